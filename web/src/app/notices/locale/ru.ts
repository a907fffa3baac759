import type { Translation } from '../../../lib/translation.ts'
import type { en } from './en.ts'

export const ru: Translation<typeof en> = {
  is_unread: 'Не прочитано',
  read_all: 'Отметить всё прочитанным',
  settings: 'Настройки',
  earlier: 'Показать более ранние',
  none_title: 'Пока ничего',
  none_text: 'Здесь появятся ответы поддержки, новые счета, окончания лицензий и сбои серверов.',
  staff_reply: 'Поддержка ответила',
  unpaid_invoice: 'Новый счёт {{subject}}',
  to_pay: 'К оплате {{amount}}',
  to_pay_by: 'К оплате {{amount}} до {{day}}',
  charged: '{{day}} с карты спишется {{amount}}',
  licence_expiring: 'Лицензия {{subject}} скоро закончится',
  paid_till: '{{name}} оплачена до {{day}}',
  server_alert: 'Медиасервер {{subject}} требует внимания',
  silent: 'Он перестал присылать отчёты',
  outside: 'Внешний сервис ответил ошибкой',
}

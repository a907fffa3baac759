import type { Translation } from '../../../lib/translation.ts'
import type { en } from './en.ts'

export const ru: Translation<typeof en> = {
  is_unread: 'Не прочитано',
  read_all: 'Отметить все как прочитанные',
  settings: 'Настройки',
  earlier: 'Показать более ранние',
  none_title: 'Пока ничего',
  none_text: 'Здесь появятся ответы поддержки, счета, новости о лицензиях и сбои серверов.',
  staff_reply: 'Поддержка ответила',
  staff_opened: 'Поддержка открыла для вас обращение',
  asked: {
    issued: 'Новый счёт {{subject}}',
    reminded: 'Напоминание: счёт {{subject}} ждёт оплаты',
    overdue: 'Счёт {{subject}} просрочен',
    not_charged: 'С карты не удалось оплатить счёт {{subject}}',
  },
  to_pay: 'К оплате {{amount}}',
  to_pay_by: 'К оплате {{amount}} до {{day}}',
  charged: '{{day}} с карты спишется {{amount}}',
  invoice_cancelled: 'Счёт {{subject}} отменён',
  not_to_pay: '{{amount}} платить больше не нужно',
  endings: {
    soon: 'Лицензия {{subject}} скоро закончится',
    stopped: 'Лицензия {{subject}} остановлена',
    unpaid: 'Лицензия {{subject}} остановлена',
    trial_soon: 'Пробная лицензия {{subject}} скоро закончится',
    trial_stopped: 'Пробная лицензия {{subject}} закончилась',
  },
  endings_text: {
    soon: '{{name}}: оплачено до {{day}}, автопродления нет. Если её не продлить, она остановится {{stops_on}}.',
    stopped: '{{name}}: было оплачено до {{day}}, продления не было. Продлите её, и серверы заработают снова.',
    unpaid:
      '{{name}}: было оплачено до {{day}}, счёт за следующий период не оплачен. После оплаты серверы заработают снова.',
    trial_soon:
      '{{name}}: пробный период закончится {{day}}, и серверы остановятся. Купите лицензию, чтобы они работали дальше.',
    trial_stopped:
      '{{name}}: пробный период закончился {{day}}, серверы остановлены. Купите лицензию, и они заработают снова.',
  },
  decisions: {
    blocked: 'Лицензия {{subject}} заблокирована',
    unblocked: 'Лицензия {{subject}} разблокирована',
    terminated: 'Лицензия {{subject}} прекращена',
    restored: 'Лицензия {{subject}} восстановлена',
    moved_away: 'Лицензия {{subject}} больше не ваша',
    moved_here: 'Лицензия {{subject}} теперь ваша',
  },
  decisions_text: {
    blocked: '{{name}}: серверы с её ключом не запустятся, пока её не разблокируют. О причине спросите поддержку.',
    unblocked: '{{name}}: блокировка снята',
    terminated: '{{name}}: серверы с её ключом больше не запустятся',
    restored: '{{name}}: прекращение отменено',
    moved_away: '{{name}}: лицензия передана другому клиенту',
    moved_here: '{{name}}: лицензия передана вам другим клиентом',
  },
  server_alert: 'Медиасервер {{subject}} требует внимания',
  servers_silent: 'Медиасерверы перестали присылать отчёты: {{servers}}',
  and_more: '{{names}} и ещё {{more}}',
  silent: 'Он перестал присылать отчёты',
  outside: 'Внешний сервис ответил ошибкой',
}

import { formatDay } from '../../../platform/locale/format.ts'
import type { Details, PushTexts } from './en.ts'
import { alertIn, amountIn, owedFor } from './figures.ts'

const owed = (details: Details): string => {
  const { day, charged } = details
  const amount = amountIn(details, 'ru')
  if (day === undefined) return `к оплате ${amount}`
  const written = formatDay(day, 'ru')
  return charged === undefined ? `к оплате ${amount} до ${written}` : `${written} с карты спишется ${amount}`
}

export const ru: PushTexts = {
  words: {
    staff_reply: ({ subject = '' }) => ({ title: 'Поддержка ответила', body: subject }),
    unpaid_invoice: (details) => ({
      title: `Новый счёт ${details['subject']}`,
      body: `${owedFor(details)}${owed(details)}`.replace(/^к/, 'К'),
    }),
    licence_expiring: ({ subject = '', name = '', day = '' }) => ({
      title: `Лицензия ${subject} скоро закончится`,
      body: `${name}, оплачено до ${formatDay(day, 'ru')}`,
    }),
    server_alert: ({ subject = '', alert = '' }) => ({
      title: `Медиасервер ${subject} требует внимания`,
      body: alert === '' ? 'Он перестал присылать отчёты' : alertIn(alert, 'Внешний сервис ответил ошибкой'),
    }),
  },
  open: {
    staff_reply: 'Открыть обращение',
    unpaid_invoice: 'Открыть счёт',
    licence_expiring: 'Открыть лицензию',
    server_alert: 'Открыть лицензию',
  },
  footer: (brand) => `Вы получили это письмо как клиент ${brand}.`,
  choose: 'Выбрать, о чём сообщать',
}

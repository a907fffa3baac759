import type { PushTexts } from './en.ts'

import { amountIn, dayIn } from './figures.ts'

export const ru: PushTexts = {
  words: {
    staff_reply: ({ subject = '' }) => ({ title: 'Поддержка ответила', body: subject }),
    unpaid_invoice: (details) => ({
      title: `Новый счёт ${details['subject']}`,
      body: `К оплате ${amountIn(details, 'ru')}`,
    }),
    licence_expiring: ({ subject = '', name = '', day = '' }) => ({
      title: `Лицензия ${subject} скоро закончится`,
      body: `${name} оплачена до ${dayIn(day, 'ru')}`,
    }),
    server_alert: ({ subject = '', alert = '' }) => ({
      title: `Медиасервер ${subject} требует внимания`,
      body: alert === '' ? 'Он перестал присылать отчёты' : alert,
    }),
  },
  open: 'Открыть',
  footer: (brand) => `Вы получили это письмо как клиент ${brand}.`,
  choose: 'Выбрать, о чём сообщать',
}

import type { NotificationKind } from '@foyer/contract/push/notification.ts'
import { amountIn, type Details, dayIn } from './figures.ts'

export type { Details }

export interface NoticeWords {
  readonly title: string
  readonly body: string
}

export interface PushTexts {
  readonly words: Readonly<Record<NotificationKind, (details: Details) => NoticeWords>>
  readonly open: string
  readonly footer: (brand: string) => string
  readonly choose: string
}

export const en: PushTexts = {
  words: {
    staff_reply: ({ subject = '' }) => ({ title: 'Support has replied', body: subject }),
    unpaid_invoice: (details) => ({
      title: `New invoice ${details['subject']}`,
      body: `${amountIn(details, 'en')} to pay`,
    }),
    licence_expiring: ({ subject = '', name = '', day = '' }) => ({
      title: `Licence ${subject} is about to expire`,
      body: `${name} is paid till ${dayIn(day, 'en')}`,
    }),
    server_alert: ({ subject = '', alert = '' }) => ({
      title: `Media server ${subject} needs attention`,
      body: alert === '' ? 'It has stopped reporting' : alert,
    }),
  },
  open: 'Open',
  footer: (brand) => `You receive this message because you are a customer of ${brand}.`,
  choose: 'Choose what you are told',
}

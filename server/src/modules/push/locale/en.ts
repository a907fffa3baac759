import type { LicenceDecision, NotificationKind } from '@foyer/contract/push/notification.ts'
import { formatDay } from '../../../platform/locale/format.ts'
import {
  alertIn,
  amountIn,
  type Asked,
  askedIn,
  decisionIn,
  type Details,
  type End,
  endIn,
  owedFor,
} from './figures.ts'

export type { Details }

export interface NoticeWords {
  readonly title: string
  readonly body: string
}

export interface PushTexts {
  readonly words: Readonly<Record<NotificationKind, (details: Details) => NoticeWords>>
  /** What the button of its mail says. */
  readonly open: Readonly<Record<NotificationKind, string>>
  readonly footer: (brand: string) => string
  readonly choose: string
}

/** What the vendor did to a licence. */
export type Decided = Readonly<Record<LicenceDecision, (details: Details) => NoticeWords>>

/** How a licence that nothing renews ends. */
export type Ending = Readonly<Record<End, (details: Details) => NoticeWords>>

/** Titles of notifications that ask for an invoice. */
export type Asking = Readonly<Record<Asked, (details: Details) => string>>

/** What is to be done about an invoice: nothing where a card is charged for it. */
const owed = (details: Details): string => {
  const { day, charged } = details
  const amount = amountIn(details, 'en')
  if (day === undefined) return `${amount} to pay`
  const written = formatDay(day, 'en')
  return charged === undefined
    ? `${amount} to pay by ${written}`
    : `${amount} will be charged to your card on ${written}`
}

const asked: Asking = {
  issued: ({ subject = '' }) => `New invoice ${subject}`,
  reminded: ({ subject = '' }) => `Reminder: invoice ${subject} is to be paid`,
  overdue: ({ subject = '' }) => `Invoice ${subject} is overdue`,
  not_charged: ({ subject = '' }) => `No card could be charged for invoice ${subject}`,
}

const decided: Decided = {
  blocked: ({ subject = '', name = '' }) => ({
    title: `Licence ${subject} is blocked`,
    body: `${name}: its key starts no servers until it is unblocked. Contact support to learn why.`,
  }),
  unblocked: ({ subject = '', name = '' }) => ({
    title: `Licence ${subject} is unblocked`,
    body: `${name} is no longer blocked`,
  }),
  terminated: ({ subject = '', name = '' }) => ({
    title: `Licence ${subject} is terminated`,
    body: `${name}: its key no longer starts any servers`,
  }),
  restored: ({ subject = '', name = '' }) => ({
    title: `Licence ${subject} is restored`,
    body: `${name} is no longer terminated`,
  }),
  moved_away: ({ subject = '', name = '' }) => ({
    title: `Licence ${subject} is no longer yours`,
    body: `${name} was moved to another customer`,
  }),
  moved_here: ({ subject = '', name = '' }) => ({
    title: `Licence ${subject} is yours now`,
    body: `${name} was moved to you from another customer`,
  }),
}

const ending: Ending = {
  soon: ({ subject = '', name = '', day = '', stops_on = '' }) => ({
    title: `Licence ${subject} is about to expire`,
    body: `${name} is paid till ${formatDay(day, 'en')} and does not renew automatically. Unless you renew it, it stops on ${formatDay(stops_on, 'en')}.`,
  }),
  stopped: ({ subject = '', name = '', day = '' }) => ({
    title: `Licence ${subject} has stopped`,
    body: `${name} was paid till ${formatDay(day, 'en')} and has not been renewed. Renew it to start its servers again.`,
  }),
  unpaid: ({ subject = '', name = '', day = '' }) => ({
    title: `Licence ${subject} has stopped`,
    body: `${name} was paid till ${formatDay(day, 'en')}, and the invoice of the next period has not been paid. Its servers start again once it is.`,
  }),
  trial_soon: ({ subject = '', name = '', day = '' }) => ({
    title: `Trial ${subject} is about to end`,
    body: `The trial of ${name} ends on ${formatDay(day, 'en')}, and its servers stop then. Buy the licence to keep them running.`,
  }),
  trial_stopped: ({ subject = '', name = '', day = '' }) => ({
    title: `Trial ${subject} has ended`,
    body: `The trial of ${name} ended on ${formatDay(day, 'en')}, and its servers have stopped. Buy the licence to start them again.`,
  }),
}

export const en: PushTexts = {
  words: {
    staff_reply: ({ subject = '', how }) => ({
      title: how === 'opened' ? 'Support has opened a ticket for you' : 'Support has replied',
      body: subject,
    }),
    unpaid_invoice: (details) => ({
      title: asked[askedIn(details)](details),
      body: `${owedFor(details)}${owed(details)}`,
    }),
    invoice_cancelled: (details) => ({
      title: `Invoice ${details['subject']} is cancelled`,
      body: `${owedFor(details)}${amountIn(details, 'en')} no longer needs to be paid`,
    }),
    licence_expiring: (details) => ending[endIn(details)](details),
    licence_decision: (details) => decided[decisionIn(details)](details),
    server_alert: ({ subject = '', alert = '', servers, names = '', more = '0' }) =>
      servers === undefined
        ? {
            title: `Media server ${subject} needs attention`,
            body: alert === '' ? 'It has stopped reporting' : alertIn(alert, 'An outside service returned an error'),
          }
        : {
            title: `${servers} media servers have stopped reporting`,
            body: more === '0' ? names : `${names} and ${more} more`,
          },
  },
  open: {
    staff_reply: 'Open the ticket',
    unpaid_invoice: 'Open the invoice',
    invoice_cancelled: 'Open the invoice',
    licence_expiring: 'Open the licence',
    licence_decision: 'Show in the portal',
    server_alert: 'Open the licence',
  },
  footer: (brand) => `You are receiving this message because you are a customer of ${brand}.`,
  choose: 'Choose what to be notified about',
}

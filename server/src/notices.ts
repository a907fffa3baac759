import type { LicenceDecision } from '@foyer/contract/push/notification.ts'
import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { decimalOf, money } from '@foyer/contract/vocabulary/money.ts'
import type { Modules } from './modules.ts'
import { isOwed, type TellerOfOrder } from './modules/billing/index.ts'
import type { Platform } from './platform.ts'
import type { Tx } from './platform/database/database.ts'

interface Told {
  readonly tenant: string
}
interface OrderNews extends Told {
  readonly order_id: string
  readonly told_by: TellerOfOrder
}
interface RemindedNews extends Told {
  readonly order_id: string
  /** Why it is asked for again: its day, or a charge that failed. */
  readonly told_by: 'reminder' | 'failed_charge'
  /** The day of the reminder or of the try, which tells one from the next. */
  readonly day: string
}
interface SettledNews extends Told {
  readonly order_id: string
}
interface CancelledNews extends SettledNews {
  readonly by_vendor: boolean
  readonly has_letter?: boolean
}
interface TicketNews extends Told {
  readonly ticket_id: string
}
interface ServerNews extends Told {
  readonly deliverable_id: string
  readonly hostname: string
  /** Servers of the licence that have gone silent together; empty where that was told with another of them or not long ago. */
  readonly hostnames?: readonly string[]
  /** The media server's own message; undefined if the server has gone silent. */
  readonly alert?: string
}
interface LicenceNews extends Told {
  readonly deliverable_id: string
  readonly account_id: string
  readonly human_id: string
  readonly name: string
  readonly paid_till: string
  readonly stops_on: string
  readonly is_trial: boolean
  /** It renews, and stopped because the invoice for that was not paid. */
  readonly is_unpaid?: boolean
}

interface DecisionNews extends Told {
  readonly deliverable_id: string
  readonly account_id: string
  readonly human_id: string
  readonly name: string
  readonly decision: LicenceDecision
}

type Teller = Pick<Modules, 'billing' | 'support' | 'licensing' | 'push'>

/** `run` is the id of the job that delivers the news. It is the same in a retry. */
type Tell<News> = (tx: Tx, modules: Teller, news: News, run: string) => Promise<void>

type Order = NonNullable<Awaited<ReturnType<Teller['billing']['find']>>>

const causeOf = ({ id }: Order): string => `issued-${id}`

const ofOrder = ({ tenant, account_id, id }: Order) => ({ tenant, account_id, path: `/invoices/${id}` })

const sumOf = ({ number: subject, total, currency, description: name }: Order) => ({
  subject,
  // With the currency's number of decimals, as everywhere else.
  amount: decimalOf(money(total, currencyOf(currency))),
  currency,
  name,
})

/** By when it is to be paid, or when a card is charged for it. */
const dayToPay = (billing: Teller['billing'], order: Order): Readonly<Record<string, string>> => {
  const charged_on = billing.chargedOn(order)
  if (charged_on !== null) return { day: charged_on, charged: 'card' }
  return order.due_on === null ? {} : { day: order.due_on }
}

/** Asks for the order’s money, with its invoice. */
const asking = async (tx: Tx, billing: Teller['billing'], order: Order) =>
  ({
    ...ofOrder(order),
    kind: 'unpaid_invoice',
    cause: causeOf(order),
    details: { ...sumOf(order), ...dayToPay(billing, order) },
    enclosures: await billing.enclosedInvoice(tx, order),
  }) as const

const tellOfOrder = async (tx: Tx, { billing, push }: Teller, news: OrderNews): Promise<void> => {
  const { order_id, told_by } = news
  if (told_by === 'gateway' || told_by === 'charger') return
  // The order is locked, so a concurrent payment or cancellation comes later and removes this notification.
  const order = await billing.hold(tx, order_id)
  if (order === undefined || !isOwed(order)) return
  await push.notify(tx, { ...(await asking(tx, billing, order)), has_letter: told_by === 'issuer' })
}

const askedAgain = ({ told_by, day }: RemindedNews, { due_on }: Order): string => {
  if (told_by === 'failed_charge') return 'not_charged'
  return due_on !== null && due_on < day ? 'overdue' : 'reminded'
}

/** In place of the notification of the invoice, so that there is one to act on. The customer has a letter of its own about it. */
const tellOfReminder = async (tx: Tx, { billing, push }: Teller, news: RemindedNews): Promise<void> => {
  const order = await billing.hold(tx, news.order_id)
  if (order === undefined || !isOwed(order)) return
  const notice = await asking(tx, billing, order)
  const details = { ...notice.details, how: askedAgain(news, order), asked_on: news.day }
  await push.notifyAgain(tx, { ...notice, details, has_letter: true })
}

/** Removes notifications that ask for an order which has been paid or cancelled. */
const tellSettled = async (tx: Tx, { billing, push }: Teller, { order_id }: SettledNews): Promise<void> => {
  const order = await billing.find(tx, order_id)
  if (order !== undefined) await push.takeBack(tx, order.account_id, causeOf(order))
}

/**
 * Only if the vendor cancelled the order. People who cancelled it themselves know, and so do those whose invoice was
 * replaced by another.
 */
const tellOfCancelled = async (tx: Tx, modules: Teller, news: CancelledNews): Promise<void> => {
  const { order_id, by_vendor, has_letter = false } = news
  await tellSettled(tx, modules, news)
  const order = by_vendor ? await modules.billing.find(tx, order_id) : undefined
  if (order === undefined) return
  const cause = `cancelled-${order_id}`
  const details = sumOf(order)
  await modules.push.notify(tx, { ...ofOrder(order), kind: 'invoice_cancelled', cause, details, has_letter })
}

const tellOfReply = async (tx: Tx, { support, push }: Teller, news: TicketNews, run: string): Promise<void> => {
  const { tenant, ticket_id } = news
  const ticket = await support.find(tx, ticket_id)
  if (ticket === undefined) return
  const { account_id, title: subject } = ticket
  const whom = { tenant, account_id, path: `/tickets/${ticket_id}` }
  await push.notify(tx, { ...whom, kind: 'staff_reply', cause: `reply-${run}`, details: { subject }, has_letter: true })
}

/** Only if staff opened it. Who opens a ticket themselves knows of it. */
const tellOfOpening = async (tx: Tx, { support, push }: Teller, { tenant, ticket_id }: TicketNews): Promise<void> => {
  const ticket = await support.find(tx, ticket_id)
  if (ticket === undefined || ticket.opened_by_id === null) return
  const { account_id, title: subject } = ticket
  const whom = { tenant, account_id, path: `/tickets/${ticket_id}` }
  const details = { subject, how: 'opened' }
  await push.notify(tx, { ...whom, kind: 'staff_reply', cause: `opened-${ticket_id}`, details, has_letter: true })
}

/** How many servers are named before the rest is counted. */
const namedServers = 3

const together = (hostnames: readonly string[]) => ({
  servers: String(hostnames.length),
  names: hostnames.slice(0, namedServers).join(', '),
  more: String(Math.max(0, hostnames.length - namedServers)),
})

const tellOfServer = async (tx: Tx, { licensing, push }: Teller, news: ServerNews, run: string): Promise<void> => {
  const { tenant, deliverable_id, hostname, alert = '', hostnames = [hostname] } = news
  const [subject] = hostnames
  if (subject === undefined) return
  const { account_id } = await licensing.source(tx, deliverable_id)
  const whom = { tenant, account_id, path: `/licenses/${deliverable_id}` }
  const details = { subject, alert, ...(hostnames.length > 1 && together(hostnames)) }
  await push.notify(tx, { ...whom, kind: 'server_alert', cause: `server-${run}`, details })
}

const ofLicence = ({ tenant, account_id, deliverable_id }: LicenceNews) =>
  ({ tenant, account_id, path: `/licenses/${deliverable_id}`, kind: 'licence_expiring' }) as const

const endOf = ({ human_id: subject, name, paid_till: day, stops_on, is_trial }: LicenceNews) => ({
  subject,
  name,
  day,
  stops_on,
  ...(is_trial && { terms: 'trial' }),
})

const tellOfEnd = async (tx: Tx, { push }: Teller, news: LicenceNews): Promise<void> => {
  const cause = `expiring-${news.deliverable_id}-${news.paid_till}`
  await push.notify(tx, { ...ofLicence(news), cause, details: endOf(news) })
}

/** The customer has a letter of its own about one that was not paid. */
const tellOfStop = async (tx: Tx, { push }: Teller, news: LicenceNews): Promise<void> => {
  const { deliverable_id, stops_on, is_unpaid = false } = news
  const cause = `ended-${deliverable_id}-${stops_on}`
  const details = { ...endOf(news), state: is_unpaid ? 'unpaid' : 'stopped' }
  await push.notify(tx, { ...ofLicence(news), cause, details, has_letter: is_unpaid })
}

const tellOfDecision = async (tx: Tx, { push }: Teller, news: DecisionNews, run: string): Promise<void> => {
  const { tenant, account_id, deliverable_id, human_id: subject, name, decision } = news
  const path = decision === 'moved_away' ? '/licenses' : `/licenses/${deliverable_id}`
  const details = { subject, name, decision }
  await push.notify(tx, { tenant, account_id, path, kind: 'licence_decision', cause: `decision-${run}`, details })
}

/**
 * Decides who is notified of which events. The modules announce events and do not know who is notified. A listener may
 * run more than once, so the run's id is the cause, and nobody is notified twice. If the module already sends an e-mail
 * (the invoice of a renewal, an answer of staff), no second one is sent here.
 */
export const tellPeople = ({ jobs, database }: Platform, modules: Teller): void => {
  const on = <News extends Told>(event: string, tell: Tell<News>): void =>
    jobs.on<News>(event, 'people', ({ id, data }) =>
      database.transaction(data.tenant, (tx) => tell(tx, modules, data, id)),
    )
  on('order_issued', tellOfOrder)
  on('raise_not_charged', tellOfOrder)
  on('order_reminded', tellOfReminder)
  on('order_paid', tellSettled)
  on('order_cancelled', tellOfCancelled)
  on('ticket_opened', tellOfOpening)
  on('ticket_staff_replied', tellOfReply)
  on('server_offline', tellOfServer)
  on('server_alerted', tellOfServer)
  on('licence_expiring', tellOfEnd)
  on('licence_ended', tellOfStop)
  on('licence_decided', tellOfDecision)
}

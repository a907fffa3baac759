import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { cut } from '@foyer/contract/vocabulary/cut.ts'
import { fullName } from '@foyer/contract/vocabulary/full-name.ts'
import { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { wireDecimal } from '@foyer/contract/vocabulary/money.ts'
import type { WebhookData, WebhookEvent } from '@foyer/contract/webhooks/message.ts'
import type { Modules } from './modules.ts'
import { stopsOn } from './modules/licensing/index.ts'
import type { Platform } from './platform.ts'
import type { Tx } from './platform/database/database.ts'
import { idUnder } from './platform/ids.ts'

interface Told {
  readonly tenant: string
}
interface CustomerNews extends Told {
  readonly account_id: string
}
interface OrderNews extends Told {
  /** Null if the refunded money belonged to no order. */
  readonly order_id: string | null
  readonly refund_id?: string
  readonly credit_note_id?: string
  readonly failure_code?: string | null
}
interface DisputeNews extends OrderNews {
  readonly state: DisputeFacts['state']
  readonly reference: string
  readonly amount: string
  readonly currency: string
}
interface LicenceNews extends Told {
  readonly deliverable_id: string
  readonly server_id?: string
  readonly hostname?: string
  readonly alert?: string
  /** For events that are sent once a day. */
  readonly day?: string
}
interface TicketNews extends Told {
  readonly ticket_id: string
  readonly comment_id?: string
}

type Teller = Pick<Modules, 'account' | 'company' | 'billing' | 'licensing' | 'support' | 'webhooks'>

/** The object of a message and its data; undefined if the object no longer exists. */
type Written<E extends WebhookEvent> = { readonly object_id: string; readonly data: WebhookData<E> } | undefined
type Write<E extends WebhookEvent, News> = (tx: Tx, modules: Teller, news: News) => Promise<Written<E>>

type DisputeFacts = WebhookData<'payment_disputed'>['dispute']
type OrderFacts = WebhookData<'order_paid'>['order']
type LicenceFacts = WebhookData<'licence_changed'>['licence']
type TicketFacts = WebhookData<'ticket_closed'>['ticket']
type CommentFacts = WebhookData<'ticket_staff_replied'>['comment']

const customerOf = async (tx: Tx, { account }: Teller, accountId: string): Promise<OrderFacts['customer']> => {
  const { id, email, name, second_name } = await account.get(tx, accountId)
  return { id, email, name: fullName({ name, second_name }) }
}

const writeCustomer: Write<'customer_created', CustomerNews> = async (tx, modules, { account_id }) => {
  const row = await modules.account.get(tx, account_id)
  const company = (await modules.company.membershipsOf(tx, [account_id])).get(account_id)
  const { country, legal_name, phone, newsletter, blocked } = row
  const customer = {
    ...(await customerOf(tx, modules, account_id)),
    legal_name,
    company: company === undefined ? null : { id: company.id, title: company.title },
    country,
    currency: currencyOf(row.currency),
    locale: Locale.parse(row.locale),
    phone,
    newsletter,
    blocked,
    closed_at: row.closed_at?.toISOString() ?? null,
    erased_at: row.erased_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }
  return { object_id: account_id, data: { customer } }
}

const amountIn = (decimal: string, currency: string): number => wireDecimal(decimal, currencyOf(currency))

// The casts below are safe: what no check constraint limits, as an order's purpose and a ticket's kind and product, is written only from values
// that the contract or an import has checked.

const orderFacts = async (tx: Tx, modules: Teller, id: string | null): Promise<OrderFacts | undefined> => {
  const row = id === null ? undefined : await modules.billing.find(tx, id)
  if (row === undefined) return undefined
  const { deliverable_id, deliverable_human_id, deliverable_name } = row
  return {
    id: row.id,
    number: row.number,
    purpose: row.purpose as OrderFacts['purpose'],
    description: row.description,
    amount: amountIn(row.total, row.currency),
    tax_amount: amountIn(row.tax, row.currency),
    currency: currencyOf(row.currency),
    created_at: row.created_at.toISOString(),
    due_on: row.due_on,
    charged_on: modules.billing.chargedOn(row),
    paid_at: row.paid_at?.toISOString() ?? null,
    cancelled_at: row.cancelled_at?.toISOString() ?? null,
    buyer_reference: row.buyer_reference,
    licence:
      deliverable_id === null
        ? null
        : { id: deliverable_id, human_id: deliverable_human_id ?? '', name: deliverable_name ?? '' },
    customer: await customerOf(tx, modules, row.account_id),
  }
}

const writeOrder: Write<'order_paid', OrderNews> = async (tx, modules, { order_id }) => {
  const order = await orderFacts(tx, modules, order_id)
  return order && { object_id: order.id, data: { order } }
}

const writeRefund: Write<'payment_refunded', OrderNews> = async (tx, modules, { order_id, refund_id = '' }) => {
  const order = await orderFacts(tx, modules, order_id)
  const refund = await modules.billing.findRefund(tx, refund_id)
  if (order === undefined || refund === undefined) return undefined
  const { id, amount, currency, reason, created_at } = refund
  const facts = { id, amount: amountIn(amount, currency), currency: currencyOf(currency), reason }
  return { object_id: order.id, data: { order, refund: { ...facts, created_at: created_at.toISOString() } } }
}

const writeFailed: Write<'payment_failed', OrderNews> = async (tx, modules, { order_id, failure_code = null }) => {
  const order = await orderFacts(tx, modules, order_id)
  return order && { object_id: order.id, data: { order, failure_code } }
}

const writeDispute: Write<'payment_disputed', DisputeNews> = async (tx, modules, news) => {
  const { state, reference, amount, currency } = news
  const order = await orderFacts(tx, modules, news.order_id)
  if (order === undefined) return undefined
  const dispute = { reference, state, amount: amountIn(amount, currency), currency: currencyOf(currency) }
  return { object_id: order.id, data: { order, dispute } }
}

const writeCreditNote: Write<'credit_note_issued', OrderNews> = async (tx, modules, news) => {
  const { order_id, credit_note_id = '' } = news
  const order = await orderFacts(tx, modules, order_id)
  const row = await modules.billing.findCreditNote(tx, credit_note_id)
  if (order === undefined || row === undefined) return undefined
  const { id, number, total, tax, currency, reason, issued_at } = row
  const amounts = { amount: amountIn(total, currency), tax_amount: amountIn(tax, currency) }
  const facts = { id, number, ...amounts, currency: currencyOf(currency), reason }
  return { object_id: order.id, data: { order, credit_note: { ...facts, created_at: issued_at.toISOString() } } }
}

const licenceFacts = async (tx: Tx, modules: Teller, id: string): Promise<LicenceFacts | undefined> => {
  const row = await modules.licensing.find(tx, id)
  if (row === undefined) return undefined
  const { human_id, sku_id, sku_name, quantity, paid_till, auto_renewable } = row
  return {
    id,
    human_id,
    sku_id,
    sku_name,
    quantity,
    activation_type: row.activation_type as LicenceFacts['activation_type'],
    created_at: row.created_at.toISOString(),
    paid_till,
    stops_on: stopsOn(row),
    auto_renewable,
    terminated_at: row.terminated_at?.toISOString() ?? null,
    blocked_at: row.blocked_at?.toISOString() ?? null,
    customer: await customerOf(tx, modules, row.account_id),
  }
}

const writeLicence: Write<'licence_changed', LicenceNews> = async (tx, modules, { deliverable_id }) => {
  const licence = await licenceFacts(tx, modules, deliverable_id)
  return licence && { object_id: licence.id, data: { licence } }
}

const writeServer: Write<'server_offline', LicenceNews> = async (tx, modules, news) => {
  const { deliverable_id, server_id = '', hostname = '' } = news
  const licence = await licenceFacts(tx, modules, deliverable_id)
  return licence && { object_id: licence.id, data: { licence, server: { server_id, hostname } } }
}

const writeAlert: Write<'server_alerted', LicenceNews> = async (tx, modules, news) => {
  const written = await writeServer(tx, modules, news)
  return written && { ...written, data: { ...written.data, alert: news.alert ?? '' } }
}

type TicketRow = NonNullable<Awaited<ReturnType<Teller['support']['find']>>>

const ticketFacts = async (tx: Tx, modules: Teller, row: TicketRow): Promise<TicketFacts> => {
  const { id, number, title, manager_name, merged_into } = row
  return {
    id,
    number,
    title,
    manager_name,
    merged_into,
    kind: row.kind as TicketFacts['kind'],
    product: row.product as TicketFacts['product'],
    state: row.state as TicketFacts['state'],
    responsibility: row.responsibility as TicketFacts['responsibility'],
    licence_id: row.deliverable_id,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    closed_at: row.closed_at?.toISOString() ?? null,
    customer: await customerOf(tx, modules, row.account_id),
  }
}

const writeTicket: Write<'ticket_closed', TicketNews> = async (tx, modules, { ticket_id }) => {
  const row = await modules.support.find(tx, ticket_id)
  return row && { object_id: row.id, data: { ticket: await ticketFacts(tx, modules, row) } }
}

/** Messages can be very long; receivers get the beginning. */
const mostCharacters = 4000

const writeOpened: Write<'ticket_opened', TicketNews> = async (tx, modules, { ticket_id }) => {
  const row = await modules.support.find(tx, ticket_id)
  if (row === undefined) return undefined
  const { id, opened_by_name: name, opened_by_email: email } = row
  const description = cut(row.description, mostCharacters)
  const opened_by = name === null || email === null ? null : { name, email }
  return { object_id: id, data: { ticket: await ticketFacts(tx, modules, row), description, opened_by } }
}

const writeAnswer: Write<'ticket_staff_replied', TicketNews> = async (tx, modules, { ticket_id, comment_id }) => {
  const row = await modules.support.find(tx, ticket_id)
  const said = comment_id === undefined ? undefined : await modules.support.findComment(tx, comment_id)
  if (row === undefined || said === undefined) return undefined
  const { id, author_name: name, author_email: email } = said
  const comment: CommentFacts = {
    id,
    side: said.author as CommentFacts['side'],
    author: { name, email },
    body: cut(said.body, mostCharacters),
    created_at: said.created_at.toISOString(),
  }
  return { object_id: row.id, data: { ticket: await ticketFacts(tx, modules, row), comment } }
}

/**
 * Decides which events are sent to which programs. The modules do not know who is told, and an event that no program
 * subscribes to costs nothing. A listener may run more than once, so the run's id is the message's id and the message
 * is written once. Daily messages have an id for each day.
 */
export const tellPrograms = ({ jobs, database }: Platform, modules: Teller): void => {
  const on = <E extends WebhookEvent, News extends Told>(
    type: E,
    write: Write<E, News>,
    idOf: (news: News, run: string) => string = (_, run) => run,
  ): void => {
    if (!modules.webhooks.isWanted(type)) return
    jobs.on<News>(type, 'programs', ({ id: run, data: news }) =>
      database.transaction(news.tenant, async (tx) => {
        const written = await write(tx, modules, news)
        const id = idOf(news, run)
        if (written !== undefined) await modules.webhooks.publish(tx, { tenant: news.tenant, id, type, ...written })
      }),
    )
  }
  on('customer_created', writeCustomer)
  on('customer_changed', writeCustomer)
  on('order_issued', writeOrder)
  on('order_paid', writeOrder)
  on('order_cancelled', writeOrder)
  on('payment_refunded', writeRefund)
  on('payment_failed', writeFailed)
  on('payment_disputed', writeDispute)
  on('credit_note_issued', writeCreditNote)
  on('licence_changed', writeLicence)
  on('licence_expiring', writeLicence, ({ deliverable_id, day }, run) =>
    day === undefined ? run : idUnder(deliverable_id, `licence_expiring ${day}`),
  )
  on('server_offline', writeServer)
  on('server_alerted', writeAlert)
  on('ticket_opened', writeOpened)
  on('ticket_staff_replied', writeAnswer)
  on('ticket_customer_replied', writeAnswer)
  on('ticket_closed', writeTicket)
  on('ticket_reopened', writeTicket)
  on('ticket_merged', writeTicket)
}

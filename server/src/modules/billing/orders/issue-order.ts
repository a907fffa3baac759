import type { OrderAction, OrderCommand } from '@foyer/contract/billing/order-action.ts'
import type { OrderPurpose } from '@foyer/contract/billing/order-purpose.ts'
import type { BillingPeriod } from '@foyer/contract/vocabulary/billing-period.ts'
import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { decimalOf, isNothing, isPositive } from '@foyer/contract/vocabulary/money.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { makeId } from '../../../platform/ids.ts'
import type { Account } from '../../account/index.ts'
import type { Brand } from '../../branding/index.ts'
import { ofOrder } from '../audited.ts'
import { postRateMissing, postTaxUnclear } from '../letters/tax-unclear.ts'
import type { Services } from '../services.ts'
import { findLastBuyerReference, type StoredBuyerReference } from './buyer-reference-store.ts'
import { deliverOrder } from './deliver-order.ts'
import { documentNumber, type Line, lineAmount, totalsOf } from './order-rules.ts'
import { insertOrder, type NewOrderRow, takeNumber } from './order-store.ts'
import { buyerOf } from './party-rules.ts'
import { taxIn } from './tax-in.ts'

/** Stored with an action for the code that delivers it, and never shown. */
type SoldFrom = {
  /** The catalogue version that the order was priced by: what is paid later is delivered as it was sold. */
  readonly sku_version?: number | null
  /** The period that begins with the payment. */
  readonly period?: BillingPeriod
  /** The days that a raise pays for. */
  readonly starts_on?: string
  readonly ends_on?: string
}

/** What an order does once it is paid: the fields of its command, as the contract names them. */
export type PlannedAction = {
  [C in OrderCommand]: {
    readonly command: C
    readonly description: string
    readonly data: SoldFrom &
      Omit<Extract<OrderAction, { command: C }>, 'command' | 'created_at' | 'fulfilled_at' | 'description'>
  }
}[OrderCommand]

/**
 * How the customer learns of a new invoice:
 * - `notice`   a notification with a mail
 * - `issuer`   the code that issued it sends its own mail, and the notification comes without one
 * - `gateway`  not at all, because the external service that charges it writes to them
 * - `charger`  only by the receipt, because a saved card is charged at once; if that fails, the code that charges tells them
 */
export type TellerOfOrder = 'notice' | 'issuer' | 'gateway' | 'charger'

export interface OrderDraft {
  readonly tenant: string
  readonly account_id: string
  readonly purpose: OrderPurpose
  readonly description: string
  readonly lines: readonly Line[]
  readonly actions: readonly PlannedAction[]
  readonly deliverable: { readonly id: string; readonly human_id: string; readonly name: string } | null
  readonly due_on: string | null
  /** Account id, `operator:<name>` or `system`. */
  readonly actor: string
  /** The address of the person who asked for it, if there is one. */
  readonly actor_ip?: string | null
  readonly told_by?: TellerOfOrder
  readonly reason?: string | undefined
  readonly issued_at?: Date
  /** The buyer's own reference, if it is not that of the licence's last invoice or of the profile. */
  readonly buyer_reference?: StoredBuyerReference
  /** The cancelled order whose place it takes. */
  readonly replaces?: { readonly id: string; readonly number: string }
}

const wireLine = (line: Line) => ({
  title: line.title,
  detail: line.detail,
  quantity: line.quantity,
  unit_price: decimalOf(line.unit_price),
  amount: decimalOf(lineAmount(line)),
})

interface Issue {
  readonly id: string
  readonly at: Date
  readonly brand: Brand
  readonly buyer: Account
}

/** The currency of the purchase. A customer whose own currency has no prices buys in another one. */
const priced = ({ branding }: Services, { brand, buyer, at }: Issue, { lines }: OrderDraft) => {
  const currency = lines[0]?.unit_price.currency ?? currencyOf(buyer.currency)
  const tax_percent = branding.taxPercent(brand.key, buyer.country)
  const { net, tax, total } = totalsOf(lines, tax_percent, currency)
  const amounts = { currency, net: decimalOf(net), tax_percent, tax: decimalOf(tax), total: decimalOf(total) }
  const note = branding.taxNote(brand.key, buyer.country)
  const tax_note = note === null ? null : JSON.stringify(note)
  const inOwn = taxIn({ branding }, brand.key, tax, at)
  const tax_in = inOwn === null || inOwn === 'no_rate' ? null : JSON.stringify(inOwn)
  const columns = { ...amounts, tax_note, tax_in, paid_at: isPositive(total) ? null : at }
  return { columns, lacksRate: inOwn === 'no_rate' }
}

/** One of its own stays with the licence, until an invoice gets another one. Everything else has that of the profile. */
const buyerReferenceOf = async (
  tx: Tx,
  { buyer }: Issue,
  draft: OrderDraft,
  total: string,
): Promise<StoredBuyerReference> => {
  const { deliverable, buyer_reference: given } = draft
  if (given !== undefined) return given
  const last =
    deliverable === null || isNothing(total) ? undefined : await findLastBuyerReference(tx, draft, deliverable.id)
  return last?.own_reference === true ? last : { buyer_reference: buyer.buyer_reference, own_reference: false }
}

const orderRow = (
  issue: Issue,
  draft: OrderDraft,
  columns: ReturnType<typeof priced>['columns'] & StoredBuyerReference,
  number: string,
): NewOrderRow => ({
  id: issue.id,
  tenant: draft.tenant,
  account_id: draft.account_id,
  number,
  purpose: draft.purpose,
  description: draft.description,
  created_at: issue.at,
  due_on: draft.due_on,
  ...columns,
  replaces: draft.replaces?.id ?? null,
  deliverable_id: draft.deliverable?.id ?? null,
  deliverable_human_id: draft.deliverable?.human_id ?? null,
  deliverable_name: draft.deliverable?.name ?? null,
  seller: JSON.stringify(issue.brand.seller),
  buyer: JSON.stringify(buyerOf(issue.buyer)),
  lines: JSON.stringify(draft.lines.map(wireLine)),
  actions: JSON.stringify(draft.actions),
})

/** A free order is delivered in the transaction that creates it. */
const deliverFree = async (services: Services, tx: Tx, { id, at }: Issue, draft: OrderDraft): Promise<void> => {
  const { tenant, account_id, deliverable, actions, actor, reason } = draft
  await deliverOrder(services, tx, {
    id,
    tenant,
    account_id,
    deliverable_id: deliverable?.id ?? null,
    actions,
    gateway: 'none',
    delivered_at: at,
    by: { actor, reason },
  })
}

const announceIssued = ({ jobs }: Services, tx: Tx, { id }: Issue, draft: OrderDraft): Promise<void> =>
  jobs.announce(tx, 'order_issued', { tenant: draft.tenant, order_id: id, told_by: draft.told_by ?? 'notice' })

/**
 * Creates an order in the caller's transaction, with a number from a gapless series and frozen seller and buyer. A free one is paid and
 * delivered at once. 403 `account_closed` for an account that is closed; none is closed until the transaction ends. Returns its id.
 */
export const issueOrder = async (services: Services, tx: Tx, draft: OrderDraft): Promise<string> => {
  const { clock, branding, account, audit } = services
  const { tenant, account_id, actor, actor_ip = null, reason } = draft
  const at = draft.issued_at ?? clock.now()
  const issue = { id: makeId(clock), at, brand: branding.get(tenant), buyer: await account.holdOpen(tx, account_id) }
  const year = at.getUTCFullYear()
  const { columns, lacksRate } = priced(services, issue, draft)
  const reference = await buyerReferenceOf(tx, issue, draft, columns.total)
  const series = columns.paid_at === null ? 'invoice' : 'order'
  const sequence = await takeNumber(tx, tenant, series, year)
  const number = documentNumber(issue.brand.invoice_prefix, series, year, sequence)
  const order = orderRow(issue, draft, { ...columns, ...reference }, number)
  await insertOrder(tx, order)
  const replaces = draft.replaces?.number
  const changes = { number, total: order.total, currency: order.currency, ...(replaces !== undefined && { replaces }) }
  const about = { ...ofOrder(issue.id, account_id), changes, reason }
  await audit(tx, { tenant, actor, actor_ip, action: 'order_issued', ...about })
  await postTaxUnclear(services, tx, issue.buyer, order)
  if (lacksRate) await postRateMissing(services, tx, order)
  if (order.paid_at === null) await announceIssued(services, tx, issue, draft)
  else await deliverFree(services, tx, issue, draft)
  return issue.id
}

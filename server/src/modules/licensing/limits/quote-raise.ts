import type { UpgradeStatus } from '@foyer/contract/licensing/deliverable.ts'
import type { UpgradePreview } from '@foyer/contract/licensing/limit-change.ts'
import type { BillingPeriod } from '@foyer/contract/vocabulary/billing-period.ts'
import { chargedAtOnce } from '@foyer/contract/vocabulary/charged-by-day.ts'
import { priceCap } from '@foyer/contract/vocabulary/constants.ts'
import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import { compare, type Money, share, wireAmount, withTax } from '@foyer/contract/vocabulary/money.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import type { CardToCharge } from '../../billing/index.ts'
import type { PricedSku } from '../../catalogue/index.ts'
import { licensingPolicy } from '../policy.ts'
import { nextCharge, upgradeStatus } from '../present.ts'
import { ownPriced } from '../purchase/agreed-price-rules.ts'
import { corrected, periodPrice } from '../purchase/period-price.ts'
import { taxesOf } from '../purchase/taxes.ts'
import { readableLicence } from '../read-licence.ts'
import { stopReason } from '../servers/lease-rules.ts'
import type { LicenceRow } from '../servers/server-store.ts'
import type { Services } from '../services.ts'
import { decideRaise, type Decision, type Quote, quoteRaise, type RaiseFacts } from './limit-rules.ts'

export interface Raise {
  readonly licence: LicenceRow
  readonly facts: RaiseFacts
  readonly quantity: number
  /** The catalogue version of the price. */
  readonly sku_version: number | null
  readonly quote: Quote
  readonly decision: Decision
  /** The card to charge, if the customer has one for that. */
  readonly card: CardToCharge | null
}

/** Cards are personal, so only one’s own licence is charged to one’s own card. */
const findCard = async (
  { billing }: Services,
  tx: Tx,
  { actor }: ActorCall,
  { billing_kind, account_id, currency }: LicenceRow,
): Promise<CardToCharge | null> => {
  if (billing_kind !== 'internal' || account_id !== actor.account_id) return null
  const card = await billing.cardToCharge(tx, account_id, currency)
  return card === null || card.ended ? null : card
}

/** The catalogue's price of this quantity. Below the minimum quantity, the unit price of the minimum applies. */
const listPrice = ({ price, sku: { min_quantity } }: PricedSku, quantity: number): Money =>
  quantity < min_quantity ? share(price(min_quantity), quantity, min_quantity) : price(quantity)

/**
 * The price of the present quantity. A perpetual licence keeps the units it has bought, whatever they cost now: both quantities are priced by
 * today's catalogue, so that only the added units are sold.
 */
const priceBefore = (licence: LicenceRow, priced: PricedSku): Money =>
  licence.period === 'one_time' ? corrected(listPrice(priced, licence.quantity), licence) : periodPrice(licence)

const factsOf = (licence: LicenceRow, priced: PricedSku, quantity: number, tax_percent: string): RaiseFacts => {
  const { period, period_starts_on, paid_till, billing_day } = licence
  return {
    // Guaranteed by the table’s own check.
    period: period as BillingPeriod,
    price: priceBefore(licence, priced),
    new_price: corrected(priced.price(quantity), licence),
    tax_percent,
    starts_on: period_starts_on,
    paid_till,
    billing_day,
  }
}

/**
 * The state that the licence shows, with one exception: while the card of its next period is being charged, or its owner pays that period
 * by hand, the raise has to wait, since it would be priced for the days before.
 */
const statusOf = async ({ billing }: Services, tx: Tx, licence: LicenceRow, today: string): Promise<UpgradeStatus> => {
  const [open = null] = await billing.openOrders(tx, [licence.id])
  const status = upgradeStatus(licence, open, today)
  if (open === null || status !== 'enabled') return status
  return (await billing.isBeingPaid(tx, open.id)) ? 'unpaid' : status
}

/** If waiting does not help but an account manager can, the code says so, as in the shop. */
const refuse = (decision: Decision): void => {
  if (decision.kind !== 'refuse') return
  const { reason } = decision
  if (reason === 'too_dear')
    throw failure('price_above_cap', { pointer: '/quantity_delta', meta: { price_cap: priceCap } })
  if (reason === 'cheaper') throw failure('price_not_higher', { pointer: '/quantity_delta' })
  throw failure('upgrade_not_possible', { meta: { reason } })
}

/** Calculates a raise and how it is settled, for the licence as it is in this transaction. */
export const quoteFor = async (
  services: Services,
  tx: Tx,
  call: ActorCall,
  licence: LicenceRow,
  delta: number,
): Promise<Raise> => {
  const now = services.clock.now()
  const quantity = licence.quantity + delta
  const priced = ownPriced(licence, await services.catalogue.get(tx, licence.sku_id))
  const { min_quantity } = priced.sku
  // The catalogue may now require more than was bought, and has no price for less.
  if (quantity < min_quantity)
    throw failure('quantity_too_small', { pointer: '/quantity_delta', meta: { min_quantity } })
  const taxOf = await taxesOf(services, tx, call, [licence])
  const facts = factsOf(licence, priced, quantity, taxOf(licence))
  const today = dayOf(now)
  const quote = quoteRaise(facts, today)
  const card = await findCard(services, tx, call, licence)
  const decision = decideRaise({
    upgrade_status: await statusOf(services, tx, licence, today),
    stopped: stopReason(licence, now) !== undefined,
    list_price: chargedAtOnce(priced.price(quantity), licence.period),
    cheaper: facts.period === 'one_time' && compare(facts.new_price, facts.price) < 0,
    total: quote.total,
    card: card?.id ?? null,
  })
  refuse(decision)
  // A free raise is never too dear.
  if (quantity > priceCap) throw failure('invalid', { pointer: '/quantity_delta', meta: { max_quantity: priceCap } })
  return { licence, facts, quantity, sku_version: priced.version, quote, decision, card }
}

const settledBy = { apply: 'nothing', invoice: 'invoice', defer: 'card' } as const

const presentRaise = (raise: Raise, today: string): UpgradePreview => {
  const { licence, facts, quantity, quote, decision, card } = raise
  if (decision.kind === 'refuse') throw new Error('unreachable: refused raises are not quoted')
  const { price, new_price, tax_percent } = facts
  const { currency } = price
  const next = nextCharge(licence, tax_percent, today)
  const charge = chargedAtOnce(new_price, licence.period)
  return {
    quantity: licence.quantity,
    new_quantity: quantity,
    price: wireAmount(price),
    new_price: wireAmount(new_price),
    days_left: quote.days_left,
    days_in_period: quote.days_in_period,
    amount: wireAmount(quote.amount),
    tax: wireAmount(quote.tax),
    total: wireAmount(quote.total),
    currency,
    next_charge: next && { date: next.date, amount: wireAmount(withTax(charge, tax_percent).total) },
    settled_by: settledBy[decision.kind],
    card_last_four: decision.kind === 'defer' && card !== null ? card.last_four : null,
  }
}

/** The calculation of a raise, as it would be charged now. */
export const previewRaise =
  (services: Services) =>
  (call: ActorCall, id: string, delta: number): Promise<UpgradePreview> =>
    services.database.read(call.tenant, async (tx) => {
      const licence = await readableLicence(services, tx, call, id, licensingPolicy.previewUpgrade)
      return presentRaise(await quoteFor(services, tx, call, licence, delta), dayOf(services.clock.now()))
    })

import type { OrderBody } from '@foyer/contract/billing/order-body.ts'
import { chargedAtOnce } from '@foyer/contract/vocabulary/charged-by-day.ts'
import { invoiceDueDays } from '@foyer/contract/vocabulary/constants.ts'
import { dayMs, dayOf } from '@foyer/contract/vocabulary/days.ts'
import { wireAmount, withTax } from '@foyer/contract/vocabulary/money.ts'
import { auditedBy } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { atFault, Failure, failure } from '../../../platform/failure.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { isId } from '../../../platform/ids.ts'
import { ownBuyerReference, type PlannedAction } from '../../billing/index.ts'
import type { PricedSku } from '../../catalogue/index.ts'
import type { Services } from '../services.ts'
import { countRunningTrials, findLocked, type LockedRow } from '../store.ts'
import { serversBought } from './column-rules.ts'
import { purchaseBreach } from './purchase-rules.ts'
import { wordsFor } from './words-for.ts'

type Wish = Extract<OrderBody, { purpose: 'new' }>

/** For a customer, a SKU that was never in the catalogue is as little on sale as one that was taken out. */
const pricedOf = ({ catalogue }: Services, tx: Tx, skuId: string): Promise<PricedSku> =>
  catalogue.get(tx, skuId).catch(atFault('/sku_id', 'not_on_sale'))

/** Locked: of several conversions at once, each sees what the one before has ordered. */
const trialOf = async (tx: Tx, id: string | undefined): Promise<LockedRow | null | undefined> => {
  if (id === undefined) return undefined
  return isId(id) ? ((await findLocked(tx, id)) ?? null) : null
}

const refuseBreach = async (
  { catalogue, clock }: Services,
  tx: Tx,
  { tenant, actor }: ActorCall,
  { quantity }: Wish,
  priced: PricedSku,
  trial: LockedRow | null | undefined,
): Promise<void> => {
  const breach = purchaseBreach({
    priced,
    quantity,
    permissions: actor.permissions,
    currency: await catalogue.offeredCurrency(tenant, priced.sku.category.name, actor.currency),
    trial: trial && { ...trial, is_own: trial.account_id === actor.account_id },
    running_trials: await countRunningTrials(tx, actor.account_id, dayOf(clock.now())),
  })
  if (breach !== null) throw failure(breach.code, breach)
}

/** The customer ordered what the shop showed; the catalogue or the tax may have changed since. */
const refuseUnseen = (
  { branding }: Services,
  { tenant, actor }: ActorCall,
  { quantity, seen_total }: Wish,
  { sku, price }: PricedSku,
): void => {
  const net = chargedAtOnce(price(quantity), sku.period)
  const total = wireAmount(withTax(net, branding.taxPercent(tenant, actor.country)).total)
  if (seen_total !== undefined && seen_total !== total) throw failure('price_changed', { meta: { total } })
}

const createAction = (
  quantity: number,
  priced: PricedSku,
  trialId: string | null,
  description: string,
): PlannedAction => ({
  command: 'create',
  description,
  data: {
    sku_id: priced.sku.id,
    sku_version: priced.version,
    period: priced.sku.period,
    quantity,
    deliverable_id: trialId,
    price_correction_delta: 0,
    start_date: null,
    activation_type: 'online',
    usb_serial_number: null,
    vsaas: false,
    vsaas_branding: false,
    channels_count: null,
    users_count: null,
    servers_count: serversBought(priced, quantity),
    user_comment: null,
  },
})

const dueOn = (now: Date): string => dayOf(now.getTime() + invoiceDueDays * dayMs)

interface Sale {
  readonly tenant: string
  readonly account_id: string
  readonly priced: PricedSku
  readonly quantity: number
  /** The trial to convert. */
  readonly trial: LockedRow | null
  /** The person who orders it, for the audit log. */
  readonly actor: string
  readonly actor_ip: string | null
  /** Defaults to `invoiceDueDays` from now. */
  readonly due_on?: string | undefined
  readonly reason?: string | undefined
  /** The buyer's own reference; left out, it is that of the profile. */
  readonly buyer_reference?: string | undefined
}

/** Issues the invoice for something that becomes a licence when it is paid. Returns its id. */
export const issueSale = async (
  services: Services,
  tx: Tx,
  { tenant, account_id, priced, quantity, trial, actor, actor_ip, due_on, reason, buyer_reference }: Sale,
): Promise<string> => {
  const words = await wordsFor(services, tx, account_id)
  const { name, period } = priced.sku
  const description = trial ? words.conversion(trial.human_id, name) : words.purchase(name)
  const title = `${name}, ${words.periods[period]}`
  return services.billing.issue(tx, {
    tenant,
    account_id,
    purpose: 'new',
    description,
    lines: [
      { title, detail: trial?.human_id ?? null, quantity, unit_price: chargedAtOnce(priced.unit(quantity), period) },
    ],
    actions: [createAction(quantity, priced, trial?.id ?? null, description)],
    deliverable: trial ? { id: trial.id, human_id: trial.human_id, name } : null,
    due_on: due_on ?? dueOn(services.clock.now()),
    actor,
    actor_ip,
    reason,
    ...ownBuyerReference(buyer_reference),
  })
}

const refuseBeingPaid = (error: unknown): never => {
  const isBeingPaid = error instanceof Failure && error.entries[0]?.code === 'payment_in_progress'
  throw isBeingPaid ? failure('payment_in_progress', { pointer: '/deliverable_id' }) : error
}

/** Cancels a trial’s earlier invoice. Throws 409 if it is being paid, or its transfer waits for a second operator. */
const giveUpEarlier = async ({ billing }: Services, tx: Tx, call: ActorCall, { id }: LockedRow): Promise<void> => {
  await billing.cancelOpenOrders(tx, id, 'new', auditedBy(call), 'refused').catch(refuseBeingPaid)
}

/** Orders a SKU, or the conversion of a trial. Throws 409 `price_changed` if it no longer comes to what the customer saw. */
export const buy = async (services: Services, tx: Tx, call: ActorCall, wish: Wish): Promise<string> => {
  const priced = await pricedOf(services, tx, wish.sku_id)
  const trial = await trialOf(tx, wish.deliverable_id)
  await refuseBreach(services, tx, call, wish, priced, trial)
  refuseUnseen(services, call, wish, priced)
  if (trial) await giveUpEarlier(services, tx, call, trial)
  return issueSale(services, tx, {
    ...auditedBy(call),
    account_id: call.actor.account_id,
    priced,
    quantity: wish.quantity,
    trial: trial ?? null,
    buyer_reference: wish.buyer_reference,
  })
}

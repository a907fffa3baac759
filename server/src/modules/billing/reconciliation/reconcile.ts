import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { dayMs, dayOf } from '@foyer/contract/vocabulary/days.ts'
import { gateways } from '@foyer/contract/vocabulary/gateway.ts'
import { compare, decimalOf, type Money, money, zero } from '@foyer/contract/vocabulary/money.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { makeId } from '../../../platform/ids.ts'
import type { Capture, Gateway } from '../gateways/gateway.ts'
import { postBooksDiffer } from '../letters/books-differ.ts'
import type { Services } from '../services.ts'
import {
  type BookedPayment,
  type Days,
  type Difference,
  findComparedTill,
  listBooked,
  noteComparedTill,
  putDiscrepancy,
  resolveDiscrepancies,
} from './reconciliation-store.ts'

const differ = (a: Money, b: Money): boolean => a.currency !== b.currency || compare(a, b) !== 0

/** This many whole days are compared each time, even if the last of them was compared before. */
const fewestDays = 2

/** The maximum, however long nothing was compared. */
const mostDays = 35

/** Begins after the last compared day, because Foyer or the gateway may have been down for longer than the usual days. */
const daysToLookAt = (now: number, comparedTill: string | undefined): number => {
  const since = comparedTill === undefined ? 0 : Math.floor((now - Date.parse(comparedTill)) / dayMs) - 1
  return Math.min(Math.max(since, fewestDays), mostDays)
}

/** The charges of a gateway on these days and the days around them. */
interface Taken extends Days {
  readonly ofTheDays: readonly Capture[]
  readonly around: readonly Capture[]
  /** Earlier charges that were partly or fully refunded on these days. */
  readonly returned: readonly Capture[]
}

/** Null if the gateway did not answer: the same days are compared again tomorrow. */
const takenLately = async (adapter: Gateway, now: number, comparedTill: string | undefined): Promise<Taken | null> => {
  const lookedAt = daysToLookAt(now, comparedTill)
  const daysAgo = (days: number): string => dayOf(new Date(now - days * dayMs))
  const [from, to] = [daysAgo(lookedAt), daysAgo(1)]
  const around = await adapter.captures(daysAgo(lookedAt + 1), daysAgo(0))
  if (around === null) return null
  // On most days most gateways have no charges.
  const ofTheDays = around.length === 0 ? around : await adapter.captures(from, to)
  const returned = adapter.returned === undefined ? [] : await adapter.returned(from, to)
  if (ofTheDays === null || returned === null) return null
  const known = new Set(ofTheDays.map(({ transaction_id }) => transaction_id))
  return { from, to, ofTheDays, around, returned: returned.filter(({ transaction_id }) => !known.has(transaction_id)) }
}

/** Compares a charge at the gateway with our records; empty if they agree. */
const compareCapture = (capture: Capture, booked: BookedPayment | undefined): Difference[] => {
  const { transaction_id, amount, refunded } = capture
  const about = { transaction_id, currency: amount.currency, order_id: booked?.order_id ?? null }
  if (booked === undefined) return [{ ...about, kind: 'unknown_capture', ours: null, theirs: decimalOf(amount) }]
  const currency = currencyOf(booked.currency)
  const ours = money(booked.amount, currency)
  if (differ(ours, amount))
    return [{ ...about, kind: 'other_amount', ours: decimalOf(ours), theirs: decimalOf(amount) }]
  const returned = money(booked.refunded, currency)
  // A sum that the gateway does not report is not a discrepancy.
  return refunded !== null && differ(returned, refunded.currency === currency ? refunded : zero(currency))
    ? [{ ...about, kind: 'other_refund', ours: decimalOf(returned), theirs: decimalOf(refunded) }]
    : []
}

/** Both sides' records of these days. A gateway's day and ours may differ by hours, so theirs are read one day further on both sides. */
const compareBooks = (
  { from, to, around, returned }: Taken,
  own: readonly Capture[],
  booked: readonly BookedPayment[],
): Difference[] => {
  const byTransaction = new Map(booked.map((row) => [row.transaction_id, row]))
  const known = new Set(around.map(({ transaction_id }) => transaction_id))
  const missing = booked
    .filter((row) => row.day >= from && row.day <= to && row.through_gateway && !known.has(row.transaction_id))
    .map(({ transaction_id, order_id, currency, amount }): Difference => {
      const ours = decimalOf(money(amount, currencyOf(currency)))
      return { kind: 'missing_capture', transaction_id, order_id, currency, ours, theirs: null }
    })
  // Charges of other days that are not ours were compared on those days.
  const late = returned.filter(({ transaction_id }) => byTransaction.has(transaction_id))
  const taken = [...own, ...late]
  return [...taken.flatMap((capture) => compareCapture(capture, byTransaction.get(capture.transaction_id))), ...missing]
}

/** Stores the discrepancies, and mails staff about new ones. */
const note = async (
  services: Services,
  tx: Tx,
  tenant: string,
  gateway: string,
  differences: readonly Difference[],
): Promise<void> => {
  const { clock, log } = services
  const [id, found_at] = [makeId(clock), clock.now()]
  const news: Difference[] = []
  for (const difference of differences) {
    if (!(await putDiscrepancy(tx, { ...difference, id: makeId(clock), tenant, gateway, found_at }))) continue
    log.error({ gateway, ...difference }, 'a gateway’s books and ours differ')
    news.push(difference)
  }
  if (news.length > 0) await postBooksDiffer(services, tx, { tenant, gateway, id }, news)
}

/** Charges that another brand has booked: several brands may share one account at a provider. */
const bookedElsewhere = async (
  { branding, database, gateway: gatewayOf }: Services,
  tenant: string,
  gateway: string,
  { around, from, to }: Taken,
): Promise<ReadonlySet<string>> => {
  const ids = around.map(({ transaction_id }) => transaction_id)
  const others = branding.all.filter(({ key }) => key !== tenant && gatewayOf(key, gateway) !== undefined)
  const found = new Set<string>()
  for (const { key } of ids.length === 0 ? [] : others)
    for (const row of await database.read(key, (tx) => listBooked(tx, gateway, { from, to }, ids)))
      found.add(row.transaction_id)
  return found
}

const reconcileGateway = async (services: Services, tenant: string, gateway: string, taken: Taken): Promise<number> => {
  const ids = [...taken.ofTheDays, ...taken.returned].map(({ transaction_id }) => transaction_id)
  const elsewhere = await bookedElsewhere(services, tenant, gateway, taken)
  const own = taken.ofTheDays.filter(({ transaction_id }) => !elsewhere.has(transaction_id))
  return services.database.transaction(tenant, async (tx) => {
    const differences = compareBooks(taken, own, await listBooked(tx, gateway, taken, ids))
    const different = differences.map(({ transaction_id }) => transaction_id)
    await resolveDiscrepancies(tx, gateway, ids, different, services.clock.now())
    await note(services, tx, tenant, gateway, differences)
    await noteComparedTill(tx, { tenant, gateway, till: taken.to })
    return differences.length
  })
}

/** The charges of a gateway since the last comparison; null if this brand does not have the gateway, or if it did not answer. */
const takenBy = async (services: Services, tenant: string, gateway: string): Promise<Taken | null> => {
  const adapter = services.gateway(tenant, gateway)
  if (adapter === undefined) return null
  const comparedTill = await services.database.read(tenant, (tx) => findComparedTill(tx, gateway))
  return takenLately(adapter, services.clock.now().getTime(), comparedTill)
}

/**
 * Compares the last whole days of every gateway with our ledger and stores discrepancies for a person to resolve. Returns how many there
 * are.
 */
export const reconcile =
  (services: Services) =>
  async (tenant: string): Promise<number> => {
    let found = 0
    for (const gateway of gateways) {
      const taken = await takenBy(services, tenant, gateway)
      if (taken !== null) found += await reconcileGateway(services, tenant, gateway, taken)
    }
    return found
  }

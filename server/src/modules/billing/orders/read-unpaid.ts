import type { LicenceInvoice } from '@foyer/contract/billing/licence-invoice.ts'
import type { UnpaidInvoice, UnpaidSummary } from '@foyer/contract/billing/unpaid.ts'
import { type Currency, currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import { add, money, type Money, wireAmount, zero } from '@foyer/contract/vocabulary/money.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import type { RowOwners } from '../../company/index.ts'
import { amountOf } from '../present.ts'
import type { Services } from '../services.ts'
import { chargedOn } from './charged-on.ts'
import { findOpenOrders, type OpenOrder, type OpenOrderRow } from './licence-order-store.ts'
import {
  findNamedUnpaid,
  findUnpaidPurchase,
  groupUnpaid,
  namedOfEach,
  type NamedUnpaidRow,
  type UnpaidGroup,
} from './unpaid-store.ts'

/** An unpaid order of a licence, with what the licence shows of it. */
export interface ShownOpenOrder extends OpenOrder {
  readonly shown: LicenceInvoice
}

type Needs = Pick<Services, 'gateway'>

const shownOf = (services: Needs, row: OpenOrderRow | NamedUnpaidRow): LicenceInvoice => ({
  number: row.number,
  amount: amountOf(row.total, row.currency),
  currency: currencyOf(row.currency),
  purpose: row.purpose as LicenceInvoice['purpose'],
  due_on: row.due_on,
  charged_on: chargedOn(services, row),
})

/** The order to pay first for each of these licences. */
export const openOrders =
  (services: Needs) =>
  async (tx: Tx, deliverableIds: readonly string[]): Promise<ShownOpenOrder[]> =>
    (await findOpenOrders(tx, deliverableIds)).map((row) => ({ ...row, shown: shownOf(services, row) }))

const sumsOf = (groups: readonly UnpaidGroup[]): UnpaidSummary['to_pay']['sums'] => {
  const sums = new Map<Currency, Money>()
  for (const { currency: code, amount } of groups) {
    const currency = currencyOf(code)
    sums.set(currency, add(sums.get(currency) ?? zero(currency), money(amount, currency)))
  }
  return [...sums].map(([currency, amount]) => ({ currency, amount: wireAmount(amount) }))
}

const countOf = (groups: readonly UnpaidGroup[]): number => groups.reduce((all, { count }) => all + count, 0)

const presentNamed =
  (services: Needs, owners: RowOwners) =>
  (row: NamedUnpaidRow): UnpaidInvoice => ({
    id: row.id,
    description: row.description,
    ...shownOf(services, row),
    owner: owners.get(row.account_id) ?? null,
  })

/** How much the caller, their company and those who share their invoices owe, however many invoices that are. */
export const readUnpaid =
  (services: Services) =>
  ({ tenant, actor }: ActorCall): Promise<UnpaidSummary> =>
    services.database.read(tenant, async (tx) => {
      const { company, clock } = services
      const owners = await company.listedOwners(tx, actor.account_id, 'billing', undefined)
      const [groups, purchase] = await Promise.all([
        groupUnpaid(tx, owners, dayOf(clock.now())),
        findUnpaidPurchase(tx, owners),
      ])
      const isCharged = (group: UnpaidGroup): boolean => chargedOn(services, group) !== null
      const charged = groups.filter(isCharged)
      const toPay = groups.filter((group) => !isCharged(group))
      const ids = new Set([...groups.flatMap(({ first }) => first), ...(purchase === undefined ? [] : [purchase])])
      const rows = await findNamedUnpaid(tx, [...ids])
      const invoices = rows.map(presentNamed(services, await company.ownersOf(tx, actor.account_id, rows)))
      const among = (some: readonly UnpaidGroup[]): UnpaidInvoice[] => {
        const named = new Set(some.flatMap(({ first }) => first))
        return invoices.filter(({ id }) => named.has(id))
      }
      return {
        count: countOf(groups),
        to_pay: { count: countOf(toPay), sums: sumsOf(toPay), first: among(toPay).slice(0, namedOfEach) },
        charged: {
          count: countOf(charged),
          next: among(charged).toSorted((a, b) => (a.charged_on ?? '').localeCompare(b.charged_on ?? ''))[0] ?? null,
        },
        purchase: invoices.find(({ id }) => id === purchase) ?? null,
      }
    })

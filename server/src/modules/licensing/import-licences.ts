import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import { auditedBySystem } from '../../platform/audit/audit.ts'
import type { Tx } from '../../platform/database/database.ts'
import { makeId } from '../../platform/ids.ts'
import { createSieve, type ImportKind, type ImportRun, type Line, repeated } from '../../platform/imports/imports.ts'
import { findImported } from '../../platform/imports/ledger.ts'
import { type Account, findImportedCustomers } from '../account/index.ts'
import { findPricedSku, type PricedSku } from '../catalogue/index.ts'
import { faultsOf, LicenceLine, type Surroundings } from './licence-line.ts'
import { firstHumanNumber, humanIdPrefix } from './licence-rules.ts'
import { agreedColumns, ownPriced } from './purchase/agreed-price-rules.ts'
import { outcomeOf, serversBought, skuColumns } from './purchase/column-rules.ts'
import { makeLicenceKey } from './purchase/licence-key.ts'
import { billingDayOf } from './purchase/period-rules.ts'
import type { Services } from './services.ts'
import {
  findNames,
  findUsedHumanIds,
  findUsedKeys,
  insertDeliverables,
  type NamedLicence,
  takeHumanNumbers,
} from './store.ts'

type Needs = Pick<Services, 'database' | 'clock' | 'audit'>

const skusOf = async (tx: Tx, lines: readonly Line<LicenceLine>[]): Promise<ReadonlyMap<string, PricedSku>> => {
  const skus = new Map<string, PricedSku>()
  for (const id of new Set(lines.map(({ row }) => row.sku))) {
    const found = await findPricedSku(tx, id)
    if (found !== undefined) skus.set(id, found)
  }
  return skus
}

/** Its SKU, at the agreed price if there is one. */
const planColumns = ({ price, quantity }: LicenceLine, priced: PricedSku) => {
  const agreed = agreedColumns(price, priced, quantity)
  return { ...skuColumns(ownPriced(agreed, priced), quantity), ...agreed }
}

/** The rows as they are stored, without their readable ids. */
const rowOf = ({ clock }: Needs, { tenant, now }: ImportRun, row: LicenceLine, owner: Account, priced: PricedSku) => ({
  id: makeId(clock),
  tenant,
  account_id: owner.id,
  ...planColumns(row, priced),
  price_correction: row.price_correction,
  outcome: outcomeOf[priced.sku.category.name],
  key: row.key ?? makeLicenceKey(),
  activation_type: row.activation_type,
  usb_serial_number: row.usb_serial_number ?? null,
  version_min: row.version_min ?? null,
  version_max: row.version_max ?? null,
  servers_limit: row.servers_limit ?? serversBought(priced, row.quantity),
  user_comment: row.comment ?? '',
  retroview: row.retroview,
  paid_till: row.paid_till ?? null,
  period_id: row.paid_till === undefined ? null : makeId(clock),
  period_starts_on: row.period_starts_on ?? null,
  period_ends_on: row.paid_till ?? null,
  billing_day: row.period_starts_on === undefined ? null : billingDayOf(row.period_starts_on, row.paid_till ?? null),
  billing_kind: row.billing_kind,
  auto_renewable: row.auto_renewable,
  terminated_at: row.terminated_at ?? null,
  blocked_at: row.blocked ? now : null,
  created_at: row.created_at ?? now,
})

/**
 * Gives readable ids to rows that have none. The numbers are taken in a separate transaction, so that sales do not have to
 * wait for the end of the import. A rehearsal takes no numbers.
 */
const nameAll = async <Row extends { readonly id: string; readonly category: string; readonly human_id?: string }>(
  { database }: Needs,
  run: ImportRun,
  rows: readonly Row[],
): Promise<(Row & { human_id: string })[]> => {
  const next = new Map<string, number>()
  const prefixOf = (category: string): string => humanIdPrefix[category as keyof typeof humanIdPrefix]
  const unnamed = Map.groupBy(
    rows.filter(({ human_id }) => human_id === undefined),
    ({ category }) => prefixOf(category),
  )
  if (!run.isRehearsal())
    for (const [prefix, { length }] of unnamed) {
      const last = await database.transaction(run.tenant, (tx) =>
        takeHumanNumbers(tx, run.tenant, prefix, firstHumanNumber, length),
      )
      next.set(prefix, last - length + 1)
    }
  return rows.map((row) => {
    if (row.human_id !== undefined) return { ...row, human_id: row.human_id }
    const prefix = prefixOf(row.category)
    const number = next.get(prefix)
    if (number !== undefined) next.set(prefix, number + 1)
    return { ...row, human_id: number === undefined ? row.id : `${prefix}-${number}` }
  })
}

const surroundingsOf = async (
  tx: Tx,
  { now }: ImportRun,
  lines: readonly Line<LicenceLine>[],
): Promise<Surroundings> => ({
  today: dayOf(now),
  customers: await findImportedCustomers(
    tx,
    lines.map(({ row }) => row.customer),
  ),
  skus: await skusOf(tx, lines),
  usedKeys: await findUsedKeys(
    tx,
    lines.flatMap(({ row }) => row.key ?? []),
  ),
  usedHumanIds: await findUsedHumanIds(
    tx,
    lines.flatMap(({ row }) => row.human_id ?? []),
  ),
})

/** Imports licences from the vendor’s previous system. Media servers keep running with the keys they have. */
export const importLicences = (needs: Needs): ImportKind<LicenceLine> => ({
  name: 'licences',
  schema: LicenceLine,
  take: async (tx, run, lines) => {
    const { tenant } = run
    const { audit } = needs
    const { refusals, passes } = createSieve<LicenceLine>()
    const surroundings = await surroundingsOf(tx, run, lines)
    const keyTwice = repeated(lines, ({ key }) => key)
    const nameTwice = repeated(lines, ({ human_id }) => human_id)
    const fit = lines.filter((line) =>
      passes(line, [
        ...faultsOf(line.row, surroundings),
        keyTwice.has(line.line) ? ['key', 'belongs to another licence'] : null,
        nameTwice.has(line.line) ? ['human_id', 'belongs to another licence'] : null,
      ]),
    )
    const rows = fit.flatMap(({ row }) => {
      const [owner, priced] = [surroundings.customers.get(row.customer), surroundings.skus.get(row.sku)]
      if (owner === undefined || priced === undefined) return []
      const { human_id } = row
      return [{ ...rowOf(needs, run, row, owner, priced), ...(human_id !== undefined && { human_id }) }]
    })
    const named = await nameAll(needs, run, rows)
    await insertDeliverables(tx, named)
    const about = { ...auditedBySystem(tenant), action: 'licence_issued', object_type: 'deliverable' }
    await audit(
      tx,
      named.map(({ id, account_id, sku_id, quantity }) => ({
        ...about,
        object_id: id,
        account_id,
        reason: 'import',
        changes: { sku_id, quantity },
      })),
    )
    return { written: new Map(fit.map(({ row }, at) => [row.id, named[at]?.id ?? ''])), refusals }
  },
})

/** Finds licences by their id in the previous system, for lines of other files. */
export const findImportedLicences = async (
  tx: Tx,
  names: readonly string[],
): Promise<ReadonlyMap<string, NamedLicence>> => {
  const known = await findImported(tx, 'licences', [...new Set(names)])
  const byId = new Map((await findNames(tx, [...known.values()])).map((row) => [row.id, row]))
  return new Map(
    [...known].flatMap(([name, id]): (readonly [string, NamedLicence])[] => {
      const row = byId.get(id)
      return row === undefined ? [] : [[name, row]]
    }),
  )
}

import type { Audit, AuditedBy } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { inOrder, type NewSku, skuOfRow } from './sku-facts.ts'
import { changedFields, isSame } from './sku-rules.ts'
import { findSkus, nextRevision, putSku } from './store.ts'
import { insertVersion } from './version-store.ts'

interface Needs {
  readonly clock: Clock
  readonly audit: Audit
}

/** Who publishes and why, and the version that is restored, if any. */
export interface Publishing extends AuditedBy {
  readonly reason: string | null
  readonly restores?: number
}

interface Step {
  readonly before: NewSku | null
  readonly after: NewSku
}

/** What would change if these SKUs were published. */
export const stepsTo = async (tx: Tx, skus: readonly NewSku[]): Promise<Step[]> => {
  const wanted = skus.map(inOrder)
  const rows = await findSkus(
    tx,
    wanted.map(({ id }) => id),
  )
  const known = new Map(rows.map((row) => [row.id, skuOfRow(row)]))
  return wanted
    .map((after) => ({ before: known.get(after.id) ?? null, after }))
    .filter(({ before, after }) => !isSame(before, after))
}

const put = (tx: Tx, tenant: string, revision: number, { tiers, category, ...sku }: NewSku): Promise<void> => {
  const product = 'product' in category ? category.product : null
  const prices = tiers.map((tier) => ({ ...tier, tenant, sku_id: sku.id }))
  return putSku(tx, { ...sku, tenant, revision, category: category.name, product }, prices)
}

const auditStep = (audit: Audit, tx: Tx, { tenant, actor, actor_ip, reason }: Publishing, number: number, step: Step) =>
  audit(tx, {
    tenant,
    actor,
    actor_ip,
    ...(reason !== null && { reason }),
    action: 'sku_published',
    object_type: 'sku',
    object_id: step.after.id,
    account_id: null,
    changes: { version: number, fields: changedFields(step.before, step.after) },
  })

/**
 * Publishes these SKUs as one version, in the caller's transaction. Returns the version number, or null if nothing
 * changes. In that case nothing is written, so that no process reloads its catalogue.
 */
export const publishSkus = async (
  { clock, audit }: Needs,
  tx: Tx,
  skus: readonly NewSku[],
  publishing: Publishing,
): Promise<number | null> => {
  if ((await stepsTo(tx, skus)).length === 0) return null
  const { tenant, actor, reason, restores = null } = publishing
  const { revision, version } = await nextRevision(tx, tenant)
  // Compared again under the lock: another publisher may have just made the same changes.
  const steps = await stepsTo(tx, skus)
  if (steps.length === 0) return null
  const number = version + 1
  for (const { after } of steps) await put(tx, tenant, revision, after)
  await insertVersion(
    tx,
    { tenant, number, at: clock.now(), actor, reason, restores },
    steps.map(({ before, after }) => ({
      tenant,
      number,
      sku_id: after.id,
      before: before === null ? null : JSON.stringify(before),
      after: JSON.stringify(after),
    })),
  )
  for (const step of steps) await auditStep(audit, tx, publishing, number, step)
  return number
}

/** Publishes the given SKUs. All others stay as they are. */
export const applySkus =
  (services: Needs & { readonly database: Database }) =>
  async (tenant: string, skus: readonly NewSku[], actor: string): Promise<void> => {
    const publishing = { tenant, actor, actor_ip: null, reason: null }
    await services.database.transaction(tenant, (tx) => publishSkus(services, tx, skus, publishing))
  }

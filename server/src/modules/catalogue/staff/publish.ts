import type {
  AppliedCatalogue,
  ApplyCatalogueBody,
  CatalogueVersionDetail,
  PublishBody,
} from '@foyer/contract/operator/catalogue.ts'
import { auditedByOperator } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure, failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { refuseBreaches } from '../draft-rules.ts'
import { deleteDrafts } from '../draft-store.ts'
import { publishSkus, stepsTo } from '../publish-skus.ts'
import type { Services } from '../services.ts'
import { type NewSku, skuOfFacts, skuOfRow } from '../sku-facts.ts'
import { findSkus, nextRevision } from '../store.ts'
import { draftOf, type Entry, isOutdated, listEntries, publishedOf } from './entry.ts'
import { presentChange, versionIn } from './read-catalogue.ts'

/**
 * Locks the catalogue as the caller saw it, and returns the number of the last version. Fails with 409 at `/revision`
 * if it has changed since.
 */
export const hold = async (tx: Tx, tenant: string, seen: number): Promise<number> => {
  const { revision, version } = await nextRevision(tx, tenant)
  if (revision - 1 !== seen) throw failure('conflict', { pointer: '/revision' })
  return version
}

/** Fails with 409 that names each SKU published again since it was drafted. */
const refuseOutdated = (entries: readonly Entry[]): void => {
  const [first, ...others] = entries
    .filter(isOutdated)
    .map(({ id }) => ({ code: 'conflict' as const, pointer: `/skus/${id}`, meta: { sku_id: id } }))
  if (first !== undefined) throw new Failure([first, ...others])
}

/**
 * Publishes the draft that the caller looked at, all or nothing. Fails with 409 if the draft has changed since, is
 * outdated or changes nothing.
 */
export const publishDraft =
  (services: Services) =>
  (call: OperatorCall, { revision, reason }: PublishBody): Promise<CatalogueVersionDetail> =>
    services.database.transaction(call.tenant, async (tx) => {
      await hold(tx, call.tenant, revision)
      const entries = (await listEntries(tx)).filter(({ draft }) => draft !== undefined)
      refuseOutdated(entries)
      const skus = entries.flatMap((entry): NewSku[] => {
        const sku = draftOf(entry)
        if (sku !== null) refuseBreaches(sku, publishedOf(entry), `/skus/${entry.id}`)
        return sku === null ? [] : [sku]
      })
      const number = await publishSkus(services, tx, skus, { ...auditedByOperator(call), reason })
      if (number === null) throw failure('conflict')
      await deleteDrafts(tx)
      return versionIn(tx, number)
    })

const readSkus = async (tx: Tx, { skus }: ApplyCatalogueBody): Promise<NewSku[]> => {
  const twice = skus.findIndex(({ id }, at) => skus.findIndex((other) => other.id === id) < at)
  if (twice >= 0) throw failure('invalid', { pointer: `/skus/${twice}/id` })
  const rows = await findSkus(
    tx,
    skus.map(({ id }) => id),
  )
  const known = new Map(rows.map((row) => [row.id, skuOfRow(row)]))
  return skus.map(({ id, ...facts }, at) => {
    const sku = skuOfFacts(id, facts, `/skus/${at}`)
    refuseBreaches(sku, known.get(id) ?? null, `/skus/${at}`)
    return sku
  })
}

/** The SKUs of a file, and what they would change. Fails with 422 for each invalid field. */
const planIn = async (tx: Tx, body: ApplyCatalogueBody) => {
  const skus = await readSkus(tx, body)
  return { skus, changes: (await stepsTo(tx, skus)).map(({ before, after }) => presentChange(before, after)) }
}

/**
 * Publishes SKUs without going through the draft, or shows what that would change. Drafts of the same SKUs become
 * outdated.
 */
export const applyGiven =
  (services: Services) =>
  (call: OperatorCall, body: ApplyCatalogueBody): Promise<AppliedCatalogue> =>
    services.database.transaction(call.tenant, async (tx) => {
      const planned = await planIn(tx, body)
      if (body.dry_run === true || planned.changes.length === 0) return { version: null, changes: planned.changes }
      await nextRevision(tx, call.tenant)
      // Planned again under the lock: another publisher may have just put these SKUs on sale, which fixes some of their fields.
      const { skus, changes } = await planIn(tx, body)
      const number = await publishSkus(services, tx, skus, { ...auditedByOperator(call), reason: body.reason })
      return { version: number === null ? null : await versionIn(tx, number), changes }
    })

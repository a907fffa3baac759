import type { CatalogueRollback, CatalogueVersionDetail, PublishBody } from '@foyer/contract/operator/catalogue.ts'
import { auditedByOperator } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { publishSkus, stepsTo } from '../publish-skus.ts'
import type { Services } from '../services.ts'
import { keptSku, type NewSku, skuOfRow } from '../sku-facts.ts'
import { findSku, headOf } from '../store.ts'
import { changedSince, findVersion } from '../version-store.ts'
import { hold } from './publish.ts'
import { presentPlanned, versionIn } from './read-catalogue.ts'

/**
 * The SKU as it was at that version. One created later is taken off sale rather than deleted, because licences may name
 * it.
 */
const backTo = async (tx: Tx, skuId: string, before: unknown): Promise<NewSku[]> => {
  if (before !== null) return [keptSku(before)]
  const row = await findSku(tx, skuId)
  return row === undefined ? [] : [{ ...skuOfRow(row), published: false }]
}

/** Every SKU that changed after the version, as it was then. */
const skusAt = async (tx: Tx, number: number): Promise<NewSku[]> => {
  const skus: NewSku[] = []
  for (const { sku_id, before } of await changedSince(tx, number)) skus.push(...(await backTo(tx, sku_id, before)))
  return skus
}

const refuseUnknown = async (tx: Tx, number: number): Promise<void> => {
  if ((await findVersion(tx, number)) === undefined) throw failure('not_found')
}

/** What `restoreVersion` would change, with the revision that it has to be sent. Fails with 404 for an unknown version. */
export const readRollback =
  (services: Services) =>
  ({ tenant }: OperatorCall, number: number): Promise<CatalogueRollback> =>
    services.database.read(tenant, async (tx) => {
      // The revision is read first: what is published in between makes it outdated, so restoring is refused.
      const { revision } = await headOf(tx)
      await refuseUnknown(tx, number)
      const steps = await stepsTo(tx, await skusAt(tx, number))
      const ids = steps.map(({ after }) => after.id)
      const licences = await services.runningLicences(tx, ids)
      return { revision, changes: steps.map((step) => presentPlanned(services, tenant, step, licences)) }
    })

/**
 * Restores the catalogue of an earlier version by publishing it as a new version. Fails with 404 for an unknown
 * version, and with 409 if nothing would change.
 */
export const restoreVersion =
  (services: Services) =>
  (call: OperatorCall, number: number, { revision, reason }: PublishBody): Promise<CatalogueVersionDetail> =>
    services.database.transaction(call.tenant, async (tx) => {
      await refuseUnknown(tx, number)
      await hold(tx, call.tenant, revision)
      const publishing = { ...auditedByOperator(call), reason, restores: number }
      const made = await publishSkus(services, tx, await skusAt(tx, number), publishing)
      if (made === null) throw failure('conflict')
      return versionIn(tx, made)
    })

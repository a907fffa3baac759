import type { CatalogueEntry, NewSkuBody, SkuChangeBody, SkuFacts } from '@foyer/contract/operator/catalogue.ts'
import { defined } from '@foyer/contract/vocabulary/defined.ts'
import { auditedByOperator } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { refuseBreaches } from '../draft-rules.ts'
import { deleteDraft, findDraft, putDraft } from '../draft-store.ts'
import type { Services } from '../services.ts'
import { factsOf, type NewSku, skuOfFacts } from '../sku-facts.ts'
import { changedFields, isSame } from '../sku-rules.ts'
import { findSku, nextRevision } from '../store.ts'
import { draftOf, type Entry, findEntry, publishedOf, readEntry, revisionOf } from './entry.ts'

const auditDraft = (
  { audit }: Services,
  tx: Tx,
  call: OperatorCall,
  action: 'sku_drafted' | 'sku_draft_discarded',
  id: string,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<void> =>
  audit(tx, { ...auditedByOperator(call), action, object_type: 'sku', object_id: id, account_id: null, changes })

/** Stores the proposed SKU in the draft. If it equals the published one, it leaves the draft. */
const keep = async (
  services: Services,
  tx: Tx,
  call: OperatorCall,
  entry: Entry,
  sku: NewSku,
  revision: number,
): Promise<void> => {
  const published = publishedOf(entry)
  const before = draftOf(entry) ?? published
  refuseBreaches(sku, published)
  if (isSame(published, sku)) await deleteDraft(tx, sku.id)
  else
    await putDraft(tx, {
      tenant: call.tenant,
      sku_id: sku.id,
      revision,
      based_on: entry.row?.revision ?? 0,
      body: JSON.stringify(sku),
      edited_by: call.operator.handle,
      edited_at: services.clock.now(),
    })
  await auditDraft(services, tx, call, 'sku_drafted', sku.id, { fields: changedFields(before, sku) })
}

/** Adds a new SKU to the draft. Fails with 409 at `/id` if the id exists, and with 422 for each invalid field. */
export const addToDraft =
  (services: Services) =>
  (call: OperatorCall, { id, ...facts }: NewSkuBody): Promise<CatalogueEntry> =>
    services.database.transaction(call.tenant, async (tx) => {
      const { revision } = await nextRevision(tx, call.tenant)
      const entry = { id, row: await findSku(tx, id), draft: await findDraft(tx, id) }
      if (entry.row !== undefined || entry.draft !== undefined) throw failure('conflict', { pointer: '/id' })
      await keep(services, tx, call, entry, skuOfFacts(id, facts), revision)
      return readEntry(services, tx, id)
    })

/** The entry, if it is still as the caller saw it. Fails with 409 at `/revision` if it has changed since. */
const seenEntry = async (tx: Tx, id: string, revision: number): Promise<Entry> => {
  const entry = await findEntry(tx, id)
  if (revisionOf(entry) !== revision) throw failure('conflict', { pointer: '/revision' })
  return entry
}

/** The facts with the changes applied. Fields left out stay as they are. */
export const changedFacts = (facts: SkuFacts, changes: Partial<Record<keyof SkuFacts, unknown>>): SkuFacts => ({
  ...facts,
  // The contract has validated each field.
  ...(defined(changes) as Partial<SkuFacts>),
})

/**
 * Changes a SKU in the draft, starting from its drafted or else its published state. Fails with 404 for an unknown id,
 * 409 at `/revision` if it has changed since the caller saw it, and 422 for each invalid field.
 */
export const changeDraft =
  (services: Services) =>
  (call: OperatorCall, id: string, { revision: seen, ...changes }: SkuChangeBody): Promise<CatalogueEntry> =>
    services.database.transaction(call.tenant, async (tx) => {
      const { revision } = await nextRevision(tx, call.tenant)
      const entry = await seenEntry(tx, id, seen)
      const before = draftOf(entry) ?? publishedOf(entry)
      if (before === null) throw new Error('unreachable: an entry is published or drafted')
      await keep(services, tx, call, entry, skuOfFacts(id, changedFacts(factsOf(before), changes)), revision)
      return readEntry(services, tx, id)
    })

/**
 * Removes a SKU from the draft. Fails with 404 for an unknown id, and with 409 if it is not drafted or has changed
 * since.
 */
export const discardDraft =
  (services: Services) =>
  (call: OperatorCall, id: string, seen: number): Promise<void> =>
    services.database.transaction(call.tenant, async (tx) => {
      await nextRevision(tx, call.tenant)
      const entry = await seenEntry(tx, id, seen)
      if (entry.draft === undefined) throw failure('conflict')
      await deleteDraft(tx, id)
      await auditDraft(services, tx, call, 'sku_draft_discarded', id)
    })

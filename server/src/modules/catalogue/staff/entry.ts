import type { CatalogueEntry } from '@foyer/contract/operator/catalogue.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import { type DraftRow, findDraft, listDrafts } from '../draft-store.ts'
import type { Services } from '../services.ts'
import { factsOf, keptSku, type NewSku, skuOfRow } from '../sku-facts.ts'
import { findSku, listSkus, type SkuRow } from '../store.ts'

/** A SKU that is published, drafted, or both. */
export interface Entry {
  readonly id: string
  readonly row: SkuRow | undefined
  readonly draft: DraftRow | undefined
}

/** Rises with every change to the published or drafted SKU. */
export const revisionOf = ({ row, draft }: Entry): number => Math.max(row?.revision ?? 0, draft?.revision ?? 0)

/** Whether the SKU has been published again since its draft was begun. */
export const isOutdated = ({ row, draft }: Entry): boolean =>
  draft !== undefined && draft.based_on !== (row?.revision ?? 0)

export const publishedOf = ({ row }: Entry): NewSku | null => (row === undefined ? null : skuOfRow(row))
export const draftOf = ({ draft }: Entry): NewSku | null => (draft === undefined ? null : keptSku(draft.body))

/** Fails with 404 `not_found` if the SKU is neither published nor drafted. */
export const findEntry = async (tx: Tx, id: string): Promise<Entry> => {
  const [row, draft] = [await findSku(tx, id), await findDraft(tx, id)]
  if (row === undefined && draft === undefined) throw failure('not_found')
  return { id, row, draft }
}

/** All entries, including those that exist only in the draft. */
export const listEntries = async (tx: Tx): Promise<Entry[]> => {
  const rows = new Map((await listSkus(tx)).map((row) => [row.id, row]))
  const drafts = new Map((await listDrafts(tx)).map((draft) => [draft.sku_id, draft]))
  const ids = [...new Set([...rows.keys(), ...drafts.keys()])].sort()
  return ids.map((id) => ({ id, row: rows.get(id), draft: drafts.get(id) }))
}

const facts = (sku: NewSku | null) => (sku === null ? null : factsOf(sku))

export const presentEntry = (entry: Entry, licences: ReadonlyMap<string, number>): CatalogueEntry => ({
  id: entry.id,
  published: facts(publishedOf(entry)),
  draft: facts(draftOf(entry)),
  revision: revisionOf(entry),
  outdated: isOutdated(entry),
  edited_by: entry.draft?.edited_by ?? null,
  edited_at: entry.draft?.edited_at.toISOString() ?? null,
  licences: licences.get(entry.id) ?? 0,
})

/** Fails with 404 `not_found` if the SKU is neither published nor drafted. */
export const readEntry = async ({ runningLicences }: Services, tx: Tx, id: string): Promise<CatalogueEntry> =>
  presentEntry(await findEntry(tx, id), await runningLicences(tx, [id]))

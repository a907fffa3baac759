import type {
  CatalogueDraft,
  CatalogueEntry,
  CatalogueRollback,
  CatalogueVersion,
  CatalogueVersionDetail,
  NewSkuBody,
  SkuChange,
} from '@foyer/contract/operator/catalogue.ts'
import type { Page, SortedPageQuery } from '@foyer/contract/vocabulary/page.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { mapPage } from '../../../platform/http/page-answer.ts'
import { warningsOf } from '../draft-rules.ts'
import type { Services } from '../services.ts'
import { factsOf, keptSku, type NewSku, skuOfRow } from '../sku-facts.ts'
import { changedFields } from '../sku-rules.ts'
import { headOf, listSkus } from '../store.ts'
import { findVersion, listVersions, listVersionSkus, type VersionRow } from '../version-store.ts'
import { draftOf, type Entry, isOutdated, listEntries, presentEntry, publishedOf, readEntry } from './entry.ts'

/** All SKUs that are or were on sale, with their drafted changes. */
export const readCatalogue =
  ({ database, runningLicences }: Services) =>
  ({ tenant }: OperatorCall): Promise<CatalogueEntry[]> =>
    database.read(tenant, async (tx) => {
      const licences = await runningLicences(tx)
      return (await listEntries(tx)).map((entry) => presentEntry(entry, licences))
    })

/** Fails with 404 `not_found` if the SKU is neither published nor drafted. */
export const readSku =
  (services: Services) =>
  ({ tenant }: OperatorCall, id: string): Promise<CatalogueEntry> =>
    services.database.read(tenant, (tx) => readEntry(services, tx, id))

/** The published catalogue, in the form that can be applied again. */
export const exportSkus =
  ({ database }: Services) =>
  ({ tenant }: OperatorCall): Promise<NewSkuBody[]> =>
    database.read(tenant, async (tx) =>
      (await listSkus(tx))
        .map((row) => ({ id: row.id, ...factsOf(skuOfRow(row)) }))
        .sort((a, b) => (a.id < b.id ? -1 : 1)),
    )

export const presentChange = (before: NewSku | null, after: NewSku): SkuChange => ({
  id: after.id,
  before: before === null ? null : factsOf(before),
  after: factsOf(after),
  fields: changedFields(before, after),
})

/** A change that is not published yet: with what is questionable about it, and how many licences it concerns. */
export const presentPlanned = (
  { takenOnline }: Services,
  tenant: string,
  { before, after }: { readonly before: NewSku | null; readonly after: NewSku },
  licences: ReadonlyMap<string, number>,
): CatalogueRollback['changes'][number] => ({
  ...presentChange(before, after),
  warnings: warningsOf(after, before, takenOnline(tenant, after.currency)),
  licences: licences.get(after.id) ?? 0,
})

const presentDraft = (
  services: Services,
  tenant: string,
  entry: Entry,
  licences: ReadonlyMap<string, number>,
): CatalogueDraft['changes'] => {
  const { draft } = entry
  const [before, after] = [publishedOf(entry), draftOf(entry)]
  if (draft === undefined || after === null) return []
  return [
    {
      ...presentPlanned(services, tenant, { before, after }, licences),
      outdated: isOutdated(entry),
      edited_by: draft.edited_by,
      edited_at: draft.edited_at.toISOString(),
    },
  ]
}

/** Everything that publishing would change, with the revision that the call to publish has to send. */
export const readDraft =
  (services: Services) =>
  ({ tenant }: OperatorCall): Promise<CatalogueDraft> =>
    services.database.read(tenant, async (tx) => {
      // The revision is read first: an edit in between makes it outdated, so publishing is refused. It can never stand
      // for changes that are not in the list.
      const { revision } = await headOf(tx)
      const entries = (await listEntries(tx)).filter(({ draft }) => draft !== undefined)
      const licences = await services.runningLicences(
        tx,
        entries.map(({ id }) => id),
      )
      return { revision, changes: entries.flatMap((entry) => presentDraft(services, tenant, entry, licences)) }
    })

const presentVersion = ({ tenant: _tenant, at, ...row }: VersionRow, current: number): CatalogueVersion => ({
  ...row,
  at: at.toISOString(),
  current: row.number === current,
})

export const readVersions =
  ({ database, cursors }: Services) =>
  ({ tenant }: OperatorCall, { cursor, limit, sort }: SortedPageQuery): Promise<Page<CatalogueVersion>> =>
    database.read(tenant, async (tx) => {
      const { version } = await headOf(tx)
      const page = await listVersions(tx, { cursors, cursor, limit, sort })
      return mapPage(page, (row) => presentVersion(row, version))
    })

/** Fails with 404 `not_found` if there is no such version. */
export const versionIn = async (tx: Tx, number: number): Promise<CatalogueVersionDetail> => {
  const row = await findVersion(tx, number)
  if (row === undefined) throw failure('not_found')
  const skus = await listVersionSkus(tx, number)
  const { version } = await headOf(tx)
  return {
    ...presentVersion(row, version),
    changes: skus.map(({ before, after }) => presentChange(before === null ? null : keptSku(before), keptSku(after))),
  }
}

/** Fails with 404 `not_found` if there is no such version. */
export const readVersion =
  ({ database }: Services) =>
  ({ tenant }: OperatorCall, number: number): Promise<CatalogueVersionDetail> =>
    database.read(tenant, (tx) => versionIn(tx, number))

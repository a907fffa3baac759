import type {
  AppliedCatalogue,
  ApplyCatalogueBody,
  CatalogueDraft,
  CatalogueEntry,
  CataloguePreview,
  CatalogueRollback,
  CatalogueVersion,
  CatalogueVersionDetail,
  NewSkuBody,
  PreviewBody,
  PublishBody,
  SkuChangeBody,
} from '@foyer/contract/operator/catalogue.ts'
import type { Page, SortedPageQuery } from '@foyer/contract/vocabulary/page.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import type { CatalogueCache } from '../catalogue-cache.ts'
import type { Services } from '../services.ts'
import { addToDraft, changeDraft, discardDraft } from './edit-draft.ts'
import { previewSku } from './preview.ts'
import { applyGiven, publishDraft } from './publish.ts'
import { exportSkus, readCatalogue, readDraft, readSku, readVersion, readVersions } from './read-catalogue.ts'
import { readRollback, restoreVersion } from './roll-back.ts'

/** What the vendor's staff do with the catalogue. They share one draft and publish it as one version. */
export interface CatalogueStaffSide {
  list(call: OperatorCall): Promise<CatalogueEntry[]>
  read(call: OperatorCall, id: string): Promise<CatalogueEntry>
  export(call: OperatorCall): Promise<NewSkuBody[]>
  add(call: OperatorCall, body: NewSkuBody): Promise<CatalogueEntry>
  change(call: OperatorCall, id: string, body: SkuChangeBody): Promise<CatalogueEntry>
  discard(call: OperatorCall, id: string, revision: number): Promise<void>
  preview(call: OperatorCall, body: PreviewBody): Promise<CataloguePreview>
  draft(call: OperatorCall): Promise<CatalogueDraft>
  publish(call: OperatorCall, body: PublishBody): Promise<CatalogueVersionDetail>
  apply(call: OperatorCall, body: ApplyCatalogueBody): Promise<AppliedCatalogue>
  versions(call: OperatorCall, query: SortedPageQuery): Promise<Page<CatalogueVersion>>
  version(call: OperatorCall, number: number): Promise<CatalogueVersionDetail>
  /** What restoring the version would change. */
  rollback(call: OperatorCall, number: number): Promise<CatalogueRollback>
  restore(call: OperatorCall, number: number, body: PublishBody): Promise<CatalogueVersionDetail>
}

export const createStaffSide = (services: Services, shelf: CatalogueCache): CatalogueStaffSide => {
  /** The publishing process drops its own cache before it answers. The others are notified through the database. */
  const andForget =
    <Asked extends unknown[], Answer>(publish: (...asked: Asked) => Promise<Answer>) =>
    async (...asked: Asked): Promise<Answer> => {
      const answer = await publish(...asked)
      shelf.forget()
      return answer
    }
  return {
    list: readCatalogue(services),
    read: readSku(services),
    export: exportSkus(services),
    add: addToDraft(services),
    change: changeDraft(services),
    discard: discardDraft(services),
    preview: previewSku(services),
    draft: readDraft(services),
    publish: andForget(publishDraft(services)),
    apply: andForget(applyGiven(services)),
    versions: readVersions(services),
    version: readVersion(services),
    rollback: readRollback(services),
    restore: andForget(restoreVersion(services)),
  }
}

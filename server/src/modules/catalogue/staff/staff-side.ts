import type { CatalogueCache } from '../catalogue-cache.ts'
import type { Services } from '../services.ts'
import { addToDraft, changeDraft, discardDraft } from './edit-draft.ts'
import { previewSku } from './preview.ts'
import { applyGiven, publishDraft } from './publish.ts'
import { exportSkus, readCatalogue, readDraft, readSku, readVersion, readVersions } from './read-catalogue.ts'
import { readRollback, restoreVersion } from './roll-back.ts'

/** What the vendor's staff do with the catalogue. They share one draft and publish it as one version. */
export const createStaffSide = (services: Services, shelf: CatalogueCache) => {
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
    /** What restoring the version would change. */
    rollback: readRollback(services),
    restore: andForget(restoreVersion(services)),
  }
}

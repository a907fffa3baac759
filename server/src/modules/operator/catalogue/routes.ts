import * as endpoints from '@foyer/contract/operator/endpoints.ts'
import { pageAnswer } from '../../../platform/http/page-answer.ts'
import { created, noContent, ok, type Route, route } from '../../../platform/http/route.ts'
import type { CatalogueModule } from '../../catalogue/index.ts'

export const catalogueRoutes = ({ staff }: CatalogueModule): Route[] => [
  route(endpoints.listCatalogue, async (call) => ok({ skus: await staff.list(call) })),
  route(endpoints.exportCatalogue, async (call) => ok({ skus: await staff.export(call) })),
  route(endpoints.getCatalogueSku, async (call, { params }) => ok(await staff.read(call, params.id))),
  route(endpoints.addCatalogueSku, async (call, { body }) => created(await staff.add(call, body))),
  route(endpoints.changeCatalogueSku, async (call, { params, body }) => ok(await staff.change(call, params.id, body))),
  route(endpoints.discardCatalogueSku, async (call, { params, body }) => {
    await staff.discard(call, params.id, body.revision)
    return noContent
  }),
  route(endpoints.previewCatalogue, async (call, { body }) => ok(await staff.preview(call, body))),
  route(endpoints.getCatalogueDraft, async (call) => ok(await staff.draft(call))),
  route(endpoints.publishCatalogue, async (call, { body }) => created(await staff.publish(call, body))),
  route(endpoints.applyCatalogue, async (call, { body }) => ok(await staff.apply(call, body))),
  route(endpoints.listCatalogueVersions, async (call, { query }) =>
    ok(pageAnswer('versions', await staff.versions(call, query))),
  ),
  route(endpoints.getCatalogueVersion, async (call, { params }) => ok(await staff.version(call, params.number))),
  route(endpoints.previewCatalogueRestore, async (call, { params }) => ok(await staff.rollback(call, params.number))),
  route(endpoints.restoreCatalogueVersion, async (call, { params, body }) =>
    created(await staff.restore(call, params.number, body)),
  ),
]

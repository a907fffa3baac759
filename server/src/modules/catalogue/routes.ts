import * as endpoints from '@foyer/contract/catalogue/endpoints.ts'
import { pageAnswer } from '../../platform/http/page-answer.ts'
import { ok, type Route, route } from '../../platform/http/route.ts'
import type { CatalogueModule } from './index.ts'

export const catalogueRoutes = (catalogue: CatalogueModule): Route[] => [
  route(endpoints.listSkus, async (call, { query }) => ok(pageAnswer('skus', await catalogue.list(call, query)))),
  route(endpoints.getSkuPrice, async (call, { params, query }) =>
    ok(await catalogue.quote(call, params.sku_id, query.quantity)),
  ),
  route(endpoints.getSku, async (call, { params }) => ok(await catalogue.read(call, params.id))),
]

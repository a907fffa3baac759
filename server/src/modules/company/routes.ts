import * as endpoints from '@foyer/contract/company/endpoints.ts'
import { ok, type Route, route } from '../../platform/http/route.ts'
import type { CompanyModule } from './index.ts'

export const companyRoutes = (company: CompanyModule): Route[] => [
  route(endpoints.getAbilities, async (call) => ok(await company.abilities(call))),
]

import * as endpoints from '@foyer/contract/branding/endpoints.ts'
import { ok, type Route, route } from '../../platform/http/route.ts'
import type { Branding } from './index.ts'

export const brandingRoutes = (branding: Branding): Route[] => [
  route(endpoints.getUiSettings, async ({ tenant }) => ok(branding.uiSettings(branding.get(tenant)))),
]

import { parseSearch, stringifySearch } from '../lib/search-params.ts'

/** Options shared by the routers of the portal and the console. */
export const routerOptions = {
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 150,
  defaultPendingMinMs: 0,
  scrollRestoration: true,
} as const

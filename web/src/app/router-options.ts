import { parseSearch, stringifySearch } from '../lib/search-params.ts'

/** How every router of ours behaves, the portal's and the console's. */
export const routerOptions = {
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 150,
  defaultPendingMinMs: 0,
  scrollRestoration: true,
} as const

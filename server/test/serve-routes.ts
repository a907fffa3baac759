import type { CallConcurrency } from '../src/platform/http/concurrency-limit.ts'
import { IdempotencyStore } from '../src/platform/http/idempotency.ts'
import { mount } from '../src/platform/http/mount.ts'
import type { Route } from '../src/platform/http/route.ts'
import { createHttp, type Patience } from '../src/platform/http/server.ts'
import { createLog, type Log } from '../src/platform/log.ts'
import type { RunningFoyer } from './foyer.ts'

export interface ServedRoutes {
  readonly url: string
  close(): Promise<void>
}

interface Served {
  readonly log?: Log
  readonly patience?: Partial<Patience>
  readonly places?: CallConcurrency
  readonly lateness?: () => number
}

/**
 * The HTTP layer with the test's own endpoints, for what no real one does at the right moment: take long, fail, count.
 * Authentication, brands and keys come from the given Foyer.
 */
export const serveRoutes = async (
  { platform, modules }: RunningFoyer,
  routes: readonly Route[],
  { log = createLog('silent'), patience = {}, places, lateness = () => 0 }: Served = {},
): Promise<ServedRoutes> => {
  const http = await createHttp({ log, trustedProxies: [], patience, lateness })
  const services = {
    tenants: modules.branding,
    resolveBearer: modules.account.resolveBearer,
    resolveLicence: modules.licensing.resolveLicence,
    resolveOperator: modules.operator.resolveOperator,
    readmit: modules.company.readmit,
    idempotency: new IdempotencyStore(platform.database, platform.clock, 'secret'),
    ...(places !== undefined && { places }),
  }
  for (const route of routes) mount(http, route, services)
  return { url: await http.listen({ port: 0, host: '127.0.0.1' }), close: () => http.close() }
}

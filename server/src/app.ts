import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import type { FastifyInstance } from 'fastify'
import type { Settings } from './config.ts'
import { createDemoWorld, withProgram } from './demo/index.ts'
import { expectKnownBrands } from './expect-known-brands.ts'
import { createModules, type Modules } from './modules.ts'
import { everyBrand, pageParts } from './modules/branding/index.ts'
import { diskReading, healthParts, loadReading, readingsOf, writesPart } from './monitoring.ts'
import { openPlatform, type Platform } from './platform.ts'
import { foldRevisions } from './platform/database/revisions.ts'
import { fillSearchWords } from './platform/database/search-words.ts'
import { type CallRateLimits, createCallRate } from './platform/http/call-rate.ts'
import { createConcurrencyLimit } from './platform/http/concurrency-limit.ts'
import { mountHealth, mountMetrics, partsReading, type Readiness } from './platform/http/health.ts'
import { IdempotencyStore } from './platform/http/idempotency.ts'
import { findKeptFile, keepBuiltFiles } from './platform/http/kept-files.ts'
import { listenWidely } from './platform/http/listen-widely.ts'
import { mount, type MountServices } from './platform/http/mount.ts'
import { mountPages } from './platform/http/pages.ts'
import type { Load } from './platform/http/progress.ts'
import { mountOpenApi } from './platform/http/serve-openapi.ts'
import { createHttp } from './platform/http/server.ts'
import { createUnchanged } from './platform/http/unchanged.ts'
import { webFolder } from './platform/http/web-folder.ts'
import type { Log } from './platform/log.ts'
import type { StatisticsEngine } from './platform/statistics/index.ts'
import { providerOrigins } from './provider-origins.ts'
import { openSandbox, type Sandbox } from './sandbox.ts'

export interface Foyer {
  readonly http: FastifyInstance
  readonly platform: Platform
  readonly modules: Modules
  /** Makes the queues, opens the port, starts the jobs, and returns the address. */
  listen(): Promise<string>
  /** Stops being ready, answers requests in progress, returns jobs to the queue and closes the engines. */
  close(): Promise<void>
}

/** Overrides for tests and the bench, and work that has already been started. */
interface Wishes {
  readonly demoWorld?: boolean
  /** A platform that is already being opened. It is closed with the rest. */
  readonly platform?: Promise<Platform>
  readonly lateness?: () => number
  /** Opens the statistics engine. */
  readonly openEngine?: (settings: Settings, log: Log) => Promise<StatisticsEngine>
  /** Decides which polled answers are still valid. */
  readonly openUnchanged?: typeof createUnchanged
}

/** A licence key that calls without end was probably found by somebody: only the log says which one to replace. */
const tellOfKeys =
  (log: Log) =>
  (by: keyof CallRateLimits, deliverable_id: string): void => {
    if (by === 'licence') log.warn({ deliverable_id }, 'a licence key calls more often than it may')
  }

/** The services that every call passes: resolvers, rate limits, idempotency and the check for unchanged answers. */
const servicesOfCalls = (
  settings: Settings,
  { clock, log }: Pick<Platform, 'clock' | 'log'>,
  { branding, account, company, licensing, operator }: Modules,
  openUnchanged: typeof createUnchanged,
): Omit<MountServices, 'idempotency'> => {
  const { resolveBearer } = account
  const { resolveLicence } = licensing
  const { resolveOperator, noteOperatorCall, noteExport } = operator
  const { readmit, revisionOf } = company
  const { account: calls, transfers } = settings.calls_at_once
  return {
    tenants: branding,
    resolveBearer,
    resolveLicence,
    resolveOperator,
    readmit,
    noteOperatorCall,
    noteExport,
    flood: createCallRate(settings.calls_per_minute, { tellBeyond: tellOfKeys(log) }),
    places: { calls: createConcurrencyLimit(calls), transfers: createConcurrencyLimit(transfers) },
    unchanged: openUnchanged(revisionOf, clock),
  }
}

/** Mounts the public keys with which others verify what we sign. */
const mountKeys = (http: FastifyInstance, { keys, licenceKeys }: Platform): void => {
  for (const [name, { jwks }] of [
    ['jwks', keys],
    ['licence-keys', licenceKeys],
  ] as const)
    http.get(`/.well-known/${name}.json`, { exposeHeadRoute: true }, async (_, reply) =>
      reply.header('cache-control', 'public, max-age=300').send(jwks),
    )
}

/** Mounts everything that is served, in order: monitoring, calls, notifications, descriptions, stand-ins, pages. */
const mountAll = async (
  http: FastifyInstance,
  settings: Settings,
  platform: Platform,
  modules: Modules,
  sandbox: Sandbox | null,
  readiness: Readiness,
  load: Load,
  openUnchanged: typeof createUnchanged,
): Promise<void> => {
  const { database, clock, jobs } = platform
  const { branding, routes, mountHooks } = modules
  const idempotency = new IdempotencyStore(database, clock, settings.secret)
  jobs.every(
    'old answers',
    dayMs,
    everyBrand(branding, (tenant) => idempotency.forgetOld(tenant)),
  )
  jobs.every(
    'counts of changes',
    dayMs,
    everyBrand(branding, (tenant) => foldRevisions(database, tenant)),
  )
  const parts = healthParts(platform)
  const readings = [
    ...readingsOf(platform, modules),
    partsReading([...parts, writesPart(platform)]),
    loadReading(load),
    diskReading(settings.data),
  ]
  mountMetrics(http, settings.metrics_token, readings)
  mountHealth(http, parts, readiness)
  const services = { ...servicesOfCalls(settings, platform, modules, openUnchanged), idempotency }
  for (const route of routes) mount(http, route, services)
  await mountHooks(http)
  mountKeys(http, platform)
  await mountOpenApi(http)
  await sandbox?.mount(http)
  await mountPages(http, {
    folder: webFolder,
    partsOf: (host) => {
      const brand = branding.byHost(host)
      return brand === undefined ? undefined : pageParts(branding, brand)
    },
    findKept: (name) => findKeptFile(database, name),
  })
}

/** How long calls may delay a shutdown. The server has 28 s in all, and closing the engines takes some of it. */
const endMs = 20_000

/** What has to be done before the first call. */
const prepare = async (settings: Settings, platform: Platform): Promise<void> => {
  await expectKnownBrands(settings, platform)
  await fillSearchWords(platform.database, Object.keys(settings.brands))
  await keepBuiltFiles(platform.database_url, join(webFolder, 'assets'), platform.clock)
  // Calls write jobs, and not every proxy waits for readiness.
  await platform.jobs.open()
}

/** The composition root: creates the platform and each module once, and connects them. */
export const createFoyer = async (
  given: Settings,
  { demoWorld = given.demo, lateness, openEngine, openUnchanged = createUnchanged, ...begun }: Wishes = {},
): Promise<Foyer> => {
  const settings = demoWorld ? withProgram(given) : given
  const address = { url: `http://${settings.host}:${settings.port}` }
  const ownUrl = (): string => address.url
  const platform = await (begun.platform ?? openPlatform(settings, openEngine))
  await using opened = new AsyncDisposableStack()
  opened.defer(() => platform.close())
  const { log, jobs } = platform
  const sandbox = settings.demo ? openSandbox(platform, ownUrl) : null
  const modules = createModules(settings, platform, ownUrl, sandbox)
  const demo = demoWorld ? createDemoWorld(settings, platform, modules, ownUrl) : null
  const readiness: Readiness = { stage: 'starting' }
  const load: Load = { ordinary: 0, turned_away: 0 }
  const http = await createHttp({
    log,
    load,
    ...(lateness !== undefined && { lateness }),
    trustedProxies: settings.trusted_proxies,
    providerOrigins: providerOrigins(settings),
    patience: { endMs: endMs - settings.drain_seconds * 1000 },
  })
  await mountAll(http, settings, platform, modules, sandbox, readiness, load, openUnchanged)
  const closing = opened.move()

  return {
    http,
    platform,
    modules,
    listen: async () => {
      await prepare(settings, platform)
      address.url = await listenWidely(http, settings)
      if (settings.hold) {
        readiness.stage = 'holding'
        log.warn('nothing runs by itself, because FOYER_HOLD is set: no mail, webhook, renewal or other job')
        return address.url
      }
      // Their handlers need the address.
      await jobs.start()
      // The demo's makers call this server themselves. Others are not let in while the demo is half made.
      await demo?.make()
      readiness.stage = 'accepting'
      return address.url
    },
    close: async () => {
      readiness.stage = 'stopping'
      // In parallel, because each may take 20 s and the engines need time too. Running calls may still write jobs;
      // other processes or the next start run them.
      await Promise.all([delay(settings.drain_seconds * 1000).then(() => http.close()), jobs.stop()])
      await closing.disposeAsync()
    },
  }
}

import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { failure } from '../failure.ts'
import { sameBytes } from '../ids.ts'
import { within } from '../time-limit.ts'

export interface Part {
  readonly name: string
  readonly ping: () => Promise<void>
}

export interface Readiness {
  /**
   * Only `accepting` processes are ready. The others fail their readiness probe, so that a proxy sends them no calls
   * while they start or stop, or hold their jobs back.
   */
  stage: 'starting' | 'accepting' | 'holding' | 'stopping'
}

const ask = async ({ ping }: Part): Promise<boolean> => {
  const answer = ping().then(
    () => true,
    () => false,
  )
  return (await within(2_000, answer)) ?? false
}

const underWay = new WeakMap<Part, Promise<boolean>>()

/** Concurrent probes share one check: anybody may call the endpoint, and each check costs the resources that all calls need. */
const isWell = (part: Part): Promise<boolean> => {
  const asked = underWay.get(part) ?? ask(part).finally(() => underWay.delete(part))
  underWay.set(part, asked)
  return asked
}

interface Examined extends Part {
  readonly well: boolean
}

const examine = (parts: readonly Part[]): Promise<Examined[]> =>
  Promise.all(parts.map(async (part) => ({ ...part, well: await isWell(part) })))

/** Probes are critical, because they matter most under load: a process that does not answer them gets restarted. */
const probe = { config: { critical: true }, exposeHeadRoute: true } as const

/** `?exclude=statistics&exclude=files`, as in Kubernetes. */
const excludedBy = (query: unknown): ReadonlySet<unknown> => {
  const named: unknown = typeof query === 'object' && query !== null && 'exclude' in query ? query.exclude : []
  return new Set(Array.isArray(named) ? named : [named])
}

/**
 * `/healthz`: the process is alive. `/readyz`: checks every part that calls depend on, and answers 503 with the names
 * of those that fail. Load balancers should exclude parts that few calls need and that fail for all processes at once;
 * otherwise no process would be left to send calls to.
 */
export const mountHealth = (app: FastifyInstance, parts: readonly Part[], readiness: Readiness): void => {
  app.get('/healthz', probe, async () => ({ status: 'ok' }))
  app.get('/readyz', probe, async ({ query }, reply) => {
    const excluded = excludedBy(query)
    const examined = await examine(parts.filter(({ name }) => !excluded.has(name)))
    const { stage } = readiness
    const allWell = examined.every(({ well }) => well)
    return reply.code(stage === 'accepting' && allWell ? 200 : 503).send({
      status: stage === 'accepting' ? (allWell ? 'ok' : 'failing') : stage,
      parts: Object.fromEntries(examined.map(({ name, well }) => [name, well ? 'ok' : 'failing'])),
    })
  })
}

/** 1 for each part that answers, so that alerts can tell the parts apart. */
export const partsReading = (parts: readonly Part[]): Reading => ({
  name: 'foyer_part',
  help: 'Whether this process reaches the part',
  label: 'part',
  read: async () => Object.fromEntries((await examine(parts)).map(({ name, well }) => [name, well ? 1 : 0])),
})

/** A metric that is read when it is scraped. */
export interface Reading {
  readonly name: string
  readonly help: string
  readonly label: string
  readonly read: () => Promise<Readonly<Record<string, number>>>
}

const addGauge = (registry: Registry, { name, help, label, read }: Reading): void => {
  const gauge = new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [],
    async collect() {
      this.reset()
      // If the database is down, only its metrics are missing; all others must still be reported.
      const figures = await read().catch(() => ({}))
      for (const [value, figure] of Object.entries(figures)) this.set({ [label]: value }, figure)
    },
  })
  registry.registerMetric(gauge)
}

/** Serves metrics in Prometheus format to clients with the token. Others get 401 `unauthorized`. */
export const mountMetrics = (app: FastifyInstance, token: string | undefined, readings: readonly Reading[]): void => {
  if (token === undefined) return
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  for (const reading of readings) addGauge(registry, reading)
  const duration = new Histogram({
    name: 'foyer_http_request_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', probe, async (request, reply) => {
    const sent = Buffer.from(request.headers.authorization ?? '')
    if (!sameBytes(sent, Buffer.from(`Bearer ${token}`))) throw failure('unauthorized')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

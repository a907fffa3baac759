import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { failure } from '../failure.ts'
import { sameBytes } from '../ids.ts'

export interface Part {
  readonly name: string
  readonly ping: () => Promise<void>
}

export interface Readiness {
  /** Calls are for those that accept them: not before all of the server runs, and no longer once it stops, so that a proxy sends nobody any more. */
  stage: 'starting' | 'accepting' | 'stopping'
}

const within = (ms: number, work: Promise<void>): Promise<void> =>
  Promise.race([work, new Promise<never>((_, reject) => setTimeout(() => reject(new Error('timed out')), ms).unref())])

const ask = ({ ping }: Part): Promise<boolean> =>
  within(2_000, ping()).then(
    () => true,
    () => false,
  )

const underWay = new WeakMap<Part, Promise<boolean>>()

/** Asked once for all who want to know at the same time: anybody may ask, and the parts are what all others wait for. */
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

/** Whoever watches must see most when there is most to do: a process that says nothing is started anew. */
const probe = { config: { critical: true }, exposeHeadRoute: true } as const

/** `?exclude=statistics&exclude=files`, as Kubernetes has it. */
const excludedBy = (query: unknown): ReadonlySet<unknown> => {
  const named: unknown = typeof query === 'object' && query !== null && 'exclude' in query ? query.exclude : []
  return new Set(Array.isArray(named) ? named : [named])
}

/**
 * /healthz: the process lives. /readyz: each part that calls need; 503 names the parts that fail. Whoever sends calls here leaves out
 * those parts that few calls need and that are away for all processes at once: none would be left to send to.
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

/** 1 for each part that answers, for alerts that tell them apart. */
export const partsReading = (parts: readonly Part[]): Reading => ({
  name: 'foyer_part',
  help: 'Whether this process reaches the part',
  label: 'part',
  read: async () => Object.fromEntries((await examine(parts)).map(({ name, well }) => [name, well ? 1 : 0])),
})

/** A figure that is read when it is asked for. */
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
      // Who watches must hear of all the rest also while the database is away; then this figure is missing.
      const figures = await read().catch(() => ({}))
      for (const [value, figure] of Object.entries(figures)) this.set({ [label]: value }, figure)
    },
  })
  registry.registerMetric(gauge)
}

/** Prometheus text for whoever holds the token. */
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

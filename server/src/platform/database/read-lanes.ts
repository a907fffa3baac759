import type pg from 'pg'
import { bindToTenant, type NamedStatement, readAsBound, readAsTenant } from './tenant-read.ts'

/** One connection of the pool, kept, that many reads share. */
interface Lane {
  /** Whose rows its session sees for as long as it lives. */
  readonly tenant: string
  /** There once the session is bound to the tenant. */
  readonly client: Promise<pg.PoolClient>
  inFlight: number
}

/** The stream under a client; the published types leave it out. */
const streamOf = (client: pg.PoolClient): { cork(): void; uncork(): void } =>
  (client as unknown as { connection: { stream: { cork(): void; uncork(): void } } }).connection.stream

/**
 * Connections that reads share, each taking the next statement before the last is answered. Each belongs to one tenant and sees no other's
 * rows, so that its reads need not say again for whom they are; a tenant without one of its own says so with each read. What is asked within one turn of the event loop
 * leaves in one packet: on a busy server most of the cost of a small read is the system calls around it.
 */
export class ReadLanes {
  readonly #pool: pg.Pool
  readonly #size: number
  readonly #lanes: Lane[] = []
  readonly #corked = new Set<pg.PoolClient>()

  constructor(pool: pg.Pool, size: number) {
    this.#pool = pool
    this.#size = size
  }

  async read<Row>(tenant: string, statement: NamedStatement): Promise<Row[]> {
    const lane = this.#emptiest(tenant)
    lane.inFlight += 1
    try {
      const client = await lane.client
      this.#flushAtEndOfTurn(client)
      return await (lane.tenant === tenant
        ? readAsBound<Row>(client, statement)
        : readAsTenant<Row>(client, tenant, statement))
    } finally {
      lane.inFlight -= 1
    }
  }

  /** Ends the connections: nobody else may have a session that is bound to a tenant. */
  async close(): Promise<void> {
    await Promise.allSettled(this.#lanes.splice(0).map(async ({ client }) => (await client).release(true)))
  }

  /** The tenant's own if it is idle, else a further one, else another's that is idle, else the one with the fewest before it: nobody queues up behind a slow read. */
  #emptiest(tenant: string): Lane {
    const idle = this.#lanes.filter(({ inFlight }) => inFlight === 0)
    const own = idle.find((lane) => lane.tenant === tenant)
    if (own !== undefined) return own
    if (this.#lanes.length < this.#size) return this.#open(tenant)
    return idle[0] ?? this.#lanes.reduce((least, lane) => (lane.inFlight < least.inFlight ? lane : least))
  }

  #open(tenant: string): Lane {
    const lane: Lane = { tenant, client: this.#connect(tenant), inFlight: 0 }
    this.#lanes.push(lane)
    void this.#watch(lane)
    return lane
  }

  async #connect(tenant: string): Promise<pg.PoolClient> {
    const client = await this.#pool.connect()
    try {
      await bindToTenant(client, tenant)
    } catch (error) {
      client.release(true)
      throw error
    }
    return client
  }

  /** A lost connection fails the reads on it; the pool makes another for those that follow. */
  async #watch(lane: Lane): Promise<void> {
    try {
      const client = await lane.client
      client.on('error', (error) => {
        if (this.#forget(lane)) client.release(error)
      })
    } catch {
      this.#forget(lane)
    }
  }

  /** Whether it was still ours: it is handed back once only. */
  #forget(lane: Lane): boolean {
    const at = this.#lanes.indexOf(lane)
    if (at >= 0) this.#lanes.splice(at, 1)
    return at >= 0
  }

  #flushAtEndOfTurn(client: pg.PoolClient): void {
    if (this.#corked.has(client)) return
    this.#corked.add(client)
    const stream = streamOf(client)
    stream.cork()
    setImmediate(() => {
      this.#corked.delete(client)
      stream.uncork()
    })
  }
}

import type pg from 'pg'
import { failure } from '../failure.ts'
import { evenIfOutdated, nameInEra } from './preparing-client.ts'
import { bindToTenant, type NamedStatement, readAsBound, readAsTenant } from './tenant-read.ts'

/** One connection of the pool, kept, that many reads share. */
interface Lane {
  /** Whose rows its session sees for as long as it lives. */
  readonly tenant: string
  /** There once the session is bound to the tenant. */
  readonly client: Promise<pg.PoolClient>
  /** When each read that is not answered yet was asked, the oldest first: answers come in that order. */
  readonly asked: number[]
}

interface Stream {
  cork(): void
  uncork(): void
  destroy(error: Error): void
}

/** The stream under a client; the published types leave it out. */
const streamOf = (client: pg.PoolClient): Stream =>
  (client as unknown as { connection: { stream: Stream } }).connection.stream

/** Reads answer within milliseconds, on a starved machine within a second or two. Nobody is sent behind one that takes longer, as one that waits for a lock does. */
const slowMs = 3_000
/** Those behind a read that ends by its own limits would each wait as long again, one after the other: they are let go together. */
const hopelessMs = 6_000

const waitedMs = ({ asked: [oldest] }: Lane): number => (oldest === undefined ? 0 : performance.now() - oldest)

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
    return evenIfOutdated(() => this.#ask<Row>(tenant, statement))
  }

  async #ask<Row>(tenant: string, { name, ...rest }: NamedStatement): Promise<Row[]> {
    const statement = { ...rest, name: name === undefined ? undefined : nameInEra(name) }
    const lane = this.#emptiest(tenant)
    lane.asked.push(performance.now())
    try {
      const client = await lane.client
      this.#flushAtEndOfTurn(client)
      return await (lane.tenant === tenant
        ? readAsBound<Row>(client, statement)
        : readAsTenant<Row>(client, tenant, statement))
    } finally {
      lane.asked.shift()
    }
  }

  /** Ends the connections: nobody else may have a session that is bound to a tenant. */
  async close(): Promise<void> {
    await Promise.allSettled(this.#lanes.splice(0).map(async ({ client }) => (await client).release(true)))
  }

  /**
   * The tenant's own if it is idle, else a further one, else another's that is idle, else the one with the fewest before it.
   * Throws 503 `unavailable` where all of them stand still.
   */
  #emptiest(tenant: string): Lane {
    const idle = this.#lanes.filter(({ asked }) => asked.length === 0)
    const own = idle.find((lane) => lane.tenant === tenant)
    if (own !== undefined) return own
    if (this.#lanes.length < this.#size) return this.#open(tenant)
    return idle[0] ?? this.#leastBusy()
  }

  #leastBusy(): Lane {
    for (const lane of this.#lanes) if (waitedMs(lane) > hopelessMs && lane.asked.length > 1) void this.#giveUp(lane)
    const [first, ...others] = this.#lanes.filter((lane) => waitedMs(lane) < slowMs)
    if (first === undefined) throw failure('unavailable', { meta: { retry_after: 2 } })
    return others.reduce((least, lane) => (lane.asked.length < least.asked.length ? lane : least), first)
  }

  /** Ends its connection, and with it everything that waits there. */
  async #giveUp(lane: Lane): Promise<void> {
    const client = await lane.client.catch(() => undefined)
    if (client !== undefined) streamOf(client).destroy(new Error('Connection terminated: it stood still'))
  }

  #open(tenant: string): Lane {
    const lane: Lane = { tenant, client: this.#connect(tenant), asked: [] }
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

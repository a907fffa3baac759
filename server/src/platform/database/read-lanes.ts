import type pg from 'pg'
import { type NamedStatement, readAsTenant } from './tenant-read.ts'

/** One connection of the pool, kept, that many reads share. */
interface Lane {
  readonly client: Promise<pg.PoolClient>
  inFlight: number
}

/** The stream under a client; the published types leave it out. */
const streamOf = (client: pg.PoolClient): { cork(): void; uncork(): void } =>
  (client as unknown as { connection: { stream: { cork(): void; uncork(): void } } }).connection.stream

/**
 * Connections that reads share, each taking the next statement before the last is answered. What is asked within one turn of the event loop
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
    const lane = this.#emptiest()
    lane.inFlight += 1
    try {
      const client = await lane.client
      this.#flushAtEndOfTurn(client)
      return await readAsTenant<Row>(client, tenant, statement)
    } finally {
      lane.inFlight -= 1
    }
  }

  /** Hands the connections back to the pool. */
  async close(): Promise<void> {
    await Promise.allSettled(this.#lanes.splice(0).map(async ({ client }) => (await client).release()))
  }

  /** One that is idle, else a further one, else the one with the fewest before it: nobody queues up behind a slow read. */
  #emptiest(): Lane {
    const idle = this.#lanes.find(({ inFlight }) => inFlight === 0)
    if (idle !== undefined) return idle
    if (this.#lanes.length < this.#size) return this.#open()
    return this.#lanes.reduce((least, lane) => (lane.inFlight < least.inFlight ? lane : least))
  }

  #open(): Lane {
    const lane: Lane = { client: this.#pool.connect(), inFlight: 0 }
    this.#lanes.push(lane)
    void this.#watch(lane)
    return lane
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

import type pg from 'pg'
import { failure } from '../failure.ts'
import { isCritical } from '../priority.ts'
import { evenIfOutdated, nameInEra, streamOf } from './preparing-client.ts'
import { bindToTenant, type NamedStatement, readAsBound, readAsTenant } from './tenant-read.ts'

/** A read that is not answered yet. */
interface Asked {
  readonly tenant: string
  readonly statement: NamedStatement
  /** Which statement it is, whoever asks. */
  readonly kind: string
  readonly critical: boolean
  /** When it was sent. */
  at: number
  readonly resolve: (rows: never[]) => void
  readonly reject: (error: unknown) => void
  /** On how many lanes. */
  open: number
}

/** One connection of the pool, kept, that many reads share. */
interface Lane {
  /** Whose rows its session sees for as long as it lives. */
  readonly tenant: string
  /** There once the session is bound to the tenant. */
  readonly client: Promise<pg.PoolClient>
  /** Reads that are not answered yet, the oldest first: answers come in that order. */
  readonly asked: Asked[]
  /** The kind of read that it was set aside for. */
  aside: string | null
}

/** Reads answer within milliseconds, on a starved machine within a second or two. One that takes longer, as one that waits for a lock does, gets a lane of its own. */
const stillMs = 1_000
/** So many at a time have one of their own; for a further one the oldest is ended, once it has taken this long. */
export const lanesAside = 4
const slowMs = 3_000
const lookMs = 250

/**
 * So many are sent ahead on a lane, which keeps it busy while answers are read; the rest wait here, where what is critical goes before them
 * all. In the connection nothing could overtake.
 */
const ahead = 16

const waitedMs = ({ asked: [oldest] }: Lane): number => (oldest === undefined ? 0 : performance.now() - oldest.at)

const fewestBefore = (lanes: readonly Lane[]): Lane | undefined =>
  lanes.reduce<Lane | undefined>(
    (least, lane) => (least === undefined || lane.asked.length < least.asked.length ? lane : least),
    undefined,
  )

/**
 * Connections that reads share, each taking the next statement before the last is answered. Each belongs to one tenant and sees no other's
 * rows, so that its reads need not say again for whom they are; a tenant without one of its own says so with each read. What is asked within one turn of the event loop
 * leaves in one packet: on a busy server most of the cost of a small read is the system calls around it.
 *
 * Nobody waits for long behind a read that stands still: its lane is set aside for it, those behind it are asked again on another one, and as
 * long as it stands, reads of its kind share one lane, so that the others are kept for everything else.
 *
 * Where more is asked than PostgreSQL can answer, reads wait here and not in the connections, so that what is critical goes first.
 */
export class ReadLanes {
  readonly #pool: pg.Pool
  readonly #size: number
  readonly #lanes: Lane[] = []
  /** Those that wait for one read, the oldest first. */
  readonly #aside = new Set<Lane>()
  /** Those for whom no lane has a place. */
  readonly #waiting = { critical: new Set<Asked>(), ordinary: new Set<Asked>() }
  readonly #corked = new Set<pg.PoolClient>()
  readonly #looking: NodeJS.Timeout
  #lookedAt = performance.now()

  constructor(pool: pg.Pool, size: number) {
    this.#pool = pool
    this.#size = size
    this.#looking = setInterval(() => this.#look(), lookMs).unref()
  }

  /** How many reads no lane has a place for. */
  get waiting(): number {
    return this.#waiting.critical.size + this.#waiting.ordinary.size
  }

  async read<Row>(tenant: string, statement: NamedStatement): Promise<Row[]> {
    return evenIfOutdated(() => this.#ask<Row>(tenant, statement))
  }

  #ask<Row>(tenant: string, { name, text, values }: NamedStatement): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      const statement = { text, values, name: name === undefined ? undefined : nameInEra(name) }
      const kind = name ?? text
      const asked = { tenant, statement, kind, critical: isCritical(), at: 0, resolve, reject, open: 0 }
      if (!this.#sendNow(asked)) this.#waiting[asked.critical ? 'critical' : 'ordinary'].add(asked)
    })
  }

  /** Where reads stand still they find their way by their kinds, and nobody waits for a place. */
  #hasPlace({ asked }: Lane): boolean {
    return asked.length < ahead || this.#aside.size > 0
  }

  /** False where it has to wait. Throws 503 `unavailable` where reads of its kind stand still. */
  #sendNow(asked: Asked): boolean {
    const lane = this.#laneFor(asked)
    const hasPlace = this.#hasPlace(lane)
    if (hasPlace) void this.#send(lane, asked)
    return hasPlace
  }

  #callNext(): void {
    const { critical, ordinary } = this.#waiting
    for (const waiting of [critical, ordinary])
      for (const asked of waiting) {
        try {
          if (!this.#sendNow(asked)) return
        } catch (error) {
          asked.reject(error)
        }
        waiting.delete(asked)
      }
  }

  async #send(lane: Lane, asked: Asked): Promise<void> {
    const { tenant, statement } = asked
    asked.at = performance.now()
    lane.asked.push(asked)
    asked.open += 1
    try {
      const client = await lane.client
      this.#flushAtEndOfTurn(client)
      asked.resolve(
        await (lane.tenant === tenant
          ? readAsBound<never>(client, statement)
          : readAsTenant<never>(client, tenant, statement)),
      )
    } catch (error) {
      asked.open -= 1
      if (asked.open === 0) asked.reject(error)
    } finally {
      lane.asked.shift()
      if (lane.aside !== null) await this.#comeBack(lane)
      this.#callNext()
    }
  }

  /** Ends the connections: nobody else may have a session that is bound to a tenant. */
  async close(): Promise<void> {
    clearInterval(this.#looking)
    const all = [...this.#lanes.splice(0), ...this.#aside]
    this.#aside.clear()
    await Promise.allSettled(all.map(async ({ client }) => (await client).release(true)))
  }

  #laneFor(asked: Asked): Lane {
    return this.#aside.size === 0 ? this.#emptiest(asked.tenant, this.#lanes) : this.#besideThoseAside(asked)
  }

  /** The tenant's own if it is idle, else a further one, else another's that is idle, else the one with the fewest before it. */
  #emptiest(tenant: string, lanes: readonly Lane[]): Lane {
    const idle = lanes.filter(({ asked }) => asked.length === 0)
    const own = idle.find((lane) => lane.tenant === tenant)
    if (own !== undefined) return own
    if (this.#lanes.length < this.#size) return this.#open(tenant)
    return idle[0] ?? fewestBefore(lanes) ?? this.#open(tenant)
  }

  /** Throws 503 `unavailable` where reads of this kind stand still one after the other. */
  #besideThoseAside(asked: Asked): Lane {
    const kinds = new Set([...this.#aside].map(({ aside }) => aside))
    const suspects = this.#lanes.filter((lane) => lane.asked.some(({ kind }) => kinds.has(kind)))
    if (!kinds.has(asked.kind)) {
      const others = this.#lanes.filter((lane) => !suspects.includes(lane))
      return this.#emptiest(asked.tenant, others.length > 0 ? others : this.#lanes)
    }
    const shared = fewestBefore(suspects)
    if (shared === undefined) return this.#emptiest(asked.tenant, this.#lanes)
    if (waitedMs(shared) > slowMs) throw failure('unavailable', { meta: { retry_after: 2 } })
    return shared
  }

  /** One at a time: where a machine is only starved, the next one answers. A look that comes late itself says that nobody was at work here. */
  #look(): void {
    const [now, before] = [performance.now(), this.#lookedAt]
    this.#lookedAt = now
    if (now - before > 2 * lookMs) return
    const still = this.#lanes.filter((lane) => waitedMs(lane) > stillMs)
    const [longest] = still.sort((a, b) => waitedMs(b) - waitedMs(a))
    if (longest === undefined) return
    if (this.#aside.size < lanesAside) this.#setAside(longest)
    else void this.#endOldest()
  }

  #setAside(lane: Lane): void {
    const [head, ...behind] = lane.asked
    if (head === undefined) return
    this.#lanes.splice(this.#lanes.indexOf(lane), 1)
    lane.aside = head.kind
    this.#aside.add(lane)
    for (const asked of behind) if (asked.open === 1) this.#askAgain(asked)
    this.#callNext()
  }

  #askAgain(asked: Asked): void {
    try {
      void this.#send(this.#laneFor(asked), asked)
    } catch {
      // Where it stands now it may still be answered.
    }
  }

  /** It has had its time; PostgreSQL ends what nobody listens to. */
  async #endOldest(): Promise<void> {
    const [oldest] = this.#aside
    if (oldest !== undefined && waitedMs(oldest) > slowMs) await this.#end(oldest)
  }

  async #end({ client }: Lane): Promise<void> {
    const connected = await client.catch(() => undefined)
    if (connected !== undefined) streamOf(connected).destroy(new Error('Connection terminated: it stood still'))
  }

  /** The read that it was set aside for has ended; those behind it have been asked elsewhere. */
  async #comeBack(lane: Lane): Promise<void> {
    if (!this.#aside.has(lane)) return
    if (lane.asked.length > 0 || this.#lanes.length === this.#size) return this.#end(lane)
    this.#aside.delete(lane)
    lane.aside = null
    this.#lanes.push(lane)
  }

  #open(tenant: string): Lane {
    const lane: Lane = { tenant, client: this.#connect(tenant), asked: [], aside: null }
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
    if (this.#aside.delete(lane)) return true
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

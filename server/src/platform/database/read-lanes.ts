/**
 * Shares a few PostgreSQL connections, the lanes, between all reads. A pool gives each read a connection of its own, which costs a round trip
 * and several system calls per read. Here reads are pipelined: a lane sends many statements without waiting for the answers, which PostgreSQL
 * returns in order. The class at the end explains how tenants are kept apart and what happens if a read hangs.
 */
import type pg from 'pg'
import { failure } from '../failure.ts'
import { isCritical } from '../priority.ts'
import { type Asked, fewestBefore, type Lane, waitedMs } from './lane.ts'
import { evenIfOutdated, nameInEra, streamOf } from './preparing-client.ts'
import { bindToTenant, type NamedStatement, readAsBound, readAsTenant } from './tenant-read.ts'

/**
 * Reads answer within milliseconds, and on an overloaded machine within a second or two. A slower one, for example one that waits for a
 * lock, gets a lane of its own.
 */
const stillMs = 1_000
/** How many reads at a time can have a lane of their own. For a further one the oldest is cancelled, once it has taken `slowMs`. */
export const lanesAside = 4
const slowMs = 3_000
const lookMs = 250

/**
 * How many reads are sent ahead on a lane, which keeps it busy while answers are read. The rest waits in this process, where critical reads
 * can overtake. In the connection nothing could.
 */
const ahead = 16

/**
 * Connections shared by many reads. Each lane sends the next statement before the last one is answered, and everything asked within one
 * turn of the event loop goes out in one packet, because on a busy server most of the cost of a small read is system calls.
 *
 * A lane is bound to one tenant and sees only its rows, so its reads need not name the tenant. A tenant without a free lane of its own uses
 * another tenant’s lane and names itself with each read (`readAsTenant`).
 *
 * A read that hangs does not hold up the others. Its lane is set aside, the reads behind it are sent again on another lane, and reads of
 * its kind share one lane until it ends.
 *
 * If PostgreSQL cannot keep up, reads wait here and not in the connections, so that critical ones go first.
 */
export class ReadLanes {
  readonly #pool: pg.Pool
  readonly #size: number
  readonly #lanes: Lane[] = []
  /** Lanes that wait for a single hanging read, oldest first. */
  readonly #aside = new Set<Lane>()
  /** Reads that no lane has a place for. */
  readonly #waiting = { critical: new Set<Asked>(), ordinary: new Set<Asked>() }
  readonly #corked = new Set<pg.PoolClient>()
  readonly #looking: NodeJS.Timeout
  #lookedAt = performance.now()

  constructor(pool: pg.Pool, size: number) {
    this.#pool = pool
    this.#size = size
    this.#looking = setInterval(() => this.#look(), lookMs).unref()
  }

  /** How many reads are waiting for a place on a lane. */
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

  /** While reads hang, lanes are chosen by kind and nobody waits for a place. */
  #hasPlace({ asked }: Lane): boolean {
    return asked.length < ahead || this.#aside.size > 0
  }

  /** Returns false if the read has to wait. Throws 503 `unavailable` if reads of its kind hang. */
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
      if (lane.isRetired) await this.#endRetired(lane)
      else if (lane.aside !== null) await this.#comeBack(lane)
      this.#callNext()
    }
  }

  /** Ends the connections: nothing else may use a session that is bound to a tenant. */
  async close(): Promise<void> {
    clearInterval(this.#looking)
    const all = [...this.#lanes.splice(0), ...this.#aside]
    this.#aside.clear()
    await Promise.allSettled(all.map(async ({ client }) => (await client).release(true)))
  }

  /** Sends further reads over new connections. Those of before end once they have answered. */
  renew(): void {
    for (const lane of this.#lanes.splice(0)) {
      lane.isRetired = true
      void this.#endRetired(lane)
    }
  }

  async #endRetired({ asked, client }: Lane): Promise<void> {
    if (asked.length > 0) return
    const connected = await client.catch(() => undefined)
    connected?.release(true)
  }

  #laneFor(asked: Asked): Lane {
    return this.#aside.size === 0 ? this.#emptiest(asked.tenant, this.#lanes) : this.#besideThoseAside(asked)
  }

  /** The tenant’s own lane if it is idle, or else a new one, or else another idle one, or else the one with the fewest reads. */
  #emptiest(tenant: string, lanes: readonly Lane[]): Lane {
    const idle = lanes.filter(({ asked }) => asked.length === 0)
    const own = idle.find((lane) => lane.tenant === tenant)
    if (own !== undefined) return own
    if (this.#lanes.length < this.#size) return this.#open(tenant)
    return idle[0] ?? fewestBefore(lanes) ?? this.#open(tenant)
  }

  /** Throws 503 `unavailable` if reads of this kind hang one after the other. */
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

  /**
   * Sets aside one lane at a time: if the machine is only overloaded, the next check finds the others answered. A check that runs late
   * itself means that nothing was running at all.
   */
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
      // It may still be answered on its present lane.
    }
  }

  /** The read has had its time. PostgreSQL cancels it when its connection closes. */
  async #endOldest(): Promise<void> {
    const [oldest] = this.#aside
    if (oldest !== undefined && waitedMs(oldest) > slowMs) await this.#end(oldest)
  }

  async #end({ client }: Lane): Promise<void> {
    const connected = await client.catch(() => undefined)
    if (connected !== undefined) streamOf(connected).destroy(new Error('Connection terminated: it stood still'))
  }

  /** The read that the lane was set aside for has ended. Those behind it have been sent elsewhere. */
  async #comeBack(lane: Lane): Promise<void> {
    if (!this.#aside.has(lane)) return
    if (lane.asked.length > 0 || this.#lanes.length === this.#size) return this.#end(lane)
    this.#aside.delete(lane)
    lane.aside = null
    this.#lanes.push(lane)
  }

  #open(tenant: string): Lane {
    const lane: Lane = { tenant, client: this.#connect(tenant), asked: [], aside: null, isRetired: false }
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

  /** A lost connection fails the reads on it. The pool opens another for later reads. */
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

  /** Returns whether the lane was still in use, so that its connection is released only once. */
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

import { createHmac } from 'node:crypto'
import { idempotencyMs } from '@foyer/contract/vocabulary/constants.ts'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { validate } from 'uuid'
import type { Admission } from '../auth/policy.ts'
import type { Clock } from '../clock.ts'
import type { Database, Tx } from '../database/database.ts'
import { inBatches } from '../database/in-batches.ts'
import { failure } from '../failure.ts'
import { asCritical } from '../priority.ts'

export interface StoredAnswer {
  readonly status: number
  readonly body: string | null
}

/** A stored answer with the admissions it depended on. */
export interface AnswerBefore extends StoredAnswer {
  readonly admissions: readonly Admission[]
}

interface IdempotencyKey {
  readonly tenant: string
  /** The account id. For callers who are not signed in, a hash of the Session header or the IP address. */
  readonly caller: string
  readonly key: string
  readonly fingerprint: Buffer
}

/** A key that this run of its call has taken. */
export interface HeldKey extends IdempotencyKey {
  /** Tells this run from one that takes the key after it. */
  readonly taken_at: Date
  /** Those of earlier runs, and those that are collected while the call runs. */
  readonly admissions: Admission[]
  /** What earlier runs have committed. */
  readonly steps: readonly Buffer[]
}

/**
 * After this long without an answer, the run must have been cut off by a crash, and the key can be taken again. If it was
 * not, what it has not committed by then fails.
 */
const abandonedMs = 120_000

interface TakenRow {
  readonly steps: readonly Buffer[] | null
  readonly admissions: readonly Admission[] | null
}

interface HeldRow {
  readonly fingerprint: Buffer
  /** Null while the call runs. */
  readonly status: number | null
  readonly body: string | null
  readonly admissions: readonly Admission[] | null
}

/*
 * Every mutating call begins and ends with these statements, each in a single round trip. Taking a key does not wait
 * for the disk, because everything done under it is written later. Neither does releasing one: a crash would only delay
 * it. Storing the answer does wait.
 */
const takeKey = {
  name: 'platform.take_key',
  text: `insert into platform.idempotency_key as held (tenant, caller, key, fingerprint, started_at)
    values ($1, $2, $3, $4, $5)
    on conflict (tenant, caller, key) do update
      set fingerprint = excluded.fingerprint, started_at = excluded.started_at, status = null, body = null,
        admissions = case when held.started_at >= $6 then held.admissions end,
        steps = case when held.started_at >= $6 then held.steps end
      where held.started_at < $6 or (held.status is null and held.started_at < $7 and held.fingerprint = excluded.fingerprint)
    returning steps, admissions`,
  fleeting: true,
}
const readKey = {
  name: 'platform.read_key',
  text: 'select fingerprint, status, body, admissions from platform.idempotency_key where tenant = platform.tenant() and caller = $1 and key = $2',
}
const finishKey = {
  name: 'platform.finish_key',
  text: `update platform.idempotency_key set status = $4, body = $5, admissions = $6, steps = null
    where tenant = platform.tenant() and caller = $1 and key = $2 and started_at = $3`,
}
/** A key under which something is committed stays, and can be taken by the same request, as if the run had been cut off. */
const releaseKey = {
  name: 'platform.release_key',
  text: `with forgotten as (
      delete from platform.idempotency_key
      where tenant = platform.tenant() and caller = $1 and key = $2 and started_at = $3 and steps is null
    )
    update platform.idempotency_key set started_at = $4
    where tenant = platform.tenant() and caller = $1 and key = $2 and started_at = $3 and steps is not null`,
  fleeting: true,
}

/**
 * The draft standard puts the key in quotes; the specification does not. Both are accepted. Throws 400
 * `idempotency_key_required` if there is no valid key.
 */
export const idempotencyKeyOf = (request: FastifyRequest): string => {
  const sent = request.headers['idempotency-key']
  const key = typeof sent === 'string' ? sent.replace(/^"(.*)"$/, '$1') : ''
  if (!validate(key)) throw failure('idempotency_key_required')
  return key.toLowerCase()
}

/** Stores the answers to mutating calls for 72 hours, so that a client can safely retry. */
export class IdempotencyStore {
  readonly #database: Database
  readonly #clock: Clock
  readonly #secret: string

  constructor(database: Database, clock: Clock, secret: string) {
    this.#database = database
    this.#clock = clock
    this.#secret = secret
  }

  /**
   * Detects a different request under the same key. It is an HMAC because requests may contain passwords, which a copy
   * of the database must not allow to brute-force.
   */
  fingerprintOf({ method, url, body, received }: FastifyRequest): Buffer {
    return createHmac('sha256', this.#secret)
      .update(`wish ${method} ${url}\n`)
      .update(JSON.stringify(body ?? null))
      .update(received.map(({ name, digest }) => `\n${name} ${digest}`).join(''))
      .digest()
  }

  /**
   * Takes the key for this run, or returns the stored answer of an earlier run. Throws `idempotency_in_progress` while
   * another run is in progress, and `idempotency_key_reused` if the key belongs to a different request.
   */
  async begin(asked: IdempotencyKey): Promise<AnswerBefore | HeldKey> {
    const { tenant, caller, key, fingerprint } = asked
    const now = this.#clock.now()
    const abandoned = new Date(now.getTime() - abandonedMs)
    const expired = new Date(now.getTime() - idempotencyMs)
    const [taken] = await this.#database.hotWrite<TakenRow>(tenant, takeKey, [
      tenant,
      caller,
      key,
      fingerprint,
      now,
      expired,
      abandoned,
    ])
    if (taken !== undefined)
      return { ...asked, taken_at: now, admissions: [...(taken.admissions ?? [])], steps: taken.steps ?? [] }
    const [held] = await this.#database.hotRead<HeldRow>(tenant, readKey, [caller, key])
    // The key was released between the two statements; a retry can have it.
    if (held === undefined) throw failure('idempotency_in_progress', { meta: { retry_after: 1 } })
    if (!held.fingerprint.equals(fingerprint)) throw failure('idempotency_key_reused')
    if (held.status === null) throw failure('idempotency_in_progress', { meta: { retry_after: 1 } })
    return { status: held.status, body: held.body, admissions: held.admissions ?? [] }
  }

  /** Does not wait for its turn: the effect is committed, and the caller should learn of it. */
  async finish({ tenant, caller, key, taken_at, admissions }: HeldKey, { status, body }: StoredAnswer): Promise<void> {
    const stoodOn = admissions.length === 0 ? null : JSON.stringify(admissions)
    const values = [caller, key, taken_at, status, body, stoodOn]
    await asCritical(() => this.#database.hotWrite(tenant, finishKey, values))
  }

  /** Deletes answers that have expired. */
  async forgetOld(tenant: string): Promise<void> {
    const before = new Date(this.#clock.now().getTime() - idempotencyMs)
    await inBatches(this.#database, tenant, async (tx, most) => {
      const { numAffectedRows } = await sql`
        delete from platform.idempotency_key where ctid in (
          select ctid from platform.idempotency_key where started_at < ${before} limit ${most})`.execute(tx)
      return Number(numAffectedRows ?? 0n)
    })
  }

  /** Releases the key after an internal error or a temporary refusal, so that the same key can be tried again. */
  async release({ tenant, caller, key, taken_at }: HeldKey): Promise<void> {
    const longAgo = new Date(this.#clock.now().getTime() - 2 * abandonedMs)
    await asCritical(() => this.#database.hotWrite(tenant, releaseKey, [caller, key, taken_at, longAgo]))
  }
}

/**
 * Takes what was removed for good out of the answers that are kept for repeated calls: all answers that name one of
 * these objects. A repeated call then gets only the status.
 */
export const emptyStoredAnswers = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  await sql`
    update platform.idempotency_key set body = null
    where tenant = platform.tenant() and body is not null
      and exists (select from unnest(${[...ids]}::text[]) as removed (id) where position(removed.id in body) > 0)`.execute(
    tx,
  )
}

import { createHmac } from 'node:crypto'
import { idempotencyMs } from '@foyer/contract/vocabulary/constants.ts'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { validate } from 'uuid'
import type { Admission } from '../auth/policy.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { inBatches } from '../database/in-batches.ts'
import { failure } from '../failure.ts'

export interface StoredAnswer {
  readonly status: number
  readonly body: string | null
}

/** A stored answer with the admissions it depended on. */
export interface AnswerBefore extends StoredAnswer {
  readonly admissions: readonly Admission[]
}

export interface IdempotencyKey {
  readonly tenant: string
  /** The account id. For callers who are not signed in, a hash of the Session header or the IP address. */
  readonly caller: string
  readonly key: string
  readonly fingerprint: Buffer
  /** Collected while the call runs. */
  readonly admissions: Admission[]
}

/** After this long without an answer, the run must have been cut off by a crash, and the key can be taken again. */
const abandonedMs = 120_000

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
      set fingerprint = excluded.fingerprint, started_at = excluded.started_at, status = null, body = null, admissions = null
      where held.started_at < $6 or (held.status is null and held.started_at < $7 and held.fingerprint = excluded.fingerprint)
    returning 1`,
  fleeting: true,
}
const readKey = {
  name: 'platform.read_key',
  text: 'select fingerprint, status, body, admissions from platform.idempotency_key where tenant = platform.tenant() and caller = $1 and key = $2',
}
const finishKey = {
  name: 'platform.finish_key',
  text: 'update platform.idempotency_key set status = $3, body = $4, admissions = $5 where tenant = platform.tenant() and caller = $1 and key = $2',
}
const forgetKey = {
  name: 'platform.forget_key',
  text: 'delete from platform.idempotency_key where tenant = platform.tenant() and caller = $1 and key = $2',
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
  async begin({ tenant, caller, key, fingerprint }: IdempotencyKey): Promise<AnswerBefore | null> {
    const now = this.#clock.now()
    const abandoned = new Date(now.getTime() - abandonedMs)
    const expired = new Date(now.getTime() - idempotencyMs)
    const taken = await this.#database.hotWrite(tenant, takeKey, [
      tenant,
      caller,
      key,
      fingerprint,
      now,
      expired,
      abandoned,
    ])
    if (taken.length > 0) return null
    const [held] = await this.#database.hotRead<HeldRow>(tenant, readKey, [caller, key])
    // The key was released between the two statements; a retry can have it.
    if (held === undefined) throw failure('idempotency_in_progress', { meta: { retry_after: 1 } })
    if (!held.fingerprint.equals(fingerprint)) throw failure('idempotency_key_reused')
    if (held.status === null) throw failure('idempotency_in_progress', { meta: { retry_after: 1 } })
    return { status: held.status, body: held.body, admissions: held.admissions ?? [] }
  }

  async finish({ tenant, caller, key, admissions }: IdempotencyKey, { status, body }: StoredAnswer): Promise<void> {
    const stoodOn = admissions.length === 0 ? null : JSON.stringify(admissions)
    await this.#database.hotWrite(tenant, finishKey, [caller, key, status, body, stoodOn])
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
  async forget({ tenant, caller, key }: IdempotencyKey): Promise<void> {
    await this.#database.hotWrite(tenant, forgetKey, [caller, key])
  }
}

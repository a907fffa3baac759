import { createHash } from 'node:crypto'
import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import type { Queryable } from '../options.ts'
import type { Form, FormValue } from './form.ts'
import { keyReused } from './refusal.ts'

export interface Answer {
  readonly status: number
  /** The exact text, so that replays are equal byte for byte. */
  readonly body: string
  readonly request_id: string
}

export interface KeyedRequest {
  readonly api_key: string
  readonly idempotency_key: string
  readonly fingerprint: string
}

const sorted = (value: FormValue): FormValue => {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(sorted)
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}

/** Two requests are the same if method, path and parameters are, in any order. */
export const fingerprintOf = (method: string, path: string, form: Form): string =>
  createHash('sha256')
    .update(JSON.stringify([method, path, sorted(form)]))
    .digest('hex')

/** Stripe forgets a key after a day; after that it starts a new request. */
const keptMs = dayMs

/** Locks the key for this process. The lock ends with the transaction, even if the process is killed. */
export const lockKey = async (client: Queryable, { api_key, idempotency_key }: KeyedRequest): Promise<boolean> => {
  const { rows } = await client.query<{ locked: boolean }>(
    'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as locked',
    [`sandbox stripe ${api_key} ${idempotency_key}`],
  )
  return rows[0]?.locked === true
}

/** The stored answer to an earlier request with this key. Throws if that was a different request. */
export const findAnswer = async (client: Queryable, request: KeyedRequest, now: Date): Promise<Answer | undefined> => {
  const { api_key, idempotency_key, fingerprint } = request
  const { rows } = await client.query<Answer & { fingerprint: string }>(
    `select fingerprint, request_id, status, body from sandbox.stripe_answer
     where api_key = $1 and idempotency_key = $2 and at > $3`,
    [api_key, idempotency_key, new Date(now.getTime() - keptMs)],
  )
  const [kept] = rows
  if (kept !== undefined && kept.fingerprint !== fingerprint) throw keyReused(idempotency_key)
  return kept
}

export const keepAnswer = async (
  client: Queryable,
  { api_key, idempotency_key, fingerprint }: KeyedRequest,
  { status, body, request_id }: Answer,
  now: Date,
): Promise<void> => {
  await client.query(
    `insert into sandbox.stripe_answer (api_key, idempotency_key, fingerprint, request_id, status, body, at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (api_key, idempotency_key) do update
     set fingerprint = excluded.fingerprint, request_id = excluded.request_id, status = excluded.status,
         body = excluded.body, at = excluded.at`,
    [api_key, idempotency_key, fingerprint, request_id, status, body, now],
  )
}

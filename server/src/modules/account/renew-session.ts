import { createHmac } from 'node:crypto'
import type { LoginInfo } from '@foyer/contract/account/tokens.ts'
import type { Tx } from '../../platform/database/database.ts'
import { failure } from '../../platform/failure.ts'
import type { Call } from '../../platform/http/call.ts'
import { hashSecret } from '../../platform/ids.ts'
import { endReused } from './end-reused.ts'
import { accessTokenFor } from './open-session.ts'
import {
  insertRefreshToken,
  lockRefreshToken,
  lockSuccessor,
  markRefreshed,
  type RefreshRow,
  supersede,
  touchSession,
} from './refresh-token-store.ts'
import type { Services } from './services.ts'
import { judgeRefresh, type RefreshFacts } from './session-rules.ts'
import { getAccount } from './store.ts'

/**
 * Each token of a family is derived from the one before it. So two tabs with the same token get the same successor, although only hashes
 * are stored. One that replaces an earlier successor is derived from the time as well, so that the two can be told apart.
 */
const successorOf = (token: string, secret: string, replacedAt?: Date): string =>
  createHmac('sha256', secret)
    .update(`refresh ${token}${replacedAt?.toISOString() ?? ''}`)
    .digest('base64url')

type Outcome =
  | { readonly kind: 'renewed'; readonly info: LoginInfo }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unknown' }

/** Exchanges a refresh token; null if it is unknown. 401 if it has expired; if somebody has a copy of it, the whole session ends as well. */
export const renewSession = async (services: Services, call: Call, token: string): Promise<LoginInfo | null> => {
  // The time of arrival: a call that waits for others with the same token does not count as later. Otherwise a busy server would end the
  // sessions of people with many tabs.
  const now = services.clock.now()
  const outcome = await services.database.transaction(call.tenant, async (tx): Promise<Outcome> => {
    const row = await lockRefreshToken(tx, hashSecret(token))
    return row === undefined ? { kind: 'unknown' } : renew(services, tx, call, { token, now }, row)
  })
  // Thrown here, outside the transaction, because the end of a reused session must be committed.
  if (outcome.kind === 'refused') throw failure('unauthorized')
  return outcome.kind === 'unknown' ? null : outcome.info
}

interface Asked {
  readonly token: string
  /** When the exchange was requested. */
  readonly now: Date
}

const progressOf = async (tx: Tx, { successor }: RefreshRow): Promise<RefreshFacts['successor']> => {
  if (successor === null) return null
  const { used_at, confirmed_at } = await lockSuccessor(tx, successor)
  if (used_at !== null) return 'exchanged'
  return confirmed_at === null ? 'unused' : 'confirmed'
}

/** The successor that was issued last. */
const lastIssued = (token: string, secret: string, { used_at, successor }: RefreshRow): string => {
  const first = successorOf(token, secret)
  return used_at === null || successor?.equals(hashSecret(first)) ? first : successorOf(token, secret, used_at)
}

/** Issues a successor. One that was issued before may not be used any more. */
const issueSuccessor = async (tx: Tx, call: Call, row: RefreshRow, successor: string, now: Date): Promise<void> => {
  const { session_id } = row
  if (row.successor !== null) await supersede(tx, row.successor, now)
  await insertRefreshToken(tx, { hash: hashSecret(successor), tenant: call.tenant, session_id, issued_at: now })
  await markRefreshed(tx, row.hash, hashSecret(successor), now)
  await touchSession(tx, session_id, now)
}

const renew = async (
  services: Services,
  tx: Tx,
  call: Call,
  { token, now }: Asked,
  row: RefreshRow,
): Promise<Outcome> => {
  const { secret } = services
  const verdict = judgeRefresh({
    now: now.getTime(),
    issued_at: row.issued_at.getTime(),
    used_at: row.used_at?.getTime() ?? null,
    successor: await progressOf(tx, row),
    session_ends_at: row.expires_at.getTime(),
    session_revoked: row.revoked_at !== null,
  })
  if (verdict === 'dead') return { kind: 'refused' }
  if (verdict === 'reused') {
    await endReused(services, tx, call, row, now)
    return { kind: 'refused' }
  }
  const account = await getAccount(tx, row.account_id)
  if (account.blocked || account.closed_at !== null) return { kind: 'refused' }
  const successor = verdict === 'replace' ? successorOf(token, secret, now) : lastIssued(token, secret, row)
  if (verdict !== 'repeat') await issueSuccessor(tx, call, row, successor, now)
  return {
    kind: 'renewed',
    info: {
      access_token: await accessTokenFor(services, account, row.session_id, hashSecret(successor)),
      refresh_token: successor,
      redirect_to: null,
    },
  }
}

import { createHmac } from 'node:crypto'
import type { LoginInfo } from '@foyer/contract/account/tokens.ts'
import type { Tx } from '../../platform/database/database.ts'
import { failure } from '../../platform/failure.ts'
import type { Call } from '../../platform/http/call.ts'
import { hashSecret } from '../../platform/ids.ts'
import { revokeSession } from './ended-session-store.ts'
import { postAccountLetter } from './letters/account-letter.ts'
import { accessTokenFor } from './open-session.ts'
import type { Services } from './services.ts'
import { judgeRefresh } from './session-rules.ts'
import {
  getAccount,
  insertRefreshToken,
  isRefreshTokenUsed,
  lockRefreshToken,
  markRefreshed,
  type RefreshRow,
  touchSession,
} from './store.ts'

/**
 * Each token of a family is derived from the one before it. So two tabs with the same token get the same successor, although only hashes
 * are stored.
 */
const successorOf = (token: string, secret: string): string =>
  createHmac('sha256', secret).update(`refresh ${token}`).digest('base64url')

type Outcome =
  | { readonly kind: 'renewed'; readonly info: LoginInfo }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unknown' }

/** Exchanges a refresh token; null if it is unknown. 401 if it has expired; if it was used before, the whole session ends as well. */
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

/** Somebody has a copy of the token: the whole session ends, and its owner gets a mail. */
const endReused = async (services: Services, tx: Tx, call: Call, row: RefreshRow, now: Date): Promise<void> => {
  const { account_id, session_id } = row
  const reason = 'refresh token used twice'
  await revokeSession(tx, account_id, session_id, now, reason)
  await services.audit(tx, {
    tenant: call.tenant,
    actor: account_id,
    actor_ip: call.ip,
    action: 'session_revoked',
    object_type: 'session',
    object_id: session_id,
    account_id,
    reason,
  })
  await postAccountLetter(services, tx, await getAccount(tx, account_id), { kind: 'session_ended', path: '/profile' })
}

interface Asked {
  readonly token: string
  /** When the exchange was requested. */
  readonly now: Date
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
    successor_used: row.successor !== null && (await isRefreshTokenUsed(tx, row.successor)),
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
  const successor = successorOf(token, secret)
  if (verdict === 'exchange') {
    await insertRefreshToken(tx, {
      hash: hashSecret(successor),
      tenant: call.tenant,
      session_id: row.session_id,
      issued_at: now,
    })
    await markRefreshed(tx, row.hash, hashSecret(successor), now)
    await touchSession(tx, row.session_id, now)
  }
  return {
    kind: 'renewed',
    info: {
      access_token: await accessTokenFor(services, account, row.session_id),
      refresh_token: successor,
      redirect_to: null,
    },
  }
}

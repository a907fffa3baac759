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

/** The next token of the family follows from the one before, so that two tabs with the same one are given the same, though only hashes are stored. */
const successorOf = (token: string, secret: string): string =>
  createHmac('sha256', secret).update(`refresh ${token}`).digest('base64url')

type Outcome =
  | { readonly kind: 'renewed'; readonly info: LoginInfo }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unknown' }

/** Exchanges a refresh token; null where it never was one. 401 where it is over, and the whole session with it where it was used before. */
export const renewSession = async (services: Services, call: Call, token: string): Promise<LoginInfo | null> => {
  const outcome = await services.database.transaction(call.tenant, async (tx): Promise<Outcome> => {
    const row = await lockRefreshToken(tx, hashSecret(token))
    return row === undefined ? { kind: 'unknown' } : renew(services, tx, call, token, row)
  })
  // Thrown here: the end of a reused session must be committed.
  if (outcome.kind === 'refused') throw failure('unauthorized')
  return outcome.kind === 'unknown' ? null : outcome.info
}

const renew = async (services: Services, tx: Tx, call: Call, token: string, row: RefreshRow): Promise<Outcome> => {
  const { clock, secret, audit } = services
  const now = clock.now()
  const verdict = judgeRefresh({
    now: now.getTime(),
    issued_at: row.issued_at.getTime(),
    used_at: row.used_at?.getTime() ?? null,
    successor_used: row.successor !== null && (await isRefreshTokenUsed(tx, row.successor)),
    session_ends_at: row.expires_at.getTime(),
    session_revoked: row.revoked_at !== null,
  })
  if (verdict === 'dead') return { kind: 'refused' }
  const object = {
    tenant: call.tenant,
    actor: row.account_id,
    actor_ip: call.ip,
    object_type: 'session',
    object_id: row.session_id,
    account_id: row.account_id,
  }
  if (verdict === 'reused') {
    await revokeSession(tx, row.account_id, row.session_id, now, 'refresh token used twice')
    await audit(tx, { ...object, action: 'session_revoked', reason: 'refresh token used twice' })
    const owner = await getAccount(tx, row.account_id)
    await postAccountLetter(services, tx, owner, { kind: 'session_ended', path: '/profile' })
    return { kind: 'refused' }
  }
  const account = await getAccount(tx, row.account_id)
  if (account.blocked) return { kind: 'refused' }
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

import type { LoginInfo } from '@foyer/contract/account/tokens.ts'
import { refreshTokenMs } from '@foyer/contract/vocabulary/constants.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Actor, Call } from '../../platform/http/call.ts'
import { hashSecret, makeId, makeSecret } from '../../platform/ids.ts'
import { insertRefreshToken } from './refresh-token-store.ts'
import type { Services } from './services.ts'
import { actingMs } from './session-rules.ts'
import { type AccountRow, insertSession } from './store.ts'

/** `renewal` is the hash of the refresh token that was issued with it, unless that is the session's first. */
export const accessTokenFor = (
  { accessTokens }: Services,
  account: AccountRow,
  sessionId: string,
  renewal: Buffer | null = null,
): Promise<string> =>
  accessTokens.issue({
    tenant: account.tenant,
    account_id: account.id,
    legacy_id: account.legacy_id,
    session_id: sessionId,
    renewal: renewal?.toString('base64url') ?? null,
  })

export type ActingOperator = NonNullable<Actor['acting_operator']>

/** The operator who acts in the session, if any. */
interface Behind {
  readonly acting?: ActingOperator | null
  /** The handle of the operator who made the link that opens the session. */
  readonly link_made_by?: string | null
}

/** Opens a session, the customer's own or one in which an operator acts for them: its row, its first refresh token and its access token. */
export const openSession = async (
  services: Services,
  tx: Tx,
  call: Call,
  account: AccountRow,
  how: string,
  { acting = null, link_made_by = null }: Behind = {},
): Promise<LoginInfo> => {
  const { clock, audit } = services
  const now = clock.now()
  const sessionId = makeId(clock)
  const refreshToken = makeSecret()
  await insertSession(tx, {
    id: sessionId,
    tenant: account.tenant,
    account_id: account.id,
    user_agent: call.user_agent.slice(0, 500),
    ip: call.ip,
    // An operator who acts for the customer does so from the operator's own device and address.
    device_hash: acting === null && call.device !== undefined ? hashSecret(call.device) : null,
    created_at: now,
    last_seen_at: now,
    expires_at: new Date(now.getTime() + (acting === null ? refreshTokenMs : actingMs)),
    operator_handle: acting?.handle ?? null,
    operator_name: acting?.name ?? null,
    link_made_by,
  })
  await insertRefreshToken(tx, {
    hash: hashSecret(refreshToken),
    tenant: account.tenant,
    session_id: sessionId,
    issued_at: now,
  })
  await audit(tx, {
    tenant: account.tenant,
    actor: acting === null ? account.id : `operator:${acting.handle}`,
    actor_ip: call.ip,
    action: acting === null ? 'signed_in' : 'operator_acts',
    object_type: 'session',
    object_id: sessionId,
    account_id: account.id,
    changes: { how },
  })
  return {
    access_token: await accessTokenFor(services, account, sessionId),
    refresh_token: refreshToken,
    redirect_to: null,
  }
}

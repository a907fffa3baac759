import { hourMs } from '@foyer/contract/vocabulary/durations.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { hashSecret, makeSecret } from '../../../platform/ids.ts'
import type { OperatorRow } from '../store.ts'
import { dropLinksOf, findLink, insertLink, type LinkRow } from './link-store.ts'

const lifetimeMs = { invite: 72 * hourMs, password_reset: hourMs } as const

type Receiver = Pick<OperatorRow, 'id' | 'tenant' | 'email'>

const makeLink = async (
  clock: Clock,
  tx: Tx,
  purpose: keyof typeof lifetimeMs,
  { id: operator_id, tenant, email }: Receiver,
  maker: Pick<LinkRow, 'made_by' | 'made_with'>,
): Promise<string> => {
  const token = makeSecret()
  const now = clock.now()
  await dropLinksOf(tx, operator_id)
  await insertLink(tx, {
    hash: hashSecret(token),
    tenant,
    purpose,
    operator_id,
    email,
    ...maker,
    created_at: now,
    expires_at: new Date(now.getTime() + lifetimeMs[purpose]),
  })
  // The page takes the token out of its address before anything else is loaded.
  return `/operator/password?token=${token}`
}

/** The path of a link for choosing a password at an address that a colleague entered. It replaces the operator's earlier links and ends with the call's key or operator. */
export const makeInvite = (clock: Clock, tx: Tx, call: OperatorCall, receiver: Receiver): Promise<string> =>
  makeLink(clock, tx, 'invite', receiver, { made_by: call.operator.id, made_with: call.operator.credential_id })

/** The path of a link for choosing a new password. It replaces the operator's earlier links. */
export const makeRecovery = (clock: Clock, tx: Tx, receiver: Receiver): Promise<string> =>
  makeLink(clock, tx, 'password_reset', receiver, { made_by: null, made_with: null })

/** Reads a link without using it up. Throws 404 `link_invalid` if it is unknown, replaced or used, and `link_expired` if it is too old. */
export const readLink = async (clock: Clock, tx: Tx, hash: Buffer): Promise<LinkRow> => {
  const link = await findLink(tx, hash)
  if (link === undefined) throw failure('link_invalid')
  if (link.expires_at <= clock.now()) throw failure('link_expired')
  return link
}

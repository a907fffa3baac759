import type { ActAsBody, ActAsLink } from '@foyer/contract/operator/customer.ts'
import { auditedByOperator } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { ofAccount } from '../audited.ts'
import { refuseClosed } from '../closing/closing-rules.ts'
import { revokeActing } from '../ended-session-store.ts'
import { deleteLinksOfOperator } from '../link-token-store.ts'
import type { Services } from '../services.ts'
import { actingMs } from '../session-rules.ts'
import { lockCustomer } from './change-customer.ts'

/**
 * Returns an address at which an operator continues as the customer. Its code works once, within a minute, and opens a session of one
 * hour that names the operator. Calls that need the customer in person are refused there, and the audit log names the operator for
 * everything they do. It begins on the page at `path`. 403 `account_blocked` or `account_closed` if the customer could not sign in either.
 */
export const actAsCustomer =
  ({ database, clock, linkTokens, audit, portalUrl, stillOpensPortals }: Services) =>
  (call: OperatorCall, id: string, { reason, path = '/' }: ActAsBody): Promise<ActAsLink> =>
    database.transaction(call.tenant, async (tx) => {
      const { tenant, operator } = call
      const customer = await lockCustomer(tx, id)
      await stillOpensPortals(tx, call)
      if (customer.blocked) throw failure('account_blocked')
      refuseClosed(customer)
      const about = { ...ofAccount(id), reason }
      await audit(tx, { ...auditedByOperator(call), action: 'operator_asked_to_act', ...about })
      const object_id = `${operator.handle} ${operator.name}`
      const code = await linkTokens.make(tx, { tenant, purpose: 'hand_off', account_id: id, object_id })
      const url = new URL(path, portalUrl(tenant))
      url.searchParams.set('refresh_token', code)
      return { url: url.href, expires_at: new Date(clock.now().getTime() + actingMs).toISOString() }
    })

/**
 * Ends all sessions in customers' portals of an operator who may no longer act for anybody. Links that they made and may have kept or
 * opened stop working too.
 * Links first, so that none is opened in between.
 */
export const endActing = async (tx: Tx, handle: string, now: Date): Promise<void> => {
  await deleteLinksOfOperator(tx, handle)
  await revokeActing(tx, handle, now)
}

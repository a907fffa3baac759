import type { ActAsLink } from '@foyer/contract/operator/customer.ts'
import { auditedByOperator } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { revokeActing } from '../ended-session-store.ts'
import { deleteLinksOfOperator } from '../link-token-store.ts'
import type { Services } from '../services.ts'
import { actingMs } from '../session-rules.ts'
import { lockCustomer } from './change-customer.ts'

/**
 * An address at which someone of the vendor's goes on as the customer: a code in it works once, within a minute, and opens a session
 * of an hour that names them. What asks for the customer in person is refused in it, and everything done is written down in the
 * operator's name. 403 `account_blocked` where the customer could not sign in either.
 */
export const actAsCustomer =
  ({ database, clock, linkTokens, audit, portalUrl, stillOpensPortals }: Services) =>
  (call: OperatorCall, id: string, reason: string): Promise<ActAsLink> =>
    database.transaction(call.tenant, async (tx) => {
      const { tenant, operator } = call
      const { blocked } = await lockCustomer(tx, id)
      await stillOpensPortals(tx, call)
      if (blocked) throw failure('account_blocked')
      const about = { object_type: 'account', object_id: id, account_id: id, reason }
      await audit(tx, { ...auditedByOperator(call), action: 'operator_asked_to_act', ...about })
      const object_id = `${operator.handle} ${operator.name}`
      const code = await linkTokens.make(tx, { tenant, purpose: 'hand_off', account_id: id, object_id })
      const url = new URL('/', portalUrl(tenant))
      url.searchParams.set('refresh_token', code)
      return { url: url.href, expires_at: new Date(clock.now().getTime() + actingMs).toISOString() }
    })

/**
 * Out of every customer's portal at once, whoever may act for nobody any more, and no way in by a link that they made and may have kept
 * or followed.
 * Links end first, so that none is followed in between.
 */
export const endActing = async (tx: Tx, handle: string, now: Date): Promise<void> => {
  await deleteLinksOfOperator(tx, handle)
  await revokeActing(tx, handle, now)
}

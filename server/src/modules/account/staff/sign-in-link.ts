import type { TrialToken } from '@foyer/contract/operator/customer.ts'
import { auditedByOperator } from '../../../platform/audit/audit.ts'
import { failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { ofAccount } from '../audited.ts'
import { refuseClosed } from '../closing/closing-rules.ts'
import type { Services } from '../services.ts'
import { lockCustomer } from './change-customer.ts'

/**
 * A link that signs the customer in once, within a day. Refused for a blocked customer, and with 409 for one with a second factor, which
 * the link would bypass. It names the operator who made it and is revoked together with their access.
 */
export const makeSignInLink =
  ({ database, linkTokens, audit, portalUrl, secondFactors, stillOpensPortals }: Services) =>
  (call: OperatorCall, id: string, reason?: string): Promise<TrialToken> =>
    database.transaction(call.tenant, async (tx) => {
      const { tenant, operator } = call
      const customer = await lockCustomer(tx, id)
      await stillOpensPortals(tx, call)
      if (customer.blocked) throw failure('account_blocked')
      refuseClosed(customer)
      if (await secondFactors.isOn(tx, id)) throw failure('second_factor_on')
      const about = ofAccount(id)
      await audit(tx, { ...auditedByOperator(call), reason, action: 'trial_token_made', ...about })
      const trial_token = await linkTokens.make(tx, {
        tenant,
        purpose: 'trial',
        account_id: id,
        object_id: operator.handle,
      })
      const url = new URL('/', portalUrl(tenant))
      url.searchParams.set('trial_token', trial_token)
      return { trial_token, url: url.href }
    })

import { auditedByOperator } from '../../../platform/audit/audit.ts'
import { failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { ofAccount } from '../audited.ts'
import { postAccountLetter, securityPath } from '../letters/account-letter.ts'
import type { Services } from '../services.ts'
import { lockCustomer } from '../staff/change-customer.ts'

/**
 * Switches a customer's second factor off, with its backup codes, and mails them that staff did so. 404 if the brand has no such
 * customer, 409 `conflict` if signing in asks for no code. Sessions stay open: a lost phone is no reason to end them.
 */
export const resetSecondFactor =
  (services: Services) =>
  (call: OperatorCall, id: string, reason: string): Promise<void> =>
    services.database.transaction(call.tenant, async (tx) => {
      const account = await lockCustomer(tx, id)
      if (!(await services.secondFactors.reset(tx, id))) throw failure('conflict')
      const about = { ...ofAccount(id), reason }
      await services.audit(tx, { ...auditedByOperator(call), action: 'second_factor_reset', ...about })
      await postAccountLetter(services, tx, account, { kind: 'second_factor_reset', path: securityPath })
    })

import type { CloseCustomerBody, ReopenCustomerBody } from '@foyer/contract/operator/customer.ts'
import { auditedByOperator } from '../../../platform/audit/audit.ts'
import { found } from '../../../platform/database/found.ts'
import { failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { announceChanged } from '../announce-changed.ts'
import { ofAccount } from '../audited.ts'
import { postAccountLetter } from '../letters/account-letter.ts'
import type { Services } from '../services.ts'
import { lockCustomer, signOut } from '../staff/change-customer.ts'
import { findAccount } from '../staff/customer-store.ts'
import { updateAccount } from '../store.ts'
import { closeIn } from './close-account.ts'
import { erasedBefore } from './closing-rules.ts'

/** Staff close an account for its customer. 404 if the brand has no such customer, 409 if it is closed or something prevents it. */
export const closeCustomer =
  (services: Services) =>
  (call: OperatorCall, id: string, { reason, give_up_perpetual = false }: CloseCustomerBody): Promise<void> =>
    services.database.transaction(call.tenant, async (tx) => {
      await found(tx, id, findAccount)
      await closeIn(services, tx, id, { who: auditedByOperator(call), reason, give_up_perpetual })
    })

/**
 * Opens a closed account again. What ended with it stays ended, except that its customer can sign in. 409 `conflict` if it is not closed, or
 * from the day on which it is erased: part of it may be gone by then.
 */
export const reopenCustomer =
  (services: Services) =>
  (call: OperatorCall, id: string, { reason }: ReopenCustomerBody): Promise<void> =>
    services.database.transaction(call.tenant, async (tx) => {
      const { clock, audit } = services
      const before = await lockCustomer(tx, id)
      if (before.closed_at === null || before.closed_at < erasedBefore(clock.now())) throw failure('conflict')
      // A sign-in that was under way when the account was closed may have left a session or a link.
      await signOut(services, tx, id, 'the account was closed')
      await updateAccount(tx, id, { closed_at: null })
      const about = ofAccount(id)
      await audit(tx, { ...auditedByOperator(call), reason, action: 'account_reopened', ...about })
      await announceChanged(services, tx, before, ['closed_at'])
      const open = { ...before, closed_at: null }
      await postAccountLetter(services, tx, open, { kind: 'account_reopened', path: '/auth/signin' })
    })

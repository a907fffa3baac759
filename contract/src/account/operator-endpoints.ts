import * as z from 'zod/mini'
import { operatorPath } from '../base-paths.ts'
import { endpoint } from '../endpoint.ts'
import { TypedEmail } from '../vocabulary/contact.ts'
import { idParams } from '../vocabulary/ids.ts'
import { Reason } from '../vocabulary/text.ts'

/** What the vendor does about the safety of a customer's account. */

export const resetSecondFactor = endpoint({
  operation: 'resetSecondFactor',
  method: 'DELETE',
  url: `${operatorPath}/customers/:id/second_factor`,
  summary:
    'Turn off the second factor of a customer who has lost their app and backup codes; the customer is told by mail',
  tag: 'Operators: customers',
  auth: ['operator'],
  scope: 'customers:write',
  command: 'customers reset-second-factor',
  params: idParams,
  /** How you verified their identity: without the second factor, the password alone opens the account. */
  body: z.strictObject({ reason: Reason }),
  answers: { 204: null },
  errors: ['not_found', 'conflict', 'account_closed'],
})

export const setCustomerEmail = endpoint({
  operation: 'setCustomerEmail',
  method: 'PUT',
  url: `${operatorPath}/customers/:id/email`,
  summary:
    'Move a customer’s account to another e-mail, for an owner who has lost it. The password and all sessions end, the owner chooses a new password with that address, and both addresses get a mail',
  tag: 'Operators: customers',
  auth: ['operator'],
  /** Not `customers:write`: a person who reads the mails of that address gets in. */
  scope: 'customers:sign_in',
  command: 'customers set-email',
  params: idParams,
  /** How it was made sure that it is them. */
  body: z.strictObject({ email: TypedEmail, reason: Reason }),
  answers: { 204: null },
  errors: ['not_found', 'conflict', 'account_closed'],
})

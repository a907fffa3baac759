import * as z from 'zod/mini'
import { operatorPath } from '../base-paths.ts'
import { endpoint } from '../endpoint.ts'
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
  errors: ['not_found', 'conflict'],
})

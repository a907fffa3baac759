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
  summary: 'Switch a customer’s second factor off, for one who has lost app and backup codes; they are told by mail',
  tag: 'Operators: customers',
  auth: ['operator'],
  scope: 'customers:write',
  command: 'customers reset-second-factor',
  params: idParams,
  /** How it was made sure that it is them: this opens an account to whoever knows its password. */
  body: z.strictObject({ reason: Reason }),
  answers: { 204: null },
  errors: ['not_found', 'conflict'],
})

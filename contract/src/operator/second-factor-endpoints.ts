import * as z from 'zod/mini'
import {
  BackupCodes,
  OneTimeCodeBody,
  SecondFactor,
  SecondFactorBody,
  SecondFactorSecret,
} from '../account/second-factor.ts'
import { operatorPath } from '../base-paths.ts'
import { endpoint } from '../endpoint.ts'
import { idParams } from '../vocabulary/ids.ts'
import { ReasonBody } from './operator.ts'

const url = `${operatorPath}/second_factor`
/** For operators who have signed in: keys cannot use these calls. */
const own = { tag: 'Operators', auth: ['operator'], inPerson: true } as const

export const getOperatorSecondFactor = endpoint({
  ...own,
  operation: 'getOperatorSecondFactor',
  method: 'GET',
  url,
  summary: 'Get the state of the operator’s own second factor',
  answers: { 200: SecondFactor },
})

export const startOperatorSecondFactor = endpoint({
  ...own,
  operation: 'startOperatorSecondFactor',
  method: 'POST',
  url,
  summary:
    'Start setting up the operator’s own second factor: get a secret for an authenticator app, active once confirmed',
  body: z.optional(SecondFactorBody),
  answers: { 200: SecondFactorSecret },
  errors: ['required', 'wrong_password', 'conflict', 'too_many_requests'],
  neverReplayed: true,
})

export const confirmOperatorSecondFactor = endpoint({
  ...own,
  operation: 'confirmOperatorSecondFactor',
  method: 'POST',
  url: `${url}/confirm`,
  summary: 'Turn on the operator’s own second factor with a code from the app; their other sessions end',
  body: OneTimeCodeBody,
  answers: { 200: BackupCodes },
  errors: ['wrong_code', 'conflict', 'too_many_requests'],
  neverReplayed: true,
})

export const renewOperatorBackupCodes = endpoint({
  ...own,
  operation: 'renewOperatorBackupCodes',
  method: 'POST',
  url: `${url}/backup_codes`,
  summary: 'Replace the operator’s own backup codes with new ones',
  body: OneTimeCodeBody,
  answers: { 200: BackupCodes },
  errors: ['wrong_code', 'conflict', 'too_many_requests'],
  neverReplayed: true,
})

export const endOperatorSecondFactor = endpoint({
  ...own,
  operation: 'endOperatorSecondFactor',
  method: 'DELETE',
  url,
  summary: 'Turn off the operator’s own second factor with a code, unless the brand requires one for their role',
  body: OneTimeCodeBody,
  answers: { 204: null },
  errors: ['wrong_code', 'conflict', 'too_many_requests'],
})

export const resetOperatorSecondFactor = endpoint({
  operation: 'resetOperatorSecondFactor',
  method: 'DELETE',
  url: `${operatorPath}/operators/:id/second_factor`,
  summary: 'Turn off the second factor of an operator who has lost their app, and end their sessions',
  tag: 'Operators',
  auth: ['operator'],
  scope: 'operators:write',
  command: 'operators reset-second-factor',
  params: idParams,
  body: ReasonBody,
  answers: { 204: null },
  errors: ['second_person_needed', 'conflict'],
})

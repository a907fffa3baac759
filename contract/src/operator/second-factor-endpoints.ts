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
/** Of whoever signed in: a key opens none of them. */
const own = { tag: 'Operators', auth: ['operator'], inPerson: true } as const

export const getOperatorSecondFactor = endpoint({
  ...own,
  operation: 'getOperatorSecondFactor',
  method: 'GET',
  url,
  summary: 'Whether signing in asks for a code',
  answers: { 200: SecondFactor },
})

export const startOperatorSecondFactor = endpoint({
  ...own,
  operation: 'startOperatorSecondFactor',
  method: 'POST',
  url,
  summary:
    'A secret for an authenticator app; it counts once a code of the app has confirmed it. Asks for the password a quarter of an hour after signing in',
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
  summary: 'Switch the second factor on with a code of the app; other sessions of the operator end',
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
  summary: 'Other backup codes instead of those before',
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
  summary:
    'Switch the second factor off with a code of the app or a backup code, where the brand does not ask it of the role',
  body: OneTimeCodeBody,
  answers: { 204: null },
  errors: ['wrong_code', 'conflict', 'too_many_requests'],
})

export const resetOperatorSecondFactor = endpoint({
  operation: 'resetOperatorSecondFactor',
  method: 'DELETE',
  url: `${operatorPath}/operators/:id/second_factor`,
  summary: 'Switch off the second factor of a colleague who has lost their app, and end their sessions',
  tag: 'Operators',
  auth: ['operator'],
  scope: 'operators:write',
  command: 'operators reset-second-factor',
  params: idParams,
  body: ReasonBody,
  answers: { 204: null },
  errors: ['second_person_needed', 'conflict'],
})

import * as z from 'zod/mini'
import { billingPath } from '../base-paths.ts'
import { endpoint } from '../endpoint.ts'
import { BackupCodes, OneTimeCodeBody, SecondFactor, SecondFactorBody, SecondFactorSecret } from './second-factor.ts'

const tag = 'Second factor'
const url = `${billingPath}/second_factor`

export const getSecondFactor = endpoint({
  operation: 'getSecondFactor',
  method: 'GET',
  url,
  summary: 'Whether signing in asks for a code',
  tag,
  auth: ['bearer'],
  asks: [],
  audience: 'billing',
  answers: { 200: SecondFactor },
})

export const startSecondFactor = endpoint({
  operation: 'startSecondFactor',
  method: 'POST',
  url,
  summary:
    'A secret for an authenticator app; it counts once a code of the app has confirmed it. Asks for the password a quarter of an hour after signing in',
  tag,
  auth: ['bearer'],
  asks: [],
  inPerson: true,
  audience: 'billing',
  body: z.optional(SecondFactorBody),
  answers: { 200: SecondFactorSecret },
  errors: ['required', 'wrong_password', 'password_needed', 'conflict', 'too_many_requests'],
  neverReplayed: true,
})

export const confirmSecondFactor = endpoint({
  operation: 'confirmSecondFactor',
  method: 'POST',
  url: `${url}/confirm`,
  summary: 'Switch the second factor on with a code of the app',
  tag,
  auth: ['bearer'],
  asks: [],
  inPerson: true,
  audience: 'billing',
  body: OneTimeCodeBody,
  answers: { 200: BackupCodes },
  errors: ['wrong_code', 'conflict', 'too_many_requests'],
  neverReplayed: true,
})

export const renewBackupCodes = endpoint({
  operation: 'renewBackupCodes',
  method: 'POST',
  url: `${url}/backup_codes`,
  summary: 'Other backup codes instead of those before',
  tag,
  auth: ['bearer'],
  asks: [],
  inPerson: true,
  audience: 'billing',
  body: OneTimeCodeBody,
  answers: { 200: BackupCodes },
  errors: ['wrong_code', 'conflict', 'too_many_requests'],
  neverReplayed: true,
})

export const endSecondFactor = endpoint({
  operation: 'endSecondFactor',
  method: 'DELETE',
  url,
  summary: 'Switch the second factor off with a code of the app or a backup code',
  tag,
  auth: ['bearer'],
  asks: [],
  inPerson: true,
  audience: 'billing',
  body: OneTimeCodeBody,
  answers: { 204: null },
  errors: ['wrong_code', 'conflict', 'too_many_requests'],
})

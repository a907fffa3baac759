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
  summary: 'Get the state of the account’s second factor',
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
  summary: 'Start setting up a second factor: get a secret for an authenticator app, active once confirmed',
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
  summary: 'Turn on the second factor with a code from the authenticator app; other sessions of the account end',
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
  summary: 'Replace the account’s backup codes with new ones',
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
  summary: 'Turn off the second factor with a code from the app or a backup code',
  tag,
  auth: ['bearer'],
  asks: [],
  inPerson: true,
  audience: 'billing',
  body: OneTimeCodeBody,
  answers: { 204: null },
  errors: ['wrong_code', 'conflict', 'too_many_requests'],
})

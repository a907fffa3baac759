import * as z from 'zod/mini'
import { ResetPasswordBody } from '../account/confirmation.ts'
import { operatorPath } from '../base-paths.ts'
import { endpoint } from '../endpoint.ts'
import { idParams } from '../vocabulary/ids.ts'
import { ConsoleSession, OperatorRecoveryBody } from './entry.ts'

const tag = 'Operators'
const sessions = `${operatorPath}/sessions`
/** For operators who have signed in: keys cannot use these calls. */
const own = { tag, auth: ['operator'], inPerson: true } as const

export const recoverOperatorPassword = endpoint({
  operation: 'recoverOperatorPassword',
  method: 'POST',
  url: `${operatorPath}/password_recovery`,
  summary: 'Send an operator a link for choosing a new password; unknown addresses get the same answer',
  tag,
  auth: ['none'],
  body: OperatorRecoveryBody,
  answers: { 204: null },
  errors: ['too_many_requests'],
})

export const resetOperatorPassword = endpoint({
  operation: 'resetOperatorPassword',
  method: 'POST',
  url: `${operatorPath}/reset_password`,
  summary:
    'Set an operator’s password with the token from an invitation or a recovery mail; all their sessions end, and a second factor is still asked for',
  tag,
  auth: ['email'],
  body: ResetPasswordBody,
  answers: { 204: null },
  errors: ['link_invalid', 'link_expired', 'password_common', 'account_blocked'],
})

export const listConsoleSessions = endpoint({
  ...own,
  operation: 'listConsoleSessions',
  method: 'GET',
  url: sessions,
  summary: 'List the operator’s own sessions, the last used first',
  answers: { 200: z.object({ sessions: z.array(ConsoleSession) }) },
})

export const endConsoleSession = endpoint({
  ...own,
  operation: 'endConsoleSession',
  method: 'DELETE',
  url: `${sessions}/:id`,
  summary: 'End one of the operator’s own sessions, and those in which they act for customers',
  params: idParams,
  answers: { 204: null },
})

export const endOtherConsoleSessions = endpoint({
  ...own,
  operation: 'endOtherConsoleSessions',
  method: 'DELETE',
  url: sessions,
  summary: 'End the operator’s own sessions except this one, and those in which they act for customers',
  answers: { 204: null },
})

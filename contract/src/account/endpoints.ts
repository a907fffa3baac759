import * as z from 'zod/mini'
import { billingPath } from '../base-paths.ts'
import { endpoint } from '../endpoint.ts'
import { idParams } from '../vocabulary/ids.ts'
import { Features } from './features.ts'
import { Session } from './session.ts'
import { LoginInfo } from './tokens.ts'

export * from './closing-endpoints.ts'
export * from './entry-endpoints.ts'
export * from './operator-endpoints.ts'
export * from './profile-endpoints.ts'
export * from './second-factor-endpoints.ts'

const tag = 'Account'

export const login = endpoint({
  operation: 'login',
  critical: true,
  method: 'POST',
  url: `${billingPath}/login`,
  summary: 'Sign in with e-mail and password or a trial token, or renew the tokens of a session',
  tag,
  auth: ['basic', 'trial', 'refresh'],
  answers: { 200: LoginInfo },
  errors: ['wrong_credentials', 'otp_required', 'account_blocked', 'account_closed', 'too_many_requests'],
  neverReplayed: true,
})

export const logout = endpoint({
  operation: 'logout',
  method: 'DELETE',
  url: `${billingPath}/login`,
  summary: 'Sign out: end the caller’s session',
  tag,
  auth: ['bearer'],
  asks: [],
  audience: 'billing',
  answers: { 204: null },
})

export const getJwtStatus = endpoint({
  operation: 'getJwtStatus',
  method: 'GET',
  url: `${billingPath}/login/jwt_status`,
  summary: 'Check the access token; 428 means it must be renewed',
  tag,
  auth: ['bearer'],
  asks: [],
  audience: 'billing',
  answers: { 204: null },
  errors: ['token_refresh_required'],
})

export const getFeatures = endpoint({
  operation: 'getFeatures',
  method: 'GET',
  url: `${billingPath}/features`,
  summary: 'Get the features that the brand has turned on',
  tag,
  auth: ['bearer', 'none'],
  asks: [],
  audience: 'billing',
  answers: { 200: Features },
  etag: true,
})

export const listSessions = endpoint({
  operation: 'listSessions',
  method: 'GET',
  url: `${billingPath}/sessions`,
  summary: 'List the sessions of the account',
  tag,
  auth: ['bearer'],
  asks: [],
  audience: 'billing',
  answers: { 200: z.object({ sessions: z.array(Session) }) },
})

export const revokeSession = endpoint({
  operation: 'revokeSession',
  method: 'DELETE',
  url: `${billingPath}/sessions/:id`,
  summary: 'End a session of the account',
  tag,
  auth: ['bearer'],
  asks: [],
  inPerson: true,
  audience: 'billing',
  params: idParams,
  answers: { 204: null },
})

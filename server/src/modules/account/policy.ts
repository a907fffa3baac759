import type * as endpoints from '@foyer/contract/account/endpoints.ts'
import { anyone, byLink, credentials, operator, type Policy, self } from '../../platform/auth/policy.ts'

/** Who may make which of this module's calls. */
export const accountPolicy = {
  login: credentials,
  getCaptcha: anyone,
  signUp: anyone,
  recoverPassword: anyone,
  resetPassword: byLink('password_reset'),
  getNewsletter: byLink('newsletter'),
  setNewsletter: byLink('newsletter'),
  confirmEmail: byLink('email_confirm', 'email_change'),
  sendEmailConfirmation: byLink('email_confirm'),
  logout: self,
  getJwtStatus: self,
  getFeatures: anyone,
  listSessions: self,
  revokeSession: self,
  getProfile: self,
  updateProfile: self,
  changeEmail: self,
  exportProfile: self,
  getTerms: anyone,
  acceptTerms: self,
  sendPhoneCode: self,
  confirmPhone: self,
  getSecondFactor: self,
  startSecondFactor: self,
  confirmSecondFactor: self,
  renewBackupCodes: self,
  endSecondFactor: self,
  resetSecondFactor: operator,
} as const satisfies Policy<keyof typeof endpoints>

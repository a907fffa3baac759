import { billingPath } from '../base-paths.ts'
import { endpoint } from '../endpoint.ts'
import { Captcha } from './captcha.ts'
import { Newsletter, PasswordRecoveryBody, ResetPasswordBody, Retry } from './confirmation.ts'
import { SignUpBody } from './sign-up.ts'
import { LoginInfo } from './tokens.ts'

/* How people get in: signing up, recovering a password, and what the links of our mails do. */

const tag = 'Account'

export const getCaptcha = endpoint({
  operation: 'getCaptcha',
  method: 'GET',
  url: `${billingPath}/captcha`,
  summary: 'A captcha to solve before signing up or recovering a password',
  tag,
  auth: ['none'],
  answers: { 200: Captcha },
})

export const signUp = endpoint({
  operation: 'signUp',
  method: 'POST',
  url: `${billingPath}/sign_up`,
  summary: 'Open an account and sign in; a taken e-mail is answered alike, and its owner gets a mail',
  tag,
  auth: ['none'],
  feature: 'sign_up',
  body: SignUpBody,
  answers: { 201: LoginInfo },
  errors: ['captcha_invalid', 'too_many_requests'],
  neverReplayed: true,
})

export const recoverPassword = endpoint({
  operation: 'recoverPassword',
  method: 'POST',
  url: `${billingPath}/password_recovery`,
  summary: 'Mail a link to choose a new password; an unknown e-mail is answered alike',
  tag,
  auth: ['none'],
  feature: 'password_recovery',
  body: PasswordRecoveryBody,
  answers: { 204: null },
  errors: ['captcha_invalid', 'too_many_requests'],
})

export const resetPassword = endpoint({
  operation: 'resetPassword',
  method: 'POST',
  url: `${billingPath}/reset_password`,
  summary: 'Choose a new password with the token of a recovery mail; every session ends',
  tag,
  auth: ['email'],
  feature: 'password_recovery',
  body: ResetPasswordBody,
  answers: { 204: null },
  errors: ['link_invalid', 'link_expired'],
})

export const getNewsletter = endpoint({
  operation: 'getNewsletter',
  method: 'GET',
  url: `${billingPath}/newsletter`,
  summary: 'Whether the owner of a mail’s link gets the newsletter',
  tag,
  auth: ['email'],
  feature: 'contacts',
  answers: { 200: Newsletter },
  errors: ['link_invalid'],
})

export const setNewsletter = endpoint({
  operation: 'setNewsletter',
  method: 'PUT',
  url: `${billingPath}/newsletter`,
  summary: 'Subscribe to the newsletter or unsubscribe, by a mail’s link',
  tag,
  auth: ['email'],
  feature: 'contacts',
  body: Newsletter,
  answers: { 200: Newsletter },
  errors: ['link_invalid'],
})

export const confirmEmail = endpoint({
  operation: 'confirmEmail',
  method: 'POST',
  url: `${billingPath}/confirmation/email`,
  summary: 'Confirm an e-mail by the token that was sent to it; may be repeated without harm',
  tag,
  auth: ['email'],
  feature: 'account_confirmation',
  answers: { 204: null },
  errors: ['link_invalid', 'link_expired', 'conflict'],
})

export const sendEmailConfirmation = endpoint({
  operation: 'sendEmailConfirmation',
  method: 'POST',
  url: `${billingPath}/confirmation/email/send`,
  summary: 'Mail a fresh confirmation link, for who is signed in or holds one that has expired',
  tag,
  auth: ['bearer', 'email'],
  asks: [],
  audience: 'billing',
  feature: 'account_confirmation',
  answers: { 200: Retry },
  errors: ['conflict', 'link_invalid', 'too_many_requests'],
})

import { billingPath } from '../base-paths.ts'
import { endpoint } from '../endpoint.ts'
import { Captcha } from './captcha.ts'
import { MailCopy, Newsletter, PasswordRecoveryBody, ResetPasswordBody, Retry } from './confirmation.ts'
import { SignUpBody } from './sign-up.ts'
import { LoginInfo } from './tokens.ts'

/* How people get in: signing up, recovering a password, and what the links of our mails do. */

const tag = 'Account'

export const getCaptcha = endpoint({
  operation: 'getCaptcha',
  method: 'GET',
  url: `${billingPath}/captcha`,
  summary: 'Get a captcha for signing up or recovering a password',
  tag,
  auth: ['none'],
  answers: { 200: Captcha },
})

export const signUp = endpoint({
  operation: 'signUp',
  method: 'POST',
  url: `${billingPath}/sign_up`,
  summary: 'Sign up and sign in; for an e-mail already in use the answer is the same and its owner gets a mail',
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
  summary: 'Send a link for choosing a new password; unknown addresses get the same answer',
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
  summary: 'Set a new password with the token from a recovery mail; all sessions end',
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
  summary: 'Get the newsletter subscription of the account a mail link belongs to',
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
  summary: 'Subscribe to the newsletter or unsubscribe, using a mail link',
  tag,
  auth: ['email'],
  feature: 'contacts',
  body: Newsletter,
  answers: { 200: Newsletter },
  errors: ['link_invalid'],
})

export const getMailCopy = endpoint({
  operation: 'getMailCopy',
  method: 'GET',
  url: `${billingPath}/mail_copy`,
  summary: 'Get the further address of a customer that a mail link belongs to',
  tag,
  auth: ['email'],
  answers: { 200: MailCopy },
  errors: ['link_invalid'],
})

export const confirmMailCopy = endpoint({
  operation: 'confirmMailCopy',
  method: 'POST',
  url: `${billingPath}/mail_copy/confirmation`,
  summary: 'Confirm, with the link sent to it, that a further address gets a customer’s mails; safe to repeat',
  tag,
  auth: ['email'],
  answers: { 204: null },
  errors: ['link_invalid'],
})

export const endMailCopy = endpoint({
  operation: 'endMailCopy',
  method: 'DELETE',
  url: `${billingPath}/mail_copy`,
  summary: 'Unsubscribe a further address from a customer’s mails, using a mail link; the customer is told',
  tag,
  auth: ['email'],
  answers: { 204: null },
  errors: ['link_invalid'],
})

export const confirmEmail = endpoint({
  operation: 'confirmEmail',
  method: 'POST',
  url: `${billingPath}/confirmation/email`,
  summary: 'Confirm an e-mail address with the token sent to it; safe to repeat',
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
  summary: 'Send a new confirmation link, with an access token or an expired link',
  tag,
  auth: ['bearer', 'email'],
  asks: [],
  audience: 'billing',
  feature: 'account_confirmation',
  answers: { 200: Retry },
  errors: ['conflict', 'link_invalid', 'too_many_requests'],
})

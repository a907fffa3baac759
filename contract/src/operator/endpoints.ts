import { operatorPath } from '../base-paths.ts'
import { endpoint } from '../endpoint.ts'
import { Operator, OperatorPasswordBody, OperatorSession } from './operator.ts'
import { TicketMail, TicketMailChange } from './ticket-mail.ts'

export * from './catalogue-endpoints.ts'
export * from './category-endpoints.ts'
export * from './customer-endpoints.ts'
export * from './desk-endpoints.ts'
export * from './entry-endpoints.ts'
export * from './licence-endpoints.ts'
export * from './approval-endpoints.ts'
export * from './order-endpoints.ts'
export * from './payment-endpoints.ts'
export * from './refund-endpoints.ts'
export * from './saved-reply-endpoints.ts'
export * from './second-factor-endpoints.ts'
export * from './staff-endpoints.ts'
export * from './ticket-endpoints.ts'
export * from './today-endpoints.ts'

const tag = 'Operators'

export const operatorLogin = endpoint({
  operation: 'operatorLogin',
  critical: true,
  method: 'POST',
  url: `${operatorPath}/login`,
  summary: 'Sign in as an operator for twelve hours; the code of a second factor goes in the header OTP',
  tag,
  auth: ['basic'],
  answers: { 200: OperatorSession },
  errors: ['too_many_requests', 'wrong_credentials', 'otp_required', 'account_blocked'],
  neverReplayed: true,
})

export const operatorLogout = endpoint({
  operation: 'operatorLogout',
  method: 'DELETE',
  url: `${operatorPath}/login`,
  summary: 'Sign out an operator: end the session of this token; keys stay valid',
  tag,
  auth: ['operator'],
  answers: { 204: null },
})

export const getOperator = endpoint({
  operation: 'getOperator',
  method: 'GET',
  url: `${operatorPath}/me`,
  summary: 'Get the calling operator and the scopes of this token or key',
  tag,
  auth: ['operator'],
  command: 'whoami',
  answers: { 200: Operator },
})

export const getOperatorTicketMail = endpoint({
  operation: 'getOperatorTicketMail',
  method: 'GET',
  url: `${operatorPath}/ticket_mail`,
  summary: 'Get which mails about tickets the operator gets',
  tag,
  auth: ['operator'],
  inPerson: true,
  answers: { 200: TicketMail },
})

export const changeOperatorTicketMail = endpoint({
  operation: 'changeOperatorTicketMail',
  method: 'PATCH',
  url: `${operatorPath}/ticket_mail`,
  summary: 'Change which mails about tickets the operator gets',
  tag,
  auth: ['operator'],
  inPerson: true,
  body: TicketMailChange,
  answers: { 200: TicketMail },
})

export const changeOperatorPassword = endpoint({
  operation: 'changeOperatorPassword',
  method: 'PUT',
  url: `${operatorPath}/password`,
  summary: 'Change the operator’s own password; their other sessions end, keys stay valid',
  tag,
  auth: ['operator'],
  inPerson: true,
  body: OperatorPasswordBody,
  answers: { 204: null },
  errors: ['wrong_password', 'password_common', 'conflict', 'too_many_requests'],
})

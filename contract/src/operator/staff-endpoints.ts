import * as z from 'zod/mini'
import { operatorPath } from '../base-paths.ts'
import { endpoint } from '../endpoint.ts'
import { idParams } from '../vocabulary/ids.ts'
import { collection, pageQuery, sortBy } from '../vocabulary/page.ts'
import { ReasonBody } from './operator.ts'
import { NewOperatorBody, OperatorChange, OperatorEmailBody, StaffMember } from './staff.ts'

const tag = 'Operators: keys, log and brand'
const url = `${operatorPath}/operators`
const managing = { tag, auth: ['operator'], scope: 'operators:write' } as const
const ofSession = ['password', 'code'] as const
const proofErrors = ['required', 'wrong_password', 'wrong_code', 'too_many_requests'] as const

export const listOperators = endpoint({
  operation: 'listOperators',
  method: 'GET',
  url,
  summary: 'List operators',
  tag,
  auth: ['operator'],
  scope: 'operators:read',
  command: 'operators list',
  query: z.strictObject({ ...pageQuery, sort: sortBy(['name', 'created_at'], 'name') }),
  answers: { 200: collection('operators', StaffMember) },
})

export const inviteOperator = endpoint({
  ...managing,
  operation: 'inviteOperator',
  method: 'POST',
  url,
  summary:
    'Add an operator, who gets a link for choosing a password that works once within 72 hours. A session whose sign-in is older than 15 minutes needs the password, and a code if two-step sign-in is on',
  command: 'operators invite',
  body: NewOperatorBody,
  ofSession,
  answers: { 201: StaffMember },
  errors: [...proofErrors, 'conflict'],
})

export const sendOperatorInvite = endpoint({
  ...managing,
  operation: 'sendOperatorInvite',
  method: 'POST',
  url: `${url}/:id/invite`,
  summary: 'Mail an invited operator a new link for choosing a password; the earlier one stops working',
  command: 'operators send-invite',
  params: idParams,
  body: ReasonBody,
  answers: { 204: null },
  errors: ['conflict', 'too_many_requests'],
})

export const changeOperator = endpoint({
  ...managing,
  operation: 'changeOperator',
  method: 'PATCH',
  url: `${url}/:id`,
  summary:
    'Change an operator’s name; of another operator also the role, block or unblock them, or unassign the tickets of a blocked one. To unblock an operator or to give a role that opens more, a session whose sign-in is older than 15 minutes needs the password, and a code if two-step sign-in is on',
  command: 'operators change',
  params: idParams,
  body: OperatorChange,
  ofSession,
  answers: { 200: StaffMember },
  errors: [...proofErrors, 'conflict', 'second_person_needed'],
})

export const setOperatorEmail = endpoint({
  ...managing,
  operation: 'setOperatorEmail',
  method: 'PUT',
  url: `${url}/:id/email`,
  summary:
    'Move an operator to another e-mail; both addresses get a mail. The password and all sessions of another operator end, and they choose a new password with a mailed link. The caller’s own is changed in a session only, and always needs the password. For a colleague’s, a session whose sign-in is older than 15 minutes needs the password, and a code if two-step sign-in is on',
  command: 'operators set-email',
  params: idParams,
  body: OperatorEmailBody,
  ofSession,
  answers: { 200: StaffMember },
  errors: [...proofErrors, 'conflict', 'in_person_only'],
})

import * as z from 'zod/mini'
import { operatorPath } from '../base-paths.ts'
import { endpoint } from '../endpoint.ts'
import { idParams } from '../vocabulary/ids.ts'
import { collection, pageQuery, sortBy } from '../vocabulary/page.ts'
import { ReasonBody } from './operator.ts'
import { Approval, approvalStates } from './order.ts'

const tag = 'Operators: orders and payments'

export const listApprovals = endpoint({
  operation: 'listApprovals',
  method: 'GET',
  url: `${operatorPath}/approvals`,
  summary: 'List requests for a second operator’s approval, pending and decided',
  tag,
  auth: ['operator'],
  scope: 'orders:read',
  command: 'approvals list',
  query: z.strictObject({
    ...pageQuery,
    state: z.optional(z.enum(approvalStates)),
    sort: sortBy(['requested_at'], '-requested_at'),
  }),
  answers: { 200: collection('approvals', Approval) },
})

export const giveApproval = endpoint({
  operation: 'giveApproval',
  method: 'POST',
  url: `${operatorPath}/approvals/:id/approve`,
  summary: 'Approve a request (not your own)',
  tag,
  auth: ['operator'],
  scope: 'orders:write',
  command: 'approvals approve',
  params: idParams,
  body: ReasonBody,
  answers: { 200: Approval },
  errors: ['second_person_needed', 'conflict', 'already_paid', 'payment_in_progress', 'refund_too_large'],
})

export const refuseApproval = endpoint({
  operation: 'refuseApproval',
  method: 'POST',
  url: `${operatorPath}/approvals/:id/reject`,
  summary: 'Reject a request, or withdraw your own',
  tag,
  auth: ['operator'],
  scope: 'orders:write',
  command: 'approvals reject',
  params: idParams,
  body: ReasonBody,
  answers: { 200: Approval },
  errors: ['conflict'],
})

import * as z from 'zod/mini'
import { operatorPath } from '../base-paths.ts'
import { endpoint } from '../endpoint.ts'
import { idParams } from '../vocabulary/ids.ts'
import { collection, longList, pageQuery, sortBy } from '../vocabulary/page.ts'
import { Reason } from '../vocabulary/text.ts'
import { jobStates } from './job-states.ts'
import { ReasonBody } from './operator.ts'
import { Discrepancy, RetriedJobs, Today, TroubledJob } from './today.ts'

const tag = 'Operators: today'

export const getToday = endpoint({
  operation: 'getToday',
  method: 'GET',
  url: `${operatorPath}/today`,
  summary: 'Get what needs attention today: payments, tickets, licences and jobs',
  tag,
  auth: ['operator'],
  scope: 'orders:read',
  command: 'today',
  answers: { 200: Today },
})

export const listDiscrepancies = endpoint({
  operation: 'listDiscrepancies',
  method: 'GET',
  url: `${operatorPath}/discrepancies`,
  summary: 'List differences between a gateway’s records and ours that nobody has resolved',
  tag,
  auth: ['operator'],
  scope: 'orders:read',
  command: 'discrepancies list',
  query: z.strictObject({
    ...pageQuery,
    sort: sortBy(['found_at'], '-found_at'),
  }),
  answers: { 200: collection('discrepancies', Discrepancy) },
})

export const settleDiscrepancy = endpoint({
  operation: 'settleDiscrepancy',
  method: 'POST',
  url: `${operatorPath}/discrepancies/:id/settle`,
  summary: 'Mark a discrepancy as resolved; no payment or order is changed',
  tag,
  auth: ['operator'],
  scope: 'orders:write',
  command: 'discrepancies settle',
  params: idParams,
  body: z.strictObject({ reason: Reason }),
  answers: { 204: null },
})

const jobFilters = {
  state: z.optional(z.enum(jobStates)),
  /** The kind of work, such as `mail`. */
  queue: z.optional(z.string().check(z.maxLength(100))),
}

export const listJobs = endpoint({
  operation: 'listJobs',
  method: 'GET',
  url: `${operatorPath}/jobs`,
  summary: 'List failed or late background jobs',
  tag,
  auth: ['operator'],
  scope: 'jobs:read',
  command: 'jobs list',
  query: z.strictObject({
    ...pageQuery,
    ...jobFilters,
    sort: sortBy(['created_at', 'due_at'], '-created_at'),
  }),
  answers: { 200: z.extend(collection('jobs', TroubledJob), longList) },
})

export const retryJob = endpoint({
  operation: 'retryJob',
  method: 'POST',
  url: `${operatorPath}/jobs/:id/retry`,
  summary: 'Retry a background job now',
  tag,
  auth: ['operator'],
  scope: 'jobs:write',
  command: 'jobs retry',
  params: idParams,
  body: ReasonBody,
  answers: { 204: null },
  errors: ['conflict'],
})

export const retryJobs = endpoint({
  operation: 'retryJobs',
  method: 'POST',
  url: `${operatorPath}/jobs/retry`,
  summary:
    'Retry all failed or late background jobs now, or those of one kind; the oldest come first, at most 500 in one call',
  tag,
  auth: ['operator'],
  scope: 'jobs:write',
  command: 'jobs retry-all',
  body: z.strictObject({ ...jobFilters, reason: z.optional(Reason) }),
  answers: { 200: RetriedJobs },
})

export const discardJob = endpoint({
  operation: 'discardJob',
  method: 'POST',
  url: `${operatorPath}/jobs/:id/discard`,
  summary: 'Discard a background job so that it is never retried',
  tag,
  auth: ['operator'],
  scope: 'jobs:write',
  command: 'jobs discard',
  params: idParams,
  body: ReasonBody,
  answers: { 204: null },
  errors: ['conflict'],
})

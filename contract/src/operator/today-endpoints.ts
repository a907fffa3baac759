import * as z from 'zod/mini'
import { operatorPath } from '../base-paths.ts'
import { endpoint } from '../endpoint.ts'
import { idParams } from '../vocabulary/ids.ts'
import { collection, pageQuery, sortBy } from '../vocabulary/page.ts'
import { Reason } from '../vocabulary/text.ts'
import { jobStates } from './job-states.ts'
import { ReasonBody } from './operator.ts'
import { Today, TroubledJob } from './today.ts'

const tag = 'Operators: today'

export const getToday = endpoint({
  operation: 'getToday',
  method: 'GET',
  url: `${operatorPath}/today`,
  summary: 'All that needs a person today: money, tickets, licences, jobs',
  tag,
  auth: ['operator'],
  scope: 'orders:read',
  command: 'today',
  answers: { 200: Today },
})

export const settleDiscrepancy = endpoint({
  operation: 'settleDiscrepancy',
  method: 'POST',
  url: `${operatorPath}/discrepancies/:id/settle`,
  summary: 'Note that a difference between a gateway’s books and ours is cleared up; changes no book',
  tag,
  auth: ['operator'],
  scope: 'orders:write',
  command: 'discrepancies settle',
  params: idParams,
  body: z.strictObject({ reason: Reason }),
  answers: { 204: null },
})

export const listJobs = endpoint({
  operation: 'listJobs',
  method: 'GET',
  url: `${operatorPath}/jobs`,
  summary: 'Work after the answer that failed or is late',
  tag,
  auth: ['operator'],
  scope: 'jobs:read',
  command: 'jobs list',
  query: z.strictObject({
    ...pageQuery,
    state: z.optional(z.enum(jobStates)),
    sort: sortBy(['created_at', 'due_at'], '-created_at'),
  }),
  answers: { 200: collection('jobs', TroubledJob) },
})

export const retryJob = endpoint({
  operation: 'retryJob',
  method: 'POST',
  url: `${operatorPath}/jobs/:id/retry`,
  summary: 'Try it again now',
  tag,
  auth: ['operator'],
  scope: 'jobs:write',
  command: 'jobs retry',
  params: idParams,
  body: ReasonBody,
  answers: { 204: null },
  errors: ['conflict'],
})

export const discardJob = endpoint({
  operation: 'discardJob',
  method: 'POST',
  url: `${operatorPath}/jobs/:id/discard`,
  summary: 'Never try it again',
  tag,
  auth: ['operator'],
  scope: 'jobs:write',
  command: 'jobs discard',
  params: idParams,
  body: ReasonBody,
  answers: { 204: null },
  errors: ['conflict'],
})

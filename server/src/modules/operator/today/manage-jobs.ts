import type { RetriedJobs, TroubledJob } from '@foyer/contract/operator/today.ts'
import { mostCounted, type Page, type SortedPageQuery } from '@foyer/contract/vocabulary/page.ts'
import { auditedByOperator } from '../../../platform/audit/audit.ts'
import { found } from '../../../platform/database/found.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { mapPage } from '../../../platform/http/page-answer.ts'
import { discardJob, type JobFilter, listTroubledJobs, retryJob, retryJobs } from '../../../platform/jobs/job-desk.ts'
import type { DeskServices } from '../services.ts'
import { presentJob } from './read-today.ts'

export type JobQuery = SortedPageQuery & JobFilter

/** The brand's jobs that failed or are late. */
export const listJobs =
  ({ database, cursors }: DeskServices) =>
  ({ tenant }: OperatorCall, { state, queue, sort, cursor, limit }: JobQuery): Promise<Page<TroubledJob>> =>
    database.read(tenant, async (tx) => {
      const page = await listTroubledJobs(tx, { state, queue }, { cursors, sort, cursor, limit, most: mostCounted })
      return mapPage(page, presentJob)
    })

const decisions = {
  retry: { act: retryJob, action: 'job_retried' },
  discard: { act: discardJob, action: 'job_discarded' },
} as const

/** Retries a job or gives it up. 404 if the brand has no such failed or late job. */
export const decideJob =
  ({ database, audit }: DeskServices) =>
  (call: OperatorCall, id: string, decision: keyof typeof decisions, reason?: string): Promise<void> =>
    database.transaction(call.tenant, async (tx) => {
      const { act, action } = decisions[decision]
      const queue = await found(tx, id, act)
      await audit(tx, {
        ...auditedByOperator(call),
        reason,
        action,
        object_type: 'job',
        object_id: id,
        account_id: null,
        changes: { queue },
      })
    })

/** So many that one transaction has them, with an entry in the log for each. */
const mostRetried = 500

/** Retries all jobs that fit, the oldest first. Each has its own entry in the log, as if it were retried alone. */
export const retryAllJobs =
  ({ database, audit }: DeskServices) =>
  (
    call: OperatorCall,
    { reason, ...filter }: JobFilter & { readonly reason?: string | undefined },
  ): Promise<RetriedJobs> =>
    database.transaction(call.tenant, async (tx) => {
      const jobs = await retryJobs(tx, filter, mostRetried)
      for (const { id, queue } of jobs)
        await audit(tx, {
          ...auditedByOperator(call),
          reason,
          action: 'job_retried',
          object_type: 'job',
          object_id: id,
          account_id: null,
          changes: { queue },
        })
      return { retried: jobs.length }
    })

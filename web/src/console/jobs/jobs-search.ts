import { jobStates } from '@foyer/contract/operator/job-states.ts'
import { oneOf, searchOf, text } from '../../lib/search-params.ts'
import { textUpTo } from '../../lib/search-texts.ts'
import { pageSizes } from '../../ui/page-sizes.ts'

/** The whole state of the list of jobs, kept in the address. */
export const jobsSearch = searchOf({
  state: oneOf(...jobStates),
  /** The kind of work. */
  queue: textUpTo(100),
  sort: oneOf('created_at', '-created_at', 'due_at', '-due_at'),
  cursor: text,
  limit: oneOf(...pageSizes),
})

export type JobsSearch = ReturnType<typeof jobsSearch>

import { jobStates } from '@foyer/contract/operator/job-states.ts'
import '../list/lists.css'
import { defined } from '@foyer/contract/vocabulary/defined.ts'
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import type { paths } from '../../api/schema.generated.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceFilter } from '../../ui/choice-filter.tsx'
import type { Column } from '../../ui/data-table.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { UpdatedAgo } from '../../ui/updated-ago.tsx'
import { api } from '../api.ts'
import { defaultLimit } from '../list/default-limit.ts'
import { useHeldDialog } from '../list/held-dialogs.tsx'
import { ReasonDialog } from '../list/reason-dialog.tsx'
import { Records } from '../list/records.tsx'
import { useCounted } from '../list/use-counted.ts'
import { useListSearch } from '../list/use-list-search.ts'
import { useMay } from '../me.ts'
import { type JobsSearch, jobsSearch } from './jobs-search.ts'
import { RetryAll } from './retry-all.tsx'

type Filter = NonNullable<paths['/operator/api/v1/jobs']['get']['parameters']['query']>
const fetchJobs = (query: Filter) => answerOf(api.GET('/operator/api/v1/jobs', { params: { query } }))
type Job = Awaited<ReturnType<typeof fetchJobs>>['jobs'][number]

const base = ['operator', 'jobs'] as const

const jobsQuery = ({ limit = defaultLimit, ...search }: JobsSearch) => {
  const filter: Filter = defined({ ...search, limit })
  return queryOptions({
    queryKey: [...base, filter],
    queryFn: () => fetchJobs(filter),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  })
}

type Deed = 'retry' | 'discard'

const send = ({ id }: Job, deed: Deed, reason: string) => {
  const wish = { params: { path: { id } }, body: { reason } }
  return deed === 'retry'
    ? answerOf(api.POST('/operator/api/v1/jobs/{id}/retry', wish))
    : answerOf(api.POST('/operator/api/v1/jobs/{id}/discard', wish))
}

interface JobDialogProps {
  readonly job: Job
  readonly deed: Deed
  readonly onClose: () => void
}

const JobDialog = ({ job, deed, onClose }: JobDialogProps) => {
  const { t } = useTranslation('operator')
  const client = useQueryClient()
  const doing = useMutation({
    mutationFn: (reason: string) => send(job, deed, reason),
    meta: { success: t(deed === 'discard' ? 'jobs.discarded' : 'jobs.retried') },
    // Also after a failure: a colleague may have been quicker.
    onSettled: () => client.invalidateQueries({ queryKey: base }),
  })
  return (
    <ReasonDialog
      title={t(`jobs.${deed}_title`, { name: job.queue })}
      name={`${deed} ${job.id}`}
      action={t(`jobs.${deed}`)}
      {...(deed === 'discard' && { keep: t('jobs.keep') })}
      tone={deed === 'retry' ? 'plain' : 'danger'}
      onConfirm={(reason) => doing.mutateAsync(reason)}
      onClose={onClose}
    >
      <p className="muted">{t(`jobs.${deed}_text`)}</p>
    </ReasonDialog>
  )
}

const JobButtons = ({ job }: { job: Job }) => {
  const { t } = useTranslation('operator')
  const mayWrite = useMay()('jobs:write')
  const hold = useHeldDialog()
  if (!mayWrite) return null
  return (
    <span className="row">
      {(['retry', 'discard'] as const).map((deed) => (
        <Button
          key={deed}
          size="s"
          aria-label={`${t(`jobs.${deed}`)}: ${[job.queue, job.message].filter(Boolean).join(', ')}`}
          onClick={() => hold((onClose) => <JobDialog job={job} deed={deed} onClose={onClose} />)}
        >
          {t(`jobs.${deed}`)}
        </Button>
      ))}
    </span>
  )
}

const StateCell = ({ job: { state, tries } }: { job: Job }) => {
  const { t } = useTranslation('operator')
  return (
    <>
      {t(`jobs.states.${state}`)}
      <span className="cell-under tiny subtle">{t('today.tries', { count: tries })}</span>
    </>
  )
}

const useColumns = (): readonly Column<Job>[] => {
  const { t } = useTranslation('operator')
  return [
    {
      key: 'queue',
      title: t('jobs.columns.queue'),
      card: 'title',
      cell: ({ queue }) => <span className="name">{queue}</span>,
    },
    { key: 'state', title: t('jobs.columns.state'), card: 'end', cell: (job) => <StateCell job={job} /> },
    {
      key: 'message',
      title: t('jobs.columns.message'),
      weight: 'detail',
      card: 'line',
      cell: ({ message }) => message ?? '—',
    },
    {
      key: 'due_at',
      sort: 'due_at',
      title: t('jobs.columns.due_at'),
      weight: 'extra',
      cell: ({ due_at }) => <DateTime at={due_at} format="payment" />,
    },
    {
      key: 'deeds',
      title: t('jobs.columns.deeds'),
      card: 'line',
      cell: (job) => <JobButtons job={job} />,
    },
  ]
}

interface FiltersProps {
  readonly search: JobsSearch
  readonly jobs: readonly Job[]
  readonly onChange: (next: Pick<JobsSearch, 'state' | 'queue'>) => void
}

const Filters = ({ search, jobs, onChange }: FiltersProps) => {
  const { t } = useTranslation('operator')
  // Those on the page are enough to choose from: what fails, fails by the dozen.
  const kinds = new Set([...jobs.map(({ queue }) => queue), ...(search.queue === undefined ? [] : [search.queue])])
  return (
    <>
      <ChoiceFilter
        name={t('jobs.columns.state')}
        value={search.state}
        choices={jobStates}
        labelOf={(state) => t(`jobs.states.${state}`)}
        onChange={(state) => onChange({ state })}
      />
      <ChoiceFilter
        name={t('jobs.columns.queue')}
        value={search.queue}
        choices={[...kinds].sort()}
        labelOf={(queue) => queue}
        onChange={(queue) => onChange({ queue })}
      />
    </>
  )
}

/** Background jobs that failed for good, or have been waiting too long. */
export const JobsPage = () => {
  const { t } = useTranslation('operator')
  const counted = useCounted()
  const [search, change] = useListSearch(jobsSearch)
  const jobs = useQuery(jobsQuery(search))
  const { state, queue } = search
  const total = jobs.isPlaceholderData ? undefined : jobs.data?.estimated_count
  return (
    <Records
      title={t('areas.jobs')}
      facts={t('jobs.about')}
      actions={
        <>
          <UpdatedAgo at={jobs.dataUpdatedAt} />
          <RetryAll filter={defined({ state, queue })} count={total} words={t('jobs.count', counted(total ?? 0))} />
        </>
      }
      filters={<Filters search={search} jobs={jobs.data?.jobs ?? []} onChange={change} />}
      search={search}
      sort="-created_at"
      isFiltered={state !== undefined || queue !== undefined}
      query={jobs}
      rowsOf={({ jobs: rows }) => rows}
      columns={useColumns()}
      count={(count) => t('jobs.count', counted(count))}
      nothing={{ title: t('jobs.none_title'), text: t('jobs.none_text') }}
      onChange={change}
      onClear={() => change({ state: undefined, queue: undefined })}
    />
  )
}

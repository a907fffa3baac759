import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailureState } from '../../ui/failure-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { UpdatedAgo } from '../../ui/updated-ago.tsx'
import { api } from '../api.ts'
import { ReasonDialog } from '../list/reason-dialog.tsx'
import { useMay } from '../me.ts'

const fetchJobs = async () => (await answerOf(api.GET('/operator/api/v1/jobs'))).jobs
type Job = Awaited<ReturnType<typeof fetchJobs>>[number]

const jobsQuery = queryOptions({ queryKey: ['operator', 'jobs'], queryFn: fetchJobs, refetchInterval: 30_000 })

type Deed = 'retry' | 'discard'

const send = ({ id }: Job, deed: Deed, reason: string) => {
  const wish = { params: { path: { id } }, body: { reason } }
  return deed === 'retry'
    ? answerOf(api.POST('/operator/api/v1/jobs/{id}/retry', wish))
    : answerOf(api.POST('/operator/api/v1/jobs/{id}/discard', wish))
}

const JobButtons = ({ job }: { job: Job }) => {
  const { t } = useTranslation('operator')
  const client = useQueryClient()
  const mayWrite = useMay()('jobs:write')
  const [deed, setDeed] = useState<Deed>()
  const doing = useMutation({
    mutationFn: ({ deed, reason }: { deed: Deed; reason: string }) => send(job, deed, reason),
    meta: { success: t(deed === 'discard' ? 'jobs.discarded' : 'jobs.retried') },
    onSuccess: () => client.invalidateQueries({ queryKey: jobsQuery.queryKey }),
  })
  if (!mayWrite) return null
  return (
    <span className="row">
      <Button size="s" onClick={() => setDeed('retry')}>
        {t('jobs.retry')}
      </Button>
      <Button size="s" onClick={() => setDeed('discard')}>
        {t('jobs.discard')}
      </Button>
      {deed !== undefined && (
        <ReasonDialog
          title={t(`jobs.${deed}_title`, { name: job.queue })}
          action={t(`jobs.${deed}`)}
          tone={deed === 'retry' ? 'plain' : 'danger'}
          onConfirm={(reason) => doing.mutateAsync({ deed, reason })}
          onClose={() => setDeed(undefined)}
        >
          <p className="muted">{t(`jobs.${deed}_text`)}</p>
        </ReasonDialog>
      )}
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
      title: t('jobs.columns.due_at'),
      weight: 'extra',
      cell: ({ due_at }) => <DateTime at={due_at} format="payment" />,
    },
    { key: 'deeds', title: t('jobs.columns.deeds'), card: 'line', cell: (job) => <JobButtons job={job} /> },
  ]
}

/** Work after the answer that failed for good, or waits for longer than it should. */
export const JobsPage = () => {
  const { t } = useTranslation('operator')
  const jobs = useQuery(jobsQuery)
  const columns = useColumns()
  return (
    <>
      <PageHeader title={t('areas.jobs')} facts={t('jobs.about')} actions={<UpdatedAgo at={jobs.dataUpdatedAt} />} />
      {jobs.isError && jobs.data === undefined ? (
        <FailureState level={2} error={jobs.error} onRetry={() => void jobs.refetch()} />
      ) : jobs.data?.length === 0 ? (
        <EmptyState icon={CircleCheck} title={t('jobs.none_title')} text={t('jobs.none_text')} />
      ) : (
        <DataTable name={t('areas.jobs')} columns={columns} rows={jobs.data} rowKey={({ id }) => id} />
      )}
    </>
  )
}

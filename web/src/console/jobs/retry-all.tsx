import { useMutation, useQueryClient } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import type { paths } from '../../api/schema.generated.ts'
import { Button } from '../../ui/button.tsx'
import { toasts } from '../../ui/toast-store.ts'
import { api } from '../api.ts'
import { ReasonDialog } from '../list/reason-dialog.tsx'
import { useMay } from '../me.ts'

type Wish = NonNullable<paths['/operator/api/v1/jobs/retry']['post']['requestBody']>['content']['application/json']

interface RetryAllProps {
  readonly filter: Omit<Wish, 'reason'>
  /** How many the list has, with the same filter; undefined while it is not known. */
  readonly count: number | undefined
  /** How many the list has, in words. */
  readonly words: string
}

interface AskProps extends RetryAllProps {
  readonly onClose: () => void
}

const Ask = ({ filter, words, onClose }: AskProps) => {
  const { t } = useTranslation('operator')
  const client = useQueryClient()
  const retrying = useMutation({
    mutationFn: (reason: string) => answerOf(api.POST('/operator/api/v1/jobs/retry', { body: { ...filter, reason } })),
    onSuccess: ({ retried }) => toasts.show({ tone: 'ok', title: t('jobs.all_retried', { count: retried }) }),
    // Also after a failure: a colleague may have been quicker.
    onSettled: () => client.invalidateQueries({ queryKey: ['operator', 'jobs'] }),
  })
  return (
    <ReasonDialog
      title={t('jobs.retry_all_title', { jobs: words })}
      action={t('jobs.retry_all')}
      tone="plain"
      onConfirm={(reason) => retrying.mutateAsync(reason)}
      onClose={onClose}
    >
      <p className="muted">{t('jobs.retry_all_text')}</p>
    </ReasonDialog>
  )
}

/** Tries all listed jobs again, as they are filtered. */
export const RetryAll = (props: RetryAllProps) => {
  const { t } = useTranslation('operator')
  const mayWrite = useMay()('jobs:write')
  // The filter and the number as they were when the dialog opened, whatever the list has become meanwhile.
  const [asked, setAsked] = useState<RetryAllProps>()
  return (
    <>
      {mayWrite && props.count !== undefined && props.count > 1 && (
        <Button onClick={() => setAsked(props)}>
          <RotateCw />
          {t('jobs.retry_all')}
        </Button>
      )}
      {asked !== undefined && <Ask {...asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { CircleAlert, RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Failure } from '../../api/failure.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailureState } from '../../ui/failure-state.tsx'

/** Replaces a route that could not be loaded or drawn; everything around it keeps working. */
export const FailurePage = ({ error, reset }: ErrorComponentProps) => {
  const { t } = useTranslation()
  const router = useRouter()
  const retry = (): void => {
    reset()
    void router.invalidate()
  }
  if (error instanceof Failure) return <FailureState error={error} onRetry={retry} />
  return (
    <EmptyState
      icon={CircleAlert}
      tone="bad"
      level={1}
      title={t('errors.render_title')}
      text={t('errors.render_text')}
      actions={
        <Button onClick={retry}>
          <RotateCw />
          {t('global.retry')}
        </Button>
      }
    />
  )
}

/** The same if not even the shell could be loaded. */
export const WholeFailurePage = (props: ErrorComponentProps) => (
  <main className="page">
    <FailurePage {...props} />
  </main>
)

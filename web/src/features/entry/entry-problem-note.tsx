import { useTranslation } from 'react-i18next'
import { Banner } from '../../ui/banner.tsx'
import type { EntryProblem } from './entry-problem.ts'

interface EntryProblemNoteProps {
  readonly problem: EntryProblem
  /** The text for a failure on our side. */
  readonly failed: string
}

export const EntryProblemNote = ({ problem, failed }: EntryProblemNoteProps) => {
  const { t } = useTranslation('entry')
  if (problem.kind === 'busy')
    return (
      <Banner tone="danger" said="alert">
        {t('sign_up.busy', { minutes: problem.minutes })}
      </Banner>
    )
  if (problem.kind === 'captcha')
    return (
      <Banner tone="danger" said="alert">
        {t('sign_up.captcha_failed')}
      </Banner>
    )
  return (
    <Banner tone="danger" said="alert">
      {problem.kind === 'refused' ? t('sign_up.refused') : failed}
    </Banner>
  )
}

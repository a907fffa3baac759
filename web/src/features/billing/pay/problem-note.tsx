import { useTranslation } from 'react-i18next'
import { PayNote } from './pay-note.tsx'
import type { PayProblem } from './pay-problem.ts'

/** Why the payment did not come about, and what to do next. */
export const ProblemNote = ({ problem }: { problem: PayProblem }) => {
  const { t } = useTranslation('billing')
  if (problem.kind === 'declined') {
    return (
      <PayNote tone="danger" title={t('pay.declined')}>
        <p>{t(`declines.${problem.reason}`)}</p>
      </PayNote>
    )
  }
  if (problem.kind === 'other') {
    return (
      <PayNote tone="danger" title={problem.title ?? t('problems.other.title')}>
        <p>{t('problems.other.text')}</p>
      </PayNote>
    )
  }
  return (
    <PayNote tone="danger" title={t(`problems.${problem.kind}.title`)}>
      <p>{t(`problems.${problem.kind}.text`)}</p>
    </PayNote>
  )
}

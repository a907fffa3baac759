import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/dates.ts'
import { useLocale } from '../../../ui/use-locale.ts'
import { HelpLink } from '../help-link.tsx'
import { PayNote } from './pay-note.tsx'
import type { PayProblem } from './pay-problem.ts'

interface ProblemNoteProps {
  readonly problem: PayProblem
  /** The invoice that a question to support would be about. */
  readonly invoice: string
}

/** Why the payment failed, and what to do next. */
export const ProblemNote = ({ problem, invoice }: ProblemNoteProps) => {
  const { t } = useTranslation('billing')
  const locale = useLocale()
  if (problem.kind === 'declined') {
    const { reason, tried } = problem
    return (
      <PayNote tone="danger" title={t('pay.declined')}>
        {tried !== undefined && (
          <p>
            {tried.last_four !== null && `${t('pay.tried_card', { card: tried.last_four })} · `}
            {formatDate(tried.at, 'payment', locale)}
          </p>
        )}
        <p>
          {t(`declines.${reason}.why`)} {t(`declines.${reason}.next`)} <HelpLink invoice={invoice} />
        </p>
      </PayNote>
    )
  }
  if (problem.kind === 'other') {
    return (
      <PayNote tone="danger" title={problem.title ?? t('problems.other.title')}>
        <p>
          {t('problems.other.text')} <HelpLink invoice={invoice} />
        </p>
      </PayNote>
    )
  }
  return (
    <PayNote tone="danger" title={t(`problems.${problem.kind}.title`)}>
      <p>{t(`problems.${problem.kind}.text`)}</p>
    </PayNote>
  )
}

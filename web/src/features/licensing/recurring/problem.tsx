import { Link } from '@tanstack/react-router'
import { CreditCard } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Failure } from '../../../api/failure.ts'
import { buttonClass } from '../../../ui/button.tsx'

const messageOf = (error: unknown): ReactNode => (error instanceof Failure ? error.problems[0]?.title : undefined)

const cardProblems: readonly string[] = ['no_saved_card', 'card_ended']

/** Why it failed, with a link to add a card if one is missing or expired. */
export const Problem = ({ error }: { error: Error | null }) => {
  const { t } = useTranslation('licensing')
  if (error === null) return null
  const isCardMissing = error instanceof Failure && cardProblems.includes(error.code ?? '')
  return (
    <div className="stack s2 small" role="alert">
      <p>{messageOf(error) ?? t('recurring.failed')}</p>
      {isCardMissing && (
        <Link to="/payment-methods" className={buttonClass({ size: 's' })}>
          <CreditCard />
          {t('recurring.to_cards')}
        </Link>
      )}
    </div>
  )
}

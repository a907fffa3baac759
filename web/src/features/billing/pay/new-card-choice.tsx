import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { NotFetched } from '../../../ui/not-fetched.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import { stripeQuery } from './stripe-query.ts'
import type { StripeAccess } from './stripe-script.ts'
import type { CardToken } from './wish.ts'

const FieldsSkeleton = () => (
  <div className="stack s3 late">
    <Skeleton height={60} />
    <Skeleton height={60} />
  </div>
)

const NewCard = lazyPart(async () => (await import('./new-card.tsx')).NewCard, NotFetched, FieldsSkeleton)

interface NewCardChoiceProps {
  readonly access: StripeAccess
  readonly disabled: boolean
  readonly onCard: (card: CardToken | undefined) => void
  readonly onBegun: ((begun: boolean) => void) | undefined
}

/** The card form, once the gateway's script has loaded. */
export const NewCardChoice = ({ access, disabled, onCard, onBegun }: NewCardChoiceProps) => {
  const { t } = useTranslation('billing')
  // The form keeps the language it began in: in another one the gateway makes new fields, and what was typed is lost.
  const [locale] = useState(useLocale())
  const { data: stripe, isError, isFetching, refetch } = useQuery(stripeQuery(access, locale))
  if (isError) {
    return (
      <div className="stack s3">
        <p className="small muted">{t('card_form.no_script')}</p>
        <Button size="s" busy={isFetching} onClick={() => void refetch()}>
          <RotateCw />
          {t('card_form.load_again')}
        </Button>
      </div>
    )
  }
  if (stripe === undefined) return <FieldsSkeleton />
  return <NewCard stripe={stripe} disabled={disabled} onCard={onCard} onBegun={onBegun} />
}

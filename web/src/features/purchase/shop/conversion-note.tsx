import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { statusOf } from '../../../api/failure.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { failureText } from '../../../ui/failure-text.ts'
import type { ProductLine } from '../offer/product-line.ts'
import { trialQuery } from '../queries.ts'
import { canBecome } from './conversion.ts'

interface ConversionNoteProps {
  readonly id: string
  readonly line: ProductLine
  /** Buys a separate licence instead. */
  readonly onLeave: () => void
}

/**
 * Says that the purchase converts a trial, and what stays the same. Only the user's own trial of this product line can
 * be converted.
 */
export const ConversionNote = ({ id, line, onLeave }: ConversionNoteProps) => {
  const { t } = useTranslation('purchase')
  const { data: trial, error, isPending } = useQuery(trialQuery(id))
  if (isPending) return null
  const refused = statusOf(error)
  // A trial that could not be loaded may still be convertible.
  const unread = trial === undefined && refused !== 404 && refused !== 403 ? failureText(error) : undefined
  const isTrial = canBecome(trial, line)
  return (
    <div className="shop-note">
      <Banner
        tone={isTrial ? 'info' : 'warn'}
        action={
          <Button size="s" onClick={onLeave}>
            {t('conversion.leave')}
          </Button>
        }
      >
        {isTrial ? t(`conversion.${line.quantity}`, { licence: trial.human_id }) : (unread ?? t('conversion.no_trial'))}
      </Banner>
    </div>
  )
}

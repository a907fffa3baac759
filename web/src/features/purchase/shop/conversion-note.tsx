import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import type { ProductLine } from '../offer/product-line.ts'
import { trialQuery } from '../queries.ts'

interface ConversionNoteProps {
  readonly id: string
  readonly line: ProductLine
  /** Buys a licence of its own instead. */
  readonly onLeave: () => void
}

/** Says that a trial becomes what is bought, and what stays of it. What is no trial cannot. */
export const ConversionNote = ({ id, line, onLeave }: ConversionNoteProps) => {
  const { t } = useTranslation('purchase')
  const trial = useQuery(trialQuery(id))
  if (trial.isPending) return null
  const licence = trial.data?.terminatable === true ? trial.data.human_id : undefined
  return (
    <div className="shop-note">
      <Banner
        tone={licence === undefined ? 'warn' : 'info'}
        action={
          <Button size="s" onClick={onLeave}>
            {t('conversion.leave')}
          </Button>
        }
      >
        {licence === undefined ? t('conversion.no_trial') : t(`conversion.${line.quantity}`, { licence })}
      </Banner>
    </div>
  )
}

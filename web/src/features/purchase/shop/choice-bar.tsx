import type { Sku } from '@foyer/contract/catalogue/sku.ts'
import { skuKinds } from '@foyer/contract/vocabulary/constants.ts'
import { useTranslation } from 'react-i18next'
import { numberFormat } from '../../../lib/intl.ts'
import { SegmentedRadios } from '../../../ui/segmented-radios.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import type { ProductLine } from '../offer/product-line.ts'
import { CameraField } from '../quantity/camera-field.tsx'
import { ServerChoice } from '../quantity/server-choice.tsx'
import type { Cameras } from '../quantity/use-cameras.ts'
import type { Choice } from './choice.ts'
import type { PurchaseSearch } from './purchase-search.ts'
import { useSavings } from './use-savings.ts'

interface ChoiceBarProps {
  readonly line: ProductLine
  readonly skus: readonly Sku[]
  readonly choice: Choice
  readonly onChange: (next: PurchaseSearch) => void
  readonly cameras: Cameras
}

const PeriodChoice = ({ line, skus, choice: { period, periods, quantity }, onChange }: ChoiceBarProps) => {
  const { t } = useTranslation('purchase')
  const percent = numberFormat(useLocale(), { style: 'percent' })
  const savings = useSavings(skus, line, periods, quantity)
  if (period === undefined) return null
  return (
    <SegmentedRadios
      label={t('period')}
      group="period"
      value={period}
      options={periods.map((value) => {
        const saving = savings.get(value)
        const name = t(`periods.${value}`)
        return saving === undefined ? { value, name } : { value, name, aside: `−${percent.format(saving / 100)}` }
      })}
      onChange={(next) => onChange({ period: next })}
    />
  )
}

/** Terms, period and quantity. */
export const ChoiceBar = (props: ChoiceBarProps) => {
  const { line, choice, cameras, onChange } = props
  const { t } = useTranslation('purchase')
  return (
    <div className="choice-bar">
      <SegmentedRadios
        label={t('terms')}
        group="terms"
        value={choice.terms}
        options={skuKinds.toReversed().map((value) => ({ value, name: t(`kinds.${value}`) }))}
        onChange={(terms) => onChange({ terms })}
      />
      {choice.terms === 'subscription' && <PeriodChoice {...props} />}
      {line.quantity === 'servers' ? (
        <ServerChoice value={choice.quantity} onChange={(quantity) => onChange({ quantity })} />
      ) : (
        <CameraField least={choice.least} most={line.most} cameras={cameras} />
      )}
    </div>
  )
}

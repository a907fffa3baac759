import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/measures.ts'
import { Filter } from '../../../ui/filter.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import { amount } from './filter-readers.ts'

interface Bounds {
  readonly amount_gt?: number | undefined
  readonly amount_lt?: number | undefined
}

interface AmountFilterProps {
  readonly bounds: Bounds
  readonly onChange: (bounds: Bounds) => void
}

const useBoundsText = (): ((bounds: Bounds) => string | undefined) => {
  const { t } = useTranslation('billing')
  const locale = useLocale()
  return ({ amount_gt: above, amount_lt: below }) => {
    if (above !== undefined && below !== undefined)
      return t('amount.between', { above: formatNumber(above, locale), below: formatNumber(below, locale) })
    if (above !== undefined) return t('amount.above_text', { amount: formatNumber(above, locale) })
    return below === undefined ? undefined : t('amount.below_text', { amount: formatNumber(below, locale) })
  }
}

/** Amounts above one sum, below another, or between the two, in whichever currency. */
export const AmountFilter = ({ bounds, onChange }: AmountFilterProps) => {
  const { t } = useTranslation('billing')
  const text = useBoundsText()
  const { amount_gt, amount_lt } = bounds
  return (
    <Filter
      name={t('amount.name')}
      value={text(bounds)}
      onClear={() => onChange({ amount_gt: undefined, amount_lt: undefined })}
    >
      {() => (
        <div className="fields2">
          <TextField
            label={t('amount.above')}
            inputMode="decimal"
            defaultValue={amount_gt ?? ''}
            onChange={({ target }) => onChange({ amount_gt: amount(target.value.replace(',', '.')), amount_lt })}
          />
          <TextField
            label={t('amount.below')}
            inputMode="decimal"
            defaultValue={amount_lt ?? ''}
            onChange={({ target }) => onChange({ amount_gt, amount_lt: amount(target.value.replace(',', '.')) })}
          />
        </div>
      )}
    </Filter>
  )
}

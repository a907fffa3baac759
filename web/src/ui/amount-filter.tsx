import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inOrder } from '../lib/in-order.ts'
import { numberFormat } from '../lib/intl.ts'
import { amount } from '../lib/search-figures.ts'
import { everyCurrency, plainSum } from '../lib/typed-sum.ts'
import { Filter } from './filter.tsx'
import { TextField } from './text-field.tsx'
import { useLocale } from './use-locale.ts'

interface Bounds {
  readonly amount_gt?: number | undefined
  readonly amount_lt?: number | undefined
}

type AmountWord = 'name' | 'above' | 'below' | 'above_text' | 'below_text'

/** The texts of the list's feature. Texts that mention no amount get an empty one. */
type AmountWords = (word: AmountWord, values: { readonly amount: string }) => string

interface AmountFilterProps {
  readonly bounds: Bounds
  readonly words: AmountWords
  readonly onChange: (bounds: Bounds) => void
}

/** Formats an amount without a currency, because a list may mix currencies. */
const sumText = (sum: number, locale: Locale): string =>
  numberFormat(locale, { minimumFractionDigits: Number.isInteger(sum) ? 0 : 2, maximumFractionDigits: 8 }).format(sum)

const noSum = { amount: '' }

const useBoundsText = (words: AmountWords): ((bounds: Bounds) => string | undefined) => {
  const locale = useLocale()
  return ({ amount_gt, amount_lt }) => {
    const more = amount_gt !== undefined && words('above_text', { amount: sumText(amount_gt, locale) })
    const less = amount_lt !== undefined && words('below_text', { amount: sumText(amount_lt, locale) })
    return [more, less].filter((said) => said !== false).join(', ') || undefined
  }
}

/** In English, a comma before three digits groups thousands; in no other language. */
const sumOf = (typed: string, locale: Locale): number | undefined =>
  amount(
    plainSum(typed, {
      currencies: everyCurrency,
      lone: (sign) => (locale === 'en' && sign === ',' ? 'groups' : 'decimals'),
    }),
  )

const boundsOf = (above: number | undefined, below: number | undefined): Bounds => {
  const [amount_gt, amount_lt] = inOrder(above, below)
  return { amount_gt, amount_lt }
}

interface SumFieldProps {
  readonly label: string
  readonly typed: string
  readonly onType: (typed: string) => void
}

const SumField = ({ label, typed, onType }: SumFieldProps) => {
  const { t } = useTranslation('app')
  const locale = useLocale()
  const isWrong = typed.trim() !== '' && sumOf(typed, locale) === undefined
  return (
    <TextField
      label={label}
      inputMode="decimal"
      value={typed}
      error={isWrong ? t('validators.incorrect', { field: label }) : undefined}
      onChange={({ target }) => onType(target.value)}
    />
  )
}

/** Both inputs keep what was typed. If the bounds are reversed, they are swapped only when applied. */
const Sums = ({ bounds, words, onChange }: AmountFilterProps) => {
  const locale = useLocale()
  const [above, setAbove] = useState(bounds.amount_gt?.toString() ?? '')
  const [below, setBelow] = useState(bounds.amount_lt?.toString() ?? '')
  const apply = (first: string, second: string): void => onChange(boundsOf(sumOf(first, locale), sumOf(second, locale)))
  return (
    <div className="fields2">
      <SumField
        label={words('above', noSum)}
        typed={above}
        onType={(typed) => {
          setAbove(typed)
          apply(typed, below)
        }}
      />
      <SumField
        label={words('below', noSum)}
        typed={below}
        onType={(typed) => {
          setBelow(typed)
          apply(above, typed)
        }}
      />
    </div>
  )
}

/** Filters by amount: above one bound, below another, or between the two, in any currency. */
export const AmountFilter = (props: AmountFilterProps) => {
  const { bounds, words, onChange } = props
  const text = useBoundsText(words)
  return (
    <Filter
      name={words('name', noSum)}
      value={text(bounds)}
      onClear={() => onChange({ amount_gt: undefined, amount_lt: undefined })}
    >
      {() => <Sums {...props} />}
    </Filter>
  )
}

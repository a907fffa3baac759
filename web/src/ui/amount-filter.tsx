import { useState } from 'react'
import { inOrder } from '../lib/in-order.ts'
import { formatNumber } from '../lib/measures.ts'
import { amount } from '../lib/search-params.ts'
import { Filter } from './filter.tsx'
import { TextField } from './text-field.tsx'
import { useLocale } from './use-locale.ts'

interface Bounds {
  readonly amount_gt?: number | undefined
  readonly amount_lt?: number | undefined
}

type AmountWord = 'name' | 'above' | 'below' | 'above_text' | 'below_text' | 'between'

/** The texts of the area that the list stands in; those that name no sum are given none. */
type AmountWords = (
  word: AmountWord,
  values: { readonly amount: string; readonly above: string; readonly below: string },
) => string

interface AmountFilterProps {
  readonly bounds: Bounds
  readonly words: AmountWords
  readonly onChange: (bounds: Bounds) => void
}

const noSum = { amount: '', above: '', below: '' }

const useBoundsText = (words: AmountWords): ((bounds: Bounds) => string | undefined) => {
  const locale = useLocale()
  return ({ amount_gt, amount_lt }) => {
    const above = amount_gt === undefined ? undefined : formatNumber(amount_gt, locale)
    const below = amount_lt === undefined ? undefined : formatNumber(amount_lt, locale)
    if (above !== undefined && below !== undefined) return words('between', { ...noSum, above, below })
    if (above !== undefined) return words('above_text', { ...noSum, amount: above })
    return below === undefined ? undefined : words('below_text', { ...noSum, amount: below })
  }
}

/** A sum as it is typed, with either sign for its decimals. */
const sumOf = (typed: string): number | undefined => amount(typed.replace(',', '.'))

const boundsOf = (above: number | undefined, below: number | undefined): Bounds => {
  const [amount_gt, amount_lt] = inOrder(above, below)
  return { amount_gt, amount_lt }
}

/** Both sums stay as they are typed, whichever way round they are applied. */
const Sums = ({ bounds, words, onChange }: AmountFilterProps) => {
  const [above, setAbove] = useState(bounds.amount_gt?.toString() ?? '')
  const [below, setBelow] = useState(bounds.amount_lt?.toString() ?? '')
  return (
    <div className="fields2">
      <TextField
        label={words('above', noSum)}
        inputMode="decimal"
        value={above}
        onChange={({ target }) => {
          setAbove(target.value)
          onChange(boundsOf(sumOf(target.value), sumOf(below)))
        }}
      />
      <TextField
        label={words('below', noSum)}
        inputMode="decimal"
        value={below}
        onChange={({ target }) => {
          setBelow(target.value)
          onChange(boundsOf(sumOf(above), sumOf(target.value)))
        }}
      />
    </div>
  )
}

/** Amounts above one sum, below another, or between the two, in whichever currency. */
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

import { useTranslation } from 'react-i18next'
import { Money } from '../../ui/money.tsx'
import type { SkuChange, SkuFacts } from './queries.ts'
import { capital, useCategoryWords } from './sku-words.tsx'

type Field = keyof SkuFacts

/** In display order; prices have a table of their own. */
const plain = [
  'name',
  'category',
  'billing_terms',
  'period',
  'currency',
  'min_quantity',
  'published',
  'supported_external_gateways',
] as const satisfies readonly Field[]

const useFieldWords = (): ((facts: SkuFacts, field: (typeof plain)[number]) => string) => {
  const { t } = useTranslation(['operator', 'catalogue'])
  const categoryOf = useCategoryWords()
  return (facts, field) => {
    if (field === 'category') return categoryOf(facts.category)
    if (field === 'billing_terms') return t(`catalogue:terms.${facts.billing_terms}`)
    if (field === 'period') return capital(t(`catalogue:periods.${facts.period}`))
    if (field === 'published') return t(facts.published ? 'catalogue.states.on_sale' : 'catalogue.states.hidden')
    if (field === 'supported_external_gateways')
      return facts.supported_external_gateways.map((gateway) => t(`gateways.${gateway}`)).join(', ') || '—'
    return String(facts[field])
  }
}

const useFieldName = (): ((field: string) => string) => {
  const { t } = useTranslation(['operator', 'catalogue'])
  return (field) =>
    field === 'category' || field === 'currency'
      ? t(`catalogue:columns.${field}`)
      : t(`catalogue:fields.${field as Exclude<Field, 'category' | 'currency'>}`)
}

const priceAt = (facts: SkuFacts | null, from: number): number | undefined =>
  facts?.tiers.find(({ from_quantity }) => from_quantity === from)?.unit_price

const Amount = ({ facts, from }: { facts: SkuFacts | null; from: number }) => {
  const amount = priceAt(facts, from)
  return facts === null || amount === undefined ? (
    <span className="subtle">—</span>
  ) : (
    <Money amount={amount} currency={facts.currency} />
  )
}

/** Prices before and after, tier by tier. */
const Prices = ({ change: { before, after } }: { change: SkuChange }) => {
  const { t } = useTranslation(['operator', 'catalogue'])
  const all = [...(before?.tiers ?? []), ...after.tiers].map(({ from_quantity }) => from_quantity)
  const steps = [...new Set(all)].sort((a, b) => a - b)
  return steps.map((from) => {
    const isSame = before?.currency === after.currency && priceAt(before, from) === priceAt(after, from)
    return (
      <tr key={from} className={isSame ? 'same' : undefined}>
        <th scope="row">{t('catalogue:from', { count: from })}</th>
        {before !== null && (
          <td className="num">
            <Amount facts={before} from={from} />
          </td>
        )}
        <td className="num">
          <Amount facts={after} from={from} />
        </td>
      </tr>
    )
  })
}

interface ChangeTableProps {
  readonly change: SkuChange
  /** The version that made the change; undefined for a draft. */
  readonly version?: number
}

/** The changes of one SKU, field by field: the old and the new value. */
export const ChangeTable = ({ change, version }: ChangeTableProps) => {
  const { t } = useTranslation(['operator', 'catalogue'])
  const wordsOf = useFieldWords()
  const nameOf = useFieldName()
  const { before, after, fields } = change
  return (
    <table className="change-table">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">{t('catalogue:what')}</span>
          </th>
          {before !== null && (
            <th scope="col" className="num">
              {version === undefined ? t('catalogue:before') : t('catalogue:earlier')}
            </th>
          )}
          <th scope="col" className="num">
            {version === undefined ? t('catalogue:after') : t('catalogue:version', { number: version })}
          </th>
        </tr>
      </thead>
      <tbody>
        {plain
          .filter((field) => fields.includes(field))
          .map((field) => (
            <tr key={field}>
              <th scope="row">{nameOf(field)}</th>
              {before !== null && <td className="num">{wordsOf(before, field)}</td>}
              <td className="num">{wordsOf(after, field)}</td>
            </tr>
          ))}
        {fields.includes('tiers') && <Prices change={change} />}
      </tbody>
    </table>
  )
}

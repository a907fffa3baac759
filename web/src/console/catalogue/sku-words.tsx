import { CircleCheck, EyeOff, PencilLine, Plus, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../ui/chip.tsx'
import { Money } from '../../ui/money.tsx'
import type { CatalogueEntry, SkuFacts } from './queries.ts'

/** The draft's facts if there is a draft, else the published ones. */
export const shownFacts = ({ draft, published }: Pick<CatalogueEntry, 'draft' | 'published'>): SkuFacts => {
  const facts = draft ?? published
  if (facts === null) throw new Error('an entry is published or drafted')
  return facts
}

/** Capitalises the start of a line. */
export const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1)

/** "Subscription, monthly"; a one-time purchase has no period. */
export const useTermsWords = (): ((facts: Pick<SkuFacts, 'billing_terms' | 'period'>) => string) => {
  const { t } = useTranslation(['operator', 'catalogue'])
  return ({ billing_terms, period }) =>
    period === 'one_time'
      ? t(`catalogue:terms.${billing_terms}`)
      : `${t(`catalogue:terms.${billing_terms}`)}, ${t(`catalogue:periods.${period}`)}`
}

/** The category, with the product if it has several. */
export const useCategoryWords = (): ((category: SkuFacts['category']) => string) => {
  const { t } = useTranslation(['operator', 'catalogue'])
  return (category) =>
    'product' in category
      ? `${t(`catalogue.categories.${category.name}`)} ${t(`catalogue:products.${category.product}`)}`
      : t(`catalogue.categories.${category.name}`)
}

/** A SKU's state; an unpublished change takes precedence over everything else. */
export const EntryChip = ({ entry }: { entry: CatalogueEntry }) => {
  const { t } = useTranslation(['operator', 'catalogue'])
  if (entry.outdated)
    return (
      <Chip tone="danger" icon={TriangleAlert}>
        {t('catalogue.states.outdated')}
      </Chip>
    )
  if (entry.draft !== null)
    return (
      <Chip tone="info" icon={entry.published === null ? Plus : PencilLine}>
        {t(entry.published === null ? 'catalogue.states.new' : 'catalogue.states.changed')}
      </Chip>
    )
  const isOn = entry.published?.published === true
  return (
    <Chip tone={isOn ? 'ok' : 'off'} icon={isOn ? CircleCheck : EyeOff}>
      {t(isOn ? 'catalogue.states.on_sale' : 'catalogue.states.hidden')}
    </Chip>
  )
}

/** The unit price at the smallest quantity, and the lowest one. */
export const PriceCell = ({ facts: { tiers, currency } }: { facts: SkuFacts }) => {
  const { t } = useTranslation(['operator', 'catalogue'])
  const [first] = tiers
  if (first === undefined) return null
  return (
    <>
      <span className="strong">
        <Money amount={first.unit_price} currency={currency} />
      </span>
      <span className="cell-under tiny subtle">
        {tiers.length === 1 ? t('catalogue:one_price') : t('catalogue:tiers_count', { count: tiers.length })}
      </span>
    </>
  )
}

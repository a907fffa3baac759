import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import type { UseFormReturnType } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../lib/money.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { failureText } from '../../ui/failure-text.ts'
import { Select, type SelectGroup } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import { catalogueQuery, type SkuFacts } from '../catalogue/queries.ts'
import { useCategoryWords, useTermsWords } from '../catalogue/sku-words.tsx'
import { toldApart } from '../catalogue/told-apart.ts'

export interface Product extends SkuFacts {
  readonly id: string
}

/** The published products in this currency that pass `fits`, and a way to retry if the catalogue fails to load. */
export const useProducts = (currency: Currency, fits: (facts: SkuFacts) => boolean) => {
  const { data, error, refetch } = useQuery(catalogueQuery)
  const products = data?.flatMap(({ id, published }): Product[] =>
    published !== null && published.currency === currency && fits(published) ? [{ id, ...published }] : [],
  )
  return { products, error, again: () => void refetch() }
}

interface SkuChoiceProps {
  readonly label: string
  readonly currency: Currency
  readonly catalogue: ReturnType<typeof useProducts>
  readonly value: string
  readonly error: React.ReactNode
  readonly onChange: (product: Product | undefined) => void
}

/** One product of the catalogue, found by typing. */
const SkuChoice = ({ label, currency, catalogue, value, error, onChange }: SkuChoiceProps) => {
  const { t } = useTranslation(['operator', 'app'])
  const categoryWords = useCategoryWords()
  const termsWords = useTermsWords()
  const locale = useLocale()
  const { products, error: failed, again } = catalogue
  if (products === undefined && failed !== null)
    return (
      <Banner tone="danger" said="alert" action={<Button onClick={again}>{t('app:global.retry')}</Button>}>
        {failureText(failed)}
      </Banner>
    )
  const labelOf = ({ name, tiers, published, ...product }: Product): string =>
    [
      name,
      termsWords(product),
      ...(tiers[0] === undefined ? [] : [formatMoney(tiers[0].unit_price, currency, locale)]),
      ...(published ? [] : [t('catalogue.states.hidden')]),
    ].join(' · ')
  const byCategory = Map.groupBy(products ?? [], ({ category }) => categoryWords(category))
  const options = [...byCategory].map(([group, items]): SelectGroup => ({
    group,
    items: toldApart(items.map((product) => ({ value: product.id, label: labelOf(product) }))),
  }))
  return (
    <Select
      label={label}
      searchable
      // The field gets the focus when the dialog opens, and an open list would cover the rest.
      openOnFocus={false}
      data-path="sku_id"
      hint={products?.length === 0 ? t('sales.no_products', { currency }) : undefined}
      options={options}
      value={value}
      error={error}
      onChange={(id) => onChange(products?.find((product) => product.id === id))}
    />
  )
}

interface SkuFieldsProps<Values> extends Pick<SkuChoiceProps, 'currency' | 'catalogue'> {
  readonly form: UseFormReturnType<Values>
  /** The chosen product. */
  readonly product: Product | undefined
}

/** The product and its quantity, which starts at the product's minimum. */
export const SkuFields = <Values extends { readonly sku_id: string; readonly quantity: string }>({
  form,
  currency,
  catalogue,
  product,
}: SkuFieldsProps<Values>) => {
  const { t } = useTranslation('operator')
  const choose = (next: Product | undefined): void =>
    form.setValues((values) => ({
      ...values,
      sku_id: next?.id ?? '',
      ...(next !== undefined && { quantity: String(next.min_quantity) }),
    }))
  return (
    <>
      <SkuChoice
        label={t('sales.product')}
        currency={currency}
        catalogue={catalogue}
        value={form.values.sku_id}
        error={form.errors['sku_id']}
        onChange={choose}
      />
      <TextField
        label={t('sales.quantity')}
        remark={product !== undefined && t('sales.at_least', { count: product.min_quantity })}
        inputMode="numeric"
        autoComplete="off"
        {...form.getInputProps('quantity')}
      />
    </>
  )
}

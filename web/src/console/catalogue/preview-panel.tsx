import type { PurchaseQuote } from '@foyer/contract/catalogue/sku.ts'
import { priceCap } from '@foyer/contract/vocabulary/constants.ts'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { countryOptions } from '../../lib/countries.ts'
import { dayText } from '../../lib/day-text.ts'
import { numberFormat } from '../../lib/intl.ts'
import { formatNumber } from '../../lib/measures.ts'
import { formatMoney } from '../../lib/money.ts'
import { Money, Sum, SumLine } from '../../ui/money.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import { previewQuery, type SkuFacts } from './queries.ts'

/** The initial country for each currency: where most of its customers are. */
const usualCountry: Partial<Record<SkuFacts['currency'], string>> = { EUR: 'DE', RUB: 'RU', USD: 'US' }

const Offer = ({ facts, quote }: { facts: SkuFacts; quote: PurchaseQuote }) => {
  const { t } = useTranslation(['operator', 'catalogue'])
  const locale = useLocale()
  const { currency, quantity, next_charge } = quote
  return (
    <div className="sku-offer">
      <p className="strong">{facts.name}</p>
      <p className="price m">
        <Money amount={quote.price} currency={currency} /> <small>{t(`catalogue.spans.${facts.period}`)}</small>
      </p>
      <p className="small subtle tab-num">
        {quantity === 1
          ? t('catalogue:before_tax')
          : t('catalogue.each', { quantity, price: formatMoney(quote.unit_price, currency, locale) })}
      </p>
      <Sum>
        {quote.tax > 0 && (
          <SumLine
            name={t('catalogue:tax', { percent: formatNumber(quote.tax, locale) })}
            amount={quote.tax_amount}
            currency={currency}
          />
        )}
        <SumLine kind="total" name={t('catalogue:due_now')} amount={quote.total} currency={currency} />
        {next_charge !== null && (
          <SumLine
            kind="later"
            name={t('catalogue:later', { date: dayText(next_charge.date, locale) })}
            amount={next_charge.amount}
            currency={currency}
          />
        )}
      </Sum>
      {quote.price > priceCap && <p className="small subtle">{t('catalogue:on_request')}</p>}
    </div>
  )
}

/** What the change means for this purchase. */
const Difference = ({ current, proposed }: { current: PurchaseQuote; proposed: PurchaseQuote }) => {
  const { t } = useTranslation(['operator', 'catalogue'])
  const locale = useLocale()
  const by = proposed.total - current.total
  const now = formatMoney(current.total, current.currency, locale)
  if (current.currency !== proposed.currency) return null
  if (by === 0) return <p className="small subtle">{t('catalogue:same_price')}</p>
  const percent = numberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'always',
  }).format(current.total === 0 ? 0 : by / current.total)
  return (
    <p className={by > 0 ? 'sku-difference dearer' : 'sku-difference cheaper'}>
      {t('catalogue:instead_of', { now })}
      {current.total > 0 && <span className="tab-num strong">{percent}</span>}
    </p>
  )
}

interface PreviewPanelProps {
  /** Undefined for a SKU that is not saved yet. */
  readonly id: string | undefined
  /** Null while the input is invalid. */
  readonly facts: SkuFacts | null
  readonly currency: SkuFacts['currency']
}

const Answer = ({ facts, body }: { facts: SkuFacts | null; body: Parameters<typeof previewQuery>[0] }) => {
  const { t } = useTranslation(['operator', 'catalogue'])
  const preview = useQuery(previewQuery(body))
  if (facts === null || preview.isError) return <p className="small muted">{t('catalogue:preview_broken')}</p>
  if (preview.data === undefined) return <Skeleton height={150} />
  const { current, proposed } = preview.data
  if (proposed === null)
    return (
      <p className="small muted">
        {facts.published
          ? t('catalogue:preview_too_few', { count: facts.min_quantity })
          : t('catalogue:preview_hidden')}
      </p>
    )
  return (
    <>
      <Offer facts={facts} quote={proposed} />
      {current !== null && <Difference current={current} proposed={proposed} />}
    </>
  )
}

/** What a customer would see when buying this quantity under the unsaved changes, and what it costs now. */
export const PreviewPanel = ({ id, facts, currency }: PreviewPanelProps) => {
  const { t } = useTranslation(['operator', 'catalogue'])
  const locale = useLocale()
  const [quantity, setQuantity] = useState(String(facts?.min_quantity ?? 1))
  const [country, setCountry] = useState(usualCountry[currency] ?? 'US')
  const shown = useDeferredValue(facts)
  const count = Number(quantity)
  const isCount = Number.isSafeInteger(count) && count >= 1 && count <= priceCap
  const body =
    shown === null || !isCount
      ? null
      : { ...shown, ...(id !== undefined && { id }), quantity: count, ...(country !== '' && { country }) }
  return (
    <Panel title={t('catalogue:preview_title')}>
      <div className="stack">
        <div className="fields2">
          <Stepper
            label={t('catalogue:quantity')}
            names={{ less: t('catalogue:fewer'), more: t('catalogue:more') }}
            value={quantity}
            min={1}
            max={priceCap}
            onChange={setQuantity}
          />
          <Select
            label={t('catalogue:buyer_country')}
            searchable
            value={country}
            options={countryOptions(locale)}
            onChange={setCountry}
          />
        </div>
        <div aria-live="polite" className="stack s3">
          <Answer facts={shown} body={body} />
        </div>
      </div>
    </Panel>
  )
}

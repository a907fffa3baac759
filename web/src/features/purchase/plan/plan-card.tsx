import type { PurchaseQuote } from '@foyer/contract/catalogue/sku.ts'
import { priceCap } from '@foyer/contract/vocabulary/constants.ts'
import { useQuery } from '@tanstack/react-query'
import { Check, RefreshCw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { dayText } from '../../../lib/day-text.ts'
import { formatNumber } from '../../../lib/measures.ts'
import { formatMoney } from '../../../lib/money.ts'
import { Button } from '../../../ui/button.tsx'
import { FailureState } from '../../../ui/failure-state.tsx'
import { Money, Sum, SumLine } from '../../../ui/money.tsx'
import { say } from '../../../ui/say.ts'
import { GhostButton, GhostText } from '../../../ui/skeleton.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import { type Plan, productNames } from '../offer/offer.ts'
import type { SoldPeriod } from '../offer/sold-periods.ts'
import { quoteQuery } from '../queries.ts'
import { BilledTo } from './billed-to.tsx'
import { QuoteButton } from './quote-button.tsx'

/** How long one price lasts. */
type Span = SoldPeriod | 'one_time'

const Price = ({ quote, span }: { quote: PurchaseQuote; span: Span }) => {
  const { t } = useTranslation('purchase')
  const unit = formatMoney(quote.unit_price, quote.currency, useLocale())
  return (
    <div>
      <p className="price">
        <Money amount={quote.price} currency={quote.currency} /> <small>{t(`spans.${span}`)}</small>
      </p>
      <p className="small subtle tab-num">
        {quote.quantity === 1 ? t('before_tax') : t('each', { quantity: quote.quantity, price: unit })}
      </p>
    </div>
  )
}

const Features = ({ product }: Pick<Plan, 'product'>) => {
  const { t } = useTranslation('purchase')
  const features = t(`plans.${product}.features`, { returnObjects: true })
  return (
    <ul>
      {features.map((feature) => (
        <li key={feature}>
          <Check size={14} />
          <span>{feature}</span>
        </li>
      ))}
    </ul>
  )
}

/** What is due now and what comes later, shown before ordering. */
const Bill = ({ quote, span }: { quote: PurchaseQuote; span: Span }) => {
  const { t } = useTranslation('purchase')
  const locale = useLocale()
  const { currency, next_charge } = quote
  return (
    <Sum>
      {quote.tax > 0 && (
        <SumLine
          name={t('tax', { percent: formatNumber(quote.tax, locale) })}
          amount={quote.tax_amount}
          currency={currency}
        />
      )}
      <SumLine kind="total" name={t('due_now')} amount={quote.total} currency={currency} />
      {next_charge !== null && span !== 'one_time' && (
        <SumLine
          kind="later"
          name={t(`later.${span}`, { date: dayText(next_charge.date, locale) })}
          amount={next_charge.amount}
          currency={currency}
        />
      )}
    </Sum>
  )
}

const Terms = ({ span }: { span: Span }) => {
  const { t } = useTranslation('purchase')
  return (
    <p className="plan-terms tiny subtle">
      {span !== 'one_time' && <RefreshCw size={12} />}
      <span>{t(span === 'one_time' ? 'updates_and_support' : 'renews')}</span>
    </p>
  )
}

interface TooMuchProps {
  readonly title: string
  readonly onAsk: (() => void) | undefined
}

/** For a quantity above what can be ordered here: no price, but a way to ask. */
const TooMuch = ({ title, onAsk }: TooMuchProps) => {
  const { t } = useTranslation('purchase')
  return (
    <>
      <p className="price m">{title}</p>
      <p className="small subtle">{t('on_request_text')}</p>
      {onAsk !== undefined && (
        <Button wide onClick={onAsk}>
          {t('contact.go')}
        </Button>
      )}
    </>
  )
}

/** For a quantity below the product's minimum: offers the minimum, or a way to ask if even that cannot be ordered here. */
const TooFew = ({ plan, most, locked, onChoose, onAsk }: PlanCardProps) => {
  const { t } = useTranslation('purchase')
  const count = plan.sku.min_quantity
  if (count > most) return <TooMuch title={t('from_servers', { count })} onAsk={onAsk} />
  return (
    <>
      <p className="price m">{t('from_servers', { count })}</p>
      <p className="small subtle">{t('from_servers_text')}</p>
      <Button wide disabled={locked} onClick={() => onChoose(count)}>
        {t('choose_servers', { count })}
      </Button>
    </>
  )
}

interface PlanCardProps {
  readonly plan: Plan
  readonly span: Span
  readonly quantity: number
  /** The largest quantity that can be ordered here. */
  readonly most: number
  readonly onChoose: (quantity: number) => void
  /** The plan that most customers want; the only one with the accent colour. */
  readonly featured: boolean
  /** Something prevents buying at the moment. */
  readonly locked: boolean
  readonly busy: boolean
  /** Orders at the total that the card shows. */
  readonly onPurchase: (total: number) => void
  /** Opens the contact form; undefined if there is none. */
  readonly onAsk: (() => void) | undefined
}

const GhostLine = ({ kind, children }: { kind?: 'total' | 'later'; children: string }) => (
  <div className={kind}>
    <GhostText>{children}</GhostText>
  </div>
)

/** As high as the loaded card, so that nothing below moves: everything except the prices is known already. */
const PlanSkeleton = ({ product, span }: Pick<Plan, 'product'> & { span: Span }) => {
  const { t } = useTranslation('purchase')
  const name = t('purchase', { name: productNames[product] })
  return (
    <>
      <div className="plan-offer late">
        <div>
          <p className="price">
            <GhostText>€000.00</GhostText>
          </p>
          <p className="small">
            <GhostText>{t('before_tax')}</GhostText>
          </p>
        </div>
        <Features product={product} />
        <div className="sum">
          <GhostLine>{t('tax', { percent: 20 })}</GhostLine>
          <GhostLine kind="total">{t('due_now')}</GhostLine>
          {span !== 'one_time' && <GhostLine kind="later">{t(`later.${span}`, { date: '00' })}</GhostLine>}
        </div>
        <BilledTo />
        <Terms span={span} />
      </div>
      <GhostButton>{name}</GhostButton>
      <GhostButton>{name}</GhostButton>
    </>
  )
}

/** Announces the price of another quantity once, in a sentence: its parts would be read as bare numbers. */
const useSaidPrice = (quote: PurchaseQuote | undefined, name: string, span: Span): void => {
  const { t } = useTranslation('purchase')
  const locale = useLocale()
  const told = useRef(quote?.quantity)
  useEffect(() => {
    if (quote === undefined || told.current === quote.quantity) return
    if (told.current !== undefined)
      say(`${name}: ${formatMoney(quote.price, quote.currency, locale)} ${t(`spans.${span}`)}`)
    told.current = quote.quantity
  }, [quote, name, span, locale, t])
}

const Offer = ({ plan, span, quantity, featured, locked, busy, onPurchase, onAsk }: PlanCardProps) => {
  const { t } = useTranslation('purchase')
  const name = productNames[plan.product]
  const { data: quote, error, isPlaceholderData, refetch } = useQuery(quoteQuery(plan.sku.id, quantity))
  useSaidPrice(isPlaceholderData ? undefined : quote, name, span)
  if (quote === undefined)
    return error === null ? (
      <PlanSkeleton product={plan.product} span={span} />
    ) : (
      <FailureState level={2} error={error} onRetry={() => refetch()} />
    )
  if (quote.price > priceCap) return <TooMuch title={t('on_request')} onAsk={onAsk} />
  return (
    <>
      <div className={isPlaceholderData ? 'plan-offer old' : 'plan-offer'}>
        <Price quote={quote} span={span} />
        <Features product={plan.product} />
        <Bill quote={quote} span={span} />
        <BilledTo />
        <Terms span={span} />
      </div>
      <Button
        kind={featured ? 'primary' : 'plain'}
        wide
        busy={busy}
        // The button orders what the card shows, so it is disabled while the price of another quantity is still shown.
        disabled={locked || isPlaceholderData}
        onClick={() => onPurchase(quote.total)}
      >
        {t('purchase', { name })}
      </Button>
      <QuoteButton skuId={plan.sku.id} quantity={quantity} disabled={locked || isPlaceholderData} />
    </>
  )
}

/** One product: what it does, what it costs, and the order button. */
export const PlanCard = (props: PlanCardProps) => {
  const { plan, featured, quantity } = props
  const { t } = useTranslation('purchase')
  return (
    <section className={featured ? 'plan on' : 'plan'}>
      <h2>{productNames[plan.product]}</h2>
      <p className="about">{t(`plans.${plan.product}.about`)}</p>
      {quantity < plan.sku.min_quantity ? <TooFew {...props} /> : <Offer {...props} />}
    </section>
  )
}

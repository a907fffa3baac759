import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { cardsQuery } from '../../../api/cards.ts'
import { cardName } from '../../../lib/card-brand.ts'
import { chargeOf } from '../../../lib/charge.ts'
import { dayText } from '../../../lib/day-text.ts'
import { formatPercent } from '../../../lib/percent.ts'
import { Sum, SumLine } from '../../../ui/money.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import { useNow } from '../../../ui/use-now.ts'
import { usePayableOrder, useUnpaidOrder } from '../payable-order.ts'
import { RecurringControls } from '../recurring/recurring-controls.tsx'
import { lacksCard, type Renewal, renewalOf } from './renewal.ts'

/** The names of services that charge renewals themselves. */
const serviceNames: Readonly<Record<string, string>> = { paddle: 'Paddle', paypro: 'PayPro' }

interface RenewalProps {
  readonly licence: Deliverable
  readonly renewal: Exclude<Renewal, 'trial_end'>
  /** The day as text. */
  readonly on: string
}

const NextCharge = ({ licence, renewal }: Omit<RenewalProps, 'on'>) => {
  const { t } = useTranslation('licensing')
  const locale = useLocale()
  const { currency, next_charge, period, price, price_correction, tax: percent } = licence
  const { net, due, tax, total } = chargeOf(licence)
  return (
    <Sum>
      <SumLine
        name={t('detail.renewal.price', { per: t(`detail.per.${period}`) })}
        amount={price}
        currency={currency}
      />
      {price_correction !== 0 && (
        <SumLine name={t('detail.renewal.correction')} amount={price_correction} currency={currency} />
      )}
      {due !== net && <SumLine name={t('detail.renewal.hours')} amount={due} currency={currency} />}
      {percent > 0 && (
        <SumLine
          name={t('detail.renewal.tax', { percent: formatPercent(percent, locale) })}
          amount={tax}
          currency={currency}
        />
      )}
      <SumLine
        kind="total"
        name={renewal === 'invoice' ? t('detail.renewal.next_invoice') : t('detail.renewal.next_charge')}
        amount={next_charge?.amount ?? total}
        currency={currency}
      />
    </Sum>
  )
}

/**
 * The name of the card that will be charged. Undefined until it is known, or if it belongs to somebody else; null if no
 * usable card is saved.
 */
const useChargedCard = (licence: Deliverable, renewal: Renewal): string | null | undefined => {
  const isAsked = renewal === 'charge' && licence.owner === null
  const { data: cards } = useQuery({ ...cardsQuery, enabled: isAsked })
  const order = useUnpaidOrder(licence)
  if (renewal === 'charge' && lacksCard(order)) return null
  if (!isAsked || cards === undefined) return undefined
  const own = cards.filter((card) => card.owner === null)
  if (own.length === 0) return null
  const card = own.find((one) => one.default)
  return card === undefined ? undefined : cardName(card)
}

/** What the user can do before the charge: save a card, or pay earlier. */
const BeforeCharge = ({ licence, card }: { licence: Deliverable; card: string | null | undefined }) => {
  const { t } = useTranslation('licensing')
  const invoice = usePayableOrder(licence)
  return (
    <>
      {card === null && licence.owner === null && (
        <Link to="/payment-methods" className="link">
          {t('detail.renewal.add_card')}
        </Link>
      )}
      {invoice !== undefined && (
        <Link to="/invoices/$id" params={{ id: invoice }} className="link">
          {t('detail.renewal.pay_now')}
        </Link>
      )}
    </>
  )
}

/** What happens on the paid-till day. */
const RenewalText = ({ licence, renewal, on }: RenewalProps) => {
  const { t } = useTranslation('licensing')
  const { cancellation_reason, gateway } = licence
  const card = useChargedCard(licence, renewal)
  const reason = (renewal === 'end' || renewal === 'over') && cancellation_reason !== null && cancellation_reason !== ''
  return (
    <div className="stack s2 small muted">
      <p>
        {t(`detail.renewal.${card === null ? 'no_card' : renewal}`, {
          date: on,
          card: card ?? t('detail.renewal.saved_card'),
          service: serviceNames[gateway ?? ''] ?? t('detail.renewal.service'),
        })}
      </p>
      {renewal === 'charge' && <BeforeCharge licence={licence} card={card} />}
      {reason && <p>{t('detail.renewal.reason', { reason: cancellation_reason })}</p>}
    </div>
  )
}

/** When and how the licence is renewed, and at what price. Nothing for licences that do not expire. */
export const RenewalPanel = ({ licence }: { licence: Deliverable }) => {
  const { t } = useTranslation('licensing')
  const locale = useLocale()
  const now = useNow(60_000)
  const renewal = renewalOf(licence, now, useUnpaidOrder(licence))
  const day = (renewal === 'charge' ? licence.next_charge?.date : undefined) ?? licence.paid_till
  // The trial panel shows a trial's end, beside the ways out of it.
  if (renewal === undefined || renewal === 'trial_end' || day === null) return null
  const on = dayText(day, locale)
  const isCharged = ['charge', 'external', 'invoice'].includes(renewal) && chargeOf(licence).total > 0
  return (
    <Panel title={t('detail.renewal.title')}>
      <div className="stack">
        {isCharged && <NextCharge licence={licence} renewal={renewal} />}
        <RenewalText licence={licence} renewal={renewal} on={on} />
        <RecurringControls licence={licence} />
      </div>
    </Panel>
  )
}

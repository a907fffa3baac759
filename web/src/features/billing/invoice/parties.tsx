import type { OrderDetail } from '@foyer/contract/billing/order.ts'
import { namesItself } from '@foyer/contract/billing/tax-number.ts'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/dates.ts'
import { CalendarDay } from '../../../ui/date-time.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import { ReferenceFact, ReplacedFacts } from './order-links.tsx'

const PartyText = ({ title, party }: { title: string; party: OrderDetail['seller'] }) => {
  const { t } = useTranslation('billing')
  return (
    <div>
      <h2>{title}</h2>
      <p className="strong">{party.legal_name}</p>
      {party.address_lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {party.tax_id !== null && <p>{namesItself(party.tax_id) ? party.tax_id : t('tax_id', { id: party.tax_id })}</p>}
    </div>
  )
}

interface DateFactProps {
  readonly title: string
  readonly at: string
  /** Shows the time of day too. */
  readonly exact?: boolean
}

const DateFact = ({ title, at, exact = false }: DateFactProps) => {
  const locale = useLocale()
  const day = formatDate(at, exact ? 'payment' : 'date', locale, 'UTC')
  // Where the line is too short, the time of day goes below together with its zone.
  const text = exact ? day.replace(' UTC', '\u00a0UTC') : `${day} UTC`
  return (
    <div>
      <h2>{title}</h2>
      <time className="strong" dateTime={at} title={formatDate(at, 'payment', locale)}>
        {text}
      </time>
    </div>
  )
}

/** Who owes whom, and since when. */
export const Parties = ({ order }: { order: OrderDetail }) => {
  const { t } = useTranslation('billing')
  const { buyer, seller, created_at, due_on, paid_at, cancelled_at } = order
  return (
    <div className="parties">
      <PartyText title={t('billed_to')} party={buyer} />
      <PartyText title={t('from')} party={seller} />
      <div className="party-dates">
        <DateFact title={t('issued')} at={created_at} />
        {paid_at === null ? (
          due_on !== null &&
          cancelled_at === null && (
            <div>
              <h2>{t('due')}</h2>
              <span className="strong">
                <CalendarDay day={due_on} />
              </span>
            </div>
          )
        ) : (
          <DateFact title={t('paid')} at={paid_at} exact />
        )}
        <ReferenceFact order={order} />
        <ReplacedFacts order={order} />
      </div>
    </div>
  )
}

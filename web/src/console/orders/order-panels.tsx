import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { Link } from '@tanstack/react-router'
import { Circle } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paidBy } from '../../lib/card-brand.ts'
import { formatDate } from '../../lib/dates.ts'
import { formatNumber } from '../../lib/measures.ts'
import { DateTime } from '../../ui/date-time.tsx'
import { Money, Sum, SumLine } from '../../ui/money.tsx'
import { Panel } from '../../ui/panel.tsx'
import { TimeLine, TimeLineEntry } from '../../ui/time-line.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import { useReasonWords } from '../audit/reason-words.ts'
import { useMay } from '../me.ts'
import { paths, place } from '../paths.ts'
import type { StaffOrderDetail } from './queries.ts'

interface PanelProps {
  readonly order: StaffOrderDetail
}

interface MoneyLineProps {
  readonly title: ReactNode
  readonly under: ReactNode
  readonly state: string
  readonly amount: number
  readonly currency: Currency
}

/** One payment, refund or attempt, with its outcome. */
const MoneyLine = ({ title, under, state, amount, currency }: MoneyLineProps) => (
  <li>
    <span className="grow">
      <span className="small strong sentence">{title}</span>
      <span className="cell-under tiny subtle">{under}</span>
    </span>
    <span className="small">{state}</span>
    <span className="small strong line-amount">
      <Money amount={amount} currency={currency} />
    </span>
  </li>
)

/** What is sold, and how the total is calculated. */
export const LinesPanel = ({ order }: PanelProps) => {
  const { t } = useTranslation(['operator', 'order'])
  const locale = useLocale()
  const { lines, currency, net_amount, tax_label, tax_note, tax_amount, amount } = order
  return (
    <Panel title={t('orders.lines')}>
      <ul className="lines">
        {lines.map((line, at) => (
          // The index as key, because lines have no ids and two may be equal.
          <li key={at}>
            <span className="grow">
              <span className="small strong">{line.title}</span>
              {line.detail !== null && <span className="cell-under tiny subtle">{line.detail}</span>}
            </span>
            <span className="small subtle tab-num nowrap">
              {formatNumber(line.quantity, locale)} × <Money amount={line.unit_price} currency={currency} />
            </span>
            <span className="small strong line-amount">
              <Money amount={line.amount} currency={currency} />
            </span>
          </li>
        ))}
      </ul>
      <Sum>
        <SumLine name={t('orders.net')} amount={net_amount} currency={currency} />
        <SumLine name={tax_label} amount={tax_amount} currency={currency} />
        <SumLine kind="total" name={t('orders.total')} amount={amount} currency={currency} />
      </Sum>
      {tax_note?.split('\n').map((line) => (
        <p key={line} className="small muted">
          {line}
        </p>
      ))}
    </Panel>
  )
}

/** The payment attempts and their outcomes. */
export const AttemptsPanel = ({ order: { attempts, currency, questioned } }: PanelProps) => {
  const { t } = useTranslation(['operator', 'order'])
  if (attempts.length === 0) return null
  return (
    <Panel title={t('order:attempts')}>
      <ul className="lines">
        {attempts.map(
          ({ created_at, gateway, state, amount, card_last_four, failure_code, failure_text, gateway_ref }) => (
            <MoneyLine
              key={created_at}
              title={paidBy(t(`gateways.${gateway}`), card_last_four)}
              under={
                <>
                  <DateTime at={created_at} format="payment" />
                  {gateway_ref !== null && ` · ${gateway_ref}`}
                  {failure_text !== null && ` · ${failure_text} (${failure_code})`}
                </>
              }
              // One that is left to people is no longer checked by anybody else.
              state={t(
                `order:attempt_states.${state === 'unknown' && questioned?.gateway === gateway ? 'questioned' : state}`,
              )}
              amount={amount}
              currency={currency}
            />
          ),
        )}
      </ul>
    </Panel>
  )
}

/** Refunds, pending and done. */
export const RefundsPanel = ({ order: { refunds } }: PanelProps) => {
  const { t } = useTranslation(['operator', 'order'])
  const reasonIn = useReasonWords()
  if (refunds.length === 0) return null
  return (
    <Panel title={t('orders.refunds')}>
      <ul className="lines">
        {refunds.map(({ id, amount, currency, state, origin, reason, created_at, gateway_ref }) => (
          <MoneyLine
            key={id}
            title={reasonIn(reason)}
            under={
              <>
                <DateTime at={created_at} format="payment" /> · {t(`orders.origins.${origin}`)}
                {(gateway_ref ?? '') !== '' && ` · ${gateway_ref}`}
              </>
            }
            state={t(`orders.refund_states.${state}`)}
            amount={amount}
            currency={currency}
          />
        ))}
      </ul>
    </Panel>
  )
}

/** The order's history, oldest first, as the customer sees it. Which operator did what, and why, is in the log. */
export const HistoryPanel = ({ order: { id, history } }: PanelProps) => {
  const { t } = useTranslation(['operator', 'order'])
  const locale = useLocale()
  const mayReadLog = useMay()('audit:read')
  const aside = (
    <Link {...place(paths.audit, { object_id: id })} className="small">
      {t('areas.audit')}
    </Link>
  )
  if (history.length === 0) return null
  return (
    <Panel title={t('order:history')} {...(mayReadLog && { aside })}>
      <TimeLine>
        {history.map(({ at, kind, text }) => (
          <TimeLineEntry key={`${at} ${kind} ${text}`} icon={Circle} at={at} time={formatDate(at, 'payment', locale)}>
            {text}
          </TimeLineEntry>
        ))}
      </TimeLine>
    </Panel>
  )
}

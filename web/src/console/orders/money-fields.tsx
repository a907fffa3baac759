import { paidAheadDays } from '@foyer/contract/vocabulary/constants.ts'
import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { addDays, dayOf } from '@foyer/contract/vocabulary/days.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Failure } from '../../api/failure.ts'
import { dayText } from '../../lib/day-text.ts'
import { serverNow } from '../../lib/server-now.ts'
import { TextField } from '../../ui/text-field.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import { forget, type Refused, saidOf } from '../list/refusal.tsx'
import { paths } from '../paths.ts'
import type { StaffOrderDetail } from './queries.ts'
import type { Typed } from './received-rules.ts'

/** Where the server reports errors of these fields. */
export const pointer = {
  reference: '/reference',
  amount: '/amount',
  currency: '/currency',
  paid_on: '/paid_on',
} as const

/** Today in UTC, as the server counts days. */
export const thisDay = (): string => dayOf(serverNow())

/** The earliest day on which money for the order may have arrived. */
const earliestFor = (created_at: string): string => addDays(created_at.slice(0, 10), -paidAheadDays)

/** Whether the server does not accept this day. */
export const isOtherDay = (day: string, created_at: string): boolean =>
  day !== '' && (day > thisDay() || day < earliestFor(created_at))

/** The server's error about the reference. If it was booked before, says for which order, and what to do if it pays both. */
const ReferenceError = ({ error, number }: { error: Error | null; number: string }) => {
  const { t } = useTranslation(['operator', 'order'])
  const order = error instanceof Failure ? error.problems[0]?.meta?.['order_id'] : undefined
  if (typeof order !== 'string') return saidOf(error, pointer.reference)
  return (
    <>
      {t('order:reference_taken')} <Link to={paths.order(order)}>{t('order:reference_order')}</Link>.{' '}
      {t('order:reference_shared', { number })}
    </>
  )
}

interface ReferenceProps {
  /** The order's. */
  readonly number: string
  readonly provider: string | undefined
  readonly value: string
  readonly refused: Refused
  readonly onChange: (reference: string) => void
}

/** The bank's reference of a transfer, or a provider's number of a payment. */
const ReferenceField = ({ number, provider, value, refused, onChange }: ReferenceProps) => {
  const { t } = useTranslation(['operator', 'order'])
  const isRefused = saidOf(refused.error, pointer.reference) !== undefined
  return (
    <TextField
      {...(provider === undefined
        ? { label: t('orders.reference'), hint: t('order:reference_hint') }
        : { label: t('order:provider_reference', { provider }) })}
      value={value}
      maxLength={200}
      error={isRefused ? <ReferenceError error={refused.error} number={number} /> : undefined}
      onChange={({ target }) => {
        onChange(target.value)
        forget(refused, pointer.reference)
      }}
    />
  )
}

interface ReceivedOnProps {
  /** When the order was made. */
  readonly created_at: string
  readonly day: string
  readonly refused: Refused
  readonly onChange: (day: string) => void
}

/** The day on which the money arrived. */
const ReceivedOn = ({ created_at, day, refused, onChange }: ReceivedOnProps) => {
  const { t } = useTranslation(['operator', 'order'])
  const locale = useLocale()
  const earliest = earliestFor(created_at)
  const wrong = isOtherDay(day, created_at) ? t('order:paid_on_wrong', { date: dayText(earliest, locale) }) : undefined
  return (
    <TextField
      type="date"
      label={t('orders.paid_on')}
      min={earliest}
      max={thisDay()}
      value={day}
      error={wrong ?? saidOf(refused.error, pointer.paid_on)}
      onChange={({ target }) => {
        onChange(target.value)
        forget(refused, pointer.paid_on)
      }}
    />
  )
}

interface AmountProps {
  readonly label: string
  readonly hint?: string
  readonly value: string
  readonly wrong: string | undefined
  readonly refused: Refused
  readonly onChange: (typed: string) => void
}

/** What arrived. */
const AmountField = ({ label, hint, value, wrong, refused, onChange }: AmountProps) => (
  <TextField
    label={label}
    {...(hint !== undefined && { hint })}
    inputMode="decimal"
    value={value}
    error={wrong ?? saidOf(refused.error, pointer.amount) ?? saidOf(refused.error, pointer.currency)}
    onChange={({ target }) => {
      onChange(target.value)
      forget(refused, pointer.amount)
      forget(refused, pointer.currency)
    }}
  />
)

/** What is entered about money that arrived. */
export interface Entered {
  readonly reference: string
  readonly typed: string
  readonly paid_on: string
}

/** What is wrong with a typed amount, if something is. */
export const useTypedError = (currency: Currency): ((typed: Typed) => string | undefined) => {
  const { t } = useTranslation(['operator', 'order'])
  const words = {
    nothing: undefined,
    amount: undefined,
    wrong: t('list.amount_wrong', { currency }),
    other_currency: t('order:other_currency', { currency }),
  }
  return ({ kind }) => words[kind]
}

interface ArrivalProps {
  readonly order: Pick<StaffOrderDetail, 'number' | 'currency' | 'created_at'>
  readonly values: Entered
  /** The provider's name, for its own number of the payment; absent for a transfer. */
  readonly provider?: string | undefined
  /** What an empty amount means; absent if it has to be entered. */
  readonly hint?: string
  readonly wrong: string | undefined
  readonly refused: Refused
  readonly onChange: (values: Partial<Entered>) => void
}

/** Reference, amount and day of money that arrived. */
export const ArrivalFields = ({ order, values, provider, hint, wrong, refused, onChange }: ArrivalProps) => {
  const { t } = useTranslation(['operator', 'order'])
  const { number, currency, created_at } = order
  return (
    <>
      <ReferenceField
        number={number}
        provider={provider}
        value={values.reference}
        refused={refused}
        onChange={(reference) => onChange({ reference })}
      />
      <AmountField
        label={t('order:received_amount', { currency })}
        {...(hint !== undefined && { hint })}
        value={values.typed}
        wrong={wrong}
        refused={refused}
        onChange={(typed) => onChange({ typed })}
      />
      <ReceivedOn
        created_at={created_at}
        day={values.paid_on}
        refused={refused}
        onChange={(paid_on) => onChange({ paid_on })}
      />
    </>
  )
}

import { paidAheadDays } from '@foyer/contract/vocabulary/constants.ts'
import { addDays, dayOf } from '@foyer/contract/vocabulary/days.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { Failure } from '../../api/failure.ts'
import { dayText } from '../../lib/day-text.ts'
import { formatMoney } from '../../lib/money.ts'
import { TextField } from '../../ui/text-field.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import { api } from '../api.ts'
import { ReasonDialog } from '../list/reason-dialog.tsx'
import { forget, type Refused, saidOf } from '../list/refusal.tsx'
import { useBeside } from '../list/use-beside.ts'
import { paths } from '../paths.ts'
import type { StaffOrderDetail } from './queries.ts'
import { useMoneyChange } from './use-money-change.ts'
import type { OrderDialogProps } from './use-open-dialog.ts'

interface Transfer {
  readonly reference: string
  readonly paid_on: string
  readonly reason: string
}

const pointer = { reference: '/reference', paid_on: '/paid_on' } as const

/** The server's error about the bank reference. If it was booked before, says for which order, and what to do if it pays both. */
const ReferenceError = ({ error, number }: { error: Error | null; number: string }) => {
  const { t } = useTranslation('operator')
  const order = error instanceof Failure ? error.problems[0]?.meta?.['order_id'] : undefined
  if (typeof order !== 'string') return saidOf(error, pointer.reference)
  return (
    <>
      {t('orders.reference_taken')} <Link to={paths.order(order)}>{t('orders.reference_order')}</Link>.{' '}
      {t('orders.reference_shared', { number })}
    </>
  )
}

/** Today in UTC, as the server counts days. */
const thisDay = (): string => dayOf(Date.now())

const useMarking = ({ id, amount }: StaffOrderDetail, onConflict: OrderDialogProps['onConflict']) => {
  const { t } = useTranslation('operator')
  return useMoneyChange(
    (body: Transfer) =>
      answerOf(
        api.POST('/operator/api/v1/orders/{id}/mark_paid', { params: { path: { id } }, body: { ...body, amount } }),
      ),
    t('orders.marked_paid'),
    undefined,
    onConflict,
  )
}

interface ReceivedOnProps {
  readonly earliest: string
  readonly day: string
  /** The server does not accept this day. */
  readonly isOther: boolean
  readonly marking: Refused
  readonly onChange: (day: string) => void
}

const ReceivedOn = ({ earliest, day, isOther, marking, onChange }: ReceivedOnProps) => {
  const { t } = useTranslation('operator')
  const locale = useLocale()
  const wrong = isOther ? t('orders.paid_on_wrong', { date: dayText(earliest, locale) }) : undefined
  return (
    <TextField
      type="date"
      label={t('orders.paid_on')}
      min={earliest}
      max={thisDay()}
      value={day}
      error={wrong ?? saidOf(marking.error, pointer.paid_on)}
      onChange={({ target }) => {
        onChange(target.value)
        forget(marking, pointer.paid_on)
      }}
    />
  )
}

/** Marks an order as paid by a bank transfer. The full amount has to be typed again, so that mistakes are noticed. */
export const MarkPaidDialog = ({ order, onClose, onConflict }: OrderDialogProps) => {
  const { t } = useTranslation('operator')
  const locale = useLocale()
  const { number, amount, currency, customer, created_at } = order
  const earliest = addDays(created_at.slice(0, 10), -paidAheadDays)
  const title = t('orders.mark_paid_title', { number })
  const { values, change, holds } = useBeside(title, { reference: '', paid_on: thisDay() })
  const { reference, paid_on } = values
  const isOther = paid_on !== '' && (paid_on > thisDay() || paid_on < earliest)
  const money = formatMoney(amount, currency, locale)
  const marking = useMarking(order, onConflict)
  return (
    <ReasonDialog
      title={title}
      action={t('orders.mark_paid', { amount: money })}
      tone="plain"
      blocked={reference.trim() === '' || paid_on === '' || isOther}
      holds={holds}
      refused={marking}
      fields={Object.values(pointer)}
      onConfirm={(reason) => marking.mutateAsync({ reference: reference.trim(), paid_on, reason })}
      onClose={onClose}
    >
      <p className="muted">{t('orders.mark_paid_text', { amount: money, email: customer.email })}</p>
      <TextField
        label={t('orders.reference')}
        hint={t('orders.reference_hint')}
        value={reference}
        maxLength={200}
        error={
          saidOf(marking.error, pointer.reference) === undefined ? undefined : (
            <ReferenceError error={marking.error} number={number} />
          )
        }
        onChange={({ target }) => {
          change({ reference: target.value })
          forget(marking, pointer.reference)
        }}
      />
      <ReceivedOn
        earliest={earliest}
        day={paid_on}
        isOther={isOther}
        marking={marking}
        onChange={(day) => change({ paid_on: day })}
      />
    </ReasonDialog>
  )
}

import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { formatMoney } from '../../lib/money.ts'
import { Banner } from '../../ui/banner.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { SegmentedRadios } from '../../ui/segmented-radios.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import { api } from '../api.ts'
import { ReasonDialog } from '../list/reason-dialog.tsx'
import { saidOf } from '../list/refusal.tsx'
import { useBeside } from '../list/use-beside.ts'
import { ArrivalFields, type Entered, isOtherDay, pointer, thisDay, useTypedError } from './money-fields.tsx'
import type { StaffOrderDetail } from './queries.ts'
import { type Difference, differenceOf, typedReceived } from './received-rules.ts'
import { useMoneyChange } from './use-money-change.ts'
import type { OrderDialogProps } from './use-open-dialog.ts'

interface Values extends Entered {
  readonly source: 'bank' | 'provider'
  /** The difference that was accepted; another one has to be accepted anew. */
  readonly accepted: string
}

type Questioned = NonNullable<StaffOrderDetail['questioned']>

const begunFor = (known: Questioned | null): Values => ({
  source: known?.amount == null ? 'bank' : 'provider',
  reference: '',
  paid_on: thisDay(),
  typed: '',
  accepted: '',
})

const useMarking = (
  { id, currency }: StaffOrderDetail,
  /** What has to be sent back by hand. */
  over: number | null,
  onConflict: OrderDialogProps['onConflict'],
) => {
  const { t } = useTranslation(['operator', 'order'])
  const locale = useLocale()
  const done =
    over === null
      ? t('order:marked_paid')
      : t('order:marked_paid_over', { amount: formatMoney(over, currency, locale) })
  return useMoneyChange(
    ({ amount, isOther, reference, paid_on, gateway, reason }: Booked & { readonly reason: string }) =>
      answerOf(
        api.POST('/operator/api/v1/orders/{id}/mark_paid', {
          params: { path: { id } },
          body: {
            amount,
            reference,
            reason,
            ...(paid_on !== null && { paid_on }),
            ...(gateway !== null && { gateway }),
            ...(isOther && { accept_difference: true }),
          },
        }),
      ),
    { done, onConflict },
  )
}

interface Booked {
  readonly amount: number
  /** Whether it is not the order's amount. */
  readonly isOther: boolean
  readonly reference: string
  readonly paid_on: string | null
  /** Null for a bank transfer. */
  readonly gateway: Questioned['gateway'] | null
}

/** What would be booked, and what stands against it. */
const useReceived = (order: StaffOrderDetail, values: Values) => {
  const { t } = useTranslation(['operator', 'order'])
  const locale = useLocale()
  const { amount: owed, currency, created_at } = order
  const sum = (amount: number): string => formatMoney(amount, currency, locale)
  const wrongOf = useTypedError(currency)
  const questioned = values.source === 'provider' ? order.questioned : null
  const captured = questioned?.amount ?? null
  const isKnown = captured !== null
  const typed = typedReceived(values.typed, currency)
  const amount = captured ?? (typed.kind === 'amount' ? typed.amount : owed)
  const isForeign = isKnown && questioned?.currency !== currency
  const difference: Difference = isForeign ? { kind: 'none' } : differenceOf(order, amount)
  const tooShort =
    difference.kind === 'too_short'
      ? t('order:too_short', { missing: sum(difference.by), most: sum(order.shortfall_limit) })
      : undefined
  const wrong = wrongOf(isForeign ? { kind: 'other_currency' } : isKnown ? { kind: 'nothing' } : typed) ?? tooShort
  const reference = questioned?.transaction_id ?? values.reference.trim()
  const paid_on = isKnown ? null : values.paid_on
  const isOther = difference.kind !== 'none'
  const isMissing = reference === '' || paid_on === '' || (paid_on !== null && isOtherDay(paid_on, created_at))
  const isUnaccepted = isOther && values.accepted !== String(amount)
  const booked: Booked = { amount, isOther, reference, paid_on, gateway: questioned?.gateway ?? null }
  // A transfer has nothing that takes it back by itself.
  const byHand = booked.gateway === null && difference.kind === 'over' ? difference.by : null
  return {
    booked,
    questioned,
    isKnown,
    difference,
    byHand,
    wrong,
    blocked: isMissing || wrong !== undefined || isUnaccepted,
  }
}

interface AcceptProps {
  readonly order: StaffOrderDetail
  readonly difference: Difference
  /** Nothing goes back by itself, because the money came by transfer. */
  readonly isByHand: boolean
  readonly checked: boolean
  readonly onChange: (accepted: boolean) => void
}

/** A difference is settled knowingly, never by a typing mistake. */
const Accept = ({ order: { currency }, difference, isByHand, checked, onChange }: AcceptProps) => {
  const { t } = useTranslation(['operator', 'order'])
  const locale = useLocale()
  if (difference.kind !== 'short' && difference.kind !== 'over') return null
  return (
    <Checkbox
      label={t(`order:accept_${difference.kind}`, { amount: formatMoney(difference.by, currency, locale) })}
      hint={t(
        difference.kind === 'over' && isByHand ? 'order:accept_over_by_hand' : `order:accept_${difference.kind}_hint`,
      )}
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
  )
}

interface SourceProps {
  readonly questioned: Questioned
  readonly source: Values['source']
  readonly onChange: (source: Values['source']) => void
}

/** A payment that a provider captured can be recorded where it is. */
const SourceChoice = ({ questioned, source, onChange }: SourceProps) => {
  const { t } = useTranslation(['operator', 'order'])
  return (
    <SegmentedRadios
      label={t('order:source')}
      group="source"
      value={source}
      options={[
        { value: 'provider', name: t(`gateways.${questioned.gateway}`) },
        { value: 'bank', name: t('gateways.bank_transfer') },
      ]}
      onChange={onChange}
    />
  )
}

interface IntroductionProps {
  readonly order: StaffOrderDetail
  /** The payment that would be recorded; null for a transfer. */
  readonly questioned: Questioned | null
  /** Why what it captured cannot be recorded. */
  readonly refused: string | undefined
  readonly onChange: (source: Values['source']) => void
}

/** What is about to be recorded. What a provider captured cannot be changed here. */
const Introduction = ({ order, questioned, refused, onChange }: IntroductionProps) => {
  const { t } = useTranslation(['operator', 'order'])
  const locale = useLocale()
  const { amount, currency, customer } = order
  const choice = order.questioned !== null && (
    <SourceChoice
      questioned={order.questioned}
      source={questioned === null ? 'bank' : 'provider'}
      onChange={onChange}
    />
  )
  if (questioned === null)
    return (
      <>
        <p className="muted">
          {t('order:mark_paid_text', { amount: formatMoney(amount, currency, locale), email: customer.email })}
        </p>
        {choice}
      </>
    )
  const provider = t(`gateways.${questioned.gateway}`)
  const { amount: captured, currency: their, transaction_id } = questioned
  return (
    <>
      <p className="muted">{t('order:record_captured', { provider })}</p>
      {choice}
      {captured !== null && their !== null && (
        <p>
          {t('order:captured', { provider, amount: formatMoney(captured, their, locale) })}{' '}
          <bdi className="mono">{transaction_id}</bdi>
        </p>
      )}
      {captured !== null && refused !== undefined && (
        <Banner tone="danger" said="alert">
          {refused}
        </Banner>
      )}
    </>
  )
}

/** Marks an order as paid with what arrived: a bank transfer, or a payment that a provider captured and left to people. */
export const MarkPaidDialog = ({ order, onClose, onConflict }: OrderDialogProps) => {
  const { t } = useTranslation(['operator', 'order'])
  const locale = useLocale()
  const { number, currency } = order
  const title = t('order:mark_paid_title', { number })
  const { values, change, holds } = useBeside(title, begunFor(order.questioned))
  const { booked, questioned, isKnown, difference, byHand, wrong, blocked } = useReceived(order, values)
  const sum = (amount: number): string => formatMoney(amount, currency, locale)
  const marking = useMarking(order, byHand, onConflict)
  return (
    <ReasonDialog
      title={title}
      action={t(booked.isOther && wrong === undefined ? 'order:settle_with' : 'order:mark_paid', {
        amount: sum(wrong === undefined ? booked.amount : order.amount),
      })}
      tone="plain"
      blocked={blocked}
      holds={holds}
      refused={marking}
      fields={isKnown ? [pointer.amount, pointer.currency] : Object.values(pointer)}
      onConfirm={(reason) => marking.mutateAsync({ ...booked, reason })}
      onClose={onClose}
    >
      <Introduction
        order={order}
        questioned={questioned}
        refused={wrong ?? saidOf(marking.error, pointer.amount) ?? saidOf(marking.error, pointer.currency)}
        onChange={(source) => change({ source, reference: '', accepted: '' })}
      />
      {!isKnown && (
        <ArrivalFields
          order={order}
          values={values}
          provider={questioned === null ? undefined : t(`gateways.${questioned.gateway}`)}
          hint={t('order:received_hint', { amount: sum(order.amount) })}
          wrong={wrong}
          refused={marking}
          onChange={change}
        />
      )}
      <Accept
        order={order}
        difference={difference}
        isByHand={byHand !== null}
        checked={values.accepted === String(booked.amount)}
        onChange={(isAccepted) => change({ accepted: isAccepted ? String(booked.amount) : '' })}
      />
    </ReasonDialog>
  )
}

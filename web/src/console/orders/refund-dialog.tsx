import { wireAmount } from '@foyer/contract/vocabulary/money.ts'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { formatMoney } from '../../lib/money.ts'
import { TextField } from '../../ui/text-field.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import { api } from '../api.ts'
import { ReasonDialog } from '../list/reason-dialog.tsx'
import { forget, saidOf } from '../list/refusal.tsx'
import { typedMoney } from '../list/typed-money.ts'
import { useBeside } from '../list/use-beside.ts'
import type { StaffOrderDetail } from './queries.ts'
import { useMoneyChange } from './use-money-change.ts'
import type { OrderDialogProps } from './use-open-dialog.ts'

/** Whether the provider has declined a refund that did not exist before. */
const isRefused = (answer: object | StaffOrderDetail, { refunds }: StaffOrderDetail): boolean => {
  if (!('refunds' in answer)) return false
  const known = new Set(refunds.map(({ id }) => id))
  return answer.refunds.some(({ id, state }) => state === 'failed' && !known.has(id))
}

const pointer = '/amount'

/**
 * The typed part of the amount, or what is wrong with it; neither for empty input. Nothing is rounded: an amount with
 * too many decimals is invalid.
 */
const usePart = (typed: string, { currency, refundable }: StaffOrderDetail) => {
  const { t } = useTranslation(['operator', 'order'])
  const amount = formatMoney(refundable, currency, useLocale())
  if (typed.trim() === '') return {}
  const money = typedMoney(typed, currency)
  if (money === null) return { wrong: t('list.amount_wrong', { currency }) }
  const part = wireAmount(money)
  return part > refundable ? { wrong: t('orders.refund_wrong', { amount }) } : { part }
}

/** Refunds the remaining amount, or the typed part. The server has the final say on what can be refunded. */
export const RefundDialog = ({ order, onClose, onConflict }: OrderDialogProps) => {
  const { t } = useTranslation(['operator', 'order', 'app'])
  const locale = useLocale()
  const { id, number, amount, refunded, refundable, currency, customer, received } = order
  const isByHand = received?.gateway === 'bank_transfer'
  const title = t('order:refund_title', { number })
  const { values, change, holds } = useBeside(title, { typed: '' })
  const { part, wrong } = usePart(values.typed, order)
  const going = formatMoney(part ?? refundable, currency, locale)
  const refunding = useMoneyChange(
    (body: { readonly amount: number; readonly reason: string }) =>
      answerOf(api.POST('/operator/api/v1/orders/{id}/refund', { params: { path: { id } }, body })),
    {
      done: t(isByHand ? 'order:refund_to_send' : 'order:refund_started'),
      failed: (answer) => (isRefused(answer, order) ? t('orders.refund_failed') : undefined),
      onConflict,
    },
  )
  return (
    <ReasonDialog
      title={title}
      action={wrong !== undefined ? t('order:refund') : t('order:refund_of', { amount: going })}
      blocked={wrong !== undefined}
      holds={holds}
      refused={refunding}
      fields={[pointer]}
      // Sends the amount that the button shows, even for the full rest, because the rest may have changed.
      onConfirm={(reason) => refunding.mutateAsync({ reason, amount: part ?? refundable })}
      onClose={onClose}
    >
      <p className="muted">
        {t(isByHand ? 'order:refund_by_hand' : 'order:refund_text', {
          email: customer.email,
          amount: formatMoney(amount, currency, locale),
        })}{' '}
        {refunded > 0 && t('order:refund_before', { amount: formatMoney(refunded, currency, locale) })}
      </p>
      <TextField
        label={t('order:refund_amount', { currency })}
        hint={t('order:refund_hint', { amount: formatMoney(refundable, currency, locale) })}
        inputMode="decimal"
        value={values.typed}
        error={wrong ?? saidOf(refunding.error, pointer)}
        onChange={({ target }) => {
          change({ typed: target.value })
          forget(refunding, pointer)
        }}
      />
    </ReasonDialog>
  )
}

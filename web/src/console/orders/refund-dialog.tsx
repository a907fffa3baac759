import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { formatMoney } from '../../lib/money.ts'
import { TextField } from '../../ui/text-field.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import { api } from '../api.ts'
import { ReasonDialog } from '../list/reason-dialog.tsx'
import type { StaffOrderDetail } from './queries.ts'
import { useMoneyChange } from './use-money-change.ts'

interface DialogProps {
  readonly order: StaffOrderDetail
  readonly onClose: () => void
}

/** Whether the provider refused a refund that was not there before. */
const isRefused = (answer: object | StaffOrderDetail, { refunds }: StaffOrderDetail): boolean => {
  if (!('refunds' in answer)) return false
  const known = new Set(refunds.map(({ id }) => id))
  return answer.refunds.some(({ id, state }) => state === 'failed' && !known.has(id))
}

/** Gives money back: all that is left, or the part that is typed. The server has the last word on how much that is. */
export const RefundDialog = ({ order, onClose }: DialogProps) => {
  const { t } = useTranslation(['operator', 'app'])
  const locale = useLocale()
  const { id, number, amount, refunded, refundable, currency, customer } = order
  const [typed, setTyped] = useState('')
  const part = Number(typed.replace(',', '.'))
  const isWrong = typed.trim() !== '' && !(part > 0 && part <= refundable)
  const going = formatMoney(typed.trim() === '' ? refundable : part, currency, locale)
  const refunding = useMoneyChange(
    (body: { readonly amount?: number; readonly reason: string }) =>
      answerOf(api.POST('/operator/api/v1/orders/{id}/refund', { params: { path: { id } }, body })),
    t('orders.refund_started'),
    (answer) => (isRefused(answer, order) ? t('orders.refund_failed') : undefined),
  )
  return (
    <ReasonDialog
      title={t('orders.refund_title', { number })}
      action={isWrong ? t('orders.refund') : t('orders.refund_of', { amount: going })}
      blocked={isWrong}
      onConfirm={(reason) => refunding.mutateAsync({ reason, ...(typed.trim() !== '' && { amount: part }) })}
      onClose={onClose}
    >
      <p className="muted">
        {t('orders.refund_text', { email: customer.email, amount: formatMoney(amount, currency, locale) })}{' '}
        {refunded > 0 && t('orders.refund_before', { amount: formatMoney(refunded, currency, locale) })}
      </p>
      <TextField
        label={t('orders.refund_amount', { currency })}
        hint={t('orders.refund_hint', { amount: formatMoney(refundable, currency, locale) })}
        inputMode="decimal"
        value={typed}
        error={isWrong ? t('orders.refund_wrong', { amount: formatMoney(refundable, currency, locale) }) : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
    </ReasonDialog>
  )
}

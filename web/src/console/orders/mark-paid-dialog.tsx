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

interface Transfer {
  readonly reference: string
  readonly paid_on: string
  readonly reason: string
}

interface DialogProps {
  readonly order: StaffOrderDetail
  readonly onClose: () => void
}

/** A transfer that was found on the bank's statement pays the order; the whole amount is repeated, so that a slip is noticed. */
export const MarkPaidDialog = ({ order, onClose }: DialogProps) => {
  const { t } = useTranslation('operator')
  const locale = useLocale()
  const { id, number, amount, currency, customer } = order
  const [reference, setReference] = useState('')
  const [paid_on, setPaidOn] = useState(() => new Date().toISOString().slice(0, 10))
  const money = formatMoney(amount, currency, locale)
  const marking = useMoneyChange(
    (body: Transfer) =>
      answerOf(
        api.POST('/operator/api/v1/orders/{id}/mark_paid', { params: { path: { id } }, body: { ...body, amount } }),
      ),
    t('orders.marked_paid'),
  )
  return (
    <ReasonDialog
      title={t('orders.mark_paid_title', { number })}
      action={t('orders.mark_paid', { amount: money })}
      tone="plain"
      blocked={reference.trim() === '' || paid_on === ''}
      onConfirm={(reason) => marking.mutateAsync({ reference: reference.trim(), paid_on, reason })}
      onClose={onClose}
    >
      <p className="muted">{t('orders.mark_paid_text', { amount: money, email: customer.email })}</p>
      <TextField
        label={t('orders.reference')}
        hint={t('orders.reference_hint')}
        value={reference}
        maxLength={200}
        onChange={({ target }) => setReference(target.value)}
      />
      <TextField
        type="date"
        label={t('orders.paid_on')}
        value={paid_on}
        onChange={({ target }) => setPaidOn(target.value)}
      />
    </ReasonDialog>
  )
}

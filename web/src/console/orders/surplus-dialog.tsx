import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { formatMoney } from '../../lib/money.ts'
import { useLocale } from '../../ui/use-locale.ts'
import { api } from '../api.ts'
import { ReasonDialog } from '../list/reason-dialog.tsx'
import { useBeside } from '../list/use-beside.ts'
import { ArrivalFields, isOtherDay, pointer, thisDay, useTypedError } from './money-fields.tsx'
import { typedReceived } from './received-rules.ts'
import { useMoneyChange } from './use-money-change.ts'
import type { OrderDialogProps } from './use-open-dialog.ts'

interface Transfer {
  readonly reference: string
  readonly amount: number
  readonly paid_on: string
  readonly reason: string
}

/** Records a bank transfer that was not owed, such as a second one for the same invoice. It goes back to the customer. */
export const SurplusDialog = ({ order, onClose, onConflict }: OrderDialogProps) => {
  const { t } = useTranslation(['operator', 'order'])
  const locale = useLocale()
  const { id, number, currency, customer, created_at } = order
  const title = t('order:surplus_title', { number })
  const { values, change, holds } = useBeside(title, { reference: '', paid_on: thisDay(), typed: '' })
  const typed = typedReceived(values.typed, currency)
  const wrongOf = useTypedError(currency)
  const amount = typed.kind === 'amount' ? typed.amount : null
  const reference = values.reference.trim()
  const recording = useMoneyChange(
    (body: Transfer) => answerOf(api.POST('/operator/api/v1/orders/{id}/surplus', { params: { path: { id } }, body })),
    { done: t('order:surplus_done'), onConflict },
  )
  return (
    <ReasonDialog
      title={title}
      action={
        amount === null ? t('order:surplus') : t('order:surplus_of', { amount: formatMoney(amount, currency, locale) })
      }
      tone="plain"
      blocked={amount === null || reference === '' || values.paid_on === '' || isOtherDay(values.paid_on, created_at)}
      holds={holds}
      refused={recording}
      fields={Object.values(pointer)}
      onConfirm={(reason) => recording.mutateAsync({ reference, amount: amount ?? 0, paid_on: values.paid_on, reason })}
      onClose={onClose}
    >
      <p className="muted">{t('order:surplus_text', { email: customer.email })}</p>
      <ArrivalFields order={order} values={values} wrong={wrongOf(typed)} refused={recording} onChange={change} />
    </ReasonDialog>
  )
}

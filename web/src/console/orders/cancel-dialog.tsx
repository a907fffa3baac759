import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { api } from '../api.ts'
import { ReasonDialog } from '../list/reason-dialog.tsx'
import { useMoneyChange } from './use-money-change.ts'
import type { OrderDialogProps } from './use-open-dialog.ts'

/** Cancels an unpaid order. */
export const CancelDialog = ({ order: { id, number, purpose }, onClose, onConflict }: OrderDialogProps) => {
  const { t } = useTranslation(['operator', 'order'])
  const cancelling = useMoneyChange(
    (reason: string) =>
      answerOf(api.POST('/operator/api/v1/orders/{id}/cancel', { params: { path: { id } }, body: { reason } })),
    { done: t('order:cancelled'), onConflict },
  )
  return (
    <ReasonDialog
      title={t('order:cancel_title', { number })}
      action={t('order:cancel')}
      keep={t('order:keep')}
      // Cancelling ends the licence's renewal, and the licence's history shows the reason.
      {...(purpose === 'prolong' && { hint: t('reason.told') })}
      refused={cancelling}
      onConfirm={(reason) => cancelling.mutateAsync(reason)}
      onClose={onClose}
    >
      <p className="muted">{t(purpose === 'prolong' ? 'order:cancel_prolong' : 'order:cancel_text')}</p>
    </ReasonDialog>
  )
}

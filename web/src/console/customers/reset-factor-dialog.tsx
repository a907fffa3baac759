import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { api } from '../api.ts'
import { ReasonDialog } from '../list/reason-dialog.tsx'
import { type CustomerDetail, customerQuery } from './queries.ts'

interface ResetFactorDialogProps {
  readonly customer: CustomerDetail
  readonly onClose: () => void
}

/** Restores access for somebody who has lost the app and the backup codes. */
export const ResetFactorDialog = ({ customer: { id, email }, onClose }: ResetFactorDialogProps) => {
  const { t } = useTranslation('operator')
  const client = useQueryClient()
  const resetting = useMutation({
    mutationFn: (reason: string) =>
      answerOf(
        api.DELETE('/operator/api/v1/customers/{id}/second_factor', { params: { path: { id } }, body: { reason } }),
      ),
    meta: { success: t('customers.reset_done') },
    // Also after a failure: a colleague or the customer may have been quicker.
    onSettled: () => client.invalidateQueries({ queryKey: customerQuery(id).queryKey }),
  })
  return (
    <ReasonDialog
      title={t('customers.reset_title', { email })}
      action={t('customers.reset')}
      hint={t('customers.reset_hint')}
      onConfirm={(reason) => resetting.mutateAsync(reason)}
      onClose={onClose}
    >
      <p className="muted">{t('customers.reset_text')}</p>
    </ReasonDialog>
  )
}

import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { ReissueChanges } from '../../ui/reissue-changes.tsx'
import { api } from '../api.ts'
import { ReasonDialog } from '../list/reason-dialog.tsx'
import { paths } from '../paths.ts'
import { useMoneyChange } from './use-money-change.ts'
import type { OrderDialogProps } from './use-open-dialog.ts'

/** Issues an unpaid invoice again to its present buyer, and goes to the new one. */
export const ReissueDialog = ({ order, onClose, onConflict }: OrderDialogProps) => {
  const { t } = useTranslation(['operator', 'order'])
  const navigate = useNavigate()
  // What was seen is what is confirmed, whatever changes meanwhile.
  const [{ id, number, reissue }] = useState(order)
  const reissuing = useMoneyChange(
    async (reason: string) => {
      const body = { reason, ...(reissue !== null && { seen_total: reissue.amount }) }
      const made = await answerOf(api.POST('/operator/api/v1/orders/{id}/reissue', { params: { path: { id } }, body }))
      await navigate({ to: paths.order(made.id) })
      return made
    },
    t('order:reissue.done'),
    undefined,
    onConflict,
  )
  return (
    <ReasonDialog
      title={t('order:reissue.title', { number })}
      action={t('order:reissue.action')}
      tone="plain"
      refused={reissuing}
      onConfirm={(reason) => reissuing.mutateAsync(reason)}
      onClose={onClose}
    >
      <p className="muted">{t('order:reissue.text')}</p>
      {reissue !== null && (
        <ReissueChanges order={{ ...order, reissue }} names={t('order:reissue.names', { returnObjects: true })} />
      )}
    </ReasonDialog>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { ReissueChanges } from '../../ui/reissue-changes.tsx'
import { api } from '../api.ts'
import { ReasonDialog } from '../list/reason-dialog.tsx'
import { paths } from '../paths.ts'
import { orderQuery } from './queries.ts'
import { useMoneyChange } from './use-money-change.ts'
import type { OrderDialogProps } from './use-open-dialog.ts'

/**
 * Issues an unpaid invoice again to its present buyer, and goes to the new one. What was seen is what is confirmed; if
 * that has changed meanwhile, it is refused, and the dialog shows what would be issued now.
 */
export const ReissueDialog = ({ order, onClose, onConflict }: OrderDialogProps) => {
  const { t } = useTranslation(['operator', 'order'])
  const navigate = useNavigate()
  const client = useQueryClient()
  const [seen, setSeen] = useState(order)
  const { id, number, reissue } = seen
  const reissuing = useMoneyChange(
    async (reason: string) => {
      const body = { reason, ...(reissue !== null && { seen_total: reissue.amount, seen_buyer: reissue.buyer }) }
      const made = await answerOf(api.POST('/operator/api/v1/orders/{id}/reissue', { params: { path: { id } }, body }))
      await navigate({ to: paths.order(made.id) })
      return made
    },
    {
      done: t('order:reissue.done'),
      onConflict: (refusal) => {
        const now = client.getQueryData(orderQuery(id).queryKey)
        if (now !== undefined && now.reissue !== null) setSeen(now)
        onConflict(refusal)
      },
    },
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
        <ReissueChanges order={{ ...seen, reissue }} names={t('order:reissue.names', { returnObjects: true })} />
      )}
    </ReasonDialog>
  )
}

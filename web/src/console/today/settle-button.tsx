import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { Button } from '../../ui/button.tsx'
import { api } from '../api.ts'
import { useHeldDialog } from '../list/held-dialogs.tsx'
import { ReasonDialog } from '../list/reason-dialog.tsx'
import { useMay } from '../me.ts'
import { discrepanciesKey, type Discrepancy, todayQuery } from './queries.ts'

type Settled = Pick<Discrepancy, 'id' | 'transaction_id'>

interface SettleProps extends Settled {
  readonly onClose: () => void
}

/** Removes a discrepancy from the list once it is cleared up. */
const SettleDialog = ({ id, transaction_id, onClose }: SettleProps) => {
  const { t } = useTranslation('operator')
  const client = useQueryClient()
  const settling = useMutation({
    mutationFn: (reason: string) =>
      answerOf(api.POST('/operator/api/v1/discrepancies/{id}/settle', { params: { path: { id } }, body: { reason } })),
    meta: { success: t('today.settled') },
    // Also after a failure: a colleague may have been quicker.
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: todayQuery.queryKey }),
        client.invalidateQueries({ queryKey: discrepanciesKey }),
      ]),
  })
  return (
    <ReasonDialog
      title={t('today.settle_title')}
      name={`settle ${id}`}
      action={t('today.settle_action')}
      tone="plain"
      onConfirm={(reason) => settling.mutateAsync(reason)}
      onClose={onClose}
    >
      <p className="muted">
        {t('today.settle_text')} <span className="mono tiny">{transaction_id}</span>
      </p>
    </ReasonDialog>
  )
}

/** For roles that may resolve discrepancies. */
export const SettleButton = ({ discrepancy: { id, transaction_id } }: { discrepancy: Settled }) => {
  const { t } = useTranslation('operator')
  const mayWrite = useMay()('orders:write')
  const hold = useHeldDialog()
  if (!mayWrite) return null
  return (
    <span className="line-deed">
      <Button
        size="s"
        aria-label={`${t('today.settle')}: ${transaction_id}`}
        onClick={() => hold((onClose) => <SettleDialog id={id} transaction_id={transaction_id} onClose={onClose} />)}
      >
        {t('today.settle')}
      </Button>
    </span>
  )
}

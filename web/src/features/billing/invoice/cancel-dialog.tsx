import type { OrderDetail } from '@foyer/contract/billing/order.ts'
import { useTranslation } from 'react-i18next'
import { Confirm } from '../../../ui/confirm.tsx'
import { useCancel } from './use-cancel.ts'

/** Asks before an unpaid purchase is cancelled. */
export const CancelDialog = ({ order, onClose }: { order: OrderDetail; onClose: () => void }) => {
  const { t } = useTranslation('billing')
  const cancel = useCancel(order)
  return (
    <Confirm
      title={t('cancel.title', { number: order.number })}
      action={t('cancel.action')}
      keep={t('cancel.keep')}
      onConfirm={() => cancel.mutateAsync()}
      onClose={onClose}
    >
      <p>{t('cancel.text')}</p>
    </Confirm>
  )
}

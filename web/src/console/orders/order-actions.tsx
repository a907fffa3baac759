import { Landmark } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../lib/money.ts'
import { Button } from '../../ui/button.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import { useMay } from '../me.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { MarkPaidDialog } from './mark-paid-dialog.tsx'
import type { StaffOrderDetail } from './queries.ts'
import { RefundDialog } from './refund-dialog.tsx'
import { ReissueDialog } from './reissue-dialog.tsx'
import { SurplusDialog } from './surplus-dialog.tsx'
import { useOpenDialog } from './use-open-dialog.ts'

const dialogs = {
  mark_paid: MarkPaidDialog,
  refund: RefundDialog,
  cancel: CancelDialog,
  record_surplus: SurplusDialog,
  reissue: ReissueDialog,
} as const

/** The actions that the server allows on this order now, for roles that may change orders. */
export const OrderActions = ({ order }: { order: StaffOrderDetail }) => {
  const { t } = useTranslation(['operator', 'order'])
  const locale = useLocale()
  const mayWrite = useMay()('orders:write')
  const { open, setOpen, close, onConflict } = useOpenDialog(order)
  if (!mayWrite) return null
  const { can, amount, currency, reissue } = order
  const Open = open === undefined ? undefined : dialogs[open]
  return (
    <>
      {can.cancel && <Button onClick={() => setOpen('cancel')}>{t('order:cancel')}</Button>}
      {can.record_surplus && <Button onClick={() => setOpen('record_surplus')}>{t('order:surplus')}</Button>}
      {reissue !== null && <Button onClick={() => setOpen('reissue')}>{t('order:reissue.action')}</Button>}
      {can.refund && <Button onClick={() => setOpen('refund')}>{t('order:refund')}</Button>}
      {can.mark_paid && (
        <Button kind="primary" onClick={() => setOpen('mark_paid')}>
          <Landmark />
          {t('order:mark_paid', { amount: formatMoney(amount, currency, locale) })}
        </Button>
      )}
      {Open !== undefined && <Open order={order} onClose={close} onConflict={onConflict} />}
    </>
  )
}

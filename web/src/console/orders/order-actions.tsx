import { Landmark, MessageSquarePlus, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../lib/money.ts'
import { Button } from '../../ui/button.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import { useSeeAs } from '../customers/use-see-as.tsx'
import { useMay } from '../me.ts'
import { useWriteToCustomer } from '../tickets/use-write-to-customer.ts'
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

interface MoneyProps {
  readonly order: StaffOrderDetail
  readonly setOpen: (deed: keyof typeof dialogs) => void
}

/** What changes the order itself, for roles that may do so. */
const MoneyButtons = ({ order: { can, amount, currency, reissue }, setOpen }: MoneyProps) => {
  const { t } = useTranslation('order')
  const locale = useLocale()
  return (
    <>
      {can.cancel && <Button onClick={() => setOpen('cancel')}>{t('cancel')}</Button>}
      {can.record_surplus && <Button onClick={() => setOpen('record_surplus')}>{t('surplus')}</Button>}
      {reissue !== null && <Button onClick={() => setOpen('reissue')}>{t('reissue.action')}</Button>}
      {can.refund && <Button onClick={() => setOpen('refund')}>{t('refund')}</Button>}
      {can.mark_paid && (
        <Button kind="primary" onClick={() => setOpen('mark_paid')}>
          <Landmark />
          {t('mark_paid', { amount: formatMoney(amount, currency, locale) })}
        </Button>
      )}
    </>
  )
}

/** Writing to the customer, and the actions that the server allows on this order now. */
export const OrderActions = ({ order }: { order: StaffOrderDetail }) => {
  const { t } = useTranslation(['operator', 'order'])
  const mayWrite = useMay()('orders:write')
  const { open, setOpen, close, onConflict } = useOpenDialog(order)
  const { id, customer, number, deliverable } = order
  const write = useWriteToCustomer(customer)
  const { see, dialogs: asking } = useSeeAs(customer, `/invoices/${id}`)
  const Open = open === undefined ? undefined : dialogs[open]
  const about = { kind: 'payment', title: t('tickets.about_invoice', { number }), licence: deliverable?.id } as const
  return (
    <>
      {see !== undefined && (
        <Button onClick={see}>
          <UserRound />
          {t('customers.see')}
        </Button>
      )}
      {write !== undefined && (
        <Button onClick={() => write(about)}>
          <MessageSquarePlus />
          {t('tickets.write')}
        </Button>
      )}
      {mayWrite && <MoneyButtons order={order} setOpen={setOpen} />}
      {Open !== undefined && <Open order={order} onClose={close} onConflict={onConflict} />}
      {asking}
    </>
  )
}

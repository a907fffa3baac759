import { Landmark, MessageSquarePlus, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../lib/money.ts'
import { Button } from '../../ui/button.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import { useCustomerDeeds } from '../customers/use-customer-deeds.tsx'
import { useSeeAs } from '../customers/use-see-as.tsx'
import { useDeeds } from '../deeds.ts'
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

type Deed = keyof typeof dialogs

interface Item {
  readonly deed: Deed
  readonly name: string
}

/** What changes the order itself, for roles that may do so, as far as the server allows it now. */
const useMoneyItems = ({ can, amount, currency, reissue }: StaffOrderDetail): readonly Item[] => {
  const { t } = useTranslation('order')
  const locale = useLocale()
  const mayWrite = useMay()('orders:write')
  const items: readonly (Item & { readonly isOffered: boolean })[] = [
    { deed: 'cancel', name: t('cancel'), isOffered: can.cancel },
    { deed: 'record_surplus', name: t('surplus'), isOffered: can.record_surplus },
    { deed: 'reissue', name: t('reissue.action'), isOffered: reissue !== null },
    { deed: 'refund', name: t('refund'), isOffered: can.refund },
    {
      deed: 'mark_paid',
      name: t('mark_paid', { amount: formatMoney(amount, currency, locale) }),
      isOffered: can.mark_paid,
    },
  ]
  return items.filter(({ isOffered }) => mayWrite && isOffered)
}

/** Writing to the customer, and the actions that the server allows on this order now. */
export const OrderActions = ({ order }: { order: StaffOrderDetail }) => {
  const { t } = useTranslation('operator')
  const { open, setOpen, close, onConflict } = useOpenDialog(order)
  const { id, customer, number, deliverable } = order
  const items = useMoneyItems(order)
  const about = { kind: 'payment', title: t('tickets.about_invoice', { number }), licence: deliverable?.id } as const
  const write = useWriteToCustomer(customer, about)
  const { see, dialogs: asking } = useSeeAs(customer, `/invoices/${id}`)
  const Open = open === undefined ? undefined : dialogs[open]
  useCustomerDeeds(customer, number)
  useDeeds(items.map(({ deed, name }) => ({ id: `order:${deed}`, name, does: { run: () => setOpen(deed) } })))
  return (
    <>
      {see !== undefined && (
        <Button onClick={see}>
          <UserRound />
          {t('customers.see')}
        </Button>
      )}
      {write !== undefined && (
        <Button onClick={write}>
          <MessageSquarePlus />
          {t('tickets.write')}
        </Button>
      )}
      {items.map(({ deed, name }) => (
        <Button key={deed} {...(deed === 'mark_paid' && { kind: 'primary' })} onClick={() => setOpen(deed)}>
          {deed === 'mark_paid' && <Landmark />}
          {name}
        </Button>
      ))}
      {Open !== undefined && <Open order={order} onClose={close} onConflict={onConflict} />}
      {asking}
    </>
  )
}

import type { CustomerRef } from '@foyer/contract/operator/customer-ref.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useDeeds } from '../deeds.ts'
import { useHeldDialog } from '../list/held-dialogs.tsx'
import { useMay } from '../me.ts'
import { paths } from '../paths.ts'
import { isErased } from '../person-name.ts'
import { useCopyDeeds } from '../use-copy-deeds.ts'
import { customerQuery } from './queries.ts'

type Customer = Pick<CustomerRef, 'id' | 'email'>

const InvoiceDialog = lazyPart(async () => (await import('../sales/invoice-dialog.tsx')).InvoiceDialog)

/** Asks for the lines of an invoice for them. Nothing is sold to a closed account: its page says so. */
const useInvoiceFor = ({ id }: Customer) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const hold = useHeldDialog()
  return useMutation({
    mutationFn: () => client.fetchQuery(customerQuery(id)),
    onSuccess: (customer) => {
      if (customer.closed_at === null) hold((onClose) => <InvoiceDialog customer={customer} onClose={onClose} />)
      else void navigate({ to: paths.customer(id) })
    },
  })
}

/** Offers what is done for the customer on the page of something of theirs, and copies its number. */
export const useCustomerDeeds = (customer: Customer, number: string): void => {
  const { t } = useTranslation('operator')
  const may = useMay()
  const invoicing = useInvoiceFor(customer)
  const { id, email } = customer
  const isKnown = !isErased(customer)
  const isSeen = isKnown && may('customers:read')
  useCopyDeeds([
    { id: 'number', kind: t('orders.columns.number'), value: number },
    { id: 'email', kind: t('customers.email'), value: isKnown ? email : '' },
  ])
  useDeeds([
    ...(isSeen
      ? [{ id: 'customer', name: email, remark: t('list.customer'), does: { goTo: paths.customer(id) } }]
      : []),
    ...(isSeen && may('orders:write')
      ? [{ id: 'invoice', name: t('sales.invoice'), does: { run: () => invoicing.mutate() } }]
      : []),
  ])
}

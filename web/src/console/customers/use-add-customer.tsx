import { lazyPart } from '../../ui/lazy-part.tsx'
import { useHeldDialog } from '../list/held-dialogs.tsx'
import { useMay } from '../me.ts'

const NewCustomerDialog = lazyPart(async () => (await import('./new-customer-dialog.tsx')).NewCustomerDialog)

/** Asks for a new customer's data; undefined if the operator may not create one. */
export const useAddCustomer = (): (() => void) | undefined => {
  const may = useMay()
  const hold = useHeldDialog()
  if (!may('customers:write') || !may('customers:read')) return undefined
  return () => hold((onClose) => <NewCustomerDialog onClose={onClose} />)
}

import type { CustomerRef } from '@foyer/contract/operator/customer-ref.ts'
import { useNavigate } from '@tanstack/react-router'
import { useMay } from '../me.ts'
import { paths } from '../paths.ts'
import { isErased } from '../person-name.ts'
import type { newTicketSearch } from './new-ticket-search.ts'

type About = Omit<ReturnType<typeof newTicketSearch>, 'customer'>

const newTicket: string = paths.newTicket

/** Begins a ticket for this customer about something of theirs; undefined if the operator may not, or nobody is left to read it. */
export const useWriteToCustomer = (customer: CustomerRef): ((about: About) => void) | undefined => {
  const may = useMay()
  const navigate = useNavigate()
  if (!may('tickets:write') || !may('tickets:read') || isErased(customer)) return undefined
  return (about) => void navigate({ to: newTicket, search: { customer: customer.id, ...about } as never })
}

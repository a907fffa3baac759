import type { CustomerRef } from '@foyer/contract/operator/customer-ref.ts'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useDeeds } from '../deeds.ts'
import { useMay } from '../me.ts'
import { paths } from '../paths.ts'
import { isErased } from '../person-name.ts'
import type { newTicketSearch } from './new-ticket-search.ts'

type About = Omit<ReturnType<typeof newTicketSearch>, 'customer'>

const newTicket: string = paths.newTicket

/** Begins a ticket for this customer about something of theirs; undefined if the operator may not, or nobody is left to read it. */
export const useWriteToCustomer = (customer: CustomerRef, about: About): (() => void) | undefined => {
  const { t } = useTranslation('operator')
  const may = useMay()
  const navigate = useNavigate()
  const write = (): void => void navigate({ to: newTicket, search: { customer: customer.id, ...about } as never })
  const isOffered = may('tickets:write') && may('tickets:read') && !isErased(customer)
  useDeeds(isOffered ? [{ id: 'write', name: t('tickets.write'), does: { run: write } }] : [])
  return isOffered ? write : undefined
}

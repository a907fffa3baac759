import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import { useQuery } from '@tanstack/react-query'
import { useMay } from '../api/abilities.ts'
import { featuresQuery } from '../api/features.ts'
import { isFirstTry } from '../api/first-try.ts'
import { LicenceInvoices } from '../features/billing/licence/licence-invoices.tsx'
import { ordersOfLicenceQuery } from '../features/billing/licence/licence-queries.ts'
import { ticketsOfLicenceQuery } from '../features/support/licence/licence-queries.ts'
import { LicenceTickets } from '../features/support/licence/licence-tickets.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** How many of each are shown; the links lead to the rest. */
const most = 5

/** A licence's invoices and tickets, each for those who may see it. Both appear at once, so that neither pushes the other. */
export const LicenceRecords = ({ licence: { id, owner } }: { readonly licence: Deliverable }) => {
  const may = useMay()
  const { data: features } = useQuery(featuresQuery)
  const seesInvoices = features?.billing === true && may(owner, 'getOrder')
  const seesTickets = features?.tickets === true && may(owner, 'getTicket')
  const invoices = useQuery({ ...ordersOfLicenceQuery(id, most), enabled: seesInvoices })
  const tickets = useQuery({ ...ticketsOfLicenceQuery(id, most), enabled: seesTickets })
  if ((seesInvoices && isFirstTry(invoices)) || (seesTickets && isFirstTry(tickets))) return <Skeleton height={240} />
  return (
    <>
      {seesInvoices && <LicenceInvoices id={id} query={invoices} />}
      {seesTickets && <LicenceTickets id={id} query={tickets} />}
    </>
  )
}

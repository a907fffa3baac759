import { useQuery } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { lastView } from '../../lib/last-view.ts'
import { buttonClass } from '../../ui/button.tsx'
import { useKeys } from '../../ui/keys.ts'
import { paths } from '../paths.ts'
import { nextAfter } from './next-rules.ts'
import { queueQuery, type StaffTicket } from './queries.ts'
import { type TicketsSearch, ticketsSearch } from './tickets-search.ts'

/**
 * The queue that the user works through, with its filters, from the first page. If they last looked at another view,
 * all waiting tickets.
 */
const lastQueue = (): TicketsSearch => {
  const { cursor: _, ...search } = ticketsSearch(lastView(paths.tickets))
  return search.view === undefined || search.view === 'mine' ? search : {}
}

/** That queue, and the queue of all waiting tickets. */
export const useQueues = () => [useQuery(queueQuery(lastQueue())), useQuery(queueQuery({}))] as const

type Queue = ReturnType<typeof useQueues>[number]

/** Undefined until the answer has arrived, null if there is no next one. */
const nextIn = ({ data }: Queue, after: string): StaffTicket | null | undefined =>
  data === undefined ? undefined : (nextAfter(data.tickets, after) ?? null)

/** Goes to the next waiting ticket, by button or key. */
export const NextInQueue = ({ after }: { after: string }) => {
  const { t } = useTranslation('operator')
  const [queue, all] = useQueues()
  const inQueue = nextIn(queue, after)
  const router = useRouter()
  // Once that queue is empty, others may still be waiting.
  const next = inQueue === null ? nextIn(all, after) : inQueue
  const goTo = (id: string) => () => void router.navigate({ href: paths.ticket(id) })
  useKeys(next == null ? [] : [{ name: t('keys.next'), keys: { KeyN: goTo(next.id) } }])
  if (next == null) return null
  return (
    <Link to={paths.ticket(next.id)} className={buttonClass()} title={next.title}>
      {t('tickets.next')}
      <ArrowRight />
    </Link>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../ui/loaded.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { usePickedFiles } from '../../ui/talk/picked-files.ts'
import { useMoved } from '../../ui/talk/use-moved.ts'
import { useWords } from '../../ui/talk/use-words.ts'
import { notesQuery } from '../customers/queries.ts'
import { useMay, useMe } from '../me.ts'
import { Composer } from './composer.tsx'
import { useQueues } from './next-in-queue.tsx'
import { takeUpNote } from './older-notes.ts'
import { commentsQuery, type StaffTicket, ticketQuery, ticketsOfCustomer } from './queries.ts'
import { StaffConversation } from './staff-conversation.tsx'
import { StaffTicketHeader } from './staff-ticket-header.tsx'
import { MergedNote, TicketRail } from './ticket-rail.tsx'

const TicketSkeleton = () => (
  <div className="stack s5" aria-hidden="true">
    <Skeleton width={420} height={26} />
    <div className="cols narrow">
      <Skeleton height={320} />
      <Skeleton height={280} />
    </div>
  </div>
)

interface TalkProps {
  readonly ticket: StaffTicket
  /** The draft has moved to the ticket that this one was merged into. */
  readonly onMoved: () => void
}

const Talk = ({ ticket, onMoved }: TalkProps) => {
  const { id, merged_into } = ticket
  const mayWrite = useMay()('tickets:write')
  const comments = useQuery(commentsQuery(id))
  // Separate from the drafts of a customer in the same browser.
  const drafts = `operator:${useMe().id}:`
  useState(() => takeUpNote(drafts + id))
  const words = useWords(drafts + id)
  const picked = usePickedFiles(words.draft)
  useMoved(words, picked, merged_into && drafts + merged_into, onMoved)
  const writes = mayWrite && merged_into === null
  return (
    <div className="stack s5">
      <Loaded query={comments} level={2} skeleton={<Skeleton height={200} />}>
        {(data) => <StaffConversation ticket={ticket} words={data} {...(writes && { onQuote: words.quote })} />}
      </Loaded>
      {writes && <Composer ticket={ticket} words={words} picked={picked} />}
    </div>
  )
}

const Shown = ({ ticket }: { ticket: StaffTicket }) => {
  const { t } = useTranslation('operator')
  const [hasMoved, setMoved] = useState(false)
  return (
    <>
      <StaffTicketHeader ticket={ticket} />
      <MergedNote ticket={ticket} hasMoved={hasMoved} />
      <div className="cols narrow">
        <Talk ticket={ticket} onMoved={() => setMoved(true)} />
        <aside className="stack console-rail" aria-label={t('tickets.details')}>
          <TicketRail ticket={ticket} />
        </aside>
      </div>
    </>
  )
}

/** The customer's data beside the conversation, as soon as the customer is known. */
const useOfCustomer = (ticket: StaffTicket | undefined) => {
  const mayRead = useMay()('customers:read')
  const isKnown = ticket !== undefined
  const { id, email } = ticket?.customer ?? { id: '', email: '' }
  return [
    useQuery({ ...notesQuery(id), enabled: isKnown && mayRead }),
    useQuery({ ...ticketsOfCustomer(email), enabled: isKnown }),
  ]
}

/** One ticket as staff see it: the conversation with notes, the customer, and the actions. */
export const TicketPage = () => {
  const { id = '' } = useParams({ strict: false })
  const ticket = useQuery(ticketQuery(id))
  const beside = [useQuery(commentsQuery(id)), ...useQueues(), ...useOfCustomer(ticket.data)]
  return (
    <div className="fit">
      <Loaded query={ticket} beside={beside} skeleton={<TicketSkeleton />}>
        {(data) => <Shown key={data.id} ticket={data} />}
      </Loaded>
    </div>
  )
}

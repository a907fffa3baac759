import '../ticket/ticket.css'
import type { Comment } from '@foyer/contract/support/comment.ts'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../api/abilities.ts'
import { statusOf } from '../../../api/failure.ts'
import { profileQuery } from '../../../api/profile.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { NewestWords } from '../../../ui/talk/newest-words.ts'
import { usePickedFiles } from '../../../ui/talk/picked-files.ts'
import { useMoved } from '../../../ui/talk/use-moved.ts'
import { useWords } from '../../../ui/talk/use-words.ts'
import { Conversation } from '../conversation/conversation.tsx'
import { commentsQuery, formatterQuery, type Ticket, ticketQuery } from '../queries.ts'
import { ReviewPanel } from '../review/review-panel.tsx'
import { CopiesPanel } from '../ticket/copies-panel.tsx'
import { DetailsPanel, LicencePanel } from '../ticket/details-panel.tsx'
import { Reply } from '../ticket/reply.tsx'
import { TicketHeader } from '../ticket/ticket-header.tsx'
import { TicketNotFound } from '../ticket/ticket-not-found.tsx'
import { TicketNotice } from '../ticket/ticket-notice.tsx'
import { TicketSkeleton } from '../ticket/ticket-skeleton.tsx'

const route = getRouteApi('/portal/main/tickets/tickets/$id')

interface ShownProps {
  readonly ticket: Ticket
  /** Passed on as a query, because every additional observer would refetch. */
  readonly comments: UseQueryResult<NewestWords<Comment>>
}

interface TalkProps extends ShownProps {
  /** The draft has moved to the ticket that this one was merged into. */
  readonly onMoved: () => void
}

const Talk = ({ ticket, comments, onMoved }: TalkProps) => {
  const { id, merged_into } = ticket
  const may = useMay()
  const { data: profile } = useQuery(profileQuery)
  const drafts = `${profile?.id}:`
  const words = useWords(drafts + id)
  const picked = usePickedFiles(words.draft)
  useMoved(words, picked, merged_into && drafts + merged_into, onMoved)
  const writes = merged_into === null && may(ticket.owner, 'addComment')
  return (
    <div className="stack s5">
      <Loaded query={comments} level={2} skeleton={<Skeleton height={200} />}>
        {(data) => (
          <Conversation ticket={ticket} words={data} profile={profile} {...(writes && { onQuote: words.quote })} />
        )}
      </Loaded>
      {writes && <Reply ticketId={id} profile={profile} words={words} picked={picked} />}
    </div>
  )
}

const Shown = ({ ticket, comments }: ShownProps) => {
  const { t } = useTranslation('support')
  const [hasMoved, setMoved] = useState(false)
  return (
    <>
      <TicketHeader ticket={ticket} />
      <TicketNotice ticket={ticket} hasMoved={hasMoved} />
      <div className="cols narrow">
        <Talk ticket={ticket} comments={comments} onMoved={() => setMoved(true)} />
        <aside className="stack ticket-rail" aria-label={t('ticket.details')}>
          {ticket.state === 'closed' && ticket.merged_into === null && <ReviewPanel ticket={ticket} />}
          <DetailsPanel ticket={ticket} />
          <LicencePanel ticket={ticket} />
          <CopiesPanel ticket={ticket} />
        </aside>
      </div>
    </>
  )
}

/** One ticket as a conversation. It refreshes every 30 s and when the window gets the focus, so that answers appear. */
export const TicketPage = () => {
  const { id } = route.useParams()
  const ticket = useQuery(ticketQuery(id))
  const comments = useQuery(commentsQuery(id))
  const formatter = useQuery(formatterQuery(id))
  if (ticket.data === undefined && statusOf(ticket.error) === 404) return <TicketNotFound />
  return (
    <div className="fit">
      <Loaded query={ticket} beside={[comments, formatter]} skeleton={<TicketSkeleton />}>
        {(data) => <Shown key={data.id} ticket={data} comments={comments} />}
      </Loaded>
    </div>
  )
}

import type { StaffComment } from '@foyer/contract/operator/ticket.ts'
import { defined } from '@foyer/contract/vocabulary/defined.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { Cancelled, Failure, mayPass } from '../../api/failure.ts'
import type { NewestWords } from '../../ui/talk/newest-words.ts'
import { commentsQuery, type StaffTicket, ticketQuery } from './queries.ts'

/** What the page shows of a ticket. */
interface Seen {
  /** Undefined until they have loaded. */
  readonly words: NewestWords<StaffComment> | undefined
  readonly state: StaffTicket['state'] | undefined
}

/** What happened to a ticket while an answer was being written. */
export interface Meanwhile {
  readonly comments: readonly StaffComment[]
  /** True if it was closed, false if it was reopened, undefined for neither. */
  readonly closed: boolean | undefined
}

export const isMovedOn = (error: unknown): error is Failure =>
  error instanceof Failure && error.code === 'ticket_moved_on'

export const seenOf = (client: QueryClient, id: string): Seen => ({
  words: client.getQueryData(commentsQuery(id).queryKey),
  state: client.getQueryData(ticketQuery(id).queryKey)?.state,
})

/** The state for the call: the count includes messages before the visible ones. */
export const seenFields = ({ words, state }: Seen) => defined({ seen_comments: words?.count, seen_state: state })

/** A message older than all visible ones is not new, unless it was loaded on request. */
const isNewTo =
  (before: Seen['words']) =>
  ({ id, created_at }: StaffComment): boolean => {
    if (before === undefined) return true
    const from = before.earlier === null ? '' : (before.comments[0]?.created_at ?? '')
    return created_at >= from && !before.comments.some((comment) => comment.id === id)
  }

const happened = (before: Seen, now: Seen): Meanwhile => {
  const comments = (now.words?.comments ?? []).filter(isNewTo(before.words))
  const [was, is] = [before.state === 'closed', now.state === 'closed']
  // New messages reopen a ticket too, and they are reported already.
  const isTold = was === is || (was && comments.length > 0)
  return { comments, closed: isTold ? undefined : is }
}

interface Sight {
  /**
   * Captures what is shown now. For text whose sending was interrupted, returns what was shown at that time, because
   * the text may have arrived.
   */
  readonly take: (words: string) => Seen
  /** The result of sending: no error means success. */
  readonly settle: (error?: unknown) => void
  /** What has happened since. */
  readonly since: (seen: Seen) => Meanwhile
}

/** Tracks what the author has seen of the ticket. */
export const useSight = (id: string): Sight => {
  const client = useQueryClient()
  const underWay = useRef<{ readonly words: string; readonly seen: Seen }>(undefined)
  return {
    take: (words) => {
      if (underWay.current?.words !== words) underWay.current = { words, seen: seenOf(client, id) }
      return underWay.current.seen
    },
    settle: (error) => {
      if (!mayPass(error) && !(error instanceof Cancelled)) underWay.current = undefined
    },
    since: (seen) => happened(seen, seenOf(client, id)),
  }
}

import type { StaffComment } from '@foyer/contract/operator/ticket.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { Cancelled, Failure, mayPass } from '../../api/failure.ts'
import { defined } from '../../lib/defined.ts'
import type { NewestWords } from '../../ui/talk/newest-words.ts'
import { commentsQuery, type StaffTicket, ticketQuery } from './queries.ts'

/** What the page shows of a ticket. */
interface Seen {
  /** Unknown until they have arrived. */
  readonly words: NewestWords<StaffComment> | undefined
  readonly state: StaffTicket['state'] | undefined
}

/** What happened to a ticket while an answer to it was written. */
export interface Meanwhile {
  readonly comments: readonly StaffComment[]
  /** Whether it was closed or reopened; undefined for neither. */
  readonly closed: boolean | undefined
}

export const isMovedOn = (error: unknown): error is Failure =>
  error instanceof Failure && error.code === 'ticket_moved_on'

export const seenOf = (client: QueryClient, id: string): Seen => ({
  words: client.getQueryData(commentsQuery(id).queryKey),
  state: client.getQueryData(ticketQuery(id).queryKey)?.state,
})

/** As the call takes it: all words that there were, also those before the ones that are shown. */
export const seenFields = ({ words, state }: Seen) => defined({ seen_comments: words?.count, seen_state: state })

/** What is earlier than all that was shown is no news, but what was asked for since. */
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
  // Words that came open it, too: they are told already.
  const isTold = was === is || (was && comments.length > 0)
  return { comments, closed: isTold ? undefined : is }
}

interface Sight {
  /** What is shown now; of words whose sending broke off what was shown then, as they may have arrived. */
  readonly take: (words: string) => Seen
  /** How the sending ended: nothing for well. */
  readonly settle: (error?: unknown) => void
  /** What has come since. */
  readonly since: (seen: Seen) => Meanwhile
}

/** What whoever writes has before them. */
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

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { draftOf, keepDraft, tellTaken, watchDraft, watchTaken } from '../../../ui/talk/draft.ts'
import { newTicketDraft, textOf, ticketOf } from './kept-ticket.ts'
import type { TicketDraft } from './ticket-draft.ts'

/** An unsent ticket, stored in this browser for its author until it is sent or discarded. */
export interface KeptTicket {
  readonly written: TicketDraft
  /** It was there before the form was opened. */
  readonly isFound: boolean
  /** Whether the draft outlives the page. */
  readonly isKept: boolean
  readonly change: (next: (now: TicketDraft) => TicketDraft) => void
  readonly discard: () => void
  /** The server has accepted this ticket. */
  readonly arrived: (sent: TicketDraft) => void
}

/** Stored for one author, and changed and sent from any of their tabs, like the draft of a reply. */
export const useKeptTicket = (account: string, begun: TicketDraft): KeptTicket => {
  const name = newTicketDraft(account)
  const [found, setFound] = useState(() => ticketOf(draftOf(name).text))
  const [written, setWritten] = useState(found ?? begun)
  const [isKept, setKept] = useState(true)
  // A ref, because callbacks that waited for an answer must read the current value.
  const latest = useRef(written)
  const show = (next: TicketDraft): void => {
    latest.current = next
    setWritten(next)
  }
  const store = (text: string): boolean => keepDraft(name, { text, isNote: false })
  const discard = (): void => {
    store('')
    setFound(undefined)
    show(begun)
  }
  // A form that shows the draft follows it, so that a ticket sent in one tab is not sent again from another.
  const follow = useEffectEvent((now: string, before: string) => {
    if (textOf(latest.current) === before) show(ticketOf(now) ?? begun)
  })
  const leave = useEffectEvent((sent: string, by: unknown) => {
    if (by !== latest && textOf(latest.current) === sent) discard()
  })
  useEffect(() => watchDraft(name, (now, before) => follow(now.text, before.text)), [name])
  useEffect(() => watchTaken(name, leave), [name])
  return {
    written,
    isFound: found !== undefined,
    isKept,
    change: (next) => {
      show(next(latest.current))
      setKept(store(textOf(latest.current)))
    },
    discard,
    arrived: (sent) => {
      const text = textOf(sent)
      if (draftOf(name).text === text) store('')
      tellTaken(name, text, latest)
    },
  }
}

import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Draft, draftOf, keepDraft, tellTaken, watchDraft, watchTaken } from './draft.ts'
import { quoted } from './quoted.ts'
import { typeInto } from './type-into.ts'

/** The text of an answer, from the first letter typed until the server has accepted it. */
export interface Words extends Draft {
  /** The draft's name, for data that is stored along with it. */
  readonly draft: string
  /** Whether the draft outlives the page. */
  readonly isKept: boolean
  /** The textarea. */
  readonly box: RefObject<HTMLTextAreaElement | null>
  readonly change: (text: string) => void
  /** Sets whether this text is a note. An empty box keeps the choice for the next text. */
  readonly choose: (isNote: boolean) => void
  /** Appends a quotation to the text and puts the cursor after it. */
  readonly quote: (words: string) => void
  /** The text is being sent: the box is cleared for more, and only the stored draft keeps it. */
  readonly release: (sent: string) => void
  /** The server has accepted this text; what was written since stays. */
  readonly arrived: (sent: string) => void
  /** The server has refused this text: it returns to the box, before what was written since. */
  readonly refused: (sent: string) => void
}

const without = ({ text, isNote }: Draft, sent: string): Draft => ({
  text: text.startsWith(sent) ? text.slice(sent.length).trimStart() : text,
  isNote,
})

/**
 * A user who left while an answer was being sent, and came back before the server accepted it, found it in the box
 * again as a draft. It must be removed once it is accepted.
 */
const useTakenElsewhere = (draft: string, latest: RefObject<Draft>, keep: (next: Draft) => void): void => {
  const leave = useEffectEvent((sent: string, by: unknown) => {
    if (by !== latest) keep(without(latest.current, sent))
  })
  useEffect(() => watchTaken(draft, leave), [draft])
}

/**
 * Keeps a ticket that is open in two tabs consistent. A box that shows the draft follows its changes, audience
 * included, so that a message sent in one tab is not sent again from the other and neither tab overwrites the other's
 * typing. A box whose text differs from the draft is left alone, and an emptied box keeps the audience chosen in this
 * tab.
 */
const useOtherTabs = (
  draft: string,
  latest: RefObject<Draft>,
  chosen: RefObject<boolean>,
  show: (next: Draft) => void,
) => {
  const follow = useEffectEvent((now: Draft, before: Draft) => {
    if (latest.current.text.trim() !== before.text.trim()) return
    show(now.text === '' ? { text: '', isNote: chosen.current } : now)
  })
  useEffect(() => watchDraft(draft, follow), [draft])
}

/** The text in the box, stored as it is typed. */
const useDraft = (draft: string) => {
  const [shown, setShown] = useState(() => draftOf(draft))
  const [isKept, setKept] = useState(true)
  // A ref, because callbacks that waited for an answer must read the current value.
  const latest = useRef(shown)
  const chosen = useRef(shown.isNote)
  const show = (next: Draft): void => {
    latest.current = next
    setShown(next)
  }
  const keep = (next: Draft): void => {
    chosen.current = next.isNote
    show(next)
    setKept(keepDraft(draft, next))
  }
  useTakenElsewhere(draft, latest, keep)
  useOtherTabs(draft, latest, chosen, show)
  return { shown, isKept, latest, show, keep }
}

/**
 * The state of an answer: starts with its stored draft and can quote from the conversation. `draft` names the author
 * and ticket.
 */
export const useWords = (draft: string): Words => {
  const box = useRef<HTMLTextAreaElement>(null)
  const { shown, isKept, latest, show, keep } = useDraft(draft)
  const isReleased = useRef(false)
  const change = (text: string): void => keep({ ...latest.current, text })
  const takeBack = (): boolean => {
    const was = isReleased.current
    isReleased.current = false
    return was
  }
  return {
    ...shown,
    isKept,
    draft,
    box,
    change,
    choose: (isNote) => keep({ ...latest.current, isNote }),
    quote: (words) => {
      const element = box.current
      if (element === null) return
      const { value } = element
      const end = value.trimEnd().length
      element.setSelectionRange(end, value.length)
      typeInto(element, quoted(words, value).slice(end))
    },
    release: (sent) => {
      isReleased.current = true
      show(without(latest.current, sent))
    },
    arrived: (sent) => {
      if (!takeBack()) keep(without(latest.current, sent))
      // The draft may have been continued in another tab.
      else keepDraft(draft, latest.current.text === '' ? without(draftOf(draft), sent) : latest.current)
      tellTaken(draft, sent, latest)
    },
    refused: (sent) => {
      if (takeBack()) change([sent, latest.current.text].filter((words) => words.trim() !== '').join('\n\n'))
    },
  }
}

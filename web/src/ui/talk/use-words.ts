import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Draft, draftOf, keepDraft, tellTaken, watchDraft, watchTaken } from './draft.ts'
import { quoted } from './marks.ts'
import { typeInto } from './type-into.ts'

/** The words of an answer, from the first one that is typed until the server has them. */
export interface Words extends Draft {
  /** Names the draft, for what is kept beside it. */
  readonly draft: string
  /** The box that they stand in. */
  readonly box: RefObject<HTMLTextAreaElement | null>
  readonly change: (text: string) => void
  /** These words are for others from now on, and so are the next ones where there are none. */
  readonly choose: (isNote: boolean) => void
  /** Types somebody's words behind what is written, and leaves the cursor behind them. */
  readonly quote: (words: string) => void
  /** These are on their way: the box is free for more, and only the draft holds them. */
  readonly release: (sent: string) => void
  /** The server has these; what was written since stays. */
  readonly arrived: (sent: string) => void
  /** The server would not have these: back to the box, before what was written since. */
  readonly refused: (sent: string) => void
}

const without = ({ text, isNote }: Draft, sent: string): Draft => ({
  text: text.startsWith(sent) ? text.slice(sent.length).trimStart() : text,
  isNote,
})

/** Whoever went away while an answer was sent, and came back before the server had it, found it in the box again, as its draft. */
const useTakenElsewhere = (draft: string, latest: RefObject<Draft>, keep: (next: Draft) => void): void => {
  const leave = useEffectEvent((sent: string, by: unknown) => {
    if (by !== latest) keep(without(latest.current, sent))
  })
  useEffect(() => watchTaken(draft, leave), [draft])
}

/**
 * The same ticket in two tabs: a box that holds the draft goes on holding it, for whom it is as well, so that what was sent in one is not sent
 * from the other once more, and what is typed in one is not written over by the other. Words that are no longer the draft are left alone, and
 * a box that is empty again is for whom it was chosen here.
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

/** What stands in the box, and is kept as it is written. */
const useDraft = (draft: string) => {
  const [shown, setShown] = useState(() => draftOf(draft))
  // As they are when an answer comes, which the function that waited for it was not told.
  const latest = useRef(shown)
  const chosen = useRef(shown.isNote)
  const show = (next: Draft): void => {
    latest.current = next
    setShown(next)
  }
  const keep = (next: Draft): void => {
    chosen.current = next.isNote
    show(next)
    keepDraft(draft, next)
  }
  useTakenElsewhere(draft, latest, keep)
  useOtherTabs(draft, latest, chosen, show)
  return { shown, latest, show, keep }
}

/** An answer that begins with its draft, and into which words of the conversation can be taken. `draft` names whose it is, and for which ticket. */
export const useWords = (draft: string): Words => {
  const box = useRef<HTMLTextAreaElement>(null)
  const { shown, latest, show, keep } = useDraft(draft)
  const isReleased = useRef(false)
  const change = (text: string): void => keep({ ...latest.current, text })
  const takeBack = (): boolean => {
    const was = isReleased.current
    isReleased.current = false
    return was
  }
  return {
    ...shown,
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
      // The draft may have been gone on with in another tab.
      else keepDraft(draft, latest.current.text === '' ? without(draftOf(draft), sent) : latest.current)
      tellTaken(draft, sent, latest)
    },
    refused: (sent) => {
      if (takeBack()) change([sent, latest.current.text].filter((words) => words.trim() !== '').join('\n\n'))
    },
  }
}

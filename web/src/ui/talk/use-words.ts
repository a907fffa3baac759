import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { draftOf, keepDraft, tellTaken, watchDraft, watchTaken } from './draft.ts'
import { quoted } from './marks.ts'
import { typeInto } from './type-into.ts'

/** The words of an answer, from the first one that is typed until the server has them. */
export interface Words {
  /** Names the draft, for what is kept beside it. */
  readonly draft: string
  readonly text: string
  /** The box that they stand in. */
  readonly box: RefObject<HTMLTextAreaElement | null>
  readonly change: (text: string) => void
  /** Types somebody's words behind what is written, and leaves the cursor behind them. */
  readonly quote: (words: string) => void
  /** These are on their way: the box is free for more, and only the draft holds them. */
  readonly release: (sent: string) => void
  /** The server has these; what was written since stays. */
  readonly arrived: (sent: string) => void
  /** The server would not have these: back to the box, before what was written since. */
  readonly refused: (sent: string) => void
}

const without = (text: string, sent: string): string =>
  text.startsWith(sent) ? text.slice(sent.length).trimStart() : text

/** Whoever went away while an answer was sent, and came back before the server had it, found it in the box again, as its draft. */
const useTakenElsewhere = (draft: string, latest: RefObject<string>, change: (text: string) => void): void => {
  const leave = useEffectEvent((sent: string, by: unknown) => {
    if (by !== latest) change(without(latest.current, sent))
  })
  useEffect(() => watchTaken(draft, leave), [draft])
}

/**
 * The same ticket in two tabs: a box that holds the draft goes on holding it, so that what was sent in one is not sent from the other once
 * more, and what is typed in one is not written over by the other. Words that are no longer the draft are left alone.
 */
const useOtherTabs = (draft: string, latest: RefObject<string>, show: (text: string) => void): void => {
  const follow = useEffectEvent((now: string, before: string) => {
    if (latest.current.trim() === before.trim()) show(now)
  })
  useEffect(() => watchDraft(draft, follow), [draft])
}

/** An answer that begins with its draft, and into which words of the conversation can be taken. `draft` names whose it is, and for which ticket. */
export const useWords = (draft: string): Words => {
  const box = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(() => draftOf(draft))
  // As they are when an answer comes, which the function that waited for it was not told.
  const latest = useRef(text)
  const isReleased = useRef(false)
  const show = (next: string): void => {
    latest.current = next
    setText(next)
  }
  const change = (next: string): void => {
    show(next)
    keepDraft(draft, next)
  }
  useTakenElsewhere(draft, latest, change)
  useOtherTabs(draft, latest, show)
  const takeBack = (): boolean => {
    const was = isReleased.current
    isReleased.current = false
    return was
  }
  return {
    draft,
    text,
    box,
    change,
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
      if (!takeBack()) change(without(latest.current, sent))
      // The draft may have been gone on with in another tab.
      else keepDraft(draft, latest.current === '' ? without(draftOf(draft), sent) : latest.current)
      tellTaken(draft, sent, latest)
    },
    refused: (sent) => {
      if (takeBack()) change([sent, latest.current].filter((words) => words.trim() !== '').join('\n\n'))
    },
  }
}

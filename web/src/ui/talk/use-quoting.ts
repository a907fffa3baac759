import { type RefObject, useRef, useState } from 'react'
import { draftOf, keepDraft } from './draft.ts'
import { quoted } from './marks.ts'

interface Quoting {
  readonly text: string
  readonly setText: (text: string) => void
  /** The box that the text stands in. */
  readonly box: RefObject<HTMLTextAreaElement | null>
  /** Puts somebody's words before the answer, and the cursor behind them. */
  readonly quote: (words: string) => void
}

/** An answer that begins with its draft, and into which words of the conversation can be taken. */
export const useQuoting = (draft: string): Quoting => {
  const box = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(() => draftOf(draft))
  const quote = (words: string): void => {
    const next = quoted(words, text)
    setText(next)
    keepDraft(draft, next)
    requestAnimationFrame(() => {
      box.current?.focus()
      box.current?.setSelectionRange(next.length, next.length)
    })
  }
  return { text, setText, box, quote }
}

import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { say } from './say.ts'

/**
 * Reads out how much a list shows once what the address asks of it has changed: its words, its filters, its order or its page. `words` are
 * undefined until the answer to that is there; the first answer comes with the page, whose name is read out.
 */
export const useSaidCount = (words: string | undefined): void => {
  const asked = useSearch({ strict: false, select: (search) => JSON.stringify(search) })
  const told = useRef(asked)
  useEffect(() => {
    if (words === undefined || told.current === asked) return
    told.current = asked
    say(words)
  }, [asked, words])
}

import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { say } from './say.ts'

/**
 * Announces the number of rows once the list's parameters have changed: search, filters, order or page. `words` is
 * undefined until the answer has arrived. The first answer is not announced, because the page's title is read out then.
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

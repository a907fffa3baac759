import { queryOptions } from '@tanstack/react-query'
import { lazyPart } from '../lazy-part.tsx'

/** Words as they were typed. */
export const PlainWords = ({ text }: { text: string }) => (
  <div className="words plain" dir="auto">
    {text}
  </div>
)

/** Loaded when there is something to format: the parser and the cleaner are larger than the page. Without them words stand as typed. */
export const FormattedWords = lazyPart(async () => (await import('./formatted-words.tsx')).FormattedWords, PlainWords)

/** For pages that are made of words: fetched beside what somebody wrote, so that nothing moves as it is formatted. */
export const formatterQuery = queryOptions({
  queryKey: ['formatter'],
  queryFn: async () => (await FormattedWords.fetch()) !== undefined,
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
})

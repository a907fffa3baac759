import { markdownCap } from '@foyer/contract/vocabulary/constants.ts'
import { lazyPart } from '../lazy-part.tsx'
import { plainParagraphs } from './plain-paragraphs.ts'

/** Words as they were typed. */
export const PlainWords = ({ text }: { text: string }) => (
  <div className="words plain" dir="auto">
    {text}
  </div>
)

/** Loaded when there is something to format: the parser and the cleaner are larger than the page. Without them words stand as typed. */
export const FormattedWords = lazyPart(async () => (await import('./formatted-words.tsx')).FormattedWords, PlainWords)

export const needsFormatter = (text: string): boolean =>
  text.length <= markdownCap && plainParagraphs(text) === undefined

import { markdownCap } from '@foyer/contract/vocabulary/constants.ts'
import { lazyPart } from '../lazy-part.tsx'
import { plainParagraphs } from './plain-paragraphs.ts'

/** Text as it was typed. */
export const PlainWords = ({ text }: { text: string }) => (
  <div className="words plain" dir="auto">
    {text}
  </div>
)

/**
 * Loaded only if there is something to format: the parser and sanitiser are larger than the page. Until then, and if
 * they fail to load, the text is shown as typed.
 */
export const FormattedWords = lazyPart(
  async () => (await import('./formatted-words.tsx')).FormattedWords,
  PlainWords,
  PlainWords,
)

export const needsFormatter = (text: string): boolean =>
  text.length <= markdownCap && plainParagraphs(text) === undefined

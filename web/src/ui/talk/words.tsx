import './words.css'
import { markdownCap } from '@foyer/contract/vocabulary/constants.ts'
import { queryOptions } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/measures.ts'
import { lazyPart } from '../lazy-part.tsx'
import { useLocale } from '../use-locale.ts'

const PlainWords = ({ text }: { text: string }) => (
  <div className="words plain" dir="auto">
    {text}
  </div>
)

/** Loaded when there is something to format: the parser and the cleaner are larger than the page. Without them words stand as typed. */
const FormattedWords = lazyPart(async () => (await import('./formatted-words.tsx')).FormattedWords, PlainWords)

/** For pages that are made of words: fetched beside what somebody wrote, so that nothing moves as it is formatted. */
export const formatterQuery = queryOptions({
  queryKey: ['formatter'],
  queryFn: async () => (await FormattedWords.fetch()) !== undefined,
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
})

/** What somebody wrote: formatted up to the cap, beyond it as it was typed. */
export const Words = ({ text }: { text: string }) => {
  const { t } = useTranslation('talk')
  const locale = useLocale()
  if (text.length > markdownCap) {
    return (
      <>
        <p className="tiny subtle">{t('conversation.long', { most: formatNumber(markdownCap, locale) })}</p>
        <PlainWords text={text} />
      </>
    )
  }
  return (
    <Suspense fallback={<PlainWords text={text} />}>
      <FormattedWords text={text} />
    </Suspense>
  )
}

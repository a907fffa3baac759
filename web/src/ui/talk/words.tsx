import './words.css'
import { markdownCap } from '@foyer/contract/vocabulary/constants.ts'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/measures.ts'
import { useLocale } from '../use-locale.ts'
import { FormattedWords, PlainWords } from './formatted.tsx'

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

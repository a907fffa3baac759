import './words.css'
import { markdownCap } from '@foyer/contract/vocabulary/constants.ts'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/measures.ts'
import { useLocale } from '../use-locale.ts'
import { FormattedWords, PlainWords } from './formatted.tsx'
import { plainParagraphs } from './plain-paragraphs.ts'

/** Paragraphs exactly as the formatter would render them. */
const Paragraphs = ({ paragraphs }: { paragraphs: NonNullable<ReturnType<typeof plainParagraphs>> }) => (
  <div className="words" dir="auto">
    {paragraphs.map((lines, place) => (
      <p key={place}>
        {lines.map((line, at) => (
          <Fragment key={at}>
            {at > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </p>
    ))}
  </div>
)

/** A message's text: formatted up to the length limit, and as typed beyond it. */
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
  const paragraphs = plainParagraphs(text)
  if (paragraphs !== undefined) return <Paragraphs paragraphs={paragraphs} />
  return <FormattedWords text={text} />
}

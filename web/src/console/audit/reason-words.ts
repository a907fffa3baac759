import { useTranslation } from 'react-i18next'
import { useLocale } from '../../ui/use-locale.ts'
import { en } from '../locale/log-reasons.en.ts'
import { ru } from '../locale/log-reasons.ru.ts'

const words: Readonly<Record<'en' | 'ru', Readonly<Record<string, string>>>> = { en, ru }

/** As the server writes in one word why a card was refused; people write otherwise. Of these words, one alone has a single part. */
const isCode = (reason: string): boolean => reason === 'abandoned' || /^[a-z]+(?:_[a-z]+)+$/.test(reason)

/** Why it was done: what people typed stays as it is, what the server says of itself is in the reader's language. */
export const useReasonWords = (): ((reason: string) => string) => {
  const known = new Map(Object.entries(words[useLocale()]))
  const codes: Readonly<Record<string, string>> = useTranslation('operator').t('log_values', { returnObjects: true })
  return (reason) => known.get(reason) ?? (isCode(reason) ? codes[reason] : undefined) ?? reason
}

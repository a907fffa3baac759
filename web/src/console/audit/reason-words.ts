import { useTranslation } from 'react-i18next'
import { useLocale } from '../../ui/use-locale.ts'
import { en } from '../locale/log-reasons.en.ts'
import { ru } from '../locale/log-reasons.ru.ts'

const words: Readonly<Record<'en' | 'ru', Readonly<Record<string, string>>>> = { en, ru }

/** The server's codes for declined cards, as opposed to text by people. Only one of these codes is a single word. */
const isCode = (reason: string): boolean => reason === 'abandoned' || /^[a-z]+(?:_[a-z]+)+$/.test(reason)

/** The reason of an entry: text by people stays as it is, and the server's codes are translated. */
export const useReasonWords = (): ((reason: string) => string) => {
  const known = new Map(Object.entries(words[useLocale()]))
  const codes: Readonly<Record<string, string>> = useTranslation('records').t('log_values', { returnObjects: true })
  return (reason) => known.get(reason) ?? (isCode(reason) ? codes[reason] : undefined) ?? reason
}

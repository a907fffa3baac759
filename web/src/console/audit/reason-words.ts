import { useLocale } from '../../ui/use-locale.ts'
import { en } from '../locale/log-reasons.en.ts'
import { ru } from '../locale/log-reasons.ru.ts'

const words: Readonly<Record<'en' | 'ru', Readonly<Record<string, string>>>> = { en, ru }

/** Why it was done: what people typed stays as it is, what the server says of itself is in the reader's language. */
export const useReasonWords = (): ((reason: string) => string) => {
  const known = new Map(Object.entries(words[useLocale()]))
  return (reason) => known.get(reason) ?? reason
}

import { useTranslation } from 'react-i18next'

/** Words by code; a code of a newer server stays readable. */
const wordsIn =
  (words: Readonly<Record<string, string>>) =>
  (code: string): string =>
    words[code] ?? code.replaceAll('_', ' ')

/** What was done, in words. */
export const useActionWords = (): ((code: string) => string) =>
  wordsIn(useTranslation('operator').t('actions', { returnObjects: true }))

/** To what it was done, in words. */
export const useObjectWords = (): ((code: string) => string) =>
  wordsIn(useTranslation('operator').t('object_types', { returnObjects: true }))

/** Every code that has words, to be chosen from, in the order of the words. */
export const useActionOptions = (): readonly { readonly value: string; readonly label: string }[] => {
  const { t, i18n } = useTranslation('operator')
  return Object.entries(t('actions', { returnObjects: true }))
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label, i18n.resolvedLanguage))
}

/** The parts of a change and their values, in words. */
export const useLogWords = (): Readonly<Record<'field' | 'value', (code: string) => string>> => {
  const { t } = useTranslation('operator')
  return {
    field: wordsIn(t('log_fields', { returnObjects: true })),
    value: wordsIn(t('log_values', { returnObjects: true })),
  }
}

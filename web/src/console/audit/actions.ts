import { useTranslation } from 'react-i18next'

/** Texts by code. An unknown code from a newer server stays readable. */
const wordsIn =
  (words: Readonly<Record<string, string>>) =>
  (code: string): string =>
    words[code] ?? code.replaceAll('_', ' ')

/** Actions in words. */
export const useActionWords = (): ((code: string) => string) =>
  wordsIn(useTranslation('records').t('actions', { returnObjects: true }))

/** Objects in words. */
export const useObjectWords = (): ((code: string) => string) =>
  wordsIn(useTranslation('records').t('object_types', { returnObjects: true }))

/** Every code that has a text, as filter options in alphabetical order. */
export const useActionOptions = (): readonly { readonly value: string; readonly label: string }[] => {
  const { t, i18n } = useTranslation('records')
  return Object.entries(t('actions', { returnObjects: true }))
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label, i18n.resolvedLanguage))
}

/** The fields and values of a change, in words. */
export const useLogWords = (): Readonly<Record<'field' | 'value', (code: string) => string>> => {
  const { t } = useTranslation('records')
  return {
    field: wordsIn(t('log_fields', { returnObjects: true })),
    value: wordsIn(t('log_values', { returnObjects: true })),
  }
}

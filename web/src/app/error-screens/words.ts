import type { Locale } from '@foyer/contract/vocabulary/locale.ts'

/** Shown when nothing could be loaded, not even the texts. */
export const apology: Readonly<Record<Locale, string>> = {
  en: "Something went wrong. We're aware of the problem and solving it now. Please try again later.",
  ru: 'Что-то пошло не так. Мы знаем о проблеме и уже решаем её. Пожалуйста, попробуйте позже.',
}

/** Shown when rendering the portal itself failed. */
export const renderFailure: Readonly<Record<Locale, string>> = {
  en: 'An error has occurred.',
  ru: 'Произошла ошибка.',
}

export const reload: Readonly<Record<Locale, string>> = { en: 'Reload', ru: 'Обновить страницу' }

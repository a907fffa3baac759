import { t } from 'i18next'
import { toasts } from './toast-store.ts'

/** Longer texts are visible on the page already; a toast repeating them would cover it. */
const mostShown = 400

/**
 * Copies a text to the clipboard. If the browser refuses, as on a page without HTTPS, a toast shows the text for manual
 * copying, unless `refused` handles it. Resolves to true if it was copied.
 */
export const copyText = async (text: string, refused?: () => void): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const byHand = (): void => {
      toasts.show({ tone: 'warn', title: t('global.copy_by_hand'), details: text.length > mostShown ? [] : [text] })
    }
    ;(refused ?? byHand)()
    return false
  }
}

import { t } from 'i18next'
import { toasts } from './toast-store.ts'

/** Longer texts stand on the page already; a message that repeats them would cover it. */
const mostShown = 400

/**
 * Puts a text on the clipboard. Where the browser refuses, as on a page without HTTPS, a message shows it to be copied by
 * hand, unless `refused` does something better. True once it is copied.
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

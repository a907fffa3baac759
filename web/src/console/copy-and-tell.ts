import { t } from 'i18next'
import { copyText } from '../ui/copy-text.ts'
import { toasts } from '../ui/toast-store.ts'

/** Copies what has no button of its own that could show that it was copied. */
export const copyAndTell = async (text: string): Promise<void> => {
  if (await copyText(text)) toasts.show({ tone: 'ok', title: t('global.copied'), details: [text] })
}

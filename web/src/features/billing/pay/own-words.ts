import { useTranslation } from 'react-i18next'
import { scriptMissing, WidgetFailure } from './card-widget.ts'
import { TokenFailure } from './gateway-failures.ts'

/** Failures that a gateway's form or window tells in words of its own. */
export const hasOwnWords = (error: unknown): error is Error =>
  error instanceof TokenFailure || error instanceof WidgetFailure

/** Those words; of a window that did not come there are none. */
export const useOwnWords = (): ((error: Error) => string) => {
  const { t } = useTranslation('billing')
  return (error) =>
    error instanceof WidgetFailure && error.message === scriptMissing ? t('card_form.no_script') : error.message
}

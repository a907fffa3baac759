import { useTranslation } from 'react-i18next'
import { scriptMissing, WidgetFailure } from './card-widget.ts'
import { TokenFailure } from './gateway-failures.ts'

/** Failures for which a gateway's form or window has its own message. */
export const hasOwnWords = (error: unknown): error is Error =>
  error instanceof TokenFailure || error instanceof WidgetFailure

/** That message; a window that did not load has none. */
export const useOwnWords = (): ((error: Error) => string) => {
  const { t } = useTranslation('billing')
  return (error) =>
    error instanceof WidgetFailure && error.message === scriptMissing ? t('card_form.no_script') : error.message
}

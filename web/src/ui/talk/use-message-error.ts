import { ticketTextCap } from '@foyer/contract/vocabulary/constants.ts'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/measures.ts'
import { useLocale } from '../use-locale.ts'

/** What keeps a message from being sent: it is too long, or is nothing where `needsWords` says that it must not be. */
export const useMessageError = (body: string, needsWords: boolean): string | undefined => {
  const { t } = useTranslation(['talk', 'app'])
  const locale = useLocale()
  if (body.length > ticketTextCap) return t('compose.too_long', { most: formatNumber(ticketTextCap, locale) })
  return needsWords && body === '' ? t('app:validators.required') : undefined
}

import { ticketTextCap } from '@foyer/contract/vocabulary/constants.ts'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/measures.ts'
import { useLocale } from '../use-locale.ts'

/** Why a message cannot be sent: it is too long, or empty although `needsWords` requires text. */
export const useMessageError = (body: string, needsWords: boolean): string | undefined => {
  const { t } = useTranslation(['talk', 'app'])
  const locale = useLocale()
  if (body.length > ticketTextCap) return t('compose.too_long', { most: formatNumber(ticketTextCap, locale) })
  return needsWords && body === '' ? t('app:validators.required') : undefined
}

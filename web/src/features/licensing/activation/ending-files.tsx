import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { dayText } from '../../../lib/day-text.ts'
import { Banner } from '../../../ui/banner.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import { activationsQuery } from './activation-queries.ts'

/** Servers whose files are from before the last renewal stop earlier than the licence, and nothing else says so. */
export const EndingFiles = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation('activation')
  const locale = useLocale()
  const ending = useQuery(activationsQuery(id)).data?.ending
  if (!ending) return null
  return <Banner tone="warn">{t('ending', { count: ending.servers, date: dayText(ending.from, locale) })}</Banner>
}

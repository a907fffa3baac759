import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import { refetchMs } from '@foyer/contract/vocabulary/constants.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answerOf, api } from '../../../api/client.ts'
import { dayText } from '../../../lib/day-text.ts'
import { useLocale } from '../../../ui/use-locale.ts'

const usageQuery = (id: string) =>
  queryOptions({
    queryKey: ['deliverable', id, 'usage'],
    queryFn: () => answerOf(api.GET('/billing/api/v1/deliverables/{id}/usage', { params: { path: { id } } })),
    refetchInterval: 60 * refetchMs.licences,
  })

/** When the limit will be reached if usage keeps growing as it has; undefined if it does not grow. */
export const useForecast = ({ id, quantity }: Pick<Deliverable, 'id' | 'quantity'>): string | undefined => {
  const { t } = useTranslation('licensing')
  const locale = useLocale()
  const { data } = useQuery(usageQuery(id))
  // The forecast was made for another limit.
  if (data === undefined || data.reached_on === null || data.limit !== quantity) return undefined
  return t('detail.reached_on', { date: dayText(data.reached_on, locale) })
}

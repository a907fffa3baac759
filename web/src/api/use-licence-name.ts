import { useQuery } from '@tanstack/react-query'
import { useLacksRole } from './abilities.ts'
import { answerOf, api } from './client.ts'

/** The licence's readable number, if the user may see the licence and not only what belongs to it; undefined until it is known. */
export const useLicenceName = (id: string | undefined): string | undefined => {
  const lacksRole = useLacksRole('getDeliverable')
  const { data } = useQuery({
    // The same query key as on the licence's own page.
    queryKey: ['deliverable', id],
    queryFn: () => answerOf(api.GET('/billing/api/v1/deliverables/{id}', { params: { path: { id: id ?? '' } } })),
    enabled: id !== undefined && !lacksRole,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data?.human_id
}

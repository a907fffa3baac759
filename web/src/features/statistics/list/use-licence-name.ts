import { useQuery } from '@tanstack/react-query'
import { useLacksRole } from '../../../api/abilities.ts'
import { answerOf, api } from '../../../api/client.ts'

/** By what number people know a licence, for those who may see it as well as its statistics; undefined until it is known. */
export const useLicenceName = (id: string | undefined): string | undefined => {
  const lacksRole = useLacksRole('getDeliverable')
  const { data } = useQuery({
    // As the licence's own page has it.
    queryKey: ['deliverable', id],
    queryFn: () => answerOf(api.GET('/billing/api/v1/deliverables/{id}', { params: { path: { id: id ?? '' } } })),
    enabled: id !== undefined && !lacksRole,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data?.human_id
}

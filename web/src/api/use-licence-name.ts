import { minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useLacksRole } from './abilities.ts'
import { licenceQuery } from './licence.ts'

/** The same for pages that name a licence and do not follow its state. */
export const namedLicence = (id: string) =>
  queryOptions({ ...licenceQuery(id), refetchInterval: false, staleTime: minuteMs })

/** The licence's readable number, if the user may see the licence and not only what belongs to it; undefined until it is known. */
export const useLicenceName = (id: string | undefined): string | undefined => {
  const lacksRole = useLacksRole('getDeliverable')
  const { data } = useQuery({
    ...namedLicence(id ?? ''),
    enabled: id !== undefined && !lacksRole,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data?.human_id
}

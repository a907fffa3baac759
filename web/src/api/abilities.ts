import type { Abilities } from '@foyer/contract/company/abilities.ts'
import type { Operation } from '@foyer/contract/endpoints.ts'
import type { Owner } from '@foyer/contract/vocabulary/owner.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'

const staleMs = 60_000

/** What the person may do, by the very lines by which the server decides. */
export const abilitiesQuery = queryOptions({
  queryKey: ['abilities'],
  queryFn: () => answerOf(api.GET('/billing/api/v1/abilities')),
  staleTime: staleMs,
})

/** Own things are mostly allowed, others' mostly not: so it looks until the answer is there. */
const mayBy =
  (abilities: Abilities | undefined) =>
  (owner: Owner, operation: Operation): boolean =>
    abilities === undefined ? owner === null : abilities[owner?.through ?? 'own'].includes(operation)

/** A member of a company whose things of this kind they may not see: that a list is empty says nothing about the company. */
export const useLacksRole = (operation: Operation): boolean => {
  const { data } = useQuery(abilitiesQuery)
  return data !== undefined && data.own.includes('leaveCompany') && !data.company.includes(operation)
}

/** Whether the call behind a button would be let through, for data of this owner; null stands for oneself. */
export const useMay = (): ((owner: Owner, operation: Operation) => boolean) => mayBy(useQuery(abilitiesQuery).data)

import type { Abilities } from '@foyer/contract/company/abilities.ts'
import type { Operation } from '@foyer/contract/endpoints.ts'
import type { Owner } from '@foyer/contract/vocabulary/owner.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { answerOf, api } from './client.ts'

const staleMs = 60_000

/** What the user may do, decided by the same policy lines that the server uses. */
export const abilitiesQuery = queryOptions({
  queryKey: ['abilities'],
  queryFn: () => answerOf(api.GET('/billing/api/v1/abilities')),
  staleTime: staleMs,
})

/** Until the answer arrives, assume that people may act on their own data and not on others'. */
const mayBy =
  (abilities: Abilities | undefined) =>
  (owner: Owner, operation: Operation): boolean =>
    abilities === undefined ? owner === null : abilities[owner?.through ?? 'own'].includes(operation)

/**
 * True for a company member whose role does not let them see the company's data of this kind: an empty list then says
 * nothing about the company.
 */
export const useLacksRole = (operation: Operation): boolean => {
  const { data } = useQuery(abilitiesQuery)
  if (data === undefined || data.company.includes(operation)) return false
  // The owner can leave it as well, once they are alone in it, and only the owner can rename it.
  return data.own.includes('leaveCompany') && !data.own.includes('renameCompany')
}

/** Whether the call behind a button would be allowed for data of this owner; null means the user's own data. */
export const useMay = (): ((owner: Owner, operation: Operation) => boolean) => mayBy(useQuery(abilitiesQuery).data)

import type { Operator, OperatorScope } from '@foyer/contract/operator/operator.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { answerOf } from '../api/client.ts'
import { api } from './api.ts'

/** The signed-in operator and their role's scopes. A changed role takes effect within a minute. */
export const meQuery = queryOptions({
  queryKey: ['operator', 'me'],
  queryFn: (): Promise<Operator> => answerOf(api.GET('/operator/api/v1/me')),
  staleTime: 60_000,
  refetchInterval: 60_000,
})

/** Until they have set up a required second factor, nothing is open to them. */
export const owesFactor = ({ second_factor: { on, required } }: Operator): boolean => required && !on

/** The signed-in operator, loaded by the guard of every page. */
export const useMe = (): Operator => {
  const { data } = useQuery(meQuery)
  if (data === undefined) throw new Error('nobody is signed in')
  return data
}

/** Whether the operator's role opens an area for reading or changing. */
export const useMay = (): ((scope: OperatorScope) => boolean) => {
  const { scopes } = useMe()
  return (scope) => scopes.includes(scope)
}

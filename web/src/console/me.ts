import type { Operator, OperatorScope } from '@foyer/contract/operator/operator.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { answerOf } from '../api/client.ts'
import { api } from './api.ts'

/** Who is signed in, and what their role opens; a changed role is seen within a minute. */
export const meQuery = queryOptions({
  queryKey: ['operator', 'me'],
  queryFn: (): Promise<Operator> => answerOf(api.GET('/operator/api/v1/me')),
  staleTime: 60_000,
  refetchInterval: 60_000,
})

/** Nothing is open to them before they have set up a second factor. */
export const owesFactor = ({ second_factor: { on, required } }: Operator): boolean => required && !on

/** Whoever is signed in; the guard of every page has loaded them. */
export const useMe = (): Operator => {
  const { data } = useQuery(meQuery)
  if (data === undefined) throw new Error('nobody is signed in')
  return data
}

/** Whether the operator's role opens an area, to be read or to be changed. */
export const useMay = (): ((scope: OperatorScope) => boolean) => {
  const { scopes } = useMe()
  return (scope) => scopes.includes(scope)
}

import { useQueryClient } from '@tanstack/react-query'
import { meQuery } from '../me.ts'
import { allOperators } from './queries.ts'

/** Refetches what shows operators: their list, the tickets that name them, and the menu, where one's own name stands. */
export const useFreshStaff = (): (() => Promise<unknown>) => {
  const client = useQueryClient()
  return () =>
    Promise.all(
      ([allOperators, ['operator', 'tickets'], meQuery.queryKey] as const).map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    )
}

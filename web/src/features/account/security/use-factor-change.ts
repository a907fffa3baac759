import { useQueryClient } from '@tanstack/react-query'
import { secondFactorQuery } from '../queries.ts'

/** To be called once the second factor is no longer what it was. */
export const useFactorChange = (): (() => Promise<void>) => {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey })
}

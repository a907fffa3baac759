import { useQuery } from '@tanstack/react-query'
import { useMay } from '../me.ts'
import { ticketsQuery, toAnswer } from './queries.ts'

/** The number of tickets that wait for the vendor; 0 for roles that cannot see them. */
export const useWaiting = (): number => {
  const enabled = useMay()('tickets:read')
  const { data } = useQuery({ ...ticketsQuery({ ...toAnswer, sort: 'waiting_since', limit: 10 }), enabled })
  return data?.estimated_count ?? 0
}

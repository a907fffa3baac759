import { queryOptions, useQuery } from '@tanstack/react-query'
import { answerOf } from '../../api/client.ts'
import { everyPage } from '../../api/every-page.ts'
import { api } from '../api.ts'
import { useMay } from '../me.ts'
import { allOperators, type StaffMember } from './queries.ts'
import { staffName } from './staff-rules.ts'

/** All current and former operators, including programs. */
export const staffQuery = queryOptions({
  queryKey: [...allOperators, 'everybody'],
  queryFn: () =>
    everyPage(async (query) => {
      const { operators, next } = await answerOf(api.GET('/operator/api/v1/operators', { params: { query } }))
      return { rows: operators, next }
    }),
  staleTime: 60_000,
})

export const useStaff = (): readonly StaffMember[] =>
  useQuery({ ...staffQuery, enabled: useMay()('operators:read') }).data ?? []

/** Names by handle. */
export const useStaffName = (): ((handle: string) => string) => {
  const staff = useStaff()
  return (handle) => staffName(staff, handle)
}

/** An operator's name, with the handle in the tooltip. */
export const StaffName = ({ handle }: { handle: string }) => <bdi title={handle}>{useStaffName()(handle)}</bdi>

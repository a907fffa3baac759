import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import { queryOptions } from '@tanstack/react-query'
import { answerOf, api } from '../../../api/client.ts'
import { everyPage } from '../../../api/every-page.ts'

const fetchLicences = (): Promise<readonly Deliverable[]> =>
  everyPage(async (page) => {
    const query = { outcome: 'license' as const, ...page }
    const { deliverables: rows, next } = await answerOf(api.GET('/billing/api/v1/deliverables', { params: { query } }))
    return { rows, next }
  })

/** All visible licences, including other people's. */
export const licencesQuery = queryOptions({
  queryKey: ['deliverables', 'of statistics'],
  queryFn: async () => (await fetchLicences()).filter(({ state }) => state !== 'terminated'),
})

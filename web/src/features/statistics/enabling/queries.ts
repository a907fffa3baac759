import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import { queryOptions } from '@tanstack/react-query'
import { answerOf, api } from '../../../api/client.ts'
import { everyPage } from '../../../api/every-page.ts'

const fetchLicences = (): Promise<readonly Deliverable[]> =>
  everyPage(async (page) => {
    const query = { outcome: 'license' as const, owner: 'me', ...page }
    const { deliverables: rows, next } = await answerOf(api.GET('/billing/api/v1/deliverables', { params: { query } }))
    return { rows, next }
  })

/** One's own licences without statistics: those that one may change, and whether there are any at all, or any with them. */
export const lackingQuery = queryOptions({
  queryKey: ['deliverables', 'lacking statistics'],
  queryFn: async () => {
    const licences = (await fetchLicences()).filter(({ state }) => state !== 'terminated')
    const lacking = licences.filter(({ retroview }) => !retroview)
    return {
      any: lacking.length > 0,
      collects: lacking.length < licences.length,
      ids: lacking.filter(({ retroview_manageable }) => retroview_manageable).map(({ id }) => id),
    }
  },
})

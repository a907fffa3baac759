import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import { queryOptions } from '@tanstack/react-query'
import { answerOf, api } from '../../../api/client.ts'

const pageSize = 100

const fetchLicences = async (): Promise<Deliverable[]> => {
  const licences: Deliverable[] = []
  let cursor: string | undefined
  do {
    const query = { outcome: 'license' as const, owner: 'me', limit: pageSize, ...(cursor !== undefined && { cursor }) }
    const page = await answerOf(api.GET('/billing/api/v1/deliverables', { params: { query } }))
    licences.push(...page.deliverables)
    cursor = page.next ?? undefined
  } while (cursor !== undefined)
  return licences
}

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

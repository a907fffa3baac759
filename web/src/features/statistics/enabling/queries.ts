import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import { queryOptions } from '@tanstack/react-query'
import type { useMay } from '../../../api/abilities.ts'
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

/**
 * The licences without statistics, among those that the user may change: whether there are any, which of them can have
 * statistics, and whether any other licence collects them.
 */
export const lackingOf = (licences: readonly Deliverable[], may: ReturnType<typeof useMay>) => {
  const changeable = licences.filter(({ owner }) => may(owner, 'createOrder'))
  const lacking = changeable.filter(({ retroview }) => !retroview)
  return {
    any: lacking.length > 0,
    collects: lacking.length < changeable.length,
    ids: lacking.filter(({ retroview_manageable }) => retroview_manageable).map(({ id }) => id),
  }
}

import { answerOf } from '../../api/client.ts'
import type { Search } from '../../ui/searched-select.tsx'
import { api } from '../api.ts'
import type { StaffLicence } from '../licences/queries.ts'

/** The licences of a customer that a ticket can be about. */
export const licencesToName = (customer: string): Search<StaffLicence> => ({
  key: ['operator', 'licences', 'of a ticket', customer],
  read: async (asked, signal) => {
    const params = { query: { ...asked, customer, sort: 'human_id' as const } }
    const { deliverables: rows, next } = await answerOf(api.GET('/operator/api/v1/deliverables', { params, signal }))
    return { rows, next }
  },
})

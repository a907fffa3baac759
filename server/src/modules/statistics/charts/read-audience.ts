import type { ViewingAudience } from '@foyer/contract/statistics/audience.ts'
import { failure } from '../../../platform/failure.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import type { Services } from '../services.ts'
import { type Filters, wishOf } from '../viewing-scope.ts'
import { isSummedByLicence } from '../viewing-store.ts'
import { type AudienceRow, readAudience as read } from './audience-store.ts'
import { readsFewSessions } from './few-sessions-store.ts'

const of = (rows: readonly AudienceRow[], which: AudienceRow['kind']): ViewingAudience['countries'] =>
  rows.filter(({ kind }) => kind === which).map(({ kind: _, ...row }) => row)

/** Where viewers are and how they are reached. Fails with `too_much_asked` rather than read very many single sessions. */
export const readAudience =
  (services: Services) =>
  async (call: ActorCall, filters: Filters): Promise<ViewingAudience> => {
    const wish = await wishOf(services, call, filters)
    if (wish.account_ids.length === 0) return { countries: [], protos: [] }
    const isCheap = isSummedByLicence(wish) || (await readsFewSessions(services.statistics, wish))
    if (!isCheap) throw failure('too_much_asked')
    const rows = await read(services.statistics, wish)
    return { countries: of(rows, 'country'), protos: of(rows, 'proto') }
  }

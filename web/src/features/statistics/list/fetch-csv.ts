import { answerOf, api } from '../../../api/client.ts'
import { queryOf } from '../queries.ts'
import type { Range } from '../range/range.ts'
import type { ViewingList } from './lists.ts'
import type { ViewingSearch } from './viewing-search.ts'

const files = {
  sessions: '/retroview/api/v3/sessions',
  streams: '/retroview/api/v3/streams',
  users: '/retroview/api/v3/clients',
  unique_sessions: '/retroview/api/v3/user_sessions',
  servers: '/retroview/api/v3/servers',
} as const satisfies Record<ViewingList, string>

/** The whole list as a file. */
export const fetchCsv = (list: ViewingList, search: ViewingSearch, range: Range): Promise<Blob> => {
  const { cursor: _cursor, limit: _limit, ...query } = queryOf(list, search, range)
  const asked = { params: { query: { ...query, format: 'csv' as const } as never }, parseAs: 'blob' as const }
  return answerOf<Blob>(api.GET(files[list], asked))
}

import type { MetricRow } from '@foyer/contract/statistics/metric-row.ts'
import type { ViewingSearch } from './viewing-search.ts'

/** What asks for the sessions of one server: others may be called the same. Not every event says which it was. */
export const sessionsOfServer = ({
  id,
  hostname,
}: Pick<NonNullable<MetricRow['server']>, 'id' | 'hostname'>): ViewingSearch =>
  id === '' ? { hostname, no_server: '1' } : { hostname, server: id }

/** What asks for the sessions of one viewer; of nobody named those of the address and program, and of no other viewer there. */
export const sessionsOfViewer = ({
  user_id,
  ip,
  useragent,
}: Pick<NonNullable<MetricRow['client']>, 'user_id' | 'ip' | 'useragent'>): ViewingSearch => {
  if (user_id !== '') return { user_id }
  return { no_user_id: '1', ip, ...(useragent === '' ? { no_agent: '1' } : { agent: useragent }) }
}

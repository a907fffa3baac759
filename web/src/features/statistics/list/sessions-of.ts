import type { MetricRow } from '@foyer/contract/statistics/metric-row.ts'
import type { DashboardSearch, ViewingSearch } from './viewing-search.ts'

/**
 * The search for one server's sessions. It uses the id, because several servers may have the same name; but not every
 * event contains it.
 */
export const sessionsOfServer = ({
  id,
  hostname,
}: Pick<NonNullable<MetricRow['server']>, 'id' | 'hostname'>): DashboardSearch =>
  id === '' ? { hostname, no_server: '1' } : { hostname, server: id }

/**
 * The search for one viewer's sessions. For a viewer without a name: those of this address and program without any
 * viewer name.
 */
export const sessionsOfViewer = ({
  user_id,
  ip,
  useragent,
}: Pick<NonNullable<MetricRow['client']>, 'user_id' | 'ip' | 'useragent'>): ViewingSearch => {
  if (user_id !== '') return { user_id }
  return { no_user_id: '1', ip, ...(useragent === '' ? { no_agent: '1' } : { agent: useragent }) }
}

import { defined } from '@foyer/contract/vocabulary/defined.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answerOf } from '../../api/client.ts'
import type { paths } from '../../api/schema.generated.ts'
import { api } from '../api.ts'
import { defaultLimit } from '../list/default-limit.ts'
import type { AuditSearch } from './audit-search.ts'

type Filter = NonNullable<paths['/operator/api/v1/audit']['get']['parameters']['query']>

const fetchAudit = (query: Filter) => answerOf(api.GET('/operator/api/v1/audit', { params: { query } }))
export type AuditEntry = Awaited<ReturnType<typeof fetchAudit>>['entries'][number]

/** All entries that match the filters, as CSV. */
export const auditCsv = ({ cursor: _, limit: __, ...search }: AuditSearch): Promise<Blob> => {
  const query: Filter = { ...defined(search), format: 'csv' }
  return answerOf(api.GET('/operator/api/v1/audit', { params: { query }, parseAs: 'blob' }))
}

/** One page of the audit log, newest first. */
export const auditQuery = ({ limit = defaultLimit, ...search }: AuditSearch) => {
  const filter: Filter = defined({ ...search, limit })
  return queryOptions({
    queryKey: ['operator', 'audit', filter],
    queryFn: () => fetchAudit(filter),
    placeholderData: keepPreviousData,
  })
}

import { queryOptions } from '@tanstack/react-query'
import { answerOf } from '../../api/client.ts'
import { api } from '../api.ts'
import { base } from './queries.ts'

const fetchRollback = (number: number) =>
  answerOf(api.GET('/operator/api/v1/catalogue/versions/{number}/restore', { params: { path: { number } } }))
export type CatalogueRollback = Awaited<ReturnType<typeof fetchRollback>>
export type RollbackChange = CatalogueRollback['changes'][number]

/** What rolling back to the version would change, loaded anew for each dialog that asks. */
export const rollbackQuery = (number: number) =>
  queryOptions({ queryKey: [...base, 'rollback', number], queryFn: () => fetchRollback(number), gcTime: 0 })

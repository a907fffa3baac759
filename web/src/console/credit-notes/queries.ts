import { defined } from '@foyer/contract/vocabulary/defined.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answerOf } from '../../api/client.ts'
import type { paths } from '../../api/schema.generated.ts'
import { api } from '../api.ts'
import { defaultLimit } from '../list/default-limit.ts'
import type { CreditNotesSearch } from './credit-notes-search.ts'

type Filter = NonNullable<paths['/operator/api/v1/credit_notes']['get']['parameters']['query']>

const fetchNotes = (query: Filter) => answerOf(api.GET('/operator/api/v1/credit_notes', { params: { query } }))
export type StaffCreditNote = Awaited<ReturnType<typeof fetchNotes>>['credit_notes'][number]

/** All matching credit notes as CSV. */
export const creditNotesCsv = ({ cursor: _, limit: __, ...search }: CreditNotesSearch): Promise<Blob> => {
  const query: Filter = { ...defined(search), format: 'csv' }
  return answerOf(api.GET('/operator/api/v1/credit_notes', { params: { query }, parseAs: 'blob' }))
}

/** One page of credit notes. */
export const creditNotesQuery = ({ limit = defaultLimit, ...search }: CreditNotesSearch) => {
  const filter: Filter = defined({ ...search, limit })
  return queryOptions({
    queryKey: ['operator', 'credit_notes', filter],
    queryFn: () => fetchNotes(filter),
    placeholderData: keepPreviousData,
  })
}

type TotalsFilter = NonNullable<paths['/operator/api/v1/credit_notes/totals']['get']['parameters']['query']>

/** The totals of all matching credit notes, by currency. Another list's totals are never shown meanwhile. */
export const creditNoteTotalsQuery = ({ cursor: _, limit: __, sort: ___, ...search }: CreditNotesSearch) => {
  const filter: TotalsFilter = defined(search)
  return queryOptions({
    queryKey: ['operator', 'credit_notes', 'totals', filter],
    queryFn: () => answerOf(api.GET('/operator/api/v1/credit_notes/totals', { params: { query: filter } })),
  })
}

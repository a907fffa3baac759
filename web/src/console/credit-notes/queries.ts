import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answerOf } from '../../api/client.ts'
import type { paths } from '../../api/schema.generated.ts'
import { defined } from '../../lib/defined.ts'
import { api } from '../api.ts'
import { defaultLimit } from '../list/default-limit.ts'
import type { PaymentsSearch } from '../payments/payments-search.ts'

type Filter = NonNullable<paths['/operator/api/v1/credit_notes']['get']['parameters']['query']>

const fetchNotes = (query: Filter) => answerOf(api.GET('/operator/api/v1/credit_notes', { params: { query } }))
export type StaffCreditNote = Awaited<ReturnType<typeof fetchNotes>>['credit_notes'][number]

/** All matching credit notes as CSV. */
export const creditNotesCsv = ({ customer, currency, from, to }: PaymentsSearch): Promise<Blob> => {
  const query: Filter = { ...defined({ customer, currency, from, to }), format: 'csv' }
  return answerOf(api.GET('/operator/api/v1/credit_notes', { params: { query }, parseAs: 'blob' }))
}

/** One page of credit notes. */
export const creditNotesQuery = ({ customer, currency, from, to, cursor, limit = defaultLimit }: PaymentsSearch) => {
  const filter: Filter = defined({ customer, currency, from, to, cursor, limit })
  return queryOptions({
    queryKey: ['operator', 'credit_notes', filter],
    queryFn: () => fetchNotes(filter),
    placeholderData: keepPreviousData,
  })
}

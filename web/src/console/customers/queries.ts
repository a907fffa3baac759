import { defined } from '@foyer/contract/vocabulary/defined.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answerOf } from '../../api/client.ts'
import { everyPage } from '../../api/every-page.ts'
import type { paths } from '../../api/schema.generated.ts'
import { api, type Until } from '../api.ts'
import { defaultLimit } from '../list/default-limit.ts'
import type { CustomersSearch, CustomerView } from './customers-search.ts'

type Filter = NonNullable<paths['/operator/api/v1/customers']['get']['parameters']['query']>

const filterOf: Readonly<Record<CustomerView, Filter>> = {
  all: {},
  owing: { owing: 'true' },
  blocked: { blocked: 'true' },
  closed: { closed: 'true' },
}

export const fetchCustomers = (query: Filter, until?: Until) =>
  answerOf(api.GET('/operator/api/v1/customers', { params: { query }, ...until }))
export type CustomersPage = Awaited<ReturnType<typeof fetchCustomers>>
export type Customer = CustomersPage['customers'][number]

const listFilterOf = ({ view = 'all', company, ...search }: CustomersSearch): Filter =>
  defined({ ...filterOf[view], ...search, company_id: company })

/** All matching customers as CSV. */
export const customersCsv = ({ cursor: _, limit: __, ...search }: CustomersSearch): Promise<Blob> => {
  const query: Filter = { ...listFilterOf(search), format: 'csv' }
  return answerOf(api.GET('/operator/api/v1/customers', { params: { query }, parseAs: 'blob' }))
}

/** One page of customers. The rows stay while another page loads. */
export const customersQuery = ({ limit = defaultLimit, ...search }: CustomersSearch) => {
  const filter: Filter = { ...listFilterOf(search), limit }
  return queryOptions({
    queryKey: ['operator', 'customers', filter],
    queryFn: ({ signal }) => fetchCustomers(filter, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** All members of a company. */
export const membersQuery = (company_id: string) => {
  const filter: Filter = { company_id, sort: 'created_at', limit: 100 }
  return queryOptions({ queryKey: ['operator', 'customers', filter], queryFn: () => fetchCustomers(filter) })
}

const fetchCustomer = (id: string) => answerOf(api.GET('/operator/api/v1/customers/{id}', { params: { path: { id } } }))
export type CustomerDetail = Awaited<ReturnType<typeof fetchCustomer>>

export const customerQuery = (id: string) =>
  queryOptions({ queryKey: ['operator', 'customer', id], queryFn: () => fetchCustomer(id) })

const fetchNotes = (id: string) =>
  everyPage(async (query) => {
    const asked = api.GET('/operator/api/v1/customers/{id}/notes', { params: { path: { id }, query } })
    const { notes, next } = await answerOf(asked)
    return { rows: notes, next }
  })

export type Note = Awaited<ReturnType<typeof fetchNotes>>[number]

/** Colleagues' notes on a customer, newest first. */
export const notesQuery = (id: string) =>
  queryOptions({ queryKey: ['operator', 'customer', id, 'notes'], queryFn: () => fetchNotes(id) })

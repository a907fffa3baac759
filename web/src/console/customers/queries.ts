import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answerOf } from '../../api/client.ts'
import { everyPage } from '../../api/every-page.ts'
import type { paths } from '../../api/schema.generated.ts'
import { defined } from '../../lib/defined.ts'
import { api } from '../api.ts'
import { defaultLimit } from '../list/default-limit.ts'
import type { CustomersSearch, CustomerView } from './customers-search.ts'

type Filter = NonNullable<paths['/operator/api/v1/customers']['get']['parameters']['query']>

const filterOf: Readonly<Record<CustomerView, Filter>> = {
  all: {},
  owing: { owing: 'true' },
  blocked: { blocked: 'true' },
}

const fetchCustomers = (query: Filter) => answerOf(api.GET('/operator/api/v1/customers', { params: { query } }))
export type CustomersPage = Awaited<ReturnType<typeof fetchCustomers>>
export type Customer = CustomersPage['customers'][number]

/** One page of customers. The rows stay while another page loads. */
export const customersQuery = ({ view = 'all', limit = defaultLimit, company, ...search }: CustomersSearch) => {
  const filter: Filter = defined({ ...filterOf[view], ...search, company_id: company, limit })
  return queryOptions({
    queryKey: ['operator', 'customers', filter],
    queryFn: () => fetchCustomers(filter),
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

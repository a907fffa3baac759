import type { OperatorScope } from '@foyer/contract/operator/operator.ts'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { t } from 'i18next'
import type { Command } from '../../app/palette/palette-dialog.tsx'
import { type Answer, together } from '../../app/palette/use-found.ts'
import { customersQuery } from '../customers/queries.ts'
import { licencesQuery } from '../licences/queries.ts'
import { ordersQuery } from '../orders/queries.ts'
import { paths } from '../paths.ts'
import { personName } from '../person-name.ts'
import { ticketsQuery } from '../tickets/queries.ts'

/** A search result and the path of its page. */
export interface Found extends Command {
  readonly object_id: string
}

type Find = (client: QueryClient, words: string, signal: AbortSignal) => Promise<readonly Found[]>

/** The query, given up with the search that it is part of. */
const within = <Query extends { readonly queryKey: QueryKey }>(
  client: QueryClient,
  signal: AbortSignal,
  query: Query,
): Query => {
  const { queryKey } = query
  signal.addEventListener('abort', () => void client.cancelQueries({ queryKey, exact: true }), { once: true })
  return query
}

const findTickets: Find = async (client, words, signal) => {
  const { tickets } = await client.fetchQuery(within(client, signal, ticketsQuery({ query: words, limit: 10 })))
  return tickets.map(({ id, number, title, customer }) => ({
    id: `ticket:${id}`,
    object_id: id,
    group: 'tickets',
    name: `#${number} ${title}`,
    identifier: String(number),
    remark: customer.email,
    does: { goTo: paths.ticket(id) },
  }))
}

const findCustomers: Find = async (client, words, signal) => {
  const { customers } = await client.fetchQuery(within(client, signal, customersQuery({ query: words, limit: 10 })))
  return customers.map(({ id, name, email }) => ({
    id: `customer:${id}`,
    object_id: id,
    group: 'customers',
    name: personName({ name, email }, t('operator:customers.erased_name')),
    identifier: email,
    remark: email,
    does: { goTo: paths.customer(id) },
  }))
}

const findOrders: Find = async (client, words, signal) => {
  const { orders } = await client.fetchQuery(
    within(client, signal, ordersQuery({ view: 'all', query: words, limit: 10 })),
  )
  return orders.map(({ id, number, customer }) => ({
    id: `order:${id}`,
    object_id: id,
    group: 'orders',
    name: number,
    identifier: number,
    remark: customer.email,
    does: { goTo: paths.order(id) },
  }))
}

const findLicences: Find = async (client, words, signal) => {
  const { deliverables } = await client.fetchQuery(within(client, signal, licencesQuery({ query: words, limit: 10 })))
  return deliverables.map(({ id, human_id, sku_name, customer }) => ({
    id: `licence:${id}`,
    object_id: id,
    group: 'licences',
    name: `${human_id} ${sku_name}`,
    identifier: human_id,
    remark: customer.email,
    does: { goTo: paths.licence(id) },
  }))
}

/** The searches, by the scope that a role needs for them. */
const finders: Readonly<Partial<Record<OperatorScope, Find>>> = {
  'tickets:read': findTickets,
  'customers:read': findCustomers,
  'orders:read': findOrders,
  'licences:read': findLicences,
}

/** Everything that the server finds for these words. */
export const find = (
  client: QueryClient,
  words: string,
  may: (scope: OperatorScope) => boolean,
  signal: AbortSignal,
): Promise<Answer<Found>> =>
  together(
    // The keys of the record are scopes.
    Object.entries(finders).flatMap(([scope, finder]) =>
      may(scope as OperatorScope) ? [finder(client, words, signal)] : [],
    ),
  )

import type { Stripe } from 'stripe'
import type { Queryable } from '../options.ts'
import { noSuch } from './refusal.ts'

/** Facts about a card that the API does not show. The number is never stored; the name of the test card replaces it. */
interface CardFacts {
  readonly card: string
}

interface MethodFacts extends CardFacts {
  /** Authenticated for payments without the cardholder. */
  readonly set_up: boolean
  /** Used without a customer, or detached from one, so it cannot be used again. */
  readonly spent: boolean
}

interface IntentFacts {
  /** Where a challenge sends the browser at its end. */
  readonly return_url: string | null
}

type Nothing = Readonly<Record<string, never>>

/** Every kind of object: the body that the API shows, and the facts that it does not. */
export interface Kinds {
  charge: { body: Stripe.Charge; facts: Nothing }
  customer: { body: Stripe.Customer; facts: Nothing }
  event: { body: Stripe.EventBase; facts: Nothing }
  payment_intent: { body: Stripe.PaymentIntent; facts: IntentFacts }
  payment_method: { body: Stripe.PaymentMethod; facts: MethodFacts }
  refund: { body: Stripe.Refund; facts: Nothing }
  setup_intent: { body: Stripe.SetupIntent; facts: IntentFacts }
  token: { body: Stripe.Token; facts: CardFacts }
}
export type Kind = keyof Kinds

export interface Stored<K extends Kind> {
  readonly body: Kinds[K]['body']
  readonly facts: Kinds[K]['facts']
}

export const insertObject = async <K extends Kind>(client: Queryable, kind: K, stored: Stored<K>): Promise<void> => {
  await client.query('insert into sandbox.stripe_object (id, object, body, facts) values ($1, $2, $3, $4)', [
    stored.body.id,
    kind,
    JSON.stringify(stored.body),
    JSON.stringify(stored.facts),
  ])
}

export const saveObject = async <K extends Kind>(client: Queryable, kind: K, stored: Stored<K>): Promise<void> => {
  await client.query('update sandbox.stripe_object set body = $3, facts = $4 where id = $1 and object = $2', [
    stored.body.id,
    kind,
    JSON.stringify(stored.body),
    JSON.stringify(stored.facts),
  ])
}

export const deleteObject = async (client: Queryable, kind: Kind, id: string): Promise<void> => {
  await client.query('delete from sandbox.stripe_object where id = $1 and object = $2', [id, kind])
}

/** Finds an object. Throws the API's 404 if there is none. With `lock`, nobody else can change it until the transaction ends. */
export const getObject = async <K extends Kind>(
  client: Queryable,
  kind: K,
  id: string,
  { lock = false, param = 'id' }: { readonly lock?: boolean; readonly param?: string } = {},
): Promise<Stored<K>> => {
  const { rows } = await client.query<Stored<K>>(
    `select body, facts from sandbox.stripe_object where id = $1 and object = $2 ${lock ? 'for update' : ''}`,
    [id, kind],
  )
  const [stored] = rows
  if (stored === undefined) throw noSuch(kind, id, param)
  return stored
}

/** Any object by its id alone, for `expand`. */
export const findBody = async (client: Queryable, id: string): Promise<object | undefined> => {
  const { rows } = await client.query<{ body: object }>('select body from sandbox.stripe_object where id = $1', [id])
  return rows[0]?.body
}

/** Fields that lists can be filtered by. */
type FilterField = 'charge' | 'customer' | 'payment_intent' | 'type'

export interface ListQuery {
  readonly filters: Readonly<Partial<Record<FilterField, string | undefined>>>
  readonly created: Readonly<Partial<Record<'gt' | 'gte' | 'lt' | 'lte', number | undefined>>>
  readonly limit: number
  readonly starting_after?: string | undefined
  readonly ending_before?: string | undefined
}

const comparisons = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const

/** Newest first, like all of Stripe's lists. Reads one row more than the page, to know whether there are more. */
export const listObjects = async <K extends Kind>(
  client: Queryable,
  kind: K,
  query: ListQuery,
): Promise<{ readonly data: Kinds[K]['body'][]; readonly has_more: boolean }> => {
  const values: unknown[] = [kind]
  const bind = (value: unknown): string => `$${values.push(value)}`
  const rowOf = (id: string): string => `(select row_number from sandbox.stripe_object where id = ${bind(id)})`
  const where = ['object = $1']
  for (const [field, value] of Object.entries(query.filters)) {
    if (value !== undefined) where.push(`body ->> '${field}' = ${bind(value)}`)
  }
  for (const [name, operator] of Object.entries(comparisons)) {
    const bound = query.created[name as keyof typeof comparisons] // Keys of that very object.
    if (bound !== undefined) where.push(`(body ->> 'created')::bigint ${operator} ${bind(bound)}`)
  }
  if (query.starting_after !== undefined) where.push(`row_number < ${rowOf(query.starting_after)}`)
  if (query.ending_before !== undefined) where.push(`row_number > ${rowOf(query.ending_before)}`)
  const backwards = query.ending_before !== undefined && query.starting_after === undefined
  const { rows } = await client.query<{ body: Kinds[K]['body'] }>(
    `select body from sandbox.stripe_object where ${where.join(' and ')}
     order by row_number ${backwards ? 'asc' : 'desc'} limit ${bind(query.limit + 1)}`,
    values,
  )
  const data = rows.slice(0, query.limit).map(({ body }) => body)
  return { data: backwards ? data.toReversed() : data, has_more: rows.length > query.limit }
}

// @module-tag long
import type { EndpointDescription } from '@foyer/contract/endpoint.ts'
import { endpoints, type Operation } from '@foyer/contract/endpoints.ts'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { examples } from './access/examples.ts'
import { createWorld, type World } from './access/world.ts'
import type { Caller, RawCall } from './client.ts'
import { useFoyer } from './foyer.ts'
import { createStaff } from './operators.ts'
import { signIn } from './people.ts'

/** Neither ids nor numbers of ours, and no text that PostgreSQL accepts. */
const strange = ['no-id', '-1', '99999999999999999999', `'"\u0000`]

/** Numbers outside the range of our tables. */
const tooMuch = [1e12, 1e15, -1e12]

const foyer = useFoyer()
let world: World
let staff: Caller
beforeAll(async () => {
  world = await createWorld(foyer)
  staff = { access_token: (await createStaff(foyer)).key }
})
// The subject is invalid input, not rate limits.
beforeEach(() => foyer.sql('delete from platform.rate_limit'))

interface Said extends RawCall {
  readonly params?: Readonly<Record<string, string>>
}

type Example = (world: World, to: string, caller: Caller) => Said | Promise<Said>

const keysOf = (schema: z.ZodMiniType | undefined): string[] =>
  schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : []

/** Copies of the body in which one text or number is replaced, one copy for each of them. */
const withOther = (body: unknown, other: string | number): unknown[] => {
  if (typeof body === typeof other) return [other]
  if (typeof body !== 'object' || body === null || body instanceof FormData) return []
  return Object.entries(body).flatMap(([key, value]) =>
    withOther(value, other).map((changed) =>
      Array.isArray(body) ? body.with(Number(key), changed) : { ...body, [key]: changed },
    ),
  )
}

/** Valid input with one strange value, in each place in turn. */
const strangely = (endpoint: EndpointDescription, { params = {}, query = {}, body, ...said }: Said): Said[] => [
  ...strange.flatMap((word) => [
    ...Object.keys(params).map((name) => ({ ...said, params: { ...params, [name]: word }, query, body })),
    ...keysOf(endpoint.query).map((name) => ({ ...said, params, query: { ...query, [name]: word }, body })),
    ...withOther(body, word).map((changed) => ({ ...said, params, query, body: changed })),
  ]),
  ...tooMuch.flatMap((number) => withOther(body, number).map((changed) => ({ ...said, params, query, body: changed }))),
]

const signedIn: readonly EndpointDescription['auth'][number][] = ['bearer', 'operator']
const calls: Readonly<Record<Operation, EndpointDescription>> = endpoints
const isTried = (operation: Operation): boolean =>
  operation !== 'logout' && calls[operation].auth.some((kind) => signedIn.includes(kind))
// Last, because newer terms block all calls of customers.
const operations = [
  ...(Object.keys(endpoints) as Operation[]).filter((each) => each !== 'publishTermsVersion'),
  'publishTermsVersion' as const,
].filter(isTried)

it.each(operations)('S40 %s has no errors for arbitrary text and numbers', async (operation) => {
  const endpoint = calls[operation]
  const isOfCustomers = endpoint.auth.includes('bearer')
  // Some of these calls end her sessions.
  const caller = isOfCustomers ? { access_token: (await signIn(foyer, world.olga)).tokens.access_token } : staff
  const example = examples[operation] as Example | undefined
  const said = (await example?.(world, 'somebody@people.example', caller)) ?? {}
  const answers: { readonly call: unknown; readonly status: number }[] = []
  for (const { params = {}, ...call } of strangely(endpoint, said)) {
    const path = endpoint.url.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
    const { status } = await foyer.client.send(endpoint.method, path, { ...call, as: caller })
    answers.push({ call: { path, ...call }, status })
  }
  // 429 would mean that nothing was tested.
  expect(answers.filter(({ status }) => status >= 500 || status === 429)).toEqual([])
})

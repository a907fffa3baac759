import type { EndpointDescription } from '@foyer/contract/endpoint.ts'
import { endpoints } from '@foyer/contract/endpoints.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Client } from './client.ts'
import { type RunningFoyer, startFoyer } from './foyer.ts'
import { createStaff } from './operators.ts'
import { createPerson } from './people.ts'

/** No id of anything, no number of ours, nothing that PostgreSQL takes for text. */
const strange = ['no-id', '-1', '99999999999999999999', `'"\u0000`]

let foyer: RunningFoyer
let customer: Client
let staff: Client
beforeAll(async () => {
  foyer = await startFoyer()
  customer = (await createPerson(foyer)).client
  staff = (await createStaff(foyer)).client
})
afterAll(() => foyer.close())

const keysOf = (schema: z.ZodMiniType | undefined): string[] =>
  schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : []

/** One strange word in each place of the address in turn; elsewhere the path names nothing that there is. */
const addressesOf = ({ url, params, query }: EndpointDescription): string[] =>
  strange
    .map(encodeURIComponent)
    .flatMap((word) => [
      ...(keysOf(params).length === 0 ? [] : [url.replaceAll(/:\w+/g, word)]),
      ...keysOf(query).map((key) => `${url.replaceAll(/:\w+/g, 'no-id')}?${key}=${word}`),
    ])

const calls: readonly EndpointDescription[] = Object.values(endpoints)
const asked = calls
  .filter(({ auth }) => auth.includes('bearer') || auth.includes('operator'))
  .map((call) => [call.operation, call, addressesOf(call)] as const)
  .filter(([, , addresses]) => addresses.length > 0)

it.each(asked)('S40 %s is never at a loss for words that nobody writes', async (_, { method, auth }, addresses) => {
  const client = auth.includes('bearer') ? customer : staff
  const answers = await Promise.all(
    addresses.map(async (address) => {
      const { status } = await client.send(method, address, method === 'GET' ? {} : { body: {} })
      return { address, status }
    }),
  )
  // 429 would mean that nothing was tried.
  expect(answers.filter(({ status }) => status >= 500 || status === 429)).toEqual([])
})

import createClient from 'openapi-fetch'
import { expect, it } from 'vitest'
import { inOlderWords, wholeApproval, wholeOrder } from './older-server.ts'

interface Paths {
  '/tickets': {
    get: {
      parameters: { query?: { sort?: string; state?: string } }
      responses: { 200: { content: { 'application/json': { tickets: string[] } } } }
    }
  }
}

const refusal = (parameters: readonly string[]): Response =>
  Response.json(
    { errors: parameters.map((parameter) => ({ code: 'invalid', source: { parameter } })) },
    { status: 400 },
  )

/** A server of an earlier version that refuses these parameters. */
const ask = async (refused: readonly string[]) => {
  const asked: [string, string | null][] = []
  const fetch = async (request: Request): Promise<Response> => {
    const { search, searchParams } = new URL(request.url)
    asked.push([search, request.headers.get('Authorization')])
    const some = refused.filter((name) => searchParams.has(name))
    return some.length > 0 ? refusal(some) : Response.json({ tickets: ['first'] })
  }
  const api = createClient<Paths>({ baseUrl: 'https://aurora.example', fetch, headers: { Authorization: 'Bearer x' } })
  api.use(inOlderWords)
  const { data, response } = await api.GET('/tickets', {
    params: { query: { state: 'opened', sort: 'waiting_since' } },
  })
  return { asked, data, status: response.status }
}

it('F14 a list whose order an older process does not know uses the order that it knows', async () => {
  const whole = '?state=opened&sort=waiting_since'
  expect(await ask(['sort'])).toEqual({
    asked: [
      [whole, 'Bearer x'],
      ['?state=opened', 'Bearer x'],
    ],
    data: { tickets: ['first'] },
    status: 200,
  })
  expect(await ask(['state'])).toMatchObject({ asked: [[whole, 'Bearer x']], status: 400 })
})

it('what an older process does not tell of an order and of its approval is null', () => {
  const approval = { amount: 4_760_000 }
  expect(wholeOrder({ number: 'INV-1', approval })).toEqual({
    number: 'INV-1',
    questioned: null,
    approval: { amount: 4_760_000, received: null },
  })
  expect(wholeOrder({ number: 'INV-1', approval: null })).toMatchObject({ approval: null })
  const told = { received: 4_700_000, amount: 4_760_000 }
  expect(wholeApproval(told)).toEqual(told)
})

import createClient from 'openapi-fetch'
import { expect, it } from 'vitest'
import { inKnownOrder } from './known-order.ts'

interface Paths {
  '/tickets': {
    get: {
      parameters: { query?: { sort?: string; state?: string } }
      responses: { 200: { content: { 'application/json': { tickets: string[] } } } }
    }
  }
}

const refusal = (parameter: string): Response =>
  Response.json({ errors: [{ code: 'invalid', source: { parameter } }] }, { status: 400 })

/** A process of a version that knows no order but its own, and what else it refuses. */
const ask = async (refused: string) => {
  const asked: [string, string | null][] = []
  const fetch = async (request: Request): Promise<Response> => {
    const { search, searchParams } = new URL(request.url)
    asked.push([search, request.headers.get('Authorization')])
    return searchParams.has(refused) ? refusal(refused) : Response.json({ tickets: ['first'] })
  }
  const api = createClient<Paths>({ baseUrl: 'https://aurora.example', fetch, headers: { Authorization: 'Bearer x' } })
  api.use(inKnownOrder)
  const { data, response } = await api.GET('/tickets', {
    params: { query: { state: 'opened', sort: 'waiting_since' } },
  })
  return { asked, data, status: response.status }
}

it('F14 a list whose order an older process does not know is shown in the order that it knows', async () => {
  const whole = '?state=opened&sort=waiting_since'
  expect(await ask('sort')).toEqual({
    asked: [
      [whole, 'Bearer x'],
      ['?state=opened', 'Bearer x'],
    ],
    data: { tickets: ['first'] },
    status: 200,
  })
  expect(await ask('state')).toMatchObject({ asked: [[whole, 'Bearer x']], status: 400 })
})

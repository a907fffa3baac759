import createClient from 'openapi-fetch'
import { describe, expect, it } from 'vitest'
import { memoryStore } from '../lib/storage.ts'
import { identify, nameWishes } from './headers.ts'
import { tryAgain } from './idempotency-keys.ts'
import { Session, type SessionEvent } from './session.ts'

interface Answers {
  responses: { 200: { content: { 'application/json': unknown } } }
}
interface Named extends Answers {
  requestBody: { content: { 'application/json': { name: string } } }
}
interface OfOne extends Answers {
  parameters: { path: { id: string } }
}

interface Paths {
  '/things': { get: Answers; post: Named }
  '/things/{id}': { get: OfOne; put: OfOne & Named; delete: OfOne }
  '/things/{id}/on': { post: OfOne }
  '/things/{id}/off': { post: OfOne }
  '/orders/{id}/payment_settings': { post: OfOne }
  '/orders/{id}/pay': { post: OfOne }
}

const encode = (part: object): string => btoa(JSON.stringify(part))
const lasting = (seconds: number): string => `x.${encode({ exp: Date.now() / 1000 + seconds, account_id: 'a1' })}.x`
const bearer = lasting(600)
const expiring = lasting(10)

type Answer = () => Response

const ok: Answer = () => Response.json({})
const failing =
  (status: number, code: string): Answer =>
  () =>
    Response.json({ errors: [{ code }] }, { status })

/** A client that records its calls and answers them one after another. */
const client = (answers: readonly Answer[], signedIn = true) => {
  const session = new Session({
    store: memoryStore(),
    now: () => Date.now(),
    exclusive: (action) => action(),
    refresh: () => Promise.reject(new Error('not asked here')),
  })
  if (signedIn) session.start({ access_token: bearer, refresh_token: 'refresh-1' })
  const events: SessionEvent[] = []
  session.subscribe((event) => events.push(event))
  const sent: Request[] = []
  const fetch = async (request: Request): Promise<Response> => {
    sent.push(request)
    const answer = answers[sent.length - 1] ?? ok
    return answer()
  }
  const api = createClient<Paths>({ baseUrl: 'http://foyer.test', fetch })
  let last = 0
  let passedMs = 0
  const uuid = () => `key-${++last}`
  api.use(
    identify({ session, tenant: () => 'aurora', tabSession: 'tab-1', device: () => 'device-1', locale: () => 'ru' }),
    nameWishes(uuid, () => passedMs),
  )
  const passes = (ms: number) => void (passedMs += ms)
  return { api, session, sent, events, passes, keys: () => sent.map(({ headers }) => headers.get('Idempotency-Key')) }
}

describe('the headers of every call', () => {
  it('API-01, API-02 X-Originator, Session and the language are always present', async () => {
    const { api, sent } = client([])
    await api.GET('/things')
    const { headers } = sent[0] ?? new Request('http://none.test')
    expect(headers.get('X-Originator')).toBe('client-area')
    expect(headers.get('Session')).toBe('tab-1')
    expect(headers.get('Accept-Language')).toBe('ru')
  })

  it('AUTH-64 a device is sent with calls that may sign in, and no others', async () => {
    const named = (sent: readonly Request[]) => sent.map(({ headers }) => headers.get('Device'))
    const signedOut = client([], false)
    await signedOut.api.GET('/things')
    await signedOut.api.POST('/things', { headers: { Authorization: 'Basic eA==' }, body: { name: 'x' } })
    expect(named(signedOut.sent)).toEqual([null, 'device-1'])
    const signedIn = client([])
    await signedIn.api.POST('/things', { body: { name: 'x' } })
    expect(named(signedIn.sent)).toEqual([null])
  })

  it('API-05, API-08, API-09 a signed-in call has the bearer, a signed-out one the tenant', async () => {
    const signedIn = client([])
    await signedIn.api.GET('/things')
    expect(signedIn.sent[0]?.headers.get('Authorization')).toBe(`Bearer ${bearer}`)
    expect(signedIn.sent[0]?.headers.get('X-Tenant')).toBeNull()
    const signedOut = client([], false)
    await signedOut.api.GET('/things')
    expect(signedOut.sent[0]?.headers.get('Authorization')).toBeNull()
    expect(signedOut.sent[0]?.headers.get('X-Tenant')).toBe('aurora')
  })

  it('AUTH-27, AUTH-28 a 401 ends the session only if its own bearer was sent', async () => {
    const { api, events } = client([failing(401, 'wrong_credentials'), failing(401, 'unauthorized')])
    await api.POST('/things', { headers: { Authorization: 'Basic eA==' }, body: { name: 'x' } })
    expect(events).toEqual([])
    await api.GET('/things')
    expect(events).toEqual(['expired'])
  })
})

describe('a 401 by something between the browser and the server', () => {
  it.each(['<h1>Sign in to the network</h1>', '{"message": "Forbidden"}', ''])(
    'AUTH-27 ends no session: %s',
    async (body) => {
      const { api, events } = client([() => new Response(body, { status: 401 })])
      await api.GET('/things')
      expect(events).toEqual([])
    },
  )
})

describe('a 401 after which the session goes on', () => {
  it('AUTH-27 makes a call that can be repeated', async () => {
    const { api, session, events } = client([failing(401, 'unauthorized')])
    session.start({ access_token: expiring, refresh_token: 'refresh-1' })
    await expect(api.GET('/things')).rejects.toMatchObject({ status: 0 })
    expect(events).toEqual(['signed_in'])
  })
})

const lost: Answer = () => {
  throw new TypeError('network')
}

describe('the Idempotency-Key', () => {
  const post = (api: ReturnType<typeof client>['api'], name: string) => api.POST('/things', { body: { name } })

  it('API-03 is sent with calls that change something, and no others', async () => {
    const { api, keys } = client([])
    await api.GET('/things')
    await post(api, 'one')
    expect(keys()).toEqual([null, 'key-1'])
  })

  it('API-04 a new click after an answer is a new request', async () => {
    const { api, keys } = client([ok, failing(409, 'conflict')])
    await post(api, 'one')
    await post(api, 'one')
    await post(api, 'one')
    expect(keys()).toEqual(['key-1', 'key-2', 'key-3'])
  })

  it('API-04 a repeated click after a lost, failed or unfinished answer sends the same key', async () => {
    const { api, keys } = client([lost, failing(502, 'gateway_error'), failing(409, 'idempotency_in_progress')])
    await post(api, 'one').catch(() => undefined)
    await post(api, 'one')
    await post(api, 'one')
    await post(api, 'one')
    await post(api, 'one')
    expect(keys()).toEqual(['key-1', 'key-1', 'key-1', 'key-1', 'key-2'])
  })

  it.each([
    ['is cut off', () => new Response('{"id": "o')],
    ['is lost', () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError('network')) }))],
    ['is a page of something in between', () => new Response('<h1>Sign in to the network</h1>')],
  ])('API-04 is the same after a success whose body %s: nobody has read it', async (_, unread) => {
    const { api, keys } = client([unread])
    await post(api, 'one').catch(() => undefined)
    await post(api, 'one')
    await post(api, 'one')
    expect(keys()).toEqual(['key-1', 'key-1', 'key-2'])
  })

  it('API-04 is over after a success without a body', async () => {
    const { api, keys } = client([() => new Response(null, { status: 204 }), () => new Response('')])
    for (let times = 0; times < 3; times += 1) await post(api, 'one')
    expect(keys()).toEqual(['key-1', 'key-2', 'key-3'])
  })

  it('API-04 another body is another request', async () => {
    const { api, keys } = client([failing(500, 'internal')])
    await post(api, 'one')
    await post(api, 'two')
    expect(keys()).toEqual(['key-1', 'key-2'])
  })
})

/** Makes calls about things and loses the first one's answer; tells which later calls carry the first one's key. */
const wishes = () => {
  const { api, keys, passes } = client([lost])
  const of = (id: string) => ({ params: { path: { id } } })
  const quiet = (call: Promise<unknown>) => call.then(() => undefined).catch(() => undefined)
  return {
    passes,
    switchOff: (id = '1') => quiet(api.POST('/things/{id}/off', of(id))),
    switchOn: (id = '1') => quiet(api.POST('/things/{id}/on', of(id))),
    rename: (name: string, id = '1') => quiet(api.PUT('/things/{id}', { ...of(id), body: { name } })),
    add: (name: string) => quiet(api.POST('/things', { body: { name } })),
    remove: (id = '1') => quiet(api.DELETE('/things/{id}', of(id))),
    look: (id = '1') => quiet(api.GET('/things/{id}', of(id))),
    lookAtAll: () => quiet(api.GET('/things')),
    choosePayment: () => quiet(api.POST('/orders/{id}/payment_settings', of('1'))),
    pay: () => quiet(api.POST('/orders/{id}/pay', of('1'))),
    cancelOther: () => quiet(api.POST('/orders/{id}/pay', of('2'))),
    isFirst: () => keys().map((key) => key === keys().find((one) => one !== null)),
  }
}

describe('after a lost answer', () => {
  it('API-04 switching off again after on is a new request, not the one whose answer was lost', async () => {
    const { switchOff, switchOn, isFirst } = wishes()
    await switchOff()
    await switchOn()
    await switchOff()
    expect(isFirst()).toEqual([true, false, false])
  })

  it('API-04 requests about other objects make no new one of it', async () => {
    const { switchOff, switchOn, add, isFirst } = wishes()
    await switchOff()
    await switchOn('2')
    await add('two')
    await switchOff()
    expect(isFirst()).toEqual([true, false, false, true])
  })

  it('API-04 something added and removed is added again with a new key', async () => {
    const { add, remove, isFirst } = wishes()
    await add('one')
    await remove('one')
    await add('one')
    expect(isFirst()).toEqual([true, false, false])
  })

  it.each(['look', 'lookAtAll'] as const)(
    'API-04 after loading the current state by %s, setting it uses a new key, but retrying a message keeps its key',
    async (learn) => {
      const { rename, isFirst, ...calls } = wishes()
      await rename('one')
      await calls[learn]()
      await tryAgain(() => rename('one'))
      expect(isFirst().filter((_, at) => at !== 1)).toEqual([true, true])
      const others = wishes()
      await others.rename('one')
      await others[learn]()
      await others.rename('one')
      expect(others.isFirst().filter((_, at) => at !== 1)).toEqual([true, false])
    },
  )

  it('API-04 a change caused by a read keeps its key, whatever the page has loaded in between', async () => {
    const { add, switchOff, look, lookAtAll, isFirst } = wishes()
    await add('one')
    await lookAtAll()
    await add('one')
    await switchOff()
    await look()
    await switchOff()
    expect(isFirst()).toEqual([true, false, true, false, false, false])
  })

  it.each([
    [290_000, true],
    [310_000, false],
  ])('API-04 clicking again after %i ms repeats the request: %s', async (ms, isSame) => {
    const { switchOff, passes, isFirst } = wishes()
    await switchOff()
    passes(ms)
    await switchOff()
    expect(isFirst()).toEqual([true, isSame])
  })

  it('API-04, BILL-30 a payment keeps its key, however late it is clicked again and whatever is prepared for it', async () => {
    const { choosePayment, pay, cancelOther, passes, isFirst } = wishes()
    await pay()
    passes(3_600_000)
    await choosePayment()
    await cancelOther()
    await pay()
    expect(isFirst()).toEqual([true, false, false, true])
  })
})

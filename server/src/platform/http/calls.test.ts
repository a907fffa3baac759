import { randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import {
  getProfile,
  listSessions,
  login,
  recoverPassword,
  startSecondFactor,
} from '@foyer/contract/account/endpoints.ts'
import { getOrder, listOrders, payOrder, setPaymentSettings } from '@foyer/contract/billing/endpoints.ts'
import { OrderBody } from '@foyer/contract/billing/order-body.ts'
import { listSkus } from '@foyer/contract/catalogue/endpoints.ts'
import { endpoint } from '@foyer/contract/endpoint.ts'
import { recordEvent } from '@foyer/contract/licensing/endpoints.ts'
import { listViewedStreams } from '@foyer/contract/statistics/endpoints.ts'
import { openTicket } from '@foyer/contract/support/endpoints.ts'
import { ErrorAnswer } from '@foyer/contract/vocabulary/errors.ts'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createClient } from '../../../test/client.ts'
import { useFoyer } from '../../../test/foyer.ts'
import { giveInvoice } from '../../../test/licences.ts'
import { createPerson, type Person } from '../../../test/people.ts'
import { type ServedRoutes, serveRoutes } from '../../../test/serve-routes.ts'
import { ok, route } from './route.ts'

const foyer = useFoyer()
let olga: Person
let order_id: string
beforeAll(async () => {
  olga = await createPerson(foyer)
  order_id = (await giveInvoice(foyer, olga)).order_id
})

const eventsPath = recordEvent.url
const ordersPath = listOrders.url

const refusalOf = ({ status, body }: { status: number; body: unknown }) => {
  const [first] = ErrorAnswer.parse(body).errors
  return { status, code: first?.code, source: first?.source }
}

/**
 * Rows for a parameterized test, with each value also as JSON. Wrapping them keeps a value that is an array from being
 * taken for a row.
 */
const written = (values: readonly unknown[]) => values.map((value) => ({ json: JSON.stringify(value), value }))

describe('an answer', () => {
  it('API-10 of refusal has id, status, code, title and source; the id is the request’s own, whatever the caller sends', async () => {
    const ask = () => olga.client.refusal(getOrder, { params: { id: 'nothing' }, headers: { 'x-request-id': 'mine' } })
    const [one, two] = [await ask(), await ask()]
    expect(one.errors).toEqual([
      { id: one.headers.get('x-request-id'), status: '404', code: 'not_found', title: 'Not found' },
    ])
    expect(one.id).toMatch(/^[\da-f-]{36}$/)
    expect(two.id).not.toBe(one.id)
    const wrong = await olga.client.send('GET', ordersPath, { query: { limit: 101 } })
    expect(refusalOf(wrong)).toEqual({ status: 400, code: 'bad_request', source: { parameter: 'limit' } })
  })

  it.each([
    ['ru', 'Не найдено'],
    ['ru-RU,ru;q=0.9,en;q=0.8', 'Не найдено'],
    ['de, ru;q=0.5', 'Не найдено'],
    ['en;q=0.1, ru', 'Не найдено'],
    ['en;q=0, ru;q=0.1', 'Не найдено'],
    ['rue', 'Not found'],
    ['RU', 'Не найдено'],
    ['en-GB,ru;q=0.5', 'Not found'],
    ['de', 'Not found'],
    ['', 'Not found'],
  ])('API-10 has titles in the caller’s language: Accept-Language “%s”', async (locale, title) => {
    const headers = { 'accept-language': locale }
    expect((await olga.client.refusal(getOrder, { params: { id: 'nothing' }, headers })).title).toBe(title)
    const nowhere = await foyer.client.send('GET', '/billing/api/v1/nowhere', { headers })
    expect(ErrorAnswer.parse(nowhere.body).errors[0]?.title).toBe(title)
  })

  it('API-10 uses the caller’s language before the caller is known, and the brand’s if none is requested', async () => {
    const dead = foyer.client.as({ access_token: 'dead', locale: 'ru' })
    expect((await dead.refusal(getProfile)).title).toBe('Сеанс завершён, войдите снова')
    const basic = { email: 'nobody@people.example', password: 'x' }
    const atSever = await foyer.client.refusal(login, { as: { tenant: 'sever', basic } })
    expect(atSever.title).toMatch(/[а-я]/)
  })

  it('API-10 varies by Accept-Language if it contains text, and only then', async () => {
    const named = async (url: string) => (await olga.client.send('GET', url)).headers.get('vary') ?? ''
    const spoken = [await named(`${ordersPath}/${order_id}`), await named('/billing/api/v1/nowhere')]
    expect(spoken).toEqual([expect.stringContaining('accept-language'), 'accept-language'])
    expect(await named(ordersPath)).not.toContain('accept-language')
  })

  it('API-11 of 401 names the required authentication', async () => {
    const opens = ({ headers }: Pick<Response, 'headers'>) => headers.get('www-authenticate')
    const dead = await foyer.client.as({ access_token: 'dead' }).refusal(getProfile)
    const wrong = await foyer.client.refusal(login, {
      as: { tenant: 'aurora', basic: { email: olga.email, password: 'x' } },
    })
    const nowhere = await olga.client.send('GET', '/billing/api/v1/nowhere')
    expect([dead, wrong, nowhere].map(opens)).toEqual(['Bearer', 'Bearer', null])
  })

  it('API-11 to an unknown address is 404, to a wrong method 405 with the right ones, both as regular errors', async () => {
    const nowhere = await olga.client.send('GET', '/billing/api/v1/nowhere')
    expect(refusalOf(nowhere)).toMatchObject({ status: 404, code: 'not_found' })
    const method = await olga.client.send('PUT', `${ordersPath}?limit=1`, { body: {} })
    expect(refusalOf(method)).toMatchObject({ status: 405, code: 'method_not_allowed' })
    expect(method.headers.get('allow')).toBe('GET, POST')
    const below = await olga.client.send('GET', `${ordersPath}/${order_id}/pay`)
    expect([below.status, below.headers.get('allow')]).toEqual([405, 'POST'])
    expect(ErrorAnswer.parse(nowhere.body).errors[0]?.id).toBe(nowhere.headers.get('x-request-id'))
  })

  it.each([
    ['no address can be', `${ordersPath}/%zz`, 400, 'bad_request'],
    ['is no text', `${ordersPath}/%ff`, 400, 'bad_request'],
    ['is longer than any id', `${ordersPath}/${'a'.repeat(300)}`, 404, 'not_found'],
  ])('API-11 to what %s is an ordinary refusal', async (_, url, status, code) => {
    const answer = await olga.client.send('GET', url, { headers: { 'accept-language': 'ru' } })
    expect(refusalOf(answer)).toMatchObject({ status, code })
    expect(ErrorAnswer.parse(answer.body).errors[0]).toMatchObject({
      id: answer.headers.get('x-request-id'),
      title: status === 404 ? 'Не найдено' : 'Запрос не удалось прочитать',
    })
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('API-11 never names a framework, and is never sniffed, framed, cached by a proxy or sent without TLS again', async () => {
    const answers = [
      await olga.client.send('GET', '/billing/api/v1/sessions'),
      await olga.client.send('GET', '/billing/api/v1/nowhere'),
      await foyer.client.send('GET', '/billing/api/v1/orders'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 401])
    for (const { headers } of answers) {
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-security-policy': expect.stringMatching(/^default-src 'none';frame-ancestors 'none'$/),
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'x-frame-options': 'DENY',
        'content-type': 'application/json; charset=utf-8',
      })
      expect(headers.has('x-powered-by')).toBe(false)
      expect(headers.has('server')).toBe(false)
    }
    expect(answers[0]?.headers.get('cache-control')).toBe('no-store')
  })

  it('API-05, API-06 to a call without a bearer, with another scheme or with half a token is 401', async () => {
    for (const authorization of [
      undefined,
      'Bearer',
      'Bearer ',
      'Bearer a b',
      `Basic ${btoa('a:b')}`,
      'Bearer e30.e30.',
    ])
      expect(
        await foyer.client.refusal(getProfile, { headers: authorization === undefined ? {} : { authorization } }),
      ).toMatchObject({ status: 401, code: 'unauthorized' })
  })
})

describe('a polling call', () => {
  const poll = (ifNoneMatch?: string) =>
    olga.client.call(getProfile, { headers: ifNoneMatch === undefined ? {} : { 'if-none-match': ifNoneMatch } })

  it('API-62 gets 304 without a body while nothing has changed, for every form of the tag', async () => {
    const first = await poll()
    const tag = first.headers.get('etag') ?? ''
    expect(tag).toMatch(/^"[\w-]+"$/)
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    for (const known of [tag, `W/${tag}`, `"old", ${tag}`, `W/"old",W/${tag}`, '*']) {
      const again = await poll(known)
      expect([again.status, again.bytes.length, again.headers.get('etag')]).toEqual([304, 0, tag])
    }
    for (const other of ['"old"', tag.slice(1, -1), `x${tag}`, 'W/"old"']) expect((await poll(other)).status).toBe(200)
  })

  it('API-24, API-26 has a separate tag for each caller and language, and none on a refusal', async () => {
    const inEnglish = await olga.client.call(getOrder, { params: { id: order_id } })
    const inRussian = await olga.client.call(getOrder, {
      params: { id: order_id },
      headers: { 'accept-language': 'ru', 'if-none-match': inEnglish.headers.get('etag') ?? '' },
    })
    expect(inRussian.status).toBe(200)
    const list = await olga.client.call(listOrders, { query: {} })
    const same = await olga.client.call(listOrders, { headers: { 'if-none-match': list.headers.get('etag') ?? '' } })
    expect(same.status).toBe(304)
    const refused = await olga.client.refusal(getOrder, {
      params: { id: 'nothing' },
      headers: { 'if-none-match': '*' },
    })
    expect([refused.status, refused.headers.get('etag')]).toEqual([404, null])
  })
})

describe('the input of a call', () => {
  const settle = (body: unknown, headers = {}) =>
    olga.client.send('POST', `${ordersPath}/${order_id}/payment_settings`, { body, headers })
  const event = (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    olga.client.send('POST', eventsPath, { body, headers })
  const json = { 'content-type': 'application/json' }

  it('API-11 an unknown field is refused with its path, as RFC 6901 writes it', async () => {
    expect(refusalOf(await settle({ gateway: 'stripe', amount: 1 }))).toEqual({
      status: 400,
      code: 'unknown_field',
      source: { pointer: '/amount' },
    })
    expect(refusalOf(await settle({ gateway: 'stripe', 'a/b~c': 1 })).source).toEqual({ pointer: '/a~1b~0c' })
    const query = await olga.client.send('GET', ordersPath, { query: { purpose: 'new' } })
    expect(refusalOf(query)).toEqual({ status: 400, code: 'unknown_field', source: { parameter: 'purpose' } })
  })

  it.each(['/billing/api/v1/profile', '/billing/api/v1/sessions', `${ordersPath}/{id}`])(
    'API-11 unknown parameters are refused even without known ones: %s',
    async (url) => {
      const path = url.replace('{id}', order_id)
      const answer = await olga.client.send('GET', path, { query: { expand: 'lines' } })
      expect(refusalOf(answer)).toEqual({ status: 400, code: 'unknown_field', source: { parameter: 'expand' } })
    },
  )

  it.each(written([null, 1, true, ['stripe'], { stripe: true }]))(
    'API-11 the gateway $json is a wrong type: 400',
    async ({ value: gateway }) => {
      const wrong = { status: 400, code: 'wrong_type', source: { pointer: '/gateway' } }
      expect(refusalOf(await settle({ gateway }))).toEqual(wrong)
      const pay = await olga.client.send('POST', `${ordersPath}/${order_id}/pay`, {
        body: { gateway, token_id: 'tok_visa' },
      })
      expect(refusalOf(pay)).toEqual(wrong)
    },
  )

  it('API-11 a value outside the list is 422, a missing one 422 too, and a broken rule has its own code', async () => {
    const at = { source: { pointer: '/gateway' } }
    expect(refusalOf(await settle({ gateway: 'cash' }))).toMatchObject({ status: 422, code: 'invalid', ...at })
    expect(refusalOf(await settle({}))).toMatchObject({ status: 422, code: 'required', ...at })
    const both = await olga.client.refusal(payOrder, {
      params: { order_id },
      body: { gateway: 'stripe', token_id: 'tok_visa', payment_method_id: 'stripe_1' },
    })
    expect(both).toMatchObject({ status: 422, code: 'card_not_both' })
  })

  it('API-11 several errors are reported at once, the most serious first', async () => {
    const { status, body } = await event({ name: 'seen', deliverable_id: 7 })
    expect(status).toBe(400)
    expect(ErrorAnswer.parse(body).errors.map(({ code, source }) => [code, source?.pointer])).toEqual([
      ['wrong_type', '/deliverable_id'],
      ['invalid', '/name'],
    ])
  })

  it('API-11 without a body any field is unknown too, and nothing is done', async () => {
    const start = (body?: unknown) => olga.client.send('POST', startSecondFactor.url, { body })
    expect(refusalOf(await start({ version: 7 }))).toEqual({
      status: 400,
      code: 'unknown_field',
      source: { pointer: '/version' },
    })
    expect(refusalOf(await start(['now']))).toMatchObject({ status: 400, code: 'wrong_type' })
    expect([(await start({})).status, (await start()).status]).toEqual([200, 200])
  })

  it.each(['0x10', '1e1', ' 5', '+5', '', '٣', '5,0'])(
    'API-14 “%s” is not a number in a query, and not read as one',
    async (text) => {
      for (const [url, parameter] of [
        [ordersPath, 'limit'],
        [ordersPath, 'amount_gt'],
        [listViewedStreams.url, 'from'],
        [`${listSkus.url}/aurora-ms-pro-monthly-eur/price`, 'quantity'],
      ] as const) {
        const answer = await olga.client.send('GET', url, { query: { [parameter]: text } })
        expect(refusalOf(answer)).toEqual({ status: 400, code: 'bad_request', source: { parameter } })
      }
    },
  )

  it('S40, API-14 unstorable values, and dates before all calendars, are refused with the name of their field', async () => {
    const at = { status: 400, code: 'bad_request' }
    const asked = (query: Readonly<Record<string, string>>) => olga.client.send('GET', ordersPath, { query })
    expect(refusalOf(await asked({ from: '0000-01-01' }))).toEqual({ ...at, source: { parameter: 'from' } })
    const half = await event({ name: 'key_copied', deliverable_id: '\ud800' })
    expect(refusalOf(half)).toEqual({ ...at, source: { pointer: '/deliverable_id' } })
  })

  it('API-14 an impossible id is the id of nothing: 404', async () => {
    for (const id of ['nothing', 'x'.repeat(65), '%00', ''])
      expect(refusalOf(await olga.client.send('GET', `${ordersPath}/${id}`))).toEqual({
        status: 404,
        code: 'not_found',
        source: undefined,
      })
  })

  it.each([
    ['a body that is no object', '"text"', '', 'wrong_type'],
    ['null', 'null', '', 'wrong_type'],
    ['a list', '[]', '', 'wrong_type'],
  ])('API-11 %s is refused as a whole', async (_, body, pointer, code) => {
    expect(refusalOf(await event(body, json))).toEqual({ status: 400, code, source: { pointer } })
  })

  it.each([
    ['half of JSON', '{"name":'],
    ['nothing, though JSON is announced', ''],
    ['a __proto__', '{"name":"key_copied","deliverable_id":"x","__proto__":{"admin":true}}'],
    ['a constructor with a prototype', '{"name":"key_copied","deliverable_id":"x","constructor":{"prototype":{}}}'],
    ['a zero byte where an id should be', '{"name":"key_copied\\u0000","deliverable_id":"x"}'],
  ])('API-11 %s is refused', async (_, body) => {
    const { status } = await event(body, json)
    expect([400, 422]).toContain(status)
  })

  it('API-14 no body is no body where none is needed, though JSON is announced', async () => {
    const { client } = await createPerson(foyer)
    const { id } = (await client.ask(listSessions)).sessions[0] ?? { id: '' }
    const ended = await client.send('DELETE', `${listSessions.url}/${id}`, { body: '', headers: json })
    expect(ended.status).toBe(204)
  })

  it.each([
    'application/json\t',
    'application/json ',
    'application/json;',
    'application/json\t;charset=utf-8',
    'APPLICATION/JSON',
    'application/json; charset=UTF-8',
  ])('API-14 the content type “%s” is JSON, and checked like it', async (type) => {
    const { deliverable_id } = await giveInvoice(foyer, olga)
    const body = { name: 'key_copied', deliverable_id }
    const smuggled = await event(JSON.stringify({ ...body, account_id: 1 }), { 'content-type': type })
    expect(refusalOf(smuggled)).toMatchObject({ status: 400, code: 'unknown_field' })
    expect((await event(JSON.stringify(body), { 'content-type': type })).status).toBe(204)
  })

  it.each([
    'text/plain',
    'text/plain;application/json',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonx',
    'application/json, text/plain',
    '',
  ])('API-14 the content type “%s” is not accepted', async (type) => {
    const answer = await event('{"name":"key_copied","deliverable_id":"x"}', { 'content-type': type })
    expect(refusalOf(answer)).toMatchObject({ status: 415, code: 'unsupported_media_type' })
  })

  it('API-11 more than a mebibyte is too large', async () => {
    const answer = await event({ name: 'x'.repeat(1_048_576), deliverable_id: 'x' })
    expect(refusalOf(answer)).toMatchObject({ status: 413, code: 'too_large' })
  })

  it.each([
    'limit=5&limit=5',
    'sort=number&sort=number',
    'owner=me&owner=me',
    'paid_at_is=null&paid_at_is=null',
    'query=a&query=b',
  ])('API-12 a parameter given twice is refused: %s', async (query) => {
    const answer = await olga.client.send('GET', `${ordersPath}?${query}`)
    const parameter = query.split('=')[0]
    expect(refusalOf(answer)).toMatchObject({ status: 400, source: { parameter } })
  })

  it.each([
    ['GET', `${ordersPath}?query=%00`],
    ['GET', `${ordersPath}?from=0000-01-01`],
    ['GET', '/billing/api/v1/skus/%00'],
    ['GET', `${ordersPath}/%00`],
    ['GET', `${ordersPath}?to=9999-12-31`],
    ['GET', `${ordersPath}/%E0%A4%A`],
    ['GET', `${ordersPath}?query=%E0%A4%A`],
    ['GET', '/billing/api/v1/deliverables?query=%F0%9F%98%80'],
  ] as const)('API-11 unstorable values cause no error: %s %s', async (method, path) => {
    expect((await olga.client.send(method, path)).status).toBeLessThan(500)
  })

  it('API-04 a Session header of any length causes no error', async () => {
    const session = randomBytes(4_500).toString('base64url')
    const body = { email: 'a@b.example', recaptcha_token: 'unsolved' }
    const { status } = await foyer.client.send('POST', recoverPassword.url, { body, headers: { session } })
    expect(status).toBe(422)
  })

  it('API-11 half a character is refused everywhere, and causes no error', async () => {
    const { name: _, ...kept } = await olga.client.ask(getProfile)
    const { second_name, country, notification_emails, phone, locale, newsletter } = kept
    const body = {
      second_name,
      country,
      notification_emails,
      phone,
      locale,
      newsletter,
      legal_name: 'A',
      name: 'x\ud800',
    }
    expect((await olga.client.send('PUT', getProfile.url, { body })).status).toBe(422)
    const question = { title: 'x', description: 'x\udc00', kind: 'support', product: 'iptv' }
    expect(refusalOf(await olga.client.send('POST', openTicket.url, { body: question }))).toMatchObject({
      status: 400,
      code: 'bad_request',
    })
  })

  it('API-29 a zero byte in a card’s token is refused, and nothing is attempted', async () => {
    const body = { gateway: 'stripe', token_id: 'tok_\u0000' } as const
    expect((await olga.client.refusal(payOrder, { params: { order_id }, body })).status).toBe(422)
    expect((await olga.client.ask(getOrder, { params: { id: order_id } })).payment).toBeNull()
    const settings = { params: { order_id }, body: { gateway: 'stripe' } } as const
    expect((await olga.client.call(setPaymentSettings, settings)).status).toBe(200)
  })
})

/** Returns the input as the server parsed it. */
const echo = endpoint({
  operation: 'echoOrder',
  method: 'POST',
  url: '/test/echo',
  summary: 'Answers the order that was sent',
  tag: 'Test',
  auth: ['bearer'],
  body: OrderBody,
  answers: { 200: z.object({ heard: OrderBody }) },
})

const broken = endpoint({
  operation: 'break',
  method: 'GET',
  url: '/test/broken',
  summary: 'Breaks',
  tag: 'Test',
  auth: ['none'],
  answers: { 200: z.object({ count: z.int() }) },
})

const mistaken = endpoint({ ...broken, operation: 'mistake', url: '/test/mistaken' })

describe('the test’s own calls', () => {
  const lines: string[] = []
  let served: ServedRoutes
  beforeAll(async () => {
    const sink = new PassThrough().on('data', (line: Buffer) => lines.push(line.toString()))
    const routes = [
      route(echo, async (_, { body }) => ok({ heard: body })),
      route(broken, async () => {
        throw new Error('duplicate key in table billing.secret on host db.internal')
      }),
      // An answer that breaks its own contract.
      route(mistaken, async () => ok({ count: 0.5, secret: 'value' })),
    ]
    served = await serveRoutes(foyer, routes, { log: pino({ level: 'info', base: null }, sink) })
  })
  afterAll(() => served.close())

  const order = (changes: object) =>
    createClient(served.url, { access_token: olga.tokens.access_token }).send('POST', echo.url, {
      body: { purpose: 'new', sku_id: 'media-server', quantity: 3, ...changes },
    })

  it('DATA-24, API-14 an order is parsed as it was written', async () => {
    const heard = { purpose: 'new', sku_id: 'media-server', quantity: 3 }
    expect(await order({})).toMatchObject({ status: 200, body: { heard } })
  })

  it.each(written([null, '1', true, [1], [3], 1.5, {}, '']))(
    'DATA-24, API-11 the quantity $json is not a quantity: 400, never coerced',
    async ({ value: quantity }) => {
      expect(refusalOf(await order({ quantity }))).toEqual({
        status: 400,
        code: 'wrong_type',
        source: { pointer: '/quantity' },
      })
    },
  )

  it.each(['0', '-1', '-0', '1000001', '1e9', '9007199254740993'])(
    'DATA-24 the quantity %s breaks a rule: 422',
    async (quantity) => {
      const body = `{"purpose":"new","sku_id":"media-server","quantity":${quantity}}`
      const client = createClient(served.url, { access_token: olga.tokens.access_token })
      const answer = await client.send('POST', echo.url, { body, headers: { 'content-type': 'application/json' } })
      expect(refusalOf(answer)).toEqual({ status: 422, code: 'invalid', source: { pointer: '/quantity' } })
    },
  )

  it('DATA-24, DATA-25 customers cannot set prices, taxes and other purposes', async () => {
    for (const extra of [{ amount: 1 }, { price: 1 }, { currency: 'RUB' }, { tax: 0 }, { account_id: '1' }])
      expect(refusalOf(await order(extra))).toMatchObject({ status: 400, code: 'unknown_field' })
    for (const purpose of ['prolong', 'increase', 'change_sku', 'restore', 'custom'])
      expect(refusalOf(await order({ purpose }))).toEqual({
        status: 422,
        code: 'invalid',
        source: { pointer: '/purpose' },
      })
  })

  it.each([broken.url, mistaken.url])(
    'API-11 an internal error reveals only its id, under which the log has the details: %s',
    async (path) => {
      const answer = await createClient(served.url, { tenant: 'aurora' }).send('GET', path)
      expect(answer.status).toBe(500)
      const id = answer.headers.get('x-request-id')
      expect(answer.body).toEqual({
        errors: [{ id, status: '500', code: 'internal', title: 'Something went wrong on our side' }],
      })
      expect(lines.filter((line) => line.includes(`"${id}"`) && line.includes('the call failed'))).toHaveLength(1)
    },
  )

  it('API-02 the log has caller, brand, address, tab and program; a call without them is answered too', async () => {
    const session = crypto.randomUUID()
    const client = createClient(served.url, { access_token: olga.tokens.access_token })
    const body = { purpose: 'new', sku_id: 'media-server', quantity: 1 }
    const told = await client.send('POST', echo.url, { body, headers: { session, 'x-originator': 'client-area' } })
    const untold = await client.send('POST', echo.url, {
      body,
      headers: { session: 'not\ta uuid', 'x-originator': '{}' },
    })
    expect([told.status, untold.status]).toEqual([200, 200])
    const lineOf = ({ headers }: { headers: Headers }): unknown =>
      lines
        .map((line): unknown => JSON.parse(line))
        .find((line) => JSON.stringify(line).includes(headers.get('x-request-id') ?? ''))
    expect(lineOf(told)).toMatchObject({ session, originator: 'client-area', msg: 'answered' })
    expect(lineOf(told)).toMatchObject({ tenant: 'aurora', account: olga.account.id, ip: '127.0.0.1' })
    expect(lineOf(untold)).not.toHaveProperty('session')
    expect(lineOf(untold)).not.toHaveProperty('originator')
  })
})

import { endpoints } from '@foyer/contract/endpoints.ts'
import { errorCodes } from '@foyer/contract/vocabulary/errors.ts'
import { onlineGateways } from '@foyer/contract/vocabulary/gateway.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type RunningFoyer, startFoyer } from '../../../test/foyer.ts'
import { en } from '../locale/errors.en.ts'
import { type JsonSchema, namedSchemas } from './openapi-schemas.ts'
import { describeApi } from './openapi.ts'

let foyer: RunningFoyer

interface Fields {
  readonly properties: Readonly<Record<string, JsonSchema>>
}

beforeAll(async () => {
  foyer = await startFoyer()
})

afterAll(() => foyer.close())

const { paths, components, webhooks } = await describeApi(Object.values(endpoints))
const signIn = paths['/billing/api/v1/login']?.['post']
const order = paths['/billing/api/v1/orders/{id}']?.['get']

describe('the description of the API', () => {
  it('says the same for the same calls, whatever their order', async () => {
    const again = await describeApi(Object.values(endpoints).toReversed())
    expect(JSON.stringify([again.paths, again.components])).toBe(JSON.stringify([paths, components]))
  })

  it('refers only to what it holds, and holds only what it refers to', () => {
    const mentioned = [...JSON.stringify([paths, components]).matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)]
    const missing = mentioned.filter(([, kind = '', name = '']) => !(name in (components[kind] ?? {})))
    expect(missing).toEqual([])
    const names = new Set(mentioned.map(([, , name]) => name))
    expect(Object.keys(components['schemas'] ?? {}).filter((name) => !names.has(name))).toEqual([])
  })

  it('gives the contract’s names to schemas and leaves none unnamed', () => {
    expect(components['schemas']).toHaveProperty('OrderDetail')
    expect(JSON.stringify([paths, components])).not.toContain('unnamed')
  })

  it('says of no two calls the same', () => {
    const summaries = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ summary }) => summary))
    expect(summaries.filter((summary, at) => summaries.indexOf(summary) !== at)).toEqual([])
  })

  it('means one schema by each name', () => {
    const rows = (path: string, list: string) => {
      const answer = JSON.stringify(paths[path]?.['get']?.['responses'])
      const [, name = ''] =
        new RegExp(`"${list}":{"type":"array","items":{"\\$ref":"#/components/schemas/(\\w+)"`).exec(answer) ?? []
      return components['schemas']?.[name]
    }
    const colleagues = rows('/billing/api/v1/colleagues', 'colleagues')
    expect(colleagues).toHaveProperty('properties.can_update_permissions')
    expect(rows('/operator/api/v1/operators', 'operators')).toHaveProperty('properties.handle')
  })

  it('tells how to prove who one is, with what headers', () => {
    expect(signIn).toMatchObject({
      operationId: 'login',
      security: [{ basic: [] }, { trial: [] }, { refresh: [] }],
      parameters: expect.arrayContaining([
        { $ref: '#/components/parameters/Tenant' },
        { $ref: '#/components/parameters/IdempotencyKey' },
        { $ref: '#/components/parameters/Otp' },
      ]),
    })
  })

  it('tells what a call takes, answers and refuses', () => {
    expect(order).toMatchObject({
      security: [{ bearer: [] }],
      parameters: expect.arrayContaining([
        { name: 'id', in: 'path', required: true, schema: { $ref: '#/components/schemas/Id' } },
        { $ref: '#/components/parameters/IfNoneMatch' },
      ]),
      responses: {
        200: {
          headers: { ETag: { $ref: '#/components/headers/ETag' } },
          content: { 'application/json': { schema: { $ref: '#/components/schemas/OrderDetail' } } },
        },
        304: {},
        403: {
          description: [
            '- `feature_off`: This part of the portal is turned off',
            '- `forbidden`: You are not allowed to do this',
            '- `password_needed`: Set a password first',
            '- `terms_needed`: Accept the terms of use first',
          ].join('\n'),
        },
        404: { content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorAnswer' } } } },
      },
    })
  })
})

describe('what a call may be refused with', () => {
  it.each([
    [
      'is sorted and comes in pages',
      '/billing/api/v1/orders',
      ['bad_cursor', 'bad_request', 'bad_sort', 'unknown_field'],
    ],
    ['comes in pages', '/billing/api/v1/colleagues', ['bad_cursor', 'bad_request', 'unknown_field']],
    ['is neither', '/operator/api/v1/orders/{id}/document', ['bad_request', 'unknown_field']],
  ] as const)('names what can be wrong with the query of what %s', (_, path, codes) => {
    const description = codes.map((code) => `- \`${code}\`: ${en[code]}`).join('\n')
    expect(paths[path]?.['get']).toMatchObject({ responses: { 400: { description } } })
  })

  it('is the closed list of codes, with where the fault is', () => {
    expect(components['schemas']?.['ApiError']).toMatchObject({
      properties: {
        code: { type: 'string', enum: [...errorCodes].sort() },
        source: { description: expect.stringContaining('JSON pointer') },
      },
    })
  })

  it('is 404 where a notification names a payment provider that there is not', () => {
    for (const path of ['/hooks/{gateway}', '/hooks/{gateway}/{kind}'])
      expect(paths[path]?.['post']).toMatchObject({
        parameters: expect.arrayContaining([
          expect.objectContaining({ name: 'gateway', schema: { type: 'string', enum: onlineGateways } }),
        ]),
        responses: { 404: {} },
      })
  })
})

it('shows of every plain value what one looks like, as its schema takes it', async () => {
  const schemas = new Map([...(await namedSchemas())].map(([schema, name]) => [name, schema]))
  const known = Object.entries(components['schemas'] as Record<string, JsonSchema>)
  const isPlain = ({ type, enum: words, default: unlessTold }: JsonSchema) =>
    type !== undefined && type !== 'object' && type !== 'array' && words === undefined && unlessTold === undefined
  for (const [name, schema] of known.filter(([, one]) => isPlain(one) || one['examples'] !== undefined)) {
    const [example] = (schema['examples'] ?? []) as readonly unknown[]
    expect([name, z.safeParse(schemas.get(name) ?? z.never(), example).success]).toEqual([name, true])
  }
})

describe('what the contract says in comments', () => {
  const of = (name: string) => components['schemas']?.[name]

  it('is told of schemas and of their fields, also of those that one takes over from another', () => {
    expect(of('Amount')).toMatchObject({
      description: 'An amount of money: a JSON number in major units of its currency.',
    })
    const amount = { amount: { description: 'With tax.' } }
    expect(of('Order')).toMatchObject({ properties: amount })
    expect(of('OrderDetail')).toMatchObject({
      properties: { ...amount, cancellable: { description: 'Whether the caller may cancel it now.' } },
    })
    expect(of('Deliverable')).toMatchObject({
      properties: { terminatable: { description: 'Whether it is a trial that its owner may end.' } },
    })
  })

  it('is told of the parameters of a call, shared ones included', () => {
    expect(paths['/billing/api/v1/orders']?.['get']).toMatchObject({
      parameters: expect.arrayContaining([
        expect.objectContaining({
          name: 'amount_gt',
          description: 'More than this, with tax, in the currency of each row.',
        }),
        expect.objectContaining({ name: 'limit', description: 'Rows per page, 1 to 100; defaults to 20.' }),
      ]),
    })
  })

  it('is told of no schema that another file, for itself alone, calls by the same name', () => {
    expect(of('Address')).not.toHaveProperty('description')
    expect(of('Customer')).toMatchObject({ description: 'A customer in a list.' })
  })

  it('is told without the asterisks of its lines', () => {
    expect(JSON.stringify([paths, components, webhooks])).not.toMatch(/"description":"\*/)
  })

  it('is told of the fields that a schema takes over with changes, and of one with rules of its own', () => {
    expect(of('StaffOrder')).toMatchObject({ properties: { due_on: (of('Order') as Fields).properties['due_on'] } })
    expect(of('StaffOrder')).toHaveProperty('properties.due_on.description')
    expect(of('PaymentMethod')).toHaveProperty('properties.card_exp_date.description')
  })

  it('is told of no field that it does not stand above', () => {
    expect(of('Order')).not.toHaveProperty('properties.currency.description')
    expect(JSON.stringify(components['schemas'])).not.toContain('/**')
  })

  it('stands beside what a call needs, and by what other ways it is made', () => {
    const description = (path: string, method: string) => paths[path]?.[method]?.['description']
    expect(description('/billing/api/v1/orders', 'get')).toBe(
      'The access token needs the audience `billing`. The brand needs the feature `billing`. For all matching rows as CSV, without pages, send `format=csv` or `Accept: text/csv`.',
    )
    expect(description('/operator/api/v1/orders/{id}/refund', 'post')).toBe(
      'Requires the scope `orders:write`. Command line: `orders refund`.',
    )
  })
})

it('is served as the contract has it', async () => {
  const { body } = await foyer.client.send('GET', '/openapi.json')
  expect(body).toEqual(JSON.parse(JSON.stringify(await describeApi(Object.values(endpoints)))))
})

it('lets files travel beside the fields of a body, and nothing else', async () => {
  const { paths } = JSON.parse(JSON.stringify(await describeApi(Object.values(endpoints)))) as {
    paths: Record<string, { post: { requestBody: { content: Record<string, { schema: object }> } } }>
  }
  const form = paths['/operator/api/v1/tickets/{id}/comments']?.post.requestBody.content['multipart/form-data']
  expect(form?.schema).toMatchObject({ required: ['body'], additionalProperties: false })
  expect(form?.schema).toHaveProperty(['properties', 'files[]', 'type'], 'array')
  expect(form?.schema).toHaveProperty(['properties', 'internal', 'type'], 'boolean')
})

it('leaves compressed for whoever takes that, and once for whoever has it', async () => {
  const ask = (headers: Record<string, string>) => fetch(new URL('/openapi.json', foyer.url), { headers })
  const [plain, gzipped] = [await ask({ 'accept-encoding': 'identity' }), await ask({ 'accept-encoding': 'gzip' })]
  expect([plain.headers.get('content-encoding'), gzipped.headers.get('content-encoding')]).toEqual([null, 'gzip'])
  expect(await gzipped.text()).toBe(await plain.text())
  const tag = gzipped.headers.get('etag') ?? ''
  expect(tag).not.toBe(plain.headers.get('etag'))
  expect((await ask({ 'accept-encoding': 'gzip', 'if-none-match': tag })).status).toBe(304)
})

describe('the rendered description', () => {
  it('is a page whose parts are served, and which runs no script but ours', async () => {
    const page = await foyer.client.send('GET', '/docs')
    expect(page.status).toBe(200)
    const parts = [...String(page.body).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, part = '']) => part)
    expect(parts.length).toBeGreaterThan(3)
    for (const part of parts) expect([part, (await foyer.client.send('GET', part)).status]).toEqual([part, 200])
    expect(page.headers.get('content-security-policy')).toContain(`script-src 'self';style-src 'self' 'unsafe-inline';`)
  })

  it('alone may have a style element', async () => {
    const { headers } = await foyer.client.send('GET', '/openapi.json')
    expect(headers.get('content-security-policy')).not.toContain('unsafe-inline')
  })
})

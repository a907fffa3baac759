import { endpoints } from '@foyer/contract/endpoints.ts'
import { errorCodes } from '@foyer/contract/vocabulary/errors.ts'
import { onlineGateways } from '@foyer/contract/vocabulary/gateway.ts'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { useFoyer } from '../../../test/foyer.ts'
import { en } from '../locale/errors.en.ts'
import { type JsonSchema, namedSchemas } from './openapi-schemas.ts'
import { describeApi } from './openapi.ts'

const foyer = useFoyer()

interface Fields {
  readonly properties: Readonly<Record<string, JsonSchema>>
}

const { paths, components, webhooks } = await describeApi(Object.values(endpoints))
const signIn = paths['/billing/api/v1/login']?.['post']
const order = paths['/billing/api/v1/orders/{id}']?.['get']

describe('the description of the API', () => {
  it('is the same for the same calls in any order', async () => {
    const again = await describeApi(Object.values(endpoints).toReversed())
    expect(JSON.stringify([again.paths, again.components])).toBe(JSON.stringify([paths, components]))
  })

  it('refers only to what it contains, and contains only what it refers to', () => {
    const mentioned = [...JSON.stringify([paths, components]).matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)]
    const missing = mentioned.filter(([, kind = '', name = '']) => !(name in (components[kind] ?? {})))
    expect(missing).toEqual([])
    const names = new Set(mentioned.map(([, , name]) => name))
    expect(Object.keys(components['schemas'] ?? {}).filter((name) => !names.has(name))).toEqual([])
  })

  it('uses the contract’s names for schemas and leaves none unnamed', () => {
    expect(components['schemas']).toHaveProperty('OrderDetail')
    expect(JSON.stringify([paths, components])).not.toContain('unnamed')
  })

  it('is different for any two calls', () => {
    const summaries = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ summary }) => summary))
    expect(summaries.filter((summary, at) => summaries.indexOf(summary) !== at)).toEqual([])
  })

  it('uses each name for one schema', () => {
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

  it('explains authentication and its headers', () => {
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

  it('describes a call’s input, answers and refusals', () => {
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

describe('the possible refusals of a call', () => {
  it.each([
    [
      'is sorted and comes in pages',
      '/billing/api/v1/orders',
      ['bad_cursor', 'bad_request', 'bad_sort', 'unknown_field'],
    ],
    ['comes in pages', '/billing/api/v1/colleagues', ['bad_cursor', 'bad_request', 'unknown_field']],
    ['is neither', '/operator/api/v1/orders/{id}/document', ['bad_request', 'unknown_field']],
  ] as const)('include errors in the query for calls that %s', (_, path, codes) => {
    const description = codes.map((code) => `- \`${code}\`: ${en[code]}`).join('\n')
    expect(paths[path]?.['get']).toMatchObject({ responses: { 400: { description } } })
  })

  it('are from the closed list of codes, with the place of the error', () => {
    expect(components['schemas']?.['ApiError']).toMatchObject({
      properties: {
        code: { type: 'string', enum: [...errorCodes].sort() },
        source: { description: expect.stringContaining('JSON pointer') },
      },
    })
  })

  it('include 404 for an unknown payment provider in a notification', () => {
    for (const path of ['/hooks/{gateway}', '/hooks/{gateway}/{kind}'])
      expect(paths[path]?.['post']).toMatchObject({
        parameters: expect.arrayContaining([
          expect.objectContaining({ name: 'gateway', schema: { type: 'string', enum: onlineGateways } }),
        ]),
        responses: { 404: {} },
      })
  })
})

it('has an example for every plain value that its schema accepts', async () => {
  const schemas = new Map([...(await namedSchemas())].map(([schema, name]) => [name, schema]))
  const known = Object.entries(components['schemas'] as Record<string, JsonSchema>)
  const isPlain = ({ type, enum: words, default: unlessTold }: JsonSchema) =>
    type !== undefined && type !== 'object' && type !== 'array' && words === undefined && unlessTold === undefined
  for (const [name, schema] of known.filter(([, one]) => isPlain(one) || one['examples'] !== undefined)) {
    const [example] = (schema['examples'] ?? []) as readonly unknown[]
    expect([name, z.safeParse(schemas.get(name) ?? z.never(), example).success]).toEqual([name, true])
  }
})

describe('the contract’s comments', () => {
  const of = (name: string) => components['schemas']?.[name]

  it('are included for schemas and their fields, also inherited ones', () => {
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

  it('are included for the parameters of a call, shared ones too', () => {
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

  it('are not taken from a private schema with the same name in another file', () => {
    expect(of('Address')).not.toHaveProperty('description')
    expect(of('Customer')).toMatchObject({ description: 'A customer in a list.' })
  })

  it('are included without the asterisks of their lines', () => {
    expect(JSON.stringify([paths, components, webhooks])).not.toMatch(/"description":"\*/)
  })

  it('are included for the fields that a schema inherits with changes, and for one with its own rules', () => {
    expect(of('StaffOrder')).toMatchObject({ properties: { due_on: (of('Order') as Fields).properties['due_on'] } })
    expect(of('StaffOrder')).toHaveProperty('properties.due_on.description')
    expect(of('PaymentMethod')).toHaveProperty('properties.card_exp_date.description')
  })

  it('are not used for a field that they are not above', () => {
    expect(of('Order')).not.toHaveProperty('properties.currency.description')
    expect(JSON.stringify(components['schemas'])).not.toContain('/**')
  })

  it('are next to a call’s requirements, and its other forms', () => {
    const description = (path: string, method: string) => paths[path]?.[method]?.['description']
    expect(description('/billing/api/v1/orders', 'get')).toBe(
      'The access token needs the audience `billing`. The brand needs the feature `billing`. For all matching rows as CSV, without pages, send `format=csv` or `Accept: text/csv`.',
    )
    expect(description('/operator/api/v1/orders/{id}/refund', 'post')).toBe(
      'Requires the scope `orders:write`. Command line: `orders refund`.',
    )
  })
})

it('is served exactly as the contract', async () => {
  const { body } = await foyer.client.send('GET', '/openapi.json')
  expect(body).toEqual(JSON.parse(JSON.stringify(await describeApi(Object.values(endpoints)))))
})

it('allows files beside the fields of a body, and nothing else', async () => {
  const { paths } = JSON.parse(JSON.stringify(await describeApi(Object.values(endpoints)))) as {
    paths: Record<string, { post: { requestBody: { content: Record<string, { schema: object }> } } }>
  }
  const form = paths['/operator/api/v1/tickets/{id}/comments']?.post.requestBody.content['multipart/form-data']
  expect(form?.schema).toMatchObject({ required: ['body'], additionalProperties: false })
  expect(form?.schema).toHaveProperty(['properties', 'files[]', 'type'], 'array')
  expect(form?.schema).toHaveProperty(['properties', 'internal', 'type'], 'boolean')
})

it('is compressed for those who accept it, and sent once to those who have it', async () => {
  const ask = (headers: Record<string, string>) => fetch(new URL('/openapi.json', foyer.url), { headers })
  const [plain, gzipped] = [await ask({ 'accept-encoding': 'identity' }), await ask({ 'accept-encoding': 'gzip' })]
  expect([plain.headers.get('content-encoding'), gzipped.headers.get('content-encoding')]).toEqual([null, 'gzip'])
  expect(await gzipped.text()).toBe(await plain.text())
  const tag = gzipped.headers.get('etag') ?? ''
  expect(tag).not.toBe(plain.headers.get('etag'))
  expect((await ask({ 'accept-encoding': 'gzip', 'if-none-match': tag })).status).toBe(304)
})

describe('the rendered description', () => {
  it('is a page whose parts are served, and which runs only our scripts', async () => {
    const page = await foyer.client.send('GET', '/docs')
    expect(page.status).toBe(200)
    const parts = [...String(page.body).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, part = '']) => part)
    expect(parts.length).toBeGreaterThan(3)
    for (const part of parts) expect([part, (await foyer.client.send('GET', part)).status]).toEqual([part, 200])
    expect(page.headers.get('content-security-policy')).toContain(`script-src 'self';style-src 'self' 'unsafe-inline';`)
  })

  it('is the only page with a style element', async () => {
    const { headers } = await foyer.client.send('GET', '/openapi.json')
    expect(headers.get('content-security-policy')).not.toContain('unsafe-inline')
  })
})

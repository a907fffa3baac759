import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

interface Schema {
  readonly $ref?: string
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly items?: Schema
  readonly additionalProperties?: Schema | boolean
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
}
interface Answer {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>
}
interface Document {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly responses: Readonly<Record<string, Answer>> }>>>
  >
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

// Our own file, as the generator writes it.
const { paths, components } = JSON.parse(readFileSync(join(import.meta.dirname, '../openapi.json'), 'utf8')) as Document

const seen = new Set<string>()

/** Every field below that may be missing, by the name of what has it. */
const missingIn = (schema: Schema, name: string): string[] => {
  const {
    $ref,
    anyOf = [],
    oneOf = [],
    allOf = [],
    items,
    additionalProperties,
    properties = {},
    required = [],
  } = schema
  if ($ref !== undefined) {
    const named = $ref.split('/').at(-1) ?? ''
    if (seen.has(named)) return []
    seen.add(named)
    return missingIn(components.schemas[named] ?? {}, named)
  }
  const parts = [
    ...anyOf,
    ...oneOf,
    ...allOf,
    ...(items === undefined ? [] : [items]),
    ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
  ]
  const fields = Object.entries(properties)
  return [
    ...fields.flatMap(([field]) => (required.includes(field) ? [] : [`${name}.${field}`])),
    ...parts.flatMap((part) => missingIn(part, name)),
    ...fields.flatMap(([field, part]) => missingIn(part, `${name}.${field}`)),
  ]
}

/** What the specification or the format calls optional, and what clients know as there or not. */
const exceptions: Readonly<Record<string, string>> = {
  'ApiError.meta': 'JSON:API: an error has what there is to say',
  'ApiError.source': 'JSON:API: of errors that a part of the call is to blame for',
  'ApiError.source.parameter': 'JSON:API: either',
  'ApiError.source.pointer': 'JSON:API: or',
  'Correction.category': 'there where it was corrected, and only there',
  'Correction.kind': 'there where it was corrected, and only there',
  'Correction.licence': 'there where it was corrected, and only there',
  'Correction.product': 'there where it was corrected, and only there',
  'LicenceSnapshot.servers.server_id': 'a picture is told as it was kept, and early ones did not keep it',
  'LoginInfo.redirect_to': 'the specification: told where the account lives at another address',
  'MetricRow.alerts': 'the specification: rows have the columns of their list',
  'MetricRow.client': 'the specification: rows have the columns of their list',
  'MetricRow.id': 'the specification: rows have the columns of their list',
  'MetricRow.owner': 'the specification: rows have the columns of their list',
  'MetricRow.proto': 'the specification: rows have the columns of their list',
  'MetricRow.server': 'the specification: rows have the columns of their list',
  'MetricRow.sessions_count': 'the specification: rows have the columns of their list',
  'MetricRow.started_at': 'the specification: rows have the columns of their list',
  'MetricRow.stream_name': 'the specification: rows have the columns of their list',
  'PaySeveralResult.client_secret': 'there where a bank asks, and only there: whoever has it is to ask',
  'PaySeveralResult.error': 'there where it was not paid, and only there',
  'Stats.unlisted':
    'the specification does not know it: there of a licence with more servers than are told one by one, and only there',
  'UiSettings.contact': 'the specification: what a brand may leave out',
  'UiSettings.country': 'the specification: what a brand may leave out',
  'UiSettings.fonts.url': 'the specification: what a brand may leave out',
  'UiSettings.logo_dark': 'the specification: what a brand may leave out',
  'UiSettings.russian_sign_up_url': 'the specification: what a brand may leave out',
  'Utm.utm_campaign': 'what came with an address, as it came',
  'Utm.utm_content': 'what came with an address, as it came',
  'Utm.utm_custom': 'what came with an address, as it came',
  'Utm.utm_medium': 'what came with an address, as it came',
  'Utm.utm_source': 'what came with an address, as it came',
  'Utm.utm_term': 'what came with an address, as it came',
  'answer.count_is_rough': 'the specification does not know it: there while the count is rough, and only then',
  'answer.too_many_customers': 'there if a search misses rows of customers, and only then',
}

it('a field of an answer is always present, except those listed with a reason', () => {
  const missing = Object.values(paths).flatMap((operations) =>
    Object.values(operations).flatMap(({ responses }) =>
      Object.values(responses).flatMap(({ content = {} }) =>
        Object.values(content).flatMap(({ schema = {} }) => missingIn(schema, 'answer')),
      ),
    ),
  )
  expect(seen.size).toBeGreaterThan(100)
  expect([...new Set(missing)].sort()).toEqual(Object.keys(exceptions).sort())
})

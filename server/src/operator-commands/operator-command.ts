import { readFileSync } from 'node:fs'
import type { EndpointDescription } from '@foyer/contract/endpoint.ts'
import { endpoints } from '@foyer/contract/endpoints.ts'
import { ErrorAnswer } from '@foyer/contract/vocabulary/errors.ts'
import { parse, stringify } from 'yaml'
import { $ZodNullable, $ZodObject, $ZodOptional, type $ZodType, toJSONSchema } from 'zod/v4/core'
import { StartError } from '../platform/start-error.ts'

/** Where the operator's side is, and who calls. */
export interface OperatorAccess {
  readonly url: string
  readonly key: string
  /** The brand, where the key is one of several. */
  readonly tenant: string | undefined
}

const withCommand: readonly EndpointDescription[] = Object.values(endpoints).filter(
  (endpoint: EndpointDescription) => endpoint.command !== undefined,
)

/** Whether it may be left out or be null is not what its fields are. */
const inner = (schema: $ZodType | undefined): $ZodType | undefined => {
  if (!(schema instanceof $ZodNullable || schema instanceof $ZodOptional)) return schema
  const { _zod: described } = schema
  return inner(described.def.innerType)
}

/** The fields of an object, each with whether it takes text as it is typed. */
const fieldsOf = (schema: $ZodType | undefined): ReadonlyMap<string, boolean> => {
  const object = inner(schema)
  if (!(object instanceof $ZodObject)) return new Map()
  const { properties = {} } = toJSONSchema(object, { io: 'input', unrepresentable: 'any' })
  return new Map(
    Object.entries(properties).map(([name, field]) => {
      if (typeof field !== 'object' || field.type === 'array' || field.type === 'object') return [name, false]
      const kinds = JSON.stringify(field)
      return [name, /"type":"string"|"enum":\["|"const":"/.test(kinds) || field.type === undefined]
    }),
  )
}

const placesIn = ({ url }: EndpointDescription): string[] => [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

/** `tickets reply <id> [--body …]` */
const usageOf = (endpoint: EndpointDescription): string => {
  const options = [...fieldsOf(endpoint.query).keys(), ...fieldsOf(endpoint.body).keys()]
  return [
    endpoint.command,
    ...placesIn(endpoint).map((name) => `<${name}>`),
    ...options.map((name) => `[--${name} …]`),
  ].join(' ')
}

/** One line for each command of the operator's side. */
export const operatorHelp = (): string[] =>
  withCommand.map((endpoint) => `  ${usageOf(endpoint)}\n      ${endpoint.summary}`)

const commandIn = (words: readonly string[]): EndpointDescription | undefined =>
  withCommand.find(({ command = '' }) => command.split(' ').every((word, at) => words[at] === word))

export const isOperatorCommand = (words: readonly string[]): boolean => commandIn(words) !== undefined

interface Said {
  readonly places: readonly string[]
  readonly options: ReadonlyMap<string, string>
}

const read = (words: readonly string[], usage: string): Said => {
  const places: string[] = []
  const options = new Map<string, string>()
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    if (!word.startsWith('--')) places.push(word)
    else {
      at += 1
      const value = words[at]
      if (value === undefined) throw new StartError(`${word} needs a value. Usage: ${usage}`)
      options.set(word.slice(2), value)
    }
  }
  return { places, options }
}

/** What a YAML or JSON file says; of one that says only this field, the field. */
const fileOf = (path: string, name: string): unknown => {
  let said: unknown
  try {
    said = parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new StartError(`${path} cannot be read: ${(error as Error).message}`)
  }
  return typeof said === 'object' && said !== null && Object.keys(said).join() === name
    ? (said as Record<string, unknown>)[name]
    : said
}

/** Text stays text; numbers, flags, lists and null are written as JSON writes them, or stand in a file: `@prices.yaml`. */
const valueOf = (name: string, typed: string, isText: boolean): unknown => {
  if (isText && typed !== 'null') return typed
  if (typed.startsWith('@')) return fileOf(typed.slice(1), name)
  try {
    return JSON.parse(typed) as unknown
  } catch {
    return typed
  }
}

const requestOf = (endpoint: EndpointDescription, words: readonly string[]): { path: string; body: unknown } => {
  const usage = usageOf(endpoint)
  const { places, options } = read(words, usage)
  const wanted = placesIn(endpoint)
  if (places.length !== wanted.length) throw new StartError(`Usage: ${usage}`)
  const path = wanted.reduce(
    (url, name, at) => url.replace(`:${name}`, encodeURIComponent(places[at] ?? '')),
    endpoint.url,
  )
  const [inQuery, inBody] = [fieldsOf(endpoint.query), fieldsOf(endpoint.body)]
  const query = new URLSearchParams()
  const body: Record<string, unknown> = {}
  for (const [name, typed] of options) {
    if (inQuery.has(name)) query.set(name, typed)
    else if (inBody.has(name)) body[name] = valueOf(name, typed, inBody.get(name) === true)
    else throw new StartError(`There is no --${name}. Usage: ${usage}`)
  }
  return {
    path: query.size === 0 ? path : `${path}?${query.toString()}`,
    body: endpoint.body === undefined ? undefined : body,
  }
}

const refusalOf = (body: unknown, status: number): string => {
  const { data } = ErrorAnswer.safeParse(body)
  if (data === undefined) return `The server answered ${status}.`
  return data.errors
    .map(({ title, code, source }) =>
      [title, `(${code})`, source?.pointer ?? source?.parameter].filter(Boolean).join(' '),
    )
    .join('\n')
}

/** Makes the call that the words name, and writes its answer as YAML, which people and programs read alike. */
export const runOperatorCommand = async (
  { url, key, tenant }: OperatorAccess,
  words: readonly string[],
): Promise<string> => {
  const endpoint = commandIn(words)
  if (endpoint === undefined) throw new StartError(`There is no such command: ${words.join(' ')}`)
  const { path, body } = requestOf(endpoint, words.slice(endpoint.command?.split(' ').length))
  const headers = {
    authorization: `Bearer ${key}`,
    ...(tenant !== undefined && { 'x-tenant': tenant }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
  const init = { method: endpoint.method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
  const answer = await fetch(new URL(path, url), init).catch(() => {
    throw new StartError(`Foyer does not answer at ${url} (FOYER_URL).`)
  })
  const text = await answer.text()
  const said: unknown = text === '' ? null : JSON.parse(text)
  if (!answer.ok) throw new StartError(refusalOf(said, answer.status))
  return said === null ? 'Done.' : stringify(said, { lineWidth: 0 }).trimEnd()
}

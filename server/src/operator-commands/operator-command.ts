import { readFileSync } from 'node:fs'
import { ErrorAnswer } from '@foyer/contract/vocabulary/errors.ts'
import { parse, stringify } from 'yaml'
import { StartError } from '../platform/start-error.ts'
import { bodyFieldsOf, fieldsOf, type OperatorCommand, operatorCommands, placesIn, usageOf } from './usage.ts'

/** The URL of the operators' API, and the key. */
export interface OperatorAccess {
  readonly url: string
  readonly key: string
  /** The brand, if the key is valid at several. */
  readonly tenant: string | undefined
}

/** The command that these words begin with. */
export const operatorCommandIn = (words: readonly string[]): OperatorCommand | undefined =>
  operatorCommands.find(({ command }) => command.split(' ').every((word, at) => words[at] === word))

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
      if (value === undefined) throw new StartError(`${word} needs a value. ${usage}`)
      options.set(word.slice(2), value)
    }
  }
  return { places, options }
}

/** The content of a YAML or JSON file. If the file contains just this field, its value. */
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

const contentOf = (path: string): Buffer => {
  try {
    return readFileSync(path)
  } catch (error) {
    throw new StartError(`${path} cannot be read: ${(error as Error).message}`)
  }
}

/** Within a list or an object, `"pdf": "@terms.pdf"` stands for the content of the file, which the API takes as base64. */
const withDocuments = (value: unknown, name = ''): unknown => {
  if (Array.isArray(value)) return value.map((one) => withDocuments(one))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withDocuments(one, key)]))
  if (name !== 'pdf' || typeof value !== 'string' || !value.startsWith('@')) return value
  return contentOf(value.slice(1)).toString('base64')
}

/** Text is taken literally. Numbers, booleans, lists and null are written as JSON, or in a file: `@prices.yaml`. */
const valueOf = (name: string, typed: string, isText: boolean): unknown => {
  if (isText && typed !== 'null') return typed
  if (typed.startsWith('@')) return fileOf(typed.slice(1), name)
  try {
    return JSON.parse(typed) as unknown
  } catch {
    return typed
  }
}

const requestOf = (endpoint: OperatorCommand, words: readonly string[]): { path: string; body: unknown } => {
  const usage = usageOf(endpoint)
  const { places, options } = read(words, usage)
  const wanted = placesIn(endpoint)
  if (places.length !== wanted.length) throw new StartError(usage)
  const path = wanted.reduce(
    (url, name, at) => url.replace(`:${name}`, encodeURIComponent(places[at] ?? '')),
    endpoint.url,
  )
  const [inQuery, inBody] = [fieldsOf(endpoint.query), bodyFieldsOf(endpoint)]
  const query = new URLSearchParams()
  const body: Record<string, unknown> = {}
  for (const [name, typed] of options) {
    if (inQuery.has(name)) query.set(name, typed)
    else if (inBody.has(name)) body[name] = withDocuments(valueOf(name, typed, inBody.get(name)?.isText === true))
    else throw new StartError(`There is no --${name}. ${usage}`)
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
    .map(({ id, title, code, source, meta = {} }) => {
      const details = Object.entries({ ...meta, ...(status >= 500 && { request: id }) })
      const said = details.map(
        ([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
      )
      return [title, `(${code})`, source?.pointer ?? source?.parameter, said.join(', ')].filter(Boolean).join(' ')
    })
    .join('\n')
}

/**
 * Makes the call that the words name, and returns its answer as YAML, which people and programs can read. A CSV answer
 * is returned unchanged. Throws a StartError if the call is refused.
 */
export const runOperatorCommand = async (
  { url, key, tenant }: OperatorAccess,
  words: readonly string[],
): Promise<string> => {
  const endpoint = operatorCommandIn(words)
  if (endpoint === undefined) throw new StartError(`There is no such command: ${words.join(' ')}`)
  const { path, body } = requestOf(endpoint, words.slice(endpoint.command.split(' ').length))
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
  const isJson = /\bjson\b/.test(answer.headers.get('content-type') ?? '')
  const said: unknown = isJson ? JSON.parse(text) : text.trimEnd()
  // The server's "Sign in again" does not help someone who uses a key.
  if (answer.status === 401)
    throw new StartError(
      `The key opens nothing at ${url}: look at FOYER_OPERATOR_KEY, which may have ended${tenant === undefined ? '' : `, and at FOYER_TENANT (${tenant})`}.`,
    )
  if (!answer.ok) throw new StartError(refusalOf(said, answer.status))
  if (said === '') return 'Done.'
  return typeof said === 'string' ? said : stringify(said, { lineWidth: 0 }).trimEnd()
}

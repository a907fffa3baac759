import { type ErrorCode, errorStatus } from '@foyer/contract/vocabulary/errors.ts'
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify'
import type { $ZodIssue } from 'zod/v4/core'
import { $ZodType, safeEncode, safeParse } from 'zod/v4/core'
import { Failure, failure, type FailureDetail } from '../failure.ts'
import { fitOf } from '../fit.ts'

type Entry = { readonly code: ErrorCode } & FailureDetail

/** Whether undefined is valid for this shape. */
export const mayBeMissing = (shape: $ZodType): boolean => safeParse(shape, undefined).success

/** Input that does not match the contract. Fastify adds its location: body, querystring or params. */
export class ShapeError extends Error {
  override readonly name = 'ShapeError'
  readonly issues: readonly $ZodIssue[]
  readonly input: unknown
  validationContext?: string

  constructor(issues: readonly $ZodIssue[], input: unknown) {
    super('the input does not fit the contract')
    this.issues = issues
    this.input = input
  }
}

/**
 * The path to text with a lone surrogate, which JSON escapes allow but no column can store; undefined if there is none.
 * The recursion is bounded by the depth of the schema. Zero bytes are handled elsewhere, because names of streams may
 * contain them.
 */
const wayToUnkept = (value: unknown): readonly string[] | undefined => {
  if (typeof value === 'string') return value.isWellFormed() ? undefined : []
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, part] of Object.entries(value)) {
    const way = wayToUnkept(part)
    if (way !== undefined) return [name, ...way]
  }
  return undefined
}

const unkept = (path: readonly string[]): $ZodIssue => ({
  code: 'custom',
  path: [...path],
  message: '',
  params: { code: 'bad_request' },
  input: undefined,
})

export const parseByContract: FastifySchemaCompiler<$ZodType> =
  ({ schema }) =>
  (input: unknown) => {
    const result = safeParse(schema, input)
    if (!result.success) return { error: new ShapeError(result.error.issues, input) }
    const way = wayToUnkept(result.data)
    return way === undefined ? { value: result.data } : { error: new ShapeError([unkept(way)], input) }
  }

/**
 * Serializes answers by their schema: fields that the contract does not name are left out, and an invalid answer is our
 * error, not the caller's.
 */
export const writeByContract: FastifySerializerCompiler<$ZodType | { properties: $ZodType }> = ({
  schema,
  method,
  url,
}) => {
  const shape = schema instanceof $ZodType ? schema : schema.properties
  const fits = fitOf(shape)
  return (answer: unknown) => {
    if (fits(answer)) return JSON.stringify(answer)
    const result = safeEncode(shape, answer)
    if (!result.success) throw new Error(`${method} ${url} answered against the contract: ${result.error.message}`)
    return JSON.stringify(result.data)
  }
}

const isErrorCode = (text: unknown): text is ErrorCode => typeof text === 'string' && Object.hasOwn(errorStatus, text)

const at = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    input,
  )

/** The allowed values of a literal, an enumeration or the tag of a union. */
const choicesOf = (issue: $ZodIssue): readonly unknown[] => {
  if (issue.code === 'invalid_value') return issue.values
  return issue.code === 'invalid_union' && 'options' in issue ? (issue.options ?? []) : []
}

const isOfWrongType = (issue: $ZodIssue, value: unknown): boolean => {
  const choices = choicesOf(issue)
  return issue.code === 'invalid_type' || (choices.length > 0 && !choices.some((one) => typeof one === typeof value))
}

const codeOf = (
  issue: $ZodIssue,
  path: readonly PropertyKey[],
  { input, validationContext }: ShapeError,
): ErrorCode => {
  if (issue.code === 'unrecognized_keys') return 'unknown_field'
  // An invalid id in the path cannot name anything.
  if (validationContext === 'params') return 'not_found'
  if (issue.code === 'custom' && isErrorCode(issue.params?.['code'])) return issue.params['code']
  if (validationContext !== 'body') return path.at(-1) === 'sort' ? 'bad_sort' : 'bad_request'
  const value = at(input, path)
  if (value === undefined) return 'required'
  if (isOfWrongType(issue, value)) return 'wrong_type'
  return issue.code === 'invalid_format' && issue.format === 'email' ? 'invalid_email' : 'invalid'
}

/** RFC 6901; the empty pointer is the whole body. */
const pointerOf = (names: readonly string[]): string =>
  names.map((name) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/** Extra data of one of our own validation rules. */
const metaOf = (issue: $ZodIssue): Pick<FailureDetail, 'meta'> => {
  const meta: unknown = issue.code === 'custom' ? issue.params?.['meta'] : undefined
  return typeof meta === 'object' && meta !== null ? { meta: { ...meta } } : {}
}

const entryOf = (issue: $ZodIssue, error: ShapeError): Entry => {
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path
  const names = path.map(String)
  const code = codeOf(issue, path, error)
  if (code === 'not_found') return { code }
  return error.validationContext === 'body'
    ? { code, pointer: pointerOf(names), ...metaOf(issue) }
    : { code, parameter: names.join('.') }
}

/** One entry per issue. The status is that of the gravest one: malformed input (400) before a broken rule (422). */
export const shapeFailure = (error: ShapeError): Failure => {
  const [first, ...rest] = error.issues
    .map((issue) => entryOf(issue, error))
    .sort((a, b) => errorStatus[a.code] - errorStatus[b.code])
  return first === undefined ? failure('bad_request') : new Failure([first, ...rest])
}

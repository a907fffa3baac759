import * as z from 'zod'
import { invalidRequest, type Refusal } from './refusal.ts'

export const text = z.string().min(1, 'parameter_invalid_empty').max(5000)

/** Text that is removed by sending it empty. */
export const clearable = z.string().max(5000)

export const integer = z
  .string()
  .regex(/^-?\d{1,15}$/, 'parameter_invalid_integer')
  .transform(Number)

export const flag = z.enum(['true', 'false']).transform((value) => value === 'true')

/** An empty value removes its key; an empty `metadata` removes all keys. */
export const metadata = z.union([z.literal(''), z.record(z.string().max(40), z.string().max(500))])

export const expandable = { expand: z.array(text).optional() }

export const address = z.strictObject({
  city: clearable.optional(),
  country: clearable.optional(),
  line1: clearable.optional(),
  line2: clearable.optional(),
  postal_code: clearable.optional(),
  state: clearable.optional(),
})

export const billingDetails = z.strictObject({
  address: address.optional(),
  email: clearable.optional(),
  name: clearable.optional(),
  phone: clearable.optional(),
})

const range = z.union([
  integer,
  z.strictObject({ gt: integer.optional(), gte: integer.optional(), lt: integer.optional(), lte: integer.optional() }),
])

export const listing = {
  ...expandable,
  limit: integer.pipe(z.int().min(1).max(100)).default(10),
  starting_after: text.optional(),
  ending_before: text.optional(),
  created: range.optional(),
}

const messages: Readonly<Record<string, string>> = {
  parameter_invalid_empty: 'An empty value is not allowed here; leave the parameter out instead',
  parameter_invalid_integer: 'The value is not a whole number',
}

const nameOf = (path: readonly PropertyKey[]): string => {
  const [head, ...rest] = path.map(String)
  return [head, ...rest.map((part) => `[${part}]`)].join('')
}

/** The first validation error, in Stripe's words. */
const refusalOf = (issue: z.core.$ZodIssue): Refusal => {
  if (issue.code === 'unrecognized_keys') {
    const param = nameOf([...issue.path, issue.keys[0] ?? ''])
    return invalidRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param })
  }
  const param = nameOf(issue.path)
  if (issue.code === 'invalid_type' && issue.message.includes('received undefined')) {
    return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
  }
  const known = messages[issue.message]
  if (known !== undefined) return invalidRequest(`${known}: ${param}`, { code: issue.message, param })
  return invalidRequest(`Invalid ${param}: ${issue.message}`, { param })
}

/** Parses the parameters of a call. Throws a 400 that is not stored under the Idempotency-Key. */
export const readParameters = <S extends z.ZodType>(schema: S, input: unknown): z.output<S> => {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  const [first] = result.error.issues
  throw first === undefined ? invalidRequest('The parameters could not be read') : refusalOf(first)
}

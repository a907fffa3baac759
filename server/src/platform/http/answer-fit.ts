import { $ZodCheck, $ZodDiscriminatedUnion, type $ZodType, type $ZodTypes } from 'zod/v4/core'

/** Whether a value is already what its schema would make of it: nothing amiss and no field too many. */
export type Fit = (value: unknown) => boolean

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const fitObject = (shape: Readonly<Record<string, $ZodType>>): Fit => {
  const fields = Object.entries(shape).map(([name, schema]) => ({ name, fits: fitOf(schema) }))
  return (value) => {
    if (!isObject(value) || Object.keys(value).length !== fields.length) return false
    for (const { name, fits } of fields) if (!fits(value[name])) return false
    return true
  }
}

const fitOneOf = ({ _zod: { def } }: $ZodDiscriminatedUnion): Fit => {
  const { discriminator, options } = def
  const byTag = new Map<unknown, Fit>()
  for (const option of options) {
    const { _zod: tagged } = option
    const fits = fitOf(option)
    for (const tag of tagged.propValues?.[discriminator] ?? []) byTag.set(tag, fits)
  }
  return (value) => isObject(value) && byTag.get(value[discriminator])?.(value) === true
}

const fitType = (schema: $ZodType): Fit => {
  if (schema instanceof $ZodDiscriminatedUnion) return fitOneOf(schema)
  // Every schema is one of these; zod's own types cannot say so of a schema that is not known yet.
  const {
    _zod: { def, values },
  } = schema as $ZodTypes
  switch (def.type) {
    // One by one: against a type that is written here the engine compares at once.
    case 'string':
      return (value) => typeof value === 'string'
    case 'number':
      return (value) => typeof value === 'number'
    case 'boolean':
      return (value) => typeof value === 'boolean'
    case 'enum':
    case 'literal': {
      const known: ReadonlySet<unknown> = new Set(values)
      return (value) => known.has(value)
    }
    case 'nullable': {
      const fits = fitOf(def.innerType)
      return (value) => value === null || fits(value)
    }
    case 'array': {
      const fits = fitOf(def.element)
      return (value) => Array.isArray(value) && value.every(fits)
    }
    case 'object':
      return fitObject(def.shape)
    default:
      return () => false
  }
}

/**
 * Reads a schema once, so that the answers which are as they should be need not be rebuilt by zod field by field.
 * What it does not know or does not like it calls a misfit: zod has the last word.
 */
export const fitOf = (schema: $ZodType): Fit => {
  const fits = fitType(schema)
  const { _zod: described } = schema
  // A format, such as a date's, is a check itself. Each check is of its schema's type, which the value has shown by then to have.
  const checks = [
    ...(schema instanceof $ZodCheck ? [schema] : []),
    ...(described.def.checks ?? []),
  ] as $ZodCheck<unknown>[]
  if (checks.length === 0) return fits
  return (value) => {
    if (!fits(value)) return false
    const payload = { value, issues: [] }
    for (const { _zod } of checks) if (_zod.check(payload) instanceof Promise) return false
    return payload.issues.length === 0
  }
}

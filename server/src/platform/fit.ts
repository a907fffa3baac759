import { $ZodCheck, $ZodDiscriminatedUnion, type $ZodRawIssue, type $ZodType, type $ZodTypes } from 'zod/v4/core'

/** Whether a value is already what its schema would make of it. */
export type Fit = (value: unknown) => boolean

/** Fields that a schema does not know: an answer has none, and whoever reads what others send leaves them alone. */
export type Unknown = 'refused' | 'ignored'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const fitObject = (shape: Readonly<Record<string, $ZodType>>, unknown: Unknown): Fit => {
  const fields = Object.entries(shape).map(([name, schema]) => ({ name, fits: fitOf(schema, unknown) }))
  return (value) => {
    if (!isObject(value)) return false
    if (unknown === 'refused' && Object.keys(value).length !== fields.length) return false
    for (const { name, fits } of fields) if (!fits(value[name])) return false
    return true
  }
}

const fitOneOf = ({ _zod: { def } }: $ZodDiscriminatedUnion, unknown: Unknown): Fit => {
  const { discriminator, options } = def
  const byTag = new Map<unknown, Fit>()
  for (const option of options) {
    const { _zod: tagged } = option
    const fits = fitOf(option, unknown)
    for (const tag of tagged.propValues?.[discriminator] ?? []) byTag.set(tag, fits)
  }
  return (value) => isObject(value) && byTag.get(value[discriminator])?.(value) === true
}

const fitType = (schema: $ZodType, unknown: Unknown): Fit => {
  if (schema instanceof $ZodDiscriminatedUnion) return fitOneOf(schema, unknown)
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
      const fits = fitOf(def.innerType, unknown)
      return (value) => value === null || fits(value)
    }
    case 'optional': {
      const fits = fitOf(def.innerType, unknown)
      return (value) => value === undefined || fits(value)
    }
    case 'array': {
      const fits = fitOf(def.element, unknown)
      return (value) => Array.isArray(value) && value.every(fits)
    }
    case 'union': {
      const fits = def.options.map((option) => fitOf(option, unknown))
      return (value) => fits.some((fit) => fit(value))
    }
    case 'object':
      return fitObject(def.shape, unknown)
    default:
      return () => false
  }
}

/**
 * Reads a schema once, so that values which are as they should be need not be rebuilt by zod field by field, at ten times
 * the cost. What it does not know or does not like it calls a misfit: zod has the last word.
 */
export const fitOf = (schema: $ZodType, unknown: Unknown = 'refused'): Fit => {
  const fits = fitType(schema, unknown)
  const { _zod: described } = schema
  // A format, such as a date's, is a check itself. Each check is of its schema's type, which the value has shown by then to have.
  const checks = [
    ...(schema instanceof $ZodCheck ? [schema] : []),
    ...(described.def.checks ?? []),
  ] as $ZodCheck<unknown>[]
  if (checks.length === 0) return fits
  // One for all values: they come by ten thousands a second.
  const payload: { value: unknown; issues: $ZodRawIssue[] } = { value: undefined, issues: [] }
  return (value) => {
    if (!fits(value)) return false
    payload.value = value
    for (const { _zod } of checks) if (_zod.check(payload) instanceof Promise) return false
    if (payload.issues.length === 0) return true
    payload.issues = []
    return false
  }
}

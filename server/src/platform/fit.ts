/**
 * A fast check whether a value already is what a zod schema would make of it. Parsing with zod rebuilds every object, which is too slow for
 * answers and heartbeats. `fitOf` compiles a schema into a predicate once. If a value fits, it is used as it is. If it does not, zod parses
 * it as usual and reports what is wrong, so the predicate may say no too often, but never yes.
 */
import {
  $ZodCheck,
  $ZodDiscriminatedUnion,
  $ZodExactOptional,
  $ZodOptional,
  type $ZodRawIssue,
  type $ZodType,
  type $ZodTypes,
} from 'zod/v4/core'

/** Whether a value already is what its schema would make of it. */
export type Fit = (value: unknown) => boolean

/** What to do with unknown fields: answers must not have any, and what others send may. */
export type Unknown = 'refused' | 'ignored'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const fitObject = (shape: Readonly<Record<string, $ZodType>>, unknown: Unknown): Fit => {
  const fields = Object.entries(shape).map(([name, schema]) => ({
    name,
    fits: fitOf(schema, unknown),
    mayBeMissing: schema instanceof $ZodOptional,
  }))
  return (value) => {
    if (!isObject(value)) return false
    let known = 0
    for (const { name, fits, mayBeMissing } of fields) {
      const field = value[name]
      if (field === undefined && mayBeMissing && !(name in value)) continue
      if (!fits(field)) return false
      known += 1
    }
    return unknown === 'ignored' || Object.keys(value).length === known
  }
}

/** `names`: exactly these keys; undefined if the keys only have to match a schema. */
const fitRecord = (keys: Fit, values: Fit, names: ReadonlySet<unknown> | undefined): Fit => {
  const fits = ([name, value]: [string, unknown]): boolean => name !== '__proto__' && keys(name) && values(value)
  return (value) => {
    if (!isObject(value) || Object.getPrototypeOf(value) !== Object.prototype) return false
    const entries = Object.entries(value)
    return (names === undefined || entries.length === names.size) && entries.every(fits)
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

const namesOf = ({ _zod: { values } }: $ZodType): ReadonlySet<unknown> | undefined => values

const fitType = (schema: $ZodType, unknown: Unknown): Fit => {
  if (schema instanceof $ZodDiscriminatedUnion) return fitOneOf(schema, unknown)
  // Every schema is one of these types, but zod’s types cannot express that.
  const {
    _zod: { def, values, pattern },
  } = schema as $ZodTypes
  switch (def.type) {
    // Separate cases are faster than `typeof value === def.type`.
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
      return schema instanceof $ZodExactOptional ? fits : (value) => value === undefined || fits(value)
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
    case 'record':
      return fitRecord(fitOf(def.keyType, unknown), fitOf(def.valueType, unknown), namesOf(def.keyType))
    case 'template_literal':
      return (value) => typeof value === 'string' && pattern?.test(value) === true
    case 'unknown':
      return () => true
    default:
      throw new Error(`no fit is written for the type ${def.type}`)
  }
}

/**
 * Compiles a schema into a predicate, which is about ten times faster than parsing. Throws for a type of schema that is not supported, so that
 * it is noticed at once and values do not silently take the slow path.
 */
export const fitOf = (schema: $ZodType, unknown: Unknown = 'refused'): Fit => {
  const fits = fitType(schema, unknown)
  const { _zod: described } = schema
  // A format, such as a date, is itself a check. Checks run after the type of the value has been verified.
  const checks = [
    ...(schema instanceof $ZodCheck ? [schema] : []),
    ...(described.def.checks ?? []),
  ] as $ZodCheck<unknown>[]
  if (checks.length === 0) return fits
  // Shared by all values: there are tens of thousands a second.
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

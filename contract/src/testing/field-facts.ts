import type * as z from 'zod/mini'

type Fields = Record<string, unknown>
type Path = readonly string[]

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every field of the example, those inside of objects and of the first row of each list too. */
const pathsOf = (value: unknown): Path[] => {
  if (Array.isArray(value)) return pathsOf(value[0]).map((path) => ['0', ...path])
  if (!isFields(value)) return []
  return Object.entries(value).flatMap(([name, inner]) => [[name], ...pathsOf(inner).map((path) => [name, ...path])])
}

/** A copy of the example whose field at the path was changed by `edit`, which sees the object that holds it. */
const edited = (example: unknown, path: Path, edit: (holder: Fields, name: string) => void): unknown => {
  const copy: unknown = structuredClone(example)
  let holder = copy
  for (const name of path.slice(0, -1)) holder = (holder as Fields)[name] // pathsOf walked the same way
  edit(holder as Fields, path.at(-1) ?? '')
  return copy
}

/** A value of another type; the flag for null, since no field is a flag or null. */
const wrong = (value: unknown): unknown => {
  if (value === null) return true
  if (typeof value === 'string') return 7
  return isFields(value) ? [value] : JSON.stringify(value)
}

/**
 * What a schema lets pass of a full example, field by field: fields that may be missing,
 * fields that may be misspelt, and fields that take a value of another type.
 */
export const fieldFacts = (schema: z.ZodMiniType, example: unknown) => {
  const passing = (edit: (holder: Fields, name: string) => void): string[] =>
    pathsOf(example)
      .filter((path) => schema.safeParse(edited(example, path, edit)).success)
      .map((path) => path.join('.'))
  return {
    optional: passing((holder, name) => delete holder[name]),
    misspelt: passing((holder, name) => {
      holder[`${name}_x`] = holder[name]
      delete holder[name]
    }),
    mistyped: passing((holder, name) => {
      holder[name] = wrong(holder[name])
    }),
  }
}

/** All of a strict example's fields are required, spelt so and typed so. */
export const allRequired = { optional: [], misspelt: [], mistyped: [] }

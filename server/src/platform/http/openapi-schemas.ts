import { join } from 'node:path'
import { $ZodType, registry, toJSONSchema } from 'zod/v4/core'
import { type ContractComments, contractFiles, contractFolder } from './contract-comments.ts'
import { examples } from './openapi-examples.ts'

export type JsonSchema = Readonly<Record<string, unknown>>

/** The schemas of the document. Named schemas are referenced, the others are written out where they are used. */
export interface SchemaBook {
  /** A reference to the schema, or the schema itself if it has no name. */
  mention(schema: $ZodType): JsonSchema
  /** The fields of an object schema, for the parameters of an operation. */
  fields(
    schema: $ZodType,
    operation: string,
  ): readonly {
    readonly name: string
    readonly required: boolean
    readonly description?: string
    readonly schema: JsonSchema
  }[]
  /** The named schemas that this part of the document refers to, directly or indirectly. */
  reachedFrom(part: unknown): Record<string, JsonSchema>
}

/** The exported schemas of the contract by name. Their names start with a capital letter and are unique. */
export const namedSchemas = async (): Promise<Map<$ZodType, string>> => {
  // The types of a module's exports are not known here, so each value is checked.
  const loaded = contractFiles().map((file): Promise<unknown> => import(join(contractFolder, file)))
  const modules = (await Promise.all(loaded)) as Record<string, unknown>[]
  const names = new Map<$ZodType, string>()
  const taken = new Map<string, $ZodType>()
  for (const [name, value] of modules.flatMap((module) => Object.entries(module))) {
    if (!(value instanceof $ZodType) || !/^[A-Z]/.test(name)) continue
    if ((taken.get(name) ?? value) !== value) throw new Error(`Two schemas of the contract are called ${name}.`)
    taken.set(name, value)
    names.set(value, name)
  }
  return names
}

const address = (name: string): string => `#/components/schemas/${name}`

/** Removes what the format already implies: its pattern, and the bounds of safe integers. */
const dropNoise = (schema: Record<string, unknown>): void => {
  if ('format' in schema) delete schema['pattern']
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum']
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum']
}

/** Converts the input side of each schema: that is the form sent over the wire, and answers are encoded back to it. */
const convert = (names: ReadonlyMap<$ZodType, string>): Readonly<Record<string, JsonSchema>> => {
  const book = registry<{ id: string }>()
  for (const [schema, id] of names) book.add(schema, { id })
  const { schemas } = toJSONSchema(book, {
    io: 'input',
    uri: address,
    override: ({ jsonSchema }) => dropNoise(jsonSchema),
  })
  return Object.fromEntries(Object.entries(schemas).map(([name, { $schema, $id, ...schema }]) => [name, schema]))
}

/** Adds the comments on the schema and its fields, and an example. */
const withComments = (name: string, schema: JsonSchema, comments: ContractComments): JsonSchema => {
  const about = comments.about(name)
  const { properties } = schema as { properties?: Readonly<Record<string, JsonSchema>> }
  const described = Object.entries(properties ?? {}).map(([field, one]) => {
    const said = comments.field(name, field)
    return [field, said === undefined ? one : { ...one, description: said }] as const
  })
  return {
    ...(about !== undefined && { description: about }),
    ...schema,
    ...(name in examples && { examples: [examples[name]] }),
    ...(properties !== undefined && { properties: Object.fromEntries(described) }),
  }
}

const mentionsIn = (part: unknown): string[] =>
  [...JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name = '']) => name)

/** Converts all schemas at once, so that they can refer to each other by name. */
export const openSchemaBook = async (used: readonly $ZodType[], comments: ContractComments): Promise<SchemaBook> => {
  const named = await namedSchemas()
  const names = new Map(named)
  for (const schema of used) if (!names.has(schema)) names.set(schema, `unnamed${names.size}`)
  const schemas = Object.fromEntries(
    Object.entries(convert(names)).map(([name, schema]) => [name, withComments(name, schema, comments)]),
  )
  const whole = (schema: $ZodType): JsonSchema => schemas[names.get(schema) ?? ''] ?? {}

  return {
    mention: (schema) => {
      const name = named.get(schema)
      return name === undefined ? whole(schema) : { $ref: address(name) }
    },
    fields: (schema, operation) => {
      const { properties = {}, required = [] } = whole(schema) as {
        properties?: Record<string, JsonSchema>
        required?: string[]
      }
      return Object.entries(properties).map(([name, { description, ...field }]) => {
        const said = typeof description === 'string' ? description : comments.field(operation, name)
        return {
          name,
          required: required.includes(name),
          ...(said !== undefined && { description: said }),
          schema: field,
        }
      })
    },
    reachedFrom: (part) => {
      const found = new Set(mentionsIn(part))
      for (const name of found) for (const next of mentionsIn(schemas[name])) found.add(next)
      return Object.fromEntries([...found].sort().map((name) => [name, schemas[name] ?? {}]))
    },
  }
}

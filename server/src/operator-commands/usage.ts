import type { EndpointDescription } from '@foyer/contract/endpoint.ts'
import { endpoints } from '@foyer/contract/endpoints.ts'
import { $ZodNullable, $ZodObject, $ZodOptional, type $ZodType, type JSONSchema, toJSONSchema } from 'zod/v4/core'

/** A call of the operators' side that has words on the command line. */
export interface OperatorCommand extends EndpointDescription {
  readonly command: string
}

const hasCommand = (endpoint: EndpointDescription): endpoint is OperatorCommand => endpoint.command !== undefined

/** By their words, so that what is about one thing stands together. */
export const operatorCommands: readonly OperatorCommand[] = Object.values<EndpointDescription>(endpoints)
  .filter(hasCommand)
  .toSorted((a, b) => a.command.localeCompare(b.command))

/** Whether it may be left out or be null is not what its fields are. */
const inner = (schema: $ZodType | undefined): $ZodType | undefined => {
  if (!(schema instanceof $ZodNullable || schema instanceof $ZodOptional)) return schema
  const { _zod: described } = schema
  return inner(described.def.innerType)
}

export interface Field {
  /** It takes text as it is typed; others are written as JSON writes them. */
  readonly isText: boolean
  readonly isNeeded: boolean
  /** What may stand there, for help. */
  readonly takes: string
}

const takesOf = (field: JSONSchema.BaseSchema): string => {
  const [first, ...others] = field.anyOf ?? field.oneOf ?? []
  if (first !== undefined) {
    const isNull = ({ type }: JSONSchema.BaseSchema): boolean => type === 'null'
    return others.some((other) => !isNull(other))
      ? 'JSON'
      : `${takesOf(first)}${others.some(isNull) ? ', or null' : ''}`
  }
  if (field.enum !== undefined) return field.enum.join(', ')
  if (field.const !== undefined) return String(field.const)
  if (field.type === 'array' || field.type === 'object') return 'JSON, or @file of YAML or JSON'
  if (field.type === 'boolean') return 'true, false'
  if (field.type === 'integer' || field.type === 'number') return 'number'
  return field.format ?? 'text'
}

const isTyped = (field: JSONSchema.BaseSchema): boolean => {
  if (field.type === 'array' || field.type === 'object') return false
  return field.type === undefined || /"type":"string"|"enum":\["|"const":"/.test(JSON.stringify(field))
}

/** The fields of an object: each an option of the command. */
export const fieldsOf = (schema: $ZodType | undefined): ReadonlyMap<string, Field> => {
  const object = inner(schema)
  if (!(object instanceof $ZodObject)) return new Map()
  const { properties = {}, required = [] } = toJSONSchema(object, { io: 'input', unrepresentable: 'any' })
  return new Map(
    Object.entries(properties).map(([name, field]) => {
      const isNeeded = required.includes(name)
      if (typeof field !== 'object') return [name, { isText: false, isNeeded, takes: 'JSON' }]
      return [name, { isText: isTyped(field), isNeeded, takes: takesOf(field) }]
    }),
  )
}

export const placesIn = ({ url }: EndpointDescription): string[] =>
  [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

const optionsOf = ({ query, body }: OperatorCommand): ReadonlyMap<string, Field> =>
  new Map([...fieldsOf(query), ...fieldsOf(body)])

const wordsOf = (command: OperatorCommand): string =>
  [command.command, ...placesIn(command).map((name) => `<${name}>`)].join(' ')

/** What every command begins with. */
export const program = 'npm run foyer --'

/** `Usage: npm run foyer -- tickets reply <id> --body … [--internal …]` */
export const usageOf = (command: OperatorCommand): string => {
  const options = [...optionsOf(command)].toSorted(([, a], [, b]) => Number(b.isNeeded) - Number(a.isNeeded))
  const shown = options.map(([name, { isNeeded }]) => (isNeeded ? `--${name} …` : `[--${name} …]`))
  return [`Usage: ${program}`, wordsOf(command), ...shown].join(' ')
}

/** What may stand behind each of its options. */
export const optionLines = (command: OperatorCommand): string[] => {
  const options = [...optionsOf(command)]
  const width = Math.max(0, ...options.map(([name]) => name.length)) + 2
  return options.map(([name, { takes }]) => `  --${name.padEnd(width)}${takes}`)
}

/** One line for each command whose words begin so; for all of them where none are said. */
export const operatorHelp = (words: readonly string[] = []): string[] =>
  operatorCommands
    .filter(({ command }) => words.every((word, at) => command.split(' ')[at] === word))
    .map((command) => `  ${wordsOf(command).padEnd(38)}${command.summary}`)

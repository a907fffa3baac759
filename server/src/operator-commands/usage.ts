import type { EndpointDescription } from '@foyer/contract/endpoint.ts'
import { endpoints } from '@foyer/contract/endpoints.ts'
import {
  $ZodNullable,
  $ZodObject,
  $ZodOptional,
  type $ZodType,
  $ZodUnion,
  type JSONSchema,
  toJSONSchema,
} from 'zod/v4/core'

/** A call of the operators' API that is available on the command line. */
export interface OperatorCommand extends EndpointDescription {
  readonly command: string
}

const hasCommand = (endpoint: EndpointDescription): endpoint is OperatorCommand => endpoint.command !== undefined

/** Sorted by command, so that related commands are listed together. */
export const operatorCommands: readonly OperatorCommand[] = Object.values<EndpointDescription>(endpoints)
  .filter(hasCommand)
  .toSorted((a, b) => a.command.localeCompare(b.command))

/** Unwraps optional and nullable schemas. */
const inner = (schema: $ZodType | undefined): $ZodType | undefined => {
  if (!(schema instanceof $ZodNullable || schema instanceof $ZodOptional)) return schema
  const { _zod: described } = schema
  return inner(described.def.innerType)
}

export interface Field {
  /** The value is literal text; other types are written as JSON. */
  readonly isText: boolean
  readonly isNeeded: boolean
  /** A description of the value for help. */
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

/** The forms of a schema that has several, such as an order for each action. */
const formsOf = (schema: $ZodType | undefined): readonly $ZodType[] => {
  const form = inner(schema)
  if (!(form instanceof $ZodUnion)) return form === undefined ? [] : [form]
  const { _zod: described } = form
  return described.def.options.flatMap(formsOf)
}

/** A field is needed if all forms need it. */
const merged = (forms: readonly ReadonlyMap<string, Field>[], name: string): Field => {
  const fields = forms.map((form) => form.get(name)).filter((field) => field !== undefined)
  return {
    isText: fields.every(({ isText }) => isText),
    isNeeded: fields.length === forms.length && fields.every(({ isNeeded }) => isNeeded),
    takes: [...new Set(fields.map(({ takes }) => takes))].join(', '),
  }
}

/** The fields of an object schema, or of all its forms. Each becomes an option of the command. */
export const fieldsOf = (schema: $ZodType | undefined): ReadonlyMap<string, Field> => {
  const forms = formsOf(schema).map(fieldsOfForm)
  const names = new Set(forms.flatMap((form) => [...form.keys()]))
  return new Map([...names].map((name) => [name, merged(forms, name)]))
}

const fieldsOfForm = (object: $ZodType): ReadonlyMap<string, Field> => {
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

/** The fields of the body, without those that only sessions are asked for. */
export const bodyFieldsOf = ({ body, ofSession = [] }: OperatorCommand): ReadonlyMap<string, Field> =>
  new Map([...fieldsOf(body)].filter(([name]) => !ofSession.includes(name)))

const optionsOf = (command: OperatorCommand): ReadonlyMap<string, Field> =>
  new Map([...fieldsOf(command.query), ...bodyFieldsOf(command)])

const wordsOf = (command: OperatorCommand): string =>
  [command.command, ...placesIn(command).map((name) => `<${name}>`)].join(' ')

/** The start of every command line. */
export const program = 'npm run foyer --'

/** For example `Usage: npm run foyer -- tickets reply <id> --body … [--internal …]` */
export const usageOf = (command: OperatorCommand): string => {
  const options = [...optionsOf(command)].toSorted(([, a], [, b]) => Number(b.isNeeded) - Number(a.isNeeded))
  const shown = options.map(([name, { isNeeded }]) => (isNeeded ? `--${name} …` : `[--${name} …]`))
  return [`Usage: ${program}`, wordsOf(command), ...shown].join(' ')
}

/** One line per option with its possible values. */
export const optionLines = (command: OperatorCommand): string[] => {
  const options = [...optionsOf(command)]
  const width = Math.max(0, ...options.map(([name]) => name.length)) + 2
  return options.map(([name, { takes }]) => `  --${name.padEnd(width)}${takes}`)
}

/** One line for each command that begins with these words; for all commands if there are none. */
export const operatorHelp = (words: readonly string[] = []): string[] =>
  operatorCommands
    .filter(({ command }) => words.every((word, at) => command.split(' ')[at] === word))
    .map((command) => `  ${wordsOf(command).padEnd(38)}${command.summary}`)

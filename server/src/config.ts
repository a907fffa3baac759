import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parse, YAMLParseError } from 'yaml'
import type * as z from 'zod'
import { Configuration, logLevels } from './configuration.ts'
import { StartError } from './platform/start-error.ts'

export type { BrandConfig } from './configuration.ts'
export type { PayProNames } from './configuration-of-gateways.ts'

export interface Settings extends Configuration {
  readonly port: number
  readonly host: string
  readonly data: string
  /** Where sockets of this process stand, which whoever has the installation in hand reaches, too. */
  readonly runtime: string
  /** The demo configuration is in use: the sandbox is mounted and the demo world made. */
  readonly demo: boolean
  readonly database_url: string | null
  readonly clickhouse_url: string | null
  readonly smtp_url: string | null
  readonly s3: {
    readonly endpoint: string
    readonly bucket: string
    readonly region: string
    readonly access_key_id: string
    readonly secret_access_key: string
  } | null
}

export type Environment = Readonly<Record<string, string | undefined>>

/** Empty is as good as not set: compose files and units leave variables so. */
const textFrom = (environment: Environment, name: string): string | undefined => environment[name] || undefined

const substitute = (value: unknown, environment: Environment, path: string): unknown => {
  if (typeof value === 'string') {
    return value.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
      const found = textFrom(environment, name)
      if (found === undefined) throw new StartError(`Configuration: ${path} needs the environment variable ${name}.`)
      return found
    })
  }
  if (Array.isArray(value)) return value.map((entry, index) => substitute(entry, environment, `${path}[${index}]`))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      substitute(entry, environment, path === '' ? key : `${path}.${key}`),
    ]),
  )
}

const demoFile = join(import.meta.dirname, '../config/demo.yaml')

const readYaml = (file: string): unknown => {
  try {
    return parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (error instanceof YAMLParseError)
      throw new StartError(`Configuration ${file} is not valid YAML: ${error.message.split('\n')[0]}`)
    throw new StartError(`Configuration ${file} (FOYER_CONFIG) cannot be read.`)
  }
}

const describe = (issue: z.core.$ZodIssue): string => {
  const path = [...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])]
    .map(String)
    .join('.')
  const what =
    issue.code === 'unrecognized_keys'
      ? 'there is no such key'
      : ((issue.code === 'invalid_key' ? issue.issues[0]?.message : undefined) ?? issue.message)
  return `Configuration: ${path === '' ? 'the file' : path}: ${what}.`
}

const portFrom = (environment: Environment): number => {
  const text = textFrom(environment, 'PORT')
  if (text === undefined) return 8080
  const value = Number(text)
  if (!Number.isInteger(value) || value < 0 || value > 65_535)
    throw new StartError(`PORT must be a port between 0 and 65535, not ${text}.`)
  return value
}

const web = ['https:', 'http:']

const urlFrom = (environment: Environment, name: string, schemes: readonly string[]): string | null => {
  const text = textFrom(environment, name)
  if (text === undefined) return null
  if (!URL.canParse(text)) throw new StartError(`${name} is not a URL.`)
  // `mail.example.com:587` is a URL, too, and leads nowhere.
  if (!schemes.includes(new URL(text).protocol))
    throw new StartError(`${name} must begin with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}.`)
  return text
}

const logLevelFrom = (environment: Environment): (typeof logLevels)[number] | undefined => {
  const text = textFrom(environment, 'LOG_LEVEL')
  if (text === undefined) return undefined
  const level = logLevels.find((known) => known === text)
  if (level === undefined) throw new StartError(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not ${text}.`)
  return level
}

const s3From = (environment: Environment): Settings['s3'] => {
  const endpoint = urlFrom(environment, 'S3_ENDPOINT', web)
  if (endpoint === null) {
    const alone = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'].find((name) => textFrom(environment, name))
    // Files would go to a folder, which nobody asked for and nobody backs up.
    if (alone !== undefined) throw new StartError(`${alone} is set, so S3_ENDPOINT is needed too.`)
    return null
  }
  const required = (name: string): string => {
    const value = textFrom(environment, name)
    if (value === undefined) throw new StartError(`S3_ENDPOINT is set, so ${name} is needed too.`)
    return value
  }
  return {
    endpoint,
    bucket: required('S3_BUCKET'),
    region: textFrom(environment, 'S3_REGION') ?? 'us-east-1',
    access_key_id: required('S3_ACCESS_KEY_ID'),
    secret_access_key: required('S3_SECRET_ACCESS_KEY'),
  }
}

/** A cluster would be looked for in an engine that is embedded. */
const clickhouseFrom = (environment: Environment, { cluster }: Configuration['clickhouse']): string | null => {
  const url = urlFrom(environment, 'CLICKHOUSE_URL', web)
  if (cluster !== undefined && url === null)
    throw new StartError('Configuration: clickhouse.cluster needs CLICKHOUSE_URL.')
  return url
}

/** The only place that reads the environment. Throws StartError with one line that names the key which is wrong. */
export const readSettings = (environment: Environment): Settings => {
  const file = textFrom(environment, 'FOYER_CONFIG')
  const demo = file === undefined
  const result = Configuration.safeParse(substitute(readYaml(demo ? demoFile : file), environment, ''))
  if (!result.success) {
    const [first] = result.error.issues
    throw new StartError(first === undefined ? 'Configuration: not valid.' : describe(first))
  }
  return {
    ...result.data,
    log_level: logLevelFrom(environment) ?? result.data.log_level,
    port: portFrom(environment),
    host: textFrom(environment, 'HOST') ?? '127.0.0.1',
    data: resolve(textFrom(environment, 'FOYER_DATA') ?? '.foyer'),
    // Of systemd, which gives a service a /tmp that nobody else sees; several are parted by colons.
    runtime: textFrom(environment, 'RUNTIME_DIRECTORY')?.split(':')[0] ?? tmpdir(),
    demo,
    database_url: urlFrom(environment, 'DATABASE_URL', ['postgresql:', 'postgres:']),
    clickhouse_url: clickhouseFrom(environment, result.data.clickhouse),
    smtp_url: urlFrom(environment, 'SMTP_URL', ['smtps:', 'smtp:']),
    s3: s3From(environment),
  }
}

/** Where mails go. Throws StartError where nothing is said: what works on an installation in hand does without, serving does not. */
export const mailServerOf = ({ smtp_url }: Settings): string => {
  if (smtp_url === null) throw new StartError('Mails need a server: set SMTP_URL.')
  return smtp_url
}

/** What the commands of the operator's side need: no configuration of the server, only where it is and who calls. */
export const readOperatorAccess = (
  environment: Environment,
): { readonly url: string; readonly key: string; readonly tenant: string | undefined } => {
  const url = urlFrom(environment, 'FOYER_URL', web) ?? `http://127.0.0.1:${portFrom(environment)}`
  const isDemo = textFrom(environment, 'FOYER_CONFIG') === undefined
  const key = textFrom(environment, 'FOYER_OPERATOR_KEY') ?? (isDemo ? 'operator-demo-key' : undefined)
  if (key === undefined) throw new StartError('Set FOYER_OPERATOR_KEY to a key of the operator’s side.')
  return { url, key, tenant: textFrom(environment, 'FOYER_TENANT') }
}

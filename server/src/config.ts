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
  /** The folder for sockets of this process, which must be reachable for the command line too. */
  readonly runtime: string
  /** The demo configuration is in use: the sandbox is mounted and the demo world is created. */
  readonly demo: boolean
  /** Calls are answered, but nothing runs by itself: no mail, webhook, renewal or other job. For a restored database. */
  readonly hold: boolean
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

/** Empty counts as unset, because compose files and unit files often leave variables empty. */
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

/** Throws a StartError for anything that is neither yes nor no: a misspelt one must not let jobs of a copy run. */
const switchFrom = (environment: Environment, name: string): boolean => {
  const text = textFrom(environment, name) ?? '0'
  if (text !== '0' && text !== '1') throw new StartError(`${name} must be 1 or 0, not ${text}.`)
  return text === '1'
}

const web = ['https:', 'http:']

const urlFrom = (environment: Environment, name: string, schemes: readonly string[]): string | null => {
  const text = textFrom(environment, name)
  if (text === undefined) return null
  if (!URL.canParse(text)) throw new StartError(`${name} is not a URL.`)
  // `mail.example.com:587` parses as a URL too, with a useless scheme.
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
    // Without an endpoint files would silently go to a folder that nobody backs up.
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

/** Rejects a cluster without a ClickHouse server: the embedded engine has none. Throws a StartError. */
const clickhouseFrom = (environment: Environment, { cluster }: Configuration['clickhouse']): string | null => {
  const url = urlFrom(environment, 'CLICKHOUSE_URL', web)
  if (cluster !== undefined && url === null)
    throw new StartError('Configuration: clickhouse.cluster needs CLICKHOUSE_URL.')
  return url
}

/** All settings of a server, from its environment. Throws a StartError with one line that names the wrong key. */
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
    // Set by systemd, whose services may have a private /tmp. Several folders are separated by colons.
    runtime: textFrom(environment, 'RUNTIME_DIRECTORY')?.split(':')[0] ?? tmpdir(),
    demo,
    hold: switchFrom(environment, 'FOYER_HOLD'),
    database_url: urlFrom(environment, 'DATABASE_URL', ['postgresql:', 'postgres:']),
    clickhouse_url: clickhouseFrom(environment, result.data.clickhouse),
    smtp_url: urlFrom(environment, 'SMTP_URL', ['smtps:', 'smtp:']),
    s3: s3From(environment),
  }
}

/** The mail server. Throws a StartError if none is configured: the server needs one, commands that work on the data do not. */
export const mailServerOf = ({ smtp_url }: Settings): string => {
  if (smtp_url === null) throw new StartError('Mails need a server: set SMTP_URL.')
  return smtp_url
}

/** What the operators' commands need: no server configuration, only the URL and the key. Throws a StartError without a key. */
export const readOperatorAccess = (
  environment: Environment,
): { readonly url: string; readonly key: string; readonly tenant: string | undefined } => {
  const url = urlFrom(environment, 'FOYER_URL', web) ?? `http://127.0.0.1:${portFrom(environment)}`
  const isDemo = textFrom(environment, 'FOYER_CONFIG') === undefined
  const key = textFrom(environment, 'FOYER_OPERATOR_KEY') ?? (isDemo ? 'operator-demo-key' : undefined)
  if (key === undefined) throw new StartError('Set FOYER_OPERATOR_KEY to a key of the operator’s side.')
  return { url, key, tenant: textFrom(environment, 'FOYER_TENANT') }
}

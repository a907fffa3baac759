import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { currencies } from '@foyer/contract/vocabulary/currency.ts'
import { locales } from '@foyer/contract/vocabulary/locale.ts'
import { parse, YAMLParseError } from 'yaml'
import * as z from 'zod'
import { StartError } from './platform/start-error.ts'

const Colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'expected a colour such as #006a7c')

const Party = z.strictObject({
  legal_name: z.string().min(1),
  address_lines: z.array(z.string()),
  tax_id: z.string().nullable().default(null),
})

const Stripe = z.strictObject({
  secret_key: z.string().min(1),
  public_key: z.string().min(1),
  /** The current signing secret first, the previous one after it during a rotation. */
  webhook_secrets: z.array(z.string().min(1)).min(1),
  /** Another origin that speaks Stripe's API, for the sandbox and for tests. */
  api_url: z.url().optional(),
  script_url: z.string().default('https://js.stripe.com/v3/'),
})

const CloudPayments = z.strictObject({
  public_id: z.string().min(1),
  api_secret: z.string().min(1),
  api_url: z.url().optional(),
  script_url: z.string().default('https://widget.cloudpayments.ru/bundles/cloudpayments.js'),
  currencies: z.array(z.enum(currencies)).optional(),
  /** Payments of the provider's test mode count. */
  test_mode: z.boolean().default(false),
})

const Paddle = z.strictObject({
  vendor_id: z.string().min(1),
  vendor_auth_code: z.string().min(1),
  public_key: z.string().includes('BEGIN PUBLIC KEY', 'expected a public key in PEM'),
  product_id: z.string().min(1),
  plan_id: z.string().min(1).optional(),
  api_url: z.url().optional(),
})

const PayPro = z.strictObject({
  vendor_account_id: z.string().min(1),
  api_secret_key: z.string().min(1),
  product_id: z.string().min(1),
  validation_key: z.string().min(1),
  secret: z.string().min(1),
  /** Encrypts the price in the checkout's address: 32 and 16 characters. */
  dynamic_key: z.string().length(32, 'expected 32 characters'),
  dynamic_iv: z.string().length(16, 'expected 16 characters'),
  api_url: z.url().optional(),
  checkout_url: z.url().optional(),
  test_mode: z.boolean().default(false),
})

const Gateways = z.strictObject({
  stripe: Stripe.optional(),
  cloudpayments: CloudPayments.optional(),
  paddle: Paddle.optional(),
  paypro: PayPro.optional(),
  bank_transfer: z
    .strictObject({ bank_name: z.string(), account_holder: z.string(), iban: z.string(), bic: z.string() })
    .optional(),
})

const Recaptcha = z.strictObject({
  site_key: z.string().min(1),
  secret_key: z.string().min(1),
  script_url: z.string().default('https://www.google.com/recaptcha/api.js'),
  /** Another address that answers as Google's does, for the sandbox and for tests. */
  verify_url: z.url().optional(),
})

/** An account at Twilio or at a provider that speaks its API. */
const Sms = z.strictObject({
  account: z.string().min(1),
  token: z.string().min(1),
  /** The number or name that messages come from. */
  from: z.string().min(1),
  api_url: z.url().default('https://api.twilio.com'),
})

const feature = z.boolean().default(true)

const Brand = z.strictObject({
  name: z.string().min(1),
  /** Host names of this brand; `*` stands for any, `sever.*` for every domain below. */
  hosts: z.array(z.string().min(1)).min(1),
  public_url: z.url().optional(),
  default_locale: z.enum(locales),
  currency: z.enum(currencies),
  country: z.string().length(2).optional(),
  colors: z.strictObject({
    primary: Colour,
    secondary: Colour,
    text: Colour,
    background: Colour.optional(),
    paper: Colour.optional(),
    error: Colour.optional(),
    warning: Colour.optional(),
    success: Colour.optional(),
  }),
  fonts: z.strictObject({ family: z.string().min(1), url: z.url().optional() }).default({ family: 'Inter' }),
  logo: z.string().min(1),
  logo_dark: z.string().min(1).optional(),
  contact: z.strictObject({ label: z.string().min(1), url: z.string().min(1) }).optional(),
  /** A dashboard tool such as Grafana; the monitoring pages lead there. */
  dashboards_url: z.url().optional(),
  mail_from: z.email(),
  seller: Party,
  invoice_prefix: z.string().regex(/^[A-Z0-9]{2,8}$/),
  /** Percent, by the customer's country; other countries pay none. */
  tax: z.record(z.string().length(2), z.string().regex(/^\d{1,2}(\.\d{1,3})?$/)).default({}),
  features: z
    .strictObject({
      sign_up: feature,
      password_recovery: feature,
      account_confirmation: feature,
      contacts: feature,
      tickets: feature,
      billing: feature,
      company: feature,
      terms: feature,
    })
    .prefault({}),
  gateways: Gateways.default({}),
  /** Without keys for it, visitors solve a proof of work that this server sets. */
  recaptcha: Recaptcha.optional(),
  /** Where customers from Russia open their account, if not here. */
  russian_sign_up_url: z.url().optional(),
  /** Without it phones cannot be confirmed. */
  sms: Sms.optional(),
})

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const

const Configuration = z.strictObject({
  brands: z
    .record(z.string().regex(/^[a-z0-9-]{1,40}$/), Brand)
    .refine((brands) => Object.keys(brands).length > 0, 'at least one brand is needed'),
  /** Signs page cursors; the same in all processes. */
  secret: z.string().min(16, 'expected at least 16 characters'),
  /** Addresses or networks of proxies whose X-Forwarded-For is believed. */
  trusted_proxies: z.array(z.string()).default([]),
  /** Bearer that /metrics asks for; without it /metrics is not served. */
  metrics_token: z.string().min(16).optional(),
  log_level: z.enum(logLevels).default('info'),
  /** Seconds between /readyz answering 503 and the last accepted call when stopping: as long as the proxy takes to notice. */
  drain_seconds: z.number().min(0).max(15).default(0),
})

export type BrandConfig = z.output<typeof Brand>
export type Configuration = z.output<typeof Configuration>

export interface Settings extends Configuration {
  readonly port: number
  readonly host: string
  readonly data: string
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

const substitute = (value: unknown, environment: Environment, path: string): unknown => {
  if (typeof value === 'string') {
    return value.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
      const found = environment[name]
      if (found === undefined || found === '')
        throw new StartError(`Configuration: ${path} needs the environment variable ${name}.`)
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
  const what = issue.code === 'unrecognized_keys' ? 'there is no such key' : issue.message
  return `Configuration: ${path === '' ? 'the file' : path}: ${what}.`
}

const numberFrom = (environment: Environment, name: string, unlessSet: number): number => {
  const text = environment[name]
  if (text === undefined || text === '') return unlessSet
  const value = Number(text)
  if (!Number.isInteger(value) || value < 0 || value > 65_535)
    throw new StartError(`${name} must be a port between 0 and 65535, not ${text}.`)
  return value
}

const urlFrom = (environment: Environment, name: string): string | null => {
  const text = environment[name]
  if (text === undefined || text === '') return null
  if (!URL.canParse(text)) throw new StartError(`${name} is not a URL.`)
  return text
}

const logLevelFrom = (environment: Environment): (typeof logLevels)[number] | undefined => {
  const text = environment['LOG_LEVEL']
  if (text === undefined || text === '') return undefined
  const level = logLevels.find((known) => known === text)
  if (level === undefined) throw new StartError(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not ${text}.`)
  return level
}

const s3From = (environment: Environment): Settings['s3'] => {
  const endpoint = urlFrom(environment, 'S3_ENDPOINT')
  if (endpoint === null) return null
  const required = (name: string): string => {
    const value = environment[name]
    if (value === undefined || value === '') throw new StartError(`S3_ENDPOINT is set, so ${name} is needed too.`)
    return value
  }
  return {
    endpoint,
    bucket: required('S3_BUCKET'),
    region: environment['S3_REGION'] ?? 'us-east-1',
    access_key_id: required('S3_ACCESS_KEY_ID'),
    secret_access_key: required('S3_SECRET_ACCESS_KEY'),
  }
}

/** The only place that reads the environment. Throws StartError with one line that names the key which is wrong. */
export const readSettings = (environment: Environment): Settings => {
  const file = environment['FOYER_CONFIG']
  const demo = file === undefined || file === ''
  const result = Configuration.safeParse(substitute(readYaml(demo ? demoFile : file), environment, ''))
  if (!result.success) {
    const [first] = result.error.issues
    throw new StartError(first === undefined ? 'Configuration: not valid.' : describe(first))
  }
  return {
    ...result.data,
    log_level: logLevelFrom(environment) ?? result.data.log_level,
    port: numberFrom(environment, 'PORT', 8080),
    host: environment['HOST'] ?? '127.0.0.1',
    data: resolve(environment['FOYER_DATA'] ?? '.foyer'),
    demo,
    database_url: urlFrom(environment, 'DATABASE_URL'),
    clickhouse_url: urlFrom(environment, 'CLICKHOUSE_URL'),
    smtp_url: urlFrom(environment, 'SMTP_URL'),
    s3: s3From(environment),
  }
}

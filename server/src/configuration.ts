import { operatorRoles } from '@foyer/contract/operator/operator.ts'
import { currencies, type Currency } from '@foyer/contract/vocabulary/currency.ts'
import { locales } from '@foyer/contract/vocabulary/locale.ts'
import { money } from '@foyer/contract/vocabulary/money.ts'
import { webhookEvents } from '@foyer/contract/webhooks/message.ts'
import ipaddr from 'ipaddr.js'
import * as z from 'zod'
import { ClickHouse } from './clickhouse-configuration.ts'
import { Colors, Country, Features } from './configuration-of-brands.ts'
import { Gateways } from './configuration-of-gateways.ts'
import { isPrivateLiteral } from './platform/outbound/public-address.ts'

/** The configuration file, key by key. What each key means is said here alone: docs/CONFIGURATION.md is made from it. */

const Text = z.string().min(1)

const isAmount = (decimal: string, currency: Currency): boolean => {
  try {
    money(decimal, currency)
    return true
  } catch {
    return false
  }
}

const ownNetworks = ['loopback', 'linklocal', 'uniquelocal']
const Network = z
  .string()
  .refine(
    (name) => ipaddr.isValid(name) || ipaddr.isValidCIDR(name) || ownNetworks.includes(name),
    'expected an address or a network such as 10.0.0.0/8',
  )

const Seller = z.strictObject({
  legal_name: Text.describe('as printed on invoices'),
  address_lines: z.array(z.string()).describe('as printed, a line each'),
  tax_id: z.string().nullable().default(null).describe('VAT or tax number'),
})

const Recaptcha = z.strictObject({
  site_key: Text,
  secret_key: Text,
  script_url: z.string().default('https://www.google.com/recaptcha/api.js').describe('on the pages that ask'),
  verify_url: z.url().optional().describe('another address that answers as Google’s does, for tests'),
})

const Sms = z.strictObject({
  account: Text,
  token: Text,
  from: Text.describe('the number or name that messages come from'),
  api_url: z.url().default('https://api.twilio.com').describe('of a provider that speaks Twilio’s API'),
})

const Webhook = z
  .strictObject({
    url: z.url({ protocol: /^https?$/ }).describe('where messages are posted, by https'),
    secrets: z
      .array(z.string().regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, 'expected whsec_ and at least 24 bytes in base64'))
      .min(1)
      .describe('sign each message; during a rotation the new one first, the previous one after it'),
    events: z.array(z.enum(webhookEvents)).min(1).optional().describe('what is told; everything where not said'),
    private_network: z
      .boolean()
      .default(false)
      .describe(
        'the address may be one of your own network, and http will do; never with an address that a customer chose',
      ),
  })
  .refine(({ url, private_network }) => private_network || url.startsWith('https:'), {
    path: ['url'],
    message: 'expected https, or private_network',
  })
  .refine(({ url, private_network }) => private_network || !isPrivateLiteral(new URL(url).hostname), {
    path: ['url'],
    message: 'expected an address of the internet, or private_network',
  })
  .refine(({ url }) => new URL(url).username === '' && new URL(url).password === '', {
    path: ['url'],
    message: 'expected no name or password in it: messages are signed',
  })

/** Paths are put behind it: `https://portal.example.com`, with or without the slash that browsers write. */
const Origin = z
  .url({ protocol: /^https?$/, abort: true, error: 'expected an address such as https://portal.example.com' })
  .refine((url) => {
    const { pathname, search, hash, username } = new URL(url)
    return pathname === '/' && search === '' && hash === '' && username === ''
  }, 'expected nothing behind the host: pages have paths of their own')
  .overwrite((url) => new URL(url).origin)

const hostPattern = /^(?:\*|[a-z0-9-]+(?:\.[a-z0-9-]+)*(?:\.\*)?|\[[0-9a-f:.]+\])$/

const Brand = z.strictObject({
  name: Text.describe('as customers know it'),
  hosts: z
    .array(Text.toLowerCase().regex(hostPattern, 'expected the name of a host, without scheme and port'))
    .min(1)
    .describe('host names of this brand; `*` stands for any, `sever.*` for every domain below'),
  public_url: Origin.optional().describe('where links in mails lead; needed behind a proxy'),
  default_locale: z.enum(locales).describe('for visitors whose browser asks for neither'),
  currency: z.enum(currencies).describe('of accounts whose country has none of its own'),
  country: Country.optional().describe('of sign-ups; without it they are asked'),
  colors: Colors.describe('shades for light and dark are computed from them, readable whatever they are'),
  fonts: z
    .strictObject({ family: Text, url: z.url().optional().describe('of a WOFF2 file, variable or regular') })
    .default({ family: 'Inter' })
    .describe('of the portal'),
  logo: Text.describe(
    'address of an SVG, or a data URL; invoices draw it where it is a data URL or a file of the portal',
  ),
  logo_dark: Text.optional().describe('for the dark theme, where the logo needs another'),
  contact: z.strictObject({ label: Text, url: Text }).optional().describe('how people reach the vendor, on every page'),
  dashboards_url: z.url().optional().describe('a dashboard tool such as Grafana; the monitoring pages lead there'),
  mail_from: z.email().describe('sender of all mails'),
  staff_mail: z
    .email()
    .optional()
    .describe(
      'where the vendor’s own people are told of disputed and questioned payments, refused refunds, books that differ and subscriptions that go on; without it nobody is mailed',
    ),
  seller: Seller.describe('who sells, frozen into each invoice'),
  invoice_prefix: z
    .string()
    .regex(/^[A-Z0-9]{2,8}$/, 'expected 2 to 8 capital letters or digits')
    .describe('before the year and number of an invoice'),
  tax: z
    .record(Country, z.string().regex(/^\d{1,2}(\.\d{1,3})?$/, 'expected a percentage such as "19"'))
    .default({})
    .describe('percent, by the customer’s country; other countries pay none'),
  two_person_above: z
    .partialRecord(z.enum(currencies), z.string().regex(/^\d+(\.\d+)?$/, 'expected an amount such as "5000"'))
    .superRefine((sums, context) => {
      for (const currency of currencies) {
        const sum = sums[currency]
        if (sum !== undefined && !isAmount(sum, currency))
          context.addIssue({ code: 'custom', path: [currency], message: `is finer than ${currency} allows` })
      }
    })
    .default({})
    .describe('sums by currency: to book or give back more than this takes two operators; without a sum one will do'),
  operator_second_factor: z
    .array(z.enum(operatorRoles))
    .default([])
    .describe(
      'roles of operators who sign in with an authenticator app or can do nothing; keys of programs are not asked',
    ),
  features: Features.prefault({}).describe('areas that this brand has'),
  gateways: Gateways.default({}).describe('ways to pay'),
  recaptcha: Recaptcha.optional().describe('without it visitors solve a proof of work that this server sets'),
  russian_sign_up_url: z.url().optional().describe('where customers from Russia open their account, if not here'),
  webhooks: z
    .record(z.string().regex(/^[a-z0-9-]{1,40}$/, 'expected a key of small letters, digits and hyphens'), Webhook)
    .default({})
    .describe('programs that are told what happens, such as a CRM; by names of your own'),
  sms: Sms.optional().describe('without it phones cannot be confirmed'),
})

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const

export const Configuration = z.strictObject({
  brands: z
    .record(z.string().regex(/^[a-z0-9-]{1,40}$/, 'expected a key of small letters, digits and hyphens'), Brand)
    .refine((brands) => Object.keys(brands).length > 0, 'at least one brand is needed')
    .superRefine((brands, context) => {
      const owners = new Map<string, string>()
      for (const [key, { hosts }] of Object.entries(brands))
        for (const [at, host] of hosts.entries()) {
          const owner = owners.get(host)
          if (owner !== undefined && owner !== key)
            context.addIssue({ code: 'custom', path: [key, 'hosts', at], message: `belongs to ${owner} already` })
          owners.set(host, owner ?? key)
        }
    })
    .describe('by their keys, which never change: rows, tokens and X-Tenant name them'),
  secret: z
    .string()
    .min(16, 'expected at least 16 characters')
    .describe('signs page cursors and links, and encrypts what may be read again; the same in all processes'),
  previous_secrets: z
    .array(z.string().min(16, 'expected at least 16 characters'))
    .default([])
    .describe(
      'earlier ones, the latest first: keys of authenticator apps, backup codes, waiting letters and addresses for answers that were made under them still work',
    ),
  trusted_proxies: z
    .array(Network)
    .default([])
    .describe('addresses or networks of proxies whose X-Forwarded-For is believed'),
  calls_per_minute: z
    .strictObject({
      account: z.int().min(1).default(1_200).describe('of one account, or one operator'),
      address: z.int().min(1).default(1_200).describe('of one address, by whoever is not signed in'),
    })
    .prefault({})
    .describe('beyond them calls are answered 429; counted by each process for itself'),
  calls_at_once: z
    .strictObject({
      account: z.int().min(1).default(20).describe('of one account, or one operator'),
      transfers: z
        .int()
        .min(1)
        .default(5)
        .describe('files and exports that one account sends or is sent, which do not count among the others'),
    })
    .prefault({})
    .describe(
      'under way at the same time; as many more wait for up to a second, then calls are answered 429; counted by each process for itself',
    ),
  card_tries_per_hour: z
    .strictObject({
      account: z.int().min(1).default(5).describe('that one account wants kept'),
      address: z
        .int()
        .min(1)
        .default(20)
        .describe('that are to be kept from one address, with those declined when they were to pay'),
    })
    .prefault({})
    .describe('cards that are new here; beyond them 429, as more is somebody who tries out stolen ones'),
  metrics_token: z
    .string()
    .min(16)
    .optional()
    .describe('bearer that /metrics asks for; without it /metrics is not served'),
  clickhouse: ClickHouse.prefault({}).describe('how the server at CLICKHOUSE_URL keeps the statistics'),
  log_level: z.enum(logLevels).default('info').describe('LOG_LEVEL overrides it'),
  drain_seconds: z
    .number()
    .min(0)
    .max(15)
    .default(0)
    .describe(
      'between /readyz answering 503 and the last accepted call when stopping: as long as the proxy takes to notice, 15 at most',
    ),
})

export type BrandConfig = z.output<typeof Brand>
export type Configuration = z.output<typeof Configuration>
export type KeySchema = z.core.JSONSchema.BaseSchema

/** The same as JSON Schema, with what each key means: for the reference and for editors. */
export const configurationSchema = (): KeySchema => z.toJSONSchema(Configuration, { io: 'input' })

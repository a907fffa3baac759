import { operatorRoles } from '@foyer/contract/operator/operator.ts'
import { currencies } from '@foyer/contract/vocabulary/currency-facts.ts'
import { locales } from '@foyer/contract/vocabulary/locale.ts'
import { webhookEvents } from '@foyer/contract/webhooks/message.ts'
import ipaddr from 'ipaddr.js'
import * as z from 'zod'
import { ClickHouse } from './clickhouse-configuration.ts'
import {
  Colors,
  Country,
  Features,
  repeatedNumbers,
  Shortfall,
  SumsByCurrency,
  TaxCurrency,
  TaxNotes,
} from './configuration-of-brands.ts'
import { Gateways } from './configuration-of-gateways.ts'
import { isPrivateLiteral } from './platform/outbound/public-address.ts'

/** The schema of the configuration file. The meaning of each key is only written here; docs/CONFIGURATION.md is generated from it. */

const Text = z.string().min(1)

const ownNetworks = ['loopback', 'linklocal', 'uniquelocal']
const Network = z
  .string()
  .refine(
    (name) => ipaddr.isValid(name) || ipaddr.isValidCIDR(name) || ownNetworks.includes(name),
    'expected an address or a network such as 10.0.0.0/8',
  )

const Seller = z.strictObject({
  legal_name: Text.describe('as printed on invoices'),
  address_lines: z.array(z.string()).describe('as printed, line by line'),
  tax_id: z.string().nullable().default(null).describe('VAT or tax number'),
})

const Recaptcha = z.strictObject({
  site_key: Text,
  secret_key: Text,
  script_url: z
    .string()
    .default('https://www.google.com/recaptcha/api.js')
    .describe('the script, on pages with a captcha'),
  verify_url: z.url().optional().describe('another server with the same API, for tests'),
})

const Sms = z.strictObject({
  account: Text,
  token: Text,
  from: Text.describe('the number or name of the sender'),
  api_url: z.url().default('https://api.twilio.com').describe('a provider with Twilio’s API'),
})

const Webhook = z
  .strictObject({
    url: z.url({ protocol: /^https?$/ }).describe('where messages are sent, by https'),
    secrets: z
      .array(z.string().regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, 'expected whsec_ and at least 24 bytes in base64'))
      .min(1)
      .describe('sign each message; during a rotation the new one, then the previous one'),
    events: z.array(z.enum(webhookEvents)).min(1).optional().describe('the events to send; defaults to all'),
    private_network: z
      .boolean()
      .default(false)
      .describe('allows addresses in your own network, and http; never use it with an address that a customer chose'),
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

/** A base URL such as `https://portal.example.com`, with or without a slash at the end. Paths are appended to it. */
const Origin = z
  .url({ protocol: /^https?$/, abort: true, error: 'expected an address such as https://portal.example.com' })
  .refine((url) => {
    const { pathname, search, hash, username } = new URL(url)
    return pathname === '/' && search === '' && hash === '' && username === ''
  }, 'expected nothing behind the host: pages have paths of their own')
  .overwrite((url) => new URL(url).origin)

const hostPattern = /^(?:\*|[a-z0-9-]+(?:\.[a-z0-9-]+)*(?:\.\*)?|\[[0-9a-f:.]+\])$/

const Brand = z.strictObject({
  name: Text.describe('the name customers see'),
  hosts: z
    .array(Text.toLowerCase().regex(hostPattern, 'expected the name of a host, without scheme and port'))
    .min(1)
    .describe(
      'host names of this brand: `*` matches any host, `sever.*` any that starts with `sever.`, `*.example.com` any subdomain',
    ),
  public_url: Origin.optional().describe('the base of links in mails; needed behind a proxy'),
  default_locale: z.enum(locales).describe('the language for visitors whose browser asks for neither'),
  currency: z
    .enum(currencies)
    .describe(
      'the currency of new accounts whose country has none of its own, and of purchases where the catalogue has no prices in the customer’s currency; where it has none in this one either, purchases are in euro',
    ),
  country: Country.optional().describe('the country of all sign-ups; without it people are asked'),
  colors: Colors.describe('the brand’s colours; readable shades for light and dark are computed from them'),
  fonts: z
    .strictObject({ family: Text, url: z.url().optional().describe('a WOFF2 file, variable or regular') })
    .default({ family: 'Inter' })
    .describe('the fonts of the portal'),
  logo: Text.describe(
    'the address of an SVG, or a data URL. Invoices show it if it is a data URL or a file of the portal',
  ),
  logo_dark: Text.optional().describe('the logo for the dark theme, if it needs another one'),
  contact: z.strictObject({ label: Text, url: Text }).optional().describe('a contact link, shown on every page'),
  dashboards_url: z.url().optional().describe('a dashboard tool such as Grafana, which the monitoring pages link to'),
  mail_from: z.email().describe('the sender of all mails'),
  staff_mail: z
    .email()
    .optional()
    .describe(
      'where staff are notified of disputed and unclear payments, refused refunds, discrepancies, and subscriptions that could not be ended; without it nobody is notified',
    ),
  seller: Seller.describe('the seller, copied into each invoice'),
  invoice_prefix: z
    .string()
    .regex(/^[A-Z0-9]{2,8}$/, 'expected 2 to 8 capital letters or digits')
    .describe('stands before the year and number of an invoice; brands of one seller have different ones'),
  tax: z
    .record(Country, z.string().regex(/^\d{1,2}(\.\d{1,3})?$/, 'expected a percentage such as "19"'))
    .default({})
    .describe('tax in percent by the customer’s country; other countries pay none'),
  tax_notes: TaxNotes.default({}).describe(
    'what invoices must say about the tax, by the customer’s country; `*` is for all others that pay none. It is copied into each invoice',
  ),
  tax_currency: TaxCurrency.optional().describe(
    'for sellers whose invoices must state the tax in the currency of their country; left out, they do not',
  ),
  two_person_above: SumsByCurrency.default({}).describe(
    'amounts by currency: booking a transfer or a refund above this needs two operators, and so does settling an invoice with less than its amount; without an amount, one is enough',
  ),
  shortfall: Shortfall.prefault({}).describe(
    'how much may be missing of what arrives for an invoice that staff settle nevertheless, such as a bank’s fee: both limits hold',
  ),
  operator_second_factor: z
    .array(z.enum(operatorRoles))
    .default([])
    .describe('roles of operators who must sign in with an authenticator app; keys of programs are not affected'),
  features: Features.prefault({}).describe('the features of this brand'),
  gateways: Gateways.default({}).describe('payment gateways'),
  recaptcha: Recaptcha.optional().describe('Google reCAPTCHA; without it visitors solve a proof of work'),
  russian_sign_up_url: z.url().optional().describe('where customers from Russia sign up, if not here'),
  webhooks: z
    .record(z.string().regex(/^[a-z0-9-]{1,40}$/, 'expected a key of small letters, digits and hyphens'), Webhook)
    .default({})
    .describe('programs that receive events, such as a CRM; the keys are any names you like'),
  sms: Sms.optional().describe('sends codes by SMS; without it phone numbers cannot be confirmed'),
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
      for (const { brand, earlier } of repeatedNumbers(brands))
        context.addIssue({
          code: 'custom',
          path: [brand, 'invoice_prefix'],
          message: `is that of ${earlier} already, which has the same seller: their invoices would have the same numbers`,
        })
    })
    .describe('the brands by key. A key never changes, because rows, tokens and X-Tenant contain it'),
  closed_brands: z
    .array(z.string())
    .default([])
    .describe('keys of brands that were closed and have customers in the database; without them the start is refused'),
  secret: z
    .string()
    .min(16, 'expected at least 16 characters')
    .describe('signs page cursors and links, and encrypts stored secrets; the same in all processes'),
  previous_secrets: z
    .array(z.string().min(16, 'expected at least 16 characters'))
    .default([])
    .describe(
      'earlier secrets, the latest first: authenticator apps, backup codes, waiting mails and reply addresses made with them still work',
    ),
  trusted_proxies: z
    .array(Network)
    .default([])
    .describe('addresses or networks of proxies whose X-Forwarded-For is trusted'),
  calls_per_minute: z
    .strictObject({
      account: z.int().min(1).default(1_200).describe('for one account, or for one key or session of an operator'),
      address: z.int().min(1).default(1_200).describe('for one address, for callers who are not signed in'),
      licence: z
        .int()
        .min(1)
        .default(12_000)
        .describe('activations and heartbeats of one licence; each of its servers sends one a minute'),
    })
    .prefault({})
    .describe('the limits of calls per minute; 429 beyond them. Counted by each process for itself'),
  calls_at_once: z
    .strictObject({
      account: z.int().min(1).default(20).describe('for one account, or for one key or session of an operator'),
      transfers: z
        .int()
        .min(1)
        .default(5)
        .describe('uploads, downloads and exports of one account, which are counted separately'),
    })
    .prefault({})
    .describe(
      'the limits of calls in progress at once; as many more wait for up to a second, and further ones get 429. Counted by each process for itself',
    ),
  card_tries_per_hour: z
    .strictObject({
      account: z.int().min(1).default(5).describe('new cards of one account'),
      address: z.int().min(1).default(20).describe('new cards from one address, including those declined in a payment'),
    })
    .prefault({})
    .describe('the limits of new cards, against people who try out stolen ones; 429 beyond them'),
  metrics_token: z.string().min(16).optional().describe('the bearer for /metrics; without it /metrics is not served'),
  clickhouse: ClickHouse.prefault({}).describe('how the server at CLICKHOUSE_URL stores the statistics'),
  log_level: z.enum(logLevels).default('info').describe('the log level; LOG_LEVEL overrides it'),
  drain_seconds: z
    .number()
    .min(0)
    .max(15)
    .default(0)
    .describe(
      'when stopping, the time between /readyz answering 503 and the last accepted call: at least what the proxy takes to notice, 15 at most',
    ),
})

export type BrandConfig = z.output<typeof Brand>
export type Configuration = z.output<typeof Configuration>
export type KeySchema = z.core.JSONSchema.BaseSchema

/** The same as JSON Schema with the meaning of each key, for the reference and for editors. */
export const configurationSchema = (): KeySchema => z.toJSONSchema(Configuration, { io: 'input' })

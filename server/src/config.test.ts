import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeScratchFolder } from '../test/scratch.ts'
import { readSettings } from './config.ts'
import { createBranding } from './modules/branding/index.ts'
import { createLog } from './platform/log.ts'

let folder: string
beforeAll(() => {
  folder = makeScratchFolder('foyer-config-')
})
afterAll(() => rmSync(folder, { recursive: true }))

const valid = `
secret: a-secret-of-sixteen
brands:
  aurora:
    name: Aurora
    hosts: ['*']
    default_locale: en
    currency: EUR
    colors: { primary: '#006a7c', secondary: '#6a57d9', text: '#10262c' }
    logo: /logo.svg
    mail_from: help@aurora.example
    seller: { legal_name: Aurora GmbH, address_lines: [] }
    invoice_prefix: AUR
`

/** Another brand with the same prefix for invoices. */
const second = (legalName = 'Aurora GmbH', taxId?: string): string => `  borealis:
    name: Borealis
    hosts: ['borealis.*']
    default_locale: en
    currency: EUR
    colors: { primary: '#006a7c', secondary: '#6a57d9', text: '#10262c' }
    logo: /logo.svg
    mail_from: help@borealis.example
    seller: { legal_name: ${legalName}, address_lines: []${taxId === undefined ? '' : `, tax_id: ${taxId}`} }
    invoice_prefix: AUR
`

const webhookSecret = `whsec_${'A'.repeat(32)}`

const read = (text: string, environment: Record<string, string> = {}) => {
  const file = join(folder, 'foyer.yaml')
  writeFileSync(file, text)
  return readSettings({ FOYER_CONFIG: file, ...environment })
}

describe('the configuration', () => {
  it('is the demo without FOYER_CONFIG, and never with it', () => {
    expect(readSettings({})).toMatchObject({ demo: true, port: 8080, host: '127.0.0.1' })
    expect(read(valid)).toMatchObject({ demo: false })
  })

  it('accepts one invoice prefix for two sellers, each of whom counts for itself', () => {
    expect(Object.keys(read(`${valid}${second('Borealis AG')}`).brands)).toEqual(['aurora', 'borealis'])
  })

  it('treats empty variables, as compose files leave them, as unset', () => {
    const names = [
      'HOST',
      'PORT',
      'FOYER_DATA',
      'FOYER_CONFIG',
      'DATABASE_URL',
      'LOG_LEVEL',
      'S3_ENDPOINT',
      'S3_REGION',
    ]
    expect(readSettings(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(readSettings({}))
    const bucket = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' }
    const store = readSettings({ S3_ENDPOINT: 'https://s3.example', ...bucket, S3_REGION: '' })
    expect(store.s3).toMatchObject({ region: 'us-east-1' })
  })

  it.each([
    ['a wrong key', valid.replace('currency:', 'curency:'), 'Configuration: brands.aurora.currency'],
    ['an unknown key', `${valid}\ncolour: red`, 'Configuration: colour: there is no such key.'],
    [
      'an unknown key deep inside',
      valid.replace('logo:', 'logos: x\n    logo:'),
      'Configuration: brands.aurora.logos: there is no such key.',
    ],
    [
      'an invalid colour',
      valid.replace('#006a7c', 'teal'),
      'Configuration: brands.aurora.colors.primary: expected a colour such as #006a7c.',
    ],
    ['an unsupported currency', valid.replace('EUR', 'XXX'), 'Configuration: brands.aurora.currency'],
    [
      'a short secret',
      valid.replace('a-secret-of-sixteen', 'short'),
      'Configuration: secret: expected at least 16 characters.',
    ],
    [
      'a webhook over plain http',
      `${valid}    webhooks: { crm: { url: 'http://crm.example/x', secrets: [${webhookSecret}] } }`,
      'Configuration: brands.aurora.webhooks.crm.url: expected https, or private_network.',
    ],
    [
      'a webhook into a private network',
      `${valid}    webhooks: { crm: { url: 'https://10.0.0.8/x', secrets: [${webhookSecret}] } }`,
      'Configuration: brands.aurora.webhooks.crm.url: expected an address of the internet, or private_network.',
    ],
    [
      'a webhook with a password in its address',
      `${valid}    webhooks: { crm: { url: 'https://me:word@crm.example/x', secrets: [${webhookSecret}] } }`,
      'Configuration: brands.aurora.webhooks.crm.url: expected no name or password in it: messages are signed.',
    ],
    [
      'a webhook with a short secret',
      `${valid}    webhooks: { crm: { url: 'https://crm.example/x', secrets: [whsec_c2hvcnQ=] } }`,
      'Configuration: brands.aurora.webhooks.crm.secrets.0: expected whsec_ and at least 24 bytes in base64.',
    ],
    [
      'a tax for an invalid country',
      `${valid}    tax: { DE: '19', de: '19' }`,
      'Configuration: brands.aurora.tax.de: expected a country such as DE.',
    ],
    [
      'a bank account without its number',
      `${valid}    gateways: { bank_transfer: { bank_name: B, account_holder: A, bic: C } }`,
      'Configuration: brands.aurora.gateways.bank_transfer.iban: is needed.',
    ],
    [
      'a bank transfer without any account',
      `${valid}    gateways: { bank_transfer: {} }`,
      'Configuration: brands.aurora.gateways.bank_transfer: expected an account.',
    ],
    [
      'a share that may be missing above all of it',
      `${valid}    shortfall: { percent: '101' }`,
      'Configuration: brands.aurora.shortfall.percent: expected a percentage such as "5".',
    ],
    [
      'an approval limit finer than its currency',
      `${valid}    two_person_above: { EUR: '5000.50', KRW: '5000.5' }`,
      'Configuration: brands.aurora.two_person_above.KRW: is finer than KRW allows.',
    ],
    [
      'an invalid country',
      `${valid}    country: UK`,
      'Configuration: brands.aurora.country: expected a country such as DE.',
    ],
    [
      'a brand with an invalid key',
      valid.replace('aurora:', 'Aurora:'),
      'Configuration: brands.Aurora: expected a key of small letters, digits and hyphens.',
    ],
    [
      'a proxy given by its host name',
      `${valid}\ntrusted_proxies: [10.0.0.0/8, nginx]`,
      'Configuration: trusted_proxies.1: expected an address or a network such as 10.0.0.0/8.',
    ],
    ...['portal.example.com:443', 'javascript:alert(1)', 'portal.example.com', 'ftp://portal.example.com'].map(
      (url) => [
        `an address of the portal that leads nowhere, ${url}`,
        `${valid}    public_url: ${url}`,
        'Configuration: brands.aurora.public_url: expected an address such as https://portal.example.com.',
      ],
    ),
    ...['/area', '/?x=1', '/#y'].map((rest) => [
      `an address of the portal with ${rest} behind it`,
      `${valid}    public_url: https://portal.example.com${rest}`,
      'Configuration: brands.aurora.public_url: expected nothing behind the host: pages have paths of their own.',
    ]),
    ...['https://portal.example.com', 'portal.example.com:8080', 'portal.*.com', '*.example.com'].map((host) => [
      `a host that no request can name, ${host}`,
      valid.replace("hosts: ['*']", `hosts: ['${host}']`),
      'Configuration: brands.aurora.hosts.0: expected the name of a host, without scheme and port.',
    ]),
    [
      'a host of two brands',
      `${valid}\n${valid.slice(valid.indexOf('  aurora:')).replace('aurora:', 'sever:')}`,
      'Configuration: brands.sever.hosts.0: belongs to aurora already.',
    ],
    [
      'an invoice prefix of two brands of one seller',
      `${valid}${second()}`,
      'Configuration: brands.borealis.invoice_prefix: is that of aurora already, which has the same seller',
    ],
    [
      'an invoice prefix of two brands with one tax number',
      `${valid}${second('Aurora Holding', 'DE 512')}`.replace('address_lines: []', 'tax_id: de512, address_lines: []'),
      'Configuration: brands.borealis.invoice_prefix: is that of aurora already, which has the same seller',
    ],
    ['no brand', 'secret: a-secret-of-sixteen\nbrands: {}', 'Configuration: brands: at least one brand is needed.'],
    [
      'a cluster without a server',
      `${valid}\nclickhouse: { cluster: main }`,
      'Configuration: clickhouse.cluster needs CLICKHOUSE_URL.',
    ],
    ['text that is not YAML', 'secret: [', 'is not valid YAML'],
  ])('names what is wrong: %s', (_, text, message) => {
    expect(() => read(text)).toThrow(message)
  })

  it.each(['https://portal.example.com', 'https://portal.example.com/', 'HTTPS://Portal.example.com:443/'])(
    'links lead to %s without a double slash',
    (url) => {
      expect(read(`${valid}    public_url: ${url}`).brands['aurora']?.public_url).toBe('https://portal.example.com')
    },
  )

  it('recognises a host of a brand in any spelling', () => {
    const { brands } = read(valid.replace("['*']", '[Portal.Aurora.example]'))
    expect(createBranding(brands, createLog('silent')).byHost('portal.aurora.example')?.key).toBe('aurora')
  })

  it.each(['10.0.0.8', '10.0.0.0/8', '::1', 'fd00::/8', 'loopback', 'uniquelocal'])('accepts the proxy %s', (proxy) => {
    expect(read(`${valid}\ntrusted_proxies: ['${proxy}']`).trusted_proxies).toEqual([proxy])
  })

  it('replaces ${NAME} from the environment, and names the key whose variable is missing', () => {
    const text = valid.replace('a-secret-of-sixteen', '${FOYER_SECRET}')
    expect(read(text, { FOYER_SECRET: 'sixteen-characters' }).secret).toBe('sixteen-characters')
    expect(() => read(text)).toThrow('Configuration: secret needs the environment variable FOYER_SECRET.')
  })

  it.each([
    [{ PORT: 'http' }, 'PORT must be a port between 0 and 65535, not http.'],
    [{ PORT: '70000' }, 'PORT must be a port'],
    [{ DATABASE_URL: 'nonsense' }, 'DATABASE_URL is not a URL.'],
    [{ DATABASE_URL: 'db:5432/foyer' }, 'DATABASE_URL must begin with postgresql:// or postgres://.'],
    [{ SMTP_URL: 'mail.example.com:587' }, 'SMTP_URL must begin with smtps:// or smtp://.'],
    [{ CLICKHOUSE_URL: 'clickhouse:8123/foyer' }, 'CLICKHOUSE_URL must begin with https:// or http://.'],
    [{ S3_ENDPOINT: 's3.example:443' }, 'S3_ENDPOINT must begin with https:// or http://.'],
    [{ S3_ENDPOINT: 'http://s3.example' }, 'S3_ENDPOINT is set, so S3_BUCKET is needed too.'],
    [{ S3_BUCKET: 'files' }, 'S3_BUCKET is set, so S3_ENDPOINT is needed too.'],
    [{ FOYER_HOLD: 'yes' }, 'FOYER_HOLD must be 1 or 0, not yes.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
    [{ FOYER_CONFIG: '/nowhere/foyer.yaml' }, 'Configuration /nowhere/foyer.yaml (FOYER_CONFIG) cannot be read.'],
  ])('refuses %j with one line', (environment, message) => {
    expect(() => readSettings(environment as Record<string, string>)).toThrow(message)
  })
})

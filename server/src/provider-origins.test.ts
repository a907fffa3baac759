import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ConfigurationFile, writeConfiguration } from '../test/configuration.ts'
import { type RunningFoyer, startFoyer } from '../test/foyer.ts'

let configuration: ConfigurationFile
let foyer: RunningFoyer

beforeAll(async () => {
  const stripe = { secret_key: 'sk_test_1', public_key: 'pk_test_1', webhook_secrets: ['whsec_1'] }
  const cloudpayments = { public_id: 'pk_1', api_secret: 'cp_secret' }
  configuration = writeConfiguration({
    aurora: { gateways: { stripe }, recaptcha: { site_key: 'site', secret_key: 'secret' } },
    sever: { gateways: { stripe, cloudpayments } },
  })
  foyer = await startFoyer({ environment: { FOYER_CONFIG: configuration.path, SMTP_URL: 'smtp://127.0.0.1:1' } })
})
afterAll(async () => {
  await foyer?.close()
  configuration?.remove()
})

/** The sources that a page's policy allows, by directive. */
const policy = async (): Promise<Readonly<Record<string, readonly string[]>>> => {
  const { headers } = await foyer.client.send('GET', '/docs')
  const directives = (headers.get('content-security-policy') ?? '').split(';').map((one) => one.split(' '))
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]))
}

it('BILL-18 with real keys, pages may show the frames in which Stripe.js lets a bank ask the cardholder', async () => {
  const allowed = await policy()
  expect(allowed['frame-src']).toEqual(
    expect.arrayContaining(['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com']),
  )
  expect(allowed['script-src']).toEqual(expect.arrayContaining(['https://js.stripe.com', 'https://*.js.stripe.com']))
  expect(allowed['connect-src']).toContain('https://api.stripe.com')
})

it('BILL-18 what is only called or only framed may run no scripts', async () => {
  const allowed = await policy()
  expect(allowed['script-src']).not.toContain('https://api.stripe.com')
  expect(allowed['script-src']).not.toContain('https://hooks.stripe.com')
  expect(allowed['frame-src']).not.toContain('https://api.stripe.com')
})

it('BILL-23 the payment window and the captcha come from their own hosts', async () => {
  const allowed = await policy()
  for (const directive of ['script-src', 'connect-src', 'frame-src'])
    expect([directive, allowed[directive]]).toEqual([
      directive,
      expect.arrayContaining(['https://widget.cloudpayments.ru', 'https://www.google.com', 'https://www.gstatic.com']),
    ])
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ConfigurationFile, writeConfiguration } from '../../test/configuration.ts'
import { type Provider, startProvider } from '../../test/provider.ts'
import { makeScratchFolder } from '../../test/scratch.ts'
import { readSettings } from '../config.ts'
import { diagnose } from './doctor.ts'

/** By path: what the provider answers. It lets in nobody else, as PayPro does with unknown addresses. */
const answers = new Map<string, object | number>()
let provider: Provider
let configuration: ConfigurationFile

const account = { bank_name: 'B', account_holder: 'A', iban: 'DE02 1203 0000 0000 2020 51', bic: 'BYLADEM1001' }

beforeAll(async () => {
  provider = await startProvider((path) => answers.get(path) ?? 403)
  const { url: api_url } = provider
  const stripe = { secret_key: 'sk_test_1', public_key: 'pk_test_1', webhook_secrets: ['whsec_1'], api_url }
  const cloudpayments = { public_id: 'pk_1', api_secret: 'cp_secret', api_url }
  const paypro = {
    vendor_account_id: '1',
    api_secret_key: 'key',
    product_id: '2',
    validation_key: 'v',
    secret: 's',
    dynamic_key: 'k'.repeat(32),
    dynamic_iv: 'i'.repeat(16),
    api_url,
  }
  configuration = writeConfiguration({
    aurora: { gateways: { stripe, cloudpayments, paypro } },
    sever: {
      gateways: {
        bank_transfer: { ...account, currencies: { USD: { ...account, iban: 'DE02 1203 0000 0000 2020 52' } } },
      },
    },
  })
})
afterAll(() => {
  provider?.close()
  configuration?.remove()
})

/** What the doctor says of a brand's gateways. There is no database, so it always finds something wrong. */
const lines = async (brand = 'aurora'): Promise<string[]> => {
  const settings = readSettings({
    FOYER_CONFIG: configuration.path,
    FOYER_DATA: makeScratchFolder('foyer-doctor-'),
    DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none',
    SMTP_URL: 'smtp://127.0.0.1:1',
  })
  const said: unknown = await diagnose(settings).catch((error: unknown) => error)
  return String(said instanceof Error ? said.message : said)
    .split('\n')
    .filter((line) => line.includes(` of ${brand}`) && !line.includes('address of'))
}

it('the doctor asks each gateway whether it accepts the keys, and says which one does not', async () => {
  const refused = 'it refuses our keys, or calls from this address'
  expect(await lines()).toEqual([
    // Its refusal is not written as Stripe's are.
    '! stripe of aurora: it does not answer',
    `! cloudpayments of aurora: ${refused}`,
    `! paypro of aurora: ${refused}`,
  ])
  answers.set('/test', { Success: true, Message: null })
  answers.set('/api/Orders/GetList', { isSuccess: true, response: { orders: [] } })
  answers.set('/v1/payment_intents?limit=1', { object: 'list', data: [], has_more: false })
  expect(await lines()).toEqual(['✓ stripe of aurora', '✓ cloudpayments of aurora', '✓ paypro of aurora'])
})

it('the doctor blames the keys for no refusal that is about something else', async () => {
  answers.set('/test', 404)
  answers.set('/api/Orders/GetList', 422)
  answers.set('/v1/payment_intents?limit=1', { object: 'list', data: [], has_more: false })
  expect(await lines()).toEqual([
    '✓ stripe of aurora',
    '! cloudpayments of aurora: it refuses the call with 404',
    '! paypro of aurora: it refuses the call with 422',
  ])
  answers.set('/api/Orders/GetList', { isSuccess: false })
  expect((await lines()).at(-1)).toBe('! paypro of aurora: it answers that the call failed')
})

it('the doctor recognises a mistyped bank account by its check digits, in whichever currency it is', async () => {
  expect(await lines('sever')).toEqual([
    '✓ bank account of sever for all currencies',
    '! bank account of sever for USD: DE02 1203 0000 0000 2020 52 has wrong check digits: transfers to it would come back',
  ])
})

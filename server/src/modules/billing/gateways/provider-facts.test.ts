import { createDecipheriv, createHash } from 'node:crypto'
import { getOrder, listPaymentGateways, setPaymentSettings } from '@foyer/contract/billing/endpoints.ts'
import { reactivateExternally } from '@foyer/contract/licensing/endpoints.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type ConfigurationFile, writeConfiguration } from '../../../../test/configuration.ts'
import { type RunningFoyer, startFoyer } from '../../../../test/foyer.ts'
import { giveLicence, giveOrder, publishSku } from '../../../../test/licences.ts'
import { createPerson } from '../../../../test/people.ts'
import { type Provider, startProvider } from '../../../../test/provider.ts'

/** A provider that differs from its documentation. */
const names = {
  price: 'Preis[{currency}]',
  attempt: 'x-try',
  custom_fields: 'FIELDS',
  account: 'vendor',
  key: 'vendorKey',
}
const payPro = {
  vendor_account_id: '54321',
  api_secret_key: 'pp_key',
  product_id: '90001',
  validation_key: 'pp_valid',
  secret: 'pp_secret',
  dynamic_key: 'pp_demo_dynamic_key_of_32_chars_',
  dynamic_iv: 'pp_demo_iv_of_16',
  names,
}
const paddle = {
  vendor_id: '12345',
  vendor_auth_code: 'code',
  product_id: '700001',
  plans: { annually: '700112' },
  public_key: '-----BEGIN PUBLIC KEY-----\nnone\n-----END PUBLIC KEY-----',
  currencies: ['USD'],
}

const asked: unknown[] = []
let api: Provider
let configuration: ConfigurationFile
let foyer: RunningFoyer
/** Our own id, as it reached the provider in the checkout's address. */
let attempt = ''

const order = () => ({
  isSuccess: true,
  response: {
    orderId: 777,
    orderStatusName: 'Processed',
    billingTotalPrice: '119.00',
    billingCurrencyCode: 'EUR',
    customFields: [{ customFieldKey: 'x-try', customFieldValue: attempt }],
    orderItems: [{ productId: '90001', quantity: 1 }],
  },
})

beforeAll(async () => {
  api = await startProvider((_, body) => {
    asked.push(JSON.parse(body))
    return order()
  })
  const api_url = api.url
  const checkout_url = 'https://paypro.example/checkout'
  configuration = writeConfiguration({
    aurora: { gateways: { paddle: { ...paddle, api_url }, paypro: { ...payPro, api_url, checkout_url } } },
    sever: { gateways: { paddle: { ...paddle, api_url, currencies: ['EUR', 'USD'], balance_currency: 'EUR' } } },
  })
  foyer = await startFoyer({ environment: { FOYER_CONFIG: configuration.path, SMTP_URL: 'smtp://127.0.0.1:1' } })
})
afterAll(async () => {
  await foyer?.close()
  configuration?.remove()
  api?.close()
})

/** The provider's notification that an order was charged. */
const notify = async (): Promise<number> => {
  const fields = {
    IPN_TYPE_ID: '1',
    IPN_TYPE_NAME: 'OrderCharged',
    ORDER_ID: '777',
    ORDER_STATUS: 'Processed',
    ORDER_TOTAL_AMOUNT: '119.00',
    CUSTOMER_EMAIL: 'olga@northlight.example',
    TEST_MODE: '0',
    FIELDS: `a=b,x-try=${attempt}`,
  }
  const { ORDER_ID, ORDER_STATUS, ORDER_TOTAL_AMOUNT, CUSTOMER_EMAIL, TEST_MODE, IPN_TYPE_NAME } = fields
  const signed = `${ORDER_ID}${ORDER_STATUS}${ORDER_TOTAL_AMOUNT}${CUSTOMER_EMAIL}${payPro.validation_key}${TEST_MODE}${IPN_TYPE_NAME}`
  const SIGNATURE = createHash('sha256').update(signed).digest('hex')
  const HASH = createHash('md5').update(`${ORDER_ID}${payPro.secret}`).digest('hex')
  const { status } = await fetch(`${foyer.url}/hooks/paypro`, {
    method: 'POST',
    body: new URLSearchParams({ ...fields, SIGNATURE, HASH }),
  })
  return status
}

describe('a provider’s names and currencies are configured', () => {
  it('BILL-17 a gateway is offered in the currencies configured for it, and no others', async () => {
    const euro = await createPerson(foyer, { country: 'DE', currency: 'EUR' })
    const dollar = await createPerson(foyer, { country: 'US', currency: 'USD' })
    const offered = async ({ client }: typeof euro) =>
      (await client.ask(listPaymentGateways)).payment_gateways.map(({ gateway }) => gateway)
    expect(await offered(euro)).toEqual(['paypro'])
    expect((await offered(dollar)).toSorted((a, b) => a.localeCompare(b))).toEqual(['paddle', 'paypro'])
  })

  it('BILL-17 Paddle is offered only in the currency of its balance, if that is configured', async () => {
    const offered = async (currency: 'EUR' | 'USD') => {
      const { client } = await createPerson(foyer, { tenant: 'sever', currency })
      return (await client.ask(listPaymentGateways)).payment_gateways.map(({ gateway }) => gateway)
    }
    expect(await offered('EUR')).toEqual(['paddle'])
    expect(await offered('USD')).toEqual([])
  })

  it('BILL-39, API-33 a service that cannot charge such periods is reported, and refused before its page opens', async () => {
    const dollar = await createPerson(foyer, { country: 'US', currency: 'USD' })
    const { payment_gateways } = await dollar.client.ask(listPaymentGateways)
    expect(payment_gateways.find(({ gateway }) => gateway === 'paddle')).toMatchObject({ renews: ['annually'] })
    await publishSku(foyer, { id: 'charged-elsewhere', currency: 'USD', supported_external_gateways: ['paddle'] })
    const id = await giveLicence(foyer, dollar, {
      sku_id: 'charged-elsewhere',
      billing_kind: 'manual',
      auto_renewable: false,
    })
    const answer = await dollar.client.call(reactivateExternally, { params: { id }, body: { gateway: 'paddle' } })
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ code: 'gateway_unavailable' }] } })
  })

  it('BILL-25, BILL-27 the configured names lead to the page, are accepted in the notification and used at the API', async () => {
    const olga = await createPerson(foyer, { country: 'DE' })
    const order_id = await giveOrder(foyer, olga)
    const settings = await olga.client.ask(setPaymentSettings, { params: { order_id }, body: { gateway: 'paypro' } })
    const page = new URL('url' in settings ? settings.url : 'none:')
    attempt = page.searchParams.get('x-try') ?? ''
    expect(attempt).not.toBe('')
    const cipher = createDecipheriv('aes-256-cbc', payPro.dynamic_key, payPro.dynamic_iv)
    const data = Buffer.from(page.searchParams.get('products[1][data]') ?? '', 'base64')
    const price = new URLSearchParams(Buffer.concat([cipher.update(data), cipher.final()]).toString())
    expect(price.get('Preis[EUR]')).toBe('119.00')

    expect(await notify()).toBe(200)
    await vi.waitFor(
      async () => expect((await olga.client.ask(getOrder, { params: { id: order_id } })).paid_at).not.toBeNull(),
      { timeout: 20_000 },
    )
    expect(asked[0]).toMatchObject({ vendor: 54_321, vendorKey: 'pp_key', orderId: 777 })
  })
})

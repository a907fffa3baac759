import { getOrderDocument, listPaymentGateways } from '@foyer/contract/billing/endpoints.ts'
import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { describe, expect, it } from 'vitest'
import { type RunningFoyer, useFoyer } from '../../../../test/foyer.ts'
import { giveOrder } from '../../../../test/licences.ts'
import { openPdf } from '../../../../test/pdf.ts'
import { createPerson } from '../../../../test/people.ts'
import type { Settings } from '../../../config.ts'
import type { Brand } from '../../branding/index.ts'

const common = {
  bank_name: 'Hanseatische Bank',
  account_holder: 'Aurora GmbH',
  iban: 'DE02120300000000202051',
  bic: 'BYLADEM1001',
}
const dollars = { bank_name: 'Harbor Bank', account_holder: 'Aurora GmbH', iban: '4417 0001', bic: '021000021' }

const withBank =
  (bank_transfer: NonNullable<Brand['gateways']['bank_transfer']>) =>
  ({ brands: { aurora, ...others }, ...settings }: Settings): Settings => {
    if (aurora === undefined) throw new Error('the demo has no aurora')
    return {
      ...settings,
      brands: { ...others, aurora: { ...aurora, gateways: { ...aurora.gateways, bank_transfer } } },
    }
  }

/** What an invoice in this currency prints, and whether it can be paid by transfer. */
const invoiceIn = async (foyer: RunningFoyer, currency: Currency) => {
  const olga = await createPerson(foyer, { country: 'US', currency })
  const order_id = await giveOrder(foyer, olga)
  const { document } = await olga.client.ask(getOrderDocument, { params: { order_id }, query: {} })
  const page = await (await openPdf(Buffer.from(document, 'base64'))).getPage(1)
  const { items } = await page.getTextContent()
  const { payment_gateways } = await olga.client.ask(listPaymentGateways, { query: { currency } })
  return {
    text: items.map((item) => ('str' in item ? item.str : '')).join(' '),
    offered: payment_gateways.some(({ gateway }) => gateway === 'bank_transfer'),
  }
}

describe('a brand with one account for all currencies and one for dollars', () => {
  const foyer = useFoyer({ adjust: withBank({ ...common, currencies: { USD: dollars } }) })

  it('prints on each invoice the account for its currency', async () => {
    const inDollars = await invoiceIn(foyer, 'USD')
    expect(inDollars.text).toContain('4417 0001')
    expect(inDollars.text).not.toContain(common.iban)
    const inTenge = await invoiceIn(foyer, 'KZT')
    expect(inTenge.text).toContain(common.iban)
    expect(inTenge.text).not.toContain('4417 0001')
    expect([inDollars.offered, inTenge.offered]).toEqual([true, true])
  })

  it('offers no transfer in what no bank carries', async () => {
    const { text, offered } = await invoiceIn(foyer, 'BTC')
    expect(offered).toBe(false)
    expect(text).not.toContain(common.iban)
  })
})

describe('a brand with accounts by currency alone', () => {
  const foyer = useFoyer({ adjust: withBank({ currencies: { USD: dollars } }) })

  it('offers transfers in these currencies only', async () => {
    const inDollars = await invoiceIn(foyer, 'USD')
    expect(inDollars.offered).toBe(true)
    expect(inDollars.text).toContain('4417 0001')
    const inTenge = await invoiceIn(foyer, 'KZT')
    expect(inTenge.offered).toBe(false)
    expect(inTenge.text).not.toContain('4417 0001')
  })
})

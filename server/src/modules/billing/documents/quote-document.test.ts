import { getQuoteDocument, listOrders } from '@foyer/contract/billing/endpoints.ts'
import { getSkuPrice } from '@foyer/contract/catalogue/endpoints.ts'
import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { useFoyer } from '../../../../test/foyer.ts'
import { publishSku, skuId } from '../../../../test/licences.ts'
import { openPdf } from '../../../../test/pdf.ts'
import { createPerson } from '../../../../test/people.ts'

const foyer = useFoyer()
beforeAll(async () => {
  await publishSku(foyer)
})

const textOf = async (base64: string): Promise<string> => {
  const document = await openPdf(Buffer.from(base64, 'base64'))
  const { items } = await (await document.getPage(1)).getTextContent()
  return items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .normalize('NFKC')
    .replaceAll(/\s+/g, ' ')
}

const asked = (quantity: number, sku_id = skuId) => ({ params: { sku_id }, query: { quantity: String(quantity) } })

describe('a quote as a document', () => {
  it('BUY-18 has the same content as the page, recipient and expiry, and says that it is no invoice; it orders nothing', async () => {
    const olga = await createPerson(foyer, { country: 'DE', legal_name: 'Northlight TV GmbH' })
    const price = await olga.client.ask(getSkuPrice, asked(12))
    expect(price).toMatchObject({ price: 6000, total: 7140 })
    const { document, number, valid_until } = await olga.client.ask(getQuoteDocument, asked(12))
    const text = await textOf(document)
    const today = foyer.platform.clock.now()
    expect(valid_until).toBe(new Date(today.getTime() + 30 * dayMs).toISOString().slice(0, 10))
    const parts = [
      'Quote',
      'Prepared for',
      number,
      'Quote, not an invoice. Valid until',
      'Northlight TV GmbH',
      'Aurora Streaming GmbH',
    ]
    for (const part of [
      ...parts,
      'Media Server Pro',
      '12',
      '€500.00',
      '€6,000.00',
      'VAT 19%',
      '€1,140.00',
      '€7,140.00',
    ])
      expect(text).toContain(part)
    for (const part of ['IBAN', 'Amount due', 'Payment reference', 'Billed to']) expect(text).not.toContain(part)
    expect((await olga.client.ask(listOrders)).orders).toEqual([])
  })

  it('BUY-18 the same selection on the same day has the same number, another one another; every customer has their own', async () => {
    const [olga, cole] = await Promise.all([1, 2].map(() => createPerson(foyer, { country: 'DE' })))
    const numberOf = async (who: typeof olga, quantity: number) =>
      (await who?.client.ask(getQuoteDocument, asked(quantity)))?.number
    const first = await numberOf(olga, 3)
    expect(first).toMatch(/^AUR-Q-\d{8}-[0-9A-F]{5}$/)
    expect(await numberOf(olga, 3)).toBe(first)
    expect(await numberOf(olga, 4)).not.toBe(first)
    expect(await numberOf(cole, 3)).not.toBe(first)
  })

  it('BUY-18 is Russian for a Russian customer', async () => {
    const ivan = await createPerson(foyer, { country: 'DE', locale: 'ru' })
    const text = await textOf((await ivan.client.ask(getQuoteDocument, asked(2))).document)
    for (const part of ['Коммерческое предложение', 'Предложение, не счёт. Действует до', 'Подписка, цена за месяц'])
      expect(text).toContain(part)
  })

  it('BUY-19 does not exist for amounts above the maximum: 422; nor for less than the minimum, or unknown products', async () => {
    const olga = await createPerson(foyer, { country: 'DE' })
    const refused = (quantity: number, sku_id?: string) =>
      olga.client.refusal(getQuoteDocument, asked(quantity, sku_id))
    expect(await refused(3_000)).toMatchObject({ status: 422, code: 'price_above_cap' })
    await publishSku(foyer, { id: 'test-from-five', min_quantity: 5 })
    expect(await refused(4, 'test-from-five')).toMatchObject({ status: 422, code: 'quantity_too_small' })
    expect(await refused(1, 'no-such-sku')).toMatchObject({ status: 404 })
  })
})

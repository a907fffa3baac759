import { appendFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getCreditNoteDocument, getOrder, getOrderDocument } from '@foyer/contract/billing/endpoints.ts'
import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningFoyer, startFoyer } from '../../../../test/foyer.ts'
import { giveCreditNote, giveOrder, longDay } from '../../../../test/licences.ts'
import { subjectsTo } from '../../../../test/outbox.ts'
import { openPdf } from '../../../../test/pdf.ts'
import { createPerson, type Person } from '../../../../test/people.ts'
import { makeScratchFolder } from '../../../../test/scratch.ts'

const folder = makeScratchFolder('foyer-rates-')
const rates_file = join(folder, 'rates.csv')
const staff_mail = 'books@aurora.example'
const today = dayOf(Date.now())

let foyer: RunningFoyer
beforeAll(async () => {
  writeFileSync(rates_file, `day,currency,rate\n2020-01-01,EUR,4.1\n${today},EUR,4.2687\n`)
  foyer = await startFoyer({
    adjust: ({ brands, ...settings }) => {
      const { aurora, ...others } = brands
      if (aurora === undefined) throw new Error('the demo has lost its brand')
      const tax_currency = { currency: 'PLN', rates_file, quoted: 'direct', source: 'NBP', max_age_days: 7 } as const
      return { ...settings, brands: { ...others, aurora: { ...aurora, staff_mail, tax_currency } } }
    },
  })
})
afterAll(async () => {
  await foyer.close()
  rmSync(folder, { recursive: true, force: true })
})

const textOf = async (base64: string): Promise<string> => {
  const { items } = await (await (await openPdf(Buffer.from(base64, 'base64'))).getPage(1)).getTextContent()
  return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : '')).join('')
}

const printed = async ({ client }: Person, order_id: string): Promise<string> =>
  textOf((await client.ask(getOrderDocument, { params: { order_id }, query: { kind: 'invoice' } })).document)

it('is that of the seller’s country: invoice and credit note state the tax in it, at the rate of the invoice’s day', async () => {
  const olga = await createPerson(foyer, { country: 'DE' })
  const order_id = await giveOrder(foyer, olga)
  const { tax_in } = await olga.client.ask(getOrder, { params: { id: order_id } })
  expect(tax_in).toEqual({
    currency: 'PLN',
    amount: 81.11,
    rate: '4.2687',
    quoted: 'direct',
    day: today,
    source: 'NBP',
  })
  appendFileSync(rates_file, `${today},CZK,0.17\n`)
  const said = await printed(olga, order_id)
  expect(said).toContain('1 EUR = 4.2687 PLN')
  expect(said).toContain('81.11')
  expect(said.replaceAll(/\s+/g, ' ')).toContain(`(NBP, ${longDay(today)})`)
  await foyer.modules.billing.recordPayment({
    tenant: 'aurora',
    order_id,
    gateway: 'bank_transfer',
    transaction_id: order_id,
    actor: 'operator:test',
    reason: 'seen',
  })
  const id = await giveCreditNote(foyer, order_id)
  const { document } = await olga.client.ask(getCreditNoteDocument, { params: { order_id, id } })
  expect(await textOf(document)).toContain('4.2687')
})

it('is stated by the page’s order and the file of the bookkeepers as well', async () => {
  const olga = await createPerson(foyer, { country: 'DE' })
  await giveOrder(foyer, olga)
  const { bytes } = await olga.client.send('GET', '/billing/api/v1/orders', { query: { format: 'csv' } })
  const [names = '', row = ''] = Buffer.from(bytes).toString('utf8').trim().split(/\r?\n/)
  expect(names).toContain('tax_in_tax_currency')
  expect(row).toContain('81.11')
})

it('is left out where the invoice has no tax', async () => {
  const olga = await createPerson(foyer, { country: 'US', currency: 'EUR' })
  const order_id = await giveOrder(foyer, olga)
  expect((await olga.client.ask(getOrder, { params: { id: order_id } })).tax_in).toBeNull()
  expect(await printed(olga, order_id)).not.toContain('PLN')
})

it('is missed by staff where the file has no rate of these days; the invoice is issued nevertheless, and a new rate counts at once', async () => {
  const olga = await createPerson(foyer, { country: 'DE' })
  writeFileSync(rates_file, 'day,currency,rate\n2020-01-01,EUR,4.1\n')
  utimesSync(rates_file, new Date(), new Date(Date.now() + 1_000))
  const id = await giveOrder(foyer, olga)
  const { tax_in, number } = await olga.client.ask(getOrder, { params: { id } })
  expect(tax_in).toBeNull()
  expect(await subjectsTo(foyer, staff_mail)).toContain(`Without VAT in the tax currency: invoice ${number}`)
  writeFileSync(rates_file, `${today},EUR,4.3\n`)
  utimesSync(rates_file, new Date(), new Date(Date.now() + 2_000))
  const next = await giveOrder(foyer, olga)
  expect((await olga.client.ask(getOrder, { params: { id: next } })).tax_in).toMatchObject({ rate: '4.3' })
})

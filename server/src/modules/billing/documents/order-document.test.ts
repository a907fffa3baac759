import { getOrder, getOrderDocument, payOrder } from '@foyer/contract/billing/endpoints.ts'
import type { OrderDocumentKind } from '@foyer/contract/billing/order.ts'
import { money } from '@foyer/contract/vocabulary/money.ts'
import { expect, it } from 'vitest'
import { useFoyer } from '../../../../test/foyer.ts'
import { createHolder, giveCard, giveInvoice, giveOrder, longDay, monthsOn } from '../../../../test/licences.ts'
import { openPdf } from '../../../../test/pdf.ts'
import { createPerson, type Person } from '../../../../test/people.ts'

const foyer = useFoyer()

const fetchDocument = async ({ client }: Person, order_id: string, kind?: OrderDocumentKind): Promise<Buffer> => {
  const query = kind === undefined ? {} : { kind }
  const { document } = await client.ask(getOrderDocument, { params: { order_id }, query })
  return Buffer.from(document, 'base64')
}

const textOf = async (pdf: Buffer): Promise<string> => {
  const document = await openPdf(pdf)
  const { items } = await (await document.getPage(1)).getTextContent()
  return items
    .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : ''))
    .join('')
    .normalize('NFKC')
}

it('BILL-14, BILL-15, API-27 an order’s document is a PDF with its number, parties, lines, tax and bank details', async () => {
  const olga = await createPerson(foyer, {
    country: 'DE',
    legal_name: 'Northlight TV GmbH',
    tax_id: 'DE111222333',
    address: { line1: 'Kai 14', line2: '', city: 'Hamburg', region: '', postal_code: '20457', country: 'DE' },
  })
  const { order_id } = await giveInvoice(foyer, olga)
  const pdf = await fetchDocument(olga, order_id)
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  const { number } = await olga.client.ask(getOrder, { params: { id: order_id } })
  const text = await textOf(pdf)
  for (const part of [
    number,
    'Aurora Streaming GmbH',
    'Northlight TV GmbH',
    'Kai 14',
    '20457 Hamburg',
    'DE111222333',
    'Media Server Pro',
    '€2,142.00',
    '19',
    'DE02 1203 0000 0000 2020 51',
  ])
    expect(text).toContain(part)
})

it('BILL-14, DATA-23 buyer and seller are frozen with the order, whatever happens to the profile', async () => {
  const olga = await createPerson(foyer, { legal_name: 'Northlight TV AB', country: 'SE', tax_id: 'SE5590000001' })
  const { order_id } = await giveInvoice(foyer, olga)
  const before = await olga.client.ask(getOrder, { params: { id: order_id } })
  const pdf = await fetchDocument(olga, order_id)
  await foyer.sql(
    `update account.account set legal_name = 'Somebody Else', tax_id = 'XX', country = 'US', name = 'Nina',
     address = '{"line1":"1 Main St","line2":"","city":"Reno","region":"NV","postal_code":"89501","country":"US"}' where id = $1`,
    olga.account.id,
  )
  const after = await olga.client.ask(getOrder, { params: { id: order_id } })
  // Only what a new invoice would say follows the profile.
  expect(after.reissue?.buyer.legal_name).toBe('Somebody Else')
  expect({ ...after, reissue: null }).toEqual(before)
  expect(after.buyer).toEqual({ legal_name: 'Northlight TV AB', address_lines: ['Sweden'], tax_id: 'SE5590000001' })
  expect((await fetchDocument(olga, order_id)).equals(pdf)).toBe(true)
})

/** The money for it arrives on 20 November 2026. */
const transferFor = (order_id: string): Promise<void> =>
  foyer.modules.billing.recordPayment({
    tenant: 'aurora',
    order_id,
    gateway: 'bank_transfer',
    transaction_id: `transfer-${order_id}`,
    actor: 'operator:test',
    reason: 'transfer seen',
    paid_at: new Date('2026-11-20T10:00:00Z'),
  })

it('BILL-14 once paid it is a receipt: the payment date, no bank details', async () => {
  const olga = await createPerson(foyer)
  const order_id = await giveOrder(foyer, olga)
  await transferFor(order_id)
  const text = await textOf(await fetchDocument(olga, order_id))
  expect(text).toContain('20 November 2026')
  expect(text).not.toContain('DE02 1203 0000 0000 2020 51')
})

it('BILL-14 a cancelled one says since when nothing is owed, and has no due date', async () => {
  const olga = await createPerson(foyer)
  const order_id = await giveOrder(foyer, olga, { due_on: '2099-12-31' })
  expect(await textOf(await fetchDocument(olga, order_id))).toContain('Amount due by 31 December 2099')
  await foyer.platform.database.transaction('aurora', (tx) =>
    foyer.modules.billing.cancel(tx, { order_id, actor: 'operator:test', reason: 'issued twice' }),
  )
  const text = await textOf(await fetchDocument(olga, order_id))
  expect(text).toMatch(/Cancelled on \d{2} [A-Z][a-z]+ \d{4}/)
  expect(text).not.toMatch(/Due|due|2099/)
})

it('BILL-14 of a paid order accounting gets the invoice too, marked as paid; an unpaid one has no receipt', async () => {
  const olga = await createPerson(foyer)
  const order_id = await giveOrder(foyer, olga)
  const asked = { params: { order_id }, query: { kind: 'receipt' } } as const
  expect((await olga.client.refusal(getOrderDocument, asked)).status).toBe(404)
  const unpaid = await textOf(await fetchDocument(olga, order_id, 'invoice'))
  await transferFor(order_id)
  const invoice = await textOf(await fetchDocument(olga, order_id, 'invoice'))
  expect(invoice).toContain('Streaming Invoice\n')
  expect(invoice).toContain('Paid on 20 November 2026')
  expect(unpaid).toContain('DE02 1203 0000 0000 2020 51')
  expect(invoice).not.toContain('DE02 1203 0000 0000 2020 51')
  expect(await textOf(await fetchDocument(olga, order_id))).toContain('Streaming Receipt\n')
})

const account = 'DE02 1203 0000 0000 2020 51'

it('BILL-14, BILL-47 one that is charged to a saved card asks nobody for a transfer, until the card was refused', async () => {
  const { olga, order_id } = await createHolder(foyer, { billing_kind: 'internal' })
  expect(await textOf(await fetchDocument(olga, order_id))).toContain(account)
  await giveCard(foyer, olga, { is_default: true })
  const day = longDay(monthsOn(1))
  const text = (await textOf(await fetchDocument(olga, order_id))).replaceAll('\n', ' ')
  expect(text).toContain(`Your saved card is charged on ${day}`)
  expect(text).toContain(`We will charge your saved card •••• 4242 on ${day}. Please do not transfer the money.`)
  expect(text).not.toMatch(/DE02|Amount due|Scan with/)
  await olga.client.call(payOrder, {
    params: { order_id },
    body: { gateway: 'stripe', token_id: 'tok_chargeDeclined' },
  })
  const refused = await textOf(await fetchDocument(olga, order_id))
  expect(refused).toContain(account)
  expect(refused).not.toContain('do not transfer')
})

it('BILL-14, BILL-47 one that is charged to a saved card says so in Russian too', async () => {
  const { olga, order_id } = await createHolder(foyer, { billing_kind: 'internal' })
  await giveCard(foyer, olga, { is_default: true })
  await foyer.sql(`update account.account set locale = 'ru' where id = $1`, olga.account.id)
  const text = (await textOf(await fetchDocument(olga, order_id))).replaceAll('\n', ' ')
  expect(text).toContain('Сумма спишется с сохранённой карты •••• 4242')
  expect(text).toContain('Пожалуйста, не переводите деньги')
  expect(text).not.toContain('DE02')
})

it('BILL-14 it is written in its owner’s language and currency', async () => {
  const boris = await createPerson(foyer, {
    tenant: 'sever',
    country: 'RU',
    locale: 'ru',
    legal_name: 'АО «Щит и ёлка»',
  })
  const order_id = await giveOrder(foyer, boris, { price: '48600', description: 'Настройка' })
  const text = await textOf(await fetchDocument(boris, order_id))
  for (const part of ['АО «Щит и ёлка»', 'ООО «Север Видео»', '58 320,00 ₽']) expect(text).toContain(part)
})

it('BILL-14 a fractional rate and a large quantity are formatted for the language', async () => {
  const written = async (locale: 'en' | 'ru'): Promise<string> => {
    const aino = await createPerson(foyer, { country: 'FI', locale })
    return textOf(
      await fetchDocument(
        aino,
        await giveOrder(foyer, aino, {
          lines: [{ title: 'Seats', detail: null, quantity: 1500, unit_price: money('2', 'EUR') }],
        }),
      ),
    )
  }
  expect(await written('en')).toMatch(/VAT 25\.5%/)
  expect(await written('en')).toContain('1,500')
  expect(await written('ru')).toMatch(/НДС 25,5 %/)
  expect(await written('ru')).toContain('1 500')
})

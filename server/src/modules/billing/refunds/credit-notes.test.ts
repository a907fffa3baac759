import { getCreditNoteDocument, getOrder, getOrderDocument } from '@foyer/contract/billing/endpoints.ts'
import { refundOrder } from '@foyer/contract/operator/endpoints.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { useFoyer } from '../../../../test/foyer.ts'
import { giveOrder, receiveTransfer } from '../../../../test/licences.ts'
import { createStaff } from '../../../../test/operators.ts'
import { openPdf } from '../../../../test/pdf.ts'
import { createPerson, type Person } from '../../../../test/people.ts'

const foyer = useFoyer()
let olga: Person
beforeAll(async () => {
  olga = await createPerson(foyer, { country: 'FI', legal_name: 'Northlight TV Oy' })
})

const credit = (order_id: string, amount: string, reason = 'Bought twice'): Promise<string> =>
  foyer.platform.database.transaction('aurora', (tx) =>
    foyer.modules.billing.creditNote(tx, { tenant: 'aurora', order_id, amount, reason, actor: 'operator:test' }),
  )

const read = (id: string) => olga.client.ask(getOrder, { params: { id } })

const textOf = async (base64: string): Promise<string> => {
  const document = await openPdf(Buffer.from(base64, 'base64'))
  const { items } = await (await document.getPage(1)).getTextContent()
  return items.map((item) => ('str' in item ? item.str : '')).join(' ')
}

describe('a credit note', () => {
  it('BILL-14 credits an invoice with a number of its own series, and the invoice refers to it', async () => {
    const order_id = await giveOrder(foyer, olga)
    await credit(order_id, '25.10')
    expect(await read(order_id)).toMatchObject({
      amount: 125.5,
      credit_notes: [{ number: expect.stringMatching(/^AUR-C-\d{4}-\d{4}$/), amount: 25.1, reason: 'Bought twice' }],
      history: [{ kind: 'issued' }, { kind: 'credited' }],
    })
  })

  it('BILL-14 has a document that names the invoice, the reason, the parties and the tax', async () => {
    const order_id = await giveOrder(foyer, olga)
    const id = await credit(order_id, '125.50')
    const { document } = await olga.client.ask(getCreditNoteDocument, { params: { order_id, id } })
    const text = await textOf(document)
    const { number } = await read(order_id)
    for (const part of ['Credit note', 'AUR-C-', number, 'Bought twice', 'Northlight TV Oy', '€25.50', '€125.50'])
      expect(text).toContain(part)
    expect(text).not.toContain('IBAN')
    const elsewhere = await giveOrder(foyer, olga)
    const wrong = await olga.client.refusal(getCreditNoteDocument, { params: { order_id: elsewhere, id } })
    expect(wrong.status).toBe(404)
  })

  it('BILL-14 of a refund says, in its customer’s language, that the seller refunded it; the reason from staff is only in the log', async () => {
    const ivan = await createPerson(foyer, { locale: 'ru' })
    const order_id = await giveOrder(foyer, ivan)
    await receiveTransfer(foyer, { order_id })
    const { client } = await createStaff(foyer)
    const reason = 'threatened to sue, not worth it'
    await client.ask(refundOrder, { params: { id: order_id }, body: { reason } })
    const { credit_notes, history } = await ivan.client.ask(getOrder, { params: { id: order_id } })
    expect(credit_notes).toMatchObject([{ reason: 'Возвращено поставщиком' }])
    const params = { order_id, id: credit_notes[0]?.id ?? '' }
    const { document } = await ivan.client.ask(getCreditNoteDocument, { params })
    const text = await textOf(document)
    expect(text).toMatch(/Возвращено\s+поставщиком/)
    expect(text + JSON.stringify(history)).not.toContain('threatened')
    const kept = `select 1 from platform.audit_entry where object_id = $1 and action = 'refund_started' and reason = $2`
    expect(await foyer.sql(kept, order_id, reason)).toHaveLength(1)
  })

  it('BILL-14 parts of an invoice credit all of it to the cent, including tax, and never more', async () => {
    const order_id = await giveOrder(foyer, olga, { price: '10.01' })
    for (const amount of ['4.19', '4.19', '4.18']) await credit(order_id, amount)
    const [sums] = await foyer.sql<{ net: string; tax: string; total: string }>(
      'select sum(net)::float8::text as net, sum(tax)::float8::text as tax, sum(total)::float8::text as total from billing.credit_note where order_id = $1',
      order_id,
    )
    expect(sums).toEqual({ net: '10.01', tax: '2.55', total: '12.56' })
    await expect(credit(order_id, '0.01')).rejects.toThrow('invalid')
    for (const amount of ['0', '-1', '1.005']) await expect(credit(order_id, amount)).rejects.toThrow()
  })

  it('BILL-14 concurrent ones share no number, none is missing, and together they stay below the invoice', async () => {
    const order_id = await giveOrder(foyer, olga, { price: '100' })
    const notes = await Promise.allSettled(Array.from({ length: 20 }, () => credit(order_id, '10.00')))
    expect(notes.filter(({ status }) => status === 'fulfilled')).toHaveLength(12)
    const rows = await foyer.sql<{ number: string }>(
      `select number from billing.credit_note where tenant = 'aurora' order by number`,
    )
    const numbers = rows.map(({ number }) => Number(number.split('-').at(-1)))
    expect(numbers).toEqual(numbers.map((_, at) => at + 1))
  })
})

describe('the document of an order', () => {
  it('BILL-15 does not exist if the order costs nothing', async () => {
    const order_id = await giveOrder(foyer, olga, { price: '0' })
    expect((await read(order_id)).pdf).toBe(false)
    expect((await olga.client.refusal(getOrderDocument, { params: { order_id } })).status).toBe(404)
  })

  it('BILL-14 has bank details and a code for the banking app while money is owed', async () => {
    const order_id = await giveOrder(foyer, olga)
    const { document } = await olga.client.ask(getOrderDocument, { params: { order_id } })
    const text = await textOf(document)
    expect(text).toContain('DE02 1203 0000 0000 2020 51')
    expect(text).toMatch(/Scan with your\s+banking app/)
  })
})

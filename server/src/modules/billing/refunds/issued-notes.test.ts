import { getCreditNoteDocument, getOrder, listCreditNotes } from '@foyer/contract/billing/endpoints.ts'
import { expect, it } from 'vitest'
import { useFoyer } from '../../../../test/foyer.ts'
import { giveOrder } from '../../../../test/licences.ts'
import { createPerson } from '../../../../test/people.ts'

const foyer = useFoyer()

const credit = (order_id: string, amount: string) =>
  foyer.platform.database.transaction('aurora', (tx) =>
    foyer.modules.billing.creditNote(tx, {
      tenant: 'aurora',
      order_id,
      amount,
      reason: 'Too much',
      actor: 'operator:test',
    }),
  )

it('BILL-14 an invoice of an earlier year that is credited now is among the credit notes of this year, in the list and in the file', async () => {
  const olga = await createPerson(foyer, { country: 'DE' })
  const stranger = await createPerson(foyer)
  const order_id = await giveOrder(foyer, olga, { issued_at: new Date(Date.UTC(2024, 5, 15)) })
  const id = await credit(order_id, '19')
  const { number: order_number, credit_notes } = await olga.client.ask(getOrder, { params: { id: order_id } })
  const year = credit_notes[0]?.issued_at.slice(0, 4)
  const now = { from: `${year}-01-01`, to: `${year}-12-31` }
  const listed = async (query: object) => (await olga.client.ask(listCreditNotes, { query })).credit_notes
  const sums = { net_amount: 15.97, tax: 19, tax_amount: 3.03, amount: 19, currency: 'EUR' }
  const note = { id, number: credit_notes[0]?.number, order_id, order_number, reason: 'Too much', owner: null, ...sums }
  expect(await listed(now)).toMatchObject([note])
  expect(await listed({ from: '2024-01-01', to: '2024-12-31' })).toEqual([])
  expect(await listed({ query: order_number.slice(-6) })).toMatchObject([note])
  expect(await listed({ query: 'too MUCH' })).toMatchObject([note])
  expect(await listed({ query: 'something else' })).toEqual([])
  expect((await stranger.client.ask(listCreditNotes, { query: now })).credit_notes).toEqual([])
  const { bytes } = await olga.client.send('GET', listCreditNotes.url, { query: { ...now, format: 'csv' } })
  const [titles, line, ...others] = Buffer.from(bytes)
    .toString()
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n')
  expect(titles).toBe(
    'number,issued_at,order_number,net_amount,tax_percent,tax_amount,amount,currency,reason,order_id,id,owner',
  )
  expect(line).toMatch(new RegExp(`^${note.number},.*,${order_number},15.97,19,3.03,19,EUR,Too much,.*,${olga.email}$`))
  expect(others).toEqual([])
  const { document } = await olga.client.ask(getCreditNoteDocument, { params: { order_id, id } })
  expect(Buffer.from(document, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
})

it('BILL-14 credit notes are listed newest first or by their sum, page by page', async () => {
  const olga = await createPerson(foyer)
  const order_id = await giveOrder(foyer, olga)
  const ids = []
  for (const amount of ['5', '20', '10']) ids.push(await credit(order_id, amount))
  const first = await olga.client.ask(listCreditNotes, { query: { limit: '2' } })
  expect(first.estimated_count).toBe(3)
  const rest = await olga.client.ask(listCreditNotes, { query: { limit: '2', cursor: first.next ?? '' } })
  expect([...first.credit_notes, ...rest.credit_notes].map(({ id }) => id)).toEqual(ids.toReversed())
  const { credit_notes } = await olga.client.ask(listCreditNotes, { query: { sort: '-amount' } })
  expect(credit_notes.map(({ amount }) => amount)).toEqual([20, 10, 5])
})

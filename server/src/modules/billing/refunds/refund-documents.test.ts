import {
  getCreditNoteDocument,
  getOrder,
  getPayment,
  listOrders,
  listPayments,
  payOrder,
} from '@foyer/contract/billing/endpoints.ts'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { leaveRefundBegun } from '../../../../test/begun-refund.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { giveOrder, giveRefund } from '../../../../test/licences.ts'
import { mailsTo } from '../../../../test/outbox.ts'
import { createPerson, type Person } from '../../../../test/people.ts'
import { letPass } from '../../../../test/sandbox.ts'
import { reportStripe } from '../../../../test/stripe-hooks.ts'

const foyer = useFoyer()
let olga: Person
beforeAll(async () => {
  olga = await createPerson(foyer, { country: 'DE' })
})

/** An order of 119 euro that was paid by card. */
const paidOrder = async (): Promise<string> => {
  const order_id = await giveOrder(foyer, olga)
  await olga.client.call(payOrder, { params: { order_id }, body: { gateway: 'stripe', token_id: 'tok_visa' } })
  return order_id
}

const refund = (order_id: string, amount?: string) => giveRefund(foyer, order_id, amount)

/** Stripe's charge of the order, as its notification would show it. */
const chargeOf = async (order_id: string, amount_refunded: number): Promise<object> => {
  const [payment] = await foyer.sql<{ transaction_id: string }>(
    'select transaction_id from billing.payment where order_id = $1',
    order_id,
  )
  return { object: 'charge', payment_intent: payment?.transaction_id, amount_refunded, currency: 'eur' }
}

const credit = (order_id: string, amount: string) =>
  foyer.platform.database.transaction('aurora', (tx) =>
    foyer.modules.billing.creditNote(tx, {
      tenant: 'aurora',
      order_id,
      amount,
      reason: 'Agreed by mail',
      actor: 'operator:lena',
    }),
  )

const read = (id: string) => olga.client.ask(getOrder, { params: { id } })

describe('refunded money', () => {
  it('BILL-14 has a credit note on the invoice, as a document, in the history and in the mail', async () => {
    const order_id = await paidOrder()
    await refund(order_id, '19')
    const { credit_notes, credited_amount, history } = await read(order_id)
    // The reason that staff entered is only for staff.
    expect(credit_notes).toMatchObject([{ amount: 19, reason: 'Returned by the seller' }])
    expect(credited_amount).toBe(19)
    expect(history.map(({ kind }) => kind)).toContain('credited')
    const [note] = credit_notes
    const params = { order_id, id: note?.id ?? '' }
    const { document } = await olga.client.ask(getCreditNoteDocument, { params })
    expect(Buffer.from(document, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
    const [letter] = await mailsTo(foyer, olga.email)
    expect(letter?.text).toContain('€19.00')
    expect(letter?.text).toContain(note?.number)
  })

  it('BILL-09 in a list, the refunded amount is beside the paid one', async () => {
    const order_id = await paidOrder()
    await refund(order_id)
    const { orders } = await olga.client.ask(listOrders, { query: { limit: '1' } })
    expect(orders).toMatchObject([{ id: order_id, amount: 119, credited_amount: 119 }])
  })

  it('BILL-31 a payment shows its refunded amount: in the list, on its page and in the file', async () => {
    const order_id = await paidOrder()
    const latest = async () => (await olga.client.ask(listPayments, { query: { limit: '1' } })).payments[0]
    expect(await latest()).toMatchObject({ order_id, amount: 119, refunded_amount: 0 })
    await refund(order_id, '19')
    const payment = await latest()
    expect(payment).toMatchObject({ order_id, amount: 119, refunded_amount: 19 })
    expect(await olga.client.ask(getPayment, { params: { id: payment?.id ?? '' } })).toEqual(payment)
    await refund(order_id)
    expect(await latest()).toMatchObject({ amount: 119, refunded_amount: 119 })
    const { bytes } = await olga.client.send('GET', listPayments.url, { query: { format: 'csv' } })
    const [titles, line] = Buffer.from(bytes).toString('utf8').split('\r\n')
    // After the others, so that their order does not change.
    expect(titles).toMatch(/,id,refunded_amount,returning_amount,shortfall$/)
    expect(line).toMatch(/,119,0,0$/)
  })

  it('BILL-09, BILL-31 while it is pending, payment and invoice say so alike, and nothing calls it refunded', async () => {
    const order_id = await paidOrder()
    await leaveRefundBegun(foyer, order_id, '119')
    const latest = async () => (await olga.client.ask(listPayments, { query: { limit: '1' } })).payments[0]
    const lineOf = async (url: string) => {
      const { bytes } = await olga.client.send('GET', url, { query: { format: 'csv' } })
      return Buffer.from(bytes).toString('utf8').split('\r\n')[1]
    }
    expect(await latest()).toMatchObject({ order_id, refunded_amount: 0, returning_amount: 119 })
    expect(await read(order_id)).toMatchObject({ credited_amount: 0, returning_amount: 119 })
    expect(await lineOf(listPayments.url)).toMatch(/,0,119,0$/)
    expect(await lineOf(listOrders.url)).toContain(',119,0,EUR,refunding,')
    for (let round = 0; round < 2; round += 1) await foyer.platform.jobs.runDue()
    expect(await latest()).toMatchObject({ refunded_amount: 119, returning_amount: 0 })
    expect(await read(order_id)).toMatchObject({ credited_amount: 119, returning_amount: 0 })
    expect(await lineOf(listOrders.url)).toContain(',119,119,EUR,refunded,')
  })

  it('BILL-27 reported twenty times concurrently by the provider, it has one note and one mail', async () => {
    const order_id = await paidOrder()
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => reportStripe(foyer, 'charge.refunded', await chargeOf(order_id, 1900))),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const letters = await mailsTo(foyer, olga.email)
    const { number, credit_notes } = await read(order_id)
    expect(credit_notes).toMatchObject([{ amount: 19, reason: 'Returned by the payment provider' }])
    expect(letters.filter(({ subject }) => subject === `Refund for invoice ${number}`)).toHaveLength(1)
  })

  it('BILL-14 twenty reports during our own refund leave one note', async () => {
    const order_id = await paidOrder()
    const refunded = await chargeOf(order_id, 11_900)
    const racing = Array.from({ length: 20 }, () => reportStripe(foyer, 'charge.refunded', refunded))
    const [ours] = await Promise.allSettled([refund(order_id), ...racing])
    await foyer.platform.jobs.runDue()
    expect((await read(order_id)).credit_notes).toMatchObject([{ amount: 119 }])
    // Either the report came first and nothing was left to refund, or our refund did and the reports were about it.
    if (ours.status === 'rejected') expect(String(ours.reason)).toContain('refund_too_large')
  })

  it('BILL-14 if the note cannot be written the refund is not settled either; the next round does both, and the money was returned once', async () => {
    const order_id = await paidOrder()
    const refuse = `create function billing.refuse() returns trigger language plpgsql as $$ begin raise exception 'the pen is broken'; end $$;
      create trigger refuse before insert on billing.credit_note for each row execute function billing.refuse()`
    await foyer.sql(refuse)
    await expect(refund(order_id, '19')).rejects.toThrow('the pen is broken')
    const states = () => foyer.sql('select state from billing.refund where order_id = $1', order_id)
    expect(await states()).toEqual([{ state: 'started' }])
    await foyer.sql('drop function billing.refuse cascade')
    await letPass(foyer, 60)
    await vi.waitFor(async () => expect(await states()).toEqual([{ state: 'succeeded' }]), { timeout: 20_000 })
    expect((await read(order_id)).credit_notes).toMatchObject([{ amount: 19 }])
    const moved = 'select amount::float8 as amount from sandbox.refund where order_id = $1'
    expect(await foyer.sql(moved, order_id)).toEqual([{ amount: 19 }])
  })

  it('BILL-14 only the rest is credited if the invoice was credited before, and the refund continues', async () => {
    const order_id = await paidOrder()
    await credit(order_id, '100')
    expect(await refund(order_id)).toMatchObject({ state: 'succeeded', amount: '119.00' })
    expect((await read(order_id)).credit_notes.map(({ amount }) => amount)).toEqual([100, 19])
    const credited = await paidOrder()
    await credit(credited, '119')
    expect(await refund(credited)).toMatchObject({ state: 'succeeded', amount: '119.00' })
    expect((await read(credited)).credit_notes.map(({ amount }) => amount)).toEqual([119])
  })

  it('BILL-14 one refund has one note by the database’s own rule', async () => {
    const order_id = await paidOrder()
    const { id } = await refund(order_id, '10')
    const again = `insert into billing.credit_note (id, tenant, order_id, account_id, refund_id, number, issued_at, currency, net, tax, total, reason)
      select gen_random_uuid(), tenant, order_id, account_id, refund_id, number || '-again', issued_at, currency, net, tax, total, reason
      from billing.credit_note where refund_id = $1`
    await expect(foyer.sql(again, id)).rejects.toThrow('credit_note_of_refund')
  })
})

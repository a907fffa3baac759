import { getProfile, updateProfile } from '@foyer/contract/account/endpoints.ts'
import {
  addPaymentMethod,
  changeOrderReference,
  createOrder,
  getOrder,
  getOrderDocument,
  payOrder,
} from '@foyer/contract/billing/endpoints.ts'
import type { OrderBody } from '@foyer/contract/billing/order-body.ts'
import type { OrderDocumentKind } from '@foyer/contract/billing/order.ts'
import { changeStaffOrderReference, createStaffOrder, markOrderPaid } from '@foyer/contract/operator/endpoints.ts'
import { addDays, dayMs } from '@foyer/contract/vocabulary/days.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { advance, today } from '../../../../test/days.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { giveInvoice, giveLicence, giveOrder, longDay, publishSku, skuId } from '../../../../test/licences.ts'
import { createStaff, type Staff } from '../../../../test/operators.ts'
import { openPdf } from '../../../../test/pdf.ts'
import { createPerson, type Person, signIn } from '../../../../test/people.ts'

const foyer = useFoyer()
let nora: Staff
beforeAll(async () => {
  nora = await createStaff(foyer, { role: 'billing' })
  await publishSku(foyer)
  await publishSku(foyer, {
    id: 'trial',
    billing_terms: 'trial',
    period: 'one_time',
    tiers: [{ from_quantity: 1, unit_price: '0' }],
  })
})

const buyer = (wishes: Parameters<typeof createPerson>[1] = {}): Promise<Person> =>
  createPerson(foyer, { country: 'US', currency: 'EUR', permissions: { store: true, create_trial: true }, ...wishes })

const buy = ({ client }: Person, wishes: Partial<Extract<OrderBody, { purpose: 'new' }>> = {}) =>
  client.ask(createOrder, { body: { purpose: 'new', sku_id: skuId, quantity: 2, ...wishes } })

const read = ({ client }: Person, id: string) => client.ask(getOrder, { params: { id } })

const textOf = async ({ client }: Person, order_id: string, kind: OrderDocumentKind): Promise<string> => {
  const { document } = await client.ask(getOrderDocument, { params: { order_id }, query: { kind } })
  const { items } = await (await (await openPdf(Buffer.from(document, 'base64'))).getPage(1)).getTextContent()
  const text = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : '')).join('')
  return text.normalize('NFKC').replaceAll(/\s+/g, ' ')
}

/** That many days later, in a new session. */
const pass = async (days: number, person: Person): Promise<Person> => {
  advance(foyer, days * dayMs)
  return { ...person, ...(await signIn(foyer, person)) }
}

const markPaid = (id: string, reference = `transfer-${id}`) =>
  nora.client.ask(markOrderPaid, { params: { id }, body: { reference, reason: 'seen' } })

/** The rows of the customer's CSV by the number of the invoice, each by its columns. */
const csvOf = async ({ client }: Person): Promise<ReadonlyMap<string, Readonly<Record<string, string>>>> => {
  const { bytes } = await client.send('GET', '/billing/api/v1/orders', { query: { format: 'csv' } })
  const [names = [], ...rows] = Buffer.from(bytes)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(/[,;]/).map((cell) => cell.replace(/^"(.*)"$/, '$1')))
  return new Map(rows.map((row) => [row[0] ?? '', Object.fromEntries(names.map((name, at) => [name, row[at] ?? '']))]))
}

describe('the period of a purchase', () => {
  it('is as long as its plan says before it is paid, and has its days afterwards, on page, paper and file', async () => {
    let olga = await buyer()
    const { id, number } = await buy(olga)
    expect(await read(olga, id)).toMatchObject({ period_from: null, period_till: null, first_period: 'monthly' })
    expect((await read(olga, id)).period_note).toBe('Period: one month from the day of payment.')
    expect(await textOf(olga, id, 'invoice')).toContain('one month from the day of payment')
    olga = await pass(10, olga)
    await markPaid(id)
    const { period_from, period_till, first_period } = await read(olga, id)
    expect([period_from, first_period]).toEqual([today(foyer), null])
    expect((period_till ?? '') > addDays(today(foyer), 27)).toBe(true)
    for (const kind of ['invoice', 'receipt'] as const) {
      const text = await textOf(olga, id, kind)
      for (const day of [period_from, period_till]) expect(text).toContain(longDay(day ?? ''))
      expect(text).not.toContain('from the day of payment')
    }
    expect((await csvOf(olga)).get(number)).toMatchObject({ period_from, period_till })
  })

  it('begins for a converted trial on the day of the payment as well', async () => {
    let olga = await buyer()
    const trial = (await buy(olga, { sku_id: 'trial', quantity: 1 })).deliverable?.id ?? ''
    const { id } = await buy(olga, { deliverable_id: trial })
    olga = await pass(3, olga)
    await markPaid(id)
    const { period_from, deliverable } = await read(olga, id)
    expect([period_from, deliverable?.id]).toEqual([today(foyer), trial])
    expect(await textOf(olga, id, 'receipt')).toContain(longDay(today(foyer)))
  })

  it('of a renewal is that of its lines', async () => {
    const olga = await buyer()
    const { order_id } = await giveInvoice(foyer, olga)
    const { period_from, due_on, first_period } = await read(olga, order_id)
    expect([period_from, first_period]).toEqual([due_on, null])
  })
})

describe('the receipt', () => {
  it('names the brand of the card and its last digits', async () => {
    const olga = await buyer()
    const order_id = await giveOrder(foyer, olga)
    await olga.client.ask(payOrder, { params: { order_id }, body: { gateway: 'stripe', token_id: 'tok_visa' } })
    expect(await textOf(olga, order_id, 'receipt')).toContain('Paid by Visa •••• 4242')
  })

  it('names a saved card too, even after it was removed', async () => {
    const olga = await buyer()
    const kept = await olga.client.ask(addPaymentMethod, { body: { gateway: 'stripe', token_id: 'tok_mastercard' } })
    const payment_method_id = 'id' in kept ? kept.id : ''
    const order_id = await giveOrder(foyer, olga)
    await olga.client.ask(payOrder, { params: { order_id }, body: { gateway: 'stripe', payment_method_id } })
    await olga.client.send('DELETE', `/billing/api/v1/payment_methods/${payment_method_id}`)
    expect(await textOf(olga, order_id, 'receipt')).toContain('Paid by Mastercard •••• 4444')
  })

  it('names a transfer by its day and the reference of the bank; an unpaid invoice names none', async () => {
    const olga = await buyer()
    const id = await giveOrder(foyer, olga)
    expect(await textOf(olga, id, 'invoice')).not.toContain('Paid by')
    await markPaid(id, 'SEPA 77')
    const day = longDay(today(foyer))
    expect(await textOf(olga, id, 'receipt')).toContain(`Paid by Bank transfer of ${day}, SEPA 77`)
    expect(await textOf(olga, id, 'invoice')).toContain('SEPA 77')
  })
})

describe('the buyer’s reference', () => {
  const setDefault = async ({ client }: Person, buyer_reference: string | null): Promise<void> => {
    const { name, second_name, country, notification_emails, phone, locale, newsletter } = await client.ask(getProfile)
    const body = { name, second_name, country, notification_emails, phone, locale, newsletter, buyer_reference }
    await client.ask(updateProfile, { body })
  }

  const change = ({ client }: Person, order_id: string, buyer_reference: string | null) =>
    client.ask(changeOrderReference, { params: { order_id }, body: { buyer_reference } })

  const renew = async (olga: Person, deliverable_id: string): Promise<string | null> => {
    const about = { tenant: 'aurora', deliverable_id, actor: 'operator:test' }
    return (await read(olga, await foyer.modules.licensing.openRenewal(about))).buyer_reference
  }

  it('of the profile stands on new invoices, and those that exist keep theirs', async () => {
    const olga = await buyer()
    await setDefault(olga, 'PO 4500012345')
    const { id, number } = await buy(olga)
    await setDefault(olga, 'PO 9')
    expect(await textOf(olga, id, 'invoice')).toContain('Purchase order number PO 4500012345')
    expect((await csvOf(olga)).get(number)).toMatchObject({ buyer_reference: 'PO 4500012345' })
    const licence = await giveLicence(foyer, olga)
    expect(await renew(olga, licence)).toBe('PO 9')
    await setDefault(olga, null)
    expect((await buy(olga)).buyer_reference).toBeNull()
  })

  it('given with a purchase goes on with its licence, whatever the profile says', async () => {
    const olga = await buyer()
    await setDefault(olga, 'General')
    const { id } = await buy(olga, { buyer_reference: 'Studio 3' })
    await markPaid(id)
    const { deliverable, buyer_reference } = await read(olga, id)
    expect(buyer_reference).toBe('Studio 3')
    expect(await renew(olga, deliverable?.id ?? '')).toBe('Studio 3')
  })

  it('of the profile that is entered for one licence goes on with it, whatever the profile says later', async () => {
    const olga = await buyer()
    await setDefault(olga, 'PO 1')
    const { deliverable_id, order_id } = await giveInvoice(foyer, olga)
    expect((await change(olga, order_id, 'PO 1')).buyer_reference).toBe('PO 1')
    await setDefault(olga, 'PO 2')
    await markPaid(order_id)
    expect(await renew(olga, deliverable_id)).toBe('PO 1')
  })

  it('that was removed from an invoice does not come back when the invoice is replaced at another price', async () => {
    const olga = await buyer()
    await setDefault(olga, 'PO 1')
    const { deliverable_id, order_id } = await giveInvoice(foyer, olga)
    expect((await change(olga, order_id, null)).buyer_reference).toBeNull()
    const change_price = {
      customer_id: olga.account.id,
      action: 'set_price_correction',
      deliverable_id,
      price_correction: -1,
      reason: 'agreed',
    } as const
    await nora.client.ask(createStaffOrder, { body: change_price })
    await foyer.platform.jobs.runDue()
    const { replaced_by } = await read(olga, order_id)
    expect((await read(olga, replaced_by?.id ?? '')).buyer_reference).toBeNull()
  })

  it('is changed on an unpaid invoice by customer and staff, with an entry in the log, and on no other', async () => {
    const olga = await buyer()
    const id = await giveOrder(foyer, olga)
    expect((await change(olga, id, '  PO 1  ')).buyer_reference).toBe('PO 1')
    const asked = { params: { id }, body: { buyer_reference: 'PO 2' } }
    expect((await nora.client.ask(changeStaffOrderReference, asked)).buyer_reference).toBe('PO 2')
    expect((await change(olga, id, null)).buyer_reference).toBeNull()
    await markPaid(id)
    const late = { params: { order_id: id }, body: { buyer_reference: 'PO 3' } }
    expect(await olga.client.refusal(changeOrderReference, late)).toMatchObject({ status: 409, code: 'already_paid' })
  })

  it.each([
    ['with signs that no document can print', '株式会社', 'not_printable'],
    ['of more than one line', 'PO\n1', 'invalid'],
    ['of more than sixty signs', 'P'.repeat(61), 'invalid'],
  ])('%s is refused', async (_case, buyer_reference, code) => {
    const olga = await buyer()
    const order_id = await giveOrder(foyer, olga)
    const refused = await olga.client.send('PUT', changeOrderReference.url.replace(':order_id', order_id), {
      body: { buyer_reference },
    })
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ source: { pointer: '/buyer_reference' } }] } })
    if (code === 'not_printable') expect(refused.body).toMatchObject({ errors: [{ code }] })
  })

  it('is given by staff with a custom invoice', async () => {
    const olga = await buyer()
    const body = {
      customer_id: olga.account.id,
      action: 'custom' as const,
      description: 'Setup',
      lines: [{ title: 'Setup', quantity: 1, unit_price: 100 }],
      buyer_reference: 'KST 77',
    }
    expect((await nora.client.ask(createStaffOrder, { body })).buyer_reference).toBe('KST 77')
  })
})

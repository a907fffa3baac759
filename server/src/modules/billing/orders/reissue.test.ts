import { randomUUID } from 'node:crypto'
import { getProfile, updateProfile } from '@foyer/contract/account/endpoints.ts'
import type { ProfileBody } from '@foyer/contract/account/profile.ts'
import {
  changeOrderReference,
  getOrder,
  getOrderDocument,
  payOrder,
  reissueOrder,
} from '@foyer/contract/billing/endpoints.ts'
import type { ReissueBody } from '@foyer/contract/billing/order.ts'
import { getDeliverable } from '@foyer/contract/licensing/endpoints.ts'
import { getStaffOrder, markOrderPaid, reissueStaffOrder } from '@foyer/contract/operator/endpoints.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { useFoyer } from '../../../../test/foyer.ts'
import { createHolder, giveCard, giveOrder, receiveTransfer, renameBuyer } from '../../../../test/licences.ts'
import { createStaff, type Staff } from '../../../../test/operators.ts'
import { mailsTo } from '../../../../test/outbox.ts'
import { openPdf } from '../../../../test/pdf.ts'
import { createPerson, type Person } from '../../../../test/people.ts'

const foyer = useFoyer()
let nora: Staff
beforeAll(async () => {
  nora = await createStaff(foyer, { role: 'billing' })
})

const german = (wishes: Parameters<typeof createPerson>[1] = {}): Promise<Person> =>
  createPerson(foyer, { country: 'DE', legal_name: 'Northlight TV GmbH', ...wishes })

const save = async ({ client }: Person, change: Partial<ProfileBody>): Promise<void> => {
  const { name, second_name, country, notification_emails, phone, locale, newsletter } = await client.ask(getProfile)
  await client.ask(updateProfile, {
    body: { name, second_name, country, notification_emails, phone, locale, newsletter, ...change },
  })
}

const read = ({ client }: Person, id: string) => client.ask(getOrder, { params: { id } })
const again = ({ client }: Person, order_id: string, seen_total?: number) =>
  client.ask(reissueOrder, { params: { order_id }, body: seen_total === undefined ? {} : { seen_total } })
const refusal = ({ client }: Person, order_id: string, body: ReissueBody = {}) =>
  client.refusal(reissueOrder, { params: { order_id }, body })

const textOf = async ({ client }: Person, order_id: string): Promise<string> => {
  const { document } = await client.ask(getOrderDocument, { params: { order_id }, query: { kind: 'invoice' } })
  const { items } = await (await (await openPdf(Buffer.from(document, 'base64'))).getPage(1)).getTextContent()
  return items.map((item) => ('str' in item ? item.str : '')).join(' ')
}

describe('an unpaid invoice whose buyer has changed', () => {
  it('is issued again with the same lines, the present buyer and tax, and a number of its own', async () => {
    const olga = await german()
    const id = await giveOrder(foyer, olga, { due_on: '2099-12-31' })
    expect((await read(olga, id)).reissue).toBeNull()
    await save(olga, { country: 'US', legal_name: 'Northlight Inc.' })
    const old = await read(olga, id)
    expect(old).toMatchObject({ amount: 119, buyer: { legal_name: 'Northlight TV GmbH' } })
    expect(old.reissue).toMatchObject({ amount: 100, tax: 0, tax_amount: 0, buyer: { legal_name: 'Northlight Inc.' } })
    const made = await again(olga, id, 100)
    expect(made).toMatchObject({
      amount: 100,
      tax: 0,
      buyer: { legal_name: 'Northlight Inc.' },
      lines: old.lines,
      due_on: '2099-12-31',
      replaces: { id, number: old.number },
      reissue: null,
    })
    const { cancelled_at, replaced_by } = await read(olga, id)
    expect(cancelled_at).not.toBeNull()
    expect(replaced_by).toEqual({ id: made.id, number: made.number })
    expect(await textOf(olga, id)).toContain(`Invoice ${made.number} was issued in its place.`)
    expect(await textOf(olga, made.id)).toMatch(new RegExp(`Replaces invoice\\s+${old.number}`))
  })

  it('is told of in one letter, which says that the old one is not to be paid', async () => {
    const olga = await german()
    const id = await giveOrder(foyer, olga, { due_on: '2099-12-31' })
    const before = (await mailsTo(foyer, olga.account.email)).length
    await save(olga, { legal_name: 'Northlight AG' })
    const { number } = await again(olga, id)
    const old = await read(olga, id)
    const mails = await mailsTo(foyer, olga.account.email)
    expect(mails.length - before).toBe(1)
    expect(mails[0]?.subject).toBe(`Invoice ${number} replaces ${old.number}`)
    expect(mails[0]?.text).toContain('Northlight AG')
    expect(mails[0]?.text).toContain('is due on 31 December 2099.')
  })

  it('has the purchase order number of the present profile, unless it has one of its own', async () => {
    const olga = await german()
    const [fromProfile, own] = [await giveOrder(foyer, olga), await giveOrder(foyer, olga)]
    const body = { buyer_reference: 'PO 1' }
    await olga.client.ask(changeOrderReference, { params: { order_id: own }, body })
    await save(olga, { legal_name: 'Northlight AG', buyer_reference: 'PO 2' })
    expect(await again(olga, fromProfile)).toMatchObject({ buyer_reference: 'PO 2' })
    expect(await again(olga, own)).toMatchObject(body)
  })

  it('is issued again once, however many ask at the same time', async () => {
    const olga = await german()
    const id = await giveOrder(foyer, olga)
    await save(olga, { legal_name: 'Northlight AG' })
    const asked = { params: { order_id: id }, body: {} }
    const answers = await Promise.all(Array.from({ length: 5 }, () => olga.client.call(reissueOrder, asked)))
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409, 409, 409, 409])
    const made = await foyer.sql('select from billing."order" where replaces = $1', id)
    expect(made).toHaveLength(1)
  })

  it('that renews a licence goes on as its renewal, with the charge of the saved card, and prolongs it once paid', async () => {
    const { olga, order_id, deliverable_id } = await createHolder(foyer, { billing_kind: 'internal' })
    await giveCard(foyer, olga, { is_default: true })
    const { charged_on } = await read(olga, order_id)
    expect(charged_on).not.toBeNull()
    await save(olga, { legal_name: 'Northlight AG' })
    const made = await again(olga, order_id)
    expect(made).toMatchObject({ charged_on, purpose: 'prolong', deliverable: { id: deliverable_id } })
    await receiveTransfer(foyer, { order_id: made.id })
    const { paid_till } = await olga.client.ask(getDeliverable, { params: { id: deliverable_id } })
    expect(paid_till?.slice(0, 10)).toBe(made.period_till)
    const [renewal] = await foyer.sql('select state, order_id from licensing.renewal where order_id = $1', made.id)
    expect(renewal).toMatchObject({ state: 'paid' })
  })

  it('is issued again by staff with a reason', async () => {
    const olga = await german()
    const id = await giveOrder(foyer, olga)
    await renameBuyer(foyer, id)
    expect((await nora.client.ask(getStaffOrder, { params: { id } })).reissue).not.toBeNull()
    const asked = { params: { id }, body: { reason: 'they were renamed' } }
    const made = await nora.client.ask(reissueStaffOrder, asked)
    expect(made).toMatchObject({ replaces: { id }, buyer: { legal_name: 'Northlight TV GmbH' } })
    const entries = await foyer.sql(
      'select action from platform.audit_entry where object_id = any($1) and reason = $2 order by action',
      [id, made.id],
      'they were renamed',
    )
    expect(entries).toEqual([{ action: 'order_cancelled' }, { action: 'order_issued' }])
  })
})

describe('it is refused', () => {
  const changed = async (price = '100'): Promise<readonly [Person, string]> => {
    const olga = await german({ country: 'US', currency: 'EUR' })
    const id = await giveOrder(foyer, olga, { price })
    await renameBuyer(foyer, id)
    return [olga, id]
  }

  it('where nothing would change, not even after a change of the language', async () => {
    const olga = await german()
    const id = await giveOrder(foyer, olga)
    await save(olga, { locale: 'ru' })
    expect((await read(olga, id)).reissue).toBeNull()
    expect(await refusal(olga, id)).toMatchObject({ status: 409, code: 'conflict' })
  })

  it('once it is paid', async () => {
    const [olga, id] = await changed()
    await receiveTransfer(foyer, { order_id: id })
    expect(await refusal(olga, id)).toMatchObject({ status: 409, code: 'already_paid' })
    expect((await read(olga, id)).reissue).toBeNull()
  })

  it('while a card payment waits for the bank', async () => {
    const [olga, id] = await changed()
    const body = { gateway: 'stripe', token_id: 'tok_threeDSecureRequired' } as const
    expect((await olga.client.call(payOrder, { params: { order_id: id }, body })).status).toBe(202)
    expect((await read(olga, id)).reissue).toBeNull()
    expect(await refusal(olga, id)).toMatchObject({ status: 409, code: 'payment_in_progress' })
  })

  it('while a transfer waits for a second operator', async () => {
    const [olga, id] = await changed('6000')
    const transfer = { reference: randomUUID(), reason: 'seen' }
    expect((await nora.client.call(markOrderPaid, { params: { id }, body: transfer })).status).toBe(202)
    expect(await refusal(olga, id)).toMatchObject({ status: 409, code: 'payment_in_progress' })
    const staff = { params: { id }, body: { reason: 'renamed' } }
    expect(await nora.client.refusal(reissueStaffOrder, staff)).toMatchObject({ status: 409, code: 'approval_pending' })
  })

  it('after sixty times within an hour: each takes a number and mails everybody', async () => {
    const [olga, id] = await changed()
    await again(olga, id)
    for (let tries = 1; tries < 60; tries += 1) expect(await refusal(olga, id)).toMatchObject({ code: 'conflict' })
    expect(await refusal(olga, id)).toMatchObject({ status: 429, code: 'too_many_requests' })
  })

  it('where it comes to something else than was seen', async () => {
    const [olga, id] = await changed()
    expect(await refusal(olga, id, { seen_total: 119 })).toMatchObject({ status: 409, code: 'price_changed' })
    expect((await read(olga, id)).cancelled_at).toBeNull()
  })

  it('where another buyer would get it than was seen, for customers and staff, even at the same total', async () => {
    const olga = await german()
    const id = await giveOrder(foyer, olga)
    await save(olga, { legal_name: 'Northlight AG' })
    const seen = (await read(olga, id)).reissue
    const seen_buyer = seen?.buyer
    await save(olga, { legal_name: 'Northlight Holding AG' })
    const body = { seen_total: seen?.amount, seen_buyer }
    expect(await refusal(olga, id, body)).toMatchObject({ status: 409, code: 'conflict' })
    const staff = { params: { id }, body: { ...body, reason: 'renamed' } }
    expect(await nora.client.refusal(reissueStaffOrder, staff)).toMatchObject({ status: 409, code: 'conflict' })
    expect((await read(olga, id)).cancelled_at).toBeNull()
    const now = (await read(olga, id)).reissue
    const asked = { params: { order_id: id }, body: { seen_total: now?.amount, seen_buyer: now?.buyer } }
    expect(await olga.client.ask(reissueOrder, asked)).toMatchObject({ buyer: { legal_name: 'Northlight Holding AG' } })
  })
})

import { randomUUID } from 'node:crypto'
import { payOrder } from '@foyer/contract/billing/endpoints.ts'
import {
  cancelStaffOrder,
  changeOperator,
  getStaffOrder,
  giveApproval,
  inviteOperator,
  listApprovals,
  markOrderPaid,
  refundOrder,
  refuseApproval,
} from '@foyer/contract/operator/endpoints.ts'
import { dayMs, dayOf } from '@foyer/contract/vocabulary/days.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { entriesOf } from '../../../../test/audit.ts'
import { advance } from '../../../../test/days.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { newcomer } from '../../../../test/invites.ts'
import { giveOrder } from '../../../../test/licences.ts'
import { createStaff, type Staff } from '../../../../test/operators.ts'
import { mailsTo, subjectsTo } from '../../../../test/outbox.ts'
import { createPerson, type Person } from '../../../../test/people.ts'

const foyer = useFoyer()
let lena: Staff
let nora: Staff
let olga: Person
beforeAll(async () => {
  lena = await createStaff(foyer, { role: 'billing' })
  nora = await createStaff(foyer, { role: 'billing' })
  olga = await createPerson(foyer, { country: 'US', currency: 'EUR' })
})

/** From the demo's configuration: 5000 euro. */
const bigOrder = (price = '5000.01') => giveOrder(foyer, olga, { price })
const transfer = () => ({ reference: randomUUID(), reason: 'seen on the account' })
const markPaid = (who: Staff, id: string, paid_on?: string) =>
  who.client.call(markOrderPaid, { params: { id }, body: { ...transfer(), ...(paid_on !== undefined && { paid_on }) } })
const refund = (who: Staff, id: string, amount?: number) =>
  who.client.call(refundOrder, {
    params: { id },
    body: { reason: 'leaves us', ...(amount !== undefined && { amount }) },
  })
const approve = (who: Staff, id: string) =>
  who.client.call(giveApproval, { params: { id }, body: { reason: 'checked' } })
const reject = (who: Staff, id: string) => who.client.call(refuseApproval, { params: { id }, body: null })

const idOf = ({ status, body }: { readonly status: number; readonly body?: unknown }): string => {
  expect(status).toBe(202)
  return (body as { id: string }).id
}
const countOf = async (table: 'payment' | 'refund', orderId: string): Promise<number> =>
  (await foyer.sql(`select from billing.${table} where order_id = $1`, orderId)).length

/** A large order that two operators approved. */
const paidOrder = async (): Promise<string> => {
  const order = await bigOrder()
  await approve(nora, idOf(await markPaid(lena, order)))
  return order
}

describe('an amount above the brand’s limit', () => {
  it('locks the order until it is decided: nobody cancels it during that time', async () => {
    const order = await bigOrder()
    const id = idOf(await markPaid(lena, order))
    const can = async () => (await nora.client.ask(getStaffOrder, { params: { id: order } })).can
    expect(await can()).toEqual({ mark_paid: false, refund: false, cancel: false, record_surplus: false })
    const cancel = { params: { id: order }, body: { reason: 'not needed' } }
    expect(await nora.client.refusal(cancelStaffOrder, cancel)).toMatchObject({
      status: 409,
      code: 'approval_pending',
      meta: { approval_id: id },
    })
    await reject(nora, id)
    expect(await can()).toMatchObject({ mark_paid: true, cancel: true })
    expect((await nora.client.ask(cancelStaffOrder, cancel)).cancelled_at).not.toBeNull()
  })

  it('BILL-27 with an attempt of unknown outcome, locks the order while two decide: no card is charged as well', async () => {
    const order = await bigOrder()
    const pay = (token_id: string) =>
      olga.client.call(payOrder, { params: { order_id: order }, body: { gateway: 'stripe', token_id } })
    expect((await pay('tok_threeDSecure2Required')).status).toBe(202)
    const question = `update billing.payment_attempt set state = 'unknown', leased_until = 'infinity' where order_id = $1`
    await foyer.sql(question, order)
    await reject(nora, idOf(await markPaid(lena, order)))
    const id = idOf(await markPaid(lena, order))
    expect(await pay('tok_visa')).toMatchObject({ status: 409, body: { errors: [{ code: 'payment_in_progress' }] } })
    expect((await approve(nora, id)).status).toBe(200)
    expect(await countOf('payment', order)).toBe(1)
    expect((await nora.client.ask(getStaffOrder, { params: { id: order } })).attempts).toMatchObject([
      { state: 'failed' },
    ])
  })

  it('is booked once a second operator approves, never by the requester', async () => {
    const order = await bigOrder()
    const paid_on = dayOf(foyer.platform.clock.now().getTime() - 5 * dayMs)
    const id = idOf(await markPaid(lena, order, paid_on))
    expect(await countOf('payment', order)).toBe(0)
    expect(await approve(lena, id)).toMatchObject({ status: 403, body: { errors: [{ code: 'second_person_needed' }] } })
    // The same person with another key is still the same person.
    const key = await foyer.modules.operator.issueKey({
      tenant: 'aurora',
      handle: lena.operator.handle,
      title: 'Second key',
      actor: 'system',
    })
    const lenaAgain = { ...lena, client: foyer.client.as({ access_token: key }) }
    expect((await approve(lenaAgain, id)).status).toBe(403)
    const { approvals } = await nora.client.ask(listApprovals, { query: { state: 'pending' } })
    expect(approvals.find((one) => one.id === id)).toMatchObject({
      own: false,
      requested_by: lena.operator.handle,
      paid_on,
    })
    expect(await approve(nora, id)).toMatchObject({ status: 200, body: { state: 'approved' } })
    const paid = await nora.client.ask(getStaffOrder, { params: { id: order } })
    expect(paid.paid_at).toMatch(paid_on)
    const log = await foyer.sql<{ actor: string; action: string; paid_on: string | null }>(
      `select actor, action, changes ->> 'paid_on' as paid_on from platform.audit_entry where object_id = $1 order by at, id`,
      order,
    )
    expect(log.slice(1)).toEqual(
      expect.arrayContaining([
        { actor: `operator:${lena.operator.handle}`, action: 'approval_requested', paid_on },
        { actor: `operator:${nora.operator.handle}`, action: 'approval_given', paid_on: null },
        { actor: `operator:${lena.operator.handle}`, action: 'order_paid', paid_on },
      ]),
    )
  })

  it('at the limit itself needs one', async () => {
    expect((await markPaid(lena, await bigOrder('5000'))).status).toBe(200)
  })

  it('needs the right to change orders for the decision', async () => {
    const id = idOf(await markPaid(lena, await bigOrder()))
    const support = await createStaff(foyer, { role: 'support' })
    const elsewhere = await createStaff(foyer, { tenant: 'sever', role: 'billing' })
    expect((await approve(support, id)).status).toBe(403)
    expect((await approve(elsewhere, id)).status).toBe(404)
  })

  it('waits once: a second request is refused while one is open, and can be made again after a withdrawal', async () => {
    const order = await bigOrder()
    const answers = await Promise.all([markPaid(lena, order), markPaid(lena, order), markPaid(nora, order)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([202, 409, 409])
    const { approval } = await lena.client.ask(getStaffOrder, { params: { id: order } })
    expect((await reject(lena, approval?.id ?? '')).status).toBe(200)
    expect((await markPaid(nora, order)).status).toBe(202)
  })
})

describe('of ended requests', () => {
  it('the log shows which were refused and which were withdrawn by their requester', async () => {
    const order = await bigOrder()
    for (const decider of [nora, lena]) await reject(decider, idOf(await markPaid(lena, order)))
    const log = await entriesOf(foyer, order, ['action'])
    const asked = 'approval_requested'
    expect(log.slice(1).map(({ action }) => action)).toEqual([asked, 'approval_refused', asked, 'approval_withdrawn'])
  })
})

describe('of concurrent decisions', () => {
  it('ten approvals book one payment', async () => {
    const order = await bigOrder()
    const id = idOf(await markPaid(lena, order))
    const answers = await Promise.all(Array.from({ length: 10 }, () => approve(nora, id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
    expect(await countOf('payment', order)).toBe(1)
  })

  it('an approval and a rejection: one of them counts, and the money follows', async () => {
    for (let round = 0; round < 4; round += 1) {
      const order = await bigOrder()
      const id = idOf(await markPaid(lena, order))
      const [given, refused] = await Promise.all([approve(nora, id), reject(lena, id)])
      expect([given.status, refused.status].toSorted((a, b) => a - b)).toEqual([200, 409])
      expect(await countOf('payment', order)).toBe(given.status === 200 ? 1 : 0)
    }
  })

  it('an approval and the customer’s card: the transfer pays the order, and the card is not charged', async () => {
    for (let round = 0; round < 4; round += 1) {
      const order = await bigOrder()
      const id = idOf(await markPaid(lena, order))
      const card = { gateway: 'stripe', token_id: 'tok_visa' } as const
      const paying = olga.client.call(payOrder, { params: { order_id: order }, body: card })
      const [given, charged] = await Promise.all([approve(nora, id), paying])
      expect([given.status, charged.status]).toEqual([200, 409])
      expect(await countOf('payment', order)).toBe(1)
    }
  })

  it('ten approvals of a refund return the money once', async () => {
    const order = await paidOrder()
    const id = idOf(await refund(lena, order))
    const answers = await Promise.all(Array.from({ length: 10 }, () => approve(nora, id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await countOf('refund', order)).toBe(1)
  })
})

describe('a refund above the limit', () => {
  it('of a bank transfer names the transfer, because it is sent by hand; one made by the provider names none', async () => {
    const order = await paidOrder()
    const { received } = await lena.client.ask(getStaffOrder, { params: { id: order } })
    const byHand = await refund(lena, order)
    expect(byHand).toMatchObject({ status: 202, body: { action: 'refund', reference: received?.transaction_id } })
    const charged = await bigOrder()
    const body = { gateway: 'stripe', token_id: 'tok_visa' } as const
    await olga.client.ask(payOrder, { params: { order_id: charged }, body })
    expect(await refund(lena, charged)).toMatchObject({ status: 202, body: { action: 'refund', reference: null } })
  })

  it('cannot be split into halves, consecutively or concurrently', async () => {
    const order = await paidOrder()
    expect((await refund(lena, order, 3000)).status).toBe(200)
    expect((await refund(lena, order, 2000.01)).status).toBe(202)
    const other = await paidOrder()
    const answers = await Promise.all([refund(lena, other, 2600), refund(lena, other, 2400.01)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 202])
  })

  it('whose payment is no longer there is refused when approved, and can be rejected', async () => {
    const order = await paidOrder()
    const id = idOf(await refund(lena, order))
    await foyer.modules.billing.refund({
      tenant: 'aurora',
      order_id: order,
      amount: '10',
      reason: 'by another way',
      actor: 'operator:test',
    })
    expect(await approve(nora, id)).toMatchObject({ status: 422, body: { errors: [{ code: 'refund_too_large' }] } })
    expect(await countOf('refund', order)).toBe(1)
    expect((await reject(nora, id)).status).toBe(200)
  })
})

describe('the people of an approval', () => {
  it('hear by mail that it waits for them, and its author how it was decided', async () => {
    const password = 'Harbour-light-42'
    const about = { name: 'Daniel Reuter', role: 'billing', password } as const
    const [daniel, petra] = [
      await createStaff(foyer, about),
      await createStaff(foyer, { ...about, name: 'Petra Klein' }),
    ]
    const gone = await createStaff(foyer, about)
    const program = await createStaff(foyer, { name: 'Import', role: 'billing' })
    const others = [await createStaff(foyer, { role: 'support' }), await createStaff(foyer, { role: 'viewer' })]
    const elsewhere = await createStaff(foyer, { tenant: 'sever', role: 'billing' })
    const params = { id: gone.operator.id }
    const chief = await createStaff(foyer, { password })
    await chief.client.ask(changeOperator, { params, body: { blocked: true, reason: 'left' } })
    const unproved = newcomer('billing')
    await chief.client.ask(inviteOperator, { body: unproved })
    const order = await bigOrder()
    const { number } = await petra.client.ask(getStaffOrder, { params: { id: order } })
    const id = idOf(await markPaid(daniel, order))
    const [asked] = await mailsTo(foyer, petra.operator.email)
    expect(asked?.subject).toBe(`Approval needed: transfer of €5,000.01, invoice ${number}`)
    expect(asked?.text).toContain('Daniel Reuter asks to mark')
    expect(asked?.text).toContain('seen on the account')
    expect(asked?.links[0]).toMatch(new RegExp(`/operator/orders/${order}$`))
    expect(await subjectsTo(foyer, chief.operator.email)).toContain(asked?.subject)
    for (const nobody of [daniel, gone, program, ...others, elsewhere, { operator: unproved }])
      expect(await subjectsTo(foyer, nobody.operator.email)).not.toContainEqual(expect.stringContaining(number))

    await approve(petra, id)
    const [decided] = await mailsTo(foyer, daniel.operator.email)
    expect(decided?.subject).toBe(`Approved: transfer of €5,000.01, invoice ${number}`)
    expect(decided?.text).toContain('Petra Klein approved your request.')
    expect(decided?.text).toContain('Reason given: checked')

    const refused = idOf(await refund(daniel, order))
    await reject(petra, refused)
    const credited = `refund of €5,000.01, invoice ${number}`
    expect(await subjectsTo(foyer, daniel.operator.email)).toContain(`Rejected: ${credited}`)
    const withdrawn = idOf(await refund(daniel, order))
    expect(await subjectsTo(foyer, petra.operator.email)).toContain(`Approval needed: ${credited}`)
    const heard = (await subjectsTo(foyer, daniel.operator.email)).length
    await reject(daniel, withdrawn)
    expect(await subjectsTo(foyer, daniel.operator.email)).toHaveLength(heard)
  })

  it('hear of it again every three days while it waits, and no more once it is decided', async () => {
    const about = { role: 'billing', password: 'Harbour-light-42' } as const
    const [daniel, petra] = [await createStaff(foyer, about), await createStaff(foyer, about)]
    const order = await bigOrder()
    const { number } = await petra.client.ask(getStaffOrder, { params: { id: order } })
    const id = idOf(await markPaid(daniel, order))
    const waits = `Still waiting for approval: transfer of €5,000.01, invoice ${number}`
    const remindedOf = async ({ operator }: Staff): Promise<number> =>
      (await subjectsTo(foyer, operator.email)).filter((subject) => subject === waits).length
    const daysLater = async (days: number): Promise<void> => {
      for (let day = 0; day < days; day += 1) {
        advance(foyer, dayMs)
        await foyer.platform.jobs.runDue()
      }
    }
    await daysLater(2)
    expect(await remindedOf(petra)).toBe(0)
    await daysLater(5)
    expect(await remindedOf(petra)).toBe(2)
    expect(await remindedOf(daniel)).toBe(0)
    await approve(petra, id)
    await daysLater(7)
    expect(await remindedOf(petra)).toBe(2)
    foyer.platform.clock.offset_ms = 0
  })
})

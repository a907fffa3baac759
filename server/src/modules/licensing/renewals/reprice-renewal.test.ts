import { randomUUID } from 'node:crypto'
import { addPaymentMethod, listOrders, payOrder } from '@foyer/contract/billing/endpoints.ts'
import { getDeliverable } from '@foyer/contract/licensing/endpoints.ts'
import { getStaffOrder, markOrderPaid, refuseApproval } from '@foyer/contract/operator/endpoints.ts'
import { describe, expect, it } from 'vitest'
import { useFoyer } from '../../../../test/foyer.ts'
import { createHolder, giveOrder, type Holder, receiveTransfer } from '../../../../test/licences.ts'
import { createStaff } from '../../../../test/operators.ts'
import { mailsTo } from '../../../../test/outbox.ts'
import type { PlannedAction } from '../../billing/index.ts'

const foyer = useFoyer()

/** An order that staff make about the licence; a free one is delivered at once. */
const order = (
  { olga, deliverable_id: id }: Holder,
  price: string,
  purpose: 'increase' | 'custom',
  action: PlannedAction,
) => {
  const deliverable = { id, human_id: 'MS-1', name: 'Media Server Pro' }
  return giveOrder(foyer, olga, { price, purpose, deliverable, actions: [action] })
}

const pay = ({ olga }: Holder, order_id: string, token_id = 'tok_visa') =>
  olga.client.call(payOrder, { params: { order_id }, body: { gateway: 'stripe', token_id } })

const changed = () => foyer.platform.jobs.runDue()

/** The customer's bank has asked for confirmation, and the time to answer has passed. */
const giveUpWaiting = async (): Promise<void> => {
  const { clock } = foyer.platform
  clock.offset_ms += 3_660_000
  try {
    await changed()
  } finally {
    clock.offset_ms -= 3_660_000
  }
}

const raise: PlannedAction = { command: 'increase', description: 'Raise', data: { quantity_delta: 2 } }
const lower: PlannedAction = { command: 'decrease', description: 'Fewer', data: { quantity_delta: -1 } }

const discount = (price_correction: number): PlannedAction => ({
  command: 'set_price_correction',
  description: 'Discount',
  data: { price_correction },
})

const invoices = async ({ olga }: Holder, status: 'open' | 'cancelled') =>
  (await olga.client.ask(listOrders, { query: { status } })).orders.filter(({ purpose }) => purpose === 'prolong')

describe('an unpaid renewal, when its licence changes', () => {
  it('BILL-47 after a paid raise it is invoiced again for the raised limit: the old invoice is cancelled, dates stay the same', async () => {
    const someone = await createHolder(foyer)
    const [old] = await invoices(someone, 'open')
    expect(old).toMatchObject({ id: someone.order_id, net_amount: 1800 })
    await pay(someone, await order(someone, '50', 'increase', raise))
    await changed()
    const open = await invoices(someone, 'open')
    expect(open).toMatchObject([{ net_amount: 3000, due_on: old?.due_on }])
    expect(await invoices(someone, 'cancelled')).toMatchObject([{ id: someone.order_id }])
    const renewals = await foyer.sql<{ order_id: string; state: string }>(
      'select order_id, state from licensing.renewal where deliverable_id = $1',
      someone.deliverable_id,
    )
    expect(renewals).toEqual([{ order_id: open[0]?.id, state: 'open' }])
    const letters = await mailsTo(foyer, someone.olga.email)
    expect(letters.map(({ subject }) => subject)).toContainEqual(expect.stringContaining(open[0]?.number ?? '?'))
  })

  it.each([
    [
      'en',
      'manual',
      / \(new amount\)$/,
      (number) => `This invoice replaces ${number} for €2,142.00, which is cancelled`,
    ],
    [
      'en',
      'internal',
      / \(new amount\)$/,
      (number) => `This invoice replaces ${number} for €2,142.00, which is cancelled`,
    ],
    ['ru', 'manual', / \(новая сумма\)$/, (number) => `Новый счёт заменяет счёт ${number} на `],
  ] satisfies ['en' | 'ru', 'manual' | 'internal', RegExp, (number: string) => string][])(
    'BILL-47 the letter about the new invoice says that the earlier one need not be paid, in %s, billed %s',
    async (locale, billing_kind, subject, words) => {
      const someone = await createHolder(foyer, { billing_kind }, { locale })
      const [old] = await invoices(someone, 'open')
      await order(someone, '0', 'custom', lower)
      await changed()
      const letters = (await mailsTo(foyer, someone.olga.email)).filter((mail) => subject.test(mail.subject))
      expect(letters).toHaveLength(1)
      expect(letters[0]?.text.replaceAll('\u00a0', ' ')).toContain(words(old?.number ?? '?'))
    },
  )

  it('BILL-47 after lowering the limit it is invoiced for less, and paying it extends the licence once', async () => {
    const someone = await createHolder(foyer)
    await order(someone, '0', 'custom', lower)
    await changed()
    const [open] = await invoices(someone, 'open')
    expect(open).toMatchObject({ net_amount: 1200 })
    expect((await pay(someone, open?.id ?? '')).status).toBe(200)
    expect((await pay(someone, someone.order_id)).status).toBe(409)
    const periods = await foyer.sql(
      `select 1 from platform.audit_entry where object_id = $1 and action = 'licence_prolonged'`,
      someone.deliverable_id,
    )
    expect(periods).toHaveLength(1)
  })

  it('BILL-47 the card is charged the new price on the day', async () => {
    const someone = await createHolder(foyer, { billing_kind: 'internal' })
    await someone.olga.client.ask(addPaymentMethod, { body: { gateway: 'stripe', token_id: 'tok_visa' } })
    await order(someone, '0', 'custom', lower)
    await changed()
    const [open] = await invoices(someone, 'open')
    await foyer.sql(`update licensing.renewal set try_at = now() where order_id = $1`, open?.id)
    await foyer.modules.licensing.runRenewals('aurora')
    const captures = await foyer.sql<{ amount: number }>(
      'select amount::float8 as amount from sandbox.capture where order_id = any($1)',
      [open?.id, someone.order_id],
    )
    expect(captures).toEqual([{ amount: 1428 }])
  })

  it('BILL-30 one whose payment waits for the customer’s bank stays: a payment pays its amount, otherwise it is replaced', async () => {
    const someone = await createHolder(foyer)
    expect((await pay(someone, someone.order_id, 'tok_threeDSecure2Required')).status).toBe(202)
    await order(someone, '0', 'custom', discount(-300))
    await changed()
    const [old] = await invoices(someone, 'open')
    expect(old).toMatchObject({ id: someone.order_id, net_amount: 1800 })
    await giveUpWaiting()
    expect(await invoices(someone, 'open')).toMatchObject([{ net_amount: 1500, due_on: old?.due_on }])
    expect(await invoices(someone, 'cancelled')).toMatchObject([{ id: someone.order_id }])
  })

  it('BILL-30 a raise that a transfer pays while the next period waits for the bank is part of its price once that has failed', async () => {
    const someone = await createHolder(foyer)
    const order_id = await order(someone, '50', 'increase', raise)
    expect((await pay(someone, someone.order_id, 'tok_threeDSecure2Required')).status).toBe(202)
    await receiveTransfer(foyer, { order_id, transaction_id: randomUUID() })
    await changed()
    expect(await invoices(someone, 'open')).toMatchObject([{ id: someone.order_id, net_amount: 1800 }])
    await giveUpWaiting()
    expect(await invoices(someone, 'open')).toMatchObject([{ net_amount: 3000 }])
  })

  it('BILL-47 one that a refused card did not pay is kept if its licence costs the same', async () => {
    const someone = await createHolder(foyer)
    await changed()
    const letters = await mailsTo(foyer, someone.olga.email)
    expect((await pay(someone, someone.order_id, 'tok_chargeDeclined')).status).toBe(402)
    await changed()
    expect(await invoices(someone, 'open')).toMatchObject([{ id: someone.order_id }])
    expect(await invoices(someone, 'cancelled')).toEqual([])
    expect(await mailsTo(foyer, someone.olga.email)).toEqual(letters)
  })

  it('BILL-47 a transfer that the second operator refuses no longer blocks it', async () => {
    const someone = await createHolder(foyer, { quantity: 10 })
    const [lena, nora] = [await createStaff(foyer), await createStaff(foyer)]
    const params = { id: someone.order_id }
    const body = { reference: randomUUID(), reason: 'seen on the account' }
    expect((await lena.client.call(markOrderPaid, { params, body })).status).toBe(202)
    const { approval } = await nora.client.ask(getStaffOrder, { params })
    await order(someone, '0', 'custom', discount(-300))
    await changed()
    expect(await invoices(someone, 'open')).toMatchObject([{ id: someone.order_id, net_amount: 5000 }])
    await nora.client.ask(refuseApproval, { params: { id: approval?.id ?? '' }, body: null })
    await changed()
    expect(await invoices(someone, 'open')).toMatchObject([{ net_amount: 4700 }])
  })

  it('BILL-47 a change that costs the same does not replace it', async () => {
    const someone = await createHolder(foyer)
    await order(someone, '0', 'custom', {
      command: 'update_properties',
      description: 'Note',
      data: { gateway: null, comment: 'Oslo', retroview: null },
    })
    await changed()
    expect(await invoices(someone, 'open')).toMatchObject([{ id: someone.order_id }])
    expect(await invoices(someone, 'cancelled')).toEqual([])
  })

  it.each([
    ['nothing', -1800],
    ['less than nothing, because a discount was agreed for more units', -2500],
  ])(
    'BILL-47 if the licence costs %s, the next period is delivered at once and nothing remains to stop it',
    async (_, price_correction) => {
      const someone = await createHolder(foyer)
      await order(someone, '0', 'custom', {
        command: 'set_price_correction',
        description: 'Free of charge',
        data: { price_correction },
      })
      await changed()
      expect(await invoices(someone, 'open')).toEqual([])
      const states = await foyer.sql(
        'select state from licensing.renewal where deliverable_id = $1',
        someone.deliverable_id,
      )
      expect(states).toEqual([{ state: 'paid' }])
      await foyer.sql(
        `update licensing.deliverable set billing_kind = 'internal' where id = $1`,
        someone.deliverable_id,
      )
      const params = { id: someone.deliverable_id }
      expect((await someone.olga.client.ask(getDeliverable, { params })).next_charge).toMatchObject({ amount: 0 })
    },
  )
})

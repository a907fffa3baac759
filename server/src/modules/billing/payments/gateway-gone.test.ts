import { randomUUID } from 'node:crypto'
import { payOrder } from '@foyer/contract/billing/endpoints.ts'
import { cancelStaffOrder, getStaffOrder, markOrderPaid } from '@foyer/contract/operator/endpoints.ts'
import { minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { entriesOf } from '../../../../test/audit.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { createHolder } from '../../../../test/licences.ts'
import { createStaff, type Staff } from '../../../../test/operators.ts'
import { mailsTo } from '../../../../test/outbox.ts'
import type { Settings } from '../../../config.ts'

const withoutCloudPayments = ({ brands: { aurora, ...others }, ...settings }: Settings): Settings => {
  if (aurora === undefined) throw new Error('the demo has no aurora')
  const { cloudpayments: _, ...gateways } = aurora.gateways
  return { ...settings, brands: { ...others, aurora: { ...aurora, gateways } } }
}

const foyer = useFoyer({ adjust: withoutCloudPayments })
let hanna: Staff
beforeAll(async () => {
  hanna = await createStaff(foyer, { role: 'billing' })
})

/** The next period of a licence with a payment that was left open at a gateway which the brand no longer has. */
const openPayment = async (state: 'requires_action' | 'unknown', minutesAgo: number): Promise<string> => {
  const { olga, order_id } = await createHolder(foyer)
  const body = { gateway: 'stripe', token_id: 'tok_threeDSecure2Required' } as const
  expect((await olga.client.call(payOrder, { params: { order_id }, body })).status).toBe(202)
  await foyer.sql(
    `update billing.payment_attempt set gateway = 'cloudpayments', state = $2, leased_until = $3::timestamptz,
       created_at = $3::timestamptz where order_id = $1`,
    order_id,
    state,
    new Date(foyer.platform.clock.now().getTime() - minutesAgo * minuteMs),
  )
  return order_id
}

const settle = () => foyer.modules.billing.settleUnfinished('aurora')

const shown = (id: string) => hanna.client.ask(getStaffOrder, { params: { id } })

const alarms = (orderId: string): Promise<object[]> => entriesOf(foyer, orderId, ['reason'], 'payment_questioned')

/** The janitor's own round may have come first. */
const leftToPeople = (id: string) =>
  vi.waitFor(async () => expect((await shown(id)).can).toMatchObject({ mark_paid: true, cancel: true }), {
    timeout: 10_000,
  })

describe('a payment that is open at a gateway which the brand no longer has', () => {
  it.each(['requires_action', 'unknown'] as const)(
    'BILL-27 is left to staff after an hour, who are notified once and settle its invoice, while it is %s',
    async (state) => {
      const id = await openPayment(state, 120)
      await Promise.all([settle(), settle()])
      await leftToPeople(id)
      await settle()
      const reason = 'the gateway is no longer set up, and how the payment ended is not known'
      expect(await alarms(id)).toEqual([{ reason }])
      const { number } = await shown(id)
      const letters = await mailsTo(foyer, 'finance@aurora.example')
      expect(letters.filter(({ subject }) => subject === `Payment to review: invoice ${number}`)).toMatchObject([
        { text: expect.stringContaining(`CloudPayments: ${reason}.`) },
      ])
      const body = { reference: randomUUID(), reason: 'seen on the account' }
      const paid = await hanna.client.call(markOrderPaid, { params: { id }, body })
      expect(paid).toMatchObject({ status: 200, body: { paid_at: expect.any(String) } })
    },
  )

  it('BILL-27 releases its invoice if they give it up', async () => {
    const id = await openPayment('unknown', 120)
    await settle()
    await leftToPeople(id)
    const gone = { params: { id }, body: { reason: 'never captured there' } }
    expect((await hanna.client.ask(cancelStaffOrder, gone)).cancelled_at).not.toBeNull()
  })

  it('waits for an hour: other processes may already know its gateway', async () => {
    const id = await openPayment('unknown', 55)
    await settle()
    expect((await shown(id)).can).toMatchObject({ mark_paid: false, cancel: false })
    expect(await alarms(id)).toEqual([])
  })
})

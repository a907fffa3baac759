import type { OrderCommand } from '@foyer/contract/billing/order-action.ts'
import { getDeliverable } from '@foyer/contract/licensing/endpoints.ts'
import { beforeAll, expect, it } from 'vitest'
import { useFoyer } from '../../../../test/foyer.ts'
import { giveLicence, giveOrder, monthsOn, publishSku, skuId } from '../../../../test/licences.ts'
import { createPerson, type Person } from '../../../../test/people.ts'
import type { PlannedAction } from '../../billing/index.ts'

const foyer = useFoyer()
let olga: Person
beforeAll(async () => {
  olga = await createPerson(foyer)
  await publishSku(foyer)
  await publishSku(foyer, {
    id: 'yearly',
    name: 'Media Server Pro, a year',
    period: 'annually',
    min_quantity: 5,
    tiers: [{ from_quantity: 1, unit_price: '6000' }],
  })
})

/** The data of one command, with the contract's field names. */
type DataOf<C extends OrderCommand> = Extract<PlannedAction, { command: C }>['data']

/** Places a free order with this action, which is delivered at once; returns the licence as it is afterwards. */
const after = async <C extends OrderCommand>(id: string, command: C, data: DataOf<C>) => {
  const { human_id, sku_name } = await olga.client.ask(getDeliverable, { params: { id } })
  await giveOrder(foyer, olga, {
    price: '0',
    deliverable: { id, human_id, name: sku_name },
    // The caller passed the command and its data as one pair.
    actions: [{ command, description: 'As agreed', data } as PlannedAction],
  })
  return olga.client.ask(getDeliverable, { params: { id } })
}

const licence = (): Promise<string> => giveLicence(foyer, olga, { auto_renewable: true })

it('DATA-28 prolong extends the paid days', async () => {
  const id = await licence()
  const data = { starts_on: monthsOn(1), ends_on: monthsOn(2), paid_periods: 1 }
  expect(await after(id, 'prolong', data)).toMatchObject({
    paid_till: `${monthsOn(2)}T00:00:00.000Z`,
    last_paid_period: { starts_on: monthsOn(1), ends_on: monthsOn(2), type: 'monthly' },
  })
})

it('DATA-28 increase and decrease change the limit, and the price by its tiers', async () => {
  const id = await licence()
  expect(await after(id, 'increase', { quantity_delta: 7 })).toMatchObject({ quantity: 10, price: 5000 })
  expect(await after(id, 'decrease', { quantity_delta: -8 })).toMatchObject({ quantity: 2, price: 1200 })
})

it('DATA-26 change_sku makes it another plan, with at least the minimum quantity and the same key', async () => {
  const id = await licence()
  const { key } = await olga.client.ask(getDeliverable, { params: { id } })
  expect(await after(id, 'change_sku', { sku_id: 'yearly' })).toMatchObject({
    sku_id: 'yearly',
    sku_name: 'Media Server Pro, a year',
    period: 'annually',
    quantity: 5,
    price: 30_000,
    key,
  })
})

it('DATA-26 change_sku lets as many servers run as are then paid for, unless another number was agreed', async () => {
  const limitAfter = async (servers_limit: number) => {
    const id = await giveLicence(foyer, olga, { auto_renewable: true, servers_limit })
    return (await after(id, 'change_sku', { sku_id: 'yearly' })).servers_limit
  }
  expect([await limitAfter(3), await limitAfter(2)]).toEqual([5, 2])
})

it('DATA-28 terminate ends it with a reason, and restore brings it back', async () => {
  const id = await licence()
  expect(await after(id, 'terminate', { reason: 'Moved away' })).toMatchObject({
    state: 'terminated',
    auto_renewable: false,
    cancellation_reason: 'Moved away',
  })
  expect(await after(id, 'restore', {})).toMatchObject({ auto_renewable: false, cancellation_reason: 'Moved away' })
  expect((await olga.client.ask(getDeliverable, { params: { id } })).state).not.toBe('terminated')
})

it('DATA-28 discontinue stops the renewal with a reason, and recommence starts it again', async () => {
  const id = await licence()
  const stopped = { auto_renewable: false, cancellation_reason: 'Not paid' }
  expect(await after(id, 'discontinue', { reason: 'Not paid' })).toMatchObject(stopped)
  expect(await after(id, 'recommence', {})).toMatchObject({ auto_renewable: true, cancellation_reason: null })
})

it('DATA-26 set_price_correction agrees another price', async () => {
  const id = await licence()
  expect(await after(id, 'set_price_correction', { price_correction: -50.5 })).toMatchObject({
    price: 1800,
    price_correction: -50.5,
  })
})

it('DATA-28 update_properties changes only what it names', async () => {
  const id = await licence()
  const data = { gateway: 'bank_transfer', comment: 'Edge', retroview: true } as const
  expect(await after(id, 'update_properties', data)).toMatchObject({
    gateway: 'bank_transfer',
    user_comment: 'Edge',
    retroview: true,
  })
  const nothing = { gateway: null, comment: null, retroview: null }
  expect(await after(id, 'update_properties', nothing)).toMatchObject({ user_comment: 'Edge', retroview: true })
  // The log contains the given properties, and nothing about the unchanged ones.
  const told = `select changes - 'order_id' as changes from platform.audit_entry
    where object_id = $1 and action = 'licence_properties_changed' order by at desc, id desc`
  const entries = await foyer.sql<{ changes: object }>(told, id)
  expect(entries.map(({ changes }) => changes)).toEqual(expect.arrayContaining([data, {}]))
})

it('DATA-26 custom is done by a person: the licence stays unchanged', async () => {
  const id = await licence()
  const before = await olga.client.ask(getDeliverable, { params: { id } })
  expect(await after(id, 'custom', {})).toEqual(before)
})

it('DATA-27 create adds a licence as agreed', async () => {
  await giveOrder(foyer, olga, {
    price: '0',
    actions: [
      {
        command: 'create',
        description: 'By contract',
        data: {
          sku_id: skuId,
          quantity: 12,
          deliverable_id: null,
          price_correction_delta: -100,
          start_date: monthsOn(2),
          activation_type: 'usb',
          usb_serial_number: '0042',
          vsaas: false,
          vsaas_branding: false,
          channels_count: null,
          users_count: null,
          servers_count: 2,
          user_comment: 'By contract 7',
        },
      },
    ],
  })
  const [made] = await foyer.sql<{ id: string }>(
    `select id from licensing.deliverable where user_comment = 'By contract 7'`,
  )
  expect(await olga.client.ask(getDeliverable, { params: { id: made?.id ?? '' } })).toMatchObject({
    quantity: 12,
    price: 6000,
    price_correction: -100,
    activation_type: 'usb',
    usb_serial_number: '0042',
    servers_limit: 2,
    paid_till: `${monthsOn(3)}T00:00:00.000Z`,
  })
})

it('BILL-30 each action of an order is delivered once, and all of them or none', async () => {
  const id = await licence()
  const { human_id, sku_name } = await olga.client.ask(getDeliverable, { params: { id } })
  const order_id = await giveOrder(foyer, olga, {
    deliverable: { id, human_id, name: sku_name },
    actions: [
      { command: 'increase', description: 'One more', data: { quantity_delta: 1 } },
      { command: 'increase', description: 'Two more', data: { quantity_delta: 2 } },
    ],
  })
  const pay = (reference: string) =>
    foyer.modules.billing.recordPayment({
      tenant: 'aurora',
      order_id,
      gateway: 'bank_transfer',
      transaction_id: `${order_id}-${reference}`,
      actor: 'operator:test',
      reason: 'transfer seen',
    })
  const paid = await Promise.allSettled(['a', 'b', 'c', 'd'].map(pay))
  expect(paid.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await olga.client.ask(getDeliverable, { params: { id } })).quantity).toBe(6)
})

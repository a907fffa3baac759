import { createOrder, payOrder } from '@foyer/contract/billing/endpoints.ts'
import type { OrderBody } from '@foyer/contract/billing/order-body.ts'
import { getDeliverable, listDeliverables, upgradeDeliverable } from '@foyer/contract/licensing/endpoints.ts'
import { activateServer } from '@foyer/contract/licensing/media-server-endpoints.ts'
import { changeStaffLicence, changeStaffLimit, issueStaffLicence } from '@foyer/contract/operator/licence-endpoints.ts'
import { createStaffOrder } from '@foyer/contract/operator/order-endpoints.ts'
import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { beforeAll, expect, it } from 'vitest'
import { useFoyer } from '../../../../test/foyer.ts'
import { publishSku, receiveTransfer, skuId } from '../../../../test/licences.ts'
import { mediaServer } from '../../../../test/media-servers.ts'
import { createStaff } from '../../../../test/operators.ts'
import { createPerson, type Person } from '../../../../test/people.ts'

const foyer = useFoyer()
beforeAll(async () => {
  await publishSku(foyer)
  const free = [{ from_quantity: 1, unit_price: '0' }]
  await publishSku(foyer, { id: 'trial', billing_terms: 'trial', period: 'one_time', tiers: free })
  await publishSku(foyer, { id: 'cameras', name: 'Watcher', category: { name: 'watcher', product: 'single' } })
})

const buyer = (): Promise<Person> => createPerson(foyer, { permissions: { store: true, create_trial: true } })

const pay = ({ client }: Person, order_id: string) =>
  client.ask(payOrder, { params: { order_id }, body: { gateway: 'stripe', token_id: 'tok_visa' } })

const order = async (person: Person, wishes: Partial<Extract<OrderBody, { purpose: 'new' }>>): Promise<string> => {
  const body = { purpose: 'new' as const, sku_id: skuId, quantity: 2, ...wishes }
  return (await person.client.ask(createOrder, { body })).id
}

const onlyLicence = async ({ client }: Person) => {
  const [only] = (await client.ask(listDeliverables)).deliverables
  if (only === undefined) throw new Error('no licence')
  return only
}

const limitOf = async ({ client }: Person, id: string) =>
  (await client.ask(getDeliverable, { params: { id } })).servers_limit

/** The answers to that many servers that ask for a seat, one after the other. */
const arrivals = async (id: string, count: number): Promise<number[]> => {
  const machine = await mediaServer(foyer, id)
  const answers: number[] = []
  for (let at = 1; at <= count; at += 1) {
    const body = { server_id: `id-${at}`, hostname: `${at}.servers.example`, version: '26.11' }
    answers.push((await machine.call(activateServer, { body })).status)
  }
  return answers
}

it('LIC-14, DATA-27 a licence bought for two servers runs two, and a raise allows one more', async () => {
  const olga = await buyer()
  await pay(olga, await order(olga, {}))
  const { id } = await onlyLicence(olga)
  expect(await arrivals(id, 3)).toEqual([200, 200, 409])
  const raised = await olga.client.ask(upgradeDeliverable, { params: { id }, body: { quantity_delta: 1 } })
  if ('order_id' in raised) await pay(olga, raised.order_id)
  expect(await arrivals(id, 4)).toEqual([200, 200, 200, 409])
})

it('LIC-14 so does one that staff sell, and one ordered before orders had the number', async () => {
  const { client } = await createStaff(foyer)
  const olga = await buyer()
  const body = { action: 'create' as const, customer_id: olga.account.id, sku_id: skuId, quantity: 2 }
  const sold = await client.ask(createStaffOrder, { body })
  await foyer.sql(
    `update billing."order" set actions = jsonb_set(actions, '{0,data,servers_count}', 'null') where id = $1`,
    sold.id,
  )
  await receiveTransfer(foyer, { order_id: sold.id })
  expect(await onlyLicence(olga)).toMatchObject({ quantity: 2, servers_limit: 2 })
})

it('LIC-14 so does one that staff give, unless they set the number, and their raise allows one more', async () => {
  const { client } = await createStaff(foyer)
  const olga = await buyer()
  const gift = { customer_id: olga.account.id, quantity: 2, activation_type: 'online' as const, reason: 'to make up' }
  const { id } = await client.ask(issueStaffLicence, { body: { ...gift, sku_id: skuId } })
  expect(await arrivals(id, 3)).toEqual([200, 200, 409])
  await client.ask(changeStaffLimit, { params: { id }, body: { quantity: 3, reason: 'to make up' } })
  expect(await arrivals(id, 4)).toEqual([200, 200, 200, 409])
  const other = await client.ask(issueStaffLicence, { body: { ...gift, sku_id: skuId, servers_limit: 5 } })
  const cameras = await client.ask(issueStaffLicence, { body: { ...gift, sku_id: 'cameras' } })
  expect([other.servers_limit, cameras.servers_limit]).toEqual([5, null])
})

it('LIC-14, BUY-22 a converted trial allows as many servers as were bought, whatever was agreed before', async () => {
  const { client } = await createStaff(foyer)
  const olga = await buyer()
  const paid_till = new Date(Date.now() + 20 * dayMs).toISOString().slice(0, 10)
  const wishes = { activation_type: 'online' as const, paid_till, servers_limit: 1, reason: 'to try' }
  const body = { customer_id: olga.account.id, sku_id: 'trial', quantity: 1, ...wishes }
  const { id } = await client.ask(issueStaffLicence, { body })
  expect(await arrivals(id, 2)).toEqual([200, 409])
  await pay(olga, await order(olga, { quantity: 3, deliverable_id: id }))
  expect(await arrivals(id, 4)).toEqual([200, 200, 200, 409])
})

it('LIC-14 cameras are not servers, and a licence given without a limit has none', async () => {
  const olga = await buyer()
  await pay(olga, await order(olga, { sku_id: 'cameras' }))
  const { id } = await onlyLicence(olga)
  expect(await limitOf(olga, id)).toBeNull()
  const { client } = await createStaff(foyer)
  await client.ask(changeStaffLicence, { params: { id }, body: { servers_limit: 5, reason: 'agreed' } })
  await client.ask(changeStaffLicence, { params: { id }, body: { servers_limit: null, reason: 'no longer' } })
  expect(await limitOf(olga, id)).toBeNull()
})

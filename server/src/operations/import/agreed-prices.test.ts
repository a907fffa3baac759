import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { payOrder } from '@foyer/contract/billing/endpoints.ts'
import { listDeliverables, previewUpgrade, upgradeDeliverable } from '@foyer/contract/licensing/endpoints.ts'
import { changeStaffLimit, getStaffLicence } from '@foyer/contract/operator/licence-endpoints.ts'
import { createStaffOrder } from '@foyer/contract/operator/order-endpoints.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client } from '../../../test/client.ts'
import { dayIn } from '../../../test/days.ts'
import { type RunningFoyer, startFoyer } from '../../../test/foyer.ts'
import { publishSku } from '../../../test/licences.ts'
import { createStaff } from '../../../test/operators.ts'
import { createPerson, type Person } from '../../../test/people.ts'
import { makeScratchFolder } from '../../../test/scratch.ts'
import { readSettings } from '../../config.ts'
import { importData } from './import.ts'

/* Prices agreed with the former vendor stay in force when the limit of a licence changes. */

let foyer: RunningFoyer
let folder: string
let olga: Person
let lena: Client
const ids = new Map<string, string>()

beforeAll(async () => {
  folder = makeScratchFolder('foyer-agreed-')
  foyer = await startFoyer()
  olga = await createPerson(foyer, { country: 'DE' })
  lena = (await createStaff(foyer)).client
  await publishSku(foyer, { id: 'ms-pro' })
  await publishSku(foyer, { id: 'ms-max', tiers: [{ from_quantity: 1, unit_price: '700' }] })
  const [from, till] = [dayIn(foyer, -10), dayIn(foyer, 20)]
  const lines = [
    'id,customer,sku,quantity,human_id,price,auto_renewable,period_starts_on,paid_till',
    ...[
      'agreed,4,1000',
      'ordered,4,1000',
      'raised,4,1000',
      'moved,4,1000',
      'uneven,3,100',
      'listed,4,2400',
      'none,4,',
      'given,4,0',
    ].map((line, at) => {
      const [name, quantity, price] = line.split(',')
      return [`L-${at}`, olga.email, 'ms-pro', quantity, name, price, 'true', from, till].join(',')
    }),
  ]
  writeFileSync(join(folder, 'licences.csv'), lines.join('\n'))
  const settings = readSettings({ DATABASE_URL: foyer.database_url, FOYER_DATA: foyer.data, LOG_LEVEL: 'silent' })
  await importData(settings, [folder, '--brand', 'aurora'])
  const { deliverables } = await olga.client.ask(listDeliverables)
  for (const { human_id, id } of deliverables) ids.set(human_id, id)
})
afterAll(async () => {
  await foyer.close()
  rmSync(folder, { recursive: true, force: true })
})

const idOf = (name: string): string => ids.get(name) ?? ''
const read = (name: string) => lena.ask(getStaffLicence, { params: { id: idOf(name) } })

/** The price of a period after each of these changes of the limit. */
const prices = async (name: string, ...limits: number[]): Promise<number[]> => {
  const found: number[] = []
  for (const quantity of limits) {
    const body = { quantity, reason: 'agreed on the phone' }
    found.push((await lena.ask(changeStaffLimit, { params: { id: idOf(name) }, body })).price)
  }
  return found
}

const order = (
  name: string,
  more: { action: 'decrease'; quantity_delta: number } | { action: 'change_sku'; sku_id: string },
) =>
  lena.ask(createStaffOrder, {
    body: { customer_id: olga.account.id, deliverable_id: idOf(name), reason: 'agreed on the phone', ...more },
  })

it('LIC-20 an agreed unit price stays agreed when staff change the limit, up and down', async () => {
  expect(await read('agreed')).toMatchObject({ price: 1000, agreed: { price: 1000, quantity: 4 } })
  expect(await prices('agreed', 6, 1, 12, 4)).toEqual([1500, 250, 3000, 1000])
  await order('ordered', { action: 'decrease', quantity_delta: -2 })
  expect(await read('ordered')).toMatchObject({ quantity: 2, price: 500, agreed: { price: 1000, quantity: 4 } })
})

it('LIC-20 one that does not divide evenly is rounded once, and restored exactly', async () => {
  expect(await prices('uneven', 1, 2, 3)).toEqual([33.33, 66.67, 100])
})

it('LIC-20 a price that equals the catalogue’s was not agreed: the catalogue applies', async () => {
  for (const name of ['listed', 'none']) {
    expect((await read(name)).agreed).toBeNull()
    expect(await prices(name, 6, 10)).toEqual([3600, 5000])
  }
})

it('LIC-20, LIC-23 the same holds when its customer raises the limit', async () => {
  const params = { id: idOf('raised') }
  const { client } = olga
  const preview = await client.ask(previewUpgrade, { params, query: { quantity_delta: 1 } })
  expect(preview).toMatchObject({ price: 1000, new_price: 1250 })
  const raise = await client.ask(upgradeDeliverable, { params, body: { quantity_delta: 1 } })
  const order_id = 'order_id' in raise ? raise.order_id : ''
  await client.ask(payOrder, { params: { order_id }, body: { gateway: 'stripe', token_id: 'tok_visa' } })
  expect(await read('raised')).toMatchObject({ quantity: 5, price: 1250 })
})

it('LIC-20, LIC-23 a customer cannot raise the limit of a free licence: staff do, at the same price', async () => {
  const params = { id: idOf('given') }
  const { client } = olga
  const { deliverables } = await client.ask(listDeliverables)
  expect(deliverables.find(({ id }) => id === params.id)).toMatchObject({
    price: 0,
    upgrade_status: 'sku_is_not_upgradable',
  })
  const refusal = { status: 409, code: 'upgrade_not_possible', meta: { reason: 'sku_is_not_upgradable' } }
  const asked = { params, body: { quantity_delta: 999_996 } }
  expect(await client.refusal(previewUpgrade, { params, query: { quantity_delta: 1 } })).toMatchObject(refusal)
  expect(await client.refusal(upgradeDeliverable, asked)).toMatchObject(refusal)
  expect(await read('given')).toMatchObject({ quantity: 4, servers_limit: 4 })
  expect(await prices('given', 6)).toEqual([0])
})

it('LIC-20 another plan has the catalogue’s price', async () => {
  await order('moved', { action: 'change_sku', sku_id: 'ms-max' })
  expect(await read('moved')).toMatchObject({ price: 2800, agreed: null })
  expect(await prices('moved', 5)).toEqual([3500])
})

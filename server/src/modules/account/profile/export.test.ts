import { exportProfile, getProfile } from '@foyer/contract/account/endpoints.ts'
import { AccountExport } from '@foyer/contract/account/export.ts'
import { listDeliverables } from '@foyer/contract/licensing/endpoints.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningFoyer, startFoyer } from '../../../../test/foyer.ts'
import { giveInvoice } from '../../../../test/licences.ts'
import { createPerson } from '../../../../test/people.ts'

let foyer: RunningFoyer
beforeAll(async () => {
  foyer = await startFoyer()
})
afterAll(() => foyer.close())

it('the export holds the account, its sessions, its log, its orders and its licences', async () => {
  const olga = await createPerson(foyer)
  const { order_id, deliverable_id } = await giveInvoice(foyer, olga)
  const data = AccountExport.parse(await olga.client.ask(exportProfile))
  expect(data.profile).toEqual(await olga.client.ask(getProfile))
  expect(data.sessions).toMatchObject([{ current: true }])
  expect(data.terms).toEqual({ accepted_at: expect.any(String), version: null })
  expect(data.second_factor.enabled).toBe(false)
  expect(data.orders.map(({ id }) => id)).toEqual([order_id])
  expect(data.deliverables).toEqual((await olga.client.ask(listDeliverables)).deliverables)
  expect(data.deliverables.map(({ id }) => id)).toEqual([deliverable_id])
  expect(data.activity.map(({ action }) => action)).toContain('account_created')
  expect(JSON.stringify(data)).not.toMatch(/argon2|password_hash|refresh_token/)
})

it('of others it holds nothing, however much they share', async () => {
  const olga = await createPerson(foyer)
  const mia = await createPerson(foyer)
  const { order_id } = await giveInvoice(foyer, olga)
  const permissions = { payments: true, statistics: true, licenses: true, tickets: true }
  await foyer.foyer.modules.company.addColleague('aurora', olga.account.id, mia.account.id, permissions, new Date())
  expect((await mia.client.ask(listDeliverables)).deliverables).toHaveLength(1)
  const data = await mia.client.ask(exportProfile)
  expect(data.deliverables).toEqual([])
  expect(data.orders).toEqual([])
  expect(JSON.stringify(data)).not.toContain(order_id)
})

it('an export of many pages is whole', async () => {
  const olga = await createPerson(foyer)
  await foyer.foyer.platform.database.transaction('aurora', async (tx) => {
    for (let count = 0; count < 130; count += 1)
      await foyer.foyer.modules.billing.issue(tx, {
        tenant: 'aurora',
        account_id: olga.account.id,
        purpose: 'custom',
        description: `Order ${count}`,
        lines: [],
        actions: [],
        deliverable: null,
        due_on: null,
        actor: 'operator:test',
      })
  })
  const { orders } = await olga.client.ask(exportProfile)
  expect(new Set(orders.map(({ id }) => id)).size).toBe(130)
})

it('exports are counted: the eleventh within an hour waits', async () => {
  const olga = await createPerson(foyer)
  for (let count = 0; count < 10; count += 1) await olga.client.ask(exportProfile)
  expect(await olga.client.refusal(exportProfile)).toMatchObject({ status: 429, code: 'too_many_requests' })
})

import { sendHeartbeat } from '@foyer/contract/licensing/media-server-endpoints.ts'
import { issueStaffLicence } from '@foyer/contract/operator/licence-endpoints.ts'
import { trialDays } from '@foyer/contract/vocabulary/constants.ts'
import { addDays, dayMs, dayOf } from '@foyer/contract/vocabulary/days.ts'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { useFoyer } from '../../../../test/foyer.ts'
import { publishSku } from '../../../../test/licences.ts'
import { mediaServer } from '../../../../test/media-servers.ts'
import { createStaff } from '../../../../test/operators.ts'
import { createPerson } from '../../../../test/people.ts'

const foyer = useFoyer()
const dayIn = (days: number): string => addDays(dayOf(new Date()), days)
beforeAll(async () => {
  const free = [{ from_quantity: 1, unit_price: '0' }]
  await publishSku(foyer, { id: 'trial', billing_terms: 'trial', period: 'one_time', tiers: free })
  await publishSku(foyer, { id: 'for-good', billing_terms: 'perpetual', period: 'one_time' })
})
afterEach(() => {
  foyer.platform.clock.offset_ms = 0
})

/** Given by staff as of today. */
const give = async (wishes: { readonly sku_id?: string; readonly paid_till?: string | null }) => {
  const { client } = await createStaff(foyer)
  const { account } = await createPerson(foyer)
  const said = { customer_id: account.id, quantity: 1, activation_type: 'online' as const, reason: 'to try' }
  return client.ask(issueStaffLicence, { body: { ...said, sku_id: 'trial', starts_on: dayIn(0), ...wishes } })
}

it('BUY-22, LIC-31 a trial that staff give for one period ends like one that its customer starts, and its servers with it', async () => {
  const { id, paid_till } = await give({})
  expect(paid_till).toBe(`${addDays(dayIn(0), trialDays)}T00:00:00.000Z`)
  const machine = await mediaServer(foyer, id)
  const body = { server_id: 'id-1', hostname: '1.servers.example', version: '26.11' }
  await machine.ask(sendHeartbeat, { body })
  foyer.platform.clock.offset_ms = (trialDays + 1) * dayMs
  expect(await machine.refusal(sendHeartbeat, { body })).toMatchObject({
    status: 403,
    code: 'licence_stopped',
    meta: { reason: 'ended' },
  })
})

it('LIC-31 staff may give a trial until another day, or without an end; what is sold for good has none by itself', async () => {
  expect((await give({ paid_till: dayIn(9) })).paid_till).toBe(`${dayIn(9)}T00:00:00.000Z`)
  expect((await give({ paid_till: null })).paid_till).toBeNull()
  expect((await give({ sku_id: 'for-good' })).paid_till).toBeNull()
})

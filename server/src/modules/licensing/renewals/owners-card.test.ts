import { addPaymentMethod } from '@foyer/contract/billing/endpoints.ts'
import { getAbilities } from '@foyer/contract/company/endpoints.ts'
import {
  deactivateDeliverable,
  getDeliverable,
  previewReactivation,
  reactivateDeliverable,
  reactivateExternally,
} from '@foyer/contract/licensing/endpoints.ts'
import { beforeAll, expect, it } from 'vitest'
import { dayIn } from '../../../../test/days.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { readLedger } from '../../../../test/ledger.ts'
import { giveLicence, publishSku } from '../../../../test/licences.ts'
import { createPerson, type Person } from '../../../../test/people.ts'

/* Renewals are charged to the owner's card; ADR 19 says whose consent that takes. */

const foyer = useFoyer()
let olga: Person
let company: string
beforeAll(async () => {
  olga = await createPerson(foyer, { country: 'DE' })
  await olga.client.ask(addPaymentMethod, { body: { gateway: 'stripe', token_id: 'tok_visa' } })
  company = await foyer.modules.company.create('aurora', 'Northlight TV', olga.account.id, new Date())
})

const member = async (billing: boolean): Promise<Person> => {
  const person = await createPerson(foyer)
  const roles = { billing, tickets: false, deliverables: true, retroview: false }
  await foyer.modules.company.addMember('aurora', company, person.account.id, roles, new Date())
  return person
}

/** An ended licence, so that turning on its renewal charges a period at once. */
const ended = (): Promise<string> =>
  giveLicence(foyer, olga, { starts_on: dayIn(foyer, -60), paid_till: dayIn(foyer, -30) })

const charged = async (): Promise<number> => {
  await foyer.modules.licensing.runRenewals('aurora')
  return (await readLedger(foyer)).captures.length
}

it('BILL-41, COMP-21 a member without the role Billing charges nothing to the owner’s card', async () => {
  const mia = await member(false)
  const params = { id: await ended() }
  for (const call of [previewReactivation, reactivateDeliverable])
    expect(await mia.client.refusal(call, { params })).toMatchObject({ status: 403, code: 'forbidden' })
  expect((await mia.client.ask(getAbilities)).company).not.toContain('reactivateDeliverable')
  expect(await charged()).toBe(0)
  expect(await mia.client.ask(getDeliverable, { params })).toMatchObject({ auto_renewable: false, state: 'expired' })
})

it('BILL-39, BILL-46, COMP-21 they can switch it off, and agree to external charges with their own means', async () => {
  const mia = await member(false)
  const params = { id: await giveLicence(foyer, olga, { auto_renewable: true, paid_till: dayIn(foyer, 20) }) }
  await publishSku(foyer, { supported_external_gateways: ['paddle'] })
  await mia.client.ask(deactivateDeliverable, { params, body: { reason: 'a break' } })
  const { url } = await mia.client.ask(reactivateExternally, { params, body: { gateway: 'paddle' } })
  expect(url).toMatch(/^http/)
})

it('BILL-41, COMP-21 with the role as well they see what is charged, and have it charged', async () => {
  const nora = await member(true)
  const params = { id: await ended() }
  expect(await nora.client.ask(previewReactivation, { params })).toMatchObject({ charged_now: true, total: 2142 })
  expect((await nora.client.ask(getAbilities)).company).toContain('reactivateDeliverable')
  await nora.client.ask(reactivateDeliverable, { params })
  expect(await charged()).toBe(1)
})

it('BILL-39 a licence that costs nothing cannot be charged externally: there would be nothing to agree on', async () => {
  const id = await giveLicence(foyer, olga, { price_correction: '-1800', paid_till: dayIn(foyer, 20) })
  await publishSku(foyer, { supported_external_gateways: ['paddle', 'paypro'] })
  for (const gateway of ['paddle', 'paypro'] as const)
    expect(await olga.client.refusal(reactivateExternally, { params: { id }, body: { gateway } })).toMatchObject({
      status: 422,
      code: 'gateway_unavailable',
      source: { pointer: '/gateway' },
    })
})

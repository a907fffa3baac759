// @module-tag long
import { deactivateDeliverable, reactivateExternally } from '@foyer/contract/licensing/endpoints.ts'
import { addDays, dayOf } from '@foyer/contract/vocabulary/days.ts'
import { daySeconds } from '@foyer/contract/vocabulary/durations.ts'
import { expect, it, vi } from 'vitest'
import { payOnPage } from '../../../../test/checkouts.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { giveLicence, publishSku } from '../../../../test/licences.ts'
import { createPerson, signIn } from '../../../../test/people.ts'
import { letPass } from '../../../../test/sandbox.ts'

const foyer = useFoyer()

const pass = (days: number) => letPass(foyer, days * daySeconds)

it('BILL-39, BILL-45, BILL-47 after an agreement on the day of its first charge, PayPro charges period after period: nothing else is invoiced, and stopping it ends the charges', async () => {
  const today = dayOf(foyer.platform.clock.now())
  const olga = await createPerson(foyer, { country: 'DE' })
  const manual = { billing_kind: 'manual', auto_renewable: false } as const
  const days = { starts_on: addDays(today, -30), paid_till: today }
  const id = await giveLicence(foyer, olga, { ...manual, ...days })
  await publishSku(foyer, { supported_external_gateways: ['paypro'] })
  const body = { gateway: 'paypro' } as const
  await payOnPage((await olga.client.ask(reactivateExternally, { params: { id }, body })).url)

  const ask = <Row extends object>(text: string) => foyer.sql<Row>(text, id)
  const agreements = () => ask('select state, refused from billing.agreement where deliverable_id = $1')
  const orders = () =>
    ask(
      `select gateway, paid_at is not null as paid from billing."order" where deliverable_id = $1 order by created_at`,
    )
  const charged = { gateway: 'paypro', paid: true }
  const eventually = (isSo: () => Promise<void>) => vi.waitFor(isSo, { timeout: 20_000 })
  await eventually(async () => expect(await orders()).toEqual([charged]))
  expect(await agreements()).toEqual([{ state: 'active', refused: false }])
  const kind = 'select billing_kind, auto_renewable from licensing.deliverable where id = $1'
  expect(await ask(kind)).toEqual([{ billing_kind: 'external', auto_renewable: true }])

  // In the last week of the licence's period.
  await pass(27)
  expect(await orders()).toEqual([charged])
  await pass(5)
  await eventually(async () => expect(await orders()).toEqual([charged, charged]))
  expect(await agreements()).toEqual([{ state: 'active', refused: false }])

  const { client } = await signIn(foyer, { email: olga.email })
  await client.ask(deactivateDeliverable, { params: { id }, body: { reason: 'moving on' } })
  await pass(1)
  await eventually(async () => expect(await agreements()).toEqual([{ state: 'ended', refused: false }]))
  await pass(40)
  expect(await orders()).toEqual([charged, charged])
  expect(await foyer.sql('select status from sandbox.subscription')).toEqual([{ status: 'ended' }])
})

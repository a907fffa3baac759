import { createStaffOrder } from '@foyer/contract/operator/endpoints.ts'
import { changeStaffLicence } from '@foyer/contract/operator/licence-endpoints.ts'
import { expect, it } from 'vitest'
import { useFoyer } from '../../../../test/foyer.ts'
import { giveLicence } from '../../../../test/licences.ts'
import { createStaff } from '../../../../test/operators.ts'
import { createPerson } from '../../../../test/people.ts'

const foyer = useFoyer()

it('BILL-47 what an outside service charges gets no end taken away before its renewal is stopped, and may after that', async () => {
  const olga = await createPerson(foyer)
  const id = await giveLicence(foyer, olga, { billing_kind: 'external', auto_renewable: true, gateway: 'paddle' })
  const { client } = await createStaff(foyer)
  const wish = { params: { id }, body: { paid_till: null, reason: 'a present' } }
  expect(await client.refusal(changeStaffLicence, wish)).toMatchObject({ status: 409, code: 'charged_elsewhere' })
  const order = { customer_id: olga.account.id, deliverable_id: id, action: 'discontinue' } as const
  await client.ask(createStaffOrder, { body: { ...order, reason: 'a present' } })
  expect((await client.ask(changeStaffLicence, wish)).paid_till).toBeNull()
})

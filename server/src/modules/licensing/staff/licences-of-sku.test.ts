import { getCatalogueSku } from '@foyer/contract/operator/catalogue-endpoints.ts'
import { expect, it } from 'vitest'
import { dayIn } from '../../../../test/days.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { giveLicence, skuId } from '../../../../test/licences.ts'
import { createStaff } from '../../../../test/operators.ts'
import { createPerson } from '../../../../test/people.ts'

const foyer = useFoyer()

it('DATA-10 of a SKU count the licences that still run: none that has ended, by itself or by anyone', async () => {
  const olga = await createPerson(foyer)
  const till = (paid_till: string | null, auto_renewable = false) =>
    giveLicence(foyer, olga, { starts_on: dayIn(foyer, -60), paid_till, auto_renewable })
  await till(dayIn(foyer, 20))
  await till(null)
  // In its days of grace, and after them.
  await till(dayIn(foyer, -5), true)
  await till(dayIn(foyer, -15), true)
  await till(dayIn(foyer, -1))
  const terminated = await till(dayIn(foyer, 20))
  const end = 'update licensing.deliverable set terminated_at = now() where id = $1'
  await foyer.sql(end, terminated)
  const { client } = await createStaff(foyer)
  expect((await client.ask(getCatalogueSku, { params: { id: skuId } })).licences).toBe(3)
})

// @module-tag long
import { changeOperator, createOperatorKey, listOperatorKeys } from '@foyer/contract/operator/endpoints.ts'
import { expect, it } from 'vitest'
import { passDays } from '../../../../test/days.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { signInStaff } from '../../../../test/invites.ts'
import { createStaff } from '../../../../test/operators.ts'

const foyer = useFoyer()

const password = 'Harbour-light-42'

const sessionsOf = async (id: string): Promise<number> =>
  (await foyer.sql(`select from operator.credential where operator_id = $1 and kind = 'session'`, id)).length

it('sessions of the console go half a year after their end, but not the latest of somebody who may sign in, nor a key', async () => {
  const [lena, gone] = [await createStaff(foyer, { password }), await createStaff(foyer, { password })]
  const first = await signInStaff(foyer, { email: lena.operator.email, password })
  const { key } = await first.ask(createOperatorKey, { body: { title: 'Bookkeeping' } })
  await signInStaff(foyer, { email: gone.operator.email, password })
  await passDays(foyer, 1)
  await signInStaff(foyer, { email: lena.operator.email, password })
  await passDays(foyer, 178)
  expect([await sessionsOf(lena.operator.id), await sessionsOf(gone.operator.id)]).toEqual([2, 1])
  const params = { id: gone.operator.id }
  await lena.client.ask(changeOperator, { params, body: { blocked: true, reason: 'has left' } })
  await passDays(foyer, 3)
  expect([await sessionsOf(lena.operator.id), await sessionsOf(gone.operator.id)]).toEqual([1, 0])
  expect((await lena.client.ask(listOperatorKeys)).keys.some(({ id }) => id === key.id)).toBe(true)
})

import { randomUUID } from 'node:crypto'
import { exportProfile, getProfile, listSessions, login, revokeSession } from '@foyer/contract/account/endpoints.ts'
import { getCustomer } from '@foyer/contract/operator/endpoints.ts'
import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { expect, it } from 'vitest'
import { advance } from '../../../test/days.ts'
import { useFoyer } from '../../../test/foyer.ts'
import { createStaff } from '../../../test/operators.ts'
import { createPerson, signIn } from '../../../test/people.ts'

const foyer = useFoyer()

it('AUTH-34 one sees where one is signed in, which session is the current one, and when each was last used', async () => {
  const olga = await createPerson(foyer)
  const { email, password } = olga
  const { refresh_token } = await foyer.client.ask(login, {
    as: { tenant: 'aurora', basic: { email, password } },
    headers: { 'user-agent': 'Telephone/1.0' },
  })
  const { sessions } = await olga.client.ask(listSessions)
  expect(sessions).toHaveLength(2)
  expect(sessions.filter(({ current }) => current)).toHaveLength(1)
  expect(sessions.find(({ current }) => !current)).toMatchObject({ user_agent: 'Telephone/1.0', ip: '127.0.0.1' })
  advance(foyer, 60_000)
  await foyer.client.ask(login, { as: { tenant: 'aurora', refresh_token } })
  const later = (await olga.client.ask(listSessions)).sessions
  const awayMs = ({ created_at, last_seen_at }: (typeof later)[number]) =>
    Date.parse(last_seen_at) - Date.parse(created_at)
  expect(later.map((session) => [session.current, awayMs(session) >= 60_000])).toEqual([
    [false, true],
    [true, false],
  ])
})

it('AUTH-34 a session ended from elsewhere is dead with its next call and removed from the list', async () => {
  const olga = await createPerson(foyer)
  const telephone = await signIn(foyer, olga)
  const { sessions } = await telephone.client.ask(listSessions)
  const lost = sessions.find(({ current }) => current)?.id ?? ''
  expect((await olga.client.call(revokeSession, { params: { id: lost } })).status).toBe(204)
  expect((await telephone.client.call(getProfile)).status).toBe(401)
  const renewal = { as: { tenant: 'aurora', refresh_token: telephone.tokens.refresh_token } }
  expect((await foyer.client.call(login, renewal)).status).toBe(401)
  const left = await olga.client.ask(listSessions)
  expect(left.sessions.map(({ id, current }) => ({ id, current }))).toEqual([
    { id: expect.not.stringMatching(lost), current: true },
  ])
})

it('AUTH-34, API-14 a session of somebody else, one that has ended and one that never existed are not found', async () => {
  const olga = await createPerson(foyer)
  const mia = await createPerson(foyer)
  const { sessions } = await mia.client.ask(listSessions)
  const hers = sessions[0]?.id ?? ''
  for (const id of [hers, randomUUID(), 'x', '%00'])
    expect(await olga.client.refusal(revokeSession, { params: { id } })).toMatchObject({
      status: 404,
      code: 'not_found',
    })
  expect((await mia.client.call(getProfile)).status).toBe(200)
  const elsewhere = await signIn(foyer, olga)
  const ended = (await elsewhere.client.ask(listSessions)).sessions.find(({ current }) => current)?.id ?? ''
  await olga.client.ask(revokeSession, { params: { id: ended } })
  expect((await olga.client.refusal(revokeSession, { params: { id: ended } })).status).toBe(404)
})

it('AUTH-34 a session that can no longer be refreshed is not listed, neither for the customer nor for staff', async () => {
  const olga = await createPerson(foyer)
  advance(foyer, 8 * dayMs)
  const { client } = await signIn(foyer, olga)
  const renewal = { as: { tenant: 'aurora', refresh_token: olga.tokens.refresh_token } }
  expect((await foyer.client.call(login, renewal)).status).toBe(401)
  expect((await client.ask(listSessions)).sessions).toMatchObject([{ current: true }])
  expect((await client.ask(exportProfile)).sessions).toMatchObject([{ current: true }])
  const staff = await createStaff(foyer)
  expect((await staff.client.ask(getCustomer, { params: { id: olga.account.id } })).sessions).toHaveLength(1)
})

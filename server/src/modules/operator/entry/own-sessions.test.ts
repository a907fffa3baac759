import { getProfile, login } from '@foyer/contract/account/endpoints.ts'
import {
  actAsCustomer,
  endConsoleSession,
  endOtherConsoleSessions,
  getOperator,
  listAudit,
  listConsoleSessions,
} from '@foyer/contract/operator/endpoints.ts'
import { describe, expect, it } from 'vitest'
import { useFoyer } from '../../../../test/foyer.ts'
import { choosePassword, invite, signInStaff } from '../../../../test/invites.ts'
import { createStaff } from '../../../../test/operators.ts'
import { createPerson } from '../../../../test/people.ts'

const foyer = useFoyer()

const password = 'Harbour-light-42'

const signedIn = async (times: number) => {
  const staff = await createStaff(foyer, { password })
  const { email } = staff.operator
  const sessions = []
  for (let n = 0; n < times; n += 1) sessions.push(await signInStaff(foyer, { email, password }))
  const [here, ...elsewhere] = sessions
  if (here === undefined) throw new Error('unreachable: there is at least one')
  return { staff, here, elsewhere }
}

describe('an operator’s own sessions', () => {
  it('are listed with device, address and last use, without the keys and those of colleagues', async () => {
    await signedIn(1)
    const { here } = await signedIn(2)
    const { sessions } = await here.ask(listConsoleSessions)
    expect(sessions).toHaveLength(2)
    expect(sessions.filter(({ current }) => current)).toHaveLength(1)
    for (const session of sessions) expect(session).toMatchObject({ ip: '127.0.0.1' })
  })

  it('end one by one, with the invites sent from them and those in which they act for customers, and the log says so', async () => {
    const { staff, here, elsewhere } = await signedIn(2)
    const { account } = await createPerson(foyer)
    const asked = { params: { id: account.id }, body: { reason: 'a look at their invoice' } }
    const url = new URL((await here.ask(actAsCustomer, asked)).url)
    const refresh_token = url.searchParams.get('refresh_token') ?? ''
    const { access_token } = await foyer.client.ask(login, { as: { tenant: 'aurora', refresh_token } })
    const [lost = here] = elsewhere
    const { token } = await invite(foyer, lost)
    const other = (await here.ask(listConsoleSessions)).sessions.find(({ current }) => !current)
    const params = { id: other?.id ?? '' }
    expect((await here.call(endConsoleSession, { params })).status).toBe(204)
    for (const each of elsewhere) expect((await each.refusal(getOperator)).status).toBe(401)
    expect((await foyer.client.as({ access_token }).refusal(getProfile)).status).toBe(401)
    await here.ask(getOperator)
    expect((await here.refusal(endConsoleSession, { params })).status).toBe(404)
    expect((await choosePassword(foyer, token, password)).status).toBe(404)
    const query = { object_id: staff.operator.id, action: 'session_revoked' }
    expect((await staff.client.ask(listAudit, { query })).entries).toMatchObject([
      { object_type: 'operator', changes: { ip: '127.0.0.1' } },
    ])
  })

  it('end all but the present one', async () => {
    const { staff, here, elsewhere } = await signedIn(3)
    expect((await here.call(endOtherConsoleSessions)).status).toBe(204)
    for (const each of elsewhere) expect((await each.refusal(getOperator)).status).toBe(401)
    expect((await here.ask(listConsoleSessions)).sessions).toHaveLength(1)
    await staff.client.ask(getOperator)
  })

  it('are not ended by a colleague, nor seen or ended with a key', async () => {
    const [{ here: theirs }, { here, staff }] = [await signedIn(1), await signedIn(1)]
    const [session] = (await theirs.ask(listConsoleSessions)).sessions
    const params = { id: session?.id ?? '' }
    expect((await here.refusal(endConsoleSession, { params })).status).toBe(404)
    expect((await staff.client.refusal(listConsoleSessions)).code).toBe('in_person_only')
    expect((await staff.client.refusal(endOtherConsoleSessions)).code).toBe('in_person_only')
    await theirs.ask(getOperator)
  })
})

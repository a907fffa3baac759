import { randomUUID } from 'node:crypto'
import { getProfile, login } from '@foyer/contract/account/endpoints.ts'
import {
  actAsCustomer,
  changeOperator,
  changeOperatorPassword,
  getOperator,
  listAudit,
  operatorLogin,
  recoverOperatorPassword,
} from '@foyer/contract/operator/endpoints.ts'
import { describe, expect, it } from 'vitest'
import { advance } from '../../../../test/days.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { choosePassword, signInStaff } from '../../../../test/invites.ts'
import { createStaff, type Staff } from '../../../../test/operators.ts'
import { mailsTo, subjectsTo, tokenIn } from '../../../../test/outbox.ts'
import { createPerson } from '../../../../test/people.ts'
import { setUpStaffFactor } from '../../../../test/second-factors.ts'

const foyer = useFoyer()

const old = 'Harbour-light-42'
const password = 'Another-light-42'

const ask = (email: string, tenant = 'aurora') =>
  foyer.client.call(recoverOperatorPassword, { as: { tenant }, body: { email } })

const askToken = async (email: string): Promise<string> => {
  await ask(email)
  return tokenIn((await mailsTo(foyer, email))[0])
}

const tryToSignIn = ({ operator: { email } }: Staff, shown: string) =>
  foyer.client.call(operatorLogin, { as: { tenant: 'aurora', basic: { email, password: shown } } })

describe('an operator who forgot the password', () => {
  it('gets a link by mail; everybody is answered alike', async () => {
    const { operator } = await createStaff(foyer, { password: old })
    const known = await ask(operator.email.toUpperCase())
    const unknown = await ask(`${randomUUID()}@nobody.example`)
    expect([known.status, unknown.status]).toEqual([204, 204])
    expect([...known.headers.keys()].sort()).toEqual([...unknown.headers.keys()].sort())
    const [mail] = await mailsTo(foyer, operator.email)
    expect(mail?.subject).toBe('Choose a new password for the Aurora Streaming console')
    expect(mail?.links[0]).toMatch(/\/operator\/password\?token=[\w-]{43}$/)
  })

  it('chooses a new one: all sessions end, those as customers too, keys keep working, and a mail says so', async () => {
    const staff = await createStaff(foyer, { password: old })
    const { email, id, handle } = staff.operator
    const session = await signInStaff(foyer, { email, password: old })
    const { account } = await createPerson(foyer)
    const asked = { params: { id: account.id }, body: { reason: 'a look at their invoice' } }
    const refresh_token = new URL((await session.ask(actAsCustomer, asked)).url).searchParams.get('refresh_token') ?? ''
    const { access_token } = await foyer.client.ask(login, { as: { tenant: 'aurora', refresh_token } })
    const acting = foyer.client.as({ access_token })
    expect((await choosePassword(foyer, await askToken(email), password)).status).toBe(204)
    expect((await session.refusal(getOperator)).status).toBe(401)
    expect((await acting.refusal(getProfile)).status).toBe(401)
    await staff.client.ask(getOperator)
    expect((await tryToSignIn(staff, old)).status).toBe(401)
    expect((await tryToSignIn(staff, password)).status).toBe(200)
    expect(await subjectsTo(foyer, email)).toContain('You have a new password for the Aurora Streaming console')
    const { entries } = await staff.client.ask(listAudit, { query: { object_id: id, action: 'password_changed' } })
    expect(entries).toMatchObject([{ actor: `operator:${handle}`, actor_ip: '127.0.0.1', changes: {} }])
  })

  it('is still asked for the second factor', async () => {
    const staff = await createStaff(foyer, { password: old })
    await setUpStaffFactor(foyer, await signInStaff(foyer, { email: staff.operator.email, password: old }))
    expect((await choosePassword(foyer, await askToken(staff.operator.email), password)).status).toBe(204)
    expect(await tryToSignIn(staff, password)).toMatchObject({ body: { errors: [{ code: 'otp_required' }] } })
  })

  it('is let in by the new password at once, however often they had tried the old one', async () => {
    const staff = await createStaff(foyer, { password: old })
    for (let n = 0; n < 5; n += 1) expect((await tryToSignIn(staff, `forgotten-${n}`)).status).toBe(401)
    expect((await tryToSignIn(staff, old)).status).toBe(429)
    await choosePassword(foyer, await askToken(staff.operator.email), password)
    expect((await tryToSignIn(staff, password)).status).toBe(200)
  })

  it('gets nothing if they are blocked, are a program, or work for another brand', async () => {
    const blocked = await createStaff(foyer, { password: old })
    const chief = await createStaff(foyer)
    await chief.client.ask(changeOperator, { params: { id: blocked.operator.id }, body: { blocked: true } })
    const away = await createStaff(foyer, { password: old, tenant: 'sever' })
    for (const { operator } of [blocked, chief, away]) {
      await ask(operator.email)
      expect(await mailsTo(foyer, operator.email)).toEqual([])
    }
  })

  it('waits after ten tries, and no mailbox gets more than ten mails an hour', async () => {
    const email = `${randomUUID()}@nobody.example`
    for (let n = 0; n < 10; n += 1) expect((await ask(email)).status).toBe(204)
    expect((await ask(email)).status).toBe(429)
    expect((await ask(`${randomUUID()}@nobody.example`)).status).toBe(204)
  })
})

describe('the link of a recovery', () => {
  it('works once, also when used at the same moment, and for an hour', async () => {
    const staff = await createStaff(foyer, { password: old })
    const token = await askToken(staff.operator.email)
    const tries = Array.from({ length: 10 }, (_, n) => `Another-light-${n}`)
    const answers = await Promise.all(tries.map((each) => choosePassword(foyer, token, each)))
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    expect((await tryToSignIn(staff, tries[answers.findIndex(({ status }) => status === 204)] ?? '')).status).toBe(200)
    const second = await askToken(staff.operator.email)
    advance(foyer, 3_600_000)
    expect(await choosePassword(foyer, second, password)).toMatchObject({
      status: 404,
      body: { errors: [{ code: 'link_expired' }] },
    })
  })

  it('ends when a fresh one is asked for, when the password is changed, and when the operator is blocked', async () => {
    const staff = await createStaff(foyer, { password: old })
    const { email, id } = staff.operator
    const first = await askToken(email)
    const second = await askToken(email)
    expect((await choosePassword(foyer, first, password)).status).toBe(404)
    const session = await signInStaff(foyer, { email, password: old })
    await session.ask(changeOperatorPassword, { body: { password, current_password: old } })
    expect((await choosePassword(foyer, second, old)).status).toBe(404)
    const third = await askToken(email)
    const chief = await createStaff(foyer)
    const change = (blocked: boolean) => chief.client.ask(changeOperator, { params: { id }, body: { blocked } })
    await change(true)
    await change(false)
    expect((await choosePassword(foyer, third, old)).status).toBe(404)
  })
})

import { getProfile, login } from '@foyer/contract/account/endpoints.ts'
import {
  actAsCustomer,
  changeOperatorPassword,
  getOperator,
  operatorLogin,
} from '@foyer/contract/operator/endpoints.ts'
import { OperatorSession } from '@foyer/contract/operator/operator.ts'
import { describe, expect, it } from 'vitest'
import type { Client } from '../../../test/client.ts'
import { useFoyer } from '../../../test/foyer.ts'
import { createStaff } from '../../../test/operators.ts'
import { mailsTo } from '../../../test/outbox.ts'
import { createPerson } from '../../../test/people.ts'
import type { OperatorRow } from './index.ts'

const foyer = useFoyer()

const current_password = 'Harbour-light-42'
const password = 'Another-light-42'

const tryToSignIn = ({ tenant, email }: OperatorRow, shown: string) =>
  foyer.client.call(operatorLogin, { as: { tenant, basic: { email, password: shown } } })

const signIn = async (operator: OperatorRow): Promise<Client> => {
  const { token } = OperatorSession.parse((await tryToSignIn(operator, current_password)).body)
  return foyer.client.as({ access_token: token })
}

const withPassword = async () => {
  const staff = await createStaff(foyer, { password: current_password })
  return { ...staff, here: await signIn(staff.operator) }
}

const change = (client: Client, body = { password, current_password }) => client.call(changeOperatorPassword, { body })

describe('the password of an operator', () => {
  it('is changed by themselves: other sessions end, including those acting as customers, and API keys continue', async () => {
    const { operator, key, here } = await withPassword()
    const elsewhere = await signIn(operator)
    const { account } = await createPerson(foyer)
    const asked = { params: { id: account.id }, body: { reason: 'a look at their invoice' } }
    const refresh_token = new URL((await elsewhere.ask(actAsCustomer, asked)).url).searchParams.get('refresh_token')
    const { access_token } = await foyer.client.ask(login, {
      as: { tenant: 'aurora', refresh_token: refresh_token ?? '' },
    })
    const acting = foyer.client.as({ access_token })
    await acting.ask(getProfile)
    expect((await change(here)).status).toBe(204)
    expect((await elsewhere.refusal(getOperator)).status).toBe(401)
    expect((await acting.refusal(getProfile)).status).toBe(401)
    await here.ask(getOperator)
    await foyer.client.as({ access_token: key }).ask(getOperator)
    expect((await tryToSignIn(operator, current_password)).status).toBe(401)
    expect((await tryToSignIn(operator, password)).status).toBe(200)
  })

  it('is reported by mail and in the log, and is in neither', async () => {
    const { operator, here } = await withPassword()
    await change(here)
    const [mail] = await mailsTo(foyer, operator.email)
    expect(mail?.subject).toMatch(/^Your password for the .* console was changed$/)
    expect(mail?.text).toContain('address 127.0.0.1')
    expect(mail?.links[0]).toMatch(/\/operator\/security$/)
    const rows = await foyer.sql(
      `select actor, actor_ip, changes from platform.audit_entry where object_id = $1 and action = 'password_changed'`,
      operator.id,
    )
    expect(rows).toEqual([{ actor: `operator:${operator.handle}`, actor_ip: '127.0.0.1', changes: {} }])
    for (const told of [password, current_password]) expect(mail?.text).not.toContain(told)
  })

  it('follows the rules for customers', async () => {
    const { operator, here } = await withPassword()
    const refusalOf = (wanted: string) =>
      here.refusal(changeOperatorPassword, { body: { password: wanted, current_password } })
    const source = { pointer: '/password' }
    expect(await refusalOf('Short-1')).toMatchObject({ status: 422, code: 'password_min', source })
    expect(await refusalOf('no digits here')).toMatchObject({ status: 422, code: 'password_hint', source })
    for (const guessed of ['Password123', 'Aurora-2026', 'Staff-2026'])
      expect(await refusalOf(guessed)).toMatchObject({ status: 422, code: 'password_common', source })
    expect((await tryToSignIn(operator, current_password)).status).toBe(200)
  })

  it('needs the current one, and wrong guesses have to wait after five, even with the right one', async () => {
    const { operator, here } = await withPassword()
    const guess = (shown: string) =>
      here.refusal(changeOperatorPassword, { body: { password, current_password: shown } })
    for (let tries = 0; tries < 5; tries += 1)
      expect(await guess(`guess-${tries}`)).toMatchObject({
        status: 422,
        code: 'wrong_password',
        source: { pointer: '/current_password' },
      })
    expect(await guess(current_password)).toMatchObject({ status: 429, code: 'too_many_requests' })
    expect((await tryToSignIn(operator, current_password)).status).toBe(200)
  })

  it('cannot be changed with a key', async () => {
    const { client } = await withPassword()
    expect(await client.refusal(changeOperatorPassword, { body: { password, current_password } })).toMatchObject({
      status: 403,
      code: 'in_person_only',
    })
  })

  it('is changed once by two concurrent changes: both were checked against the old password', async () => {
    const { operator, here } = await withPassword()
    const wanted = ['Another-light-42', 'A-third-light-43']
    const answers = await Promise.all(wanted.map((chosen) => change(here, { password: chosen, current_password })))
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    const works = await Promise.all(wanted.map((chosen) => tryToSignIn(operator, chosen)))
    expect(works.map(({ status }) => status === 200)).toEqual(answers.map(({ status }) => status === 204))
  })
})

describe('an operator’s sign-in', () => {
  const firefox = (version: number) =>
    `Mozilla/5.0 (X11; Linux x86_64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`
  const safari =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1'

  const signInFrom = ({ tenant, email }: OperatorRow, userAgent: string, shown = current_password) =>
    foyer.client.call(operatorLogin, {
      as: { tenant, basic: { email, password: shown } },
      headers: { 'user-agent': userAgent },
    })

  it('is not reported the first time, with a newer browser version, or if it was refused', async () => {
    const { operator } = await createStaff(foyer, { password: current_password })
    await signInFrom(operator, firefox(140))
    await signInFrom(operator, firefox(141))
    await signInFrom(operator, safari, 'guess')
    expect(await mailsTo(foyer, operator.email)).toEqual([])
  })

  it('from another device is mailed once, with what to do about it', async () => {
    const { operator } = await createStaff(foyer, { password: current_password })
    await signInFrom(operator, firefox(140))
    await signInFrom(operator, safari)
    await signInFrom(operator, safari)
    const letters = await mailsTo(foyer, operator.email)
    expect(letters).toHaveLength(1)
    expect(letters[0]?.subject).toMatch(/^New sign-in to the .* console$/)
    expect(letters[0]?.text).toMatch(/Safari, iPhone, IP address 127\.0\.0\.1, \d\d [A-Z][a-z]+ \d{4} \d\d:\d\d UTC\./)
    expect(letters[0]?.text).toContain('change your password in the console right away')
    expect(letters[0]?.links[0]).toMatch(/\/operator\/security$/)
  })

  it('from another part of the world is reported even on the same device', async () => {
    const { operator } = await createStaff(foyer, { password: current_password })
    await signInFrom(operator, firefox(140))
    await foyer.sql(`update operator.credential set ip = '203.0.113.9' where operator_id = $1`, operator.id)
    await signInFrom(operator, firefox(140))
    expect(await mailsTo(foyer, operator.email)).toHaveLength(1)
  })

  it('is not reported if the addresses of earlier sessions were not stored', async () => {
    const { operator } = await createStaff(foyer, { password: current_password })
    await signInFrom(operator, firefox(140))
    await foyer.sql(`update operator.credential set ip = null where operator_id = $1`, operator.id)
    await signInFrom(operator, safari)
    expect(await mailsTo(foyer, operator.email)).toEqual([])
  })
})

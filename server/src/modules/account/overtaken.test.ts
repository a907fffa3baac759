import { randomUUID } from 'node:crypto'
import { changeEmail, login, recoverPassword, resetPassword } from '@foyer/contract/account/endpoints.ts'
import { changeCustomer } from '@foyer/contract/operator/endpoints.ts'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { solveCaptcha } from '../../../test/captcha.ts'
import { useFoyer } from '../../../test/foyer.ts'
import { createStaff } from '../../../test/operators.ts'
import { mailsTo, tokenIn } from '../../../test/outbox.ts'
import { createPerson, type Person, somePassword } from '../../../test/people.ts'
import { forgetTries, slowHashOf, tryIsUnderWay } from '../../../test/slow-password.ts'

/* Checking a password takes a while. Meanwhile the owner or the vendor may have locked out the person who entered it. */

const foyer = useFoyer()
let olga: Person
let token: string

const openSessions = () =>
  foyer.sql('select id from account.session where account_id = $1 and revoked_at is null', olga.account.id)

const reset = async () => {
  const body = { password: 'A-brand-new-1' }
  const { status } = await foyer.client.call(resetPassword, { as: { tenant: 'aurora', email_token: token }, body })
  expect(status).toBe(204)
}

const signIn = () => {
  const basic = { email: olga.email, password: somePassword }
  return foyer.client.call(login, { as: { tenant: 'aurora', basic } })
}

let hash: string
beforeAll(async () => {
  hash = slowHashOf(somePassword)
})

beforeEach(async () => {
  olga = await createPerson(foyer)
  await foyer.client.ask(recoverPassword, {
    body: { email: olga.email, recaptcha_token: await solveCaptcha(foyer) },
  })
  token = tokenIn((await mailsTo(foyer, olga.email))[0])
  await foyer.sql('update account.account set password_hash = $2 where id = $1', olga.account.id, hash)
  await forgetTries(foyer)
})

it('AUTH-64, S32 a sign-in with the old password opens nothing once there is a new one', async () => {
  const signingIn = signIn()
  await tryIsUnderWay(foyer)
  await reset()
  expect(await signingIn).toMatchObject({ status: 401, body: { errors: [{ code: 'wrong_credentials' }] } })
  expect(await openSessions()).toEqual([])
})

it('a sign-in of somebody whom the vendor blocks in the meantime opens nothing that could be refreshed', async () => {
  const { client } = await createStaff(foyer)
  const signingIn = signIn()
  await tryIsUnderWay(foyer)
  await client.ask(changeCustomer, { params: { id: olga.account.id }, body: { blocked: true } })
  expect(await signingIn).toMatchObject({ status: 403, body: { errors: [{ code: 'account_blocked' }] } })
  expect(await openSessions()).toEqual([])
})

it('S32 the link to another e-mail is not mailed if the password has changed since the request', async () => {
  const email = `${randomUUID()}@evil.example`
  const changing = olga.client.call(changeEmail, { body: { email, password: somePassword } })
  await tryIsUnderWay(foyer)
  await reset()
  expect((await changing).status).toBe(409)
  expect(await mailsTo(foyer, email)).toEqual([])
  expect(
    await foyer.sql(
      `select hash from account.link_token where account_id = $1 and purpose = 'email_change'`,
      olga.account.id,
    ),
  ).toEqual([])
})

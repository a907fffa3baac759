import {
  confirmSecondFactor,
  getProfile,
  login,
  startSecondFactor,
  updateProfile,
} from '@foyer/contract/account/endpoints.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ConfigurationFile, writeConfiguration } from '../../../test/configuration.ts'
import { advance } from '../../../test/days.ts'
import { type RunningFoyer, startFoyer } from '../../../test/foyer.ts'
import { createAccount, signIn, somePassword } from '../../../test/people.ts'
import { codeOf } from '../../../test/second-factors.ts'
import type { NewAccount } from './index.ts'

const there = 'https://portal.sever.example'

let configuration: ConfigurationFile
let foyer: RunningFoyer
beforeAll(async () => {
  configuration = writeConfiguration({ sever: { public_url: there } })
  foyer = await startFoyer({ environment: { FOYER_CONFIG: configuration.path, SMTP_URL: 'smtp://127.0.0.1:1' } })
})
afterAll(async () => {
  await foyer.close()
  configuration.remove()
})

/** Someone whom aurora has moved to sever, where the same e-mail has an account. */
const createMoved = async (
  before: Partial<NewAccount> = {},
): Promise<{ readonly email: string; readonly id: string }> => {
  const { email, id: oldId } = await createAccount(foyer, before)
  const { id } = await createAccount(foyer, { tenant: 'sever', email, country: 'RU', password: 'another-Password-9' })
  await foyer.sql(`update account.account set moved_to = 'sever' where id = $1`, oldId)
  return { email, id }
}

const signInAtOld = (email: string) =>
  foyer.client.ask(login, { as: { tenant: 'aurora', basic: { email, password: somePassword } } })

const bring = (code: string, tenant: string) => foyer.client.call(login, { as: { tenant, refresh_token: code } })

it('AUTH-16, AUTH-18 a customer who was moved is redirected, and the code signs them in at the new brand', async () => {
  const { email, id } = await createMoved()
  const info = await signInAtOld(email)
  expect(info).toEqual({ access_token: '', refresh_token: expect.stringMatching(/^[\w-]{43}$/), redirect_to: there })
  const arrived = await bring(info.refresh_token, 'sever')
  if (arrived.status !== 200) throw new Error('the code was refused')
  expect(arrived.body.refresh_token).not.toBe(info.refresh_token)
  const client = foyer.client.as({ access_token: arrived.body.access_token })
  expect((await client.ask(getProfile)).id).toBe(id)
})

it('AUTH-17 the code works once, only at the brand it is for, and for a minute', async () => {
  const { email } = await createMoved()
  const once = await signInAtOld(email)
  expect((await bring(once.refresh_token, 'aurora')).status).toBe(401)
  expect((await bring(once.refresh_token, 'sever')).status).toBe(200)
  expect((await bring(once.refresh_token, 'sever')).status).toBe(401)

  const late = await signInAtOld(email)
  advance(foyer, 60_000)
  expect((await bring(late.refresh_token, 'sever')).status).toBe(401)
})

it('AUTH-17 no session is opened at the old brand, and the caller cannot choose where the code leads', async () => {
  const { email } = await createMoved()
  const info = await foyer.client.ask(login, {
    as: { tenant: 'aurora', basic: { email, password: somePassword } },
    headers: { host: 'evil.example', origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
  })
  expect(info.redirect_to).toBe(there)
  const sessions = await foyer.sql(
    'select 1 from account.session s join account.account a on a.id = s.account_id where a.email = $1',
    email,
  )
  expect(sessions).toEqual([])
})

it('AUTH-17 the wrong password reveals nothing about the move', async () => {
  const { email } = await createMoved()
  const refused = await foyer.client.refusal(login, { as: { tenant: 'aurora', basic: { email, password: 'guess' } } })
  expect(refused).toMatchObject({ status: 401, code: 'wrong_credentials' })
})

it('an unconfirmed address opens nothing at the new brand: its owner signs in there like everybody else', async () => {
  const { email } = await createMoved({ email_confirmed: false })
  expect(await signInAtOld(email)).toEqual({ access_token: '', refresh_token: '', redirect_to: there })
})

it('a second factor at the new brand cannot be bypassed by signing in at the old one', async () => {
  const { email } = await createMoved()
  const { client } = await signIn(foyer, { email, tenant: 'sever', password: 'another-Password-9' })
  const { secret } = await client.ask(startSecondFactor)
  await client.ask(confirmSecondFactor, { body: { code: codeOf(foyer, secret) } })
  expect(await signInAtOld(email)).toEqual({ access_token: '', refresh_token: '', redirect_to: there })
})

const changePasswordThere = async (email: string): Promise<void> => {
  const { client } = await signIn(foyer, { email, tenant: 'sever', password: 'another-Password-9' })
  const { name, second_name, country, notification_emails, phone, locale, newsletter } = await client.ask(getProfile)
  const form = { name, second_name, country, notification_emails, phone, locale, newsletter }
  const body = { ...form, password: 'Quiet-harbour-7', current_password: 'another-Password-9' }
  await client.ask(updateProfile, { body })
}

it('S32 the password of the old brand opens nothing once another was chosen at the new one', async () => {
  const { email } = await createMoved()
  expect((await signInAtOld(email)).refresh_token).not.toBe('')
  await changePasswordThere(email)
  expect(await signInAtOld(email)).toEqual({ access_token: '', refresh_token: '', redirect_to: there })
})

it('a password that was chosen at the new brand before the move changes nothing', async () => {
  const { email, id: oldId } = await createAccount(foyer)
  await createAccount(foyer, { tenant: 'sever', email, country: 'RU', password: 'another-Password-9' })
  await changePasswordThere(email)
  // The database stamps the move with its own clock.
  await foyer.sql(
    `update account.account set password_changed_at = now() - interval '1 minute' where email = $1 and tenant = 'sever'`,
    email,
  )
  await foyer.sql(`update account.account set moved_to = 'sever' where id = $1`, oldId)
  expect((await signInAtOld(email)).refresh_token).toMatch(/^[\w-]{43}$/)
})

import { randomUUID } from 'node:crypto'
import {
  changeEmail,
  confirmEmail,
  confirmSecondFactor,
  endMailCopy,
  getProfile,
  login,
  recoverPassword,
  resetPassword,
  signUp,
  startSecondFactor,
  updateProfile,
} from '@foyer/contract/account/endpoints.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { solveCaptcha } from '../../../test/captcha.ts'
import { type ConfigurationFile, writeConfiguration } from '../../../test/configuration.ts'
import { type RunningFoyer, startFoyer, useFoyer } from '../../../test/foyer.ts'
import { mailsTo, subjectsTo, tokenIn } from '../../../test/outbox.ts'
import { createAccount, createPerson, signIn, somePassword } from '../../../test/people.ts'
import { letPass } from '../../../test/sandbox.ts'
import { codeOf } from '../../../test/second-factors.ts'

const foyer = useFoyer()

const password = 'A-brand-new-1'

const ask = async (email: string) =>
  foyer.client.call(recoverPassword, { body: { email, recaptcha_token: await solveCaptcha(foyer) } })

/** The token of the last recovery mail to the address. */
const askToken = async (email: string): Promise<string> => {
  await ask(email)
  return tokenIn((await mailsTo(foyer, email))[0])
}

const reset = (email_token: string, body = { password }, tenant = 'aurora') =>
  foyer.client.call(resetPassword, { as: { tenant, email_token }, body })

const refusedReset = (email_token: string, body = { password }, tenant = 'aurora') =>
  foyer.client.refusal(resetPassword, { as: { tenant, email_token }, body })

describe('requesting a new password', () => {
  it('API-76, AUTH-59, AUTH-60 mails a link to the owner; everybody gets the same answer', async () => {
    const ada = await createPerson(foyer)
    const known = await ask(ada.email.toUpperCase())
    const unknown = await ask(`${randomUUID()}@nobody.example`)
    expect([known.status, unknown.status]).toEqual([204, 204])
    expect([...known.headers.keys()].sort()).toEqual([...unknown.headers.keys()].sort())
    const [mail] = await mailsTo(foyer, ada.email)
    expect(mail?.subject).toBe('Choose a new password for Aurora Streaming')
    expect(mail?.links[0]).toMatch(/\/auth\/recovery\?token=[\w-]{43}$/)
  })

  it('mails nothing to blocked customers', async () => {
    const ada = await createPerson(foyer)
    await foyer.sql('update account.account set blocked = true where id = $1', ada.account.id)
    await ask(ada.email)
    expect(await mailsTo(foyer, ada.email)).toEqual([])
  })

  it('S30 works however often a stranger has tried to sign up with the e-mail', async () => {
    const ada = await createPerson(foyer)
    for (let n = 0; n < 10; n += 1) {
      const recaptcha_token = await solveCaptcha(foyer)
      const terms = { terms_accepted: true, country: 'DE', locale: 'en' } as const
      await foyer.client.ask(signUp, { body: { ...terms, email: ada.email, password, recaptcha_token } })
    }
    await ask(ada.email)
    const subjects = await subjectsTo(foyer, ada.email)
    expect(subjects[0]).toBe('Choose a new password for Aurora Streaming')
  })

  it('AUTH-64 has to wait after ten attempts', async () => {
    const body = { email: `${randomUUID()}@nobody.example`, recaptcha_token: 'unsolved' }
    for (let n = 0; n < 10; n += 1) expect((await foyer.client.refusal(recoverPassword, { body })).status).toBe(422)
    expect((await foyer.client.refusal(recoverPassword, { body })).status).toBe(429)
  })
})

describe('choosing a new password', () => {
  it('S31 refuses one of the most common ones, and the link stays valid', async () => {
    const ada = await createPerson(foyer)
    const token = await askToken(ada.email)
    const refused = await refusedReset(token, { password: 'Qwerty123' })
    expect(refused).toMatchObject({ status: 422, code: 'password_common', source: { pointer: '/password' } })
    expect((await reset(token)).status).toBe(204)
  })

  it('API-77, AUTH-60, AUTH-62 works once, ends every session, and informs the owner', async () => {
    const ada = await createPerson(foyer, { email_confirmed: false })
    const token = await askToken(ada.email)
    expect((await reset(token)).status).toBe(204)
    expect((await ada.client.refusal(getProfile)).status).toBe(401)
    const again = await signIn(foyer, { email: ada.email, password })
    // The link reached the mailbox, so the e-mail belongs to its reader.
    expect((await again.client.ask(getProfile)).email_confirmed).toBe(true)
    await expect(signIn(foyer, { email: ada.email })).rejects.toThrow('wrong_credentials')
    expect((await mailsTo(foyer, ada.email))[0]?.subject).toBe('Your password for Aurora Streaming was changed')
    expect(await refusedReset(token)).toMatchObject({ status: 404, code: 'link_invalid' })
  })

  it('AUTH-60, AUTH-64 lets the owner in with the new password at once, even after too many attempts with the old one', async () => {
    const ada = await createPerson(foyer)
    const signInBy = (typed: string) =>
      foyer.client.call(login, { as: { tenant: 'aurora', basic: { email: ada.email, password: typed } } })
    for (let count = 0; count < 10; count += 1) expect((await signInBy(`forgotten-${count}`)).status).toBe(401)
    expect((await signInBy(somePassword)).status).toBe(429)
    expect((await reset(await askToken(ada.email))).status).toBe(204)
    expect((await signInBy(password)).status).toBe(200)
    // The count of tries starts over.
    for (let count = 0; count < 10; count += 1) expect((await signInBy(somePassword)).status).toBe(401)
    expect((await signInBy(password)).status).toBe(429)
  })

  it('AUTH-60 works for one of twenty concurrent requests with one link', async () => {
    const ada = await createPerson(foyer)
    const token = await askToken(ada.email)
    const tries = Array.from({ length: 20 }, (_, n) => `Password-number-${n}`)
    const answers = await Promise.all(tries.map((each) => reset(token, { password: each })))
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    const won = tries[answers.findIndex(({ status }) => status === 204)] ?? ''
    await signIn(foyer, { email: ada.email, password: won })
  })

  it('AUTH-60 needs the latest link', async () => {
    const ada = await createPerson(foyer)
    const first = await askToken(ada.email)
    const second = await askToken(ada.email)
    expect((await refusedReset(first)).code).toBe('link_invalid')
    expect((await reset(second)).status).toBe(204)
  })

  it('AUTH-47 does not use up the link if the password breaks the rule', async () => {
    const ada = await createPerson(foyer)
    const token = await askToken(ada.email)
    expect((await refusedReset(token, { password: 'short1' })).code).toBe('password_min')
    expect((await refusedReset(token, { password: 'letters-only' })).code).toBe('password_hint')
    expect((await reset(token)).status).toBe(204)
  })

  it('S32 takes an account back completely from somebody who signed up with another person’s e-mail', async () => {
    const victim = await createPerson(foyer, { email_confirmed: false })
    const { client } = victim
    // Everything the intruder could leave behind to get back in or to be notified.
    const { secret } = await client.ask(startSecondFactor)
    await client.ask(confirmSecondFactor, { body: { code: codeOf(foyer, secret) } })
    const evil = `${randomUUID()}@evil.example`
    await client.ask(changeEmail, { body: { email: evil, password: somePassword } })
    const theirs = tokenIn((await mailsTo(foyer, evil))[0])
    const form = { name: '', second_name: '', country: 'DE', phone: null, locale: 'en', newsletter: false } as const
    await client.ask(updateProfile, { body: { ...form, notification_emails: [evil] } })
    const copy = tokenIn((await mailsTo(foyer, evil))[0])

    expect((await reset(await askToken(victim.email))).status).toBe(204)
    const stolen = await foyer.client.refusal(confirmEmail, { as: { tenant: 'aurora', email_token: theirs } })
    expect(stolen.status).toBe(404)
    const ended = await foyer.client.refusal(endMailCopy, { as: { tenant: 'aurora', email_token: copy } })
    expect(ended.code).toBe('link_invalid')
    const owner = await signIn(foyer, { email: victim.email, password })
    expect(await owner.client.ask(getProfile)).toMatchObject({ email: victim.email, notification_emails: [] })
    const logged = await foyer.sql(
      `select action, actor, changes from platform.audit_entry where account_id = $1 and reason like 'password recovered%'`,
      victim.account.id,
    )
    expect(logged).toHaveLength(2)
    for (const entry of [
      { action: 'second_factor_off', actor: victim.account.id, changes: {} },
      { action: 'profile_saved', actor: victim.account.id, changes: { notification_emails: { from: [evil], to: [] } } },
    ])
      expect(logged).toContainEqual(entry)
  })

  it('S32 keeps the notification addresses that the vendor entered for a customer who never chose a password before', async () => {
    const told = ['accounts@fresh.example']
    const ada = await createAccount(foyer, { password: null, email_confirmed: false, notification_emails: told })
    expect((await reset(await askToken(ada.email))).status).toBe(204)
    const { client } = await signIn(foyer, { email: ada.email, password })
    expect((await client.ask(getProfile)).notification_emails).toEqual(told)
  })

  it('S32 keeps a second factor if the e-mail was confirmed before', async () => {
    const ada = await createPerson(foyer)
    const { secret } = await ada.client.ask(startSecondFactor)
    await ada.client.ask(confirmSecondFactor, { body: { code: codeOf(foyer, secret) } })
    expect((await reset(await askToken(ada.email))).status).toBe(204)
    await expect(signIn(foyer, { email: ada.email, password })).rejects.toThrow('otp_required')
    const logged = await foyer.sql(
      `select 1 from platform.audit_entry where account_id = $1 and action in ('second_factor_off', 'email_confirmed')`,
      ada.account.id,
    )
    expect(logged).toEqual([])
  })

  it('needs a link of its purpose and brand', async () => {
    const ada = await createPerson(foyer)
    const token = await askToken(ada.email)
    expect((await refusedReset(token, { password }, 'sever')).code).toBe('link_invalid')
    const { linkTokens } = foyer.modules.account
    const other = await foyer.platform.database.transaction('aurora', (tx) =>
      linkTokens.make(tx, { tenant: 'aurora', purpose: 'newsletter', account_id: ada.account.id }),
    )
    expect((await refusedReset(other)).code).toBe('link_invalid')
    expect((await refusedReset(randomUUID())).code).toBe('link_invalid')
    expect(await ada.client.ask(getProfile)).toMatchObject({ email: ada.email })
  })

  it('AUTH-60 expires after an hour', async () => {
    const ada = await createPerson(foyer)
    const token = await askToken(ada.email)
    await letPass(foyer, 3_601)
    expect(await refusedReset(token)).toMatchObject({ status: 404, code: 'link_expired' })
  })
})

describe('a brand without recovery', () => {
  let configuration: ConfigurationFile
  let other: RunningFoyer
  beforeAll(async () => {
    configuration = writeConfiguration({ aurora: { features: { password_recovery: false } } })
    other = await startFoyer({ environment: { FOYER_CONFIG: configuration.path, SMTP_URL: 'smtp://127.0.0.1:1' } })
  })
  afterAll(async () => {
    await other.close()
    configuration.remove()
  })

  it('AUTH-36 answers 403 to both calls', async () => {
    const body = { email: 'a@b.example', recaptcha_token: 'x' }
    expect((await other.client.refusal(recoverPassword, { body })).code).toBe('feature_off')
    const as = { tenant: 'aurora', email_token: 'x' }
    expect((await other.client.refusal(resetPassword, { as, body: { password } })).code).toBe('feature_off')
  })
})

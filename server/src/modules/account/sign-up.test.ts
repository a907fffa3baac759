import { randomUUID } from 'node:crypto'
import { getProfile, listSessions, signUp } from '@foyer/contract/account/endpoints.ts'
import type { SignUpBody } from '@foyer/contract/account/sign-up.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { solveCaptcha } from '../../../test/captcha.ts'
import { type ConfigurationFile, writeConfiguration } from '../../../test/configuration.ts'
import { type RunningFoyer, startFoyer, useFoyer } from '../../../test/foyer.ts'
import { mailsTo } from '../../../test/outbox.ts'
import { createAccount, signIn, somePassword } from '../../../test/people.ts'

const foyer = useFoyer()

const someone = async (wishes: Partial<SignUpBody> = {}): Promise<SignUpBody> => ({
  email: `${randomUUID()}@fresh.example`,
  password: somePassword,
  locale: 'en',
  terms_accepted: true,
  country: 'DE',
  recaptcha_token: await solveCaptcha(foyer),
  ...wishes,
})

describe('signing up', () => {
  it('API-19, AUTH-51, AUTH-55 opens an account and its first session, and mails a link to confirm the address', async () => {
    const body = await someone({ name: 'Nina', second_name: 'Frei', newsletter: true, country: 'CA' })
    const info = await foyer.client.ask(signUp, { body })
    const nina = foyer.client.as({ tenant: 'aurora', access_token: info.access_token })
    expect(await nina.ask(getProfile)).toMatchObject({
      email: body.email,
      name: 'Nina',
      second_name: 'Frei',
      country: 'CA',
      currency: 'CAD',
      locale: 'en',
      newsletter: true,
      terms_accepted: true,
      email_confirmed: false,
      password_filled: true,
      permissions: { store: false, create_trial: false },
    })
    expect((await nina.ask(listSessions)).sessions).toHaveLength(1)
    await signIn(foyer, body)
    const [mail, ...more] = await mailsTo(foyer, body.email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Confirm your e-mail for Aurora Streaming')
    expect(mail?.links[0]).toMatch(/\/email_confirm\?token=[\w-]{43}$/)
  })

  it('AUTH-52, AUTH-53 names and newsletter are optional; the origin of the visitor is stored; terms that are not published are not accepted', async () => {
    const utm = { utm_source: 'mail', utm_campaign: 'spring', utm_custom: 'a b' }
    const body = await someone({ ...utm, locale: 'ru' })
    await foyer.client.ask(signUp, { body })
    const rows = await foyer.sql(
      'select utm, name, newsletter, locale, terms_accepted_at from account.account where email = $1',
      body.email,
    )
    expect(rows).toEqual([{ utm, name: '', newsletter: false, locale: 'ru', terms_accepted_at: null }])
    const [mail] = await mailsTo(foyer, body.email)
    expect(mail?.subject).toBe('Подтвердите почту для Aurora Streaming')
  })

  it.each([
    ['one of the most used', 'Trustno1'],
    ['the same in other letter case', 'LETMEIN1'],
    ['the brand with digits', 'Aurora-2026'],
    ['the brand in words', 'aurora1streaming'],
    ['the vendor’s name', 'AuroraStreamingGmbH1'],
  ])('S31 refuses a password that is %s: %s', async (_, password) => {
    const refused = await foyer.client.refusal(signUp, { body: await someone({ password }) })
    expect(refused).toMatchObject({ status: 422, code: 'password_common', source: { pointer: '/password' } })
  })

  it('S31 refuses the e-mail as the password, for a taken one as for a new one; a password that only contains a common word is accepted', async () => {
    const { email } = await createAccount(foyer, { email: `mira.holm-${randomUUID()}@cable.example` })
    for (const [wish, to] of [
      ['Mira2026!', email],
      ['holm1holm', `mira.holmholm@cable.example`],
      ['Cable-2026', `x${email}`],
    ] as const) {
      const refused = await foyer.client.refusal(signUp, { body: await someone({ email: to, password: wish }) })
      expect([wish, refused.code]).toEqual([wish, 'password_common'])
    }
    await foyer.client.ask(signUp, { body: await someone({ password: 'Letmein1-by-the-sea' }) })
  })

  it.each([
    ['/email', { email: 'nobody' }, 'invalid_email'],
    ['/email', { email: 'a@b.example\r\nBcc: c@d.example' }, 'invalid_email'],
    ['/password', { password: 'short1' }, 'password_min'],
    ['/password', { password: 'no digits here' }, 'password_hint'],
    ['/terms_accepted', { terms_accepted: false as true }, 'invalid'],
    ['/country', { country: 'Germany' }, 'invalid'],
    ['/recaptcha_token', { recaptcha_token: '' }, 'invalid'],
  ])('AUTH-47 refuses %s in %j', async (pointer, wrong, code) => {
    const refused = await foyer.client.refusal(signUp, { body: { ...(await someone()), ...wrong } })
    expect(refused).toMatchObject({ status: 422, code, source: { pointer } })
  })

  it('is not replayed: its answer contains secrets, and nobody gets a second account', async () => {
    const body = await someone()
    const idempotency_key = randomUUID()
    const first = await foyer.client.ask(signUp, { body, idempotency_key })
    const again = await foyer.client.refusal(signUp, { body, idempotency_key })
    expect(again.code).toBe('captcha_invalid')
    expect(first.refresh_token).not.toBe('')
  })

  it('eight concurrent ones with one address open one account', async () => {
    const email = `${randomUUID()}@fresh.example`
    const bodies = await Promise.all(Array.from({ length: 8 }, () => someone({ email })))
    const answers = await Promise.all(bodies.map((body) => foyer.client.call(signUp, { body })))
    expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 201))
    const rows = await foyer.sql('select id from account.account where email = $1', email)
    expect(rows).toHaveLength(1)
  })
})

describe('what a sign-up reveals about accounts', () => {
  it('a taken e-mail is answered alike; only its owner is informed, and nothing of the account changes', async () => {
    const owner = await createAccount(foyer)
    const fresh = await foyer.client.call(signUp, { body: await someone() })
    const body = await someone({ email: owner.email.toUpperCase(), password: 'Another-pass-9', name: 'Mallory' })
    const taken = await foyer.client.call(signUp, { body })

    const shapeOf = ({ status, headers, body: answer }: typeof taken) => ({
      status,
      headers: [...headers.keys()].sort(),
      body: Object.entries(answer ?? {}).map(([name, value]) => [name, typeof value, String(value).length]),
    })
    expect(shapeOf(taken)).toEqual(shapeOf(fresh))

    if (taken.status !== 201) throw new Error('unreachable: compared above')
    const mallory = foyer.client.as({ tenant: 'aurora', access_token: taken.body.access_token })
    expect((await mallory.refusal(getProfile)).status).toBe(401)
    const [mail] = await mailsTo(foyer, owner.email)
    expect(mail?.subject).toBe('You already have an account with Aurora Streaming')
    expect(mail?.text).not.toContain('Mallory')
    expect((await signIn(foyer, owner)).tokens.access_token).not.toBe('')
  })
})

describe('limits', () => {
  it('AUTH-64 the eleventh attempt for one e-mail from one address has to wait, and others do not', async () => {
    const body = await someone({ recaptcha_token: 'unsolved' })
    for (let n = 0; n < 10; n += 1)
      expect((await foyer.client.refusal(signUp, { body })).code, `try ${n + 1}`).toBe('captcha_invalid')
    const refused = await foyer.client.refusal(signUp, { body })
    expect(refused).toMatchObject({ status: 429, code: 'too_many_requests', meta: { retry_after: expect.any(Number) } })
    expect((await foyer.client.refusal(signUp, { body: { ...body, email: 'b@fresh.example' } })).status).toBe(422)
  })

  it('a mailbox gets at most ten mails an hour', async () => {
    const owner = await createAccount(foyer)
    for (let n = 0; n < 12; n += 1) {
      await foyer.sql(`delete from platform.rate_limit where key like 'sign_up%'`)
      await foyer.client.ask(signUp, { body: await someone({ email: owner.email }) })
    }
    expect(await mailsTo(foyer, owner.email)).toHaveLength(10)
  })
})

describe('brands', () => {
  let configuration: ConfigurationFile
  let other: RunningFoyer
  beforeAll(async () => {
    const russian_sign_up_url = 'https://sever.example/auth/signup'
    configuration = writeConfiguration({ aurora: { russian_sign_up_url }, sever: { features: { sign_up: false } } })
    other = await startFoyer({ environment: { FOYER_CONFIG: configuration.path, SMTP_URL: 'smtp://127.0.0.1:1' } })
  })
  afterAll(async () => {
    await other.close()
    configuration.remove()
  })

  it('AUTH-42 with a site for Russia, customers from there are not accepted here', async () => {
    const body = await someone({ country: 'RU', recaptcha_token: await solveCaptcha(other) })
    const refused = await other.client.refusal(signUp, { body })
    expect(refused).toMatchObject({ status: 422, source: { pointer: '/country' } })
  })

  it('AUTH-42 without one they are customers like all others', async () => {
    const plain = writeConfiguration({ aurora: { russian_sign_up_url: undefined } })
    const without = await startFoyer({ environment: { FOYER_CONFIG: plain.path, SMTP_URL: 'smtp://127.0.0.1:1' } })
    const body = await someone({ country: 'RU', recaptcha_token: await solveCaptcha(without) })
    expect((await without.client.ask(signUp, { body })).access_token).not.toBe('')
    await without.close()
    plain.remove()
  })

  it('AUTH-36 a brand without sign-up answers 403', async () => {
    const refused = await other.client.refusal(signUp, { body: await someone(), as: { tenant: 'sever' } })
    expect(refused).toMatchObject({ status: 403, code: 'feature_off' })
  })
})

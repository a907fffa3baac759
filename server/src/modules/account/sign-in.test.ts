import { getJwtStatus, getProfile, login, logout, updateProfile } from '@foyer/contract/account/endpoints.ts'
import { Profile } from '@foyer/contract/account/profile.ts'
import { LoginInfo, TokenClaims } from '@foyer/contract/account/tokens.ts'
import { endCustomerSessions } from '@foyer/contract/operator/endpoints.ts'
import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { describe, expect, it } from 'vitest'
import { advance } from '../../../test/days.ts'
import { useFoyer } from '../../../test/foyer.ts'
import { createStaff } from '../../../test/operators.ts'
import { createAccount, createPerson, signIn, somePassword } from '../../../test/people.ts'
import { publishTerms } from '../../../test/terms.ts'

const foyer = useFoyer()

const loginPath = '/billing/api/v1/login'

const block = (accountId: string): Promise<object[]> =>
  foyer.sql('update account.account set blocked = true where id = $1', accountId)

describe('signing in with e-mail and password', () => {
  it('AUTH-08, API-17, DATA-06 POST /login with Basic and an empty body returns an access and a refresh token', async () => {
    const { email } = await createAccount(foyer)
    const basic = Buffer.from(`${email}:${somePassword}`).toString('base64')
    const answer = await foyer.client.send('POST', loginPath, {
      as: { tenant: 'aurora' },
      headers: { authorization: `Basic ${basic}` },
    })
    expect(answer.status).toBe(200)
    const info = LoginInfo.parse(answer.body)
    expect(info).toEqual({
      access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      refresh_token: expect.stringMatching(/^[\w-]{43}$/),
      redirect_to: null,
    })
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('AUTH-08 the e-mail is accepted in any case, the password as it is, including colons and letters of any script', async () => {
    const password = 'гавань: свет:42'
    const { email } = await createAccount(foyer, { password })
    const { tokens } = await signIn(foyer, { email: ` ${email.toUpperCase()} `, password })
    expect(tokens.access_token).not.toBe('')
    const refused = await foyer.client.refusal(login, {
      as: { tenant: 'aurora', basic: { email, password: password.toUpperCase() } },
    })
    expect(refused).toMatchObject({ status: 401, code: 'wrong_credentials' })
  })

  it('AUTH-13, AUTH-14 the access token says who, for which services and until when, and contains no rights', async () => {
    const { account, tokens } = await createPerson(foyer, { legacy_id: 7041 })
    const claims = decodeJwt(tokens.access_token)
    expect(TokenClaims.parse(claims)).toEqual({
      iss: 'foyer',
      sub: account.id,
      aud: ['billing', 'auth', 'talks', 'retroview'],
      exp: expect.any(Number),
      account_id: account.id,
      legacy_id: 7041,
      s: ['client'],
    })
    expect(Number(claims.exp) - Number(claims.iat)).toBe(600)
    expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({ alg: 'EdDSA', typ: 'at+jwt' })
    const { tokens: others } = await createPerson(foyer)
    expect(decodeJwt(others.access_token)).toHaveProperty('legacy_id', null)
  })

  it.each([
    ['nothing', {}],
    ['Basic without credentials', { authorization: 'Basic ' }],
    ['Basic without a colon', { authorization: `Basic ${Buffer.from('olga').toString('base64')}` }],
    ['Basic that is not base64', { authorization: 'Basic ???' }],
    ['another scheme', { authorization: 'Digest username="olga"' }],
  ])('AUTH-08, API-06 %s is 401, and nothing else', async (_, headers) => {
    const answer = await foyer.client.send('POST', loginPath, { headers })
    expect(answer).toMatchObject({ status: 401, body: { errors: [{ code: 'wrong_credentials' }] } })
  })

  it('AUTH-28 wrong credentials keep an existing session', async () => {
    const olga = await createPerson(foyer)
    const refused = await foyer.client.refusal(login, {
      as: { tenant: 'aurora', basic: { email: olga.email, password: 'not-this-one' } },
    })
    expect(refused).toMatchObject({ status: 401, code: 'wrong_credentials' })
    expect((await olga.client.ask(getProfile)).email).toBe(olga.email)
    const renewed = await foyer.client.call(login, {
      as: { tenant: 'aurora', refresh_token: olga.tokens.refresh_token },
    })
    expect(renewed.status).toBe(200)
  })

  it('a blocked account is reported, but only with the right password', async () => {
    const olga = await createAccount(foyer)
    await block(olga.id)
    const as = (password: string) => ({ as: { tenant: 'aurora', basic: { email: olga.email, password } } })
    expect(await foyer.client.refusal(login, as(somePassword))).toMatchObject({ status: 403, code: 'account_blocked' })
    expect(await foyer.client.refusal(login, as('guess'))).toMatchObject({ status: 401, code: 'wrong_credentials' })
  })
})

describe('what a stranger learns about accounts', () => {
  /** The refusal without the fields that belong to the one request. */
  const refusalOf = async (email: string, password: string): Promise<unknown> => {
    const {
      id: _,
      errors,
      headers,
      ...refused
    } = await foyer.client.refusal(login, {
      as: { tenant: 'aurora', basic: { email, password } },
    })
    const own = new Set(['date', 'x-request-id'])
    return {
      ...refused,
      entries: errors.map(({ id: _, ...entry }) => entry),
      headers: [...headers].filter(([name]) => !own.has(name)),
    }
  }

  it('AUTH-64 an unknown e-mail, a wrong password and an account without one are refused alike', async () => {
    const known = await createAccount(foyer)
    const invited = await createAccount(foyer, { password: null })
    const unknown = await refusalOf('nobody@people.example', 'wrong')
    expect(unknown).toMatchObject({ status: 401, code: 'wrong_credentials' })
    expect(await refusalOf(known.email, 'wrong')).toEqual(unknown)
    expect(await refusalOf(invited.email, '')).toEqual(unknown)
  })

  it('AUTH-64 an unknown e-mail takes as long as a password check', async () => {
    const known = await createAccount(foyer)
    const timeOf = async (email: string): Promise<number> => {
      const start = performance.now()
      await refusalOf(email, 'wrong')
      return performance.now() - start
    }
    const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0
    const forKnown: number[] = []
    const forUnknown: number[] = []
    for (let round = 0; round < 9; round += 1) {
      forKnown.push(await timeOf(known.email))
      forUnknown.push(await timeOf(`nobody-${round}@people.example`))
    }
    expect(median(forUnknown)).toBeGreaterThan(median(forKnown) / 2)
  })

  it.each([
    [
      'an e-mail of 6000 characters',
      'x'.repeat(6_000).replaceAll('x', () => Math.random().toString(36).slice(2, 3)),
      401,
    ],
    ['an e-mail with a zero byte', 'olga\u0000@people.example', 400],
    ['an invalid e-mail', '%', 401],
  ])('AUTH-08 %s is refused without an error', async (_, email, status) => {
    const refused = await foyer.client.refusal(login, { as: { tenant: 'aurora', basic: { email, password: 'x' } } })
    expect(refused.status).toBe(status)
  })
})

describe('signing in with a vendor’s link', () => {
  const bring = (trial_token: string, tenant = 'aurora') => foyer.client.call(login, { as: { tenant, trial_token } })

  it('AUTH-19, API-06 a trial token opens a session, once', async () => {
    const olga = await createAccount(foyer)
    const token = await foyer.modules.account.trialToken('aurora', olga.id, 'operator:test')
    const info = await foyer.client.ask(login, { as: { tenant: 'aurora', trial_token: token } })
    const client = foyer.client.as({ access_token: info.access_token })
    expect((await client.ask(getProfile)).id).toBe(olga.id)
    const refused = { code: 'sign_in_link_over', title: expect.stringContaining('link') }
    expect(await bring(token)).toMatchObject({ status: 401, body: { errors: [refused] } })
    expect((await client.call(getProfile)).status).toBe(200)
  })

  it('AUTH-19 of ten concurrent uses, one succeeds', async () => {
    const olga = await createAccount(foyer)
    const token = await foyer.modules.account.trialToken('aurora', olga.id, 'operator:test')
    const answers = await Promise.all(Array.from({ length: 10 }, () => bring(token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(9)
  })

  it('AUTH-19 it does not work at another brand, after a day, as a refresh token or made up', async () => {
    const olga = await createAccount(foyer)
    const token = await foyer.modules.account.trialToken('aurora', olga.id, 'operator:test')
    expect((await bring(token, 'sever')).status).toBe(401)
    expect((await foyer.client.call(login, { as: { tenant: 'aurora', refresh_token: token } })).status).toBe(401)
    expect((await bring('made-up')).status).toBe(401)
    advance(foyer, dayMs)
    expect(await bring(token)).toMatchObject({ status: 401, body: { errors: [{ code: 'sign_in_link_over' }] } })
  })

  it('AUTH-19, S32 it does not work once its owner has chosen another password, or was signed out everywhere', async () => {
    const olga = await createPerson(foyer)
    const make = () => foyer.modules.account.trialToken('aurora', olga.account.id, 'operator:test')
    const old = await make()
    const { country, name, second_name, notification_emails, phone, locale, newsletter } =
      await olga.client.ask(getProfile)
    const form = { country, name, second_name, notification_emails, phone, locale, newsletter }
    const password = 'Another-harbour-43'
    await olga.client.ask(updateProfile, { body: { ...form, password, current_password: somePassword } })
    expect((await bring(old)).status).toBe(401)
    const fresh = await make()
    const staff = await createStaff(foyer)
    await staff.client.ask(endCustomerSessions, { params: { id: olga.account.id } })
    expect((await bring(fresh)).status).toBe(401)
  })

  it('AUTH-19 a blocked account is not let in', async () => {
    const olga = await createAccount(foyer)
    const token = await foyer.modules.account.trialToken('aurora', olga.id, 'operator:test')
    await block(olga.id)
    expect(await bring(token)).toMatchObject({ status: 403, body: { errors: [{ code: 'account_blocked' }] } })
  })
})

describe('being signed in', () => {
  it('AUTH-32, API-18 the keep-alive is 204 while the token is valid, 428 in its last 90 seconds, 401 after that', async () => {
    const olga = await createPerson(foyer)
    expect((await olga.client.call(getJwtStatus)).status).toBe(204)
    advance(foyer, 505_000)
    expect((await olga.client.call(getJwtStatus)).status).toBe(204)
    advance(foyer, 6_000)
    const soon = await olga.client.refusal(getJwtStatus)
    expect(soon).toMatchObject({ status: 428, code: 'token_refresh_required' })
    const renewed = await foyer.client.ask(login, {
      as: { tenant: 'aurora', refresh_token: olga.tokens.refresh_token },
    })
    const fresh = foyer.client.as({ access_token: renewed.access_token })
    expect((await fresh.call(getJwtStatus)).status).toBe(204)
    advance(foyer, 90_000)
    expect(await olga.client.refusal(getJwtStatus)).toMatchObject({ status: 401, code: 'unauthorized' })
  })

  it('AUTH-33, API-62, DATA-31 GET /profile is the current user, without the password', async () => {
    const { client, account, email } = await createPerson(foyer, {
      name: 'Olga',
      second_name: 'Nordin',
      country: 'SE',
      phone: '+46700000000',
      manager: { name: 'Eva Holm', email: 'eva@aurora.example' },
      notification_emails: ['books@northlight.example'],
      permissions: { store: true, create_trial: false },
      newsletter: true,
      legal_name: 'Northlight TV AB',
      tax_id: 'SE5590000001',
    })
    const profile = await client.ask(getProfile)
    expect(profile).toEqual({
      id: account.id,
      name: 'Olga',
      second_name: 'Nordin',
      country: 'SE',
      email,
      notification_emails: ['books@northlight.example'],
      unconfirmed_emails: [],
      phone: '+46700000000',
      manager_name: 'Eva Holm',
      locale: 'en',
      currency: 'EUR',
      newsletter: true,
      acting_operator: null,
      terms_accepted: true,
      email_confirmed: true,
      phone_confirmed: false,
      password_filled: true,
      permissions: { store: true, create_trial: false },
      legal_name: 'Northlight TV AB',
      address: null,
      tax_id: 'SE5590000001',
      buyer_reference: null,
    } satisfies Profile)
  })

  it('AUTH-33, DATA-31 what is missing is shown in the profile: confirmation, terms, password', async () => {
    const account = await createAccount(foyer, { password: null, email_confirmed: false })
    await publishTerms(foyer, '2026-01')
    const token = await foyer.modules.account.trialToken('aurora', account.id, 'operator:test')
    const info = await foyer.client.ask(login, { as: { tenant: 'aurora', trial_token: token } })
    const profile = await foyer.client.as({ access_token: info.access_token }).ask(getProfile)
    expect(profile).toMatchObject({ email_confirmed: false, terms_accepted: false, password_filled: false })
  })

  it('AUTH-34 signing out ends the session: the access token and the refresh token are dead at once, another browser stays signed in', async () => {
    const olga = await createPerson(foyer)
    const elsewhere = await signIn(foyer, olga)
    expect((await olga.client.call(logout)).status).toBe(204)
    expect(await olga.client.refusal(getProfile)).toMatchObject({ status: 401, code: 'unauthorized' })
    expect(await olga.client.refusal(getJwtStatus)).toMatchObject({ status: 401 })
    const refresh = { as: { tenant: 'aurora', refresh_token: olga.tokens.refresh_token } }
    expect(await foyer.client.refusal(login, refresh)).toMatchObject({ status: 401, code: 'unauthorized' })
    expect((await elsewhere.client.call(getProfile)).status).toBe(200)
  })
})

it.each([
  ['RU', 'RUB'],
  ['KZ', 'KZT'],
  ['KG', 'KGS'],
  ['BR', 'BRL'],
  ['AR', 'ARS'],
  ['CA', 'CAD'],
  ['CN', 'CNY'],
  ['CL', 'CLP'],
  ['IN', 'INR'],
  ['KR', 'KRW'],
  ['US', 'USD'],
  ['SE', 'EUR'],
  ['JP', 'EUR'],
])('DATA-02 an account of %s uses %s', async (country, currency) => {
  const account = await createAccount(foyer, { country })
  const token = await foyer.modules.account.trialToken('aurora', account.id, 'operator:test')
  const info = await foyer.client.ask(login, { as: { tenant: 'aurora', trial_token: token } })
  expect((await foyer.client.as({ access_token: info.access_token }).ask(getProfile)).currency).toBe(currency)
})

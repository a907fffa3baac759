import {
  confirmSecondFactor,
  endSecondFactor,
  getProfile,
  getSecondFactor,
  listSessions,
  login,
  renewBackupCodes,
  startSecondFactor,
} from '@foyer/contract/account/endpoints.ts'
import { BackupCodes } from '@foyer/contract/account/second-factor.ts'
import { makeTrialToken } from '@foyer/contract/operator/endpoints.ts'
import { minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import { Secret } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { advance } from '../../../../test/days.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { createStaff } from '../../../../test/operators.ts'
import { mailsTo, subjectsTo } from '../../../../test/outbox.ts'
import { createPerson, type Person, signIn, somePassword } from '../../../../test/people.ts'
import { codeOf as codeIn, enrol as enrolAt, nextCode as nextCodeOf } from '../../../../test/second-factors.ts'

// Lets a caller choose its address, because tries are also counted per address.
const foyer = useFoyer({ adjust: (settings) => ({ ...settings, trusted_proxies: ['127.0.0.1'] }) })

const nextCode = (steps?: number): void => nextCodeOf(foyer, steps)
const codeOf = (secret: string): string => codeIn(foyer, secret)
const enrol = () => enrolAt(foyer)

const signInWith = ({ email }: Person, otp?: string, password = somePassword) =>
  foyer.client.call(login, {
    as: { tenant: 'aurora', basic: { email, password, ...(otp !== undefined && { otp }) } },
  })

const asksForCode = { status: 401, body: { errors: [{ code: 'otp_required' }] } }

const statusesOf = (answers: readonly { readonly status: number }[]): number[] =>
  answers.map(({ status }) => status).sort((a, b) => a - b)

it('a vendor’s sign-in link does not bypass it, whether issued before or after', async () => {
  const { person } = await enrol()
  const { id } = person.account
  const staff = await createStaff(foyer)
  const refused = { status: 409, code: 'second_factor_on' }
  expect(await staff.client.refusal(makeTrialToken, { params: { id }, body: null })).toMatchObject(refused)
  const trial_token = await foyer.modules.account.trialToken('aurora', id, 'operator:test')
  expect((await foyer.client.call(login, { as: { tenant: 'aurora', trial_token } })).status).toBe(401)
})

describe('switching the second factor on', () => {
  it('ends the other sessions, which only the password has opened, and says so in its mail', async () => {
    const olga = await createPerson(foyer)
    const { client: elsewhere } = await signIn(foyer, olga)
    const trial_token = await foyer.modules.account.trialToken('aurora', olga.account.id, 'operator:test')
    const byLink = await foyer.client.ask(login, { as: { tenant: 'aurora', trial_token } })
    const { secret } = await olga.client.ask(startSecondFactor)
    await elsewhere.ask(getProfile)
    await olga.client.ask(confirmSecondFactor, { body: { code: codeOf(secret) } })
    for (const client of [elsewhere, foyer.client.as({ tenant: 'aurora', access_token: byLink.access_token })])
      expect((await client.refusal(getProfile)).status).toBe(401)
    await olga.client.ask(getProfile)
    const { sessions } = await olga.client.ask(listSessions)
    expect(sessions.map(({ current }) => current)).toEqual([true])
    const mail = (await mailsTo(foyer, olga.email)).find(({ subject }) => subject.startsWith('Two-step sign-in is on'))
    expect(mail?.text).toContain('You have been signed out everywhere else')
  })

  it('gives the app secret, brand and e-mail; until it is confirmed the password is enough', async () => {
    const olga = await createPerson(foyer)
    expect(await olga.client.ask(getSecondFactor)).toEqual({ enabled: false, enabled_at: null, backup_codes_left: 0 })
    const { secret, otpauth_url } = await olga.client.ask(startSecondFactor)
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    const url = new URL(otpauth_url)
    expect(url.protocol).toBe('otpauth:')
    expect(decodeURIComponent(url.pathname)).toContain(olga.email)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ secret, issuer: 'Aurora Streaming' })
    expect((await signInWith(olga)).status).toBe(200)
    expect((await olga.client.ask(getSecondFactor)).enabled).toBe(false)
  })

  it('asks for the password long after signing in: an open browser cannot lock its owner out', async () => {
    const olga = await createPerson(foyer)
    // Renewing the session meanwhile does not prove who sits at the browser.
    advance(foyer, 15 * minuteMs)
    const { access_token } = await foyer.client.ask(login, {
      as: { tenant: 'aurora', refresh_token: olga.tokens.refresh_token },
    })
    const client = foyer.client.as({ tenant: 'aurora', access_token })
    const refused = { status: 422, source: { pointer: '/password' } }
    expect(await client.refusal(startSecondFactor)).toMatchObject({ ...refused, code: 'required' })
    const wrong = await client.refusal(startSecondFactor, { body: { password: 'another-one-1' } })
    expect(wrong).toMatchObject({ ...refused, code: 'wrong_password' })
    const { secret } = await client.ask(startSecondFactor, { body: { password: somePassword } })
    expect((await client.ask(confirmSecondFactor, { body: { code: codeOf(secret) } })).backup_codes).toHaveLength(10)
  })

  it('needs a correct code and returns ten backup codes, once; its owner is informed', async () => {
    const olga = await createPerson(foyer)
    const { secret } = await olga.client.ask(startSecondFactor)
    expect(await olga.client.refusal(confirmSecondFactor, { body: { code: 'abcdef' } })).toMatchObject({
      status: 422,
      code: 'wrong_code',
      source: { pointer: '/code' },
    })
    const { backup_codes } = await olga.client.ask(confirmSecondFactor, { body: { code: codeOf(secret) } })
    expect(new Set(backup_codes).size).toBe(10)
    for (const code of backup_codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/)
    expect(await olga.client.ask(getSecondFactor)).toEqual({
      enabled: true,
      enabled_at: expect.any(String),
      backup_codes_left: 10,
    })
    expect(await olga.client.refusal(startSecondFactor)).toMatchObject({ status: 409 })
    expect(await olga.client.refusal(confirmSecondFactor, { body: { code: codeOf(secret) } })).toMatchObject({
      status: 409,
    })
    const [letter] = await mailsTo(foyer, olga.email)
    expect(letter?.subject).toBe('Two-step sign-in is on for Aurora Streaming')
  })

  it('uses only the latest secret if started again', async () => {
    const olga = await createPerson(foyer)
    const first = await olga.client.ask(startSecondFactor)
    const second = await olga.client.ask(startSecondFactor)
    const confirm = (secret: string) => olga.client.call(confirmSecondFactor, { body: { code: codeOf(secret) } })
    expect((await confirm(first.secret)).status).toBe(422)
    expect((await confirm(second.secret)).status).toBe(200)
  })

  it('gives backup codes to one of two concurrent confirmations, and they work', async () => {
    const olga = await createPerson(foyer)
    const { secret } = await olga.client.ask(startSecondFactor)
    const confirm = () => olga.client.call(confirmSecondFactor, { body: { code: codeOf(secret) } })
    const answers = await Promise.all([confirm(), confirm(), confirm()])
    const [won, ...others] = answers.filter(({ status }) => status === 200)
    expect(others).toEqual([])
    const [code] = BackupCodes.parse(won?.body).backup_codes
    expect((await signInWith(olga, code)).status).toBe(200)
  })

  it('stores neither the secret nor a backup code in plain text', async () => {
    const { person, secret, codes } = await enrol()
    const rows = await foyer.sql(
      `select s.secret, array(select hash from account.backup_code b where b.account_id = s.account_id) as hashes
       from account.second_factor s where s.account_id = $1`,
      person.account.id,
    )
    const [row] = rows as [{ secret: Buffer; hashes: Buffer[] }]
    expect(row.secret.includes(Buffer.from(Secret.fromBase32(secret).buffer))).toBe(false)
    expect(row.hashes).toHaveLength(codes.length)
    for (const hash of row.hashes) expect(hash).toHaveLength(32)
  })
})

describe('signing in with a second factor', () => {
  it('asks for the code with 401 otp_required, and accepts it in the header OTP', async () => {
    const { person, secret } = await enrol()
    expect(await signInWith(person)).toMatchObject(asksForCode)
    expect((await signInWith(person, codeOf(secret))).status).toBe(200)
  })

  it('does not reveal that there is one without the password', async () => {
    const { person } = await enrol()
    expect(await signInWith(person, undefined, 'guess')).toMatchObject({
      status: 401,
      body: { errors: [{ code: 'wrong_credentials' }] },
    })
  })

  it('a code works once, and invalidates all before it', async () => {
    const { person, secret } = await enrol()
    const earlier = codeOf(secret)
    nextCode()
    const code = codeOf(secret)
    expect((await signInWith(person, code)).status).toBe(200)
    expect(await signInWith(person, code)).toMatchObject(asksForCode)
    expect(await signInWith(person, earlier)).toMatchObject(asksForCode)
    nextCode()
    expect((await signInWith(person, codeOf(secret))).status).toBe(200)
  })

  it('of many concurrent sign-ins with one code, one succeeds', async () => {
    const { person, secret } = await enrol()
    const code = codeOf(secret)
    const answers = await Promise.all(Array.from({ length: 5 }, () => signInWith(person, code)))
    expect(statusesOf(answers)).toEqual([200, 401, 401, 401, 401])
  })

  it('a clock that is half a minute off is tolerated, one that is two minutes off is not', async () => {
    const { person, secret } = await enrol()
    const stale = codeOf(secret)
    nextCode(4)
    expect(await signInWith(person, stale)).toMatchObject(asksForCode)
    const slow = codeOf(secret)
    nextCode()
    expect((await signInWith(person, slow)).status).toBe(200)
  })

  it('a backup code works once, however it is typed, and its owner is told how many are left', async () => {
    const { person, codes } = await enrol()
    const [first = ''] = codes
    expect((await signInWith(person, ` ${first.toUpperCase().replace('-', ' ')}`)).status).toBe(200)
    expect(await signInWith(person, first)).toMatchObject(asksForCode)
    expect((await person.client.ask(getSecondFactor)).backup_codes_left).toBe(9)
    const letters = await mailsTo(foyer, person.email)
    const told = letters.find(({ subject }) => subject === 'A backup code was used for Aurora Streaming')
    expect(told?.text).toContain('Backup codes left: 9')
  })

  it('of many concurrent sign-ins with one backup code, one succeeds', async () => {
    const { person, codes } = await enrol()
    const answers = await Promise.all(Array.from({ length: 4 }, () => signInWith(person, codes[3])))
    expect(statusesOf(answers)).toEqual([200, 401, 401, 401])
  })

  it('somebody else’s backup code opens nothing', async () => {
    const [olga, mia] = [await enrol(), await enrol()]
    expect(await signInWith(olga.person, mia.codes[0])).toMatchObject(asksForCode)
    expect((await mia.person.client.ask(getSecondFactor)).backup_codes_left).toBe(10)
  })

  it('AUTH-64 codes cannot be guessed: after ten wrong ones from anywhere even the right one has to wait', async () => {
    const { person, secret } = await enrol()
    for (let count = 0; count < 10; count += 1) {
      const elsewhere = { headers: { 'x-forwarded-for': `192.0.2.${count}` } }
      const { email } = person
      const answer = await foyer.client.call(login, {
        as: { tenant: 'aurora', basic: { email, password: somePassword, otp: 'wrong0' } },
        ...elsewhere,
      })
      expect(answer.status).toBe(401)
    }
    expect((await signInWith(person, codeOf(secret))).status).toBe(429)
    expect((await person.client.call(getProfile)).status).toBe(200)
  })
})

describe('switching the second factor off', () => {
  it('needs a code; after that the password is enough again, and its owner is informed', async () => {
    const { person, secret } = await enrol()
    expect(await person.client.refusal(endSecondFactor, { body: { code: '000' } })).toMatchObject({
      status: 422,
      code: 'wrong_code',
    })
    expect((await person.client.call(endSecondFactor, { body: { code: codeOf(secret) } })).status).toBe(204)
    expect((await signInWith(person)).status).toBe(200)
    expect(await person.client.refusal(endSecondFactor, { body: { code: codeOf(secret) } })).toMatchObject({
      status: 409,
    })
    const [letter] = await mailsTo(foyer, person.email)
    expect(letter?.subject).toBe('Two-step sign-in is off for Aurora Streaming')
  })

  it('works with a backup code too, if the phone is lost', async () => {
    const { person, codes } = await enrol()
    const [code = ''] = codes
    expect((await person.client.call(endSecondFactor, { body: { code } })).status).toBe(204)
  })

  it('new backup codes void the previous ones, and their owner is informed', async () => {
    const { person, secret, codes } = await enrol()
    const { backup_codes } = await person.client.ask(renewBackupCodes, { body: { code: codeOf(secret) } })
    expect(backup_codes).toHaveLength(10)
    const subjects = await subjectsTo(foyer, person.email)
    expect(subjects).toContain('You have new backup codes for Aurora Streaming')
    expect(await signInWith(person, codes[0])).toMatchObject(asksForCode)
    expect((await signInWith(person, backup_codes[0])).status).toBe(200)
  })
})

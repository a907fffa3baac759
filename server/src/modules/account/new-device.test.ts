import { randomUUID } from 'node:crypto'
import { listSessions, login } from '@foyer/contract/account/endpoints.ts'
import { createCustomer, makeTrialToken } from '@foyer/contract/operator/endpoints.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningFoyer, startFoyer, useFoyer } from '../../../test/foyer.ts'
import { createStaff } from '../../../test/operators.ts'
import { mailsTo, subjectsTo } from '../../../test/outbox.ts'
import { createAccount, somePassword } from '../../../test/people.ts'

const foyer = useFoyer()

const firefox = (version: number) =>
  `Mozilla/5.0 (X11; Linux x86_64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1'

const signInFrom = (email: string, userAgent: string, password = somePassword) =>
  foyer.client.call(login, {
    as: { tenant: 'aurora', basic: { email, password } },
    headers: { 'user-agent': userAgent },
  })

it('the first sign-in, one with a newer browser version and a failed one are not reported', async () => {
  const { email } = await createAccount(foyer)
  await signInFrom(email, firefox(140))
  await signInFrom(email, firefox(141))
  await signInFrom(email, safari, 'guess')
  expect(await mailsTo(foyer, email)).toEqual([])
})

it('a sign-in from another device is mailed with device, address and time, and a way to end it', async () => {
  const { email } = await createAccount(foyer)
  await signInFrom(email, firefox(140))
  await signInFrom(email, safari)
  await signInFrom(email, safari)
  const letters = await mailsTo(foyer, email)
  expect(letters).toHaveLength(1)
  expect(letters[0]).toMatchObject({
    subject: 'New sign-in to Aurora Streaming',
    links: [`${foyer.url}/profile/security`],
  })
  expect(letters[0]?.text).toMatch(/Safari, iPhone, IP address 127\.0\.0\.1, \d\d [A-Z][a-z]+ \d{4} \d\d:\d\d UTC\./)
})

it('a sign-in with a vendor’s link from another device is mailed too', async () => {
  const { email, id } = await createAccount(foyer)
  const lena = await createStaff(foyer, { role: 'support' })
  await signInFrom(email, firefox(140))
  const { trial_token } = await lena.client.ask(makeTrialToken, { params: { id }, body: null })
  await foyer.client.ask(login, { as: { tenant: 'aurora', trial_token }, headers: { 'user-agent': safari } })
  expect(await subjectsTo(foyer, email)).toEqual(['New sign-in to Aurora Streaming'])
})

describe('an account that staff created and its owner has never signed in to', () => {
  const madeByStaff = async () => {
    const lena = await createStaff(foyer, { role: 'support' })
    const email = `${randomUUID()}@people.example`
    const body = { email, name: 'Ada', country: 'DE', locale: 'en' } as const
    const { id } = await lena.client.ask(createCustomer, { body })
    const follow = async () => {
      const { trial_token } = await lena.client.ask(makeTrialToken, { params: { id }, body: null })
      const as = { tenant: 'aurora', trial_token }
      const { access_token } = await foyer.client.ask(login, { as, headers: { 'user-agent': safari } })
      return foyer.client.as({ tenant: 'aurora', access_token })
    }
    return { id, email, follow }
  }

  it('mails its owner each time a sign-in link is followed', async () => {
    const { email, follow } = await madeByStaff()
    await follow()
    const [letter, ...more] = await mailsTo(foyer, email)
    expect(more).toEqual([])
    expect(letter?.subject).toBe('New sign-in to Aurora Streaming')
    expect(letter?.text).toContain('with a sign-in link that our team created')
    expect(letter?.text).toMatch(/Safari, iPhone, IP address 127\.0\.0\.1/)
    await follow()
    expect(await mailsTo(foyer, email)).toHaveLength(2)
  })

  it('shows which sessions were opened with a sign-in link', async () => {
    const { id, email, follow } = await madeByStaff()
    const byLink = await follow()
    const sessions = async () => (await byLink.ask(listSessions)).sessions.map(({ by_link }) => by_link)
    expect(await sessions()).toEqual([true])
    const hash = `(select password_hash from account.account where email = $2)`
    const { email: other } = await createAccount(foyer)
    await foyer.sql(`update account.account set password_hash = ${hash} where id = $1`, id, other)
    await signInFrom(email, safari)
    expect(new Set(await sessions())).toEqual(new Set([false, true]))
    // The same device, so the first sign-in by password causes no mail.
    expect(await mailsTo(foyer, email)).toHaveLength(1)
    await follow()
    // They have signed in there themselves before.
    expect(await mailsTo(foyer, email)).toHaveLength(1)
  })
})

it('the same device in another part of the world counts as new', async () => {
  const { email, id } = await createAccount(foyer)
  await signInFrom(email, firefox(140))
  await foyer.sql(`update account.session set ip = '203.0.113.9' where account_id = $1`, id)
  await signInFrom(email, firefox(140))
  expect(await mailsTo(foyer, email)).toHaveLength(1)
})

describe('behind a proxy that writes IPv4 addresses as IPv6', () => {
  let behind: RunningFoyer
  beforeAll(async () => {
    behind = await startFoyer({ adjust: (settings) => ({ ...settings, trusted_proxies: ['127.0.0.1'] }) })
  })
  afterAll(() => behind.close())

  const comeFrom = async (...addresses: readonly string[]) => {
    const { email } = await createAccount(behind)
    for (const address of addresses)
      await behind.client.ask(login, {
        as: { tenant: 'aurora', basic: { email, password: somePassword } },
        headers: { 'user-agent': firefox(140), 'x-forwarded-for': address },
      })
    return mailsTo(behind, email)
  }

  it('two IPv4 addresses from two parts of the world are distinct, and shown as IPv4', async () => {
    const letters = await comeFrom('::ffff:198.51.100.7', '::ffff:203.0.113.9')
    expect(letters).toHaveLength(1)
    expect(letters[0]?.text).toContain('address 203.0.113.9')
  })

  it('omitted zeros do not change the neighbourhood', async () => {
    expect(await comeFrom('2001:db8::1', '2001:db8:0:1::1')).toEqual([])
    expect(await comeFrom('2001:db8::1', '2001:db8:1::1')).toHaveLength(1)
  })
})

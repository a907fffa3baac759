import { changeEmail, confirmEmail, getProfile, login, updateProfile } from '@foyer/contract/account/endpoints.ts'
import { changeCustomer, endCustomerSessions } from '@foyer/contract/operator/endpoints.ts'
import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { expect, it } from 'vitest'
import { advance } from '../../../../test/days.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { createStaff } from '../../../../test/operators.ts'
import { mailsTo, tokenIn } from '../../../../test/outbox.ts'
import { createPerson, type Person, signIn, somePassword } from '../../../../test/people.ts'

const foyer = useFoyer()

let addresses = 0
const someEmail = (): string => `another-${(addresses += 1)}@people.example`

const ask = ({ client }: Person, email: string, password = somePassword) =>
  client.call(changeEmail, { body: { email, password } })

const follow = (token: string, tenant = 'aurora') =>
  foyer.client.call(confirmEmail, { as: { tenant, email_token: token } })

const emailOf = async ({ client }: Person): Promise<string> => (await client.ask(getProfile)).email

/** The secret of the link that was mailed to the new address. */
const linkTo = async (email: string): Promise<string> => tokenIn((await mailsTo(foyer, email))[0])

it('a change is requested with the password, confirmed with a link at the new address, and reported to the old one', async () => {
  const olga = await createPerson(foyer, { email_confirmed: false })
  const wanted = someEmail()
  expect(await ask(olga, wanted.toUpperCase())).toMatchObject({ status: 200, body: { retry_after: 60 } })
  expect(await emailOf(olga)).toBe(olga.email)
  expect((await mailsTo(foyer, wanted))[0]?.links).toEqual([
    expect.stringContaining(`${foyer.url}/email_confirm?token=`),
  ])
  expect(await mailsTo(foyer, olga.email)).toEqual([])
  expect((await follow(await linkTo(wanted))).status).toBe(204)
  expect(await olga.client.ask(getProfile)).toMatchObject({ email: wanted, email_confirmed: true })
  await signIn(foyer, { email: wanted })
  const old = { as: { tenant: 'aurora', basic: { email: olga.email, password: somePassword } } }
  expect((await foyer.client.refusal(login, old)).code).toBe('wrong_credentials')
  const [told] = await mailsTo(foyer, olga.email)
  expect(told?.subject).toBe('Your e-mail for Aurora Streaming was changed')
  expect(told?.text).toContain(wanted)
})

it('S32 the link does not work while the vendor has blocked its account, nor afterwards, nor once they ended its sessions', async () => {
  const { client: staff } = await createStaff(foyer)
  const olga = await createPerson(foyer)
  const set = (blocked: boolean) => staff.ask(changeCustomer, { params: { id: olga.account.id }, body: { blocked } })
  const wished = async (): Promise<string> => {
    const evil = someEmail()
    await ask(olga, evil)
    return linkTo(evil)
  }
  const before = await wished()
  await set(true)
  expect((await follow(before)).status).toBe(404)
  await set(false)
  expect((await follow(before)).status).toBe(404)
  const { client } = await signIn(foyer, olga)
  const evil = someEmail()
  await client.ask(changeEmail, { body: { email: evil, password: somePassword } })
  await staff.ask(endCustomerSessions, { params: { id: olga.account.id } })
  expect((await follow(await linkTo(evil))).status).toBe(404)
  await signIn(foyer, olga)
})

it('the link can be followed again without harm, and never undoes a later change', async () => {
  const olga = await createPerson(foyer)
  const [second, third] = [someEmail(), someEmail()]
  await ask(olga, second)
  const link = await linkTo(second)
  expect(await Promise.all([follow(link), follow(link), follow(link)])).toMatchObject([
    { status: 204 },
    { status: 204 },
    { status: 204 },
  ])
  expect(await mailsTo(foyer, olga.email)).toHaveLength(1)
  await ask(olga, third)
  await follow(await linkTo(third))
  expect((await follow(link)).status).toBe(404)
  expect(await emailOf(olga)).toBe(third)
})

it('S32 a requested change is cancelled by a new password: somebody who knew the old one does not get the account', async () => {
  const olga = await createPerson(foyer)
  const wanted = someEmail()
  await ask(olga, wanted)
  const link = await linkTo(wanted)
  const { id: _, ...profile } = await olga.client.ask(getProfile)
  const { name, second_name, country, notification_emails, phone, locale, newsletter } = profile
  const form = { name, second_name, country, notification_emails, phone, locale, newsletter }
  const password = 'Another-light-42'
  await olga.client.ask(updateProfile, { body: { ...form, password, current_password: somePassword } })
  expect((await follow(link)).status).toBe(404)
  expect(await emailOf(olga)).toBe(olga.email)
})

it('without the right password nothing is sent, and the session continues', async () => {
  const olga = await createPerson(foyer)
  const wanted = someEmail()
  expect(await ask(olga, wanted, 'guess')).toMatchObject({
    status: 422,
    body: { errors: [{ code: 'wrong_password', source: { pointer: '/password' } }] },
  })
  expect(await mailsTo(foyer, wanted)).toEqual([])
  expect(await emailOf(olga)).toBe(olga.email)
})

it('the current e-mail is refused, in any spelling, at its field', async () => {
  const olga = await createPerson(foyer)
  expect(await ask(olga, olga.email.toUpperCase())).toMatchObject({
    status: 422,
    body: { errors: [{ code: 'own_email', title: 'This is your own e-mail', source: { pointer: '/email' } }] },
  })
  expect(await mailsTo(foyer, olga.email)).toEqual([])
})

it('only the latest link works, at its own brand and for a week', async () => {
  const olga = await createPerson(foyer)
  const [first, second] = [someEmail(), someEmail()]
  await ask(olga, first)
  await ask(olga, second)
  expect((await follow(await linkTo(first))).status).toBe(404)
  const link = await linkTo(second)
  expect((await follow(link, 'sever')).status).toBe(404)
  advance(foyer, 7 * dayMs)
  expect(await follow(link)).toMatchObject({ status: 404, body: { errors: [{ code: 'link_expired' }] } })
})

it('only the owner learns that an address has an account', async () => {
  const olga = await createPerson(foyer)
  const mia = await createPerson(foyer)
  const [taken, free] = [await ask(olga, mia.email), await ask(olga, someEmail())]
  expect(taken.status).toBe(free.status)
  expect(taken.body).toEqual(free.body)
  const [letter] = await mailsTo(foyer, mia.email)
  expect(letter?.subject).toBe('Someone tried to use your e-mail for Aurora Streaming')
  expect(letter?.text).not.toContain(olga.email)
  expect(tokenIn(letter)).toBe('')
})

it('if two want the same address, the first to follow the link gets it', async () => {
  const [olga, mia] = [await createPerson(foyer), await createPerson(foyer)]
  const wanted = someEmail()
  await ask(olga, wanted)
  const hers = await linkTo(wanted)
  await ask(mia, wanted)
  const other = await linkTo(wanted)
  const statuses = (await Promise.all([follow(hers), follow(other)])).map(({ status }) => status)
  expect(statuses.sort((a, b) => a - b)).toEqual([204, 409])
  expect([await emailOf(olga), await emailOf(mia)].filter((email) => email === wanted)).toHaveLength(1)
})

it.each(['not an address', 'a@b.example\r\nBcc: c@d.example', ''])('%j is not an address', async (email) => {
  const olga = await createPerson(foyer)
  expect(await olga.client.refusal(changeEmail, { body: { email, password: somePassword } })).toMatchObject({
    status: 422,
    code: 'invalid_email',
    source: { pointer: '/email' },
  })
})

it('five in an hour are allowed, not counting the current address', async () => {
  const olga = await createPerson(foyer)
  expect((await ask(olga, olga.email)).status).toBe(422)
  for (let count = 0; count < 5; count += 1) expect((await ask(olga, someEmail())).status).toBe(200)
  expect((await ask(olga, someEmail())).status).toBe(429)
})

import { getProfile, listSessions, login, updateProfile } from '@foyer/contract/account/endpoints.ts'
import { Profile, type ProfileBody } from '@foyer/contract/account/profile.ts'
import { getOrder } from '@foyer/contract/billing/endpoints.ts'
import { changeCustomer, createCustomer } from '@foyer/contract/operator/endpoints.ts'
import { describe, expect, it } from 'vitest'
import { useFoyer } from '../../../../test/foyer.ts'
import { giveInvoice } from '../../../../test/licences.ts'
import { createStaff } from '../../../../test/operators.ts'
import { mailsTo } from '../../../../test/outbox.ts'
import { createPerson, type Person, signIn, somePassword } from '../../../../test/people.ts'

const foyer = useFoyer()

const form = {
  name: 'Olga',
  second_name: 'Lind',
  country: 'SE',
  phone: '+46701234567',
  locale: 'ru',
  newsletter: true,
  legal_name: 'Northlight TV AB',
  address: { line1: 'Kajplats 14', line2: '', city: 'Stockholm', region: '', postal_code: '111 00', country: 'SE' },
  tax_id: 'SE556188840401',
} as const

const bodyOf = (changes: Partial<ProfileBody> = {}): ProfileBody => ({
  ...form,
  notification_emails: [],
  ...changes,
})

const save = ({ client }: Person, changes: Partial<ProfileBody> = {}) =>
  client.ask(updateProfile, { body: bodyOf(changes) })

const refusalOf = ({ client }: Person, changes: Partial<ProfileBody>) =>
  client.refusal(updateProfile, { body: bodyOf(changes) })

/** Someone who was invited and has no password yet. */
const createGuest = async (): Promise<Person> => {
  const person = await createPerson(foyer)
  await foyer.sql('update account.account set password_hash = null where id = $1', person.account.id)
  return person
}

describe('saving the profile', () => {
  it('PROF-01, API-62, API-63, DATA-31 what is saved is what is read afterwards', async () => {
    const olga = await createPerson(foyer)
    const notification_emails = ['books@northlight.example', 'owner@northlight.example']
    const saved = await save(olga, { notification_emails })
    expect(saved).toMatchObject({ ...form, notification_emails })
    expect(Profile.parse(await olga.client.ask(getProfile))).toEqual(saved)
    const { account } = olga
    expect(saved).toMatchObject({ id: account.id, email: account.email, currency: 'EUR', email_confirmed: true })
  })

  it('API-63 saving the same again changes nothing, and nothing is logged', async () => {
    const olga = await createPerson(foyer)
    await save(olga)
    const logged = () =>
      foyer.sql(
        `select changes from platform.audit_entry where account_id = $1 and action = 'profile_saved'`,
        olga.account.id,
      )
    const [first] = await logged()
    expect(first).toMatchObject({
      changes: { name: { from: 'Ada', to: 'Olga' }, tax_id: { from: null, to: form.tax_id } },
    })
    await save(olga)
    expect(await logged()).toHaveLength(1)
  })

  it('PROF-08 there may be no notification e-mails, and duplicates are removed', async () => {
    const olga = await createPerson(foyer)
    expect((await save(olga, { notification_emails: [] })).notification_emails).toEqual([])
    const twice = ['Books@northlight.example', 'books@northlight.example', 'it@northlight.example']
    expect((await save(olga, { notification_emails: twice })).notification_emails).toEqual(twice.slice(1))
  })

  it('PROF-07, PROF-12 a wrong e-mail and an unknown country code are refused with the name of the field', async () => {
    const olga = await createPerson(foyer)
    expect(await refusalOf(olga, { notification_emails: ['books@northlight.example', 'books'] })).toMatchObject({
      status: 422,
      code: 'invalid_email',
      source: { pointer: '/notification_emails/1' },
    })
    expect(await refusalOf(olga, { country: 'Sweden' })).toMatchObject({
      status: 422,
      source: { pointer: '/country' },
    })
  })

  it('PROF-24 the newsletter is one flag', async () => {
    const olga = await createPerson(foyer)
    expect((await save(olga, { newsletter: true })).newsletter).toBe(true)
    expect((await save(olga, { newsletter: false })).newsletter).toBe(false)
  })

  it('PROF-20 a changed phone is unconfirmed; the same one stays confirmed', async () => {
    const olga = await createPerson(foyer, { phone: '+46701234567' })
    await foyer.sql('update account.account set phone_confirmed = true where id = $1', olga.account.id)
    expect((await save(olga)).phone_confirmed).toBe(true)
    expect(await save(olga, { phone: '+46701234568' })).toMatchObject({ phone_confirmed: false })
    expect(await save(olga, { phone: null })).toMatchObject({ phone: null, phone_confirmed: false })
    expect(await refusalOf(olga, { phone: '+4612' })).toMatchObject({ status: 422, source: { pointer: '/phone' } })
    expect(await refusalOf(olga, { phone: '+467012345678901' })).toMatchObject({ code: 'invalid_phone' })
  })

  it('PROF-35, PROF-13 only the form can be saved, and the password is in no answer', async () => {
    const olga = await createPerson(foyer)
    const before = await olga.client.ask(getProfile)
    expect(before.permissions).toEqual({ store: false, create_trial: false })
    for (const forbidden of [
      { permissions: { store: true, create_trial: true } },
      { email_confirmed: true },
      { phone_confirmed: true },
      { email: 'somebody@else.example' },
      { currency: 'USD' },
      { id: '1' },
      { terms_accepted: true },
      { manager_name: 'Nobody' },
    ]) {
      const answer = await olga.client.send('PUT', '/billing/api/v1/profile', { body: { ...bodyOf(), ...forbidden } })
      const [field] = Object.keys(forbidden)
      expect(answer).toMatchObject({
        status: 400,
        body: { errors: [{ code: 'unknown_field', source: { pointer: `/${field}` } }] },
      })
    }
    expect(await olga.client.ask(getProfile)).toEqual(before)
    const saved = await save(olga, { password: 'Another-light-42', current_password: somePassword })
    expect(JSON.stringify(saved)).not.toMatch(/argon2|Another-light|password"/)
  })
})

describe('the billing identity', () => {
  it('BILL-15 is frozen into the next invoice, and into none before', async () => {
    const olga = await createPerson(foyer, { country: 'SE' })
    const before = await giveInvoice(foyer, olga)
    await save(olga)
    const after = await giveInvoice(foyer, olga)
    const buyerOf = async (id: string) => (await olga.client.ask(getOrder, { params: { id } })).buyer
    expect(await buyerOf(before.order_id)).toMatchObject({ legal_name: 'Ada Lind', tax_id: null })
    expect(await buyerOf(after.order_id)).toMatchObject({ legal_name: form.legal_name, tax_id: form.tax_id })
    expect((await buyerOf(after.order_id)).address_lines).toContain('Kajplats 14')
  })

  it('keeps what is omitted, and clears what is empty', async () => {
    const olga = await createPerson(foyer)
    await save(olga)
    const { legal_name: _, address: __, tax_id: ___, ...rest } = bodyOf()
    expect(await olga.client.ask(updateProfile, { body: rest })).toMatchObject({
      legal_name: form.legal_name,
      address: form.address,
      tax_id: form.tax_id,
    })
    expect(await save(olga, { legal_name: ' ', address: null, tax_id: '' })).toMatchObject({
      legal_name: null,
      address: null,
      tax_id: null,
    })
  })

  it.each([
    ['SE', 'SE556188840401', true],
    ['SE', 'SE556188840402', false],
    ['DE', 'DE 136 695 976', true],
    ['DE', 'DE000000512', false],
    ['RU', 'ИНН 7707083893', true],
    ['RU', '7707083893', true],
    ['RU', '7707083894', false],
    ['US', '12-3456789', true],
    ['US', '1234', false],
    ['GB', 'GB980780684', true],
    ['KG', '02712199610012', true],
    ['KG', 'none', false],
  ])('a tax number of %s such as %s is right: %s', async (country, tax_id, right) => {
    const olga = await createPerson(foyer)
    const body = bodyOf({ tax_id, country, address: { ...form.address, country } })
    const answer = await olga.client.call(updateProfile, { body })
    if (right) expect(answer).toMatchObject({ status: 200, body: { tax_id } })
    else
      expect(answer).toMatchObject({
        status: 422,
        body: { errors: [{ code: 'invalid_tax_id', source: { pointer: '/tax_id' } }] },
      })
  })

  it('an existing number does not prevent saving something else', async () => {
    const olga = await createPerson(foyer, { country: 'SE', tax_id: 'SE000000104201' })
    const kept = { tax_id: 'SE000000104201', name: 'Nina' }
    expect(await save(olga, kept)).toMatchObject(kept)
    const finnish = { country: 'FI', address: { ...form.address, country: 'FI' } }
    expect(await refusalOf(olga, { ...kept, ...finnish })).toMatchObject({ code: 'invalid_tax_id' })
  })

  it('is in the country whose tax the account pays, and no other', async () => {
    const olga = await createPerson(foyer, { country: 'SE' })
    await save(olga)
    const differs = { status: 422, code: 'countries_differ', source: { pointer: '/address/country' } }
    const us = { country: 'US', tax_id: null }
    expect(await refusalOf(olga, us)).toMatchObject(differs)
    expect(await refusalOf(olga, { address: { ...form.address, country: 'US' }, tax_id: null })).toMatchObject(differs)
    const { address: _, ...rest } = bodyOf(us)
    expect(await olga.client.refusal(updateProfile, { body: rest })).toMatchObject(differs)
    const moved = { ...us, address: { ...form.address, country: 'US' } }
    expect(await save(olga, moved)).toMatchObject(moved)
    expect(await save(olga, { ...us, address: null })).toMatchObject({ country: 'US', address: null })
  })

  it('that names another country already keeps nobody from saving something else', async () => {
    const olga = await createPerson(foyer, { country: 'US' })
    const set = `update account.account set address = $2 where id = $1`
    await foyer.sql(set, olga.account.id, JSON.stringify(form.address))
    const kept = { country: 'US', tax_id: null }
    expect(await save(olga, { ...kept, name: 'Nina' })).toMatchObject({ name: 'Nina', address: { country: 'SE' } })
    expect(await refusalOf(olga, { country: 'NO', tax_id: null })).toMatchObject({ code: 'countries_differ' })
    expect(await save(olga, { country: 'SE' })).toMatchObject({ country: 'SE' })
  })

  it.each([
    ['/legal_name', { legal_name: '深圳视频科技有限公司' }],
    ['/address/line1', { address: { ...form.address, line1: 'ถนนสุขุมวิท 14' } }],
    ['/address/city', { address: { ...form.address, city: '東京' } }],
  ])('is refused at %s if invoices could not show it', async (pointer, changes) => {
    const olga = await createPerson(foyer)
    expect(await refusalOf(olga, changes)).toMatchObject({ status: 422, code: 'not_printable', source: { pointer } })
  })

  it.each(['Żółw i Ščęście OÜ', 'ООО «Щит и ёлка» № 5', 'Ελληνική Α.Ε.', 'שידורי צפון', 'بث الشمال'])(
    'may be %s',
    async (legal_name) => {
      expect(await save(await createPerson(foyer), { legal_name })).toMatchObject({ legal_name })
    },
  )

  it('that invoices cannot show keeps nobody from saving something else, and staff cannot give a customer one', async () => {
    const olga = await createPerson(foyer, { country: 'SE', legal_name: '株式会社' })
    expect(await save(olga, { legal_name: '株式会社', name: 'Nina' })).toMatchObject({ name: 'Nina' })
    const staff = await createStaff(foyer)
    const body = {
      email: 'tokyo@people.example',
      name: 'Aki',
      country: 'JP',
      locale: 'en',
      legal_name: '株式会社',
    } as const
    expect(await staff.client.refusal(createCustomer, { body })).toMatchObject({
      code: 'not_printable',
      source: { pointer: '/legal_name' },
    })
  })

  it('decides which country staff may set', async () => {
    const [olga, staff] = [await createPerson(foyer, { country: 'SE' }), await createStaff(foyer)]
    await save(olga)
    const set = (country: string) => ({ params: { id: olga.account.id }, body: { country } })
    expect(await staff.client.refusal(changeCustomer, set('US'))).toMatchObject({
      status: 422,
      code: 'countries_differ',
      source: { pointer: '/country' },
    })
    await save(olga, { address: null })
    await staff.client.ask(changeCustomer, set('US'))
    expect(await olga.client.ask(getProfile)).toMatchObject({ country: 'US' })
  })
})

describe('the password', () => {
  it('PROF-09, PROF-11 an account without one has to choose one, by the common rule, without a current one', async () => {
    const guest = await createGuest()
    expect(await refusalOf(guest, {})).toMatchObject({
      status: 422,
      code: 'required',
      source: { pointer: '/password' },
    })
    expect(await refusalOf(guest, { password: 'Short-1' })).toMatchObject({ status: 422, code: 'password_min' })
    expect(await refusalOf(guest, { password: 'no digits here' })).toMatchObject({ code: 'password_hint' })
    const saved = await save(guest, { password: 'Another-light-42' })
    expect(saved.password_filled).toBe(true)
    await signIn(foyer, { email: guest.email, password: 'Another-light-42' })
  })

  it('PROF-11 a change needs the current one; a wrong one does not end the session', async () => {
    const olga = await createPerson(foyer)
    const password = 'Another-light-42'
    expect(await refusalOf(olga, { password })).toMatchObject({
      status: 422,
      code: 'required',
      source: { pointer: '/current_password' },
    })
    expect(await refusalOf(olga, { password, current_password: 'guess' })).toMatchObject({
      status: 422,
      code: 'wrong_password',
      source: { pointer: '/current_password' },
    })
    expect((await olga.client.call(getProfile)).status).toBe(200)
    await signIn(foyer, olga)
  })

  it('S31 one of the most common ones is refused, and the current one stays', async () => {
    const olga = await createPerson(foyer)
    const refused = await refusalOf(olga, { password: 'Password123', current_password: somePassword })
    expect(refused).toMatchObject({ status: 422, code: 'password_common', source: { pointer: '/password' } })
    await signIn(foyer, olga)
  })

  it('a change ends all other sessions at once, and its owner is informed', async () => {
    const olga = await createPerson(foyer)
    const elsewhere = await signIn(foyer, olga)
    await save(olga, { password: 'Another-light-42', current_password: somePassword })
    expect((await elsewhere.client.call(getProfile)).status).toBe(401)
    const renewal = { as: { tenant: 'aurora', refresh_token: elsewhere.tokens.refresh_token } }
    expect((await foyer.client.call(login, renewal)).status).toBe(401)
    expect((await olga.client.ask(listSessions)).sessions).toHaveLength(1)
    const old = { as: { tenant: 'aurora', basic: { email: olga.email, password: somePassword } } }
    expect((await foyer.client.refusal(login, old)).code).toBe('wrong_credentials')
    await signIn(foyer, { email: olga.email, password: 'Another-light-42' })
    const [letter] = await mailsTo(foyer, olga.email)
    // The form sent Russian together with the password.
    expect(letter).toMatchObject({ kind: 'email', subject: 'Пароль Aurora Streaming изменён' })
    expect(letter?.links).toEqual([expect.stringMatching(/\/auth\/signin$/)])
  })

  it('of two concurrent changes, one succeeds', async () => {
    const olga = await createPerson(foyer)
    const change = (password: string) =>
      olga.client.call(updateProfile, { body: bodyOf({ password, current_password: somePassword }) })
    const answers = await Promise.all([change('First-light-42'), change('Second-light-42')])
    const statuses = answers.map(({ status }) => status).sort((a, b) => a - b)
    expect([
      [200, 409],
      [200, 422],
    ]).toContainEqual(statuses)
  })

  it('AUTH-64 guesses of the password are counted, even if the last one is right', async () => {
    const olga = await createPerson(foyer)
    const guess = (current_password: string) => refusalOf(olga, { password: 'Another-light-42', current_password })
    for (let count = 0; count < 10; count += 1) expect((await guess(`guess-${count}`)).code).toBe('wrong_password')
    expect(await guess(somePassword)).toMatchObject({ status: 429, code: 'too_many_requests' })
    expect(Number((await guess(somePassword)).headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('AUTH-64 the right password resets the count', async () => {
    const olga = await createPerson(foyer)
    const guess = () => refusalOf(olga, { password: 'Another-light-42', current_password: 'a guess' })
    for (let count = 0; count < 9; count += 1) expect((await guess()).code).toBe('wrong_password')
    await save(olga, { password: 'Another-light-42', current_password: somePassword })
    expect((await guess()).code).toBe('wrong_password')
  })
})

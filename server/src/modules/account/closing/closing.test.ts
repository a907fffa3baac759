// @module-tag long
import {
  closeAccount,
  getClosing,
  getProfile,
  listSessions,
  login,
  recoverPassword,
  setCustomerEmail,
  signUp,
  updateProfile,
} from '@foyer/contract/account/endpoints.ts'
import { createOrder } from '@foyer/contract/billing/endpoints.ts'
import { acceptInvite, getCompany, listColleagues, offerTransfer } from '@foyer/contract/company/endpoints.ts'
import { getDeliverable } from '@foyer/contract/licensing/endpoints.ts'
import {
  actAsCustomer,
  addStaffComment,
  changeCustomer,
  closeCustomer,
  getCustomer,
  listCustomers,
  makeTrialToken,
  reopenCustomer,
} from '@foyer/contract/operator/endpoints.ts'
import { subscribeToPush } from '@foyer/contract/push/endpoints.ts'
import { openTicket } from '@foyer/contract/support/endpoints.ts'
import { dayMs, dayOf } from '@foyer/contract/vocabulary/days.ts'
import { Client } from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { entriesOf } from '../../../../test/audit.ts'
import { leaveRefundBegun } from '../../../../test/begun-refund.ts'
import { solveCaptcha } from '../../../../test/captcha.ts'
import { byMailedLink, createTeam, inviteTo, joinTeam } from '../../../../test/companies.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { giveLicence, giveOrder, monthsOn, publishSku, receiveTransfer, skuId } from '../../../../test/licences.ts'
import { untilWaiting } from '../../../../test/locks.ts'
import { createStaff, type Staff } from '../../../../test/operators.ts'
import { mailsTo, subjectsTo } from '../../../../test/outbox.ts'
import { createAccount, createPerson, type Person, somePassword } from '../../../../test/people.ts'
import { subscribeBrowser } from '../../../../test/push.ts'
import { codeOf, enrol, nextCode } from '../../../../test/second-factors.ts'

const foyer = useFoyer()
let staff: Staff
beforeAll(async () => {
  staff = await createStaff(foyer)
})

const close = ({ client, password }: Person, wishes: { give_up_perpetual?: boolean; code?: string } = {}) =>
  client.call(closeAccount, { body: { password, ...wishes } })
const codesOf = ({ body }: { readonly body: unknown }): string[] =>
  (body as { errors: { code: string }[] }).errors.map(({ code }) => code)
const obstacles = async (person: Person): Promise<readonly string[]> => (await person.client.ask(getClosing)).obstacles

/** What prevents it is said before anything is asked, and answered as errors when it is tried. */
const expectObstacles = async (person: Person, codes: readonly string[]): Promise<void> => {
  expect(await obstacles(person)).toEqual(codes)
  const answer = await close(person)
  expect({ status: answer.status, codes: codesOf(answer) }).toEqual({ status: 409, codes })
  expect((await person.client.ask(listSessions)).sessions).toHaveLength(1)
}

const erasedOn = (): string => dayOf(foyer.platform.clock.now().getTime() + 30 * dayMs)
const basic = ({ email, password }: Pick<Person, 'email' | 'password'>) => ({
  tenant: 'aurora',
  basic: { email, password },
})

describe('an account is not closed', () => {
  it('with an unpaid invoice, and is once it is cancelled', async () => {
    const olga = await createPerson(foyer)
    const order_id = await giveOrder(foyer, olga)
    await expectObstacles(olga, ['unpaid_invoices'])
    await foyer.sql('update billing."order" set cancelled_at = now() where id = $1', order_id)
    expect((await close(olga)).status).toBe(200)
  })

  it('with a refund under way', async () => {
    const olga = await createPerson(foyer)
    const order_id = await giveOrder(foyer, olga)
    await receiveTransfer(foyer, { order_id })
    await leaveRefundBegun(foyer, order_id, '10')
    await expectObstacles(olga, ['payments_under_way'])
  })

  it('with a disputed payment, nor while a colleague is asked to approve something', async () => {
    const olga = await createPerson(foyer)
    const order_id = await giveOrder(foyer, olga)
    await receiveTransfer(foyer, { order_id })
    await foyer.sql(
      `insert into billing.dispute (id, tenant, payment_id, order_id, account_id, gateway, reference, amount, currency, state, opened_at)
       select gen_random_uuid(), tenant, id, order_id, account_id, 'stripe', 'dp_closing', 10, currency, 'opened', now()
       from billing.payment where order_id = $1`,
      order_id,
    )
    await expectObstacles(olga, ['decisions_open'])
    await foyer.sql(`update billing.dispute set state = 'won', closed_at = now() where order_id = $1`, order_id)
    await foyer.sql(
      `insert into billing.approval (id, tenant, action, order_id, account_id, amount, currency, reason, requested_by, requested_handle, requested_at)
       select gen_random_uuid(), tenant, 'refund', id, account_id, 10, currency, 'goodwill', gen_random_uuid(), 'lena', now()
       from billing."order" where id = $1`,
      order_id,
    )
    await expectObstacles(olga, ['decisions_open'])
  })

  it('with a licence or a trial that runs, and is once it has run out', async () => {
    const olga = await createPerson(foyer)
    const id = await giveLicence(foyer, olga)
    await expectObstacles(olga, ['licences_running'])
    await foyer.sql(`update licensing.deliverable set billing_terms = 'trial' where id = $1`, id)
    await expectObstacles(olga, ['licences_running'])
    await foyer.sql(`update licensing.deliverable set paid_till = $2 where id = $1`, id, monthsOn(0))
    expect((await close(olga)).status).toBe(200)
  })

  it('with a licence that is in its days of grace, because it will renew', async () => {
    const olga = await createPerson(foyer)
    const yesterday = dayOf(foyer.platform.clock.now().getTime() - dayMs)
    await giveLicence(foyer, olga, { auto_renewable: true, paid_till: yesterday })
    await expectObstacles(olga, ['licences_running'])
  })

  it('with a licence that never ends, unless its customer gives it up', async () => {
    const olga = await createPerson(foyer)
    const id = await giveLicence(foyer, olga, { paid_till: null })
    expect(await olga.client.ask(getClosing)).toMatchObject({ perpetual_licences: 1, erased_on: erasedOn() })
    await expectObstacles(olga, ['licences_perpetual'])
    expect((await olga.client.ask(getDeliverable, { params: { id } })).state).toBe('active')
    expect((await close(olga, { give_up_perpetual: true })).status).toBe(200)
    const [licence] = await foyer.sql('select terminated_at from licensing.deliverable where id = $1', id)
    expect(licence).toMatchObject({ terminated_at: expect.any(Date) })
  })

  it('by the owner of a company with members, nor by the member who was offered it', async () => {
    const team = await createTeam(foyer)
    const mia = await joinTeam(foyer, team)
    await expectObstacles(team.owner, ['company_has_members'])
    await team.owner.client.ask(offerTransfer, { body: { member_id: mia.account.id } })
    await expectObstacles(team.owner, ['company_has_members', 'transfer_open'])
    await expectObstacles(mia, ['transfer_open'])
  })

  it('for several reasons, which are answered together', async () => {
    const olga = await createPerson(foyer)
    await giveLicence(foyer, olga)
    await giveLicence(foyer, olga, { paid_till: null })
    await giveOrder(foyer, olga)
    await expectObstacles(olga, ['unpaid_invoices', 'licences_running', 'licences_perpetual'])
    const params = { id: olga.account.id }
    const body = { reason: 'asked by mail', give_up_perpetual: true }
    const answer = await staff.client.call(closeCustomer, { params, body })
    expect({ status: answer.status, codes: codesOf(answer) }).toEqual({
      status: 409,
      codes: ['unpaid_invoices', 'licences_running'],
    })
  })

  it('without the right password, or the code of two-step sign-in', async () => {
    const { person, secret } = await enrol(foyer)
    const wrong = { body: { password: 'not-this-one' } }
    expect(await person.client.refusal(closeAccount, wrong)).toMatchObject({ status: 422, code: 'wrong_password' })
    const ask = (code?: string) => ({ body: { password: somePassword, ...(code !== undefined && { code }) } })
    expect(await person.client.refusal(closeAccount, ask())).toMatchObject({ status: 422, code: 'required' })
    expect(await person.client.refusal(closeAccount, ask('000000'))).toMatchObject({ status: 422, code: 'wrong_code' })
    nextCode(foyer)
    await person.client.ask(closeAccount, ask(codeOf(foyer, secret)))
  })

  it('without a password of its own, nor by an operator who acts for its customer', async () => {
    const olga = await createPerson(foyer)
    const { url } = await staff.client.ask(actAsCustomer, {
      params: { id: olga.account.id },
      body: { reason: 'a call' },
    })
    const refresh_token = new URL(url).searchParams.get('refresh_token') ?? ''
    const { access_token } = await foyer.client.ask(login, { as: { tenant: 'aurora', refresh_token } })
    const acting = foyer.client.as({ tenant: 'aurora', access_token })
    const body = { password: somePassword }
    expect(await acting.refusal(closeAccount, { body })).toMatchObject({ status: 403, code: 'in_person_only' })
    await foyer.sql('update account.account set password_hash = null where id = $1', olga.account.id)
    expect(await olga.client.refusal(closeAccount, { body })).toMatchObject({ status: 403, code: 'password_needed' })
  })
})

describe('closing', () => {
  it('ends sessions, links, browsers, copies, the newsletter, the company and sharing, and tells its customer once', async () => {
    const olga = await createPerson(foyer, { newsletter: true, notification_emails: ['books@people.example'] })
    const [ivan, books] = [await createPerson(foyer), await createPerson(foyer, { notification_emails: [olga.email] })]
    const { modules, platform } = foyer
    const { id } = olga.account
    await modules.company.create('aurora', 'Alone', id, platform.clock.now())
    const shares = { payments: true, statistics: true, licenses: true, tickets: true }
    await modules.company.addColleague('aurora', id, ivan.account.id, shares, platform.clock.now())
    await olga.client.ask(subscribeToPush, { body: await subscribeBrowser(olga.client) })
    await staff.client.ask(makeTrialToken, { params: { id }, body: null })
    const ticket = await olga.client.ask(openTicket, {
      body: { title: 'No picture', description: 'Since today', kind: 'talks', product: 'iptv' },
    })
    await mailsTo(foyer, olga.email)

    const answer = await close(olga)
    expect(answer).toMatchObject({ status: 200, body: { erased_on: erasedOn() } })
    expect(await olga.client.refusal(getProfile)).toMatchObject({ status: 401 })
    const renewing = { as: { tenant: 'aurora', refresh_token: olga.tokens.refresh_token } }
    expect(await foyer.client.refusal(login, renewing)).toMatchObject({ status: 401, code: 'unauthorized' })
    const left = await foyer.sql(
      `select (select count(*)::int from account.link_token where account_id = $1) as links,
        (select count(*)::int from push.subscription where account_id = $1) as browsers,
        (select count(*)::int from company.member where account_id = $1) as places,
        (select count(*)::int from account.session where account_id = $1 and revoked_at is null) as sessions,
        newsletter, notification_emails from account.account where id = $1`,
      id,
    )
    expect(left).toEqual([
      { links: 0, browsers: 0, places: 0, sessions: 0, newsletter: false, notification_emails: [] },
    ])
    expect(await ivan.client.ask(listColleagues)).toMatchObject({ colleagues: [] })
    expect((await books.client.ask(getProfile)).notification_emails).toEqual([])
    const closed = await staff.client.ask(getCustomer, { params: { id } })
    expect(closed).toMatchObject({ closed_at: expect.any(String), erased_at: null, email: olga.email })
    const listed = await staff.client.ask(listCustomers, { query: { closed: 'true', email: olga.email } })
    expect(listed.customers).toHaveLength(1)
    const open = await staff.client.ask(listCustomers, { query: { closed: 'false', email: olga.email } })
    expect(open.customers).toHaveLength(0)

    const [letter, ...others] = await mailsTo(foyer, olga.email)
    expect(letter).toMatchObject({ subject: 'Your account with Aurora Streaming is closed' })
    expect((await mailsTo(foyer, books.email))[0]?.subject).toContain('no longer gets your e-mails')
    // Whatever happens to it later, nothing more is mailed.
    await staff.client.ask(addStaffComment, { params: { id: ticket.id }, body: { body: 'Solved', internal: false } })
    await foyer.client.ask(recoverPassword, {
      body: { email: olga.email, recaptcha_token: await solveCaptcha(foyer) },
    })
    expect(await mailsTo(foyer, olga.email)).toHaveLength(others.length + 1)
    const audit = await entriesOf(foyer, id, ['actor', 'action'])
    expect(audit).toContainEqual({ actor: id, action: 'account_closed' })
  })

  it('by staff needs a reason, which is kept, and is refused a second time', async () => {
    const { id } = await createAccount(foyer, { password: null })
    const params = { id }
    expect((await staff.client.call(closeCustomer, { params, body: {} as never })).status).toBe(422)
    const body = { reason: 'asked by mail' }
    expect(await staff.client.ask(closeCustomer, { params, body })).toMatchObject({ closed_at: expect.any(String) })
    expect(await staff.client.refusal(closeCustomer, { params, body })).toMatchObject({ status: 409, code: 'conflict' })
    const audit = await entriesOf(foyer, id, ['reason'], 'account_closed')
    expect(audit).toEqual([body])
  })

  it('needs the right to change customers', async () => {
    const [olga, viewer] = [await createPerson(foyer), await createStaff(foyer, { role: 'viewer' })]
    const asked = { params: { id: olga.account.id }, body: { reason: 'asked by mail' } }
    for (const call of [closeCustomer, reopenCustomer])
      expect(await viewer.client.refusal(call, asked)).toMatchObject({ status: 403, code: 'forbidden' })
  })
})

describe('a closed account', () => {
  const closed = async (): Promise<Person> => {
    const olga = await createPerson(foyer)
    expect((await close(olga)).status).toBe(200)
    return olga
  }

  it('is said to be closed to whoever knows the password, with the day, and to nobody else', async () => {
    const olga = await closed()
    const answer = await foyer.client.call(login, { as: basic(olga) })
    expect(answer).toMatchObject({
      status: 403,
      body: { errors: [{ code: 'account_closed', meta: { erased_on: erasedOn() } }] },
    })
    const guess = { as: basic({ ...olga, password: 'not-this-one' }) }
    expect(await foyer.client.refusal(login, guess)).toMatchObject({ status: 401, code: 'wrong_credentials' })
  })

  it('keeps its address: a sign-up with it is answered as ever, and opens nothing', async () => {
    const olga = await closed()
    const { access_token } = await foyer.client.ask(signUp, {
      body: {
        email: olga.email,
        password: 'Another-harbour-7',
        locale: 'en',
        country: 'DE',
        terms_accepted: true,
        recaptcha_token: await solveCaptcha(foyer),
      },
    })
    const stranger = foyer.client.as({ tenant: 'aurora', access_token })
    expect(await stranger.refusal(getProfile)).toMatchObject({ status: 401 })
    expect(await subjectsTo(foyer, olga.email)).not.toContain('You already have an account with Aurora Streaming')
  })

  it('joins no company, and is mailed no invite', async () => {
    const [olga, team] = [await createPerson(foyer), await createTeam(foyer)]
    const id = await inviteTo(team, olga.email)
    const link = await byMailedLink(foyer, olga.email)
    await close(olga)
    expect((await link.call(acceptInvite, { params: { id } })).status).toBeGreaterThanOrEqual(400)
    const mails = (await mailsTo(foyer, olga.email)).length
    const other = await createTeam(foyer)
    await inviteTo(other, olga.email)
    expect(await mailsTo(foyer, olga.email)).toHaveLength(mails)
    expect(await team.owner.client.ask(getCompany)).toMatchObject({ title: 'Northlight TV' })
  })

  it('is signed in by nobody of the vendor, gets no other e-mail and nothing to pay or use', async () => {
    const olga = await closed()
    const params = { id: olga.account.id }
    const refusal = { status: 403, code: 'account_closed' }
    const reason = 'a call'
    expect(await staff.client.refusal(actAsCustomer, { params, body: { reason } })).toMatchObject(refusal)
    expect(await staff.client.refusal(makeTrialToken, { params, body: null })).toMatchObject(refusal)
    const moved = { params, body: { email: 'other@people.example', reason } }
    expect(await staff.client.refusal(setCustomerEmail, moved)).toMatchObject(refusal)
    await expect(giveOrder(foyer, olga)).rejects.toThrow('account_closed')
  })

  it('is reopened by staff with the old password, until the day on which it is erased', async () => {
    const olga = await closed()
    const asked = { params: { id: olga.account.id }, body: { reason: 'changed their mind' } }
    expect(await staff.client.ask(reopenCustomer, asked)).toMatchObject({ closed_at: null })
    expect(await staff.client.refusal(reopenCustomer, asked)).toMatchObject({ status: 409, code: 'conflict' })
    expect(await olga.client.refusal(getProfile)).toMatchObject({ status: 401 })
    const { access_token } = await foyer.client.ask(login, { as: basic(olga) })
    const again = foyer.client.as({ tenant: 'aurora', access_token })
    expect(await again.ask(getProfile)).toMatchObject({ email: olga.email })
    expect(await subjectsTo(foyer, olga.email)).toContain('Your account with Aurora Streaming is open again')
    await again.ask(closeAccount, { body: { password: olga.password } })
    await foyer.sql(
      `update account.account set closed_at = closed_at - interval '31 days' where id = $1`,
      olga.account.id,
    )
    expect(await staff.client.refusal(reopenCustomer, asked)).toMatchObject({ status: 409, code: 'conflict' })
    expect(await staff.client.ask(changeCustomer, { params: asked.params, body: { blocked: true } })).toMatchObject({
      blocked: true,
    })
  })
})

describe('closing and buying at the same time', () => {
  const withRow = async (statement: string, values: unknown[], work: (holder: Client) => Promise<void>) => {
    const holder = new Client({ connectionString: foyer.database_url })
    await holder.connect()
    await holder.query('begin')
    await holder.query(statement, values)
    try {
      await work(holder)
    } finally {
      await holder.end()
    }
  }

  it('an order that comes first is an obstacle', async () => {
    const olga = await createPerson(foyer)
    let closing: ReturnType<typeof close> | undefined
    // The order waits for its number, with the account held.
    const number = `select from billing.number_sequence where tenant = 'aurora' and series = 'invoice' for update`
    await giveOrder(foyer, await createPerson(foyer))
    await withRow(number, [], async (holder) => {
      const ordering = giveOrder(foyer, olga)
      await untilWaiting(holder, 1)
      closing = close(olga)
      await untilWaiting(holder, 2)
      await holder.query('commit')
      await ordering
    })
    const answer = await closing
    expect({ status: answer?.status, codes: answer && codesOf(answer) }).toEqual({
      status: 409,
      codes: ['unpaid_invoices'],
    })
  })

  it('an order that comes second is refused, and leaves no invoice behind', async () => {
    const olga = await createPerson(foyer, { permissions: { store: true, create_trial: true } })
    await publishSku(foyer)
    await staff.client.ask(makeTrialToken, { params: { id: olga.account.id }, body: null })
    const link = 'select from account.link_token where account_id = $1 for update'
    let buying: Promise<unknown> | undefined
    // Closing waits at the links of the account, which is locked by then.
    await withRow(link, [olga.account.id], async (holder) => {
      const closing = close(olga)
      await untilWaiting(holder, 1)
      buying = olga.client.refusal(createOrder, { body: { purpose: 'new', sku_id: skuId, quantity: 1 } })
      await untilWaiting(holder, 2)
      await holder.query('commit')
      expect((await closing).status).toBe(200)
    })
    expect(await buying).toMatchObject({ status: 403, code: 'account_closed' })
    expect(await foyer.sql('select from billing."order" where account_id = $1', olga.account.id)).toEqual([])
  })

  it('closing twice at once closes once', async () => {
    const olga = await createPerson(foyer)
    const answers = await Promise.all([close(olga), close(olga)])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  })
})

it('a profile that is saved while the account is closed changes nothing any more', async () => {
  const olga = await createPerson(foyer)
  const { name, second_name, country, phone, locale, newsletter, notification_emails } =
    await olga.client.ask(getProfile)
  await close(olga)
  const body = { name, second_name, country, phone, locale, newsletter, notification_emails }
  expect(await olga.client.refusal(updateProfile, { body })).toMatchObject({ status: 401 })
})

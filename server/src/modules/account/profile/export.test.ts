import { randomUUID } from 'node:crypto'
import { exportProfile, getProfile, listSessions, login, signUp } from '@foyer/contract/account/endpoints.ts'
import { AccountExport } from '@foyer/contract/account/export.ts'
import { listPaymentMethods } from '@foyer/contract/billing/endpoints.ts'
import { createCompany, createInvite, requestColleague } from '@foyer/contract/company/endpoints.ts'
import { listDeliverables } from '@foyer/contract/licensing/endpoints.ts'
import { actAsCustomer, getCustomer } from '@foyer/contract/operator/endpoints.ts'
import { addStaffComment } from '@foyer/contract/operator/ticket-endpoints.ts'
import { setPreferences, subscribeToPush } from '@foyer/contract/push/endpoints.ts'
import { openTicket } from '@foyer/contract/support/endpoints.ts'
import { expect, it } from 'vitest'
import { solveCaptcha } from '../../../../test/captcha.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { giveCard, giveInvoice } from '../../../../test/licences.ts'
import { createStaff } from '../../../../test/operators.ts'
import { createPerson, somePassword } from '../../../../test/people.ts'
import { subscribeBrowser } from '../../../../test/push.ts'

const foyer = useFoyer()

it('the export contains the account, its sessions, its log, its orders and its licences', async () => {
  const olga = await createPerson(foyer)
  const { order_id, deliverable_id } = await giveInvoice(foyer, olga)
  const data = AccountExport.parse(await olga.client.ask(exportProfile))
  expect(data.profile).toEqual(await olga.client.ask(getProfile))
  expect(data.sessions).toMatchObject([{ current: true }])
  expect(data.terms).toEqual({ accepted_at: expect.any(String), version: null })
  expect(data.second_factor.enabled).toBe(false)
  expect(data.orders.map(({ id }) => id)).toEqual([order_id])
  expect(data.deliverables).toEqual((await olga.client.ask(listDeliverables)).deliverables)
  expect(data.deliverables.map(({ id }) => id)).toEqual([deliverable_id])
  expect(data.activity.map(({ action }) => action)).toContain('account_created')
  expect(JSON.stringify(data)).not.toMatch(/argon2|password_hash|refresh_token/)
})

it('the export contains ticket messages, the company, colleagues, notifications and their channels', async () => {
  const { company } = foyer.modules
  const [olga, chief, cole] = [await createPerson(foyer), await createPerson(foyer), await createPerson(foyer)]
  const companyId = await company.create('aurora', 'Harbour Radio', chief.account.id, new Date())
  const roles = { billing: true, deliverables: false, retroview: false, tickets: false }
  await company.addMember('aurora', companyId, olga.account.id, roles, new Date())
  const shared = { payments: true, statistics: false, licenses: false, tickets: false }
  await company.addColleague('aurora', olga.account.id, cole.account.id, shared, new Date())
  await olga.client.ask(requestColleague, { body: { email: 'eva@northlight.example' } })
  const question = { title: 'No picture', description: 'Since noon', kind: 'support', product: 'iptv' } as const
  const { id } = await olga.client.ask(openTicket, { body: question })
  const { client: hanna } = await createStaff(foyer, { name: 'Hanna Brandt' })
  await hanna.ask(addStaffComment, { params: { id }, body: { body: 'Which version?' } })
  await hanna.ask(addStaffComment, { params: { id }, body: { body: 'A difficult one', internal: true } })
  const card = await giveCard(foyer, olga)
  const browser = await subscribeBrowser(olga.client)
  await olga.client.ask(subscribeToPush, { body: browser })
  const chosen = { kind: 'server_alert', mail: false, push: true, company_mail: true } as const
  await olga.client.ask(setPreferences, { body: { events: [chosen] } })
  await foyer.platform.jobs.runDue()

  const data = AccountExport.parse(await olga.client.ask(exportProfile))
  const from = (action: string) => data.activity.find((one) => one.action === action)?.ip
  expect([from('ticket_opened'), from('ticket_staff_replied')]).toEqual(['127.0.0.1', null])
  expect(data.tickets).toMatchObject([{ id, title: 'No picture', comments: [{ body: 'Which version?' }] }])
  expect(data.membership).toEqual({ company: 'Harbour Radio', place: 'member', roles, joined_at: expect.any(String) })
  expect(data.colleagues).toMatchObject([{ email: cole.email, permissions: shared }])
  expect(data.colleague_requests).toMatchObject({ sent: [{ recipient: 'eva@northlight.example' }], received: [] })
  expect(data.payment_methods.map((method) => method.id)).toEqual([card])
  expect(data.notifications).toMatchObject([{ kind: 'staff_reply', path: `/tickets/${id}` }])
  expect(data.notification_preferences).toContainEqual(chosen)
  expect(data.push_subscriptions).toEqual([{ endpoint: browser.endpoint, created_at: expect.any(String) }])
  expect(JSON.stringify(data)).not.toContain('A difficult one')
  expect(JSON.stringify(data)).not.toContain(browser.keys.auth)
})

it('the export contains when and by which link the person signed up, and open invites in both directions', async () => {
  const visit = { utm_source: 'newsletter', utm_campaign: 'spring' }
  const email = `visitor-${randomUUID()}@fresh.example`
  const body = { email, password: somePassword, locale: 'en', country: 'DE', terms_accepted: true, ...visit } as const
  await foyer.client.ask(signUp, { body: { ...body, recaptcha_token: await solveCaptcha(foyer) } })
  const olga = await createPerson(foyer)
  await foyer.sql(
    `update account.account set utm = (select utm from account.account where email = $1) where id = $2`,
    email,
    olga.account.id,
  )
  const chief = await createPerson(foyer)
  await chief.client.ask(createCompany, { body: { title: 'Northlight' } })
  const roles = { billing: true, tickets: false, deliverables: false, retroview: false }
  await chief.client.ask(createInvite, { body: { email: olga.email, roles } })

  const data = AccountExport.parse(await olga.client.ask(exportProfile))
  expect(data.created_at).toBe(olga.account.created_at.toISOString())
  expect(data.first_visit).toEqual(visit)
  expect(data.invites).toMatchObject({ sent: [], received: [{ email: olga.email }] })
  const theirs = AccountExport.parse(await chief.client.ask(exportProfile))
  expect(theirs.first_visit).toEqual({})
  expect(theirs.invites).toMatchObject({ sent: [{ email: olga.email }], received: [] })
})

it('it contains nothing of others, however much they share', async () => {
  const olga = await createPerson(foyer)
  const mia = await createPerson(foyer)
  const { order_id } = await giveInvoice(foyer, olga)
  const permissions = { payments: true, statistics: true, licenses: true, tickets: true }
  await olga.client.ask(openTicket, {
    body: { title: 'No picture', description: 'Since noon', kind: 'support', product: 'iptv' },
  })
  await foyer.modules.company.addColleague('aurora', olga.account.id, mia.account.id, permissions, new Date())
  expect((await mia.client.ask(listDeliverables)).deliverables).toHaveLength(1)
  const data = await mia.client.ask(exportProfile)
  expect(data.deliverables).toEqual([])
  expect(data.tickets).toEqual([])
  expect(data.membership).toBeNull()
  expect(data.orders).toEqual([])
  expect(JSON.stringify(data)).not.toContain(order_id)
})

it('it names staff who act for the customer, without their address and device; so does the list of sessions', async () => {
  const olga = await createPerson(foyer)
  const lena = await createStaff(foyer, { role: 'support', name: 'Lena Vogt' })
  const asked = { params: { id: olga.account.id }, body: { reason: 'their invoice does not open' } }
  const refresh_token = new URL((await lena.client.ask(actAsCustomer, asked)).url).searchParams.get('refresh_token')
  await foyer.client.ask(login, {
    as: { tenant: 'aurora', refresh_token: refresh_token ?? '' },
    headers: { 'user-agent': 'Vendor-Laptop/1' },
  })
  const theirs = { acting_operator: 'Lena Vogt', ip: '', user_agent: '' }
  expect((await olga.client.ask(listSessions)).sessions).toContainEqual(expect.objectContaining(theirs))
  const data = AccountExport.parse(await olga.client.ask(exportProfile))
  expect(data.sessions).toContainEqual(expect.objectContaining(theirs))
  expect(data.activity.find(({ action }) => action === 'operator_acts')?.ip).toBeNull()
  // Their colleagues can see it.
  const { sessions } = await lena.client.ask(getCustomer, { params: { id: olga.account.id } })
  expect(sessions.map(({ user_agent }) => user_agent)).toContain('Vendor-Laptop/1')
})

it('a member who may pay gets no cards of their company’s owner', async () => {
  const { company } = foyer.modules
  const [chief, mia] = [await createPerson(foyer), await createPerson(foyer)]
  const id = await company.create('aurora', 'Harbour Radio', chief.account.id, new Date())
  const roles = { billing: true, deliverables: true, retroview: true, tickets: true }
  await company.addMember('aurora', id, mia.account.id, roles, new Date())
  const theirs = await giveCard(foyer, chief)
  const own = await giveCard(foyer, mia)
  expect((await mia.client.ask(listPaymentMethods, { query: {} })).payment_methods.map((card) => card.id)).toEqual(
    expect.arrayContaining([theirs, own]),
  )
  expect((await mia.client.ask(exportProfile)).payment_methods.map((card) => card.id)).toEqual([own])
})

it('an export of many pages is complete', async () => {
  const olga = await createPerson(foyer)
  await foyer.platform.database.transaction('aurora', async (tx) => {
    for (let count = 0; count < 130; count += 1)
      await foyer.modules.billing.issue(tx, {
        tenant: 'aurora',
        account_id: olga.account.id,
        purpose: 'custom',
        description: `Order ${count}`,
        lines: [],
        actions: [],
        deliverable: null,
        due_on: null,
        actor: 'operator:test',
      })
  })
  const { orders } = await olga.client.ask(exportProfile)
  expect(new Set(orders.map(({ id }) => id)).size).toBe(130)
})

it('exports are limited: the eleventh within an hour waits', async () => {
  const olga = await createPerson(foyer)
  for (let count = 0; count < 10; count += 1) await olga.client.ask(exportProfile)
  expect(await olga.client.refusal(exportProfile)).toMatchObject({ status: 429, code: 'too_many_requests' })
})

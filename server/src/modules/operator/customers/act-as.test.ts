import {
  getProfile,
  listSessions,
  login,
  logout,
  sendEmailConfirmation,
  updateProfile,
} from '@foyer/contract/account/endpoints.ts'
import type { ProfileBody } from '@foyer/contract/account/profile.ts'
import { cancelOrder, listOrders } from '@foyer/contract/billing/endpoints.ts'
import {
  acceptInvite,
  createCompany,
  createInvite,
  endInvite,
  getAbilities,
  getCompany,
  leaveCompany,
  resendInvite,
} from '@foyer/contract/company/endpoints.ts'
import type { EndpointDescription } from '@foyer/contract/endpoint.ts'
import { endpoints } from '@foyer/contract/endpoints.ts'
import {
  actAsCustomer,
  changeCustomer,
  changeOperator,
  getCustomer,
  listOperatorKeys,
  makeTrialToken,
  revokeOperatorKey,
} from '@foyer/contract/operator/endpoints.ts'
import { getMonitoringLink } from '@foyer/contract/statistics/endpoints.ts'
import { addSecondaryEmail, getTicket, removeSecondaryEmail } from '@foyer/contract/support/endpoints.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { entriesOf } from '../../../../test/audit.ts'
import type { Client } from '../../../../test/client.ts'
import { openWithFiles } from '../../../../test/files.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { giveOrder } from '../../../../test/licences.ts'
import { createStaff, type Staff } from '../../../../test/operators.ts'
import { createPerson, type Person } from '../../../../test/people.ts'

const foyer = useFoyer()
let lena: Staff
beforeAll(async () => {
  lena = await createStaff(foyer, { role: 'support', name: 'Lena Vogt' })
})

const ask = async ({ account }: Person, by: Staff = lena): Promise<string> => {
  const asked = { params: { id: account.id }, body: { reason: 'their invoice does not open' } }
  const { url } = await by.client.ask(actAsCustomer, asked)
  return new URL(url).searchParams.get('refresh_token') ?? ''
}
const enter = (refresh_token: string) => foyer.client.call(login, { as: { tenant: 'aurora', refresh_token } })

/** The operator in the customer's portal. */
const actFor = async (person: Person, by: Staff = lena): Promise<Client> => {
  const { access_token } = await foyer.client.ask(login, {
    as: { tenant: 'aurora', refresh_token: await ask(person, by) },
  })
  return foyer.client.as({ tenant: 'aurora', access_token })
}

describe('an operator who acts for a customer', () => {
  it('enters with a code that works once, sees what the customer sees, and is named on every page', async () => {
    const olga = await createPerson(foyer)
    await giveOrder(foyer, olga)
    const code = await ask(olga)
    const first = await enter(code)
    expect(first.status).toBe(200)
    expect((await enter(code)).status).toBe(401)
    const acting = foyer.client.as({ access_token: (first.body as { access_token: string }).access_token })
    expect(await acting.ask(getProfile)).toMatchObject({ email: olga.email, acting_operator: 'Lena Vogt' })
    expect((await acting.ask(listOrders)).orders).toHaveLength(1)
    expect((await olga.client.ask(getProfile)).acting_operator).toBeNull()
  })

  it('begins on the page that they looked at, and on no other site', async () => {
    const olga = await createPerson(foyer)
    const asked = (path: string) => ({ params: { id: olga.account.id }, body: { reason: 'she calls', path } })
    const { url } = await lena.client.ask(actAsCustomer, asked('/invoices/o1'))
    const entry = new URL(url)
    expect([entry.origin, entry.pathname]).toEqual([new URL(foyer.url).origin, '/invoices/o1'])
    expect((await enter(entry.searchParams.get('refresh_token') ?? '')).status).toBe(200)
    for (const path of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      'invoices',
      '/a?refresh_token=x',
      '/../x',
      '/a#b',
    ])
      expect((await lena.client.refusal(actAsCustomer, asked(path))).status, path).toBe(422)
  })

  it('never becomes the customer, however their name is written or their code is damaged', async () => {
    const olga = await createPerson(foyer)
    const odd = await createStaff(foyer, { role: 'support', name: 'Lena\nVogt' })
    const asked = { params: { id: olga.account.id }, body: { reason: 'their invoice does not open' } }
    const codeIn = async (): Promise<string> =>
      new URL((await odd.client.ask(actAsCustomer, asked)).url).searchParams.get('refresh_token') ?? ''
    const { access_token } = await foyer.client.ask(login, { as: { tenant: 'aurora', refresh_token: await codeIn() } })
    expect((await foyer.client.as({ access_token }).ask(getProfile)).acting_operator).toBe('Lena\nVogt')
    const damaged = await codeIn()
    await foyer.sql(`update account.link_token set object_id = '' where purpose = 'hand_off' and used_at is null`)
    expect((await enter(damaged)).status).toBe(401)
  })

  it('is listed among the customer’s sessions, and can be removed by them', async () => {
    const olga = await createPerson(foyer)
    const acting = await actFor(olga)
    const { sessions } = await olga.client.ask(listSessions)
    expect(new Set(sessions.map(({ acting_operator }) => acting_operator))).toEqual(new Set(['Lena Vogt', null]))
    const theirs = sessions.find(({ acting_operator }) => acting_operator !== null)
    const { url, method } = endpoints.revokeSession
    await olga.client.send(method, url.replace(':id', theirs?.id ?? ''))
    expect((await acting.refusal(getProfile)).status).toBe(401)
    const log = await foyer.sql<{ action: string; actor: string; reason: string | null }>(
      `select action, actor, reason from platform.audit_entry where account_id = $1 and action like 'operator%' order by at, id`,
      olga.account.id,
    )
    const actor = `operator:${lena.operator.handle}`
    expect(log).toEqual([
      { action: 'operator_asked_to_act', actor, reason: 'their invoice does not open' },
      { action: 'operator_acts', actor, reason: null },
    ])
  })

  it('does not count as the customer’s sign-in, and leaves automatically within the hour', async () => {
    const olga = await createPerson(foyer)
    const before = await lena.client.ask(getCustomer, { params: { id: olga.account.id } })
    await actFor(olga)
    const after = await lena.client.ask(getCustomer, { params: { id: olga.account.id } })
    expect(after.last_sign_in_at).toBe(before.last_sign_in_at)
    expect(after.sessions.map(({ acting_operator }) => acting_operator)).toContain('Lena Vogt')
    const [lasts] = await foyer.sql<{ minutes: number }>(
      `select extract(epoch from expires_at - created_at)::int / 60 as minutes from account.session where account_id = $1 and operator_handle is not null`,
      olga.account.id,
    )
    expect(lasts).toEqual({ minutes: 60 })
  })

  it.each([
    ['are blocked', { blocked: true }],
    ['get another role without access to the portal', { role: 'viewer' }],
  ] as const)('is signed out at once, and their code opens nothing, when they %s', async (_what, change) => {
    const [olga, admin] = [await createPerson(foyer), await createStaff(foyer)]
    const [mia, other] = [await createStaff(foyer, { role: 'support' }), await actFor(olga)]
    const [acting, code] = [await actFor(olga, mia), await ask(olga, mia)]
    const link = (by: Staff) => by.client.ask(makeTrialToken, { params: { id: olga.account.id }, body: null })
    const [theirs, lenas] = [await link(mia), await link(lena)]
    await acting.ask(getProfile)
    await admin.client.ask(changeOperator, { params: { id: mia.operator.id }, body: change })
    expect((await acting.refusal(getProfile)).status).toBe(401)
    expect((await enter(code)).status).toBe(401)
    const follow = ({ trial_token }: { readonly trial_token: string }) =>
      foyer.client.call(login, { as: { tenant: 'aurora', trial_token } })
    expect((await follow(theirs)).status).toBe(401)
    expect((await follow(lenas)).status).toBe(200)
    // Neither the customer nor a colleague of theirs is signed out with them.
    await other.ask(getProfile)
    await olga.client.ask(getProfile)
  })

  it('is signed out when blocked, even if they entered with a sign-in link that they created for the customer', async () => {
    const [olga, admin] = [await createPerson(foyer), await createStaff(foyer)]
    const mia = await createStaff(foyer, { role: 'support' })
    const follow = async (by: Staff): Promise<Client> => {
      const { trial_token } = await by.client.ask(makeTrialToken, { params: { id: olga.account.id }, body: null })
      const { access_token } = await foyer.client.ask(login, { as: { tenant: 'aurora', trial_token } })
      return foyer.client.as({ tenant: 'aurora', access_token })
    }
    const [theirs, lenas] = [await follow(mia), await follow(lena)]
    // The session is the customer's own: no operator acts in it.
    expect(await theirs.ask(getProfile)).toMatchObject({ email: olga.email, acting_operator: null })
    await admin.client.ask(changeOperator, { params: { id: mia.operator.id }, body: { blocked: true } })
    expect((await theirs.refusal(getProfile)).status).toBe(401)
    await lenas.ask(getProfile)
  })

  it('is signed out at once when one of their keys is revoked, because its holder may have entered with it', async () => {
    const [olga, admin] = [await createPerson(foyer), await createStaff(foyer)]
    const mia = await createStaff(foyer, { role: 'support' })
    const acting = await actFor(olga, mia)
    const { keys } = await admin.client.ask(listOperatorKeys, { query: { limit: '100' } })
    const key = keys.find(({ operator }) => operator.handle === mia.operator.handle)
    await admin.client.ask(revokeOperatorKey, { params: { id: key?.id ?? '' }, body: null })
    expect((await acting.refusal(getProfile)).status).toBe(401)
  })

  it('is recorded by name in everything they do', async () => {
    const olga = await createPerson(foyer)
    const order = await giveOrder(foyer, olga, { purpose: 'new' })
    const acting = await actFor(olga)
    await acting.ask(cancelOrder, { params: { order_id: order } })
    const [entry] = await entriesOf(foyer, order, ['actor'], 'order_cancelled')
    expect(entry?.actor).toBe(`operator:${lena.operator.handle}`)
    await acting.ask(logout)
    expect((await acting.refusal(getProfile)).status).toBe(401)
    expect((await olga.client.call(getProfile)).status).toBe(200)
  })

  it('is recorded by name even when using links: for invites, and a mail that confirms the address', async () => {
    const unconfirmed = await createPerson(foyer)
    const undo = 'update account.account set email_confirmed = false where id = $1'
    await foyer.sql(undo, unconfirmed.account.id)
    await (await actFor(unconfirmed)).ask(sendEmailConfirmation)
    const [owner, olga] = [await createPerson(foyer), await createPerson(foyer)]
    await owner.client.ask(createCompany, { body: { title: 'Northlight' } })
    const roles = { billing: true, tickets: false, deliverables: false, retroview: false }
    const invite = async () => (await owner.client.ask(createInvite, { body: { email: olga.email, roles } })).id
    const acting = await actFor(olga)
    await acting.call(endInvite, { params: { id: await invite() } })
    const actors = await foyer.sql<{ action: string; actor: string }>(
      `select action, actor from platform.audit_entry
       where action in ('confirmation_sent', 'invite_rejected') and (account_id = any($1) or changes ->> 'email' = $2)`,
      [unconfirmed.account.id, olga.account.id],
      olga.email,
    )
    const actor = `operator:${lena.operator.handle}`
    expect(actors.toSorted((a, b) => a.action.localeCompare(b.action))).toEqual([
      { action: 'confirmation_sent', actor },
      { action: 'invite_rejected', actor },
    ])
  })

  it('may correct details, and never sets a password', async () => {
    const olga = await createPerson(foyer)
    const acting = await actFor(olga)
    const body: ProfileBody = {
      name: 'Olga',
      second_name: 'Berg',
      country: 'DE',
      notification_emails: [],
      phone: null,
      locale: 'en',
      newsletter: false,
    }
    expect(await acting.ask(updateProfile, { body })).toMatchObject({ name: 'Olga', acting_operator: 'Lena Vogt' })
    const chosen = { ...body, password: 'Another-light-43', current_password: olga.password }
    expect(await acting.refusal(updateProfile, { body: chosen })).toMatchObject({ code: 'in_person_only' })
  })

  it('cannot use the code once the customer is blocked', async () => {
    const olga = await createPerson(foyer)
    const code = await ask(olga)
    const params = { id: olga.account.id }
    await lena.client.ask(changeCustomer, { params, body: { blocked: true } })
    expect((await enter(code)).status).toBe(403)
    const asked = { params, body: { reason: 'x' } }
    expect(await lena.client.refusal(actAsCustomer, asked)).toMatchObject({ code: 'account_blocked' })
  })

  it('cannot use sign-in links from before the customer was blocked, even after unblocking', async () => {
    const olga = await createPerson(foyer)
    const params = { id: olga.account.id }
    const code = await ask(olga)
    const { trial_token } = await lena.client.ask(makeTrialToken, { params, body: null })
    for (const blocked of [true, false]) await lena.client.ask(changeCustomer, { params, body: { blocked } })
    expect((await enter(code)).status).toBe(401)
    expect((await foyer.client.call(login, { as: { tenant: 'aurora', trial_token } })).status).toBe(401)
  })
})

describe('what requires the customer in person', () => {
  const personal = Object.values<EndpointDescription>(endpoints).filter(
    ({ inPerson, auth }) => inPerson === true && auth.includes('bearer'),
  )

  it('is money, cards, proofs of identity, agreements, and access for others', () => {
    const names = personal.map(({ operation }) => operation)
    for (const name of ['payOrder', 'paySeveral', 'addPaymentMethod', 'deletePaymentMethod', 'startSecondFactor'])
      expect(names).toContain(name)
    for (const name of ['endSecondFactor', 'changeEmail', 'upgradeDeliverable', 'reactivateDeliverable', 'acceptTerms'])
      expect(names).toContain(name)
    for (const name of ['createInvite', 'resendInvite', 'getInviteLink', 'acceptInvite', 'changeMember'])
      expect(names).toContain(name)
    for (const name of ['offerTransfer', 'acceptTransfer']) expect(names).toContain(name)
    expect(names).toContain('getMonitoringLink')
    for (const name of ['requestColleague', 'acceptRequest', 'changeColleague']) expect(names).toContain(name)
    expect(names).toContain('addSecondaryEmail')
  })

  it('is admitting somebody to their company, which would give the operator permanent access', async () => {
    const [olga, mia] = [await createPerson(foyer), await createPerson(foyer)]
    const acting = await actFor(olga)
    await acting.ask(createCompany, { body: { title: 'Northlight' } })
    const roles = { billing: true, tickets: true, deliverables: true, retroview: true }
    const body = { email: mia.email, roles }
    expect(await acting.refusal(createInvite, { body })).toMatchObject({ status: 403, code: 'in_person_only' })
    const { id, email } = await olga.client.ask(createInvite, { body })
    expect(email).toBe(mia.email)
    // Requesting it again would open it for another seven days.
    const again = await acting.refusal(resendInvite, { params: { id } })
    expect(again).toMatchObject({ status: 403, code: 'in_person_only' })
  })

  it('is adding a copy address to a ticket, which would be told of it for good; removing one is not', async () => {
    const olga = await createPerson(foyer)
    const { id: ticket_id } = await openWithFiles(
      olga.client,
      { title: 'No picture', description: 'Since noon', kind: 'support', product: 'iptv' },
      [],
    )
    const acting = await actFor(olga)
    const added = { params: { ticket_id }, body: { email: 'mia@elsewhere.example' } }
    expect(await acting.refusal(addSecondaryEmail, added)).toMatchObject({ status: 403, code: 'in_person_only' })
    expect((await acting.ask(getTicket, { params: { id: ticket_id } })).secondary_emails).toEqual([])
    const { id } = await olga.client.ask(addSecondaryEmail, added)
    expect((await acting.call(removeSecondaryEmail, { params: { ticket_id, id } })).status).toBe(204)
  })

  it('is closing their company; an operator can only remove a member from somebody else’s', async () => {
    const [olga, mia] = [await createPerson(foyer), await createPerson(foyer)]
    await olga.client.ask(createCompany, { body: { title: 'Northlight' } })
    const acting = await actFor(olga)
    expect(await acting.refusal(leaveCompany)).toMatchObject({ status: 403, code: 'in_person_only' })
    expect(await olga.client.ask(getCompany)).toMatchObject({ title: 'Northlight', place: 'owner' })
    const roles = { billing: true, tickets: true, deliverables: true, retroview: true }
    const { id } = await olga.client.ask(createInvite, { body: { email: mia.email, roles } })
    await mia.client.ask(acceptInvite, { params: { id } })
    expect((await (await actFor(mia)).call(leaveCompany)).status).toBe(204)
    expect((await olga.client.call(leaveCompany)).status).toBe(204)
  })

  it('is joining a company, whose owner then sees what the customer does in it', async () => {
    const [olga, mia] = [await createPerson(foyer), await createPerson(foyer)]
    await olga.client.ask(createCompany, { body: { title: 'Northlight' } })
    const roles = { billing: true, tickets: true, deliverables: true, retroview: true }
    const { id } = await olga.client.ask(createInvite, { body: { email: mia.email, roles } })
    const params = { id }
    expect(await (await actFor(mia)).refusal(acceptInvite, { params })).toMatchObject({ code: 'in_person_only' })
    expect((await mia.client.call(acceptInvite, { params })).status).toBe(200)
  })

  it('is a link to the dashboard tool, whose sign-in would outlast the hour of the operator', async () => {
    const olga = await createPerson(foyer)
    const acting = await actFor(olga)
    const query = { board: 'server_health' } as const
    expect(await acting.refusal(getMonitoringLink, { query })).toMatchObject({ status: 403, code: 'in_person_only' })
    expect((await olga.client.call(getMonitoringLink, { query })).status).toBe(200)
  })

  it('has no button for an operator: it is not among their abilities', async () => {
    const olga = await createPerson(foyer)
    const names: readonly string[] = personal.map(({ operation }) => operation)
    const { own } = await (await actFor(olga)).ask(getAbilities)
    expect(own).toEqual(expect.arrayContaining(['listOrders', 'openTicket']))
    expect(own.filter((name) => names.includes(name))).toEqual([])
    expect((await olga.client.ask(getAbilities)).own).toEqual(expect.arrayContaining(['payOrder', 'addPaymentMethod']))
  })

  it('is refused to an operator, in every such call', async () => {
    const acting = await actFor(await createPerson(foyer))
    for (const { method, url, operation } of personal) {
      const { status, body } = await acting.send(method, url.replaceAll(/:\w+/g, 'x'))
      expect({ operation, status, body }).toMatchObject({
        operation,
        status: 403,
        body: { errors: [{ code: 'in_person_only' }] },
      })
    }
  })
})

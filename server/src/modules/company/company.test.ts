import { login } from '@foyer/contract/account/endpoints.ts'
import {
  changeMember,
  createCompany,
  endInvite,
  getAbilities,
  getCompany,
  leaveCompany,
  listCompanyActivity,
  listMembers,
  removeMember,
  renameCompany,
} from '@foyer/contract/company/endpoints.ts'
import { actAsCustomer } from '@foyer/contract/operator/endpoints.ts'
import { describe, expect, it } from 'vitest'
import { byMailedLink, createTeam, inviteTo, joinTeam, noRoles, someEmail } from '../../../test/companies.ts'
import { useFoyer } from '../../../test/foyer.ts'
import { createStaff } from '../../../test/operators.ts'
import { createPerson } from '../../../test/people.ts'

const foyer = useFoyer()

const all = { billing: true, tickets: true, deliverables: true, retroview: true }

describe('having a company', () => {
  it('COMP-05, API-43 without one the title is null and there are still colleagues', async () => {
    const { client } = await createPerson(foyer)
    expect(await client.ask(getCompany)).toEqual({ title: null, colleagues: [], place: null, created_at: null })
    expect((await client.ask(listMembers)).members).toEqual([])
  })

  it('COMP-03, COMP-05, API-44 its creator owns it, with every role, and cannot create a second', async () => {
    const { client, email } = await createPerson(foyer)
    const { status, body } = await client.call(createCompany, { body: { title: ' Southbeam ' } })
    expect([status, body]).toMatchObject([201, { title: 'Southbeam', place: 'owner' }])
    expect((await client.ask(listMembers)).members).toMatchObject([{ email, owner: true, you: true, roles: all }])
    expect(await client.refusal(createCompany, { body: { title: 'Another' } })).toMatchObject({
      status: 409,
      code: 'already_in_company',
    })
    expect((await client.refusal(createCompany, { body: { title: '  ' } })).status).toBe(422)
  })

  it('COMP-03, COMP-04, API-45 only the owner renames it', async () => {
    const team = await createTeam(foyer)
    const member = await joinTeam(foyer, team, all)
    const outsider = await createPerson(foyer)
    const body = { title: 'Northlight Broadcast' }
    expect((await team.owner.client.ask(renameCompany, { body })).title).toBe(body.title)
    expect((await member.client.ask(getCompany)).title).toBe(body.title)
    expect((await member.client.refusal(renameCompany, { body })).status).toBe(403)
    expect((await outsider.client.refusal(renameCompany, { body })).status).toBe(404)
    expect((await team.owner.client.refusal(renameCompany, { body: { title: '' } })).status).toBe(422)
  })
})

describe('members', () => {
  it('COMP-06, COMP-07, API-46 are listed with e-mail, owner and roles: the owner, the caller, the others', async () => {
    const team = await createTeam(foyer)
    const first = await joinTeam(foyer, team, { billing: true })
    const second = await joinTeam(foyer, team, { tickets: true })
    const seen = async (who: typeof first) => (await who.client.ask(listMembers)).members.map(({ email }) => email)
    expect(await seen(team.owner)).toEqual([team.owner.email, first.email, second.email])
    expect(await seen(second)).toEqual([team.owner.email, second.email, first.email])
    const { members } = await second.client.ask(listMembers)
    expect(members.map(({ owner, you, roles }) => [owner, you, roles])).toEqual([
      [true, false, all],
      [false, true, { ...noRoles, tickets: true }],
      [false, false, { ...noRoles, billing: true }],
    ])
  })

  it('COMP-06 the security of their accounts is only shown to the owner', async () => {
    const team = await createTeam(foyer)
    const member = await joinTeam(foyer, team)
    const [, row] = (await team.owner.client.ask(listMembers)).members
    expect(row?.security).toEqual({ second_factor: false, last_sign_in_at: expect.stringMatching(/Z$/) })
    expect((await member.client.ask(listMembers)).members.map(({ security }) => security)).toEqual([null, null])
  })

  it('COMP-08, COMP-20, API-47 only get roles from the owner, and a withdrawn role ends with the next call', async () => {
    const team = await createTeam(foyer)
    const [one, other] = [await joinTeam(foyer, team), await joinTeam(foyer, team)]
    const change = (billing: boolean) => ({
      params: { id: one.account.id },
      body: { roles: { ...noRoles, billing } },
    })
    expect(await team.owner.client.ask(changeMember, change(true))).toMatchObject({ roles: { billing: true } })
    expect((await one.client.ask(getAbilities)).company).toContain('listOrders')
    expect((await team.owner.client.call(changeMember, change(false))).status).toBe(200)
    expect((await one.client.ask(getAbilities)).company).toEqual([])
    expect((await other.client.refusal(changeMember, change(true))).status).toBe(403)
  })

  it('COMP-08 keep a role withdrawn on one device when another, which still shows it, grants a different one', async () => {
    const team = await createTeam(foyer)
    const member = await joinTeam(foyer, team, { billing: true, deliverables: true })
    const params = { id: member.account.id }
    await team.owner.client.ask(changeMember, { params, body: { roles: { billing: false } } })
    const { roles } = await team.owner.client.ask(changeMember, { params, body: { roles: { tickets: true } } })
    expect(roles).toEqual({ billing: false, tickets: true, deliverables: true, retroview: false })
    expect((await member.client.ask(getAbilities)).company).not.toContain('listOrders')
    const { entries } = await team.owner.client.ask(listCompanyActivity)
    expect(entries[0]).toMatchObject({ action: 'member_roles_changed', roles })
    const nothing = await team.owner.client.refusal(changeMember, { params, body: { roles: {} } })
    expect(nothing).toMatchObject({ status: 422, code: 'invalid' })
  })

  it('COMP-08 keep both of two roles that two devices switch concurrently', async () => {
    const team = await createTeam(foyer)
    const member = await joinTeam(foyer, team, { billing: true })
    const change = (roles: object) =>
      team.owner.client.call(changeMember, { params: { id: member.account.id }, body: { roles } })
    await Promise.all([change({ billing: false }), change({ tickets: true }), change({ retroview: true })])
    const [, row] = (await team.owner.client.ask(listMembers)).members
    expect(row?.roles).toEqual({ billing: false, tickets: true, deliverables: false, retroview: true })
  })

  it('COMP-09, COMP-10, COMP-12 cannot change the owner’s roles or their own, and nobody removes the owner', async () => {
    const team = await createTeam(foyer)
    const member = await joinTeam(foyer, team)
    const body = { roles: noRoles }
    for (const { client } of [team.owner, member]) {
      const own = { params: { id: team.owner.account.id } }
      expect((await client.refusal(changeMember, { ...own, body })).status).toBe(403)
      expect((await client.refusal(removeMember, own)).status).toBe(403)
    }
    const self = { params: { id: member.account.id }, body: { roles: all } }
    expect((await member.client.refusal(changeMember, self)).status).toBe(403)
    const smuggled = { ...body.roles, owner: true }
    const { status } = await team.owner.client.send('PATCH', `/billing/api/v1/company/members/${member.account.id}`, {
      body: { roles: smuggled },
    })
    expect(status).toBe(400)
  })

  it('COMP-11, COMP-20, API-48 are only removed by the owner; removed members are in no company', async () => {
    const team = await createTeam(foyer)
    const [one, other] = [await joinTeam(foyer, team, all), await joinTeam(foyer, team, all)]
    const removal = { params: { id: one.account.id } }
    expect((await other.client.refusal(removeMember, removal)).status).toBe(403)
    expect((await team.owner.client.call(removeMember, removal)).status).toBe(204)
    expect((await one.client.ask(getCompany)).title).toBeNull()
    expect((await one.client.ask(getAbilities)).company).toEqual([])
    expect((await team.owner.client.refusal(removeMember, removal)).status).toBe(404)
  })

  it('COMP-11 of another company are not found', async () => {
    const [team, foreign] = [await createTeam(foyer), await createTeam(foyer)]
    const member = await joinTeam(foyer, foreign)
    const params = { params: { id: member.account.id } }
    expect((await team.owner.client.refusal(removeMember, params)).status).toBe(404)
    expect((await team.owner.client.refusal(changeMember, { ...params, body: { roles: all } })).status).toBe(404)
  })
})

describe('leaving', () => {
  it('COMP-11, LINK-24 members can leave; an owner with members cannot; the last one ends the company', async () => {
    const team = await createTeam(foyer)
    const member = await joinTeam(foyer, team, all)
    expect(await team.owner.client.refusal(leaveCompany)).toMatchObject({ status: 409, code: 'company_has_members' })
    expect((await member.client.call(leaveCompany)).status).toBe(204)
    expect((await member.client.ask(getCompany)).place).toBeNull()
    expect((await team.owner.client.call(leaveCompany)).status).toBe(204)
    expect((await team.owner.client.ask(getCompany)).title).toBeNull()
    expect((await team.owner.client.refusal(leaveCompany)).status).toBe(404)
  })
})

describe('the history of a company', () => {
  it('COMP-20 shows the owner who did what, when and from where, and members nothing', async () => {
    const team = await createTeam(foyer)
    const member = await joinTeam(foyer, team)
    const stays = await joinTeam(foyer, team)
    const roles = { ...noRoles, tickets: true }
    await team.owner.client.ask(renameCompany, { body: { title: 'Renamed' } })
    await team.owner.client.ask(changeMember, { params: { id: member.account.id }, body: { roles } })
    await team.owner.client.call(removeMember, { params: { id: member.account.id } })
    const { entries, estimated_count } = await team.owner.client.ask(listCompanyActivity)
    expect(entries.map(({ action, subject }) => [action, subject])).toEqual([
      ['member_removed', member.email],
      ['member_roles_changed', member.email],
      ['company_renamed', 'Renamed'],
      ['company_joined', stays.email],
      ['company_joined', member.email],
      ['company_created', 'Northlight TV'],
    ])
    expect(entries[1]).toMatchObject({ actor: team.owner.email, ip: '127.0.0.1', roles })
    expect(estimated_count).toBe(6)
    for (const { client } of [member, stays]) expect((await client.ask(listCompanyActivity)).entries).toEqual([])
  })

  it('does not show the address of somebody who declined without having joined, nor that of the vendor', async () => {
    const team = await createTeam(foyer)
    const asked = await createPerson(foyer)
    await asked.client.ask(endInvite, { params: { id: await inviteTo(team, asked.email) } })
    const stranger = someEmail()
    const id = await inviteTo(team, stranger)
    await (await byMailedLink(foyer, stranger)).ask(endInvite, { params: { id } })
    const lena = await createStaff(foyer, { role: 'support' })
    const acts = { params: { id: team.owner.account.id }, body: { reason: 'asked for by phone' } }
    const { url } = await lena.client.ask(actAsCustomer, acts)
    const refresh_token = new URL(url).searchParams.get('refresh_token') ?? ''
    const { access_token } = await foyer.client.ask(login, { as: { tenant: 'aurora', refresh_token } })
    await foyer.client.as({ access_token }).ask(renameCompany, { body: { title: 'Corrected' } })
    const { entries } = await team.owner.client.ask(listCompanyActivity)
    expect(entries.slice(0, 4).map(({ action, actor, ip }) => [action, actor, ip])).toEqual([
      ['company_renamed', null, null],
      ['invite_rejected', stranger, null],
      ['member_invited', team.owner.email, '127.0.0.1'],
      ['invite_rejected', asked.email, null],
    ])
  })

  it('COMP-08 omits a change that changes nothing', async () => {
    const team = await createTeam(foyer)
    const member = await joinTeam(foyer, team)
    await team.owner.client.ask(changeMember, { params: { id: member.account.id }, body: { roles: noRoles } })
    const { entries } = await team.owner.client.ask(listCompanyActivity)
    expect(entries.map(({ action }) => action)).not.toContain('member_roles_changed')
  })
})

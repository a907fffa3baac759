import { getProfile } from '@foyer/contract/account/endpoints.ts'
import {
  acceptInvite,
  createInvite,
  endInvite,
  getCompany,
  getInvite,
  getInviteLink,
  listInvites,
  listMembers,
  resendInvite,
} from '@foyer/contract/company/endpoints.ts'
import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { daySeconds } from '@foyer/contract/vocabulary/durations.ts'
import { describe, expect, it } from 'vitest'
import { byMailedLink, createTeam, inviteTo, joinTeam, noRoles, someEmail } from '../../../../test/companies.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { mailsTo } from '../../../../test/outbox.ts'
import { createAccount, createPerson, signIn } from '../../../../test/people.ts'
import { letPass } from '../../../../test/sandbox.ts'
import { publishTerms } from '../../../../test/terms.ts'

const foyer = useFoyer()

const at = (id: string) => ({ params: { id } })
const outgoing = { query: { direction: 'outgoing' } } as const
const incoming = { query: { direction: 'incoming' } } as const
describe('inviting', () => {
  it('COMP-13, COMP-19, API-50 mails a link that is valid for seven days', async () => {
    const team = await createTeam(foyer)
    const email = someEmail()
    const roles = { ...noRoles, tickets: true }
    const { status, body } = await team.owner.client.call(createInvite, { body: { email, roles } })
    expect([status, body]).toMatchObject([201, { email, roles, company: { title: 'Northlight TV' } }])
    if (status !== 201) throw new Error('unreachable: checked above')
    expect(new Date(body.expires_at).getTime() - new Date(body.created_at).getTime()).toBe(7 * dayMs)
    const [mail] = await mailsTo(foyer, email)
    expect(mail?.links[0]).toMatch(new RegExp(`/invite/${body.id}\\?token=.{43}$`))
  })

  it('COMP-19 oneself, a member or an already invited e-mail is refused, at the field', async () => {
    const team = await createTeam(foyer)
    const member = await joinTeam(foyer, team)
    const open = someEmail()
    await inviteTo(team, open)
    const codes = [
      [team.owner.email, 'own_email'],
      [member.email, 'already_member'],
      [open, 'already_invited'],
      [open.toUpperCase(), 'already_invited'],
    ] as const
    for (const [email, code] of codes) {
      const refused = await team.owner.client.refusal(createInvite, { body: { email, roles: noRoles } })
      expect(refused).toMatchObject({ status: 422, code, source: { pointer: '/email' } })
    }
    const typed = { body: { email: 'sara@northlight', roles: noRoles } }
    expect((await team.owner.client.refusal(createInvite, typed)).status).toBe(422)
  })

  it('COMP-13, COMP-20 is only possible for the owner', async () => {
    const team = await createTeam(foyer)
    const member = await joinTeam(foyer, team)
    const body = { email: someEmail(), roles: noRoles }
    expect((await member.client.refusal(createInvite, { body })).status).toBe(403)
  })

  it('COMP-14, API-49 is listed by direction, only open ones', async () => {
    const team = await createTeam(foyer)
    const invited = await createPerson(foyer)
    const id = await inviteTo(team, invited.email)
    const seen = async (who: typeof invited, query: typeof incoming | typeof outgoing) =>
      (await who.client.ask(listInvites, query)).invites.map((invite) => invite.id)
    expect([await seen(team.owner, outgoing), await seen(team.owner, incoming)]).toEqual([[id], []])
    expect([await seen(invited, incoming), await seen(invited, outgoing)]).toEqual([[id], []])
    const { status } = await invited.client.send('GET', listInvites.url, { query: { direction: 'sideways' } })
    expect(status).toBe(400)
  })

  it('COMP-14 is not shown to somebody who has not confirmed that the e-mail is theirs', async () => {
    const team = await createTeam(foyer)
    const { email } = await createAccount(foyer, { email_confirmed: false })
    const id = await inviteTo(team, email)
    const pretender = await signIn(foyer, { email })
    expect((await pretender.client.ask(listInvites, incoming)).invites).toEqual([])
    expect((await pretender.client.refusal(getInvite, at(id))).status).toBe(404)
    expect((await pretender.client.refusal(acceptInvite, at(id))).code).toBe('confirmed_email_needed')
  })
})

describe('sending an invite again', () => {
  it('COMP-19 mails another link and extends it by seven days; both links work', async () => {
    const team = await createTeam(foyer)
    const email = someEmail()
    const id = await inviteTo(team, email)
    const first = await byMailedLink(foyer, email)
    await letPass(foyer, 3 * daySeconds)
    const { client } = await signIn(foyer, team.owner)
    const [before] = (await client.ask(listInvites, outgoing)).invites
    const after = await client.ask(resendInvite, at(id))
    expect(new Date(after.expires_at).getTime()).toBeGreaterThan(new Date(before?.expires_at ?? 0).getTime())
    expect(await mailsTo(foyer, email)).toHaveLength(2)
    expect((await (await byMailedLink(foyer, email)).ask(getInvite, at(id))).id).toBe(id)
    expect((await first.ask(getInvite, at(id))).id).toBe(id)
  })
})

describe('viewing an invite', () => {
  it('LINK-20, API-51 with the mailed link or signed in as the invited person: the company, and what would be left', async () => {
    const [team, old] = [await createTeam(foyer), await createTeam(foyer, 'Old Harbour')]
    const invited = await joinTeam(foyer, old)
    const id = await inviteTo(team, invited.email, { billing: true })
    const shown = { company: { title: 'Northlight TV' }, leaves: { title: 'Old Harbour' }, needs_sign_in: false }
    expect(await (await byMailedLink(foyer, invited.email)).ask(getInvite, at(id))).toMatchObject(shown)
    expect(await invited.client.ask(getInvite, at(id))).toMatchObject(shown)
    expect((await team.owner.client.ask(getInvite, at(id))).leaves).toBeNull()
  })

  it('API-51 does not use it up, and opens no other invite', async () => {
    const team = await createTeam(foyer)
    const [email, another] = [someEmail(), someEmail()]
    const id = await inviteTo(team, email)
    const other = await inviteTo(team, another)
    const link = await byMailedLink(foyer, email)
    for (let times = 0; times < 3; times += 1) expect((await link.ask(getInvite, at(id))).id).toBe(id)
    expect(await link.refusal(getInvite, at(other))).toMatchObject({ status: 404, code: 'link_invalid' })
    expect((await link.call(acceptInvite, at(id))).status).toBe(200)
  })
})

describe('accepting', () => {
  it('COMP-15, COMP-17, LINK-22, API-52 joins with the invite’s roles, once', async () => {
    const team = await createTeam(foyer)
    const invited = await createPerson(foyer)
    const id = await inviteTo(team, invited.email, { retroview: true })
    expect(await invited.client.ask(acceptInvite, at(id))).toMatchObject({ id, access_token: null })
    const { members } = await team.owner.client.ask(listMembers)
    expect(members.at(1)).toMatchObject({ email: invited.email, owner: false, roles: { ...noRoles, retroview: true } })
    expect((await invited.client.refusal(acceptInvite, at(id))).status).toBe(404)
  })

  it('LINK-24 leaves the old company', async () => {
    const [team, old] = [await createTeam(foyer), await createTeam(foyer, 'Old Harbour')]
    const invited = await joinTeam(foyer, old)
    const id = await inviteTo(team, invited.email)
    await invited.client.ask(acceptInvite, at(id))
    expect((await invited.client.ask(getCompany)).title).toBe('Northlight TV')
    expect((await old.owner.client.ask(listMembers)).members).toHaveLength(1)
  })

  it('LINK-24 tells an owner whose company has other members to transfer it first; one without members ends it', async () => {
    const [team, busy, alone] = [await createTeam(foyer), await createTeam(foyer), await createTeam(foyer)]
    await joinTeam(foyer, busy)
    const refused = await busy.owner.client.refusal(acceptInvite, at(await inviteTo(team, busy.owner.email)))
    expect(refused).toMatchObject({ status: 409, code: 'company_has_members' })
    expect((await busy.owner.client.ask(getCompany)).place).toBe('owner')
    await alone.owner.client.ask(acceptInvite, at(await inviteTo(team, alone.owner.email)))
    expect((await alone.owner.client.ask(getCompany)).place).toBe('member')
  })

  it('LINK-25, API-52 creates an account without a password for somebody without one, confirmed and signed in', async () => {
    await publishTerms(foyer, '2026-01')
    const team = await createTeam(foyer)
    const email = someEmail()
    const id = await inviteTo(team, email)
    const accepted = await (await byMailedLink(foyer, email)).ask(acceptInvite, at(id))
    const access_token = accepted.access_token ?? ''
    const profile = await foyer.client.as({ tenant: 'aurora', access_token }).ask(getProfile)
    expect(profile).toMatchObject({ email, password_filled: false, email_confirmed: true, terms_accepted: false })
    expect(accepted.refresh_token).toMatch(/.{40}/)
    expect((await team.owner.client.ask(listMembers)).members.map((member) => member.email)).toContain(email)
  })

  it('LINK-25 with a mailed link makes an existing account a member without signing it in', async () => {
    const team = await createTeam(foyer)
    const invited = await createPerson(foyer)
    const id = await inviteTo(team, invited.email)
    const accepted = await (await byMailedLink(foyer, invited.email)).ask(acceptInvite, at(id))
    expect([accepted.access_token, accepted.refresh_token]).toEqual([null, null])
    expect((await invited.client.ask(getCompany)).place).toBe('member')
  })

  it('LINK-24 lets nobody who is blocked by the vendor leave their company for another, even with the mailed link', async () => {
    const [team, old] = [await createTeam(foyer), await createTeam(foyer, 'Old Harbour')]
    const blocked = await joinTeam(foyer, old)
    const id = await inviteTo(team, blocked.email)
    const link = await byMailedLink(foyer, blocked.email)
    const block = (is: boolean) =>
      foyer.sql('update account.account set blocked = $2 where id = $1', blocked.account.id, is)
    await block(true)
    expect(await link.refusal(acceptInvite, at(id))).toMatchObject({ status: 403, code: 'account_blocked' })
    await block(false)
    expect((await blocked.client.ask(getCompany)).title).toBe('Old Harbour')
    expect((await link.call(acceptInvite, at(id))).status).toBe(200)
  })

  it('LINK-25 does not let in somebody who signed up with another person’s e-mail, even though the latter follows the mailed link', async () => {
    const team = await createTeam(foyer)
    const { id: account_id, email } = await createAccount(foyer, { email_confirmed: false })
    const pretender = await signIn(foyer, { email })
    const id = await inviteTo(team, email, { billing: true })
    const link = await byMailedLink(foyer, email)
    expect(await link.ask(getInvite, at(id))).toMatchObject({ needs_sign_in: true, leaves: null })
    expect(await link.refusal(acceptInvite, at(id))).toMatchObject({ status: 403, code: 'sign_in_needed' })
    expect((await pretender.client.ask(getCompany)).place).toBeNull()
    expect(await pretender.client.refusal(acceptInvite, at(id))).toMatchObject({ code: 'confirmed_email_needed' })
    // A person whose e-mail is confirmed can join through either link.
    const confirm = 'update account.account set email_confirmed = true where id = $1'
    await foyer.sql(confirm, account_id)
    expect(await link.ask(getInvite, at(id))).toMatchObject({ needs_sign_in: false })
    expect((await link.call(acceptInvite, at(id))).status).toBe(200)
  })
})

describe('a link that the owner copied', () => {
  const copiedLink = async (team: Awaited<ReturnType<typeof createTeam>>, id: string) => {
    const { url } = await team.owner.client.ask(getInviteLink, at(id))
    return foyer.client.as({ tenant: 'aurora', custom_token: new URL(url).searchParams.get('token') ?? '' })
  }

  it('LINK-25 acts for no existing account, and only reveals the invite to its holder', async () => {
    const [team, old] = [await createTeam(foyer), await createTeam(foyer, 'Old Harbour')]
    const invited = await joinTeam(foyer, old)
    const id = await inviteTo(team, invited.email)
    const link = await copiedLink(team, id)
    expect(await link.ask(getInvite, at(id))).toMatchObject({ needs_sign_in: true, leaves: null })
    for (const deed of [acceptInvite, endInvite])
      expect(await link.refusal(deed, at(id))).toMatchObject({ status: 403, code: 'sign_in_needed' })
    expect((await invited.client.ask(getCompany)).title).toBe('Old Harbour')
    const own = { handed_over: false, needs_sign_in: false, leaves: { title: 'Old Harbour' } }
    expect(await invited.client.ask(getInvite, at(id))).toMatchObject(own)
    expect((await invited.client.call(acceptInvite, at(id))).status).toBe(200)
  })

  it('S30, LINK-25 reveals to nobody whether the e-mail has an account: the mailed link creates it', async () => {
    const team = await createTeam(foyer)
    const told = async (email: string) => {
      const id = await inviteTo(team, email)
      const link = await copiedLink(team, id)
      const {
        id: _id,
        email: _email,
        created_at: _at,
        expires_at: _until,
        ...shown
      } = await link.ask(getInvite, at(id))
      const { status, code } = await link.refusal(acceptInvite, at(id))
      return { shown, status, code }
    }
    const [known, unknown] = [(await createPerson(foyer)).email, someEmail()]
    expect(await told(unknown)).toEqual(await told(known))
    const [invite] = (await team.owner.client.ask(listInvites, outgoing)).invites.filter(
      ({ email }) => email === unknown,
    )
    const { access_token } = await (await byMailedLink(foyer, unknown)).ask(acceptInvite, at(invite?.id ?? ''))
    expect(access_token).not.toBeNull()
  })

  it('API-07 has a token that is sent as Custom-Token, in any letter case and under no other name', async () => {
    const team = await createTeam(foyer)
    const id = await inviteTo(team, (await createPerson(foyer)).email)
    const { url } = await team.owner.client.ask(getInviteLink, at(id))
    const token = new URL(url).searchParams.get('token') ?? ''
    const statusBy = async (name: string): Promise<number> =>
      (await foyer.client.send('GET', getInvite.url.replace(':id', id), { headers: { [name]: token } })).status
    for (const name of ['Custom-Token', 'CUSTOM-TOKEN']) expect(await statusBy(name)).toBe(200)
    for (const name of ['Email-Token', 'Trial-Token', 'X-Custom-Token', 'Token']) expect(await statusBy(name)).toBe(401)
  })
})

describe('the end of an invite', () => {
  it('COMP-15, COMP-17, API-53 rejected by the recipient, with the link or signed in, permanently', async () => {
    const team = await createTeam(foyer)
    const invited = await createPerson(foyer)
    const id = await inviteTo(team, invited.email)
    expect((await invited.client.call(endInvite, at(id))).status).toBe(204)
    expect((await invited.client.refusal(acceptInvite, at(id))).status).toBe(404)
    const email = someEmail()
    const byLink = await inviteTo(team, email)
    const link = await byMailedLink(foyer, email)
    expect((await link.call(endInvite, at(byLink))).status).toBe(204)
    expect((await link.refusal(acceptInvite, at(byLink))).status).toBe(404)
    expect((await team.owner.client.ask(listInvites, outgoing)).invites).toEqual([])
  })

  it('COMP-16, COMP-17, API-53 cancelled, only by the owner; then the e-mail can be invited again', async () => {
    const team = await createTeam(foyer)
    const member = await joinTeam(foyer, team)
    const email = someEmail()
    const id = await inviteTo(team, email)
    expect((await member.client.refusal(endInvite, at(id))).status).toBe(403)
    expect((await (await createPerson(foyer)).client.refusal(endInvite, at(id))).status).toBe(404)
    expect((await team.owner.client.call(endInvite, at(id))).status).toBe(204)
    expect(await inviteTo(team, email)).not.toBe(id)
  })

  it('LINK-26 accepted, rejected, cancelled and expired ones are 404, with the link and for the invited person', async () => {
    const team = await createTeam(foyer)
    const ends = [
      async (id: string, email: string) => (await byMailedLink(foyer, email)).call(acceptInvite, at(id)),
      async (id: string, email: string) => (await byMailedLink(foyer, email)).call(endInvite, at(id)),
      async (id: string) => team.owner.client.call(endInvite, at(id)),
    ]
    for (const end of ends) {
      const email = someEmail()
      const id = await inviteTo(team, email)
      const link = await byMailedLink(foyer, email)
      await end(id, email)
      expect((await link.refusal(getInvite, at(id))).status).toBe(404)
      expect((await link.refusal(acceptInvite, at(id))).status).toBe(404)
    }
    const late = await createPerson(foyer)
    const id = await inviteTo(team, late.email)
    const link = await byMailedLink(foyer, late.email)
    await letPass(foyer, 7 * daySeconds + 1)
    const { client } = await signIn(foyer, late)
    expect(await link.refusal(getInvite, at(id))).toMatchObject({ status: 404, code: 'link_expired' })
    expect((await client.refusal(acceptInvite, at(id))).status).toBe(404)
    expect((await client.ask(listInvites, incoming)).invites).toEqual([])
    const owner = await signIn(foyer, team.owner)
    expect(await inviteTo({ ...team, owner: { ...team.owner, ...owner } }, late.email)).not.toBe(id)
  })
})

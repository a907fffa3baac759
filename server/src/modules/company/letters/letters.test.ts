import { randomUUID } from 'node:crypto'
import {
  acceptInvite,
  acceptTransfer,
  createInvite,
  getInviteLink,
  leaveCompany,
  listInvites,
  listReceivedRequests,
  offerTransfer,
  removeMember,
  renameCompany,
  requestColleague,
  resendInvite,
} from '@foyer/contract/company/endpoints.ts'
import { describe, expect, it } from 'vitest'
import { createTeam, inviteTo, joinTeam, noRoles, type Team } from '../../../../test/companies.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { mailsTo, subjectsTo } from '../../../../test/outbox.ts'
import { createPerson } from '../../../../test/people.ts'

const foyer = useFoyer()

describe('everybody concerned by a company’s change gets a mail', () => {
  it('COMP-15, COMP-17 the owner, that an invite was accepted', async () => {
    const team = await createTeam(foyer)
    const { client, email } = await createPerson(foyer)
    const id = await inviteTo(team, email)
    await client.ask(acceptInvite, { params: { id } })
    const [mail] = await mailsTo(foyer, team.owner.email)
    expect(mail?.subject).toBe(`Ada Lind (${email}) has joined Northlight TV`)
    expect(mail?.links[0]).toMatch(/\/company$/)
  })

  // Mail programs also turn bare domains into links.
  it.each([
    'You won: https://evil.example/now',
    'You won at evil.example/now',
    'You won (evil.example)',
    'You won: me@evil.example/now',
  ])('S44 a company named %s puts no link into a mail to a stranger', async (title) => {
    const team = await createTeam(foyer)
    await team.owner.client.ask(renameCompany, { body: { title } })
    const email = `${randomUUID()}@people.example`
    await inviteTo(team, email)
    const [mail] = await mailsTo(foyer, email)
    expect(mail?.subject).toContain('You won')
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/evil\.example|https:\/\/evil/)
    expect(mail?.links.some((link) => link.includes('evil'))).toBe(false)
    const { status } = await team.owner.client.send('PATCH', renameCompany.url, {
      body: { title: 'A\r\nBcc: x@y.example' },
    })
    expect(status).toBe(422)
  })

  it('COMP-11 the member, that they were removed; the owner, that somebody left', async () => {
    const team = await createTeam(foyer)
    const [removed, leaving] = [await joinTeam(foyer, team), await joinTeam(foyer, team)]
    await team.owner.client.ask(removeMember, { params: { id: removed.account.id } })
    await leaving.client.ask(leaveCompany)
    expect(await subjectsTo(foyer, removed.email)).toEqual(['You are no longer a member of Northlight TV'])
    expect(await subjectsTo(foyer, team.owner.email)).toEqual([`Ada Lind (${leaving.email}) has left Northlight TV`])
  })

  it('COMP-12 the former owner, that the company was taken over', async () => {
    const team = await createTeam(foyer)
    const heir = await joinTeam(foyer, team)
    await team.owner.client.ask(offerTransfer, { body: { member_id: heir.account.id } })
    expect(await subjectsTo(foyer, team.owner.email)).toEqual([])
    await heir.client.ask(acceptTransfer)
    expect(await subjectsTo(foyer, team.owner.email)).toEqual([`Northlight TV now belongs to Ada Lind (${heir.email})`])
  })

  it('COMP-11 each in their own language', async () => {
    const team = await createTeam(foyer)
    const russian = await createPerson(foyer, { locale: 'ru' })
    const id = await inviteTo(team, russian.email)
    await russian.client.ask(acceptInvite, { params: { id } })
    await team.owner.client.ask(removeMember, { params: { id: russian.account.id } })
    expect((await subjectsTo(foyer, russian.email))[0]).toBe('Вы больше не участник компании Northlight TV')
  })
})

describe('an address that many accounts invite', () => {
  it('gets ten invites an hour; after that the owner sees that nothing was mailed, and can copy the link', async () => {
    const anna = await createPerson(foyer)
    const mailed: boolean[] = []
    let last: Team | undefined
    while (mailed.length < 12) {
      last = await createTeam(foyer)
      const { client } = last.owner
      const { id, ...made } = await client.ask(createInvite, { body: { email: anna.email, roles: noRoles } })
      const again = await client.ask(resendInvite, { params: { id } })
      mailed.push(made.mailed, again.mailed)
    }
    expect(mailed).toEqual([...Array<boolean>(10).fill(true), false, false])
    expect(await mailsTo(foyer, anna.email)).toHaveLength(10)
    const { invites } = await anna.client.ask(listInvites, { query: { direction: 'incoming' } })
    expect(invites).toHaveLength(6)
    const unmailed = invites.find(({ invited_by }) => invited_by === last?.owner.email)
    const { url } = (await last?.owner.client.ask(getInviteLink, { params: { id: unmailed?.id ?? '' } })) ?? { url: '' }
    expect(new URL(url).pathname).toBe(`/invite/${unmailed?.id}`)
  })

  it('gets ten requests an hour in addition, and finds the others in the portal', async () => {
    const anna = await createPerson(foyer)
    for (let count = 0; count < 11; count += 1) {
      const { client } = await createPerson(foyer)
      await client.ask(requestColleague, { body: { email: anna.email } })
    }
    expect(await mailsTo(foyer, anna.email)).toHaveLength(10)
    expect((await anna.client.ask(listReceivedRequests)).requests).toHaveLength(11)
    const { owner } = await createTeam(foyer)
    const invite = await owner.client.ask(createInvite, { body: { email: anna.email, roles: noRoles } })
    expect(invite.mailed).toBe(true)
    expect(await mailsTo(foyer, anna.email)).toHaveLength(11)
  })

  it('is not used up by refused invites and requests', async () => {
    const [anna, asking] = [await createPerson(foyer), await createPerson(foyer)]
    const { owner } = await createTeam(foyer)
    const ofInvite = { body: { email: anna.email, roles: noRoles } }
    const ofRequest = { body: { email: anna.email } }
    await owner.client.ask(createInvite, ofInvite)
    await asking.client.ask(requestColleague, ofRequest)
    for (let count = 0; count < 10; count += 1) {
      expect((await owner.client.refusal(createInvite, ofInvite)).code).toBe('already_invited')
      expect((await asking.client.refusal(requestColleague, ofRequest)).code).toBe('already_requested')
    }
    const [other, third] = [await createTeam(foyer), await createPerson(foyer)]
    expect((await other.owner.client.ask(createInvite, ofInvite)).mailed).toBe(true)
    await third.client.ask(requestColleague, ofRequest)
    expect(await mailsTo(foyer, anna.email)).toHaveLength(4)
  })
})

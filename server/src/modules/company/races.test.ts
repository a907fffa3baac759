import {
  acceptInvite,
  acceptRequest,
  acceptTransfer,
  changeMember,
  endInvite,
  endTransfer,
  getCompany,
  getTransfer,
  leaveCompany,
  listColleagues,
  listMembers,
  offerTransfer,
  removeMember,
  requestColleague,
} from '@foyer/contract/company/endpoints.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { byMailedLink, createTeam, inviteTo, joinTeam, noRoles, someEmail, type Team } from '../../../test/companies.ts'
import { useFoyer } from '../../../test/foyer.ts'
import { untilWaiting } from '../../../test/locks.ts'
import { createPerson } from '../../../test/people.ts'

const foyer = useFoyer()
let gate: Client
beforeAll(async () => {
  gate = new Client({ connectionString: foyer.database_url })
  await gate.connect()
})
afterAll(async () => {
  await gate.end()
})

const at = (id: string) => ({ params: { id } })

type Status = Promise<{ readonly status: number }>

/**
 * Holds the company's row while the calls arrive; each is sent once the one before waits for it. PostgreSQL grants the lock in order of
 * arrival, so the interleaving is always this one.
 */
const inOrder = async ({ company_id }: Team, calls: readonly (() => Status)[]): Promise<number[]> => {
  await gate.query('begin')
  await gate.query('select 1 from company.company where id = $1 for update', [company_id])
  const under: Status[] = []
  for (const call of calls) {
    under.push(call())
    await untilWaiting(gate, under.length)
  }
  await gate.query('commit')
  return (await Promise.all(under)).map(({ status }) => status)
}

describe('accepting', () => {
  it('COMP-17 fifty times concurrently makes one member: one call succeeds, the others find no invite', async () => {
    const team = await createTeam(foyer)
    const invited = await createPerson(foyer)
    const id = await inviteTo(team, invited.email)
    const link = await byMailedLink(foyer, invited.email)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, each) => (each % 2 === 0 ? invited.client : link).call(acceptInvite, at(id))),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 404)).toHaveLength(49)
    expect((await team.owner.client.ask(listMembers)).members).toHaveLength(2)
  })

  it('LINK-25 fifty times concurrently with a link creates one account', async () => {
    const team = await createTeam(foyer)
    const email = someEmail()
    const id = await inviteTo(team, email)
    const link = await byMailedLink(foyer, email)
    const answers = await Promise.all(Array.from({ length: 50 }, () => link.call(acceptInvite, at(id))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    expect((await team.owner.client.ask(listMembers)).members).toHaveLength(2)
  })

  it('LINK-24 invites of two companies concurrently: the person ends up in one, and the other has no invite left', async () => {
    const [one, other] = [await createTeam(foyer), await createTeam(foyer)]
    const invited = await createPerson(foyer)
    const ids = [await inviteTo(one, invited.email), await inviteTo(other, invited.email)]
    const answers = await Promise.all(ids.map((id) => invited.client.call(acceptInvite, at(id))))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const counts = await Promise.all(
      [one, other].map(async ({ owner }) => (await owner.client.ask(listMembers)).members.length),
    )
    expect(new Set(counts)).toEqual(new Set([1, 2]))
  })

  it('COMP-15, COMP-16, COMP-17 during cancelling: the first one decides, the other finds no invite', async () => {
    const team = await createTeam(foyer)
    const invited = await createPerson(foyer)
    const accept = async () => {
      const id = await inviteTo(team, invited.email)
      return [() => invited.client.call(acceptInvite, at(id)), () => team.owner.client.call(endInvite, at(id))] as const
    }
    const [late, cancel] = await accept()
    expect(await inOrder(team, [cancel, late])).toEqual([204, 404])
    expect((await invited.client.ask(getCompany)).place).toBeNull()
    const [early, tooLate] = await accept()
    expect(await inOrder(team, [early, tooLate])).toEqual([200, 404])
    expect((await invited.client.ask(getCompany)).place).toBe('member')
  })

  it('LINK-24 while the owner of the target company ends it: not found, and nothing is lost', async () => {
    const team = await createTeam(foyer)
    const old = await createTeam(foyer, 'Old Harbour')
    const invited = await joinTeam(foyer, old)
    const id = await inviteTo(team, invited.email)
    const statuses = await inOrder(team, [
      () => team.owner.client.call(leaveCompany),
      () => invited.client.call(acceptInvite, at(id)),
    ])
    expect(statuses).toEqual([204, 404])
    expect((await invited.client.ask(getCompany)).title).toBe('Old Harbour')
  })
})

describe('removing a member', () => {
  it('COMP-08, COMP-11 during a change of their roles, in both orders', async () => {
    for (const removalFirst of [true, false]) {
      const team = await createTeam(foyer)
      const member = await joinTeam(foyer, team)
      const { client } = team.owner
      const remove = () => client.call(removeMember, at(member.account.id))
      const roles = { ...noRoles, billing: true }
      const change = () => client.call(changeMember, { ...at(member.account.id), body: { roles } })
      const statuses = await inOrder(team, removalFirst ? [remove, change] : [change, remove])
      expect(statuses).toEqual(removalFirst ? [204, 404] : [200, 204])
      expect((await member.client.ask(getCompany)).place).toBeNull()
    }
  })

  it('COMP-11, COMP-12 during their takeover of the company, in both orders', async () => {
    for (const removalFirst of [true, false]) {
      const team = await createTeam(foyer)
      const heir = await joinTeam(foyer, team)
      await team.owner.client.ask(offerTransfer, { body: { member_id: heir.account.id } })
      const remove = () => team.owner.client.call(removeMember, at(heir.account.id))
      const accept = () => heir.client.call(acceptTransfer)
      const statuses = await inOrder(team, removalFirst ? [remove, accept] : [accept, remove])
      expect(statuses).toEqual(removalFirst ? [204, 404] : [200, 403])
      const { members } = await (removalFirst ? team.owner : heir).client.ask(listMembers)
      expect(members.map(({ owner }) => owner)).toEqual(removalFirst ? [true] : [true, false])
    }
  })

  it('COMP-11 during their leaving: removed once, the second call finds nobody', async () => {
    const team = await createTeam(foyer)
    const member = await joinTeam(foyer, team)
    const remove = () => team.owner.client.call(removeMember, at(member.account.id))
    expect(await inOrder(team, [() => member.client.call(leaveCompany), remove])).toEqual([204, 404])
  })
})

describe('transferring a company', () => {
  it('COMP-12 needs both: the owner offers, the member accepts, and then they have swapped roles', async () => {
    const team = await createTeam(foyer)
    const [heir, other] = [await joinTeam(foyer, team), await joinTeam(foyer, team)]
    const offer = await team.owner.client.ask(offerTransfer, { body: { member_id: heir.account.id } })
    expect(offer).toMatchObject({ from: team.owner.email, to: heir.email })
    expect((await team.owner.client.ask(getCompany)).place).toBe('owner')
    expect((await heir.client.ask(getTransfer)).transfer).toEqual(offer)
    expect((await other.client.ask(getTransfer)).transfer).toBeNull()
    expect((await other.client.refusal(acceptTransfer)).status).toBe(403)
    expect((await heir.client.ask(acceptTransfer)).place).toBe('owner')
    expect((await team.owner.client.ask(getCompany)).place).toBe('member')
    const { members } = await heir.client.ask(listMembers)
    expect(members.map(({ owner }) => owner)).toEqual([true, false, false])
    expect((await team.owner.client.call(leaveCompany)).status).toBe(204)
  })

  it('COMP-12 can be declined or cancelled, and has one recipient at a time', async () => {
    const team = await createTeam(foyer)
    const [heir, other] = [await joinTeam(foyer, team), await joinTeam(foyer, team)]
    const offer = (to: typeof heir) => ({ body: { member_id: to.account.id } })
    await team.owner.client.ask(offerTransfer, offer(heir))
    expect((await team.owner.client.refusal(offerTransfer, offer(other))).status).toBe(409)
    expect((await heir.client.call(endTransfer)).status).toBe(204)
    await team.owner.client.ask(offerTransfer, offer(other))
    expect((await team.owner.client.call(endTransfer)).status).toBe(204)
    expect((await other.client.refusal(acceptTransfer)).status).toBe(404)
    expect((await team.owner.client.refusal(offerTransfer, offer(team.owner))).status).toBe(422)
  })

  it('COMP-12 ends when the recipient leaves, and with nobody else', async () => {
    const team = await createTeam(foyer)
    const [heir, left, removed] = [
      await joinTeam(foyer, team),
      await joinTeam(foyer, team),
      await joinTeam(foyer, team),
    ]
    const { client } = team.owner
    const offer = await client.ask(offerTransfer, { body: { member_id: heir.account.id } })
    expect((await left.client.call(leaveCompany)).status).toBe(204)
    expect((await client.call(removeMember, at(removed.account.id))).status).toBe(204)
    expect((await client.ask(getTransfer)).transfer).toEqual(offer)
    expect((await heir.client.call(leaveCompany)).status).toBe(204)
    expect((await client.ask(getTransfer)).transfer).toBeNull()
  })

  it('COMP-12 two concurrent offers leave one; cancelled while it is accepted, the first one counts', async () => {
    const team = await createTeam(foyer)
    const [one, two] = [await joinTeam(foyer, team), await joinTeam(foyer, team)]
    const { client } = team.owner
    const offer = (to: typeof one) => () => client.call(offerTransfer, { body: { member_id: to.account.id } })
    expect(await inOrder(team, [offer(one), offer(two)])).toEqual([201, 409])
    const withdraw = () => client.call(endTransfer)
    const accept = () => one.client.call(acceptTransfer)
    expect(await inOrder(team, [withdraw, accept])).toEqual([204, 404])
    expect(await inOrder(team, [offer(one)])).toEqual([201])
    expect(await inOrder(team, [accept, withdraw])).toEqual([200, 404])
    const { members } = await one.client.ask(listMembers)
    expect(members.filter(({ owner }) => owner)).toHaveLength(1)
  })

  it('COMP-12, COMP-20 what the former owner does during the transfer is refused: they no longer own it', async () => {
    const team = await createTeam(foyer)
    const [heir, member] = [await joinTeam(foyer, team), await joinTeam(foyer, team)]
    await team.owner.client.ask(offerTransfer, { body: { member_id: heir.account.id } })
    const statuses = await inOrder(team, [
      () => heir.client.call(acceptTransfer),
      () => team.owner.client.call(removeMember, at(member.account.id)),
      () => team.owner.client.call(offerTransfer, { body: { member_id: member.account.id } }),
    ])
    expect(statuses).toEqual([200, 403, 403])
  })
})

it('COMP-33, COMP-35 two concurrent mutual requests become one, and accepting it fifty times makes one pair', async () => {
  const [one, other] = [await createPerson(foyer), await createPerson(foyer)]
  const asked = await Promise.all([
    one.client.call(requestColleague, { body: { email: other.email } }),
    other.client.call(requestColleague, { body: { email: one.email } }),
  ])
  expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([201, 422]))
  const made = asked.find(({ status }) => status === 201)
  if (made?.status !== 201) throw new Error('unreachable: checked above')
  const recipient = made.body.recipient === one.email ? one : other
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => recipient.client.call(acceptRequest, at(made.body.id))),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
  expect((await one.client.ask(listColleagues)).colleagues).toHaveLength(1)
})

import { changeEmail, confirmEmail } from '@foyer/contract/account/endpoints.ts'
import {
  acceptRequest,
  changeColleague,
  getCompany,
  listColleagues,
  listReceivedRequests,
  listSentRequests,
  listSharingActivity,
  rejectRequest,
  removeColleague,
  requestColleague,
  withdrawRequest,
} from '@foyer/contract/company/endpoints.ts'
import { getDeliverable, listDeliverables } from '@foyer/contract/licensing/endpoints.ts'
import { describe, expect, it } from 'vitest'
import { createTeam, joinTeam, someEmail } from '../../../../test/companies.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { giveLicence } from '../../../../test/licences.ts'
import { mailsTo, tokenIn } from '../../../../test/outbox.ts'
import { createPerson, type Person, signIn } from '../../../../test/people.ts'
import { letPass } from '../../../../test/sandbox.ts'

const foyer = useFoyer()

const nothing = { payments: false, statistics: false, licenses: false, tickets: false }
const at = (id: string) => ({ params: { id } })

const ask = async (from: Person, email: string) => from.client.ask(requestColleague, { body: { email } })

const befriend = async (): Promise<readonly [Person, Person]> => {
  const pair = [await createPerson(foyer), await createPerson(foyer)] as const
  const { id } = await ask(pair[0], pair[1].email)
  await pair[1].client.ask(acceptRequest, at(id))
  return pair
}

const rowOf = async ({ client }: Person, email: string) =>
  (await client.ask(listColleagues)).colleagues.find((colleague) => colleague.email === email)

describe('requests', () => {
  it('COMP-26, COMP-28, API-57, API-58, API-59 are listed for both, by e-mail, and are mailed', async () => {
    const [from, to] = [await createPerson(foyer), await createPerson(foyer)]
    const { status, body } = await from.client.call(requestColleague, { body: { email: to.email } })
    expect([status, body]).toMatchObject([201, { status: 'sent', sender: from.email, recipient: to.email }])
    expect((await from.client.ask(listSentRequests)).requests).toEqual([body])
    expect((await to.client.ask(listReceivedRequests)).requests).toEqual([body])
    expect(await mailsTo(foyer, to.email)).toHaveLength(1)
  })

  it('COMP-25, COMP-35 to oneself, to a colleague, or when one is open in either direction, are refused', async () => {
    const [from, to] = await befriend()
    const other = await createPerson(foyer)
    await ask(from, other.email)
    const refused = async (who: Person, email: string) =>
      (await who.client.refusal(requestColleague, { body: { email } })).code
    expect(await refused(from, from.email)).toBe('own_email')
    expect(await refused(from, to.email)).toBe('already_colleague')
    expect(await refused(from, other.email)).toBe('already_requested')
    expect(await refused(from, other.email.toUpperCase())).toBe('already_requested')
    expect(await refused(other, from.email)).toBe('already_requested')
    expect((await from.client.refusal(requestColleague, { body: { email: 'no address' } })).status).toBe(422)
  })

  it('COMP-35 to an unknown e-mail are stored and mailed; somebody who signs up with it finds them', async () => {
    const from = await createPerson(foyer)
    const email = someEmail()
    expect(await ask(from, email)).toMatchObject({ status: 'sent', recipient: email })
    expect(await mailsTo(foyer, email)).toHaveLength(1)
    const to = await createPerson(foyer, { email })
    expect((await to.client.ask(listReceivedRequests)).requests).toMatchObject([{ sender: from.email }])
  })

  it('COMP-27, COMP-28, COMP-33, API-60 become a pair of colleagues when accepted, with nothing shared', async () => {
    const [from, to] = await befriend()
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const)
      expect(await rowOf(one, other.email)).toMatchObject({
        can_update_permissions: true,
        permissions: nothing,
        received: nothing,
        owner: null,
      })
  })

  it('COMP-27, COMP-28, API-60, API-61 end once, and only by the recipient', async () => {
    const [from, to, other] = [await createPerson(foyer), await createPerson(foyer), await createPerson(foyer)]
    const { id } = await ask(from, to.email)
    expect((await from.client.refusal(acceptRequest, at(id))).status).toBe(403)
    expect((await other.client.refusal(acceptRequest, at(id))).status).toBe(404)
    expect((await to.client.ask(rejectRequest, at(id))).status).toBe('rejected')
    for (const call of [acceptRequest, rejectRequest]) expect((await to.client.refusal(call, at(id))).status).toBe(409)
    expect((await from.client.ask(listSentRequests)).requests).toMatchObject([{ id, status: 'rejected' }])
    const again = await from.client.refusal(requestColleague, { body: { email: to.email } })
    expect(again.code).toBe('asked_recently')
  })

  it('COMP-28 can only be withdrawn by the sender', async () => {
    const [from, to] = [await createPerson(foyer), await createPerson(foyer)]
    const { id } = await ask(from, to.email)
    expect((await to.client.refusal(withdrawRequest, at(id))).status).toBe(403)
    expect((await from.client.call(withdrawRequest, at(id))).status).toBe(204)
    expect((await to.client.ask(listReceivedRequests)).requests).toEqual([])
  })

  it('COMP-28, COMP-35 can be repeated a day after the last one was rejected or withdrawn', async () => {
    const [from, to] = [await createPerson(foyer), await createPerson(foyer)]
    const why = async (who: Person, email: string) => {
      const { status, code, source, meta } = await who.client.refusal(requestColleague, { body: { email } })
      return { status, code, source, meta }
    }
    const soon = { status: 422, code: 'asked_recently', source: { pointer: '/email' } }
    await from.client.ask(withdrawRequest, at((await ask(from, to.email)).id))
    expect(await why(from, to.email.toUpperCase())).toMatchObject({ ...soon, meta: { retry_after: 86_400 } })
    // The recipient may ask the sender, and other people may ask the recipient.
    const { id } = await ask(to, from.email)
    await from.client.ask(rejectRequest, at(id))
    expect(await why(to, from.email)).toMatchObject(soon)
    expect((await ask(await createPerson(foyer), to.email)).status).toBe('sent')
    // The answer is the same for an address without an account.
    const nobody = someEmail()
    await from.client.ask(withdrawRequest, at((await ask(from, nobody)).id))
    expect(await why(from, nobody)).toMatchObject(soon)
    await letPass(foyer, 86_400)
    const later = await signIn(foyer, from)
    expect((await later.client.ask(requestColleague, { body: { email: to.email } })).status).toBe('sent')
  })

  it('COMP-28, COMP-35 to an address that becomes the sender’s own can be withdrawn by them, and accepted by nobody', async () => {
    const from = await createPerson(foyer)
    const email = someEmail()
    const { id } = await ask(from, email)
    await from.client.ask(changeEmail, { body: { email, password: from.password } })
    const link = (await mailsTo(foyer, email)).find(({ links }) => links[0]?.includes('/email_confirm'))
    await foyer.client.ask(confirmEmail, { as: { tenant: 'aurora', email_token: tokenIn(link) } })
    for (const call of [acceptRequest, rejectRequest])
      expect((await from.client.refusal(call, at(id))).status).toBe(403)
    expect((await from.client.ask(listReceivedRequests)).requests).toEqual([])
    expect((await from.client.ask(listSentRequests)).requests).toMatchObject([{ id, status: 'sent' }])
    expect((await from.client.ask(getCompany)).colleagues).toMatchObject([{ id, email }])
    expect((await from.client.call(withdrawRequest, at(id))).status).toBe(204)
    expect((await from.client.ask(getCompany)).colleagues).toEqual([])
  })

  it('COMP-23 count their people among the company’s colleagues while open, on both sides', async () => {
    const [from, to] = [await createPerson(foyer), await createPerson(foyer)]
    const { id } = await ask(from, to.email)
    const seen = async ({ client }: Person) => (await client.ask(getCompany)).colleagues
    expect(await seen(from)).toMatchObject([{ email: to.email, can_update_permissions: false }])
    expect(await seen(to)).toMatchObject([{ email: from.email, can_update_permissions: false }])
    await to.client.ask(rejectRequest, at(id))
    expect([await seen(from), await seen(to)]).toEqual([[], []])
  })
})

describe('permissions', () => {
  it('COMP-29, COMP-31, API-54, API-55 are granted one at a time, and shown to both', async () => {
    const [from, to] = await befriend()
    const id = (await rowOf(from, to.email))?.id ?? ''
    const changed = await from.client.ask(changeColleague, { ...at(id), body: { licenses: true } })
    expect(changed.permissions).toEqual({ ...nothing, licenses: true })
    expect((await rowOf(to, from.email))?.received).toEqual({ ...nothing, licenses: true })
    for (const body of [{}, { licenses: true, tickets: true }, { owner: true }, { licenses: 'yes' }])
      expect((await from.client.send('PUT', `/billing/api/v1/colleagues/${id}`, { body })).status).toBeGreaterThan(399)
  })

  it('COMP-34 open the owner’s data in addition to one’s own; once withdrawn, they end with the next call', async () => {
    const [from, to] = await befriend()
    const licence = await giveLicence(foyer, from)
    const id = (await rowOf(from, to.email))?.id ?? ''
    const give = (licenses: boolean) => from.client.ask(changeColleague, { ...at(id), body: { licenses } })
    const seen = async () => {
      const { deliverables } = await to.client.ask(listDeliverables)
      return [deliverables.length, (await to.client.call(getDeliverable, at(licence))).status]
    }
    expect(await seen()).toEqual([0, 404])
    await give(true)
    expect(await seen()).toEqual([1, 200])
    expect((await to.client.ask(getDeliverable, at(licence))).owner).toEqual({ email: from.email, through: 'sharing' })
    await give(false)
    expect(await seen()).toEqual([0, 404])
  })

  it('COMP-30 for the owner’s data are read-only for members of the company', async () => {
    const team = await createTeam(foyer)
    const member = await joinTeam(foyer, team)
    const other = await createPerson(foyer)
    const { id: request } = await ask(team.owner, other.email)
    await other.client.ask(acceptRequest, at(request))
    const row = await rowOf(member, other.email)
    expect(row).toMatchObject({ can_update_permissions: false, owner: team.owner.email })
    const id = row?.id ?? ''
    const body = { payments: true }
    expect((await member.client.refusal(changeColleague, { ...at(id), body })).status).toBe(403)
    expect((await member.client.refusal(removeColleague, at(id))).status).toBe(403)
    expect((await (await createPerson(foyer)).client.refusal(changeColleague, { ...at(id), body })).status).toBe(404)
  })

  it('COMP-32, API-56 end on both sides when one removes the other', async () => {
    const [from, to] = await befriend()
    const id = (await rowOf(to, from.email))?.id ?? ''
    expect((await to.client.call(removeColleague, at(id))).status).toBe(204)
    expect([await rowOf(from, to.email), await rowOf(to, from.email)]).toEqual([undefined, undefined])
    expect((await to.client.refusal(removeColleague, at(id))).status).toBe(404)
  })
})

describe('the history of sharing', () => {
  const historyOf = async ({ client }: Person) => (await client.ask(listSharingActivity)).entries

  it('COMP-27, COMP-31, COMP-32 shows both who granted and withdrew what, when and from where, and nobody else', async () => {
    const [from, to] = await befriend()
    const id = (await rowOf(from, to.email))?.id ?? ''
    for (const licenses of [true, false]) await from.client.ask(changeColleague, { ...at(id), body: { licenses } })
    await to.client.call(removeColleague, at((await rowOf(to, from.email))?.id ?? ''))
    const told = (entries: Awaited<ReturnType<typeof historyOf>>) =>
      entries.map(({ action, own, given, permissions, actor }) => [action, own, given, permissions.join(), actor])
    expect(told(await historyOf(from))).toEqual([
      ['colleague_removed', false, false, '', to.email],
      ['colleague_permission_changed', true, false, 'licenses', from.email],
      ['colleague_permission_changed', true, true, 'licenses', from.email],
      ['colleague_request_accepted', true, false, '', to.email],
      ['colleague_requested', true, false, '', from.email],
    ])
    expect(told(await historyOf(to))).toEqual([
      ['colleague_removed', true, false, '', to.email],
      ['colleague_permission_changed', false, false, 'licenses', from.email],
      ['colleague_permission_changed', false, true, 'licenses', from.email],
      ['colleague_request_accepted', false, false, '', to.email],
    ])
    for (const [who, other] of [
      [from, to],
      [to, from],
    ] as const)
      for (const { colleague, actor, ip } of await historyOf(who)) {
        expect(colleague).toBe(other.email)
        // The other person's device and address are their own data.
        expect(ip).toBe(actor === who.email ? '127.0.0.1' : null)
      }
    expect(await historyOf(await createPerson(foyer))).toEqual([])
  })

  it('COMP-28, COMP-35 shows who received a request, with or without an account, and its result', async () => {
    const [from, to] = [await createPerson(foyer), await createPerson(foyer)]
    const unknown = someEmail()
    await from.client.call(withdrawRequest, at((await ask(from, unknown)).id))
    await to.client.ask(rejectRequest, at((await ask(from, to.email)).id))
    expect((await historyOf(from)).map(({ action, colleague }) => [action, colleague])).toEqual([
      ['colleague_request_rejected', to.email],
      ['colleague_requested', to.email],
      ['colleague_request_withdrawn', unknown],
      ['colleague_requested', unknown],
    ])
  })

  it('COMP-31 is read page by page', async () => {
    const [from, to] = await befriend()
    const id = (await rowOf(from, to.email))?.id ?? ''
    for (const tickets of [true, false, true]) await from.client.ask(changeColleague, { ...at(id), body: { tickets } })
    const first = await from.client.ask(listSharingActivity, { query: { limit: 2 } })
    expect([first.entries.length, first.estimated_count, first.prev]).toEqual([2, 5, null])
    const second = await from.client.ask(listSharingActivity, { query: { limit: 2, cursor: first.next ?? '' } })
    expect(second.entries.map(({ given, permissions }) => [given, ...permissions])).toEqual([
      [true, 'tickets'],
      [false],
    ])
  })
})

// @module-tag long
import {
  endInvite,
  endTransfer,
  listInvites,
  listSentRequests,
  listSharingActivity,
  offerTransfer,
  rejectRequest,
  requestColleague,
} from '@foyer/contract/company/endpoints.ts'
import { expect, it } from 'vitest'
import { createTeam, inviteTo, joinTeam, someEmail } from '../../../test/companies.ts'
import { passDays } from '../../../test/days.ts'
import { useFoyer } from '../../../test/foyer.ts'
import { createPerson, signIn } from '../../../test/people.ts'

const foyer = useFoyer()

const at = (id: string) => ({ params: { id } })

const count = async (table: string): Promise<number> => (await foyer.sql(`select from company.${table}`)).length

it('invites, requests and offers of companies are deleted 30 days after their end; open requests stay, and the history', async () => {
  const team = await createTeam(foyer)
  const member = await joinTeam(foyer, team)
  await team.owner.client.call(endInvite, at(await inviteTo(team, someEmail())))
  await inviteTo(team, someEmail())
  await team.owner.client.ask(offerTransfer, { body: { member_id: member.account.id } })
  await team.owner.client.call(endTransfer)
  const [from, to] = [await createPerson(foyer), await createPerson(foyer)]
  const waiting = someEmail()
  for (const email of [waiting, to.email]) await from.client.ask(requestColleague, { body: { email } })
  const asked = `select id from company.colleague_request where recipient_email = $1`
  const [request] = await foyer.sql<{ id: string }>(asked, to.email)
  await to.client.ask(rejectRequest, at(request?.id ?? ''))

  await passDays(foyer, 29)
  expect([await count('invite'), await count('transfer'), await count('colleague_request')]).toEqual([2, 1, 2])
  await passDays(foyer, 2)
  expect([await count('invite'), await count('transfer'), await count('colleague_request')]).toEqual([1, 0, 1])
  const { client } = await signIn(foyer, from)
  expect((await client.ask(listSentRequests)).requests).toMatchObject([{ recipient: waiting, status: 'sent' }])
  const told = (await client.ask(listSharingActivity)).entries.map(({ action, colleague }) => [action, colleague])
  expect(told).toContainEqual(['colleague_request_rejected', to.email])
  // The other invite was never answered: it ended a week after it was sent.
  await passDays(foyer, 7)
  expect(await count('invite')).toBe(0)
  expect((await (await signIn(foyer, team.owner)).client.ask(listInvites)).invites).toEqual([])
})

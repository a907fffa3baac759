import { randomUUID } from 'node:crypto'
import { exportProfile, getProfile, revokeSession, updateProfile } from '@foyer/contract/account/endpoints.ts'
import { AccountExport } from '@foyer/contract/account/export.ts'
import {
  changeMember,
  endInvite,
  removeMember,
  requestColleague,
  withdrawRequest,
} from '@foyer/contract/company/endpoints.ts'
import { changeCustomer } from '@foyer/contract/operator/endpoints.ts'
import { openTicket } from '@foyer/contract/support/endpoints.ts'
import { expect, it } from 'vitest'
import { createTeam, inviteTo, joinTeam } from '../../../../test/companies.ts'
import { pictureFile, replyWithFiles } from '../../../../test/files.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { createStaff } from '../../../../test/operators.ts'
import { createPerson, type Person, signIn } from '../../../../test/people.ts'

const foyer = useFoyer()

const question = { title: 'No picture', description: 'Since noon', kind: 'support', product: 'iptv' } as const
const exportOf = async ({ client }: Person) => AccountExport.parse(await client.ask(exportProfile))

it('the export has what the person wrote in tickets of others, also once they may not see these any more', async () => {
  const team = await createTeam(foyer)
  const mia = await joinTeam(foyer, team, { tickets: true })
  const { id, number } = await team.owner.client.ask(openTicket, { body: question })
  await replyWithFiles(mia.client, id, 'The log of my server', [pictureFile('mia.png')])
  await replyWithFiles(team.owner.client, id, 'Mine as well', [])
  await team.owner.client.call(removeMember, { params: { id: mia.account.id } })
  const data = await exportOf(mia)
  expect(data.tickets).toEqual([])
  expect(data.comments).toMatchObject([{ ticket_number: number, body: 'The log of my server', files: ['mia.png'] }])
  expect(JSON.stringify(data)).not.toMatch(/Mine as well|No picture/)
  expect((await exportOf(team.owner)).comments).toEqual([])
})

it('the export has what the person did elsewhere and from which address, without the objects of others', async () => {
  const team = await createTeam(foyer)
  const member = await joinTeam(foyer, team)
  const [params, body] = [{ id: member.account.id }, { roles: { billing: true } }]
  await team.owner.client.ask(changeMember, { params, body })
  const act = { at: expect.any(String), action: 'member_roles_changed', object_type: 'company', ip: '127.0.0.1' }
  expect((await exportOf(team.owner)).acts).toContainEqual(act)
  const theirs = await exportOf(member)
  expect(theirs.acts).toEqual([])
  expect(theirs.activity.find(({ action }) => action === 'member_roles_changed')).toMatchObject({
    ip: null,
    changes: {},
  })
})

it('the export has earlier values of the account, whoever changed them, but no reasons of staff', async () => {
  const olga = await createPerson(foyer)
  const { second_name, country, phone, locale, newsletter } = await olga.client.ask(getProfile)
  const saved = { second_name, country, phone, locale, newsletter, notification_emails: [], name: 'Olga' }
  await olga.client.ask(updateProfile, { body: saved })
  const { client } = await createStaff(foyer)
  const reason = 'sounded drunk on the phone'
  await client.ask(changeCustomer, { params: { id: olga.account.id }, body: { locale: 'ru', reason } })
  const { activity } = await exportOf(olga)
  const changesOf = (action: string) => activity.find((one) => one.action === action)?.changes
  expect(changesOf('profile_saved')).toMatchObject({ name: { from: 'Ada', to: 'Olga' } })
  expect(changesOf('account_changed')).toMatchObject({ locale: { from: 'en', to: 'ru' } })
  expect(JSON.stringify(activity)).not.toContain(reason)
})

it('the export has ended sessions, ended invites and withdrawn requests', async () => {
  const team = await createTeam(foyer)
  const asked = await createPerson(foyer)
  const invite = await inviteTo(team, asked.email)
  await asked.client.call(endInvite, { params: { id: invite } })
  const email = `${randomUUID()}@people.example`
  const request = await asked.client.ask(requestColleague, { body: { email } })
  await asked.client.call(withdrawRequest, { params: { id: request.id } })
  const other = await signIn(foyer, asked)
  const current = (await exportOf(asked)).sessions.find((session) => session.current)?.id ?? ''
  await other.client.call(revokeSession, { params: { id: current } })
  const data = AccountExport.parse(await other.client.ask(exportProfile))
  expect(data.sessions.map(({ id }) => id)).not.toContain(current)
  expect(data.ended_sessions).toMatchObject([{ id: current, ip: '127.0.0.1', signed_in: false }])
  expect(data.ended_invites).toMatchObject([{ id: invite, email: asked.email, status: 'rejected' }])
  expect(data.withdrawn_requests).toMatchObject([{ id: request.id, email, status: 'withdrawn' }])
  expect((await exportOf(team.owner)).ended_invites.map(({ id }) => id)).toEqual([invite])
})

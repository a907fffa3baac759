import { changeEmail, confirmEmail } from '@foyer/contract/account/endpoints.ts'
import {
  acceptInvite,
  leaveCompany,
  listColleagues,
  listCompanyActivity,
  listSharingActivity,
  rejectRequest,
  removeColleague,
  requestColleague,
} from '@foyer/contract/company/endpoints.ts'
import { expect, it } from 'vitest'
import { createTeam, inviteTo, someEmail } from '../../../../test/companies.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { mailsTo, tokenIn } from '../../../../test/outbox.ts'
import { createPerson, type Person } from '../../../../test/people.ts'

const foyer = useFoyer()

const at = (id: string) => ({ params: { id } })

const move = async ({ client, password }: Person): Promise<string> => {
  const email = someEmail()
  await client.ask(changeEmail, { body: { email, password } })
  const email_token = tokenIn((await mailsTo(foyer, email))[0])
  await foyer.client.ask(confirmEmail, { as: { tenant: 'aurora', email_token } })
  return email
}

it('who has left a company is named in its history by the address of that time, without the address of their device', async () => {
  const team = await createTeam(foyer)
  const mia = await createPerson(foyer)
  await mia.client.ask(acceptInvite, at(await inviteTo(team, mia.email)))
  const told = async () =>
    (await team.owner.client.ask(listCompanyActivity)).entries
      .filter(({ actor }) => actor !== team.owner.email)
      .map(({ action, actor, ip }) => [action, actor, ip])
  expect(await told()).toEqual([['company_joined', mia.email, '127.0.0.1']])
  // A member is named as on the page of members.
  const second = await move(mia)
  expect(await told()).toEqual([['company_joined', second, '127.0.0.1']])
  await mia.client.ask(leaveCompany)
  await move(mia)
  expect(await told()).toEqual([
    ['company_left', second, null],
    ['company_joined', mia.email, null],
  ])
})

it('a former colleague, and somebody who declined, are named in the history of sharing by the address of that time', async () => {
  const [olga, cole] = [await createPerson(foyer), await createPerson(foyer)]
  const given = { payments: false, statistics: false, licenses: false, tickets: true }
  await foyer.modules.company.addColleague('aurora', olga.account.id, cole.account.id, given, new Date())
  const [row] = (await olga.client.ask(listColleagues)).colleagues
  const asked = await createPerson(foyer)
  await asked.client.ask(
    rejectRequest,
    at((await olga.client.ask(requestColleague, { body: { email: asked.email } })).id),
  )
  const told = async () =>
    (await olga.client.ask(listSharingActivity)).entries.map(({ action, actor, colleague }) => [
      action,
      actor,
      colleague,
    ])
  await move(asked)
  const rejected = [
    ['colleague_request_rejected', asked.email, asked.email],
    ['colleague_requested', olga.email, asked.email],
  ]
  expect((await told()).slice(0, 2)).toEqual(rejected)
  await cole.client.ask(removeColleague, at((await cole.client.ask(listColleagues)).colleagues[0]?.id ?? ''))
  expect(row?.email).toBe(cole.email)
  await move(cole)
  expect((await told())[0]).toEqual(['colleague_removed', cole.email, cole.email])
})

import { exportProfile, listAccountActivity, login } from '@foyer/contract/account/endpoints.ts'
import { actAsCustomer, blockLicence } from '@foyer/contract/operator/endpoints.ts'
import { addStaffComment, assignTicket } from '@foyer/contract/operator/ticket-endpoints.ts'
import { addComment, openTicket } from '@foyer/contract/support/endpoints.ts'
import { describe, expect, it } from 'vitest'
import { createTeam, joinTeam } from '../../../../test/companies.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { giveLicence } from '../../../../test/licences.ts'
import { createStaff } from '../../../../test/operators.ts'
import { createPerson, type Person } from '../../../../test/people.ts'

const foyer = useFoyer()

const activityOf = async ({ client }: Person) => (await client.ask(listAccountActivity)).entries

describe('the activity of an account', () => {
  it('says what was done, by whom, when and from where, latest first and in pages', async () => {
    const ada = await createPerson(foyer)
    const { client } = ada
    await client.ask(openTicket, {
      body: { title: 'No sound', description: 'Since today', kind: 'support', product: 'iptv' },
    })
    const [latest, ...earlier] = await activityOf(ada)
    expect(latest).toMatchObject({
      action: 'ticket_opened',
      object_type: 'ticket',
      by: 'you',
      name: null,
      ip: expect.stringMatching(/./),
      reason: null,
    })
    expect(Date.parse(latest?.at ?? '')).toBeGreaterThan(0)
    const first = await client.ask(listAccountActivity, { query: { limit: '1' } })
    expect(first.entries).toEqual([latest])
    const rest = await client.ask(listAccountActivity, { query: { cursor: first.next ?? '' } })
    expect(rest.entries).toEqual(earlier)
  })

  it('names the operator who acts as the customer, with the reason; other reasons and the operator’s address stay out', async () => {
    const ada = await createPerson(foyer)
    const { client: staff, operator } = await createStaff(foyer, { role: 'admin' })
    const id = await giveLicence(foyer, ada)
    await staff.ask(blockLicence, { params: { id }, body: { reason: 'suspected fraud' } })
    const body = { reason: 'She asked for help with her profile' }
    const { url } = await staff.ask(actAsCustomer, { params: { id: ada.account.id }, body })
    const refresh_token = new URL(url).searchParams.get('refresh_token') ?? ''
    await foyer.client.ask(login, { as: { tenant: 'aurora', refresh_token } })
    const entries = await activityOf(ada)
    const of = (action: string) => entries.find((entry) => entry.action === action)
    const them = { by: 'vendor', name: operator.name, ip: null }
    expect(of('operator_asked_to_act')).toMatchObject({ ...them, ...body })
    expect(of('licence_blocked')).toMatchObject({ ...them, reason: null })
    const { activity } = await ada.client.ask(exportProfile)
    expect(activity.find(({ action }) => action === 'operator_asked_to_act')).toMatchObject({ ...them, ...body })
    expect(JSON.stringify(activity)).not.toContain('suspected fraud')
  })

  it('names a member of the company by their address, without where they were', async () => {
    const team = await createTeam(foyer)
    const helper = await joinTeam(foyer, team, { tickets: true })
    const { client } = team.owner
    const { id } = await client.ask(openTicket, {
      body: { title: 'No sound', description: 'Since today', kind: 'support', product: 'iptv' },
    })
    await helper.client.ask(addComment, { params: { id }, body: { body: 'Here as well' } })
    const replied = (await activityOf(team.owner)).find(({ action }) => action === 'ticket_customer_replied')
    expect(replied).toMatchObject({ by: 'colleague', name: helper.email, ip: null })
  })

  it('does not tell how staff divide their work, nor of anybody else', async () => {
    const [ada, bob] = [await createPerson(foyer), await createPerson(foyer)]
    const { client: staff, operator } = await createStaff(foyer, { role: 'admin' })
    const { id } = await ada.client.ask(openTicket, {
      body: { title: 'No sound', description: 'Since today', kind: 'support', product: 'iptv' },
    })
    await staff.ask(assignTicket, { params: { id }, body: { operator: operator.handle } })
    await staff.ask(addStaffComment, { params: { id }, body: { body: 'Which codec?' } })
    const actions = (await activityOf(ada)).map(({ action }) => action)
    expect(actions).toContain('ticket_staff_replied')
    expect(actions).not.toContain('ticket_assigned')
    expect((await activityOf(bob)).map(({ object_id }) => object_id)).not.toContain(id)
  })
})

import {
  acceptTransfer,
  changeMember,
  createInvite,
  endTransfer,
  listInvites,
  listSentRequests,
  offerTransfer,
  requestColleague,
} from '@foyer/contract/company/endpoints.ts'
import { mailsTo, tokenIn } from '../outbox.ts'
import type { Made } from './actors.ts'
import type { World } from './world.ts'

const roles = { billing: true, tickets: false, deliverables: false, retroview: false }

/** Olga's open invite to this address; sent now if there is none. */
export const inviteTo = async ({ olga }: World, email: string): Promise<string> => {
  const { invites } = await olga.client.ask(listInvites, { query: { direction: 'outgoing', limit: 100 } })
  const open = invites.find((invite) => invite.email === email)
  return (open ?? (await olga.client.ask(createInvite, { body: { email, roles } }))).id
}

/** The token in the e-mail with the invite. */
export const mailedToken = async (world: World, email: string): Promise<string> => {
  await inviteTo(world, email)
  return tokenIn((await mailsTo(world.foyer, email))[0])
}

/** Olga's open request to this address; sent now if there is none. Requests that ended count as a day old, so that another is allowed. */
export const requestTo = async ({ olga, foyer }: World, email: string): Promise<string> => {
  const { requests } = await olga.client.ask(listSentRequests, { query: { limit: 100 } })
  const open = requests.find(({ recipient, status }) => recipient === email && status === 'sent')
  if (open !== undefined) return open.id
  const older = `update company.colleague_request set ended_at = ended_at - interval '1 day' where recipient_email = $1`
  await foyer.sql(older, email)
  return (await olga.client.ask(requestColleague, { body: { email } })).id
}

/** From now on Olga's company is on offer to this member and nobody else. */
export const offerCompany = async ({ olga }: World, member_id: string): Promise<void> => {
  await olga.client.call(endTransfer)
  await olga.client.ask(offerTransfer, { body: { member_id } })
}

/**
 * Whichever caller took over Olga's company returns it and becomes a member without roles again, because the people of the
 * matrix must stay where they are.
 */
export const returnCompany = async ({ olga, foyer }: World, from: Made): Promise<void> => {
  await foyer.client.as(from).ask(offerTransfer, { body: { member_id: olga.account.id } })
  await olga.client.ask(acceptTransfer)
  const body = { roles: { ...roles, billing: false } }
  await olga.client.ask(changeMember, { params: { id: from.account_id ?? '' }, body })
}

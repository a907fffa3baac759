import {
  createInvite,
  listInvites,
  listSentRequests,
  offerTransfer,
  requestColleague,
} from '@foyer/contract/company/endpoints.ts'
import { mailsTo, tokenIn } from '../outbox.ts'
import type { World } from './world.ts'

const roles = { billing: true, tickets: false, deliverables: false, retroview: false }

/** The open invite from olga to this address; sent now if there is none. */
export const inviteTo = async ({ olga }: World, email: string): Promise<string> => {
  const { invites } = await olga.client.ask(listInvites, { query: { direction: 'outgoing' } })
  const open = invites.find((invite) => invite.email === email)
  return (open ?? (await olga.client.ask(createInvite, { body: { email, roles } }))).id
}

/** The token of the mail that the invite came with. */
export const mailedToken = async (world: World, email: string): Promise<string> => {
  await inviteTo(world, email)
  return tokenIn((await mailsTo(world.running, email))[0])
}

/** The open request from olga to this address; sent now if there is none. */
export const requestTo = async ({ olga }: World, email: string): Promise<string> => {
  const { requests } = await olga.client.ask(listSentRequests)
  const open = requests.find(({ recipient, status }) => recipient === email && status === 'sent')
  return (open ?? (await olga.client.ask(requestColleague, { body: { email } }))).id
}

/** Olga's company is on offer to its heir from here on, if it was not before. */
export const offerCompany = async ({ olga, heir }: World): Promise<void> => {
  await olga.client.call(offerTransfer, { body: { member_id: heir.id } })
}

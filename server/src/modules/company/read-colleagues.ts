import type { Colleague, ColleagueRequest } from '@foyer/contract/company/colleague.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { ActorCall } from '../../platform/http/call.ts'
import {
  type ColleagueRow,
  listGiven,
  listReceived,
  listRequestsOf,
  listRequestsTo,
  type RequestRow,
} from './colleague-store.ts'
import { emailOf, presentAsked, presentColleague, presentRequest } from './present.ts'
import type { Services } from './services.ts'
import { findChief } from './store.ts'

const sharedBy = async (
  tx: Tx,
  grantorId: string,
): Promise<readonly (readonly [ColleagueRow, ColleagueRow | undefined])[]> => {
  const received = new Map((await listReceived(tx, grantorId)).map((row) => [row.grantor_id, row]))
  return (await listGiven(tx, grantorId)).map((row) => [row, received.get(row.grantee_id)])
}

/** Those of the caller, and for members of a company those of its owner, to read: with whom the company's data are shared. */
const colleaguesOf = async ({ account }: Services, tx: Tx, callerId: string): Promise<Colleague[]> => {
  const chief = await findChief(tx, callerId)
  const rows = [...(await sharedBy(tx, callerId)), ...(chief === undefined ? [] : await sharedBy(tx, chief))]
  const ids = rows.flatMap(([{ grantor_id, grantee_id }]) => [grantor_id, grantee_id])
  const people = await account.getAll(tx, [...new Set(ids)])
  return rows.map(([given, received]) => presentColleague(given, received, callerId, people))
}

export const readColleagues =
  (services: Services) =>
  ({ tenant, actor }: ActorCall): Promise<Colleague[]> =>
    services.database.read(tenant, (tx) => colleaguesOf(services, tx, actor.account_id))

const sentBy = (tx: Tx, { tenant, actor }: ActorCall): Promise<RequestRow[]> =>
  listRequestsOf(tx, tenant, actor.account_id)

/** Requests go to an address: whoever has not confirmed that it is theirs is shown none. */
const receivedBy = async (tx: Tx, { tenant, actor }: ActorCall): Promise<RequestRow[]> =>
  actor.email_confirmed ? listRequestsTo(tx, tenant, actor.email) : []

const presentAll = async ({ account }: Services, tx: Tx, rows: readonly RequestRow[]): Promise<ColleagueRequest[]> => {
  const people = await account.getAll(tx, [...new Set(rows.map(({ sender_id }) => sender_id))])
  return rows.map((row) => presentRequest(row, people))
}

export const readRequests =
  (services: Services, direction: 'sent' | 'received') =>
  (call: ActorCall): Promise<ColleagueRequest[]> =>
    services.database.read(call.tenant, async (tx) =>
      presentAll(services, tx, await (direction === 'sent' ? sentBy : receivedBy)(tx, call)),
    )

/** Colleagues, and people of open requests in either direction. */
export const peopleOnColleaguesPage = async (services: Services, tx: Tx, call: ActorCall): Promise<Colleague[]> => {
  const open = ({ status }: RequestRow): boolean => status === 'sent'
  const sent = (await sentBy(tx, call)).filter(open)
  const received = (await receivedBy(tx, call)).filter(open)
  const people = await services.account.getAll(tx, [...new Set(received.map(({ sender_id }) => sender_id))])
  return [
    ...(await colleaguesOf(services, tx, call.actor.account_id)),
    ...received.map(({ id, sender_id }) => presentAsked(id, emailOf(people, sender_id))),
    ...sent.map(({ id, recipient_email }) => presentAsked(id, recipient_email)),
  ]
}

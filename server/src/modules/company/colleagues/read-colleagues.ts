import type { Colleague, ColleagueRequest } from '@foyer/contract/company/colleague.ts'
import type { Page, PageQuery } from '@foyer/contract/vocabulary/page.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { emptyPage } from '../../../platform/http/page-answer.ts'
import { emailOf, presentAsked, presentColleague, presentRequest } from '../present.ts'
import type { Services } from '../services.ts'
import { findChief } from '../store.ts'
import {
  type ColleagueRow,
  listGiven,
  listOpenRequests,
  listReceived,
  pageOfGiven,
  pageOfRequests,
  type RequestRow,
  type RequestSide,
} from './colleague-store.ts'

/** The caller and, for members of a company, its owner: members may see with whom the company's data is shared. */
const grantorsFor = async (tx: Tx, callerId: string): Promise<readonly [string, ...string[]]> => {
  const chief = await findChief(tx, callerId)
  return chief === undefined ? [callerId] : [callerId, chief]
}

const presentGiven = async (
  { account }: Services,
  tx: Tx,
  grantors: readonly [string, ...string[]],
  rows: readonly ColleagueRow[],
): Promise<Colleague[]> => {
  const returned = (await Promise.all(grantors.map((grantor) => listReceived(tx, grantor)))).flat()
  const ids = rows.flatMap(({ grantor_id, grantee_id }) => [grantor_id, grantee_id])
  const people = await account.getAll(tx, [...new Set(ids)])
  return rows.map((given) => {
    const received = returned.find((row) => row.grantor_id === given.grantee_id && row.grantee_id === given.grantor_id)
    return presentColleague(given, received, grantors[0], people)
  })
}

export const readColleagues =
  (services: Services) =>
  ({ tenant, actor }: ActorCall, { cursor, limit }: PageQuery): Promise<Page<Colleague>> =>
    services.database.read(tenant, async (tx) => {
      const grantors = await grantorsFor(tx, actor.account_id)
      const page = await pageOfGiven(tx, grantors, { cursors: services.cursors, cursor, limit })
      return { ...page, rows: await presentGiven(services, tx, grantors, page.rows) }
    })

/** Requests go to an address, so a person who has not confirmed theirs sees none. */
const sideOf = ({ actor }: ActorCall, direction: 'sent' | 'received'): RequestSide | null => {
  if (direction === 'sent') return { sender_id: actor.account_id }
  return actor.email_confirmed ? { recipient_email: actor.email, but_from: actor.account_id } : null
}

const presentAll = async ({ account }: Services, tx: Tx, rows: readonly RequestRow[]): Promise<ColleagueRequest[]> => {
  const people = await account.getAll(tx, [...new Set(rows.map(({ sender_id }) => sender_id))])
  return rows.map((row) => presentRequest(row, people))
}

export const readRequests =
  (services: Services, direction: 'sent' | 'received') =>
  (call: ActorCall, { cursor, limit }: PageQuery): Promise<Page<ColleagueRequest>> =>
    services.database.read(call.tenant, async (tx) => {
      const side = sideOf(call, direction)
      if (side === null) return emptyPage
      const page = await pageOfRequests(tx, call.tenant, side, { cursors: services.cursors, cursor, limit })
      return { ...page, rows: await presentAll(services, tx, page.rows) }
    })

/** Colleagues, and people with pending requests in either direction. */
export const peopleOnColleaguesPage = async (services: Services, tx: Tx, call: ActorCall): Promise<Colleague[]> => {
  const openOn = async (direction: 'sent' | 'received'): Promise<RequestRow[]> => {
    const side = sideOf(call, direction)
    return side === null ? [] : listOpenRequests(tx, call.tenant, side)
  }
  const sent = await openOn('sent')
  const received = await openOn('received')
  const grantors = await grantorsFor(tx, call.actor.account_id)
  const people = await services.account.getAll(tx, [...new Set(received.map(({ sender_id }) => sender_id))])
  return [
    ...(await presentGiven(services, tx, grantors, await listGiven(tx, grantors))),
    ...received.map(({ id, sender_id }) => presentAsked(id, emailOf(people, sender_id))),
    ...sent.map(({ id, recipient_email }) => presentAsked(id, recipient_email)),
  ]
}

import type { ColleagueRequest, ColleagueRequestBody } from '@foyer/contract/company/colleague.ts'
import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { auditedBy } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { found } from '../../../platform/database/found.ts'
import { failure } from '../../../platform/failure.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { idOfNobody, makeId } from '../../../platform/ids.ts'
import { postCompanyLetter } from '../letters/company-letter.ts'
import { pairUp } from '../members/join-company.ts'
import { lockPeople } from '../members/member-store.ts'
import { presentRequest } from '../present.ts'
import type { Services } from '../services.ts'
import {
  areColleagues,
  findLastEnd,
  findOpenRequest,
  insertRequest,
  lockRequest,
  type RequestRow,
  updateRequestEnd,
} from './colleague-store.ts'

/** After a request was rejected or withdrawn, the same person cannot ask the same address again for this long. */
const restMs = dayMs

const refuseSoon = async ({ clock }: Services, tx: Tx, senderId: string, email: string): Promise<void> => {
  const ended = await findLastEnd(tx, senderId, email)
  const leftMs = ended === undefined ? 0 : ended.getTime() + restMs - clock.now().getTime()
  if (leftMs > 0)
    throw failure('asked_recently', { pointer: '/email', meta: { retry_after: Math.ceil(leftMs / 1000) } })
}

/** Runs the same queries for an address without an account, so that the response time does not reveal whether there is one. */
const refuseNeedless = async (services: Services, tx: Tx, { actor }: ActorCall, email: string): Promise<void> => {
  const { account } = services
  const pointer = '/email'
  const { id } = (await account.findByEmail(tx, email)) ?? { id: idOfNobody }
  if (await areColleagues(tx, actor.account_id, id)) throw failure('already_colleague', { pointer })
  const crossing = await findOpenRequest(tx, id, actor.email)
  const open = crossing ?? (await findOpenRequest(tx, actor.account_id, email))
  if (open !== undefined) throw failure('already_requested', { pointer })
  await refuseSoon(services, tx, actor.account_id, email)
}

/** Stored and mailed whether or not there is such an account; nothing in the answer reveals which. */
export const requestColleague =
  (services: Services) =>
  async (call: ActorCall, { email: typed }: ColleagueRequestBody): Promise<ColleagueRequest> => {
    const { database, clock, account, audit, letterLimit, mailbox } = services
    const { tenant, actor } = call
    const email = typed.trim().toLowerCase()
    if (email === actor.email) throw failure('own_email', { pointer: '/email' })
    await letterLimit.take(actor.account_id)
    // Checked first, so that refused requests do not count.
    await database.read(tenant, (tx) => refuseNeedless(services, tx, call, email))
    const isMailed = await mailbox.requests(tenant, email)
    return database.transaction(tenant, async (tx) => {
      await lockPeople(tx, tenant, [actor.email, email])
      await refuseNeedless(services, tx, call, email)
      const asked = { id: makeId(clock), tenant, sender_id: actor.account_id, recipient_email: email }
      const row = await insertRequest(tx, { ...asked, created_at: clock.now() })
      const who = actor.name === '' ? actor.email : actor.name
      const { locale } = actor
      const letter = { kind: 'colleague_request', to: email, locale, who, company: '', path: '/colleagues' } as const
      if (isMailed) await postCompanyLetter(services, tx, { tenant, ...letter })
      const about = { object_type: 'colleague_request', object_id: row.id, account_id: actor.account_id }
      await audit(tx, { ...auditedBy(call), action: 'colleague_requested', ...about, changes: { email } })
      return presentRequest(row, await account.getAll(tx, [actor.account_id]))
    })
  }

type End = 'accepted' | 'rejected' | 'withdrawn'

/** Which side may end a request in this way. If its sender has taken over the address since, nobody may answer it. */
const mayEnd = ({ actor }: ActorCall, row: RequestRow, end: End): boolean => {
  const isSender = row.sender_id === actor.account_id
  return end === 'withdrawn' ? isSender : !isSender && row.recipient_email === actor.email && actor.email_confirmed
}

/** 404 for other people's requests, 403 for an action of the other side, 409 once it has ended. */
const lockOpen = async (services: Services, tx: Tx, call: ActorCall, id: string, end: End): Promise<RequestRow> => {
  const { actor, tenant } = call
  const before = await found(tx, id, lockRequest)
  if (!mayEnd(call, before, end)) {
    const concerned = before.sender_id === actor.account_id || mayEnd(call, before, 'accepted')
    throw failure(concerned ? 'forbidden' : 'not_found')
  }
  if (before.status !== 'sent') throw failure('conflict')
  const sender = await services.account.get(tx, before.sender_id)
  await lockPeople(tx, tenant, [sender.email, before.recipient_email])
  return before
}

export const endRequest =
  (services: Services, end: End) =>
  (call: ActorCall, id: string): Promise<ColleagueRequest> =>
    services.database.transaction(call.tenant, async (tx) => {
      const { clock, account, audit } = services
      const { sender_id } = await lockOpen(services, tx, call, id, end)
      const row = await updateRequestEnd(tx, id, end, clock.now())
      const { account_id } = call.actor
      if (end === 'accepted' && !(await areColleagues(tx, sender_id, account_id)))
        await pairUp(services, tx, call.tenant, [sender_id, account_id])
      const about = { object_type: 'colleague_request', object_id: id, account_id: sender_id }
      await audit(tx, { ...auditedBy(call), action: `colleague_request_${end}`, ...about })
      return presentRequest(row, await account.getAll(tx, [sender_id]))
    })

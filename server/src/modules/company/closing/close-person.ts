import type { AuditedBy } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { ofAccount } from '../../account/index.ts'
import {
  deletePair,
  listGiven,
  listOpenRequests,
  listReceived,
  updateRequestEnd,
} from '../colleagues/colleague-store.ts'
import { depart } from '../members/leave-company.ts'
import { findMember, listMembers, lockCompanies, lockPeople } from '../members/member-store.ts'
import { findOpenTransfer } from '../members/transfer-store.ts'
import type { Services } from '../services.ts'
import { loseSight } from '../visibility/lose-sight.ts'
import { deleteLettersTo } from './closing-store.ts'

interface Person {
  readonly id: string
  readonly tenant: string
  readonly email: string
}

/** Locks the person and their company: nobody moves them, or joins them, until the transaction ends. */
const hold = async (tx: Tx, { id, tenant, email }: Person): Promise<void> => {
  await lockPeople(tx, tenant, [email])
  const member = await findMember(tx, id)
  if (member !== undefined) await lockCompanies(tx, [member.company_id])
}

/** Members would be left without an owner, and an offer without the person it was made to. */
const obstacles = async (
  { clock }: Services,
  tx: Tx,
  { id }: Person,
): Promise<('company_has_members' | 'transfer_open')[]> => {
  const member = await findMember(tx, id)
  if (member === undefined) return []
  const offer = await findOpenTransfer(tx, member.company_id, clock.now())
  const isConcerned = offer !== undefined && (offer.from_id === id || offer.to_id === id)
  const others = member.owner ? (await listMembers(tx, member.company_id)).length - 1 : 0
  return [
    ...(others > 0 ? (['company_has_members'] as const) : []),
    ...(isConcerned ? (['transfer_open'] as const) : []),
  ]
}

/** Ends sharing in both directions, with an entry in the log of each of the two. */
const endSharing = async (services: Services, tx: Tx, { id }: Person, who: AuditedBy): Promise<void> => {
  const given = (await listGiven(tx, [id])).map(({ grantee_id }) => grantee_id)
  const received = (await listReceived(tx, id)).map(({ grantor_id }) => grantor_id)
  for (const other of [...new Set([...given, ...received])].sort()) {
    await deletePair(tx, id, other)
    for (const owner of [id, other].sort()) await loseSight(services, tx, who, owner, [owner === id ? other : id])
    const about = ofAccount(id, other)
    await services.audit(tx, { ...who, action: 'colleague_removed', ...about })
  }
}

const withdrawRequests = async ({ clock, audit }: Services, tx: Tx, { id, tenant }: Person, who: AuditedBy) => {
  for (const request of await listOpenRequests(tx, tenant, { sender_id: id })) {
    await updateRequestEnd(tx, request.id, 'withdrawn', clock.now())
    const about = { object_type: 'colleague_request', object_id: request.id, account_id: id }
    await audit(tx, { ...who, action: 'colleague_request_withdrawn', ...about })
  }
}

/** For an account that is closed or erased. */
export const closePerson = (services: Services) => ({
  hold,
  obstacles: (tx: Tx, person: Person) => obstacles(services, tx, person),
  /** Leaves the company, which ends with its last member, and ends sharing and requests. Throws 409 for an owner of others. */
  end: async (tx: Tx, person: Person, who: AuditedBy): Promise<void> => {
    const member = await findMember(tx, person.id)
    if (member !== undefined) await depart(services, tx, member, person.email, who)
    await endSharing(services, tx, person, who)
    await withdrawRequests(services, tx, person, who)
  },
  /** Deletes invites and requests that name the person’s address, and those that they sent. */
  erase: ({ id, tenant, email }: Person): Promise<void> =>
    services.database.transaction(tenant, (tx) => deleteLettersTo(tx, { id, email })),
})

import type { Company, Transfer, TransferBody } from '@foyer/contract/company/company.ts'
import { inviteMs } from '@foyer/contract/vocabulary/constants.ts'
import { auditedBy } from '../../../platform/audit/audit.ts'
import { companyMember, type OfferRule } from '../../../platform/auth/policy.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { isId, makeId } from '../../../platform/ids.ts'
import { companyEntry } from '../audit-company.ts'
import { postCompanyLetter, tellOfCompany } from '../letters/company-letter.ts'
import { companyPolicy } from '../policy.ts'
import { presentTransfer } from '../present.ts'
import { companyOf } from '../read-company.ts'
import type { Services } from '../services.ts'
import { lockPlace } from '../visibility/company-access.ts'
import { loseSight } from '../visibility/lose-sight.ts'
import { findCompany, findMember, listMembers, type MemberRow, passOwnership } from './member-store.ts'
import { findOpenTransfer, insertTransfer, sideOf, type TransferRow, updateTransferEnd } from './transfer-store.ts'

/** The pending offer. Only the two people concerned can see it. */
export const readTransfer =
  ({ database, account, clock }: Services) =>
  ({ tenant, actor }: ActorCall): Promise<Transfer | null> =>
    database.read(tenant, async (tx) => {
      const member = await findMember(tx, actor.account_id)
      if (member === undefined) return null
      const offer = await findOpenTransfer(tx, member.company_id, clock.now())
      if (offer === undefined || sideOf(offer, actor.account_id) === null) return null
      return presentTransfer(offer, await account.getAll(tx, [offer.from_id, offer.to_id]))
    })

const chosenMember = async (tx: Tx, owner: MemberRow, id: string): Promise<MemberRow> => {
  const member = isId(id) ? await findMember(tx, id) : undefined
  if (member?.company_id !== owner.company_id) throw failure('not_found', { pointer: '/member_id' })
  if (member.owner) throw failure('invalid', { pointer: '/member_id' })
  return member
}

/** The owner's half of the transfer. One offer at a time: it has to be withdrawn before another person can be offered the company. */
export const offerTransfer =
  (services: Services) =>
  (call: ActorCall, { member_id }: TransferBody): Promise<Transfer> =>
    services.database.transaction(call.tenant, async (tx) => {
      const { clock, account, audit } = services
      const owner = await lockPlace(tx, call, companyPolicy.offerTransfer)
      const member = await chosenMember(tx, owner, member_id)
      const { company_id, account_id: from_id, tenant } = owner
      const now = clock.now()
      if ((await findOpenTransfer(tx, company_id, now)) !== undefined) throw failure('conflict')
      await updateTransferEnd(tx, company_id, 'withdrawn', now)
      const times = { created_at: now, expires_at: new Date(now.getTime() + inviteMs) }
      const offer = { id: makeId(clock), tenant, company_id, from_id, to_id: member.account_id, ...times }
      await insertTransfer(tx, offer)
      const people = await account.getAll(tx, [from_id, member.account_id])
      const email = people.get(member.account_id)?.email ?? ''
      const company = (await findCompany(tx, company_id))?.title ?? ''
      const who = call.actor.name === '' ? call.actor.email : call.actor.name
      const { locale } = call.actor
      await postCompanyLetter(services, tx, {
        tenant,
        kind: 'transfer',
        to: email,
        locale,
        who,
        company,
        path: '/company',
      })
      await audit(tx, companyEntry(auditedBy(call), 'transfer_offered', company_id, member.account_id, { email }))
      return presentTransfer({ ...offer, status: 'pending', ended_at: null }, people)
    })

/** Locked and read again: of two concurrent calls, the second finds no offer, or a different one. */
const lockOffer = async ({ clock }: Services, tx: Tx, call: ActorCall, rule: OfferRule): Promise<TransferRow> => {
  const member = await lockPlace(tx, call, companyMember)
  const offer = await findOpenTransfer(tx, member.company_id, clock.now())
  if (offer === undefined) throw failure('not_found')
  const side = sideOf(offer, member.account_id)
  if (side === null || !rule.by.includes(side)) throw failure('forbidden')
  return offer
}

/** The member's half of the transfer: from now on they own the company, and its members see their data. */
export const acceptTransfer =
  (services: Services) =>
  (call: ActorCall): Promise<Company> =>
    services.database.transaction(call.tenant, async (tx) => {
      const { company_id, from_id, to_id } = await lockOffer(services, tx, call, companyPolicy.acceptTransfer)
      await passOwnership(tx, from_id, to_id)
      const people = (await listMembers(tx, company_id)).map(({ account_id }) => account_id)
      const others = people.filter((id) => id !== from_id)
      await loseSight(services, tx, auditedBy(call), from_id, others)
      await updateTransferEnd(tx, company_id, 'accepted', services.clock.now())
      const news = { tenant: call.tenant, company_id, reader_id: from_id, actor_id: to_id }
      await tellOfCompany(services, tx, { ...news, kind: 'company_transferred' })
      const changes = { email: call.actor.email }
      await services.audit(tx, companyEntry(auditedBy(call), 'company_transferred', company_id, to_id, changes))
      return companyOf(services, tx, call)
    })

/** Withdrawn by the owner, or declined by the member. */
export const endTransfer =
  (services: Services) =>
  (call: ActorCall): Promise<void> =>
    services.database.transaction(call.tenant, async (tx) => {
      const { company_id, from_id, to_id } = await lockOffer(services, tx, call, companyPolicy.endTransfer)
      const declined = call.actor.account_id === to_id
      await updateTransferEnd(tx, company_id, declined ? 'declined' : 'withdrawn', services.clock.now())
      const { email } = await services.account.get(tx, to_id)
      const action = declined ? 'transfer_declined' : 'transfer_withdrawn'
      await services.audit(tx, companyEntry(auditedBy(call), action, company_id, declined ? from_id : to_id, { email }))
    })

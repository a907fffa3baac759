import { type Admission, type CompanyRule, verdictInCompany } from '../../../platform/auth/policy.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { findMember, lockCompanies, type MemberRow } from '../members/member-store.ts'
import type { Services } from '../services.ts'
import { admit } from './visible-owners.ts'

const admitted = (member: MemberRow | undefined, rule: CompanyRule): MemberRow => {
  const place = member === undefined ? null : member.owner ? 'owner' : 'member'
  const verdict = verdictInCompany(rule, place)
  if (member === undefined || verdict !== 'granted') throw failure(verdict === 'granted' ? 'not_found' : verdict)
  return member
}

/**
 * The caller's membership if the rule allows the call, with the company locked: 404 without a company, 403 if the rule refuses. Checked
 * again after the lock: the membership may have been lost while waiting.
 */
export const lockPlace = async (tx: Tx, { actor, admissions }: ActorCall, rule: CompanyRule): Promise<MemberRow> => {
  const before = admitted(await findMember(tx, actor.account_id), rule)
  await lockCompanies(tx, [before.company_id])
  const now = await findMember(tx, actor.account_id)
  // This reveals nothing that members do not know. Leaving is one of their calls too, and it ends their membership.
  if (!rule.by.includes('member')) admissions?.push({ rule, on: before.company_id })
  return admitted(now?.company_id === before.company_id ? now : undefined, rule)
}

/** Throws like the calls themselves if the caller has since lost the membership or role that admitted them. */
export const readmit =
  ({ database }: Services) =>
  (call: ActorCall, admissions: readonly Admission[]): Promise<void> =>
    database.read(call.tenant, async (tx) => {
      for (const { rule, on } of admissions)
        if (rule.of !== 'company') await admit(tx, call, on, rule)
        else if (admitted(await findMember(tx, call.actor.account_id), rule).company_id !== on)
          throw failure('not_found')
    })

import { type CompanyRule, verdictInCompany } from '../../platform/auth/policy.ts'
import type { Tx } from '../../platform/database/database.ts'
import { failure } from '../../platform/failure.ts'
import type { ActorCall } from '../../platform/http/call.ts'
import { findMember, lockCompanies, type MemberRow } from './member-store.ts'

const admitted = (member: MemberRow | undefined, rule: CompanyRule): MemberRow => {
  const place = member === undefined ? null : member.owner ? 'owner' : 'member'
  const verdict = verdictInCompany(rule, place)
  if (member === undefined || verdict !== 'granted') throw failure(verdict === 'granted' ? 'not_found' : verdict)
  return member
}

/**
 * The caller's membership where the rule lets them pass, with the company locked: 404 without a company, 403 for those who may
 * not. Looked at again once it is locked: the place may have been lost while waiting.
 */
export const lockPlace = async (tx: Tx, { actor }: ActorCall, rule: CompanyRule): Promise<MemberRow> => {
  const before = admitted(await findMember(tx, actor.account_id), rule)
  await lockCompanies(tx, [before.company_id])
  const now = await findMember(tx, actor.account_id)
  return admitted(now?.company_id === before.company_id ? now : undefined, rule)
}

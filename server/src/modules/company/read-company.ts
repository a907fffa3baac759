import type { Company, Member, MemberSecurity } from '@foyer/contract/company/company.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { ActorCall } from '../../platform/http/call.ts'
import { findCompany, findMember, listMembers, type MemberRow } from './member-store.ts'
import { presentCompany, presentMember } from './present.ts'
import { peopleOnColleaguesPage } from './read-colleagues.ts'
import type { Services } from './services.ts'

export const companyOf = async (services: Services, tx: Tx, call: ActorCall): Promise<Company> => {
  const member = await findMember(tx, call.actor.account_id)
  const company = member === undefined ? undefined : await findCompany(tx, member.company_id)
  return presentCompany(company, member, await peopleOnColleaguesPage(services, tx, call))
}

export const readCompany =
  (services: Services) =>
  (call: ActorCall): Promise<Company> =>
    services.database.read(call.tenant, (tx) => companyOf(services, tx, call))

/** The owner, the caller, the others. */
const ordered = (rows: readonly MemberRow[], callerId: string): readonly MemberRow[] => {
  const rank = ({ owner, account_id }: MemberRow): number => (owner ? 0 : account_id === callerId ? 1 : 2)
  return rows.toSorted((a, b) => rank(a) - rank(b))
}

export const presentMembers = async (
  { account }: Services,
  tx: Tx,
  caller: MemberRow,
  rows: readonly MemberRow[],
): Promise<Member[]> => {
  const ids = rows.map(({ account_id }) => account_id)
  const people = await account.getAll(tx, ids)
  const securities: ReadonlyMap<string, MemberSecurity> = caller.owner ? await account.securityOf(tx, ids) : new Map()
  return rows.map((row) => presentMember(row, caller.account_id, people, securities.get(row.account_id) ?? null))
}

export const readMembers =
  (services: Services) =>
  ({ tenant, actor }: ActorCall): Promise<Member[]> =>
    services.database.read(tenant, async (tx) => {
      const caller = await findMember(tx, actor.account_id)
      if (caller === undefined) return []
      const rows = await listMembers(tx, caller.company_id)
      return presentMembers(services, tx, caller, ordered(rows, actor.account_id))
    })

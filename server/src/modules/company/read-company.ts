import type { Company, Member, MemberSecurity } from '@foyer/contract/company/company.ts'
import type { Page, PageQuery } from '@foyer/contract/vocabulary/page.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { ActorCall } from '../../platform/http/call.ts'
import { emptyPage } from '../../platform/http/page-answer.ts'
import { peopleOnColleaguesPage } from './colleagues/read-colleagues.ts'
import { findCompany, findMember, type MemberRow, pageOfMembers } from './members/member-store.ts'
import { presentCompany, presentMember } from './present.ts'
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
  ({ tenant, actor }: ActorCall, { cursor, limit }: PageQuery): Promise<Page<Member>> =>
    services.database.read(tenant, async (tx) => {
      const caller = await findMember(tx, actor.account_id)
      if (caller === undefined) return emptyPage
      const { cursors } = services
      const page = await pageOfMembers(tx, caller.company_id, actor.account_id, { cursors, cursor, limit })
      return { ...page, rows: await presentMembers(services, tx, caller, page.rows) }
    })

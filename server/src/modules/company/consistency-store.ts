import type { ConsistencyRule } from '../../platform/consistency.ts'

export const companyConsistency: readonly ConsistencyRule[] = [
  {
    says: 'every company has an owner',
    broken: `select id from company.company c where not exists (select from company.member m where m.company_id = c.id and m.owner)`,
  },
  {
    says: 'nobody belongs to a company of another brand',
    broken: `select m.account_id as id from company.member m join company.company c on c.id = m.company_id
      join account.account a on a.id = m.account_id where m.tenant <> c.tenant or a.tenant <> m.tenant`,
  },
]

import type { ConsistencyRule } from '../../platform/consistency.ts'
import { countriesInSql } from '../../platform/country-codes.ts'

/** Not an invariant: earlier imports took any two letters. */
export const accountTroubles: readonly ConsistencyRule[] = [
  {
    says: 'every customer has a country that exists, which decides the tax',
    broken: `select email || ' (' || country || ')' as id from account.account where country not in (${countriesInSql}) order by 1`,
  },
]

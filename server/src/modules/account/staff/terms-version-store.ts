import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { TermsRow } from '../terms/terms-store.ts'

export interface TermsVersionRow {
  readonly version: string
  readonly locales: string[]
  readonly published_at: Date
  readonly accepted: number
}

/** Newest first, in the order of `latestVersion`; each with the number of accounts that have accepted it. */
export const listTermsVersions = async (tx: Tx): Promise<TermsVersionRow[]> => {
  const { rows } = await sql<TermsVersionRow>`
    select t.version, array_agg(t.locale order by t.locale) as locales, max(t.published_at) as published_at,
      (select count(*)::int from account.account a where a.tenant = platform.tenant() and a.terms_version = t.version) as accepted
    from account.terms t where t.tenant = platform.tenant()
    group by t.version order by max(t.published_at) desc, t.version desc limit 200`.execute(tx)
  return rows
}

export const findTermsDocument = (tx: Tx, version: string, locale: string): Promise<TermsRow | undefined> =>
  tx
    .selectFrom('account.terms')
    .selectAll()
    .where('version', '=', version)
    .where('locale', '=', locale)
    .executeTakeFirst()

export const countAccounts = async (tx: Tx): Promise<number> => {
  const { count } = await tx
    .selectFrom('account.account')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

import { type Insertable, type Selectable, sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { AccountTerms } from '../../../platform/database/tables.generated.ts'

export type TermsRow = Selectable<AccountTerms>

/** Serializes concurrent publications. */
export const lockTerms = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('terms of ' || platform.tenant(), 0))`.execute(tx)
}

export const isPublished = async (tx: Tx, version: string): Promise<boolean> =>
  (await tx.selectFrom('account.terms').select('version').where('version', '=', version).executeTakeFirst()) !==
  undefined

export const insertTerms = async (tx: Tx, row: Insertable<AccountTerms>): Promise<void> => {
  await tx.insertInto('account.terms').values(row).execute()
}

export const latestVersion = async (tx: Tx): Promise<string | null> => {
  const row = await tx
    .selectFrom('account.terms')
    .select('version')
    .orderBy('published_at', 'desc')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.version ?? null
}

/** One document of the latest version, in the first of these languages that it has. */
export const findTerms = async (tx: Tx, locales: readonly string[]): Promise<TermsRow | undefined> => {
  const version = await latestVersion(tx)
  if (version === null) return undefined
  const rows = await tx.selectFrom('account.terms').selectAll().where('version', '=', version).execute()
  return locales.map((locale) => rows.find((row) => row.locale === locale)).find((row) => row !== undefined) ?? rows[0]
}

/** False if this version was accepted before: the first time is the one that counts. */
export const markTermsAccepted = async (
  tx: Tx,
  accountId: string,
  version: string | null,
  now: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('account.account')
    .set({ terms_accepted_at: now, terms_version: version })
    .where('id', '=', accountId)
    .where((eb) => eb.or([eb('terms_accepted_at', 'is', null), eb('terms_version', 'is distinct from', version)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

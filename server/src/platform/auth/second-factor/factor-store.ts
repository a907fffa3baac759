import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'

/** The secret given to an authenticator app. It takes effect once it is confirmed. */
export interface FactorRow {
  readonly secret: Buffer
  readonly confirmed_at: Date | null
}

/** The owner of a factor: a customer or an operator of one brand. */
export interface Holder {
  readonly tenant: string
  readonly id: string
}

interface Places {
  readonly factors: 'account.second_factor' | 'operator.second_factor'
  readonly codes: 'account.backup_code' | 'operator.backup_code'
  /** The column of both tables that holds the owner. */
  readonly holder: 'account_id' | 'operator_id'
}

const changed = (numAffectedRows: bigint | undefined): boolean => (numAffectedRows ?? 0n) > 0n

/** Customers and operators have separate tables of the same shape. */
export const createFactorStore = (places: Places) => {
  const [factors, codes, holder] = [sql.table(places.factors), sql.table(places.codes), sql.ref(places.holder)]
  return {
    find: async (tx: Tx, id: string): Promise<FactorRow | undefined> => {
      const { rows } =
        await sql<FactorRow>`select secret, confirmed_at from ${factors} where ${holder} = ${id}`.execute(tx)
      return rows[0]
    },

    /** Stores a secret that waits for confirmation, replacing an unconfirmed one. Returns false if a confirmed one exists. */
    put: async (tx: Tx, { tenant, id }: Holder, secret: Buffer, now: Date): Promise<boolean> => {
      const { numAffectedRows } = await sql`insert into ${factors} as factor (${holder}, tenant, secret, created_at)
        values (${id}, ${tenant}, ${secret}, ${now})
        on conflict (${holder}) do update set secret = excluded.secret, created_at = excluded.created_at, last_step = null
        where factor.confirmed_at is null`.execute(tx)
      return changed(numAffectedRows)
    },

    /** Uses up the code of a half-minute and all earlier ones. Of two calls with the same code, only one returns true. */
    takeStep: async (tx: Tx, id: string, step: number): Promise<boolean> => {
      const { numAffectedRows } = await sql`update ${factors} set last_step = ${step}
        where ${holder} = ${id} and (last_step is null or last_step < ${step})`.execute(tx)
      return changed(numAffectedRows)
    },

    /** Returns false if it was already confirmed. */
    confirm: async (tx: Tx, id: string, now: Date): Promise<boolean> => {
      const { numAffectedRows } = await sql`update ${factors} set confirmed_at = ${now}
        where ${holder} = ${id} and confirmed_at is null`.execute(tx)
      return changed(numAffectedRows)
    },

    /** Also deletes its backup codes. Returns false if there was no factor. */
    remove: async (tx: Tx, id: string): Promise<boolean> => {
      await sql`delete from ${codes} where ${holder} = ${id}`.execute(tx)
      const { numAffectedRows } = await sql`delete from ${factors} where ${holder} = ${id}`.execute(tx)
      return changed(numAffectedRows)
    },

    replaceCodes: async (tx: Tx, { tenant, id }: Holder, hashes: readonly Buffer[]): Promise<void> => {
      await sql`delete from ${codes} where ${holder} = ${id}`.execute(tx)
      const rows = hashes.map((hash) => sql`(${hash}, ${tenant}, ${id})`)
      await sql`insert into ${codes} (hash, tenant, ${holder}) values ${sql.join(rows)}`.execute(tx)
    },

    /** Of two calls with the same code, only one returns true. */
    useCode: async (tx: Tx, id: string, hash: Buffer, now: Date): Promise<boolean> => {
      const { numAffectedRows } = await sql`update ${codes} set used_at = ${now}
        where hash = ${hash} and ${holder} = ${id} and used_at is null`.execute(tx)
      return changed(numAffectedRows)
    },

    countCodes: async (tx: Tx, id: string): Promise<number> => {
      const { rows } = await sql<{ left: number }>`select count(*)::int as left from ${codes}
        where ${holder} = ${id} and used_at is null`.execute(tx)
      return rows[0]?.left ?? 0
    },
  }
}

export type FactorStore = ReturnType<typeof createFactorStore>

import type { Tx } from '../../../platform/database/database.ts'
import { isId } from '../../../platform/ids.ts'
import type { Account } from '../../account/index.ts'
import type { Services } from '../services.ts'

/**
 * The addresses of people in a history. People who still have to do with its reader are named by their present one, and all others by the
 * one they had at the time: where they have moved since does not concern the reader.
 */
export interface Addresses {
  of(id: string, at: Date): string | null
  /** Whether the person still has to do with the reader. */
  isPresent(id: string): boolean
}

/** `present`: those of the people who still have to do with the reader. */
export const addressesOf = async (
  { account }: Pick<Services, 'account'>,
  tx: Tx,
  mentioned: readonly string[],
  present: ReadonlySet<string>,
): Promise<Addresses> => {
  const ids = [...new Set(mentioned)].filter(isId)
  const people: ReadonlyMap<string, Account> = await account.getAll(tx, ids)
  const earlier = await account.earlierEmails(
    tx,
    ids.filter((id) => people.has(id) && !present.has(id)),
  )
  return {
    of: (id, at) => {
      const then = earlier.find(({ account_id, until }) => account_id === id && until > at)
      return then?.email ?? people.get(id)?.email ?? null
    },
    isPresent: (id) => present.has(id),
  }
}

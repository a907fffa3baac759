import type { Tx } from '../../../platform/database/database.ts'
import { type Account, accountOf, shareAccount } from '../store.ts'
import { refuseClosed } from './closing-rules.ts'

/** The account, kept from being closed until the transaction ends. Throws 403 `account_closed` if it is closed. */
export const holdOpen = async (tx: Tx, id: string): Promise<Account> => {
  const account = accountOf(await shareAccount(tx, id))
  refuseClosed(account)
  return account
}

import type { ClosingObstacle } from '@foyer/contract/account/closing.ts'
import { Locale } from '@foyer/contract/vocabulary/locale.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure, failure } from '../../../platform/failure.ts'
import { formatDay } from '../../../platform/locale/format.ts'
import { announceChanged } from '../announce-changed.ts'
import { ofAccount } from '../audited.ts'
import { revokeSessions } from '../ended-session-store.ts'
import { postAccountLetter } from '../letters/account-letter.ts'
import { deleteLinksOf } from '../link-token-store.ts'
import type { Services } from '../services.ts'
import { type AccountRow, getAccount, lockAccount, updateAccount } from '../store.ts'
import type { Closer, ClosingFacts } from './around.ts'
import { erasedOn } from './closing-rules.ts'
import { leaveOthersCopies } from './leave-copies.ts'

/** Everything that prevents it, the licences that never end included unless they are given up. */
export const obstaclesIn = (
  { obstacles, perpetual_licences }: ClosingFacts,
  giveUpPerpetual: boolean,
): ClosingObstacle[] => [
  ...obstacles,
  ...(perpetual_licences > 0 && !giveUpPerpetual ? (['licences_perpetual'] as const) : []),
]

export const refuseObstacles = (facts: ClosingFacts, giveUpPerpetual: boolean): void => {
  const [first, ...others] = obstaclesIn(facts, giveUpPerpetual).map((code) => ({ code }))
  if (first !== undefined) throw new Failure([first, ...others])
}

/** Locked, and open: 409 `conflict` if it was closed meanwhile, or has another e-mail, under which others would lock it. */
const lockOpen = async ({ around }: Services, tx: Tx, id: string): Promise<AccountRow> => {
  const seen = await getAccount(tx, id)
  await around().hold(tx, seen)
  const account = await lockAccount(tx, id)
  if (account === undefined || account.closed_at !== null || account.email !== seen.email) throw failure('conflict')
  return account
}

/**
 * Closes an account, in the caller's transaction. While it is locked no order can be issued to it (`holdOpen`): a purchase that comes first
 * is an obstacle, and one that comes later is refused. Throws 409 with everything that prevents it. Returns when it was closed.
 */
export const closeIn = async (services: Services, tx: Tx, id: string, closer: Closer): Promise<Date> => {
  const { clock, audit, around } = services
  const account = await lockOpen(services, tx, id)
  const { who, reason, give_up_perpetual } = closer
  refuseObstacles(await around().facts(tx, account), give_up_perpetual)
  const closed_at = clock.now()
  await around().end(tx, account, closer)
  await leaveOthersCopies(services, tx, account, who)
  await deleteLinksOf(tx, id)
  await revokeSessions(tx, id, closed_at, 'the account was closed', null)
  const changes = { newsletter: false, notification_emails: [], unconfirmed_emails: [] }
  await updateAccount(tx, id, { closed_at, ...changes })
  await audit(tx, { ...who, reason, action: 'account_closed', ...ofAccount(id) })
  await announceChanged(services, tx, account, ['closed_at'])
  const fact = formatDay(erasedOn(closed_at), Locale.parse(account.locale))
  await postAccountLetter(services, tx, account, { kind: 'account_closed', fact, path: '/' })
  return closed_at
}

import type { Tx } from '../../platform/database/database.ts'
import type { Services } from './services.ts'
import { listSubscriptions, type SubscriptionRow } from './subscription-store.ts'

interface Browsers {
  readonly told: readonly SubscriptionRow[]
  /** Their session was ended, there or from elsewhere. Others may use the browser, so it gets nothing more. */
  readonly signedOut: readonly SubscriptionRow[]
}

/**
 * Splits browsers by the session in which notifications were switched on. A browser gets them until that session is
 * ended by hand, or has been expired for half a year.
 */
export const partBrowsers = async (
  { account }: Pick<Services, 'account'>,
  tx: Tx,
  rows: readonly SubscriptionRow[],
): Promise<Browsers> => {
  const sessions = rows.flatMap(({ session_id }) => session_id ?? [])
  const ended = await account.endedSessions(tx, sessions)
  const { told = [], signedOut = [] } = Object.groupBy(rows, ({ session_id }) =>
    session_id !== null && ended.has(session_id) ? 'signedOut' : 'told',
  )
  return { told, signedOut }
}

/** The sessions in which the person switched notifications on, including ended ones. */
export const toldSessions = async (tx: Tx, accountId: string): Promise<string[]> =>
  (await listSubscriptions(tx, accountId)).flatMap(({ session_id }) => session_id ?? [])

/** A person’s browsers. */
export const browsersOf = async (services: Pick<Services, 'account'>, tx: Tx, accountId: string): Promise<Browsers> =>
  partBrowsers(services, tx, await listSubscriptions(tx, accountId))

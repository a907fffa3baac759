import type { LoginInfo } from '@foyer/contract/account/tokens.ts'
import type { Tx } from '../../platform/database/database.ts'
import { failure } from '../../platform/failure.ts'
import type { Call } from '../../platform/http/call.ts'
import { accountRowOf, announceCreated } from './create-account.ts'
import { openSession } from './open-session.ts'
import { ownAct } from './own-act.ts'
import type { Services } from './services.ts'
import { type Account, accountOf, insertAccountUnlessTaken } from './store.ts'

export interface InvitedPerson {
  readonly email: string
  /** The language of the person who invited them, until they choose another. */
  readonly country: string
}

/**
 * Creates an account for somebody who accepts a mailed invitation, which proves that the address is theirs. It has no password yet, but
 * its first session.
 */
export const welcomeInvited =
  (services: Services) =>
  async (
    tx: Tx,
    call: Call,
    { email, country }: InvitedPerson,
  ): Promise<{ readonly account: Account; readonly tokens: LoginInfo }> => {
    const { tenant, locale } = call
    const input = { tenant, email, password: null, name: '', country, locale, email_confirmed: true }
    const account = await insertAccountUnlessTaken(tx, accountRowOf(services, input, null, null))
    if (account === undefined) throw failure('conflict')
    await services.audit(tx, ownAct(call, account.id, 'account_created'))
    await announceCreated(services, tx, account)
    return { account: accountOf(account), tokens: await openSession(services, tx, call, account, 'invite') }
  }

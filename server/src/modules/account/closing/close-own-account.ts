import type { ClosedAccount, Closing, ClosingBody } from '@foyer/contract/account/closing.ts'
import { auditedBy } from '../../../platform/audit/audit.ts'
import { failure } from '../../../platform/failure.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { provePassword } from '../profile/own-password.ts'
import type { Services } from '../services.ts'
import { getAccount, lockAccount } from '../store.ts'
import { closeIn, obstaclesIn, refuseObstacles } from './close-account.ts'
import { erasedOn } from './closing-rules.ts'

/** GET /profile/closing: what the customer has to see to first. */
export const readClosing =
  ({ database, around, clock }: Services) =>
  ({ tenant, actor }: ActorCall): Promise<Closing> =>
    database.read(tenant, async (tx) => {
      const facts = await around().facts(tx, await getAccount(tx, actor.account_id))
      const { perpetual_licences } = facts
      return { obstacles: obstaclesIn(facts, false), perpetual_licences, erased_on: erasedOn(clock.now()) }
    })

/**
 * The password, and a code if two-step sign-in is on. The code comes last, since a code is good only once: what prevents the closing is
 * answered before it is used up.
 */
const prove = async (services: Services, call: ActorCall, body: ClosingBody): Promise<string> => {
  const { database, around, secondFactors } = services
  const { account_id: id } = call.actor
  const account = await database.read(call.tenant, (tx) => getAccount(tx, id))
  if (account.password_hash === null) throw failure('password_needed')
  await provePassword(services, call, body.password, account.password_hash, '/password')
  const { facts, isGuarded } = await database.read(call.tenant, async (tx) => ({
    facts: await around().facts(tx, account),
    isGuarded: await secondFactors.isOn(tx, id),
  }))
  refuseObstacles(facts, body.give_up_perpetual === true)
  if (!isGuarded) return account.password_hash
  if (body.code === undefined) throw failure('required', { pointer: '/code' })
  await secondFactors.prove({ tenant: call.tenant, id }, body.code)
  return account.password_hash
}

/** POST /profile/closing: from now on nobody can sign in, and the account is erased after 30 days unless staff reopen it. */
export const closeOwnAccount =
  (services: Services) =>
  async (call: ActorCall, body: ClosingBody): Promise<ClosedAccount> => {
    const proved = await prove(services, call, body)
    const { account_id } = call.actor
    const closer = { who: auditedBy(call), give_up_perpetual: body.give_up_perpetual === true }
    const closed_at = await services.database.transaction(call.tenant, async (tx) => {
      const at = await closeIn(services, tx, account_id, closer)
      // The proof was given with a password that has been replaced since.
      if ((await lockAccount(tx, account_id))?.password_hash !== proved) throw failure('conflict')
      return at
    })
    return { closed_at: closed_at.toISOString(), erased_on: erasedOn(closed_at) }
  }

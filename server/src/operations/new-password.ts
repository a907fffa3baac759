import type { Settings } from '../config.ts'
import { renewPassword } from '../modules/operator/index.ts'
import { isBlocked, nobodyKnown, operatorNamed } from './operator-named.ts'
import { withOpenDatabase } from './own-database.ts'

/**
 * Gives an operator a new password for the console without needing an operator's key, by direct access to the database.
 * Returns the password, which is shown only once. It is generated, so that nobody uses a password of theirs from
 * elsewhere. Throws a StartError if the operator is unknown or blocked.
 */
export const givePassword = (settings: Settings, words: readonly string[]): Promise<string> => {
  const { brand, handle } = operatorNamed(settings, words)
  return withOpenDatabase(settings, async (hand) => {
    const given = await renewPassword(hand)(brand, handle)
    if (given === 'unknown') throw nobodyKnown(handle, brand)
    if (given === 'blocked') throw isBlocked(handle, brand)
    return `${given.email} signs in at /operator; whatever ${handle} signed in with before has ended.\nThe password is shown this once:\n\n${given.password}`
  })
}

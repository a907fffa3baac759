import type { Settings } from '../config.ts'
import { resetFactorByHandle } from '../modules/operator/index.ts'
import { nobodyKnown, operatorNamed } from './operator-named.ts'
import { withOpenDatabase } from './own-database.ts'

/**
 * Removes the second factor of an operator who lost their app, without needing an operator's key, by direct access to
 * the database. For installations where no other operator can do it. Throws a StartError if the operator is unknown.
 */
export const resetSecondFactor = (settings: Settings, words: readonly string[]): Promise<string> => {
  const { brand, handle } = operatorNamed(settings, words)
  return withOpenDatabase(settings, async (hand) => {
    const outcome = await resetFactorByHandle(hand)(brand, handle)
    if (outcome === 'unknown') throw nobodyKnown(handle, brand)
    if (outcome === 'had_none') return `${handle} signs in by the password alone as it is.`
    return `${handle} signs in by the password alone until they set up another app; their sessions have ended.`
  })
}

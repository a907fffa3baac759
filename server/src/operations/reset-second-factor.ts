import { parseArgs } from 'node:util'
import type { Settings } from '../config.ts'
import { resetFactorByHandle } from '../modules/operator/index.ts'
import { StartError } from '../platform/start-error.ts'
import { withOpenDatabase } from './own-database.ts'

const options = { brand: { type: 'string' }, handle: { type: 'string' } } as const

/**
 * Takes the second factor off an operator whose app is lost, without asking for a key of one: for installations where nobody
 * else is left to do it. Needs the database in hand.
 */
export const resetSecondFactor = (settings: Settings, words: readonly string[]): Promise<string> => {
  const { brand = '', handle = '' } = parseArgs({ args: [...words], options }).values
  const brands = Object.keys(settings.brands)
  if (!brands.includes(brand)) throw new StartError(`--brand is one of ${brands.join(', ')}.`)
  if (handle === '') throw new StartError('--handle is needed: under which the audit log knows them.')
  return withOpenDatabase(settings, async (hand) => {
    const outcome = await resetFactorByHandle(hand)(brand, handle)
    if (outcome === 'unknown') throw new StartError(`Nobody is known as ${handle} at ${brand}.`)
    if (outcome === 'had_none') return `${handle} signs in by the password alone as it is.`
    return `${handle} signs in by the password alone until they set up another app; their sessions have ended.`
  })
}

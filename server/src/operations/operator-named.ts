import { parseArgs } from 'node:util'
import type { Settings } from '../config.ts'
import { StartError } from '../platform/start-error.ts'

const options = { brand: { type: 'string' }, handle: { type: 'string' } } as const

/** The brand and handle given on the command line. Throws a StartError if the brand is unknown or the handle missing. */
export const operatorNamed = (settings: Settings, words: readonly string[]): { brand: string; handle: string } => {
  const { brand = '', handle = '' } = parseArgs({ args: [...words], options }).values
  const brands = Object.keys(settings.brands)
  if (!brands.includes(brand)) throw new StartError(`--brand is one of ${brands.join(', ')}.`)
  if (handle === '') throw new StartError('--handle is needed: under which the audit log knows them.')
  return { brand, handle }
}

/** A new password or key would be useless to a blocked operator. */
export const isBlocked = (handle: string, brand: string): StartError =>
  new StartError(`${handle} is blocked at ${brand}: \`foyer operators change <id> --blocked false\` comes first.`)

export const nobodyKnown = (handle: string, brand: string): StartError =>
  new StartError(`Nobody is known as ${handle} at ${brand}.`)

import type { Settings } from './config.ts'
import { forgottenBrands, noteBrands } from './modules/account/index.ts'
import type { Platform } from './platform.ts'
import { StartError } from './platform/start-error.ts'

/** What to say about a brand whose customers are in the database and whose key is not in the configuration. */
export const forgottenWords = (key: string): string =>
  `the database has customers of the brand ${key}, which the configuration does not name: restore its key, or list it under closed_brands`

export const knownBrands = ({ brands, closed_brands }: Settings): string[] => [...Object.keys(brands), ...closed_brands]

/**
 * Throws a StartError if a brand with customers is not configured any more. Its key may have been mistyped: then a new
 * brand would begin in its place, with numbers of invoices that customers already have.
 */
export const expectKnownBrands = async (settings: Settings, { database, clock }: Platform): Promise<void> => {
  const client = await database.pool.connect()
  try {
    const [forgotten] = await forgottenBrands(client, knownBrands(settings))
    if (forgotten !== undefined) throw new StartError(`Configuration: ${forgottenWords(forgotten)}.`)
  } finally {
    client.release()
  }
  await noteBrands(database.pool, Object.keys(settings.brands), clock.now())
}

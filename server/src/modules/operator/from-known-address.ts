import type { Call } from '../../platform/http/call.ts'
import { networkOf } from '../../platform/http/network.ts'
import type { Services } from './services.ts'
import { listAddresses } from './store.ts'

/** Half a year: who comes back from a long leave is still known at home. */
const knownForMs = 180 * 86_400_000

/**
 * Where operators of the brand have signed in, tries from elsewhere shut nobody out. Asked of all of them, whoever signs in now: were it the
 * address of this one alone, the answer would tell who sits behind it that there is such an operator.
 */
export const fromKnownAddress = async ({ database, clock }: Services, { tenant, ip }: Pick<Call, 'tenant' | 'ip'>) => {
  const since = new Date(clock.now().getTime() - knownForMs)
  const known = await database.read(tenant, (tx) => listAddresses(tx, since))
  const here = networkOf(ip)
  return { tenant, ip, known_address: known.some((one) => networkOf(one) === here) }
}

import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import type { Call } from '../../platform/http/call.ts'
import { networkOf } from '../../platform/http/network.ts'
import type { Services } from './services.ts'
import { listAddresses } from './store.ts'

/** Half a year, so that an operator who returns from a long leave is still known. */
const knownForMs = 180 * dayMs

/**
 * Whether any operator of the brand has signed in from this address: tries from elsewhere cannot lock such an address out. It covers all
 * operators, not only the one who signs in. Otherwise a person at the address could find out whether that operator exists.
 */
export const fromKnownAddress = async ({ database, clock }: Services, { tenant, ip }: Pick<Call, 'tenant' | 'ip'>) => {
  const since = new Date(clock.now().getTime() - knownForMs)
  const known = await database.read(tenant, (tx) => listAddresses(tx, since))
  const here = networkOf(ip)
  return { tenant, ip, known_address: known.some((one) => networkOf(one) === here) }
}

import { deviceName } from '@foyer/contract/account/device.ts'

export interface Place {
  readonly user_agent: string
  readonly ip: string
}

/**
 * What is kept of a place for longer than its session: enough to know it again. A network (`networkOf` names it, with its size) instead of
 * the address shows that it was done.
 */
export const outlineOf = ({ user_agent, ip }: Place, networkOf: (ip: string) => string): Place => {
  const network = networkOf(ip)
  return { user_agent: deviceName(user_agent), ip: network.includes('/') ? network : '' }
}

/** The first address of a network. */
const addressIn = (ip: string): string => ip.split('/', 1)[0] ?? ''

/**
 * Whether someone has signed in with the same browser and system from the same network (`around` names it). Of sign-ins long ago there is
 * only an outline. An account without earlier sign-ins has no unknown places.
 */
export const isKnownPlace = (earlier: readonly Place[], now: Place, around: (ip: string) => string): boolean => {
  if (earlier.length === 0) return true
  const [device, here] = [deviceName(now.user_agent), around(now.ip)]
  // Compares the network first: parsing a user agent takes much longer, and there can be several hundred places.
  return earlier.some(
    ({ user_agent, ip }) =>
      around(addressIn(ip)) === here && (user_agent === device || deviceName(user_agent) === device),
  )
}

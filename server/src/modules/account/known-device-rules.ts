import { deviceName } from '@foyer/contract/account/device.ts'

export interface Place {
  readonly user_agent: string
  readonly ip: string
}

/** The part of an address that stays when a provider hands out another: half of IPv4, the first three groups of IPv6. */
const neighbourhood = (ip: string): string =>
  ip.includes(':') ? ip.split(':').slice(0, 3).join(':') : ip.split('.').slice(0, 2).join('.')

/** The same browser and system, in the same neighbourhood. What nobody has signed in from yet surprises nobody. */
export const isKnownPlace = (earlier: readonly Place[], now: Place): boolean => {
  if (earlier.length === 0) return true
  const [device, around] = [deviceName(now.user_agent), neighbourhood(now.ip)]
  // Where it was first: what a browser calls itself takes many times longer to read, and there are up to some hundred places.
  return earlier.some(({ user_agent, ip }) => neighbourhood(ip) === around && deviceName(user_agent) === device)
}

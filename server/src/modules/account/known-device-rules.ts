import { deviceName } from '@foyer/contract/account/device.ts'

export interface Place {
  readonly user_agent: string
  readonly ip: string
}

/** The part of an address that stays when a provider hands out another: half of IPv4, the first three groups of IPv6. */
const neighbourhood = (ip: string): string =>
  ip.includes(':') ? ip.split(':').slice(0, 3).join(':') : ip.split('.').slice(0, 2).join('.')

/** The same browser and system, in the same neighbourhood. What nobody has signed in from yet surprises nobody. */
export const isKnownPlace = (earlier: readonly Place[], now: Place): boolean =>
  earlier.length === 0 ||
  earlier.some(
    ({ user_agent, ip }) =>
      deviceName(user_agent) === deviceName(now.user_agent) && neighbourhood(ip) === neighbourhood(now.ip),
  )

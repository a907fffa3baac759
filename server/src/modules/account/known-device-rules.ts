import { deviceName } from '@foyer/contract/account/device.ts'

export interface Place {
  readonly user_agent: string
  readonly ip: string
}

/**
 * Whether someone has signed in with the same browser and system from the same network (`around` names it). An account without earlier
 * sign-ins has no unknown places.
 */
export const isKnownPlace = (earlier: readonly Place[], now: Place, around: (ip: string) => string): boolean => {
  if (earlier.length === 0) return true
  const [device, here] = [deviceName(now.user_agent), around(now.ip)]
  // Compares the network first: parsing a user agent takes much longer, and there can be several hundred places.
  return earlier.some(({ user_agent, ip }) => around(ip) === here && deviceName(user_agent) === device)
}

import { deviceName } from '@foyer/contract/account/device.ts'

export interface Place {
  readonly user_agent: string
  readonly ip: string
}

/**
 * The same browser and system, in the same neighbourhood (`around` tells which). What nobody has signed in from yet surprises nobody.
 */
export const isKnownPlace = (earlier: readonly Place[], now: Place, around: (ip: string) => string): boolean => {
  if (earlier.length === 0) return true
  const [device, here] = [deviceName(now.user_agent), around(now.ip)]
  // Where it was first: what a browser calls itself takes many times longer to read, and there are up to some hundred places.
  return earlier.some(({ user_agent, ip }) => around(ip) === here && deviceName(user_agent) === device)
}

import type { Call } from '../../platform/http/call.ts'
import { hashSecret } from '../../platform/ids.ts'
import type { Services } from './services.ts'
import { isDeviceOf } from './store.ts'

/**
 * Who makes a try. If the account was signed in on this device before, the device is included: it then has its own limit, which tries from
 * elsewhere or from the same office do not use up.
 */
export const fromKnownDevice = async ({ database }: Services, call: Call, email: string) => {
  const { tenant, ip, device } = call
  if (device === undefined) return { tenant, ip }
  const known = await database.read(tenant, (tx) => isDeviceOf(tx, email, hashSecret(device)))
  return known ? { tenant, ip, known_device: device } : { tenant, ip }
}

import type { RateLimit } from '../../platform/auth/rate-limits.ts'
import { Failure } from '../../platform/failure.ts'
import type { Call } from '../../platform/http/call.ts'
import { networkOf } from '../../platform/http/network.ts'
import { hashSecret } from '../../platform/ids.ts'

interface From extends Pick<Call, 'tenant' | 'ip'> {
  /** A device on which this account was signed in before. Only who holds it can use its tries up. */
  readonly known_device?: string
}

/** How often something may be tried for one e-mail from one address or known device, and from the address for whomever. */
export interface Throttle {
  /** Counts a try; 429 `too_many_requests` beyond the limit. */
  take(from: From, email: string): Promise<void>
  /** Forgets the tries for this e-mail, as after a success. */
  forgive(from: From, email: string): Promise<void>
}

/** Hashed: what is typed may be of any length. */
const emailKey = (tenant: string, email: string): string =>
  hashSecret(`${tenant}:${email.trim().toLowerCase()}`).toString('base64url')

/**
 * `pair` is counted per e-mail and address together, so that nobody can shut out the owner of an account, who is elsewhere;
 * `address` is wide, as a whole office may sit behind one. A known device has tries of its own, whoever sits behind its address.
 */
export const createThrottle = (pair: RateLimit, address: RateLimit): Throttle => {
  const pairKey = ({ tenant, ip, known_device }: From, email: string): string =>
    `${emailKey(tenant, email)}:${known_device === undefined ? networkOf(ip) : hashSecret(known_device).toString('base64url')}`
  return {
    take: async (from, email) => {
      if (from.known_device === undefined) await address.take(networkOf(from.ip))
      await pair.take(pairKey(from, email))
    },
    forgive: (from, email) => pair.reset(pairKey(from, email)),
  }
}

/** Mails that anybody can have sent to somebody are few per hour; whoever asks for more is not told. */
export const createMailboxLimit =
  (limit: RateLimit) =>
  async (tenant: string, email: string): Promise<boolean> => {
    try {
      await limit.take(emailKey(tenant, email))
      return true
    } catch (reason) {
      if (reason instanceof Failure) return false
      throw reason
    }
  }

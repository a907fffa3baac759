import type { RateLimit } from '../../platform/auth/rate-limits.ts'
import type { Call } from '../../platform/http/call.ts'
import { neighbourhoodOf, networkOf } from '../../platform/http/network.ts'
import { hashSecret } from '../../platform/ids.ts'

interface From extends Pick<Call, 'tenant' | 'ip'> {
  /** A device on which this account was signed in before. Only who holds it can use its tries up. */
  readonly known_device?: string
  /** An address that is theirs who have something to try. Whoever else sits behind it has the tries of a pair and of an address alone. */
  readonly known_address?: boolean
}

/** What each try is counted by; each has its own limit. */
export interface TryLimits {
  /** The e-mail and the address together, or a known device. */
  readonly pair: RateLimit
  /** The address, for whomever: wide, as a whole office may sit behind one. */
  readonly address: RateLimit
  /** All addresses of one network, for whomever: many accounts tried once each from here and there in it. */
  readonly network: RateLimit
  /** The e-mail, from wherever: one account tried from many networks. Left out where its owner could be shut out by it. */
  readonly email?: RateLimit
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

/** Nobody can shut out the owner of an account on a device where they were before: it has tries of its own, whoever sits behind its address or tries from elsewhere. */
export const createThrottle = ({ pair, address, network, email: ofEmail }: TryLimits): Throttle => {
  const pairKey = ({ tenant, ip, known_device }: From, email: string): string =>
    `${emailKey(tenant, email)}:${known_device === undefined ? networkOf(ip) : hashSecret(known_device).toString('base64url')}`
  return {
    take: async (from, email) => {
      const ownDevice = from.known_device !== undefined
      const elsewhere = !ownDevice && from.known_address !== true
      if (!ownDevice) await address.take(networkOf(from.ip))
      if (elsewhere) await network.take(neighbourhoodOf(from.ip))
      await pair.take(pairKey(from, email))
      // Last, so that one address uses up no more of them than are its own.
      if (elsewhere) await ofEmail?.take(emailKey(from.tenant, email))
    },
    forgive: async (from, email) => {
      await pair.reset(pairKey(from, email))
      await ofEmail?.reset(emailKey(from.tenant, email))
    },
  }
}

/** Mails that anybody can have sent to somebody are few per hour; whoever asks for more is not told. */
export const createMailboxLimit =
  (limit: RateLimit) =>
  (tenant: string, email: string): Promise<boolean> =>
    limit.mayTake(emailKey(tenant, email))

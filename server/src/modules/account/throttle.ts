import type { RateLimit } from '../../platform/auth/rate-limits.ts'
import type { Call } from '../../platform/http/call.ts'
import { neighbourhoodOf, networkOf } from '../../platform/http/network.ts'
import { hashSecret } from '../../platform/ids.ts'

interface From extends Pick<Call, 'tenant' | 'ip'> {
  /** A device on which this account has signed in before. It has tries of its own, which only its holder can use up. */
  readonly known_device?: string
  /** The address is known to belong to people with accounts. Only the limits of the pair and the address then apply. */
  readonly known_address?: boolean
}

/** The limits that each try counts against. */
export interface TryLimits {
  /** Per e-mail and address together, or per known device. */
  readonly pair: RateLimit
  /** Per address, for all accounts. It is generous, because a whole office may share an address. */
  readonly address: RateLimit
  /** Per network, for all accounts, against tries spread over many accounts and addresses. */
  readonly network: RateLimit
  /** Per e-mail, from anywhere, against tries from many networks. Left out where it could lock the owner out. */
  readonly email?: RateLimit
}

/** Limits how often something can be tried for one e-mail and from one address. */
export interface Throttle {
  /** Counts a try; 429 `too_many_requests` beyond the limit. */
  take(from: From, email: string): Promise<void>
  /** Forgets the tries for this e-mail, after a success. */
  forgive(from: From, email: string): Promise<void>
}

/** Hashed, because the entered text may have any length. */
export const emailKey = (tenant: string, email: string): string =>
  hashSecret(`${tenant}:${email.trim().toLowerCase()}`).toString('base64url')

/**
 * Keeps strangers from locking out an owner on a known device: it has its own tries, whatever happens behind the same address or
 * elsewhere.
 */
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
      // Counted last, so that one address uses up no more of these than its own limit allows.
      if (elsewhere) await ofEmail?.take(emailKey(from.tenant, email))
    },
    forgive: async (from, email) => {
      await pair.reset(pairKey(from, email))
      await ofEmail?.reset(emailKey(from.tenant, email))
    },
  }
}

/** Mails that anyone can trigger for an address are limited to a few an hour. A caller beyond the limit is not told. */
export const createMailboxLimit =
  (limit: RateLimit) =>
  (tenant: string, email: string): Promise<boolean> =>
    limit.mayTake(emailKey(tenant, email))

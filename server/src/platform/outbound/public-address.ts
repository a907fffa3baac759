import { lookup, type LookupAddress, type LookupOptions } from 'node:dns'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

type LookedUp = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void

/**
 * The only part of IPv6 that has been allocated. The rest contains embedded forms of IPv4 addresses, not all of which
 * the library recognizes.
 */
const givenOut = ipaddr.parseCIDR('2000::/3')

const isPublic = (address: string): boolean => {
  const parsed = ipaddr.process(address)
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(givenOut))
}

/**
 * Whether a URL's host is a literal address of a private network, of this machine or of a reserved range. Host names
 * are checked when they are resolved.
 */
export const isPrivateLiteral = (hostname: string): boolean => {
  const literal = hostname.replace(/^\[(.*)\]$/, '$1')
  return isIP(literal) !== 0 && !isPublic(literal)
}

/**
 * Resolves and checks the host name for the connection itself, so that a name cannot point to our network by the time
 * it is used (DNS rebinding).
 */
export const publicLookup = (hostname: string, options: LookupOptions, done: LookedUp): void => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error !== null || first === undefined) return done(error ?? new Error('no address'), [])
    if (!addresses.every(({ address }) => isPublic(address))) return done(new Error(`${hostname} is not public`), [])
    return options.all === true ? done(null, addresses) : done(null, first.address, first.family)
  })
}

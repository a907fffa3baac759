import { lookup, type LookupAddress, type LookupOptions } from 'node:dns'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

type LookedUp = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void

/** All that was ever given out of IPv6; beside it stand old spellings of IPv4, of which the library knows not all. */
const givenOut = ipaddr.parseCIDR('2000::/3')

const isPublic = (address: string): boolean => {
  const parsed = ipaddr.process(address)
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(givenOut))
}

/** Whether the host of a URL is written as an address of a private network, of this machine or of no use. Names are looked at when they are used. */
export const isPrivateLiteral = (hostname: string): boolean => {
  const literal = hostname.replace(/^\[(.*)\]$/, '$1')
  return isIP(literal) !== 0 && !isPublic(literal)
}

/** Names are looked up at the very connection, so that none leads into our own network by the time it is used. */
export const publicLookup = (hostname: string, options: LookupOptions, done: LookedUp): void => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error !== null || first === undefined) return done(error ?? new Error('no address'), [])
    if (!addresses.every(({ address }) => isPublic(address))) return done(new Error(`${hostname} is not public`), [])
    return options.all === true ? done(null, addresses) : done(null, first.address, first.family)
  })
}

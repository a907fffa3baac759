import ipaddr from 'ipaddr.js'

/**
 * As it is told and kept: an address of IPv4 that a socket or a proxy of IPv6 wrote in its own way is one of IPv4.
 * Empty where there is none: a socket forgets its own once the other side has gone.
 */
export const plainAddress = (ip: string | undefined): string => {
  if (ip === undefined) return ''
  return ip.includes(':') && ipaddr.isValid(ip) ? ipaddr.process(ip).toString() : ip
}

/**
 * Whom an address counts as where tries are limited: an IPv6 customer is given a /64 at least, of which every address is theirs to use.
 * What is told or kept of a call names the address itself.
 */
export const networkOf = (ip: string): string => {
  if (!ip.includes(':') || !ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (!(address instanceof ipaddr.IPv6)) return address.toString()
  return `${new ipaddr.IPv6([...address.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`
}

/** What one customer of a data centre or one provider's site is given at most: a /24 of IPv4, a /48 of IPv6. Who tries from all of it at once is one. */
export const neighbourhoodOf = (ip: string): string => {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (!(address instanceof ipaddr.IPv6)) return `${address.octets.slice(0, 3).join('.')}.0/24`
  return `${new ipaddr.IPv6([...address.parts.slice(0, 3), 0, 0, 0, 0, 0]).toString()}/48`
}

/** The part of an address that stays when a provider hands out another: half of IPv4, the first three groups of IPv6. */
export const surroundingsOf = (ip: string): string => {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  return address instanceof ipaddr.IPv6 ? address.parts.slice(0, 3).join(':') : address.octets.slice(0, 2).join('.')
}

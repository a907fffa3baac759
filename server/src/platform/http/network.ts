import ipaddr from 'ipaddr.js'

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

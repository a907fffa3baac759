import ipaddr from 'ipaddr.js'

/**
 * Normalizes an address for logs and the database: an IPv4-mapped IPv6 address becomes plain IPv4. Empty if there is
 * none: a socket loses its address once the client has disconnected.
 */
export const plainAddress = (ip: string | undefined): string => {
  if (ip === undefined) return ''
  return ip.includes(':') && ipaddr.isValid(ip) ? ipaddr.process(ip).toString() : ip
}

/**
 * The key for rate limits by address. An IPv6 customer gets at least a /64 and can use every address in it. Logs and
 * stored rows contain the full address.
 */
export const networkOf = (ip: string): string => {
  if (!ip.includes(':') || !ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (!(address instanceof ipaddr.IPv6)) return address.toString()
  return `${new ipaddr.IPv6([...address.parts.slice(0, 4), 0, 0, 0, 0]).toString()}/64`
}

/**
 * The largest block that one customer of a data centre, or one site of a provider, usually gets: a /24 of IPv4 or a /48
 * of IPv6. Attempts from all over the block count as one source.
 */
export const neighbourhoodOf = (ip: string): string => {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (!(address instanceof ipaddr.IPv6)) return `${address.octets.slice(0, 3).join('.')}.0/24`
  return `${new ipaddr.IPv6([...address.parts.slice(0, 3), 0, 0, 0, 0, 0]).toString()}/48`
}

/**
 * The part of an address that usually stays the same when a provider assigns a new one: half of an IPv4 address, the
 * first three groups of an IPv6 address.
 */
export const surroundingsOf = (ip: string): string => {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  return address instanceof ipaddr.IPv6 ? address.parts.slice(0, 3).join(':') : address.octets.slice(0, 2).join('.')
}

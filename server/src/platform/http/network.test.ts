import { expect, it } from 'vitest'
import { networkOf, plainAddress } from './network.ts'

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:7:1::1', '2001:db8:7:1::/64'],
  ['2001:db8:7:1:ffff:ffff:ffff:ffff', '2001:db8:7:1::/64'],
  ['2001:DB8:7:1::2', '2001:db8:7:1::/64'],
  ['2001:db8:7:2::1', '2001:db8:7:2::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['no address', 'no address'],
])('S29 %s counts as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})

it.each([
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:7:1::1', '2001:db8:7:1::1'],
  // The client disconnected before the call was read.
  [undefined, ''],
])('%s is shown and stored as %j', (ip, told) => {
  expect(plainAddress(ip)).toBe(told)
})

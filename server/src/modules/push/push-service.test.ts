import { type LookupAddress } from 'node:dns'
import { expect, it } from 'vitest'
import { publicLookup } from '../../platform/outbound/public-address.ts'
import { isPushEndpoint } from './endpoint-rules.ts'
import { createPushService } from './push-service.ts'

it.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://jmt17.google.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-db5p.notify.windows.com/w/?token=abc',
])('%s is a push service of a browser', (endpoint) => {
  expect(isPushEndpoint(endpoint, () => false)).toBe(true)
})

it('the sandbox’s host is accepted only in the demo', () => {
  const endpoint = 'https://push.sandbox.invalid/send/1'
  expect(isPushEndpoint(endpoint, () => false)).toBe(false)
  expect(isPushEndpoint(endpoint, ({ host }) => host === 'push.sandbox.invalid')).toBe(true)
})

it('the server’s key is the same after every start, and different in another installation', () => {
  const key = createPushService('a-secret-of-sixteen', 'mailto:a@b.example', null).server_key
  expect(createPushService('a-secret-of-sixteen', 'mailto:a@b.example', null).server_key).toBe(key)
  expect(createPushService('another-secret-here', 'mailto:a@b.example', null).server_key).not.toBe(key)
  expect(Buffer.from(key, 'base64url')).toHaveLength(65)
})

const lookedUp = (name: string): Promise<string> =>
  new Promise((resolve) => {
    publicLookup(name, { all: true }, (error, addresses) => {
      resolve(error === null ? (addresses as LookupAddress[]).map(({ address }) => address).join() : error.message)
    })
  })

it.each([
  'localhost',
  '127.0.0.1',
  '10.0.0.8',
  '192.168.1.1',
  '169.254.169.254',
  '::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '::7f00:1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
])('no connection is opened to %s', async (name) => {
  expect(await lookedUp(name)).toBe(`${name} is not public`)
})

it.each(['142.250.74.106', '2606:4700::1111'])('a public address is accepted: %s', async (address) => {
  expect(await lookedUp(address)).toBe(address)
})

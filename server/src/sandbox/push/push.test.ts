import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import webPush from 'web-push'
import { useFoyer } from '../../../test/foyer.ts'
import { decryptPush } from './decrypt.ts'
import { pushPath } from './index.ts'

/** A stand-in that accepted everything would prove nothing, so its own checks are tested here. */
describe('the simulated browser', () => {
  const bytes = (text: string): Buffer => Buffer.from(text, 'base64url')

  it('PROF-34 reads the example of RFC 8291, section 5', () => {
    const subscriber = {
      private_key: bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'),
      auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
    }
    const body = bytes(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    )
    expect(decryptPush(body, subscriber)).toBe('When I grow up, I want to be a watermelon')
    expect(() => decryptPush(body, { ...subscriber, auth: randomBytes(16) })).toThrow('unable to authenticate')
  })
})

describe('the push service', () => {
  const foyer = useFoyer()

  const ours = webPush.generateVAPIDKeys()
  const subject = 'mailto:help@aurora.example'
  const text = JSON.stringify({ title: 'New invoice', body: '90 EUR to pay', path: '/payments', tag: 'n1' })

  interface Subscription {
    readonly endpoint: string
    readonly keys: { readonly auth: string; readonly p256dh: string }
  }

  const subscribe = async (): Promise<Subscription> => {
    const body = { server_key: ours.publicKey }
    return (await foyer.client.send('POST', '/sandbox/push/subscriptions', { body })).body as Subscription
  }

  type Change = (headers: Record<string, string>) => Record<string, string | undefined>

  const unchanged: Change = (headers) => headers

  /** The status of a message sent with these keys. */
  const send = async (
    to: Subscription,
    { keys = ours, signedFor = to.endpoint, change = unchanged } = {},
  ): Promise<number> => {
    const vapidDetails = { subject, ...keys }
    const { headers, body } = webPush.generateRequestDetails({ ...to, endpoint: signedFor }, text, {
      vapidDetails,
      TTL: 60,
    })
    const { pathname } = new URL(to.endpoint)
    const said = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
    const sent = Object.entries(change(said)).filter(
      ([name, value]) => name !== 'content-length' && value !== undefined,
    )
    const answer = await foyer.client.send('POST', `/sandbox/push${pathname}`, {
      headers: Object.fromEntries(sent) as Record<string, string>,
      body: new Uint8Array(body),
    })
    return answer.status
  }

  const messagesTo = async ({ endpoint }: Subscription): Promise<unknown> =>
    (await foyer.client.send('GET', `/sandbox/push/subscriptions/${endpoint.split('/').at(-1)}`)).body

  it('PROF-34 accepts a message signed with the subscribed key, and stores what the browser reads', async () => {
    const to = await subscribe()
    expect(await send(to)).toBe(201)
    expect(await messagesTo(to)).toEqual({ messages: [text] })
  })

  it('PROF-34 refuses one with another key, for another service, unsigned, or without a time to live', async () => {
    const to = await subscribe()
    expect(await send(to, { keys: webPush.generateVAPIDKeys() })).toBe(403)
    expect(await send(to, { signedFor: 'https://fcm.googleapis.com/send/1' })).toBe(403)
    expect(await send(to, { change: ({ authorization: _left, ...rest }) => rest })).toBe(403)
    expect(await send(to, { change: ({ ttl: _left, ...rest }) => rest })).toBe(403)
    // Someone else's signature with our public key.
    const forged = webPush.getVapidHeaders(
      `https://${new URL(to.endpoint).host}`,
      subject,
      ...strangerKeys(),
      'aes128gcm',
    )
    const authorization = forged.Authorization.replace(/k=.*$/, `k=${ours.publicKey}`)
    expect(await send(to, { change: (headers) => ({ ...headers, authorization }) })).toBe(403)
    expect(await messagesTo(to)).toEqual({ messages: [] })
  })

  it('PROF-34 stores a message for a complete browser unchanged if it is signed for the browser’s service', async () => {
    const body = { server_key: ours.publicKey }
    const { token } = (await foyer.client.send('POST', '/sandbox/push/browsers', { body })).body as { token: string }
    const endpoint = `https://jmt17.google.com/fcm/send/${token}`
    const path = pushPath(new URL(endpoint)) ?? ''
    // The browser's own keys are secret, but any keys will do for encryption.
    const to = { ...(await subscribe()), endpoint: `https://push.example${path}` }
    expect(await send(to, { signedFor: endpoint })).toBe(201)
    expect(await send(to, { signedFor: 'https://updates.push.services.mozilla.com/1' })).toBe(403)
    expect(await send(to, { keys: webPush.generateVAPIDKeys(), signedFor: endpoint })).toBe(403)
    const { messages } = (await messagesTo(to)) as { messages: string[] }
    expect(messages).toHaveLength(1)
    expect(Buffer.from(messages[0] ?? '', 'base64').includes(text)).toBe(false)
  })

  it('PROF-34 does not touch real endpoints', () => {
    expect(pushPath(new URL('https://fcm.googleapis.com/fcm/send/abc'))).toBeNull()
    expect(pushPath(new URL('https://push.example/fcm/send/sandbox-1'))).toBeNull()
  })

  it('PROF-34 distinguishes unsubscribed browsers from unknown ones', async () => {
    const to = await subscribe()
    await foyer.client.send('DELETE', `/sandbox/push/subscriptions/${to.endpoint.split('/').at(-1)}`)
    expect(await send(to)).toBe(410)
    const nobody = { ...to, endpoint: to.endpoint.replace(/[^/]+$/, '01900000-0000-7000-8000-000000000000') }
    expect(await send(nobody)).toBe(404)
  })
})

const strangerKeys = (): [string, string] => {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  return [publicKey, privateKey]
}

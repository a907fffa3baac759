import { expect, it } from 'vitest'
import { allRequired, fieldFacts } from '../testing/field-facts.ts'
import { PushSubscriptionBody } from './subscription.ts'

const subscription = { endpoint: 'https://push.example/abc', keys: { auth: 'c2VjcmV0', p256dh: 'cHVibGlj' } }

it('DATA-45 a subscription has an endpoint and the keys auth and p256dh', () => {
  expect(PushSubscriptionBody.parse(subscription)).toEqual(subscription)
  expect(fieldFacts(PushSubscriptionBody, subscription)).toEqual(allRequired)
})

it('DATA-45 an endpoint is an https address, so that the server posts nowhere else', () => {
  for (const endpoint of ['http://push.example/abc', 'file:///etc/passwd', 'push', ''])
    expect(PushSubscriptionBody.safeParse({ ...subscription, endpoint }).success, endpoint).toBe(false)
})

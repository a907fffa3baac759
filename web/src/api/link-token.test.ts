import { expect, it } from 'vitest'
import { memoryStore } from '../lib/storage.ts'
import { handOffAddress } from './hand-off.ts'
import { keepLinkToken, linkTokenOf, takeTokens } from './link-token.ts'

it('AUTH-18, AUTH-19, AUTH-21 the three tokens are read and removed from the address, the rest stays', () => {
  const address = new URL('https://foyer.test/invite/7?token=t1&from=mail&trial_token=t2&refresh_token=t3#top')
  expect(takeTokens(address)).toEqual({
    tokens: { token: 't1', trial_token: 't2', refresh_token: 't3' },
    rest: '/invite/7?from=mail#top',
  })
})

it('AUTH-21 an address with a double slash still leads to its page', () => {
  const address = new URL('https://foyer.test//auth/recovery?token=t1')
  expect(takeTokens(address)).toEqual({ tokens: { token: 't1' }, rest: '/auth/recovery' })
})

it('AUTH-21 an empty token counts as none', () => {
  expect(takeTokens(new URL('https://foyer.test/newsletter?token='))).toEqual({ tokens: {}, rest: '/newsletter' })
})

it('AUTH-22 a link token is stored for its own page', () => {
  const store = memoryStore()
  keepLinkToken(store, '/newsletter', 't1')
  expect(linkTokenOf(store, '/newsletter')).toBe('t1')
  expect(linkTokenOf(store, '/email_confirm')).toBeUndefined()
})

it.each([
  ['https://sever.test/', 'https://sever.test/?refresh_token=c%2F1'],
  ['https://sever.test/?lang=ru', 'https://sever.test/?lang=ru&refresh_token=c%2F1'],
  ['https://sever.test/a#b', 'https://sever.test/a?refresh_token=c%2F1#b'],
])('AUTH-17 the hand-off code is appended to %s', (redirectTo, address) => {
  expect(handOffAddress(redirectTo, 'c/1')).toBe(address)
})

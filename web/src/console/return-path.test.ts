import { describe, expect, it } from 'vitest'
import { consolePath } from './return-path.ts'

describe('the page that signing in to the console leads to', () => {
  it.each(['/operator', '/operator/orders?view=overdue', '/operator/customers/c1', '/operator?next=1'])(
    'is the page that was wanted: %s',
    (wanted) => expect(consolePath(wanted)).toBe(wanted),
  )

  it.each([
    '/operator/sign-in',
    '/operator/sign-in?next=%2Foperator%2Forders',
    '/operator/password',
    '/operator/password/',
    '/operator/password?token=1',
    '/operator/recovery#top',
  ])('is the start page, not a page for people who are not signed in: %s', (wanted) =>
    expect(consolePath(wanted)).toBe('/operator'),
  )

  it.each(['/operators', '/auth/signin', 'https://elsewhere.example/operator', '', undefined, 7])(
    'is the start page, not one outside of the console: %s',
    (wanted) => expect(consolePath(wanted)).toBe('/operator'),
  )
})

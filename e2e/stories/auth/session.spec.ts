import type { Page } from '@playwright/test'
import { refusal } from '../../fixtures/answers.ts'
import { revoke } from '../../fixtures/ended-session.ts'
import { expectEvery, letPass, stopClock } from '../../fixtures/page-clock.ts'
import { openSession, storedSession } from '../../fixtures/people.ts'
import { signInOnPage } from '../../fixtures/sign-in.ts'
import { expect, storedTokens, test } from '../../fixtures/story.ts'
import { door } from '../../fixtures/world.ts'

const nothing = { access_token: null, refresh_token: null, access_token_expires: null }
const loginPath = '**/billing/api/v1/login'

/** Makes the page consider its access token expired from the next load on. */
const expireToken = async (page: Page): Promise<void> => {
  await page.goto('/healthz')
  await page.localStorage.setItem('access_token_expires', String(Math.floor(Date.now() / 1000) + 2))
}

test('AUTH-25 an expired access token is refreshed once for all waiting calls', async ({ page, calls, signInAs }) => {
  const { refresh_token } = await signInAs(await door.createPerson())
  await expireToken(page)
  await page.goto('/licenses')
  await expect(page.getByRole('heading', { name: 'No licences yet' })).toBeVisible()
  await calls.settled()

  const renewals = calls.to('POST', '/login')
  expect(renewals).toHaveLength(1)
  expect(await renewals[0]?.headerValue('authorization')).toBe(`Bearer ${refresh_token}`)
  const { access_token } = await storedTokens(page)
  const others = calls.to('GET', /^\/(profile|deliverables|orders|login\/jwt_status)$/)
  expect(others.length).toBeGreaterThanOrEqual(4)
  for (const call of others) expect(await call.headerValue('authorization')).toBe(`Bearer ${access_token}`)
})

test('AUTH-25 ten concurrent calls, one refresh', async ({ context, page, signInAs }) => {
  await signInAs(await door.createPerson())
  await expireToken(page)
  let renewals = 0
  await context.route(loginPath, (route) => {
    renewals += 1
    return route.continue()
  })
  // Five tabs, each with the calls of its first page.
  const tabs = await Promise.all(Array.from({ length: 4 }, () => context.newPage()))
  await Promise.all([page, ...tabs].map((tab) => tab.goto('/licenses')))
  for (const tab of [page, ...tabs]) await expect(tab.getByRole('heading', { name: 'No licences yet' })).toBeVisible()
  expect(renewals).toBe(1)
})

test('S35 a computer whose clock is an hour fast refreshes its tokens no more often than any other', async ({
  page,
  calls,
  signInAs,
}) => {
  await signInAs(await door.createPerson())
  await page.clock.install({ time: Date.now() + 3_600_000 })
  await page.goto('/licenses')
  await expect(page.getByRole('heading', { name: 'No licences yet' })).toBeVisible()
  await page.goto('/tickets')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await calls.settled()
  // The renewal from which the page learns the server's time.
  expect(calls.to('POST', '/login')).toHaveLength(1)
})

test('AUTH-26 a refused refresh ends the session in the browser', async ({ page, signInAs }) => {
  const { access_token } = await signInAs(await door.createPerson())
  await expireToken(page)
  await revoke(access_token)
  await page.goto('/licenses?query=late')
  await expect(page).toHaveURL('/auth/signin')
  expect(await storedTokens(page)).toEqual(nothing)
})

test('AUTH-27 a 401 answer ends the session and says so', async ({ page, signInAs }) => {
  const ada = await door.createPerson()
  const { access_token } = await signInAs(ada)
  await page.goto('/licenses?query=edges')
  await expect(page.getByRole('heading', { name: 'Licence keys' })).toBeVisible()
  // Not earlier: a call of the page itself would be refused while the words are typed.
  let revoked: Promise<void> | undefined
  await page.route(/query=van/, async (route) => {
    revoked ??= revoke(access_token)
    await revoked
    await route.continue()
  })
  await page.getByRole('textbox', { name: 'ID, plan, comment, key or server' }).fill('van')
  await expect(page).toHaveURL('/auth/signin')
  expect(await storedTokens(page)).toEqual(nothing)
  await expect(page.getByText('Your session has ended.')).toBeVisible()
  const note = (await page.getByRole('status').filter({ hasText: 'session' }).boundingBox()) ?? { y: 0, height: 0 }
  const label = (await page.getByText('E-mail', { exact: true }).boundingBox()) ?? { y: 0 }
  expect(label.y - note.y - note.height, 'room below the note').toBeGreaterThanOrEqual(12)

  await signInOnPage(page, ada)
  await expect(page).toHaveURL(/\/licenses\?query=(van|edges)/)
})

test('AUTH-28 a refused sign-in shows its own error and keeps an existing session', async ({ page }) => {
  const ada = await door.createPerson()
  await page.goto('/auth/signin')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  // As if another tab had just signed in and this one had not noticed.
  const session = storedSession(await openSession(ada))
  for (const [name, value] of Object.entries(session)) await page.localStorage.setItem(name, value)
  await signInOnPage(page, { email: ada.email, password: 'Not-my-password-1' })
  await expect(page.getByRole('alert')).toHaveText('Wrong e-mail or password')
  expect(await storedTokens(page)).toEqual(session)
  await page.goto('/licenses')
  await expect(page.getByRole('heading', { name: 'No licences yet' })).toBeVisible()
})

test('AUTH-29 a refresh that fails for another reason ends nothing, and the next call tries again', async ({
  page,
  signInAs,
}) => {
  await signInAs(await door.createPerson())
  await expireToken(page)
  await page.route(loginPath, refusal(503, { code: 'unavailable', title: 'Back in a minute' }))
  await page.goto('/licenses')
  await expect(page.getByRole('heading', { name: 'Server error' })).toBeVisible()
  const { refresh_token } = await storedTokens(page)
  expect(refresh_token).not.toBeNull()
  await page.unroute(loginPath)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'No licences yet' })).toBeVisible()
})

test(
  'AUTH-30, AUTH-32 the session is checked every 60 s until it ends',
  { tag: '@main' },
  async ({ page, calls, signInAs }) => {
    await signInAs(await door.createPerson())
    await page.clock.install()
    await page.goto('/licenses')
    await expect(page.getByRole('heading', { name: 'No licences yet' })).toBeVisible()
    await stopClock(page, calls)
    await expectEvery(60_000, page, calls, ['GET', '/login/jwt_status'])

    await page.getByRole('button', { name: 'Log out' }).click()
    await letPass(page, calls, 2_000)
    await expect(page).toHaveURL('/auth/signin')
    calls.forget()
    await page.clock.fastForward(120_000)
    await calls.settled()
    expect(calls.to('GET', '/login/jwt_status')).toEqual([])
  },
)

test('AUTH-31, AUTH-32 428 from the keep-alive refreshes the tokens at once', async ({ page, calls, signInAs }) => {
  const { access_token, refresh_token } = await signInAs(await door.createPerson())
  await page.route(
    '**/login/jwt_status',
    refusal(428, { code: 'token_refresh_required', title: 'The token has to be renewed' }),
    { times: 1 },
  )
  await page.goto('/licenses')
  await expect.poll(async () => (await storedTokens(page))['refresh_token']).not.toBe(refresh_token)
  const [renewal, ...more] = calls.to('POST', '/login')
  expect(await renewal?.headerValue('authorization')).toBe(`Bearer ${refresh_token}`)
  expect(more).toEqual([])
  expect((await storedTokens(page))['access_token']).not.toBe(access_token)
  await expect(page).toHaveURL('/licenses')
})

test('AUTH-27 the keep-alive alone notices a revoked session', async ({ page, signInAs }) => {
  const ada = await door.createPerson()
  const { access_token } = await signInAs(ada)
  await openSession(ada)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.clock.install()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.route('**/billing/api/v1/{orders,profile,features}*', (route) => route.abort())
  await revoke(access_token)
  await page.clock.fastForward(60_000)
  await expect(page).toHaveURL('/auth/signin')
})

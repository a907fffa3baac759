import type { BrowserContext, Page } from '@playwright/test'
import { refusal } from '../../fixtures/answers.ts'
import { letPass, stopClock } from '../../fixtures/page-clock.ts'
import { emil, olga } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/story.ts'
import { door } from '../../fixtures/world.ts'
import type { Person } from '../../world/door.ts'

const licencesPath = '**/billing/api/v1/deliverables?*'
const title = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name }).or(page.getByRole('heading', { level: 1, name }))
const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem')
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })

test('SHELL-41 an unknown address shows “not found” inside the shell', { tag: '@main' }, async ({ page, signInAs }) => {
  await signInAs(emil)
  for (const path of ['/nowhere', '/licenses/1/2/3', '/retro']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' }), path).toBeVisible()
    await expect(menu(page)).toBeVisible()
    await expect(page, path).toHaveURL(path)
  }
  await page.getByRole('link', { name: 'Go to the start page' }).click()
  await expect(page).toHaveURL('/licenses')
})

test('SHELL-47, LIC-44 objects that do not exist or belong to somebody else are not found', async ({
  page,
  signInAs,
}) => {
  const other = await door.createPerson()
  const licence = await door.giveLicence(other)
  const invoice = await door.openRenewal(other, licence)
  await signInAs(olga)
  for (const id of [licence, '01a1f78a-0000-7000-8000-000000000000', 'nonsense']) {
    await page.goto(`/licenses/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Licence not found' }), id).toBeVisible()
    await expect(crumbs(page), id).toHaveText(['Licence keys', 'Licence not found'])
  }
  for (const path of [`/invoices/${invoice}`, '/invoices/nonsense', '/payments/nonsense', `/document/${invoice}`]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' }), path).toBeVisible()
    await expect(crumbs(page).last(), path).toHaveText('Page not found')
    await expect(page).toHaveTitle(/Page not found/)
    await expect(menu(page)).toBeVisible()
  }
})

test('SHELL-47 a missing object leads back to its list', async ({ page, signInAs }) => {
  await signInAs(emil)
  await page.goto('/invoices/nonsense')
  await page.getByRole('main').getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL('/invoices')
})

test('SHELL-48 if the unpaid invoices cannot be read, the pages of billing still work and poll no more often', async ({
  page,
  calls,
  signInAs,
}) => {
  await signInAs(emil)
  await page.clock.install()
  const unpaid = (url: URL): boolean => url.pathname.endsWith('/orders/unpaid')
  await page.route(unpaid, refusal(500, { code: 'internal', title: 'Something broke' }))
  await page.goto('/invoices')
  await expect(page.getByRole('heading', { name: 'No invoices yet' })).toBeVisible()
  await stopClock(page, calls)
  calls.forget()
  await letPass(page, calls, 10_000)
  await expect(page.getByRole('heading', { name: 'No invoices yet' })).toBeVisible()
  // At most two polls within the time, one every five seconds, each with up to three attempts.
  expect(calls.to('GET', '/orders/unpaid').length).toBeLessThan(13)
})

for (const status of [500, 502, 503]) {
  test(`SHELL-48 an answer ${status} shows “server error”, with a retry button`, async ({ page, signInAs }) => {
    await signInAs(emil)
    await page.route(licencesPath, refusal(status, { code: 'internal', title: 'Something broke' }))
    await page.goto('/licenses')
    await expect(title(page, 'Server error')).toBeVisible()
    await expect(page.getByText('request-1')).toBeVisible()
    await expect(menu(page)).toBeVisible()
    await page.unroute(licencesPath)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'No licences yet' })).toBeVisible()
  })
}

test('SHELL-48 while the server is overloaded the page keeps its layout, and loads automatically', async ({
  page,
  calls,
  signInAs,
}) => {
  await signInAs(emil)
  await page.clock.install()
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await stopClock(page, calls)
  await page.route(licencesPath, refusal(503, { code: 'overloaded', title: 'Too much', meta: { retry_after: 2 } }))
  await menu(page).getByRole('link', { name: 'Licence keys' }).click()
  // The page's own chunk is loading, during which the page's clock does not advance.
  await expect.poll(() => calls.to('GET', '/deliverables').length).toBe(1)
  await calls.settled()
  calls.forget()
  // Retries come after three seconds at most; coarser steps would add to each delay.
  await letPass(page, calls, 10_000, { stepMs: 250 })
  expect(calls.to('GET', '/deliverables').length).toBeGreaterThan(2)
  await expect(title(page, 'Server error')).toHaveCount(0)
  await page.unroute(licencesPath)
  await letPass(page, calls, 4_000)
  await expect(page.getByRole('heading', { name: 'No licences yet' })).toBeVisible()
})

test('SHELL-48 so does a profile that cannot be read', async ({ page, signInAs }) => {
  await signInAs(emil)
  await page.route('**/billing/api/v1/profile', refusal(500, { code: 'internal', title: 'Something broke' }))
  await page.goto('/licenses')
  await expect(title(page, 'Server error')).toBeVisible()
})

test('SHELL-49 a failed refresh keeps the content on screen', async ({ page, calls, signInAs }) => {
  const ada = await door.createPerson()
  await door.giveLicence(ada)
  await signInAs(ada)
  await page.clock.install()
  await page.goto('/licenses')
  await expect(page.getByRole('link', { name: 'Media Server Pro' })).toBeVisible()
  await stopClock(page, calls)
  await page.route(licencesPath, refusal(500, { code: 'internal', title: 'Something broke' }))
  calls.forget()
  await letPass(page, calls, 15_000)
  expect(calls.to('GET', '/deliverables').length).toBeGreaterThan(1)
  await expect(page.getByRole('link', { name: 'Media Server Pro' })).toBeVisible()
  await expect(title(page, 'Server error')).toHaveCount(0)
  await expect(page.locator('.toast')).toHaveCount(0)
})

test('SHELL-49 a page that the role does not allow says so', async ({ page, signInAs }) => {
  await signInAs(emil)
  await page.route(licencesPath, refusal(403, { code: 'forbidden', title: 'Not allowed' }))
  await page.goto('/licenses')
  await expect(title(page, 'No access')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
})

test('SHELL-49 without a network there is a notice and a retry button', async ({ page, signInAs }) => {
  await signInAs(emil)
  await page.route(licencesPath, (route) => route.abort())
  await page.goto('/licenses')
  await expect(title(page, 'No connection')).toBeVisible()
  await page.unroute(licencesPath)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'No licences yet' })).toBeVisible()
})

test(
  'SHELL-49 offline, a line above the page says how old the data are',
  { tag: '@main' },
  async ({ context, page, signInAs }) => {
    await signInAs(emil)
    await page.goto('/licenses')
    await expect(page.getByRole('heading', { name: 'No licences yet' })).toBeVisible()
    await context.setOffline(true)
    const bar = page.getByText(
      /^You are offline — showing data from \d\d:\d\d\. Changes can be saved once you are back online\.$/,
    )
    await expect(bar).toBeVisible()
    // Also for someone who has scrolled down.
    await page.setViewportSize({ width: 1280, height: 300 })
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(bar).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('heading', { name: 'No licences yet' })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(/^You are offline/)).toBeHidden()
  },
)

test('SHELL-49 a line says since when the server is silent although the network is there', async ({
  page,
  signInAs,
}) => {
  await signInAs(emil)
  await page.clock.install()
  await page.goto('/licenses')
  await expect(page.getByRole('heading', { name: 'No licences yet' })).toBeVisible()
  const bar = page.getByText(/^No answer from the server\. Showing data from \d\d:\d\d\.$/)
  await page.route('**/billing/api/v1/**', refusal(502, { code: 'internal', title: 'Bad gateway' }))
  await expect(async () => {
    await page.clock.fastForward(5_000)
    await expect(bar).toBeVisible({ timeout: 100 })
  }).toPass()
  await expect(page.getByRole('heading', { name: 'No licences yet' })).toBeVisible()
  await page.unroute('**/billing/api/v1/**')
  await expect(async () => {
    await page.clock.fastForward(5_000)
    await expect(bar).toBeHidden({ timeout: 100 })
  }).toPass()
})

const createDebtor = async (): Promise<Person> => {
  const ada = await door.createPerson()
  await door.openRenewal(ada, await door.giveLicence(ada))
  return ada
}

test('SHELL-49 offline, the line gives the age of the page even if other data are missing', async ({
  context,
  page,
  signInAs,
}) => {
  await signInAs(emil)
  // The bell's count is still pending when the network fails.
  await page.route(/\/notifications\?/, async (route) => {
    await expect(page.getByRole('heading', { name: 'No licences yet' })).toBeVisible()
    await context.setOffline(true)
    await route.abort('internetdisconnected')
  })
  const asked = page.waitForEvent('requestfailed', (request) => request.url().includes('/notifications?'))
  await page.goto('/licenses')
  await asked
  await expect(page.getByText(/^You are offline — showing data from/)).toBeVisible()
})

test('SHELL-49 offline, a filter without data does not show the rows of another one, and is applied when the network is back', async ({
  context,
  page,
  signInAs,
}) => {
  await signInAs(await createDebtor())
  await page.goto('/invoices')
  const rows = page.getByRole('table', { name: 'Invoices' }).locator('tbody tr')
  await expect(rows).toHaveCount(1)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Cancelled' }).click()
  await expect(title(page, 'No connection')).toBeVisible()
  await expect(rows).toHaveCount(0)
  // Nothing is shown that could be outdated.
  await expect(page.getByText('You are offline', { exact: true })).toBeVisible()
  await context.setOffline(false)
  await expect(title(page, 'No results')).toBeVisible()
})

for (const [how, lose] of [
  ['the network is lost', (_page, context) => context.setOffline(true)],
  ['the server fails', (page) => page.route('**/features', refusal(503, { code: 'unavailable', title: 'Not now' }))],
  ['the server does not answer', (page) => page.route('**/features', () => undefined)],
] as const satisfies readonly (readonly [string, (page: Page, context: BrowserContext) => Promise<unknown>])[]) {
  test(`SHELL-49 if ${how} when the areas would be requested again, filters continue in the same frame`, async ({
    context,
    page,
    signInAs,
  }) => {
    await signInAs(await createDebtor())
    await page.clock.install()
    await page.goto('/invoices')
    await expect(page.getByRole('table', { name: 'Invoices' }).locator('tbody tr')).toHaveCount(1)
    await menu(page).evaluate((frame) => frame.setAttribute('data-story', 'the same'))
    await page.clock.fastForward(61_000)
    await lose(page, context)
    await page.getByRole('button', { name: 'Cancelled' }).click()
    await expect(page).toHaveURL(/status=cancelled/)
    await expect(page.getByRole('main').getByRole('heading', { name: /^(No results|No connection)$/ })).toBeVisible()
    await expect(menu(page)).toHaveAttribute('data-story', 'the same')
  })
}

/** Serves the page without the settings that the server writes into it, and refuses the call for them. */
const loseSettings = async (page: Page): Promise<void> => {
  await page.route('**/auth/signin', async (route) => {
    const answer = await route.fetch()
    const html = (await answer.text()).replace(/<script[^>]*id="foyer-settings"[^<]*<\/script>/, '')
    await route.fulfill({ response: answer, body: html })
  })
  await page.route('**/client-area/api/v1/ui_settings', (route) => route.fulfill({ status: 503 }))
}

test('SHELL-50 without the brand’s settings there is an apology', { tag: '@main' }, async ({ page }) => {
  await loseSettings(page)
  await page.goto('/auth/signin')
  const apology = page.getByRole('alert')
  await expect(apology.locator('p')).toHaveText(
    "Something went wrong. We're aware of the problem and solving it now. Please try again later.",
  )
  await page.unrouteAll()
  await apology.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByLabel('E-mail')).toBeVisible()
})

test('SHELL-51 a part that cannot be rendered says so, the rest continues', async ({ page, signInAs }) => {
  await signInAs(emil)
  await page.route(licencesPath, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), deliverables: [null] } })
  })
  await page.goto('/licenses')
  await expect(page.getByText('An error has occurred.')).toBeVisible()
})

test('SHELL-51 a shell that cannot be rendered says so', { tag: '@main' }, async ({ page, signInAs }) => {
  await signInAs(emil)
  await page.route('**/billing/api/v1/profile', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), manager_name: {} } })
  })
  await page.goto('/licenses')
  await expect(page.getByText('An error has occurred.')).toBeVisible()
})

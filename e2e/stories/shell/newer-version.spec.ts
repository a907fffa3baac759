import type { Page } from '@playwright/test'
import { emil, olga } from '../../fixtures/people.ts'
import { signInOnPage } from '../../fixtures/sign-in.ts'
import { expect, test } from '../../fixtures/story.ts'
import { portalUrl } from '../../fixtures/world.ts'

/** Counts how often the page has started, and records what it loads from now on. */
interface Deployed {
  readonly starts: () => number
}

/**
 * Deploys a newer version while the page is open, without keeping the files of the older one: what the page has not
 * loaded yet is missing until it restarts. `gone` selects the missing files.
 */
const bringOut = async (page: Page, gone = /\/assets\//): Promise<Deployed> => {
  let starts = 0
  await page.route(
    (url) => gone.test(url.pathname),
    (route) => (starts > 0 ? route.continue() : route.fulfill({ status: 404, json: { errors: [] } })),
  )
  await page.route(`${portalUrl()}/**`, async (route) => {
    const request = route.request()
    if (request.isNavigationRequest()) starts += 1
    if (new URL(request.url()).pathname !== '/' || starts > 0) return route.fallback()
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replace('/assets/index-', '/assets/newer-') })
  })
  return { starts: () => starts }
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
const bar = (page: Page) => page.getByText('A new version is available')
const palette = (page: Page) => page.getByRole('dialog', { name: 'Search or jump to' })

test('SHELL-51 a page that only the older version had is loaded with the newer one', async ({ page, signInAs }) => {
  await signInAs(emil)
  await page.goto('/licenses')
  await expect(page.getByRole('heading', { name: 'No licences yet' })).toBeVisible()
  const { starts } = await bringOut(page)
  await menu(page).getByRole('link', { name: 'Profile', exact: true }).click()
  await expect(page).toHaveURL('/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Account information' })).toBeVisible()
  expect(starts()).toBe(1)
})

test('SHELL-51 so is one of which only the texts are missing', async ({ page, signInAs }) => {
  await signInAs(emil)
  await page.goto('/licenses')
  await expect(page.getByRole('heading', { name: 'No licences yet' })).toBeVisible()
  const { starts } = await bringOut(page, /\/assets\/en-/)
  await menu(page).getByRole('link', { name: 'Profile', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Account information' })).toBeVisible()
  await expect(page.getByText('Personal details')).toBeVisible()
  expect(starts()).toBe(1)
})

test('SHELL-51 signing in on a page of an older version loads the newer one', async ({ page }) => {
  await page.goto('/auth/signin')
  const { starts } = await bringOut(page)
  await signInOnPage(page, emil)
  await expect(page.getByRole('heading', { name: 'No licences yet' })).toBeVisible()
  expect(starts()).toBe(1)
})

test('SHELL-51 a missing part of the page loads the newer version, but never at the cost of typed text', async ({
  page,
  signInAs,
}) => {
  await signInAs(olga)
  await page.goto('/gallery')
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('Ada Berg')
  const { starts } = await bringOut(page)
  await expect(bar(page)).toHaveCount(0)
  await page.keyboard.press('ControlOrMeta+k')
  await expect(bar(page)).toBeVisible()
  await expect(name).toHaveValue('Ada Berg')
  await expect(palette(page)).toHaveCount(0)

  // When told to leave, it asks once and then goes.
  await menu(page).getByRole('link', { name: 'Profile', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
  await expect(name).toHaveValue('Ada Berg')
  expect(starts()).toBe(0)
  await menu(page).getByRole('link', { name: 'Profile', exact: true }).click()
  await page.getByRole('dialog').getByRole('button').last().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Account information' })).toBeVisible()
  expect(starts()).toBe(1)
})

test('SHELL-51 if nothing is typed, a missing part reloads the page', async ({ page, signInAs }) => {
  await signInAs(emil)
  await page.goto('/licenses')
  await expect(page.getByRole('heading', { name: 'No licences yet' })).toBeVisible()
  const { starts } = await bringOut(page)
  await page.keyboard.press('ControlOrMeta+k')
  await expect.poll(starts).toBe(1)
  await expect(page.getByRole('heading', { name: 'No licences yet' })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  await expect(palette(page)).toBeVisible()
})

test('SHELL-51 a part that is missing in the newer version too does not reload the page endlessly', async ({
  page,
  signInAs,
}) => {
  await signInAs(emil)
  await page.goto('/licenses')
  await expect(page.getByRole('heading', { name: 'No licences yet' })).toBeVisible()
  const { starts } = await bringOut(page)
  await page.route('**/assets/palette-*.js', (route) => route.fulfill({ status: 404, json: { errors: [] } }))
  await page.keyboard.press('ControlOrMeta+k')
  await expect.poll(starts).toBe(1)
  await expect(page.getByRole('heading', { name: 'No licences yet' })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.locator('.toast.bad')).toContainText('This could not be loaded')
  await expect(page.getByRole('heading', { name: 'No licences yet' })).toBeVisible()
  expect(starts()).toBe(1)
})

test('SHELL-49, SHELL-51 a part that failed because of the network says so and loses no typed text; later it loads', async ({
  context,
  page,
  signInAs,
}) => {
  await signInAs(emil)
  await page.goto('/new-ticket')
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.fill('No picture')
  // The code for messages is prefetched, so that the first message can be about the network.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /toasts-.*js/.test(name)),
  )
  await context.setOffline(true)
  await title.blur()
  // All of its files, so that none is still loading when the network returns.
  const failed = [/palette-(?!dialog).*js/, /palette-dialog-.*js/, /not-searched-.*js/].map((file) =>
    page.waitForEvent('requestfailed', (request) => file.test(request.url())),
  )
  await page.keyboard.press('ControlOrMeta+k')
  await Promise.all(failed)
  const told = page.locator('.toast.bad')
  await expect(told).toContainText('You are offline. Try again once you are connected.')
  await expect(palette(page)).toHaveCount(0)
  await expect(title).toHaveValue('No picture')

  // From now on the browser considers the file missing, so the page must restart, but not while a form is half filled.
  await context.setOffline(false)
  await page.keyboard.press('ControlOrMeta+k')
  await expect(told.last()).toContainText('Reload the page to fetch it again.')
  await expect(title).toHaveValue('No picture')
  await title.fill('')
  await title.blur()
  const started = page.waitForEvent('framenavigated')
  await page.keyboard.press('ControlOrMeta+k')
  await started
  await expect(title).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  await expect(palette(page)).toBeVisible()
})

test('SHELL-49, SHELL-51 a part whose styles failed to load is not shown without them, and loads with them the next time', async ({
  page,
  signInAs,
}) => {
  await signInAs(emil)
  await page.goto('/new-ticket')
  const title = page.getByRole('textbox', { name: 'Title' })
  // So that the page does not restart by itself.
  await title.fill('No colour')
  await title.blur()
  const styles = '**/assets/palette-dialog-*.css'
  await page.route(styles, (route) => route.abort())
  const told = page.locator('.toast.bad')
  for (const times of [1, 2]) {
    await page.keyboard.press('ControlOrMeta+k')
    await expect(told).toHaveCount(times)
    await expect(palette(page)).toHaveCount(0)
  }
  await page.unroute(styles)
  await page.keyboard.press('ControlOrMeta+k')
  await expect(palette(page)).toBeVisible()
  // As palette.css specifies.
  await expect(palette(page).locator('.palette-list')).toHaveCSS('overflow-y', 'auto')
  await expect(title).toHaveValue('No colour')
})

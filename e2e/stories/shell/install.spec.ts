import type { Page } from '@playwright/test'
import { emil } from '../../fixtures/people.ts'
import { givePushService } from '../../fixtures/push-browser.ts'
import { holdBack, watchShifts } from '../../fixtures/steadiness.ts'
import { expect, test } from '../../fixtures/story.ts'
import { portalUrl, severUrl } from '../../fixtures/world.ts'

const banner = (page: Page) => page.getByRole('region', { name: 'Install Aurora Streaming as an app' })

/**
 * Waits until a browser's first worker has cached the portal's files, some two hundred, and controls its pages. That
 * takes a while on a busy machine.
 */
const untilWorking = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 30_000 })
}

/** What Chromium does when it finds that the page can be installed. */
const offerInstall = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true })
    const prompt = async (): Promise<void> => {
      document.documentElement.dataset['prompted'] = String(offer.defaultPrevented)
    }
    dispatchEvent(Object.assign(offer, { prompt }))
  })

test(
  'SHELL-44 the banner appears with the browser’s offer, and its button asks the browser',
  { tag: '@main' },
  async ({ page, signInAs }) => {
    await signInAs(emil)
    await page.goto('/licenses')
    await expect(page.getByRole('heading', { name: 'No licences yet' })).toBeVisible()
    await expect(banner(page)).toHaveCount(0)
    await offerInstall(page)
    await expect(banner(page)).toBeVisible()
    await banner(page).getByRole('button', { name: 'Install', exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('data-prompted', 'true')
    await expect(banner(page)).toHaveCount(0)
  },
)

test('SHELL-44 notifications are suggested first, one suggestion at a time', async ({ page, signInAs }) => {
  await givePushService(page)
  await signInAs(emil)
  await page.goto('/licenses')
  const notifications = page.getByRole('region', { name: 'Notifications' })
  await expect(notifications).toBeVisible()
  await offerInstall(page)
  await expect(banner(page)).toHaveCount(0)
  await notifications.getByRole('button').click()
  await expect(notifications).toHaveCount(0)
  await expect(banner(page)).toBeVisible()
})

test('SHELL-44 an offer that arrives on a finished page moves nothing, and is shown on the next page', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(emil)
  const shifts = await watchShifts(page)
  await page.goto('/licenses')
  const title = page.getByRole('heading', { name: 'No licences yet' })
  await expect(title).toBeVisible()
  const [place, { sum }] = [await title.boundingBox(), await shifts()]
  await offerInstall(page)
  await expect(banner(page)).toBeVisible()
  expect(await title.boundingBox()).toEqual(place)
  expect((await shifts()).sum).toBe(sum)
  await page.keyboard.press('g')
  await page.keyboard.press('t')
  await expect(page).toHaveURL(/\/tickets/)
  await expect(page.locator('.install + .page, .install ~ .page')).toBeVisible()
  await expect(banner(page)).toHaveCount(1)
})

test('SHELL-44 an offer that arrives while the page is rendered is shown below its frame, and moves nothing', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(emil)
  const shifts = await watchShifts(page)
  await page.addInitScript(() => {
    const frame = new MutationObserver(() => {
      if (document.querySelector('.app .topbar') === null) return
      frame.disconnect()
      if (document.querySelector('main h1') !== null) return
      document.documentElement.dataset['offered'] = 'early'
      dispatchEvent(new Event('beforeinstallprompt', { cancelable: true }))
    })
    frame.observe(document, { childList: true, subtree: true })
  })
  // The skeleton is longer than the content that replaces it.
  const letGo = await holdBack(page, /\/deliverables\?/)
  await page.goto('/licenses')
  await expect(page.locator('html')).toHaveAttribute('data-offered', 'early')
  await expect(page.locator('.page + .install')).toBeAttached()
  await letGo()
  const title = page.getByRole('heading', { name: 'No licences yet' })
  await expect(title).toBeVisible()
  await expect(banner(page)).toBeVisible()
  const [above, below] = [await title.boundingBox(), await banner(page).boundingBox()]
  expect(below?.y).toBeGreaterThan(above?.y ?? Number.NaN)
  const { sum, parts } = await shifts()
  expect(sum, parts.join('\n')).toBeLessThan(0.02)
})

test('SHELL-45 once dismissed, it never returns in this browser', async ({ page, signInAs }) => {
  await signInAs(emil)
  await page.goto('/licenses')
  await expect(page.getByRole('heading', { name: 'No licences yet' })).toBeVisible()
  await offerInstall(page)
  await banner(page).getByRole('button', { name: 'Do not show again' }).click()
  await expect(banner(page)).toHaveCount(0)
  expect(await page.localStorage.getItem('install_dismissed')).toBe('true')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No licences yet' })).toBeVisible()
  await offerInstall(page)
  await expect(banner(page)).toHaveCount(0)
})

test.describe('on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
    viewport: { width: 390, height: 844 },
  })

  test('SHELL-43, SHELL-45 the banner explains how', { tag: '@main' }, async ({ page, signInAs }) => {
    await signInAs(emil)
    await page.goto('/licenses')
    await expect(banner(page)).toContainText('Press Share, then “Add to Home Screen”.')
    await expect(banner(page).getByRole('button', { name: 'Install', exact: true })).toHaveCount(0)
    await banner(page).getByRole('button', { name: 'Do not show again' }).click()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'No licences yet' })).toBeVisible()
    await expect(banner(page)).toHaveCount(0)
  })

  test('SHELL-46 there is no banner inside the app itself', { tag: '@main' }, async ({ page, signInAs }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }))
    await signInAs(emil)
    await page.goto('/licenses')
    await expect(page.getByRole('heading', { name: 'No licences yet' })).toBeVisible()
    await expect(banner(page)).toHaveCount(0)
  })
})

test('SHELL-46 each brand has its own manifest', async ({ page }) => {
  for (const [url, name] of [
    [portalUrl(), 'Aurora Streaming'],
    [severUrl(), 'Север Видео'],
  ] as const) {
    await page.goto(`${url}/auth/signin`)
    const address = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? ''
    const manifest = await page.evaluate(async (of) => (await fetch(of)).json(), address)
    expect(manifest).toMatchObject({ name, display: 'standalone', start_url: '/' })
    expect(manifest.icons).not.toEqual([])
    for (const { src } of manifest.icons)
      expect(await page.evaluate(async (of) => (await fetch(of)).ok, String(src)), src).toBe(true)
  }
})

test.describe('with service workers', () => {
  test.use({ serviceWorkers: 'allow' })
  // Installing a worker takes a quarter of a minute beside two other stories, and each of these stories starts with one.
  test.slow()

  test('SHELL-46 a worker is installed and serves the next visit', async ({ page }) => {
    await page.goto('/auth/signin')
    const script = await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL)
    expect(new URL(script ?? '').pathname).toBe('/worker.js')
    await page.reload()
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  })

  test('SHELL-46 without a network the portal opens at any of its addresses, says so, and continues when there is one', async ({
    context,
    page,
    signInAs,
  }) => {
    await signInAs(emil)
    await page.goto('/profile')
    await untilWorking(page)
    await page.getByRole('link', { name: 'Licence keys', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'No licences yet' })).toBeVisible()
    // Another page of the same host that is not part of the portal and does not count as one.
    const other = await context.newPage()
    await other.goto('/healthz')
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Licence keys' })).toBeVisible()
  })

  test('SHELL-51 a newer version is loaded in each tab that agrees, even if another tab has already activated it', async ({
    context,
    page,
    signInAs,
  }) => {
    await signInAs(emil)
    const other = await context.newPage()
    const tabs = [page, other]
    for (const tab of tabs) {
      await tab.goto('/licenses')
      await untilWorking(tab)
    }
    // The same worker at another URL counts as a newer one.
    await page.evaluate(() => navigator.serviceWorker.register('/worker.js?newer').then(() => undefined))
    const reload = (tab: Page) => tab.getByRole('button', { name: 'Reload' })
    for (const tab of tabs) await expect(reload(tab)).toBeVisible()
    for (const tab of tabs) {
      const started = tab.waitForEvent('framenavigated')
      await reload(tab).click()
      await started
      await expect(tab.getByRole('heading', { name: 'No licences yet' })).toBeVisible()
    }
  })

  test('SHELL-46 nothing is cached for a link with a token', async ({ page }) => {
    await page.goto('/auth/signin')
    await untilWorking(page)
    await page.goto('/auth/recovery?token=secret')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const kept = await page.evaluate(async () => {
      const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
      return (await Promise.all(stores.map((store) => store.keys()))).flat().map(({ url }) => url)
    })
    expect(kept.length).toBeGreaterThan(0)
    expect(kept.filter((url) => url.includes('token'))).toEqual([])
  })
})

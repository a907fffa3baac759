import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { browserArguments, wholeBrowser } from '../../fixtures/browser.ts'
import { type GooglePush, startGooglePush } from '../../fixtures/google-push.ts'
import { test as base, expect } from '../../fixtures/story.ts'
import { openTicket, staff } from '../../fixtures/tickets.ts'
import { door, portalUrl, readPushes } from '../../fixtures/world.ts'

/**
 * Nothing in the browser is replaced here: it subscribes, decrypts and displays messages itself. Only Google is
 * simulated, by switches that make Chromium use a stand-in. The headless shell from the package has no push messaging
 * (`PushManager.subscribe` rejects with "Registration failed - push service not available"), so this needs a full
 * Chromium (see the configuration). The other stories give the shell a stand-in.
 */
const test = base.extend<{ google: GooglePush }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures are needed: none
  google: async ({}, use) => {
    const google = await startGooglePush()
    await use(google)
    google.close()
  },
  // Push needs a persistent profile. Browsers without one, such as Playwright's contexts, refuse it.
  context: async ({ google, baseURL, viewport, locale }, use) => {
    const profile = mkdtempSync(join(tmpdir(), 'foyer-profile-'))
    const context = await chromium.launchPersistentContext(profile, {
      ...(wholeBrowser !== undefined && { executablePath: wholeBrowser }),
      ...(baseURL !== undefined && { baseURL }),
      ...(locale !== undefined && { locale }),
      viewport,
      serviceWorkers: 'allow',
      ignoreDefaultArgs: ['--headless', '--disable-background-networking'],
      args: [
        '--headless=new',
        ...browserArguments.filter((argument) => argument !== '--disable-background-networking'),
        ...google.switches,
      ],
    })
    await context.grantPermissions(['notifications'], { origin: portalUrl() })
    await use(context)
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  },
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
})

/** When the browser contacts Google, and how it handles a message, is up to the browser and takes seconds on a busy machine. */
const inItsOwnTime = { timeout: 30_000 } as const

const endpointOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.pushManager.getSubscription())?.endpoint
  })

const shownIn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title }) => title)
  })

test('PROF-26, PROF-27, PROF-28, PROF-34 a complete browser subscribes, decrypts and shows notifications, and unsubscribes', async ({
  page,
  google,
  calls,
  signInAs,
}) => {
  test.setTimeout(120_000)
  const ada = await door.createPerson()
  const ticket = await openTicket(ada)
  await signInAs(ada)
  await page.goto('/notifications')
  const toggle = page.getByRole('switch', { name: 'Show notifications', exact: true })
  await expect(toggle).not.toBeChecked()
  // The very first visit: the worker is still being installed.
  await expect(page.getByRole('alert')).toHaveCount(0)
  await toggle.click()
  await expect.poll(() => calls.to('POST', '/web_push/subscribe').length, inItsOwnTime).toBe(1)
  await expect(toggle).toBeChecked()
  const endpoint = (await endpointOf(page)) ?? ''
  expect(endpoint).toMatch(/^https:\/\/(?:fcm\.googleapis|jmt17\.google)\.com\/fcm\/send\/sandbox-/)

  await staff.reply(ticket, 'It is the codec')
  await expect.poll(() => readPushes(endpoint)).toHaveLength(1)
  await google.deliver(endpoint)
  await expect.poll(() => shownIn(page), inItsOwnTime).toEqual(['Support has replied'])

  await page.reload()
  await expect(toggle).toBeChecked()
  await toggle.click()
  await expect(toggle).not.toBeChecked()
  await expect.poll(() => calls.to('POST', '/web_push/unsubscribe').length).toBe(1)
  expect(await endpointOf(page)).toBeUndefined()
})

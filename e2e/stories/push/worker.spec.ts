import type { BrowserContext, Page, Worker } from '@playwright/test'
import { keepBodies } from '../../fixtures/api-calls.ts'
import { givePushService } from '../../fixtures/push-browser.ts'
import { expect, test } from '../../fixtures/story.ts'
import { openTicket, staff } from '../../fixtures/tickets.ts'
import { door, portalUrl, readPushes } from '../../fixtures/world.ts'

/**
 * The portal's own worker in a real browser, with messages handed over as its push service would. The desktop is
 * simulated within the worker: a browser without a window shows no notifications, and nothing outside of one can click
 * them.
 */
test.use({ serviceWorkers: 'allow' })

interface Shown {
  readonly title: string
  readonly body: string
  readonly tag: string
  readonly path: string
}

/** What the stories use of the worker's globals; Playwright runs them there. */
interface WorkerScope extends EventTarget {
  readonly registration: ServiceWorkerRegistration
  readonly clients: { openWindow: (url: URL) => Promise<null> }
  readonly ExtendableEvent: typeof Event
  /** By tag, as a desktop keeps them. */
  desktop: Record<string, Shown>
  opened: string[]
}

interface Portal {
  /** Hands over a message, as the browser does after decrypting it. */
  readonly deliver: (message: Shown | string) => Promise<void>
  /** The notifications on the desktop. */
  readonly shown: () => Promise<readonly Shown[]>
  readonly click: (tag: string) => Promise<void>
  /** Additional windows that were opened. */
  readonly opened: () => Promise<readonly string[]>
}

const workerOf = async (context: BrowserContext): Promise<Worker> =>
  context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))

const giveDesktop = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope
    Object.assign(scope, { desktop: {}, opened: [] })
    scope.registration.showNotification = async (title, options) => {
      const { body = '', tag = '', data } = options ?? {}
      scope.desktop[tag] = { title, body, tag, path: data.path }
    }
    scope.clients.openWindow = async (url) => {
      scope.opened.push(url.href)
      return null
    }
  })

const clickIn = (worker: Worker, tag: string): Promise<void> =>
  worker.evaluate((clicked) => {
    const scope = globalThis as unknown as WorkerScope
    const { path } = scope.desktop[clicked] ?? {}
    const notification = { data: { path }, close: () => Reflect.deleteProperty(scope.desktop, clicked) }
    scope.dispatchEvent(Object.assign(new scope.ExtendableEvent('notificationclick'), { notification }))
  }, tag)

/** Opens the page and waits until its worker controls it. */
const openWithWorker = async (page: Page, path: string): Promise<Portal> => {
  const devtools = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations.filter(({ isDeleted }) => !isDeleted)
      if (first !== undefined) resolve(first.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  await page.goto(path)
  // The worker is registered when the page is idle, and first caches all files of the frame, which takes seconds on a busy machine.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 30_000 })
  const [worker, registrationId] = await Promise.all([workerOf(page.context()), registered])
  await giveDesktop(worker)
  const origin = `${portalUrl()}/`
  return {
    deliver: async (message) => {
      const data = typeof message === 'string' ? message : JSON.stringify(message)
      await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
    },
    shown: () => worker.evaluate(() => Object.values((globalThis as unknown as WorkerScope).desktop)),
    click: (tag) => clickIn(worker, tag),
    opened: () => worker.evaluate(() => (globalThis as unknown as WorkerScope).opened),
  }
}

const message: Shown = { title: 'New invoice AUR-1', body: '€714.00 to pay', tag: 'n1', path: '/payments' }

test('PROF-34 a message becomes a notification, and a repeated one replaces it', async ({ page, signInAs }) => {
  await signInAs(await door.createPerson())
  const { deliver, shown } = await openWithWorker(page, '/profile')
  await deliver(message)
  await expect.poll(shown).toEqual([message])
  const again = { ...message, body: '€714.00 still to pay' }
  const other = { ...message, tag: 'n2' }
  for (const one of [again, other]) await deliver(one)
  await expect.poll(shown).toEqual([again, other])
})

test('PROF-34 clicking a notification opens its page without losing typed text, and closes the notification', async ({
  page,
  signInAs,
}) => {
  await signInAs(await door.createPerson())
  const { deliver, shown, click, opened } = await openWithWorker(page, '/new-ticket')
  await page.getByRole('textbox', { name: 'Description' }).fill('Since noon, every channel')
  await deliver(message)
  await expect.poll(shown).toEqual([message])
  await click(message.tag)
  await expect.poll(opened).toEqual([new URL('/payments', portalUrl()).href])
  expect(await shown()).toEqual([])
  await expect(page).toHaveURL('/new-ticket')
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Since noon, every channel')
})

test('PROF-34 a window that already shows the page comes to the front, and no other is opened', async ({
  page,
  signInAs,
}) => {
  await signInAs(await door.createPerson())
  const { deliver, shown, click, opened } = await openWithWorker(page, '/payments')
  await deliver(message)
  await expect.poll(shown).toEqual([message])
  await click(message.tag)
  await expect.poll(shown).toEqual([])
  expect(await opened()).toEqual([])
})

test('PROF-34 without an open portal its page is opened, and never on another site', async ({ page, signInAs }) => {
  await signInAs(await door.createPerson())
  const { deliver, shown, click, opened } = await openWithWorker(page, '/profile')
  const hostile = (tag: string): Shown[] =>
    ['https://elsewhere.example/', '//elsewhere.example/'].map((path, at) => ({
      ...message,
      path,
      tag: `${tag}-${at}`,
    }))
  for (const one of [...hostile('open'), ...hostile('closed'), message]) await deliver(one)
  await expect.poll(shown).toHaveLength(5)
  for (const { tag } of hostile('open')) await click(tag)
  await expect(page).toHaveURL('/profile')
  await page.goto('about:blank')
  for (const { tag } of [...hostile('closed'), message]) await click(tag)
  await expect.poll(opened).toEqual([new URL('/payments', portalUrl()).href])
})

test('PROF-27, PROF-28, PROF-34 a staff answer goes through the push service to the worker of the subscribed browser, and opens its ticket', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  const id = await openTicket(ada)
  await signInAs(ada)
  await givePushService(page)
  const bodies = await keepBodies(page, '**/web_push/subscribe')
  const { deliver, shown, click, opened } = await openWithWorker(page, '/notifications')
  const toggle = page.getByRole('switch', { name: 'Show notifications', exact: true })
  await toggle.click()
  await expect.poll(() => bodies.length).toBe(1)
  const [{ endpoint } = { endpoint: '' }] = bodies as { endpoint: string }[]

  await staff.reply(id, 'It is the codec')
  await expect.poll(() => readPushes(endpoint)).toHaveLength(1)
  // The exact bytes that the server encrypted and signed.
  const [read = ''] = await readPushes(endpoint)
  await deliver(read)
  await expect
    .poll(async () => (await shown()).map(({ path, title }) => [path, title]))
    .toEqual([[`/tickets/${id}`, 'Support has replied']])
  await click((await shown())[0]?.tag ?? '')
  await expect.poll(opened).toEqual([new URL(`/tickets/${id}`, portalUrl()).href])
  const isRead = page.waitForResponse('**/notifications/read')
  await page.goto(`/tickets/${id}`)
  await expect(page.getByText('It is the codec')).toBeVisible()
  // Its page reads it.
  await isRead

  await page.goto('/notifications')
  await toggle.click()
  await expect(toggle).not.toBeChecked()
  await staff.reply(id, 'Is it?')
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('button', { name: '1 unread notification' })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  expect(await readPushes(endpoint)).toHaveLength(1)
})

import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { enterConsole } from '../fixtures/console.ts'
import { setPdfViewer } from '../fixtures/looks.ts'
import { olga } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/story.ts'
import { openTicket, staff } from '../fixtures/tickets.ts'
import { door, lettersTo } from '../fixtures/world.ts'

const looks = [
  { locale: 'en', width: 1280 },
  { locale: 'en', width: 390 },
  { locale: 'ru', width: 390 },
  { locale: 'ru', width: 1280 },
] as const

/** All that a scheme changes. */
const ofColours = ['color-contrast', 'link-in-text-block']

/** What is wrong on this screen, in a line each. */
const violations = async (page: Page, rules?: string[]): Promise<string[]> => {
  // No screen has a frame; without this mode each look opens a page of its own.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations: found } = await (rules === undefined ? axe : axe.withRules(rules)).analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} (${any[0]?.message})`),
  )
}

/** Looks at a screen in each language, wide and narrow, light and, for its colours, dark. */
const lookAt = async (page: Page, path: string, ready: () => Promise<unknown>): Promise<void> => {
  let shown = ''
  for (const { locale, width } of looks) {
    await page.setViewportSize({ width, height: 900 })
    if (locale !== shown) {
      await page.goto('/healthz')
      await page.localStorage.setItem('locale', locale)
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await ready()
      shown = locale
    }
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await violations(page), `${path} ${locale} ${width} light`).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await violations(page, ofColours), `${path} ${locale} ${width} dark`).toEqual([])
  }
}

const headline = (page: Page) => () => expect(page.getByRole('heading', { level: 1 })).toBeVisible()
const filled = (page: Page) => () => expect(page.locator('tbody:not([aria-hidden]) tr').first()).toBeVisible()

test.describe.configure({ timeout: 90_000 })

test('SHELL-78 axe finds nothing on the signed-out pages', async ({ page }) => {
  await lookAt(page, '/auth/signin', headline(page))
})

for (const path of ['/auth/signup', '/auth/recovery', '/auth/recovery?token=t1', '/email_confirm?token=t1']) {
  test(`SHELL-78 axe finds nothing on ${path}`, async ({ page }) => {
    await lookAt(page, path, headline(page))
  })
}

test('SHELL-78 axe finds nothing on the page of the newsletter', async ({ page }) => {
  const token = await door.linkToken(await door.createPerson(), 'newsletter')
  await lookAt(page, `/newsletter?token=${token}`, headline(page))
})

for (const path of ['/purchase-media-server', '/purchase-watcher']) {
  test(`SHELL-78 axe finds nothing on ${path}`, async ({ page, signInAs }) => {
    await signInAs(olga)
    await lookAt(page, path, () => expect(page.locator('.plan .price').first()).toBeVisible())
  })
}

for (const path of [
  '/retroview/sessions',
  '/retroview/streams',
  '/retroview/users',
  '/retroview/unique_sessions',
  '/retroview/servers',
  '/tickets',
  '/pending-tickets',
  '/closed-tickets',
  '/licenses',
  '/unpaid-invoices',
  '/invoices',
  '/payments',
  '/payment-methods',
]) {
  test(`SHELL-78 axe finds nothing on ${path}`, async ({ page, signInAs }) => {
    await signInAs(olga)
    await lookAt(page, path, filled(page))
  })
}

for (const path of [
  '/new-ticket',
  '/profile',
  '/profile/security',
  '/company',
  '/colleagues',
  '/notifications',
  '/nowhere',
]) {
  test(`SHELL-78 axe finds nothing on ${path}`, async ({ page, signInAs }) => {
    await signInAs(olga)
    await lookAt(page, path, headline(page))
  })
}

test('SHELL-78 axe finds nothing on the dashboard of statistics', async ({ page, signInAs }) => {
  await signInAs(olga)
  await lookAt(page, '/retroview/dashboard', () => expect(page.locator('.bars > li').nth(30)).toBeVisible())
})

for (const path of ['/retroview/grafana', '/retroview/no_statistics', '/retroview/server_health']) {
  test(`SHELL-78 axe finds nothing on ${path}`, async ({ page, signInAs }) => {
    await signInAs(olga)
    await lookAt(page, path, headline(page))
  })
}

test('SHELL-78 axe finds nothing on a licence', async ({ page, signInAs }) => {
  const ada = await door.createPerson()
  const licence = await door.giveLicence(ada, { servers_limit: 4 })
  await door.reportServer(ada, licence, { hostname: 'good-01' })
  await door.reportServer(ada, licence, { hostname: 'bad-01', alerts: ['error_disk_cache: disk cache is 94 % full'] })
  await door.openRenewal(ada, licence)
  await signInAs(ada)
  await lookAt(page, `/licenses/${licence}`, filled(page))
})

test('SHELL-78 axe finds nothing on the other parts of a licence', async ({ page, signInAs }) => {
  const ada = await door.createPerson()
  const licence = await door.giveLicence(ada)
  const offline = await door.giveLicence(ada, { activation_type: 'offline', auto_renewable: true })
  await signInAs(ada)
  await lookAt(page, `/licenses/${licence}?tab=connect`, () => expect(page.locator('pre')).toBeVisible())
  await lookAt(page, `/licenses/${licence}?tab=history`, () =>
    expect(page.locator('.time-line li').first()).toBeVisible(),
  )
  await lookAt(page, `/licenses/${offline}`, () => expect(page.locator('textarea')).toBeVisible())
})

test('SHELL-78 axe finds nothing on an invoice, a payment and a document', async ({ page, signInAs }) => {
  test.setTimeout(150_000)
  await setPdfViewer(page, false)
  const ada = await door.createPerson()
  const invoice = await door.openRenewal(ada, await door.giveLicence(ada))
  const paid = await door.issueInvoice(ada, { description: 'Training', price: '90' })
  await door.receiveTransfer(ada, paid)
  await signInAs(ada)
  await page.goto('/payments')
  const payment = (await page.locator('a[href^="/payments/"]').first().getAttribute('href')) ?? ''
  await lookAt(page, `/invoices/${invoice}`, async () => {
    await filled(page)()
    await expect(page.locator('input.number')).toBeVisible()
  })
  await lookAt(page, payment, headline(page))
  await lookAt(page, `/document/${invoice}`, () => expect(page.locator('canvas').first()).toBeVisible())
})

test('SHELL-78 axe finds nothing on an invoice whose money went back', async ({ page, signInAs }) => {
  const ada = await door.createPerson()
  const invoice = await door.issueInvoice(ada, { description: 'Training', price: '90' })
  await door.receiveTransfer(ada, invoice)
  await door.refund(ada, invoice, 'Half a day was not used', '50')
  await signInAs(ada)
  await lookAt(page, `/invoices/${invoice}`, filled(page))
})

test('SHELL-78 axe finds nothing in dialogs and menus', async ({ page, signInAs }) => {
  await signInAs(olga)
  await lookAt(page, '/licenses', async () => {
    await filled(page)()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})

test('SHELL-78 axe finds nothing on a ticket, open and closed, and on the review of a mail', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  const id = await openTicket(ada, { description: 'Since **noon**:\n\n```\nqueue 240 > 200\n```' })
  await staff.reply(id, '1. Update\n2. Wait\n\n> as before')
  await signInAs(ada)
  await lookAt(page, `/tickets/${id}`, () => expect(page.getByRole('article')).toHaveCount(2))
  await staff.close(id)
  await lookAt(page, `/tickets/${id}`, () => expect(page.getByRole('radio').first()).toBeVisible())
  const links = async (): Promise<string[]> => (await lettersTo(ada.email)).flatMap((letter) => letter.links)
  await expect.poll(async () => (await links()).some((link) => link.includes('/review'))).toBe(true)
  const { pathname, search } = new URL((await links()).find((link) => link.includes('/review')) ?? '')
  await lookAt(page, pathname + search, () => expect(page.getByRole('radio').first()).toBeVisible())
})

test('SHELL-78 axe finds nothing at the door of the console, nor in its queue', async ({ page }) => {
  await lookAt(page, '/operator/sign-in', headline(page))
  await openTicket(await door.createPerson())
  await enterConsole(page, await door.createOperator())
  await lookAt(page, '/operator/tickets', () => expect(page.locator('.queue a').first()).toBeVisible())
})

test('SHELL-78 axe finds nothing on a ticket as staff see it', async ({ page }) => {
  const id = await openTicket(await door.createPerson())
  await staff.reply(id, 'Which **version**?')
  await enterConsole(page, await door.createOperator())
  await lookAt(page, `/operator/tickets/${id}`, () => expect(page.getByRole('article')).toHaveCount(2))
})

for (const path of [
  '/operator/today',
  '/operator/customers',
  '/operator/orders?view=all',
  '/operator/payments',
  '/operator/approvals',
  '/operator/licences',
  '/operator/jobs',
  '/operator/catalogue',
  '/operator/catalogue/new',
  '/operator/catalogue/draft',
  '/operator/catalogue/history',
  '/operator/webhooks',
  '/operator/brand',
  '/operator/terms',
  '/operator/keys',
  '/operator/audit',
]) {
  test(`SHELL-78 axe finds nothing on ${path}`, async ({ page }) => {
    await enterConsole(page, await door.createOperator())
    await lookAt(page, path, headline(page))
  })
}

test('SHELL-78 axe finds nothing on a customer, an order and a licence as staff see them', async ({ page }) => {
  test.setTimeout(150_000)
  const ada = await door.createPerson()
  const licence = await door.giveLicence(ada)
  const order = await door.openRenewal(ada, licence)
  await door.reportServer(ada, licence, { hostname: 'edge-01' })
  await enterConsole(page, await door.createOperator())
  await lookAt(page, `/operator/customers/${ada.id}`, headline(page))
  await lookAt(page, `/operator/orders/${order}`, headline(page))
  await lookAt(page, `/operator/licences/${licence}`, headline(page))
})

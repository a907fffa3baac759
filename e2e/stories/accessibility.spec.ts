import { enterConsole } from '../fixtures/console.ts'
import { list, locales, lookAt, screen } from '../fixtures/every-look.ts'
import { setPdfViewer } from '../fixtures/looks.ts'
import { emil, olga } from '../fixtures/people.ts'
import { savedReplies } from '../fixtures/saved-replies.ts'
import { expect, test } from '../fixtures/story.ts'
import { openTicket, staff } from '../fixtures/tickets.ts'
import { withWebhooks } from '../fixtures/webhooks.ts'
import { door, lettersTo } from '../fixtures/world.ts'

// Traces store the page at every step, which takes longer than the checks. Problems are reported in words.
test.use({ trace: 'off' })
test.describe.configure({ timeout: 240_000 })

for (const locale of locales) {
  test(`SHELL-78, SHELL-09 axe finds nothing and nothing scrolls sideways on the signed-out pages, in ${locale}`, async ({
    page,
  }) => {
    await lookAt(page, locale, [
      screen('/auth/signin'),
      screen('/auth/signup'),
      screen('/auth/recovery'),
      screen('/auth/recovery?token=t1'),
      screen('/email_confirm?token=t1'),
      screen(`/newsletter?token=${await door.linkToken(await door.createPerson(), 'newsletter')}`),
      screen(`/mail_copies?token=${await door.copyToken(await door.createPerson())}`),
      screen('/attachments/0190b9f0-0000-7000-8000-000000000000?token=t1'),
      screen('/invite/0190b9f0-0000-7000-8000-000000000000?token=t1'),
      screen('/operator/sign-in'),
      screen('/operator/recovery'),
      screen('/operator/password?token=t1'),
    ])
  })

  test(`SHELL-78, SHELL-09 axe finds nothing and nothing scrolls sideways on the shop, in ${locale}`, async ({
    page,
    signInAs,
  }) => {
    await signInAs(olga)
    const priced = { ready: () => expect(page.locator('.plan .price').first()).toBeVisible() }
    await lookAt(page, locale, [
      { path: '/purchase-media-server', ...priced },
      { path: '/purchase-watcher', ...priced },
    ])
  })

  test(`SHELL-78, SHELL-09 axe finds nothing and nothing scrolls sideways on the statistics, in ${locale}`, async ({
    page,
    signInAs,
  }) => {
    await signInAs(olga)
    await lookAt(page, locale, [
      screen('/retroview/dashboard', () => expect(page.locator('.bars > li').nth(30)).toBeVisible()),
      list('/retroview/sessions?limit=20'),
      list('/retroview/streams'),
      list('/retroview/users?limit=20'),
      list('/retroview/unique_sessions?limit=20'),
      list('/retroview/servers'),
      screen('/retroview/grafana'),
      screen('/retroview/no_statistics'),
      screen('/retroview/server_health'),
    ])
  })

  test(`SHELL-78, SHELL-09 axe finds nothing and nothing scrolls sideways on the lists about licences and money, in ${locale}`, async ({
    page,
    signInAs,
  }) => {
    await signInAs(olga)
    await lookAt(page, locale, [
      list('/licenses'),
      list('/unpaid-invoices'),
      list('/invoices'),
      list('/payments'),
      list('/payment-methods'),
      screen('/invoices?query=nothing-has-this-name'),
    ])
  })

  test(`SHELL-78, SHELL-09 axe finds nothing and nothing scrolls sideways on the pages about tickets, in ${locale}`, async ({
    page,
    signInAs,
  }) => {
    await signInAs(olga)
    await lookAt(page, locale, [
      list('/tickets'),
      list('/pending-tickets'),
      list('/closed-tickets'),
      screen('/new-ticket'),
    ])
  })

  test(`SHELL-78, SHELL-09 axe finds nothing and nothing scrolls sideways on the pages about people, in ${locale}`, async ({
    page,
    signInAs,
  }) => {
    await signInAs(olga)
    await lookAt(page, locale, [
      screen('/profile'),
      screen('/profile/security'),
      screen('/company'),
      screen('/colleagues'),
      screen('/notifications'),
      screen('/nowhere'),
    ])
  })

  test(`SHELL-78, SHELL-09 axe finds nothing and nothing scrolls sideways on pages without content, in ${locale}`, async ({
    page,
    signInAs,
  }) => {
    await signInAs(emil)
    await lookAt(page, locale, [
      screen('/licenses'),
      screen('/invoices'),
      screen('/payment-methods'),
      screen('/tickets'),
      screen('/company'),
      screen('/retroview/no_statistics'),
    ])
  })

  test(`SHELL-78, SHELL-09 axe finds nothing and nothing scrolls sideways on a licence, in ${locale}`, async ({
    page,
    signInAs,
  }) => {
    const ada = await door.createPerson()
    const licence = await door.giveLicence(ada, { servers_limit: 4 })
    const offline = await door.giveLicence(ada, { activation_type: 'offline', auto_renewable: true })
    await door.reportServer(ada, licence, { hostname: 'good-01' })
    await door.reportServer(ada, licence, { hostname: 'bad-01', alerts: ['error_disk_cache: disk cache is 94 % full'] })
    await door.openRenewal(ada, licence)
    await signInAs(ada)
    await lookAt(page, locale, [
      list(`/licenses/${licence}`),
      screen(`/licenses/${licence}?tab=connect`, () => expect(page.locator('pre')).toBeVisible()),
      screen(`/licenses/${licence}?tab=history`, () => expect(page.locator('.time-line li').first()).toBeVisible()),
      screen(`/licenses/${offline}`, () => expect(page.locator('textarea')).toBeVisible()),
    ])
  })

  test(`SHELL-78, SHELL-09 axe finds nothing and nothing scrolls sideways on an invoice, a payment and a document, in ${locale}`, async ({
    page,
    signInAs,
  }) => {
    await setPdfViewer(page, false)
    const ada = await door.createPerson()
    const invoice = await door.openRenewal(ada, await door.giveLicence(ada))
    const refunded = await door.issueInvoice(ada, { description: 'Training', price: '90' })
    await door.receiveTransfer(ada, refunded)
    await door.refund(ada, refunded, 'Half a day was not used', '50')
    await signInAs(ada)
    await page.goto('/payments')
    const payment = (await page.locator('a[href^="/payments/"]').first().getAttribute('href')) ?? ''
    await lookAt(page, locale, [
      screen(`/invoices/${invoice}`, () => expect(page.locator('input.number')).toBeVisible()),
      list(`/invoices/${refunded}`),
      screen(payment),
      screen(`/document/${invoice}`, () => expect(page.locator('canvas').first()).toBeVisible()),
    ])
  })

  test(`SHELL-78, SHELL-09 axe finds nothing and nothing scrolls sideways on a ticket, open and closed, and the review of a mail, in ${locale}`, async ({
    page,
    signInAs,
  }) => {
    const ada = await door.createPerson()
    const open = await openTicket(ada, { description: 'Since **noon**:\n\n```\nqueue 240 > 200\n```' })
    await staff.reply(open, '1. Update\n2. Wait\n\n> as before')
    const closed = await openTicket(ada)
    await staff.reply(closed, 'Solved')
    await staff.close(closed)
    const reviews = async (): Promise<URL[]> =>
      (await lettersTo(ada.email))
        .flatMap(({ links }) => links)
        .filter((link) => link.includes('/review'))
        .map((link) => new URL(link))
    await expect.poll(async () => (await reviews()).length).toBeGreaterThan(0)
    const [review] = await reviews()
    await signInAs(ada)
    const stars = () => expect(page.getByRole('radio').first()).toBeVisible()
    await lookAt(page, locale, [
      screen(`/tickets/${open}`, () => expect(page.getByRole('article')).toHaveCount(2)),
      screen(`/tickets/${closed}`, stars),
      screen(`${review?.pathname}${review?.search}`, stars),
    ])
  })

  test(`SHELL-78 axe finds nothing in the palette over a list, in ${locale}`, async ({ page, signInAs }) => {
    await signInAs(olga)
    await lookAt(page, locale, [
      screen('/licenses', async () => {
        await list('').ready(page)
        await page.keyboard.press('Control+k')
        await expect(page.getByRole('dialog')).toBeVisible()
      }),
    ])
  })

  test(`SHELL-78, SHELL-09 axe finds nothing and nothing scrolls sideways on the daily work of the console, in ${locale}`, async ({
    page,
  }) => {
    const ada = await door.createPerson()
    const licence = await door.giveLicence(ada)
    const order = await door.openRenewal(ada, licence)
    await door.reportServer(ada, licence, { hostname: 'edge-01' })
    const ticket = await openTicket(ada)
    await staff.reply(ticket, 'Which **version**?')
    await openTicket(ada, { title: 'W'.repeat(200) })
    await enterConsole(page, await door.createOperator())
    await lookAt(page, locale, [
      screen('/operator/today'),
      screen('/operator/tickets', () => expect(page.locator('.queue a').first()).toBeVisible()),
      screen(`/operator/tickets/${ticket}`, () => expect(page.getByRole('article')).toHaveCount(2)),
      list('/operator/customers'),
      screen(`/operator/customers/${ada.id}`),
      list('/operator/orders?view=all'),
      screen(`/operator/orders/${order}`),
      list('/operator/payments'),
      screen('/operator/approvals'),
      list('/operator/licences'),
      screen(`/operator/licences/${licence}`),
    ])
  })

  test(`SHELL-78, SHELL-09 axe finds nothing and nothing scrolls sideways on what the console sets up, in ${locale}`, async ({
    page,
  }) => {
    const { delivery } = await withWebhooks(page)
    const reply = await savedReplies.add({
      name: crypto.randomUUID(),
      texts: { en: 'Hello {{customer_name}}', ru: '1. Раз' },
    })
    await enterConsole(page, await door.createOperator())
    await page.goto('/operator/catalogue')
    const product = (await page.locator('a.name').first().getAttribute('href')) ?? ''
    await lookAt(page, locale, [
      list('/operator/catalogue'),
      screen(product),
      screen('/operator/catalogue/new'),
      screen('/operator/catalogue/draft'),
      list('/operator/catalogue/history'),
      screen('/operator/catalogue/history/1'),
      list('/operator/saved-replies'),
      screen('/operator/saved-replies/new'),
      screen(`/operator/saved-replies/${reply.id}`),
      screen('/operator/ticket-categories'),
      screen('/operator/jobs'),
      screen('/operator/security'),
      list('/operator/webhooks'),
      screen(`/operator/webhooks/${delivery}`),
      screen('/operator/brand'),
      screen('/operator/terms'),
      screen('/operator/operators'),
      screen('/operator/keys'),
      list('/operator/audit'),
      screen('/operator/nowhere'),
    ])
  })
}

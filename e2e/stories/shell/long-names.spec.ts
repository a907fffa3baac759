import type { Page } from '@playwright/test'
import { enterConsole } from '../../fixtures/console.ts'
import { expect, test } from '../../fixtures/story.ts'
import { openTicket } from '../../fixtures/tickets.ts'
import { door } from '../../fixtures/world.ts'

const softly = expect.configure({ soft: true })

/** How much is too wide: how far tables scroll, cards overflow, and the page exceeds the screen. */
const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const over = (part: Element) => part.scrollWidth - part.clientWidth
    const parts = [document.documentElement, ...document.querySelectorAll('.table-wrap, .queue, tbody tr')]
    return Math.max(...parts.map(over))
  })

/** Checks each page at the widths of a phone, a tablet and a desktop; `name` is the text that is too long for its row. */
const expectRoom = async (page: Page, pages: Readonly<Record<string, string>>): Promise<void> => {
  for (const [path, name] of Object.entries(pages)) {
    await page.goto(path)
    const row = page.locator('tbody:not([aria-hidden]) tr, ol.queue > li', { hasText: name }).first()
    await expect(row).toBeVisible()
    for (const width of [1440, 900, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await softly.poll(() => tooWide(page), { message: `${path} at ${width} px` }).toBeLessThanOrEqual(0)
      const { height = 0 } = (await row.boundingBox()) ?? {}
      softly(height, `${path} at ${width} px`).toBeLessThan(240)
    }
  }
}

const question = 'The picture stands still on every second television since the new version was installed, '.repeat(2)
const title = question.trim()
const stream = 'regional-broadcast-evening-edition-with-subtitles-1080p-backup'
const host = 'transcoder-17.streaming.production.eu-central-1.datacentre.people.example'
const viewer = '3f0f6c52-5d8a-4a55-9b7c-0d3c1f6f0a11'

test(
  'SHELL-09, SUP-02, STAT-05 long names leave the states, figures and dates of a list on the screen',
  { tag: '@main' },
  async ({ page, signInAs }) => {
    const ada = await door.createPerson()
    const licence = await door.giveLicence(ada, { retroview: true, user_comment: 'For the new channels. '.repeat(9) })
    await openTicket(ada, { title })
    await door.play(licence, [{ media: stream, user_id: viewer, hostname: host, user_agent: 'Q'.repeat(80) }])
    await door.reportServer(ada, licence, { hostname: host })
    await signInAs(ada)
    await expectRoom(page, {
      '/tickets': 'The picture stands',
      '/retroview/streams': stream,
      '/retroview/users': viewer,
      '/retroview/servers': host,
      '/retroview/sessions': stream,
      '/retroview/unique_sessions': stream,
      '/licenses': 'Media Server',
      [`/licenses/${licence}`]: host,
    })
    await page.setViewportSize({ width: 1440, height: 800 })
    await page.goto('/tickets')
    await expect(page.getByTitle(title)).toBeVisible()
    await page.goto('/retroview/sessions')
    for (const name of [stream, viewer, host]) await expect(page.getByTitle(name)).toBeVisible()
  },
)

test('SHELL-09 long names leave the states, figures and dates of the console’s lists on the screen', async ({
  page,
}) => {
  const local = `${crypto.randomUUID()}-accounts-payable`
  const email = `${local}@${'a-long-name-of-a-company.'.repeat(4)}example`
  const ada = await door.createPerson({ email, name: 'Anna-Maria '.repeat(5), legal_name: 'Broadcasting '.repeat(12) })
  await openTicket(ada, { title })
  await door.giveLicence(ada, { user_comment: 'For the new channels. '.repeat(9) })
  const order = await door.issueInvoice(ada, { description: title, price: '90' })
  await door.receiveTransfer(ada, order)
  await enterConsole(page, await door.createOperator('admin', 'Hanna '.repeat(15).trim()))
  await expectRoom(page, {
    [`/operator/tickets?query=${local}`]: local,
    [`/operator/customers?query=${local}`]: local,
    [`/operator/orders?view=all&query=${local}`]: local,
    [`/operator/payments?query=${local}`]: local,
    [`/operator/licences?query=${local}`]: local,
  })
})

test(
  'SHELL-09 an address without spaces breaks in a licence’s activity, and quotes are separated from the text above',
  { tag: '@main' },
  async ({ page, signInAs }) => {
    const ada = await door.createPerson()
    const licence = await door.giveLicence(ada)
    const address = `https://portal.people.example/${'StreamsWithoutAPicture'.repeat(7)}`
    const ticket = await openTicket(ada, {
      title: address,
      description: 'You wrote:\n\n> It is mended\n\nIt is not.',
      deliverable_id: licence,
    })
    await signInAs(ada)
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`/licenses/${licence}`)
      await expect(page.locator('.time-line', { hasText: address })).toBeVisible()
      expect(await tooWide(page), `${width} px`).toBeLessThanOrEqual(0)
    }
    await page.goto(`/tickets/${ticket}`)
    const quote = page.locator('.words > blockquote')
    await expect(quote).toHaveCSS('margin-top', '10px')
    await expect(quote).toHaveCSS('margin-left', '0px')
    await expect(page.locator('.words > blockquote + p')).toHaveCSS('margin-top', '10px')
  },
)

test(
  'SHELL-09 a long value of a filter takes more lines, not more room than a phone has',
  { tag: '@main' },
  async ({ page, signInAs }) => {
    const ada = await door.createPerson()
    await door.play(await door.giveLicence(ada, { retroview: true }), [{ media: stream, user_id: viewer }])
    await signInAs(ada)
    await page.setViewportSize({ width: 390, height: 800 })
    for (const path of [
      '/payments?amount_gt=999999999998&amount_lt=999999999999',
      `/retroview/sessions?stream=${stream}-${'x'.repeat(60)}&agent=${'Q'.repeat(80)}`,
    ]) {
      await page.goto(path)
      const filters = page.locator('.filter.set')
      await expect(filters.first()).toBeVisible()
      await softly.poll(() => tooWide(page), { message: path }).toBeLessThanOrEqual(0)
      const widths = await filters.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right))
      softly(Math.max(...widths), path).toBeLessThanOrEqual(390)
    }
  },
)

test(
  'SHELL-09 a long address that is typed into a message leaves the page as wide as it is',
  { tag: '@main' },
  async ({ page, signInAs }) => {
    const ada = await door.createPerson()
    const ticket = await openTicket(ada, { title })
    await signInAs(ada)
    for (const path of [`/tickets/${ticket}`, '/new-ticket']) {
      await page.goto(path)
      await page.locator('.compose textarea').fill(`https://files.people.example/${'signed'.repeat(60)}`)
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 800 })
        await softly.poll(() => tooWide(page), { message: `${path} at ${width} px` }).toBeLessThanOrEqual(0)
      }
    }
  },
)

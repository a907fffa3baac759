import type { Page } from '@playwright/test'
import { rowsIn } from '../../fixtures/parts.ts'
import { expect, test } from '../../fixtures/story.ts'
import { openTicket, openTicketWithFiles, replyWithFiles } from '../../fixtures/tickets.ts'
import { door } from '../../fixtures/world.ts'
import { hostileWords } from './hostile-words.ts'

/** The elements in these texts and names, with their attributes. */
const foundIn = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const words = [...main.querySelectorAll('.words *')]
    const forbidden = /^(script|iframe|object|embed|form|input|style|svg|math|img|video|base|link|meta)$/i
    return {
      strange: words.filter(({ tagName }) => forbidden.test(tagName)).map(({ outerHTML }) => outerHTML.slice(0, 80)),
      attributes: words
        .flatMap(({ attributes }) => [...attributes].map(({ name }) => name))
        .filter((name) => !['href', 'start', 'target', 'rel', 'class', 'tabindex'].includes(name)),
      // Titles and file names are outside of the formatted text.
      handlers: [...main.querySelectorAll('*')]
        .flatMap(({ attributes }) => [...attributes].map(({ name }) => name))
        .filter((name) => name.startsWith('on')),
      foreign: main.querySelectorAll('script, iframe, object, embed, base, meta').length,
      links: words
        .filter((one) => one instanceof HTMLAnchorElement)
        .map(({ href, target, rel, outerHTML }) => [outerHTML.includes('href=') ? href : '', target, rel]),
    }
  })

/** Records dialogs, console errors and requests to other origins from now on. */
const watchTrouble = (page: Page): string[] => {
  const trouble: string[] = []
  page.on('dialog', (dialog) => {
    trouble.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('console', (message) => {
    if (message.type() === 'error') trouble.push(message.text())
  })
  page.on('pageerror', (error) => trouble.push(error.message))
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (!['data:', 'blob:'].includes(protocol) && hostname !== '127.0.0.1') trouble.push(`request ${request.url()}`)
  })
  return trouble
}

/** The maximum number of files in a message. */
const atOnce = 10

test('SUP-25 two hundred hostile texts are shown as text, in messages and file names: nothing runs, nothing is fetched, no link misleads', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  const { access_token } = await signInAs(ada)
  const words = hostileWords()
  expect(words).toHaveLength(200)
  // Ten tickets with twenty texts each: in a description that contains them all, and as file names of ticket and reply.
  const ids: string[] = []
  for (let at = 0; at < words.length; at += 2 * atOnce) {
    const some = words.slice(at, at + 2 * atOnce)
    const description = some.join('\n\n').slice(0, 19_900)
    const id = await openTicketWithFiles(access_token, { description }, some.slice(0, atOnce))
    await replyWithFiles(access_token, id, some.slice(atOnce))
    ids.push(id)
  }
  const trouble = watchTrouble(page)
  for (const id of ids) {
    await page.goto(`/tickets/${id}`)
    await expect(page.locator('.words:not(.plain)').first()).toBeVisible()
    await expect(page.getByRole('link', { name: /^Download / })).toHaveCount(2 * atOnce)
    const { links, ...found } = await foundIn(page)
    expect(found).toEqual({ strange: [], attributes: [], handlers: [], foreign: 0 })
    for (const [href = '', target, rel] of links) {
      if (href === '') continue
      expect(href).toMatch(/^(https?:|mailto:)/i)
      expect([target, rel]).toEqual(['_blank', 'noopener noreferrer nofollow ugc'])
    }
  }
  expect(trouble).toEqual([])
})

test('each of them is shown as text when used as a title', { tag: '@main' }, async ({ page, signInAs }) => {
  const ada = await door.createPerson()
  await openTicket(ada)
  await signInAs(ada)
  const titles = hostileWords().map((word) => word.slice(0, 200).trim() || 'x')
  // One ticket per text, derived from the existing one.
  await page.route(/\/talks-client\/api\/v1\/tickets\?/, async (route) => {
    const answer = await route.fetch()
    const list = (await answer.json()) as { tickets: object[] }
    const tickets = titles.map((title, at) => ({ ...list.tickets[0], id: `t${at}`, title }))
    await route.fulfill({ response: answer, json: { ...list, tickets } })
  })
  const trouble = watchTrouble(page)
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/tickets')
    const rows = rowsIn(page)
    await expect(rows).toHaveCount(titles.length)
    expect(await foundIn(page)).toMatchObject({ handlers: [], foreign: 0 })
    const widest = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(widest, `at ${width} px`).toBeLessThanOrEqual(width)
  }
  expect(trouble).toEqual([])
})

test('SUP-24 characters may be written as named entities; unknown names stay as they were typed', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  await signInAs(ada)
  const description =
    '`x` &copy; &amp;&NotEqualTilde;&semi; &ampx; &nothing; &copy &#169; [a](https://ok.example/?a&amp;b)'
  await page.goto(`/tickets/${await openTicket(ada, { description })}`)
  const words = page.locator('.words:not(.plain)')
  await expect(words).toHaveText('x © &≂̸; &ampx; &nothing; &copy © a')
  await expect(words.getByRole('link')).toHaveAttribute('href', 'https://ok.example/?a&b')
})

test(
  'SUP-24 text is formatted up to 20,000 characters; one more is shown as it was typed',
  { tag: '@main' },
  async ({ page, signInAs }) => {
    const ada = await door.createPerson()
    const bold = '**bold** '
    const atCap = bold + 'x'.repeat(20_000 - bold.length)
    const [formatted, plain] = [
      await openTicket(ada, { description: atCap }),
      await openTicket(ada, { description: `${atCap}x` }),
    ]
    await signInAs(ada)
    await page.goto(`/tickets/${formatted}`)
    await expect(page.locator('.words strong')).toHaveText('bold')
    await page.goto(`/tickets/${plain}`)
    await expect(page.getByText('is shown as it was written', { exact: false })).toBeVisible()
    await expect(page.locator('.words.plain')).toContainText('**bold**')
  },
)

test('quotes nested ten thousand deep are shown quickly', async ({ page, signInAs }) => {
  const ada = await door.createPerson()
  const id = await openTicket(ada, { description: `${'>'.repeat(10_000)} deep\n\n${'['.repeat(5_000)}` })
  await signInAs(ada)
  await page.goto(`/tickets/${id}`)
  await expect(page.locator('.words').first()).toContainText('deep')
  await expect(page.getByRole('textbox', { name: 'Your reply' })).toBeEditable()
})

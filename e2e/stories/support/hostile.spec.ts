import { expect, test } from '../../fixtures/story.ts'
import { openTicket } from '../../fixtures/tickets.ts'
import { door } from '../../fixtures/world.ts'
import { hostileWords } from './hostile-words.ts'

test('SUP-25 two hundred hostile texts are shown as texts: nothing runs, nothing is fetched, no link leads astray', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  const words = hostileWords()
  expect(words.length).toBeGreaterThanOrEqual(200)
  // Ten tickets of twenty texts each: in the title, and as a description that shows them all.
  const ids: string[] = []
  for (let at = 0; at < words.length; at += 20) {
    const some = words.slice(at, at + 20)
    const title = (some[0] ?? '').slice(0, 190).trim() || 'x'
    ids.push(await openTicket(ada, { title, description: some.join('\n\n').slice(0, 19_900) }))
  }
  const trouble: string[] = []
  page.on('dialog', (dialog) => {
    trouble.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('console', (message) => {
    if (message.type() === 'error') trouble.push(message.text())
  })
  page.on('pageerror', (error) => trouble.push(error.message))
  await signInAs(ada)
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (!['data:', 'blob:'].includes(protocol) && hostname !== '127.0.0.1') trouble.push(`request ${request.url()}`)
  })
  for (const id of ids) {
    await page.goto(`/tickets/${id}`)
    await expect(page.locator('.words:not(.plain)').first()).toBeVisible()
    const found = await page.locator('.words').evaluate((element) => ({
      strange: [...element.querySelectorAll('*')]
        .filter((one) =>
          /^(script|iframe|object|embed|form|input|style|svg|math|img|video|base|link|meta)$/i.test(one.tagName),
        )
        .map((one) => one.outerHTML.slice(0, 80)),
      attributes: [...element.querySelectorAll('*')]
        .flatMap((one) => [...one.attributes].map(({ name }) => name))
        .filter((name) => !['href', 'start', 'target', 'rel', 'class', 'tabindex'].includes(name)),
      links: [...element.querySelectorAll('a')].map((link) => [link.getAttribute('href') ?? '', link.target, link.rel]),
    }))
    expect(found.strange).toEqual([])
    expect(found.attributes).toEqual([])
    for (const [href = '', target, rel] of found.links) {
      if (href === '') continue
      expect(href).toMatch(/^(https?:|mailto:)/i)
      expect([target, rel]).toEqual(['_blank', 'noopener noreferrer nofollow ugc'])
    }
  }
  await page.goto('/tickets')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  expect(trouble).toEqual([])
})

test('SUP-24 words are formatted up to 20,000 characters; one more is shown as it was typed', async ({
  page,
  signInAs,
}) => {
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
})

test('quotes nested ten thousand deep are shown in no time', async ({ page, signInAs }) => {
  const ada = await door.createPerson()
  const id = await openTicket(ada, { description: `${'>'.repeat(10_000)} deep\n\n${'['.repeat(5_000)}` })
  await signInAs(ada)
  await page.goto(`/tickets/${id}`)
  await expect(page.locator('.words').first()).toContainText('deep')
  await expect(page.getByRole('textbox', { name: 'Your reply' })).toBeEditable()
})

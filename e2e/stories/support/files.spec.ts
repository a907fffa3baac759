import { pixel } from '../../fixtures/pictures.ts'
import { expect, test } from '../../fixtures/story.ts'
import { openTicket } from '../../fixtures/tickets.ts'
import { door, lettersTo } from '../../fixtures/world.ts'

const megabyte = 1024 * 1024

test('SUP-19, SUP-20, SUP-22 an upload that breaks off is tried again, with the words and files as they were', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  const id = await openTicket(ada)
  await signInAs(ada)
  await page.goto(`/tickets/${id}`)
  const reply = page.getByRole('textbox', { name: 'Your reply' })
  await reply.fill('The log')
  await page.locator('input[type=file]').setInputFiles([
    { name: 'server.log', mimeType: 'text/plain', buffer: Buffer.alloc(2 * megabyte, 'x') },
    { name: 'picture.png', mimeType: 'image/png', buffer: pixel },
  ])
  const files = page.getByRole('list', { name: 'Files' })
  await expect(files.getByRole('listitem')).toHaveCount(2)

  const keys: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/comments'))
      keys.push(request.headers()['idempotency-key'] ?? '')
  })
  await page.route('**/comments', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionreset') : route.fallback(),
  )
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(files).toContainText(/Connection lost at \d+ %/)
  await expect(reply).toHaveValue('The log')

  await page.unroute('**/comments')
  await files.getByRole('button', { name: /again/ }).first().click()
  await expect(page.getByText('Comment created')).toBeVisible()
  await expect(reply).toHaveValue('')
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('link', { name: 'Download server.log' })).toBeVisible()
  // The same wish, so the same key: had the first try arrived, it would not count twice.
  expect(new Set(keys).size).toBe(1)
  expect(keys).toHaveLength(2)
})

test('SUP-19 too large and too many files are named and left out before anything is sent', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  const id = await openTicket(ada)
  await signInAs(ada)
  await page.goto(`/tickets/${id}`)
  const many = Array.from({ length: 11 }, (_, at) => ({
    name: `${at}.log`,
    mimeType: 'text/plain',
    buffer: Buffer.from('x'),
  }))
  const input = page.locator('input[type=file]')
  // Made in the page: carrying so many bytes into the browser takes longer than the story.
  await input.evaluate(
    (element: HTMLInputElement, size) => {
      const chosen = new DataTransfer()
      chosen.items.add(new File([new Uint8Array(size)], 'large.bin'))
      element.files = chosen.files
      element.dispatchEvent(new Event('change', { bubbles: true }))
    },
    20 * megabyte + 1,
  )
  await expect(page.getByText('large.bin is larger than 20 MB and was left out.')).toBeVisible()
  await input.setInputFiles(many)
  await expect(page.getByText(/At most 10 files.*10\.log/)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Files' }).getByRole('listitem')).toHaveCount(10)
})

test('files are dropped anywhere on the page', async ({ page, signInAs }) => {
  const ada = await door.createPerson()
  await signInAs(ada)
  await page.goto('/new-ticket')
  await expect(page.getByRole('button', { name: 'Create ticket' })).toBeVisible()
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['text'], 'dropped.txt'))
    for (const type of ['dragenter', 'dragover', 'drop'])
      document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
  })
  await expect(page.getByRole('list', { name: 'Files' })).toContainText('dropped.txt')
})

test('LINK-12, LINK-14, SUP-26 a file is saved under its own name, from its ticket and by the link of a mail without a session', async ({
  page,
  browser,
  signInAs,
}) => {
  const ada = await door.createPerson()
  await signInAs(ada)
  await page.goto('/new-ticket')
  await page.getByRole('combobox', { name: 'What is it about?' }).click()
  await page.getByRole('option', { name: 'General Inquiries' }).click()
  await page.getByRole('combobox', { name: 'Product' }).click()
  await page.getByRole('option', { name: 'Watcher', exact: true }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('A file')
  await page.getByRole('textbox', { name: 'Description' }).fill('Attached')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'отчёт 1.txt', mimeType: 'text/plain', buffer: Buffer.from('lines') })
  await page.getByRole('button', { name: 'Create ticket' }).click()
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download отчёт 1.txt' }).click(),
  ])
  expect(saved.suggestedFilename()).toBe('отчёт 1.txt')

  await expect.poll(() => lettersTo(ada.email).then((letters) => letters.length)).toBeGreaterThan(0)
  const [letter] = await lettersTo(ada.email)
  const link = letter?.links.find((one) => one.includes('/attachments/')) ?? ''
  const stranger = await browser.newContext({ acceptDownloads: true })
  const other = await stranger.newPage()
  const [byLink] = await Promise.all([other.waitForEvent('download'), other.goto(link)])
  expect(byLink.suggestedFilename()).toBe('отчёт 1.txt')
  await expect(other).toHaveURL(/\/attachments\/[0-9a-f-]+$/)
  await other.route('**/talks-client/**', (route) => route.abort())
  await other.getByRole('button', { name: 'Download again' }).click()
  await expect(other.getByRole('alert')).toContainText('could not be downloaded')
  await other.unroute('**/talks-client/**')
  await Promise.all([other.waitForEvent('download'), other.getByRole('button', { name: 'Download' }).click()])
  await stranger.close()
})

test('LINK-15, LINK-16 a link that is no longer good says so, and ends no session', async ({ page, signInAs }) => {
  const ada = await door.createPerson()
  const id = await openTicket(ada)
  await signInAs(ada)
  await page.goto(`/tickets/${id}/review?token=nonsense`)
  await expect(page.getByRole('alert')).toBeVisible()
  await page.goto('/tickets')
  await expect(page.getByRole('heading', { level: 1, name: 'Opened tickets' })).toBeVisible()
})

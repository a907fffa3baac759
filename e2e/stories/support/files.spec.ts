import { closeSync, ftruncateSync, openSync, unlinkSync } from 'node:fs'
import type { TestInfo } from '@playwright/test'
import { refusal } from '../../fixtures/answers.ts'
import { openBrokenLine } from '../../fixtures/broken-line.ts'
import { press } from '../../fixtures/keyboard.ts'
import { pixel } from '../../fixtures/pictures.ts'
import { forgetSession } from '../../fixtures/story.ts'
import { expect, fillTicket, test } from '../../fixtures/support.ts'
import { openTicketWithFiles } from '../../fixtures/tickets.ts'
import { door, lettersTo } from '../../fixtures/world.ts'

const megabyte = 1024 * 1024

/** A file with this many zeros on disk: passing its bytes to the browser would take longer than the story. */
const fileOf = (info: TestInfo, name: string, bytes: number): string => {
  const path = info.outputPath(name)
  const file = openSync(path, 'w')
  ftruncateSync(file, bytes)
  closeSync(file)
  return path
}

test('SUP-19, SUP-20, SUP-22 an upload that breaks off is retried with the same text and files', async ({
  page,
  atTicket,
}) => {
  const { reply, send, files, picker } = await atTicket()
  await reply.fill('The log')
  await picker.setInputFiles([
    { name: 'server.log', mimeType: 'text/plain', buffer: Buffer.alloc(2 * megabyte, 'x') },
    { name: 'picture.png', mimeType: 'image/png', buffer: pixel },
  ])
  await expect(files.getByRole('listitem')).toHaveCount(2)

  const keys: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/comments'))
      keys.push(request.headers()['idempotency-key'] ?? '')
  })
  await page.route('**/comments', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionreset') : route.fallback(),
  )
  await send.click()
  await expect(files).toContainText(/Connection lost at \d+%/)
  await expect(reply).toHaveValue('The log')

  await page.unroute('**/comments')
  await files.getByRole('button', { name: /again/ }).first().click()
  await expect(page.getByText('Comment created')).toBeVisible()
  await expect(reply).toHaveValue('')
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('link', { name: 'Download server.log' })).toBeVisible()
  // The same request, so the same key: if the first attempt had arrived, it would not count twice.
  expect(new Set(keys).size).toBe(1)
  expect(keys).toHaveLength(2)
})

test(
  'SUP-22 a reply with files that is still being processed, or has failed, is sent again as the same request',
  { tag: '@main' },
  async ({ page, atTicket }) => {
    const { reply, send, files, picker } = await atTicket()
    await reply.fill('The log')
    await picker.setInputFiles({ name: 'server.log', mimeType: 'text/plain', buffer: Buffer.from('x') })
    const keys: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/comments'))
        keys.push(request.headers()['idempotency-key'])
    })
    const openEnds = [
      refusal(409, { code: 'idempotency_in_progress', title: 'The same request is still being processed' }),
      refusal(502, { code: 'bad_gateway', title: 'Nobody answered' }),
    ]
    await page.route('**/comments', (route) =>
      route.request().method() === 'POST' ? (openEnds.shift()?.(route) ?? route.fallback()) : route.fallback(),
    )
    for (const tries of [1, 2]) {
      await send.click()
      await expect.poll(() => keys.length).toBe(tries)
      await expect(files).toContainText(/Connection lost at \d+%/)
      await expect(reply).toHaveValue('The log')
      await expect(send).toBeEnabled()
    }
    await files.getByRole('button', { name: 'Try to upload server.log again' }).click()
    await expect(page.getByText('Comment created')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(2)
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)
  },
)

test('SUP-19 an upload that is cut off halfway says so, and is retried completely; nothing of the first attempt remains', async ({
  page,
  atTicket,
}, info) => {
  const { ada, reply, send, files, picker } = await atTicket()
  await reply.fill('The capture')
  const size = 16 * megabyte
  await picker.setInputFiles(fileOf(info, 'capture.ts', size))
  const line = await openBrokenLine(size / 2)
  await page.route('**/comments', (route) =>
    route.request().method() === 'POST'
      ? route.continue({ url: `${line.url}${new URL(route.request().url()).pathname}` })
      : route.fallback(),
  )
  await send.click()
  await line.held
  const bar = files.getByRole('progressbar', { name: 'capture.ts' })
  // For the browser, buffered bytes count as sent.
  await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThanOrEqual(size / 2)
  await expect.poll(() => door.filesOf(ada)).toMatchObject([{ kept: false }])
  line.cut()
  // The machine's own buffers may have accepted the rest.
  await expect(files).toContainText(/Connection lost at (?:[5-9]\d|100)%/)
  await expect(reply).toHaveValue('The capture')
  await expect.poll(() => door.filesOf(ada)).toEqual([])

  await page.unroute('**/comments')
  await files.getByRole('button', { name: /again/ }).click()
  await expect(page.getByText('Comment created')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('link', { name: 'Download capture.ts' })).toHaveCount(1)
  expect(await door.filesOf(ada)).toMatchObject([{ name: 'capture.ts', size, kept: true }])
})

test('SUP-19 an upload shows its progress and can be cancelled; the text stays and nothing of it remains', async ({
  page,
  context,
  atTicket,
}, info) => {
  const { reply, send, files, picker } = await atTicket()
  await reply.fill('The capture, and the log')
  await picker.setInputFiles([fileOf(info, 'capture.ts', 8 * megabyte), fileOf(info, 'server.log', 1000)])
  // A connection so slow that people would give up.
  const line = await context.newCDPSession(page)
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: megabyte / 4 }
  await line.send('Network.emulateNetworkConditions', slow)
  await send.click()
  const bar = files.getByRole('progressbar', { name: 'capture.ts' })
  const sent = async (): Promise<number> => Number(await bar.getAttribute('value'))
  await expect.poll(sent).toBeGreaterThan(0)
  expect(await sent()).toBeLessThan(8 * megabyte)
  await expect(files.getByRole('listitem').first()).toContainText(/of 8\sMB/)
  await files.getByRole('button', { name: 'Cancel the upload of capture.ts' }).click()
  await expect(files.getByRole('listitem')).toHaveCount(1)
  await expect(files.getByRole('progressbar')).toHaveCount(0)
  await expect(reply).toHaveValue('The capture, and the log')
  await expect(page.getByRole('article')).toHaveCount(1)

  await line.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 })
  await send.click()
  await expect(page.getByText('Comment created')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('link', { name: 'Download server.log' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Download capture.ts' })).toHaveCount(0)
})

test('SUP-19 too large and too many files are named and left out before anything is sent', async ({
  page,
  atTicket,
}, info) => {
  const { files, picker } = await atTicket()
  await picker.setInputFiles(fileOf(info, 'large.bin', 20 * megabyte + 1))
  const errors = page.locator('.field', { has: page.getByRole('textbox', { name: 'Your reply' }) }).getByRole('alert')
  await expect(errors).toHaveText('large.bin is larger than 20 MB and was left out.')
  await expect(page.locator('.toast')).toHaveCount(0)
  const one = (_: unknown, at: number) => ({ name: `${at}.log`, mimeType: 'text/plain', buffer: Buffer.from('x') })
  await picker.setInputFiles(Array.from({ length: 11 }, one))
  await expect(page.getByText(/At most 10 files.*10\.log/)).toBeVisible()
  await expect(files.getByRole('listitem')).toHaveCount(10)
})

test('SUP-21 files alone are not a reply, which is said, and leaving them asks first', async ({ page, atTicket }) => {
  const { send, files, picker } = await atTicket()
  await picker.setInputFiles({ name: 'server.log', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await expect(page.getByText('Files need a few words to go with them.')).toBeVisible()
  await expect(send).toBeDisabled()
  const leave = () => page.getByRole('link', { name: 'Licence keys', exact: true }).click()
  await leave()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await files.getByRole('button', { name: 'Remove server.log' }).click()
  await leave()
  await expect(page).toHaveURL('/licenses')
})

test('SUP-21 cells of a spreadsheet are pasted as text, not as the picture that comes with them; a picture of a page as a picture', async ({
  atTicket,
}) => {
  const { reply, files } = await atTicket()
  /** Whether the paste is left to the browser. */
  const paste = (texts: Readonly<Record<string, string>>) =>
    reply.evaluate((box, given) => {
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File(['picture'], 'image.png', { type: 'image/png' }))
      for (const [type, text] of Object.entries(given)) clipboardData.setData(type, text)
      return box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, texts)
  expect(await paste({ 'text/html': '<table><td>edge-01</td></table>', 'text/plain': 'edge-01' })).toBe(true)
  await expect(files).toHaveCount(0)
  expect(await paste({ 'text/html': '<img src="a.png">' })).toBe(false)
  await expect(files.getByRole('listitem')).toHaveCount(1)
})

test('files can be dropped anywhere on the page', async ({ page, signInAs }) => {
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

test(
  'LINK-12, LINK-14, SUP-26 a file is saved under its own name, from its ticket and with the link from a mail without a session',
  { tag: '@main' },
  async ({ page, browser, signInAs }) => {
    const ada = await door.createPerson()
    await signInAs(ada)
    await page.goto('/new-ticket')
    await fillTicket(page, {
      about: 'General Inquiries',
      product: 'Watcher',
      title: 'A file',
      description: 'Attached',
    })
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
  },
)

test('LINK-04, LINK-13 without a token a file needs the session, and signed-out visitors have to sign in first', async ({
  page,
  calls,
  signInAs,
}) => {
  const ada = await door.createPerson()
  const { access_token } = await signInAs(ada)
  await openTicketWithFiles(access_token, {}, ['server.log'])
  const [file] = await door.filesOf(ada)
  const path = `/attachments/${file?.id}`
  const [saved] = await Promise.all([page.waitForEvent('download'), page.goto(path)])
  expect(saved.suggestedFilename()).toBe('server.log')
  const call = calls.to('GET', `/attachments/${file?.id}`).at(-1)
  expect(await call?.headerValue('authorization')).toMatch(/^Bearer /)
  expect(await call?.headerValue('email-token')).toBeNull()

  await forgetSession(page)
  await page.goto(path)
  await expect(page).toHaveURL('/auth/signin')
  await page.getByLabel('E-mail').fill(ada.email)
  await page.getByLabel('Password', { exact: true }).fill(ada.password ?? '')
  await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Sign in' }).click()])
  await expect(page).toHaveURL(path)
})

test('a file whose address has expired is still saved, and the conversation stays', async ({ page, signInAs }) => {
  const ada = await door.createPerson()
  const { access_token } = await signInAs(ada)
  const id = await openTicketWithFiles(access_token, {}, ['server.log'])
  await page.route(/\/talks-client\/api\/v1\/tickets\//, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(/until=\d+/g, 'until=1') })
  })
  await page.goto(`/tickets/${id}`)
  const file = page.getByRole('link', { name: 'Download server.log' })
  const [saved] = await Promise.all([page.waitForEvent('download'), file.click()])
  expect(saved.suggestedFilename()).toBe('server.log')
  await expect(page).toHaveURL(`/tickets/${id}`)
  await expect(file).toBeVisible()
})

test('LINK-15, LINK-16 an expired link says so, and ends no session', async ({ page, atTicket }) => {
  const { id } = await atTicket()
  await page.goto(`/tickets/${id}/review?token=nonsense`)
  await expect(page.getByRole('alert')).toBeVisible()
  await page.goto('/tickets')
  await expect(page.getByRole('heading', { level: 1, name: 'Opened tickets' })).toBeVisible()
})

test('SUP-19, SHELL-78 removing a file by keyboard leaves the focus in the message', async ({ page, atTicket }) => {
  const { reply, files, picker } = await atTicket()
  await picker.setInputFiles({ name: 'server.log', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await press(page, files.getByRole('button', { name: 'Remove server.log' }))
  await expect(files).toHaveCount(0)
  await expect(reply).toBeFocused()
})

test('SUP-19 a picked file that is gone when it is sent is named, and the others are not blamed', async ({
  page,
  atTicket,
}, info) => {
  const { reply, send, files, picker } = await atTicket()
  await reply.fill('The log')
  const log = fileOf(info, 'server.log', 1_000)
  await picker.setInputFiles([log, fileOf(info, 'trace.log', 1_000)])
  await expect(files.getByRole('listitem')).toHaveCount(2)
  unlinkSync(log)
  await send.click()
  await expect(files.getByRole('listitem').filter({ hasText: 'server.log' })).toContainText('Cannot be read any more')
  await expect(files.getByRole('listitem').filter({ hasText: 'trace.log' })).not.toContainText('Cannot be read')
  await expect(reply).toHaveValue('The log')
  await files.getByRole('button', { name: 'Remove server.log' }).click()
  await send.click()
  await expect(page.getByText('Comment created')).toBeVisible()
})

test('SUP-19 an upload that something in between answers with a page of its own does not count as sent', async ({
  page,
  atTicket,
}) => {
  const { reply, send, files, picker } = await atTicket()
  await reply.fill('The log')
  await picker.setInputFiles([{ name: 'server.log', mimeType: 'text/plain', buffer: Buffer.from('x') }])
  await page.route('**/comments', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Sign in to the network</h1>' })
      : route.fallback(),
  )
  await send.click()
  await expect(files).toContainText(/Connection lost/)
  await expect(reply).toHaveValue('The log')
})

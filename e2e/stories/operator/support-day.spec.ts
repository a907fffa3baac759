import { minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import { refusal } from '../../fixtures/answers.ts'
import { bearing, call } from '../../fixtures/calls.ts'
import { consoleToken, enterConsole } from '../../fixtures/console.ts'
import { press } from '../../fixtures/keyboard.ts'
import { signInElsewhere } from '../../fixtures/own-browser.ts'
import { openSession } from '../../fixtures/people.ts'
import { clipboardPicture } from '../../fixtures/pictures.ts'
import { signInOnPage } from '../../fixtures/sign-in.ts'
import { holdBack } from '../../fixtures/steadiness.ts'
import { expect, test } from '../../fixtures/story.ts'
import { addCopy, openTicket, openTicketWithFiles, replyWithFiles, staff } from '../../fixtures/tickets.ts'
import { door } from '../../fixtures/world.ts'

/** A unique title of a ticket. */
const word = (): string => `Case ${crypto.randomUUID().slice(0, 8)}`

test('SUP-35, SUP-36 a support day: sign in, find the question, take it, add a note, reply and close; the customer sees it without the note', async ({
  page,
  browser,
}) => {
  const ada = await door.createPerson()
  const title = word()
  const id = await openTicket(ada, { title })
  const hanna = await door.createOperator('support', 'Hanna Brandt')

  await page.goto(`/operator/tickets?query=${encodeURIComponent(title)}`)
  await expect(page).toHaveURL(/\/operator\/sign-in\?next=/)
  await signInOnPage(page, hanna)
  const queue = page.getByRole('list', { name: 'To answer' })
  await expect(queue.getByRole('listitem')).toHaveCount(1)
  await expect(queue).toContainText(ada.email)
  await expect(queue).toContainText('Not assigned')

  await page.keyboard.press('j')
  await expect(queue.getByRole('link', { name: title })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.keyboard.press('a')
  await expect(page.getByText('With Hanna Brandt')).toBeVisible()

  await page.keyboard.press('m')
  const note = page.getByRole('textbox', { name: 'Note for colleagues' })
  await expect(note).toBeFocused()
  await note.fill('Their edge runs an old version')
  // A note accepts no files, because they would be sent with the next reply.
  await clipboardPicture(note)
  await expect(page.getByText('Drop files or paste')).toHaveCount(0)
  // Returning with the key for replies keeps it a note.
  await note.press('Escape')
  await page.keyboard.press('r')
  await expect(note).toBeFocused()
  // Text meant for colleagues is restored as a note, not as a reply to the customer.
  await page.reload()
  await expect(note).toHaveValue('Their edge runs an old version')
  await page.getByRole('button', { name: 'Add note' }).click()
  const talk = page.getByRole('region', { name: 'Conversation' })
  await expect(talk.getByRole('article')).toHaveCount(2)
  await expect(talk).toContainText('Internal note')

  await page.getByRole('button', { name: 'Reply', exact: true }).click()
  await expect(page.getByText('Drop files or paste')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Files' })).toHaveCount(0)
  const reply = page.getByRole('textbox', { name: 'Your reply' })
  await reply.fill('Please **update** to 26.10')
  await reply.press('Control+Enter')
  await expect(talk.getByRole('article')).toHaveCount(3)
  await expect(page.locator('.page-head')).toContainText('Waiting for the customer')
  // Leaves the text and returns to it by keyboard.
  await reply.press('Escape')
  await expect(reply).not.toBeFocused()
  await page.keyboard.press('r')
  await expect(reply).toBeFocused()
  await expect(reply).toHaveValue('')
  await reply.press('Escape')
  await page.keyboard.press('e')
  await expect(page.getByRole('button', { name: 'Reopen ticket' })).toBeVisible()

  const { access_token } = await openSession(ada)
  const seen = await call('GET', `/talks-client/api/v1/tickets/${id}`, bearing(access_token))
  expect(seen).toMatchObject({ state: 'closed', manager_name: 'Hanna Brandt' })
  const portal = await signInElsewhere(browser, ada)
  await portal.goto(`/tickets/${id}`)
  await expect(portal.locator('.words strong')).toHaveText('update')
  await expect(portal.getByRole('article')).toHaveCount(2)
  await expect(portal.getByText('old version')).toHaveCount(0)
  await portal.context().close()
})

test('what staff write while an answer is being sent stays in the box', { tag: '@main' }, async ({ page }) => {
  const id = await openTicket(await door.createPerson())
  await enterConsole(page, await door.createOperator('support', 'Hanna Brandt'))
  await page.goto(`/operator/tickets/${id}`)
  await expect(page.getByRole('article')).toHaveCount(1)
  const letGo = await holdBack(page, /\/operator\/api\/v1\/tickets\/[^/]+\/comments$/)
  const reply = page.getByRole('textbox', { name: 'Your reply' })
  await reply.fill('Which version?')
  await reply.press('Control+Enter')
  await reply.press('Control+End')
  await reply.pressSequentially(' And since when?')
  await letGo()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(reply).toHaveValue('And since when?')
})

test('an answer is not sent past a colleague’s new message: it is shown, the text stays, and the next click sends it', async ({
  page,
}) => {
  const id = await openTicket(await door.createPerson())
  await enterConsole(page, await door.createOperator('support', 'Hanna Brandt'))
  await page.goto(`/operator/tickets/${id}`)
  const talk = page.getByRole('region', { name: 'Conversation' })
  await expect(talk.getByRole('article')).toHaveCount(1)
  const reply = page.getByRole('textbox', { name: 'Your reply' })
  await reply.fill('It is the codec')
  const colleague = await door.createOperator('support', 'Paul Weber')
  const words = `Please restart the encoder${', and tell what its log says'.repeat(9)}`
  await staff.reply(id, words, await consoleToken(colleague))
  await reply.press('Control+Enter')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Not sent: this came while you were writing')
  await expect(alert.getByRole('listitem')).toHaveText(`Paul Weber · reply · ${words}`)
  // However long that is, the page does not get wider.
  const across = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await across()).toBe(0)
  await expect.poll(async () => (await reply.boundingBox())?.width).toBeLessThan(900)
  await expect(talk.getByRole('article')).toHaveCount(2)
  await expect(reply).toHaveValue('It is the codec')
  // The error is shown in its place, without a second message in the corner.
  await expect(page.getByRole('alert')).toHaveCount(1)

  await staff.close(id)
  await page
    .locator('.composer input[type=file]')
    .setInputFiles({ name: 'how-to.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await page.getByRole('button', { name: 'Send anyway' }).click()
  await expect(alert.getByRole('listitem')).toHaveText('The ticket has been closed.')
  await expect(page.getByRole('list', { name: 'Files' })).toContainText('how-to.txt')
  await page.getByRole('button', { name: 'Send anyway' }).click()
  await expect(talk.getByRole('article')).toHaveCount(3)
  await expect(talk.getByRole('article').last()).toContainText('how-to.txt')
  await expect(alert).toHaveCount(0)
  await expect(reply).toHaveValue('')
})

test('an answer is not sent past unseen messages in a conversation of over a thousand either, of which the latest are shown', async ({
  page,
}) => {
  const id = await openTicket(await door.createPerson())
  await door.sayMuch(id, 1_050)
  await enterConsole(page, await door.createOperator('support'))
  await page.goto(`/operator/tickets/${id}`)
  const said = page.getByRole('article')
  await expect(said.last()).toContainText('Word 1050')
  await page.getByRole('button', { name: 'Show earlier messages (950)' }).click()
  await expect(said).toHaveCount(201)
  await expect(said.nth(1)).toContainText('Word 851')
  const reply = page.getByRole('textbox', { name: 'Your reply' })
  await reply.fill('It is the codec')
  await staff.reply(id, 'Update to 26.10')
  await reply.press('Control+Enter')
  const banner = page.getByRole('listitem').filter({ hasText: 'Update to 26.10' })
  await expect(banner).toBeVisible()
  await expect(page.getByText('Word 851')).toHaveCount(1)
  await expect(said).toHaveCount(202)
  await reply.press('Control+Enter')
  await expect(said).toHaveCount(203)
  await expect(said.last()).toContainText('It is the codec')
})

test('an interrupted answer is not sent twice, even if the page has shown in the meantime that it arrived', async ({
  page,
}) => {
  const id = await openTicket(await door.createPerson())
  await enterConsole(page, await door.createOperator('support', 'Hanna Brandt'))
  await page.goto(`/operator/tickets/${id}`)
  const articles = page.getByRole('region', { name: 'Conversation' }).getByRole('article')
  await expect(articles).toHaveCount(1)
  // The server has stored it, but the page gets no answer.
  await page.route(
    /\/operator\/api\/v1\/tickets\/[^/]+\/comments$/,
    async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      await route.fetch()
      return route.abort('connectionreset')
    },
    { times: 1 },
  )
  const reply = page.getByRole('textbox', { name: 'Your reply' })
  await reply.fill('It is the codec')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await staff.reply(id, 'And one word more')
  // Refetches the conversation.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(articles).toHaveCount(3)
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(reply).toHaveValue('')
  // From the server, not as it was shown before.
  await page.reload()
  await expect(articles).not.toHaveCount(0)
  await expect(articles).toHaveCount(3)
})

test('a ticket that a colleague has just taken is not taken from them unknowingly', async ({ page }) => {
  const id = await openTicket(await door.createPerson())
  await enterConsole(page, await door.createOperator('support', 'Hanna Brandt'))
  await page.goto(`/operator/tickets/${id}`)
  await expect(page.locator('.page-head')).toContainText('Not assigned')
  await staff.reply(id, 'I look into it', await consoleToken(await door.createOperator('support', 'Paul Weber')))
  await page.getByRole('button', { name: 'Assign to me' }).click()
  await expect(page.getByRole('alert')).toHaveText(/This ticket is now assigned to Paul Weber/)
  await expect(page.locator('.page-head')).toContainText('With Paul Weber')
  await page.getByRole('button', { name: 'Assign to me' }).click()
  await expect(page.locator('.page-head')).toContainText('With Hanna Brandt')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('SUP-36 a ticket is not closed over a new message from its customer: it is shown, and the next click closes it', async ({
  page,
}) => {
  const ada = await door.createPerson()
  const id = await openTicket(ada)
  await enterConsole(page, await door.createOperator('support', 'Hanna Brandt'))
  await page.goto(`/operator/tickets/${id}`)
  const articles = page.getByRole('region', { name: 'Conversation' }).getByRole('article')
  await expect(articles).toHaveCount(1)
  await replyWithFiles((await openSession(ada)).access_token, id, ['server.log'])
  const close = page.getByRole('button', { name: 'Close ticket' })
  await close.click()
  await expect(page.getByRole('alert')).toHaveText(/Not closed: there is something new/)
  await expect(articles).toHaveCount(2)
  await expect(articles.last()).toContainText('server.log')
  await close.click()
  await expect(page.getByText('Ticket closed')).toBeVisible()

  // A ticket that a colleague has closed is shown as closed, and can be reopened at once.
  await staff.reopen(id)
  await page.reload()
  await expect(close).toBeVisible()
  await staff.close(id)
  await close.click()
  await expect(page.getByRole('alert')).toHaveText(/The ticket has been closed/)
  await expect(page.getByRole('button', { name: 'Reopen ticket' })).toBeVisible()
})

test('the queue is filtered to unassigned tickets, and to one’s own', async ({ page }) => {
  const ada = await door.createPerson()
  const shared = word()
  const taken = await openTicket(ada, { title: `${shared} taken` })
  await openTicket(ada, { title: `${shared} free` })
  await enterConsole(page, await door.createOperator('support', `Tomas ${crypto.randomUUID()}`))
  await page.goto(`/operator/tickets/${taken}`)
  // The second click of a double click is not sent as well.
  await page.getByRole('button', { name: 'Assign to me' }).dblclick()
  await expect(page.getByRole('button', { name: 'Assign to me' })).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.goto(`/operator/tickets?query=${encodeURIComponent(shared)}`)
  const rows = page.getByRole('list', { name: 'To answer' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: 'Assigned to' }).click()
  await page.getByRole('button', { name: 'Nobody' }).click()
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('free')
  await expect(page).toHaveURL(/assigned=nobody/)
  // Going back leads to it as to any other queue.
  await rows.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: `${shared} free` })).toBeVisible()
  await page.keyboard.press('u')
  await expect(rows).toHaveCount(1)
  await page.getByRole('link', { name: /^Mine/ }).click()
  const mine = page.getByRole('list', { name: 'Mine' }).getByRole('listitem')
  await expect(mine).toHaveCount(1)
  await expect(mine).toContainText('taken')
  await expect(page.getByRole('button', { name: 'Assigned to' })).toHaveCount(0)
})

test('a question that cannot be answered yet is snoozed: it leaves the queue, and returns when its customer writes', async ({
  page,
}) => {
  const ada = await door.createPerson()
  const title = word()
  const id = await openTicket(ada, { title })
  await enterConsole(page, await door.createOperator('support', 'Hanna Brandt'))
  await page.goto(`/operator/tickets/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.keyboard.press('h')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('On a date', { exact: true }).click()
  await expect(dialog.getByRole('button', { name: 'Put off' })).toBeDisabled()
  await dialog.getByText('In a week', { exact: true }).click()
  await expect(dialog).toContainText(/Back in the queue .*09:00/)
  await dialog.getByRole('button', { name: 'Put off' }).click()
  await expect(page.locator('.page-head')).toContainText('Put off until')
  await page.goto(`/operator/tickets?query=${encodeURIComponent(title)}`)
  await expect(page.getByRole('link', { name: /^To answer/ })).toBeVisible()
  await page.getByRole('link', { name: /^Put off/ }).click()
  const off = page.getByRole('list', { name: 'Put off' }).getByRole('listitem')
  await expect(off).toHaveCount(1)
  await expect(off).toContainText('Put off until')
  await replyWithFiles((await openSession(ada)).access_token, id, ['server.log'])
  await page.getByRole('link', { name: /^To answer/ }).click()
  await expect(page.getByRole('list', { name: 'To answer' }).getByRole('listitem')).toHaveCount(1)

  await page.goto(`/operator/tickets/${id}`)
  const more = page.getByRole('button', { name: 'More actions' })
  await more.click()
  await page.getByRole('menuitem', { name: 'Put off…' }).click()
  await dialog.getByRole('button', { name: 'Put off' }).click()
  await expect(page.locator('.page-head')).toContainText('Put off until')
  await more.click()
  await page.getByRole('menuitem', { name: 'Back into the queue' }).click()
  await expect(page.locator('.page-head')).not.toContainText('Put off until')
})

test('a ticket shows who else gets its mails, which of two servers with one name is which, and the next steps', async ({
  page,
}) => {
  const ada = await door.createPerson()
  const licence = await door.giveLicence(ada)
  for (const server_id of ['id-a', 'id-b']) await door.reportServer(ada, licence, { server_id, hostname: 'edge' })
  const id = await openTicket(ada, { deliverable_id: licence })
  await addCopy((await openSession(ada)).access_token, id, 'noc@northlight.example')
  await enterConsole(page, await door.createOperator('admin', 'Hanna Brandt'))
  await page.goto(`/operator/tickets/${id}`)
  const beside = page.getByRole('complementary', { name: 'Details' })
  await expect(beside).toContainText('noc@northlight.example')
  await expect(beside).toContainText('id-a')
  await expect(beside).toContainText('id-b')
  await beside.getByRole('link', { name: '1 running' }).click()
  await expect(page).toHaveURL(new RegExp(`/operator/licences\\?customer=${ada.id}`))
  await page.goBack()
  await beside.getByRole('link', { name: 'Audit log' }).click()
  await expect(page).toHaveURL(new RegExp(`object_id=${id}`))
  await expect(page.getByRole('row', { name: /Ticket opened/ })).toBeVisible()
})

test('leaving files that were picked for an answer asks first', async ({ page }) => {
  const ada = await door.createPerson()
  const id = await openTicket(ada)
  await enterConsole(page, await door.createOperator('support', 'Hanna Brandt'))
  await page.goto(`/operator/tickets/${id}`)
  await page
    .locator('.composer input[type=file]')
    .setInputFiles({ name: 'server.log', mimeType: 'text/plain', buffer: Buffer.from('x') })
  const files = page.getByRole('list', { name: 'Files' })
  await expect(files).toContainText('server.log')
  const leave = () => page.getByRole('link', { name: 'Today' }).click()
  await leave()
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click()
  await expect(files).toContainText('server.log')
  await files.getByRole('button', { name: 'Remove server.log' }).click()
  await leave()
  await expect(page).toHaveURL(/\/operator\/today$/)
})

test('a file whose address has expired in a sleeping tab is saved with the first click, using the session', async ({
  page,
}) => {
  const { access_token } = await openSession(await door.createPerson())
  const id = await openTicketWithFiles(access_token, {}, ['server.log'])
  await enterConsole(page, await door.createOperator('support'))
  await page.goto(`/operator/tickets/${id}`)
  const file = page.getByRole('link', { name: 'Download server.log' })
  await expect(file).toBeVisible()
  await page.clock.setFixedTime(Date.now() + 30 * minuteMs)
  const [saved] = await Promise.all([page.waitForEvent('download'), file.click()])
  expect(saved.suggestedFilename()).toBe('server.log')
})

test('the queue starts with the longest wait, keeps its state in the address, and marks one’s own tickets', async ({
  page,
}) => {
  const ada = await door.createPerson()
  const shared = word()
  const first = await openTicket(ada, { title: `${shared} first` })
  await openTicket(ada, { title: `${shared} second`, kind: 'payment' })
  // The waiting time continues although the ticket was closed and reopened meanwhile.
  await staff.close(first)
  await staff.reopen(first)
  await enterConsole(page, await door.createOperator('support', `Tomas ${crypto.randomUUID()}`))
  await page.goto(`/operator/tickets?query=${encodeURIComponent(shared)}`)
  const rows = page.getByRole('list', { name: 'To answer' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('first')
  await page.getByRole('button', { name: 'Kind' }).click()
  await page.getByRole('button', { name: 'Billing and Payments' }).click()
  await expect(rows).toHaveCount(1)
  await expect(page).toHaveURL(/kind=payment/)
  await page.reload()
  await expect(rows).toHaveCount(1)
  await page.getByRole('link', { name: /^All/ }).click()
  await expect(page).toHaveURL(/view=all/)
  await expect(page).toHaveURL(/kind=payment/)
  await page.goBack()
  await expect(rows).toHaveCount(1)
  await rows.first().getByRole('link').click()
  await page.getByRole('button', { name: 'Assign to me' }).click()
  await expect(page.getByRole('button', { name: 'Assign to me' })).toHaveCount(0)
  await page.goto('/operator/tickets?view=mine')
  await expect(page.getByRole('list', { name: 'Mine' }).getByRole('listitem')).toHaveCount(1)
})

test('working through the queue goes from question to question, and Back returns to it unchanged', async ({ page }) => {
  const ada = await door.createPerson()
  const shared = word()
  await openTicket(ada, { title: `${shared} first`, kind: 'payment' })
  await openTicket(ada, { title: `${shared} elsewhere` })
  await openTicket(ada, { title: `${shared} second`, kind: 'payment' })
  await enterConsole(page, await door.createOperator('support', 'Hanna Brandt'))
  await page.goto(`/operator/tickets?kind=payment&query=${encodeURIComponent(shared)}`)
  const rows = page.getByRole('list', { name: 'To answer' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await rows.first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: `${shared} first` })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Next in queue' })).toHaveAttribute('title', `${shared} second`)
  await page.keyboard.press('n')
  await expect(page.getByRole('heading', { level: 1, name: `${shared} second` })).toBeVisible()
  await page.keyboard.press('u')
  await expect(page).toHaveURL(/kind=payment/)
  await expect(rows).toHaveCount(2)
  // The keys continue at the reader's position, not at the top.
  await page.keyboard.press('j')
  await expect(rows.last().getByRole('link')).toBeFocused()
  await page.keyboard.press('k')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: `${shared} first` })).toBeVisible()
  await page.reload()
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Tickets' }).click()
  await expect(page).toHaveURL(/kind=payment/)
  await expect(rows).toHaveCount(2)
  await rows.first().getByRole('link').click()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL(/kind=payment/)
  await expect(rows).toHaveCount(2)
})

test('an emptied later page of the queue leads to the first one and does not say that everybody is answered', async ({
  page,
}) => {
  const ada = await door.createPerson()
  const shared = word()
  for (let at = 1; at <= 11; at += 1) await openTicket(ada, { title: `${shared} ${at}` })
  const search = `query=${encodeURIComponent(shared)}&limit=10`
  await enterConsole(page, await door.createOperator('support'))
  await page.goto(`/operator/tickets?${search}`)
  const rows = page.getByRole('list', { name: 'To answer' }).getByRole('listitem')
  await expect(rows).toHaveCount(10)
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(rows).toHaveCount(1)
  const last = await rows.getByRole('link').getAttribute('href')
  await staff.reply(last?.split('/').at(-1) ?? '', 'It is the codec')
  await page.reload()
  await expect(rows).toHaveCount(10)
  await expect(page).not.toHaveURL(/cursor=/)
  await expect(page).toHaveURL(/limit=10/)
})

test('the ticket to merge into is found by its number among all of the customer’s, however many they have', async ({
  page,
}) => {
  const ada = await door.createPerson()
  const [id, into] = [await openTicket(ada, { title: word() }), await openTicket(ada, { title: 'The first outage' })]
  await openTicket(ada, { title: 'A later question' })
  await enterConsole(page, await door.createOperator('support'))
  await page.goto(`/operator/tickets/${into}`)
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
  await expect(crumbs).toContainText(/#\d/)
  const number = /#\d+/.exec((await crumbs.textContent()) ?? '')?.[0] ?? ''
  await page.goto(`/operator/tickets/${id}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Merge into another ticket…' }).click()
  const dialog = page.getByRole('dialog')
  const target = dialog.getByRole('combobox', { name: 'Continue in' })
  // Before anything is typed, the newest come first.
  await target.click()
  await expect(dialog.getByRole('option').first()).toContainText('A later question')
  await target.fill('nothing like it')
  await expect(dialog).toContainText('Nothing found')
  await target.press('Tab')
  await expect(target).toHaveAccessibleDescription('Choose one from the list')
  await target.fill(number)
  await target.press('Tab')
  await expect(target).toHaveValue(`${number} The first outage`)
  await dialog.getByRole('button', { name: 'Merge tickets' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The first outage' })).toBeVisible()
})

test('two tickets of one customer are merged', async ({ page }) => {
  const ada = await door.createPerson()
  const [title, other] = [word(), word()]
  const id = await openTicket(ada, { title })
  const into = await openTicket(ada, { title: other })
  await enterConsole(page, await door.createOperator('support'))
  await page.goto(`/operator/tickets/${id}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Merge into another ticket…' }).click()
  await page.getByRole('combobox', { name: 'Continue in' }).click()
  await page.getByRole('option', { name: other, exact: false }).click()
  await page.getByRole('button', { name: 'Merge tickets' }).click()
  await expect(page.getByRole('heading', { level: 1, name: other })).toBeVisible()
  await page.goto(`/operator/tickets/${id}`)
  // Nothing can be written here any more, so quoting is not offered either.
  await expect(page.getByRole('article')).not.toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Quote/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'Open that ticket' }).click()
  await expect(page).toHaveURL(new RegExp(`/operator/tickets/${into}$`))
})

test('text written while a colleague merges its ticket moves to the merged ticket', async ({ page }) => {
  const ada = await door.createPerson()
  const [id, into] = [await openTicket(ada), await openTicket(ada)]
  await enterConsole(page, await door.createOperator('support'))
  const box = page.getByRole('textbox', { name: 'Your reply' })
  await page.goto(`/operator/tickets/${into}`)
  await box.fill('Since noon?')
  await page.goto(`/operator/tickets/${id}`)
  await box.fill('It is the codec')
  await staff.merge(id, into)
  // As its own periodic refetch does.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(page.getByText('What you were writing is there.')).toBeVisible()
  await expect(box).toHaveCount(0)
  await page.getByRole('link', { name: 'Open that ticket' }).click()
  await expect(box).toHaveValue('Since noon?\n\nIt is the codec')
  await page.goto(`/operator/tickets/${id}`)
  await expect(page.getByText('This ticket continues in another one.', { exact: true })).toBeVisible()
})

test('a role sees only its own pages, and a console session does not work in the portal', async ({ page }) => {
  const id = await openTicket(await door.createPerson())
  await enterConsole(page, await door.createOperator('viewer', 'Vera Lund'))
  await page.goto(`/operator/tickets/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'No picture' })).toBeVisible()
  await expect(page.getByRole('complementary').getByText('Viewer', { exact: true })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Your reply' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Close ticket' })).toHaveCount(0)
  await page.goto('/licenses')
  await expect(page).toHaveURL(/\/auth\/signin/)
  await page.goto('/operator/nowhere')
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/operator\/sign-in$/)
  await page.goto('/operator')
  await expect(page).toHaveURL(/\/operator\/sign-in/)
})

test('everything is found by keyboard: the palette finds a ticket on the server', async ({ page }) => {
  const title = word()
  await openTicket(await door.createPerson(), { title })
  await enterConsole(page, await door.createOperator('support'))
  await page.goto('/operator/tickets')
  await expect(page.getByRole('heading', { level: 1, name: 'Tickets' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill(title)
  await expect(page.getByRole('option', { name: title, exact: false })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('a word that is typed letter by letter is searched for once, when nothing more is typed', async ({ page }) => {
  const title = word()
  await openTicket(await door.createPerson(), { title })
  await enterConsole(page, await door.createOperator('support'))
  await page.goto('/operator/tickets')
  await expect(page.getByRole('heading', { level: 1, name: 'Tickets' })).toBeVisible()
  const asked: (string | null)[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('/tickets') && searchParams.has('query')) asked.push(searchParams.get('query'))
  })
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search or jump to' }).pressSequentially(title)
  await expect(page.getByRole('option', { name: title, exact: false })).toBeVisible()
  expect(asked).toEqual([title])
})

test('Enter after the number of a licence opens the licence, however many orders contain it; the tab has its name', async ({
  page,
}) => {
  const licence = await door.giveLicence(await door.createPerson(), { user_comment: word() })
  await enterConsole(page, await door.createOperator('admin'))
  await page.goto(`/operator/licences/${licence}`)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText(/MS-\d+/)
  const [number = ''] = /MS-\d+/.exec((await heading.textContent()) ?? '') ?? []
  await expect(page).toHaveTitle(new RegExp(`${number}.* · Operator console · Aurora Streaming$`))
  // Orders match the number too, but a result that is first only because of its type is not the best match.
  await page.route(/operator\/api\/v1\/orders\?.*query=/, async (route) => {
    const customer = { id: licence, name: '', email: 'ada@example.test' }
    const orders = ['AUR-1', 'AUR-2'].map((name) => ({ id: name, number: name, customer }))
    await route.fulfill({ json: { orders, next: null, prev: null, estimated_count: 2 } })
  })
  await page.goto('/operator/tickets')
  await expect(page.getByRole('heading', { level: 1, name: 'Tickets' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill(number.toLowerCase())
  const options = page.getByRole('dialog').getByRole('option')
  await expect(options.filter({ hasText: 'AUR-1' })).toBeVisible()
  await expect(options.first()).toContainText(number)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/operator/licences/${licence}`)
})

test('the palette of the console says that the search failed, and shows what was found', async ({ page }) => {
  const title = word()
  const ada = await door.createPerson()
  await openTicket(ada, { title })
  await enterConsole(page, await door.createOperator('support'))
  await page.goto('/operator/tickets')
  await expect(page.getByRole('heading', { level: 1, name: 'Tickets' })).toBeVisible()
  await page.route(/customers\?.*query=/, refusal(400, { code: 'internal', title: 'Something went wrong' }))
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill(title)
  await expect(page.getByRole('option', { name: title, exact: false })).toBeVisible()
  const status = page.getByRole('dialog').getByRole('status').filter({ hasText: 'Not everything could be searched' })
  await expect(status).toBeVisible()
  await page.unroute(/customers\?.*query=/)
  await press(page, status.getByRole('button', { name: 'Try again' }))
  await expect(status).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: 'Search or jump to' })).toBeFocused()
})

test('Enter in the palette waits for the results of the latest text, and opens none of the earlier ones', async ({
  page,
}) => {
  const [first, second] = [word(), word()]
  const ada = await door.createPerson()
  await openTicket(ada, { title: first })
  await openTicket(ada, { title: second })
  await enterConsole(page, await door.createOperator('support'))
  await page.goto('/operator/tickets')
  await expect(page.getByRole('heading', { level: 1, name: 'Tickets' })).toBeVisible()
  await page.keyboard.press('Control+k')
  const input = page.getByRole('combobox', { name: 'Search or jump to' })
  await input.fill(first)
  await expect(page.getByRole('option', { name: first, exact: false })).toBeVisible()
  const letGo = await holdBack(page, ({ searchParams }) => searchParams.get('query') === second)
  await input.fill(second)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/operator/tickets')
  await expect(input).toBeFocused()
  await letGo()
  await expect(page.getByRole('heading', { level: 1, name: second })).toBeVisible()
})

test('an answer that settles the question closes it with one click; the side panel shows whose it is and what runs', async ({
  page,
}) => {
  const ada = await door.createPerson()
  const licence = await door.giveLicence(ada)
  const title = word()
  const id = await openTicket(ada, { title, deliverable_id: licence })
  await staff.note(ada.id, 'Ask for the contract number first')
  await enterConsole(page, await door.createOperator('support', 'Hanna Brandt'))
  await page.goto(`/operator/tickets/${id}`)
  const beside = page.getByRole('complementary', { name: 'Details' })
  await expect(beside).toContainText('Ask for the contract number first')
  await expect(beside).toContainText('1 running')
  await expect(beside).toContainText('Owes')
  const reply = page.getByRole('textbox', { name: 'Your reply' })
  const both = page.getByRole('button', { name: 'Send and close' })
  await expect(both).toBeDisabled()
  await reply.fill('It is the codec')
  await both.dblclick()
  await expect(page.getByText('Ticket closed')).toBeVisible()
  await expect(page.locator('.page-head')).toContainText('Closed')
  await expect(page.getByRole('region', { name: 'Conversation' }).getByRole('article')).toHaveCount(2)
  await expect(reply).toHaveValue('')
  // Nothing is left to close.
  await expect(both).toHaveCount(0)
  await beside.getByRole('link', { name: /^MS-/ }).click()
  await expect(page).toHaveURL(new RegExp(`/operator/licences/${licence}$`))
})

test('a question is assigned to the colleague who can answer it', async ({ page }) => {
  const id = await openTicket(await door.createPerson(), { title: word() })
  const name = `Frieda ${crypto.randomUUID().slice(0, 8)}`
  await door.createOperator('support', name)
  await enterConsole(page, await door.createOperator('support', 'Hanna Brandt'))
  await page.goto(`/operator/tickets/${id}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Hand over to a colleague…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('It is not assigned to anyone yet.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Hand over' })).toBeDisabled()
  await dialog.getByRole('combobox', { name: 'Colleague' }).fill(name)
  await page.getByRole('option', { name }).click()
  await dialog.getByRole('button', { name: 'Hand over' }).click()
  await expect(page.getByText(`Ticket handed over to ${name}`)).toBeVisible()
  await expect(page.locator('.page-head')).toContainText(`With ${name}`)
})

test('a long title is not squeezed by its ticket’s actions, which are below it and aligned with it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 800 })
  const title = `${word()} no picture on the second output of the encoder in the studio`
  await openTicket(await door.createPerson(), { title })
  const id = await openTicket(await door.createPerson(), { title })
  await enterConsole(page, await door.createOperator('support', 'Hanna Brandt'))
  await page.goto(`/operator/tickets/${id}`)
  const actions = page.locator('.page-head .actions')
  const first = actions.getByRole('link', { name: 'Next in queue' })
  await expect(first).toBeVisible()
  const heading = page.getByRole('heading', { level: 1, name: title })
  await expect.poll(async () => (await heading.boundingBox())?.width).toBeGreaterThan(400)
  expect((await first.boundingBox())?.x).toBe((await heading.boundingBox())?.x)
  // Without a border its text would look indented.
  await expect(first).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)')
})

test('a title of any length takes at most two lines of the queue, and its row has it in full', async ({ page }) => {
  const title = `${word()} ${'no picture on the second output of the encoder in the studio, '.repeat(3)}`
    .trim()
    .slice(0, 200)
  await openTicket(await door.createPerson(), { title })
  await enterConsole(page, await door.createOperator('support'))
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`/operator/tickets?query=${encodeURIComponent(title.slice(0, 13))}`)
    const name = page.getByRole('list', { name: 'To answer' }).getByRole('link', { name: title })
    await expect(name).toHaveAttribute('title', title)
    const line = await name.evaluate((element) => Number.parseFloat(getComputedStyle(element).lineHeight))
    expect((await name.boundingBox())?.height).toBeLessThanOrEqual(2 * line + 1)
  }
  // The whole row is still a link.
  await page
    .getByRole('list', { name: 'To answer' })
    .getByRole('listitem')
    .click({ position: { x: 600, y: 55 } })
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

import { expect, test } from '../../fixtures/support.ts'
import { openTicket, staff } from '../../fixtures/tickets.ts'
import { door, lettersTo } from '../../fixtures/world.ts'

test('SUP-20 one click leads from the beginning of a long conversation to its last answer', async ({
  page,
  atTicket,
}) => {
  await atTicket({}, async (id) => {
    for (const words of Array.from({ length: 12 }, (_, at) => `Answer ${at + 1}${'\n\nmore of it'.repeat(20)}`))
      await staff.reply(id, words)
  })
  const lead = page.getByRole('button', { name: 'Last answer' })
  await lead.click()
  await expect(page.getByText('Answer 12')).toBeInViewport()
  await expect(page.getByRole('article').last()).toBeFocused()
  await expect(lead).toHaveCount(0)
  await page.keyboard.press('Control+Home')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await expect(lead).toHaveCount(0)
})

test('SUP-20 a very long conversation shows its latest messages, and the earlier ones page by page', async ({
  page,
  calls,
  atTicket,
}) => {
  const { id } = await atTicket({}, (ticket) => door.sayMuch(ticket, 1_050))
  const said = page.getByRole('article')
  await expect(said).toHaveCount(101)
  await expect(said.last()).toContainText('Word 1050')
  const asked = () => calls.to('GET', `/tickets/${id}/comments`).length
  expect(asked()).toBe(1)
  await page.getByRole('button', { name: 'Show earlier messages (950)' }).click()
  await expect(said).toHaveCount(201)
  // Older messages are read from their first one on, and are not announced as new.
  await expect(said.nth(1)).toContainText('Word 851')
  await expect(said.nth(1)).toBeFocused()
  await expect(said.nth(1)).toBeInViewport()
  await expect(page.getByRole('button', { name: /new (above|below)/ })).toHaveCount(0)

  // New messages come after all of them, and the older ones are not requested again.
  const before = asked()
  await staff.reply(id, 'The newest of all')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(said).toHaveCount(202)
  await expect(said.last()).toContainText('The newest of all')
  expect(asked()).toBe(before + 1)
  await expect(page.getByRole('button', { name: '1 new below' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show earlier messages (850)' })).toBeVisible()
})

test('SUP-20 once the first messages of a long conversation are loaded, nothing leads to earlier ones any more', async ({
  page,
  atTicket,
}) => {
  await atTicket({}, (ticket) => door.sayMuch(ticket, 120))
  const earlier = page.getByRole('button', { name: 'Show earlier messages' })
  await earlier.click()
  const said = page.getByRole('article')
  await expect(said).toHaveCount(121)
  await expect(earlier).toHaveCount(0)
  await expect(said.nth(1)).toContainText('Word 1')
  await expect(said.nth(1)).toBeFocused()
})

test('SUP-21 a draft is the same in every tab, and one that was sent in one tab cannot be sent from another', async ({
  context,
  page,
  atTicket,
}) => {
  const { id, reply, send } = await atTicket()
  const other = await context.newPage()
  await other.goto(`/tickets/${id}`)
  const replyThere = other.getByRole('textbox', { name: 'Your reply' })
  await expect(replyThere).toHaveValue('')
  await reply.fill('Half a thought')
  await expect(replyThere).toHaveValue('Half a thought')
  await replyThere.fill('A whole thought')
  await expect(reply).toHaveValue('A whole thought')
  await send.click()
  await expect(page.getByText('Comment created')).toBeVisible()
  await expect(replyThere).toHaveValue('')
  await other.reload()
  await expect(other.getByRole('article')).toHaveCount(2)
  await expect(replyThere).toHaveValue('')
})

test('SUP-21 text written while staff merge its ticket moves to the merged ticket, with its files', async ({
  page,
  atTicket,
}) => {
  const { id, ada, reply, files, picker } = await atTicket()
  const into = await openTicket(ada)
  await page.goto(`/tickets/${into}`)
  await reply.fill('Since noon')
  await page.goto(`/tickets/${id}`)
  await reply.fill('It is 26.10')
  await picker.setInputFiles({ name: 'server.log', mimeType: 'text/plain', buffer: Buffer.from('lines') })
  await expect(files).toContainText('server.log')
  await staff.merge(id, into)
  // As its own periodic refetch does.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(page.getByText('What you were writing is there.')).toBeVisible()
  await expect(reply).toHaveCount(0)
  await page.getByRole('link', { name: 'Open that ticket' }).click()
  await expect(page).toHaveURL(new RegExp(`/tickets/${into}$`))
  await expect(reply).toHaveValue('Since noon\n\nIt is 26.10')
  await expect(files).toContainText('server.log')
  await page.getByRole('button', { name: 'Remove server.log' }).click()
  await page.goto(`/tickets/${id}`)
  await expect(page.getByText('This ticket continues in another one.', { exact: true })).toBeVisible()
})

test('SUP-23 an author who has changed their e-mail is still recognised', async ({ page, atTicket }) => {
  const { id, ada, reply, send } = await atTicket()
  const wanted = `new-${ada.email}`
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Change: E-mail' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('New e-mail').fill(wanted)
  await dialog.getByLabel('Current password').fill(ada.password ?? '')
  await dialog.getByRole('button', { name: 'Send link' }).click()
  await expect.poll(async () => (await lettersTo(wanted)).length).toBe(1)
  await page.goto((await lettersTo(wanted))[0]?.links[0] ?? '')
  await expect(page).toHaveURL('/profile')
  await page.goto(`/tickets/${id}`)
  await expect(page.getByRole('article').first()).toContainText('You')
  await reply.fill('From my new address')
  await send.click()
  const said = page.getByRole('article').nth(1)
  await expect(said).toContainText('You')
  await expect(said).toHaveClass(/owner/)
})

import type { Page } from '@playwright/test'
import { bearing, call } from '../../fixtures/calls.ts'
import { enterConsole } from '../../fixtures/console.ts'
import { openSession } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/story.ts'
import { openTicket, staff } from '../../fixtures/tickets.ts'
import { door } from '../../fixtures/world.ts'

/** The editor, by the label of its current mode. */
const boxes = (page: Page) => ({
  reply: page.getByRole('textbox', { name: 'Your reply' }),
  note: page.getByRole('textbox', { name: 'Note for colleagues' }),
  toReply: page.getByRole('button', { name: 'Reply', exact: true }),
  toNote: page.getByRole('button', { name: 'Internal note' }),
  said: page.getByRole('article'),
})

test('a note for colleagues is a note in every tab, and never sent to the customer; an empty box keeps the mode of its own tab', async ({
  context,
  page,
}) => {
  const ada = await door.createPerson()
  const id = await openTicket(ada)
  await enterConsole(page, await door.createOperator('support'))
  await page.goto(`/operator/tickets/${id}`)
  const here = boxes(page)
  const other = await context.newPage()
  await other.goto(`/operator/tickets/${id}`)
  const there = boxes(other)
  await expect(there.reply).toHaveValue('')

  await here.toNote.click()
  // The choice stays local as long as nothing has been typed.
  await expect(there.reply).toBeVisible()
  await here.note.fill('Their edge runs an old version')
  await expect(there.note).toHaveValue('Their edge runs an old version')
  await there.note.press('Control+Enter')
  await expect(there.said).toHaveCount(2)
  await expect(there.said.last()).toContainText('Internal note')
  await expect(here.note).toHaveValue('')
  const { access_token } = await openSession(ada)
  const heard = await call('GET', `/talks-client/api/v1/tickets/${id}/comments`, bearing(access_token))
  expect(heard).toMatchObject({ comments: [] })

  // Text that becomes a reply does so in every tab.
  await here.note.fill('Please update')
  await expect(there.note).toHaveValue('Please update')
  await here.toReply.click()
  await expect(there.reply).toHaveValue('Please update')
  // A tab without a choice of its own returns to it once the note is gone.
  await here.reply.fill('')
  await there.toReply.click()
  await here.toNote.click()
  await here.note.fill('Ask Lena')
  await expect(there.note).toHaveValue('Ask Lena')
  await here.note.press('Control+Enter')
  await expect(here.said).toHaveCount(3)
  await expect(there.reply).toHaveValue('')
  await expect(here.note).toHaveValue('')
})

test('an answer written after a note is restored as an answer, also when its ticket is merged', async ({ page }) => {
  const ada = await door.createPerson()
  const [id, into] = [await openTicket(ada), await openTicket(ada)]
  await enterConsole(page, await door.createOperator('support'))
  const { reply, note, toNote, said } = boxes(page)
  await page.goto(`/operator/tickets/${id}`)
  await toNote.click()
  await note.fill('Their edge runs an old version')
  await note.press('Control+Enter')
  await expect(said).toHaveCount(2)
  // Several notes can be written in a row without choosing the mode again.
  await expect(note).toHaveValue('')

  await page.reload()
  await reply.fill('Please update to 26.10')
  await page.reload()
  await expect(reply).toHaveValue('Please update to 26.10')
  await staff.merge(id, into)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await page.getByRole('link', { name: 'Open that ticket' }).click()
  await expect(reply).toHaveValue('Please update to 26.10')
})

test('a note that the previous version stored in the browser is still a note', async ({ page }) => {
  const id = await openTicket(await door.createPerson())
  const hanna = await door.createOperator('support')
  await enterConsole(page, hanna)
  const draft = `operator:${await page.localStorage.getItem('operator_id')}:${id}`
  await page.localStorage.setItem(`draft:${draft}`, 'Ask Lena')
  await page.localStorage.setItem(`audience:${draft}`, 'note')
  await page.goto(`/operator/tickets/${id}`)
  const { reply, note } = boxes(page)
  await expect(note).toHaveValue('Ask Lena')
  await note.fill('')
  await page.reload()
  await expect(reply).toHaveValue('')
})

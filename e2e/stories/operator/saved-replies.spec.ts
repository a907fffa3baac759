import type { Locator, Page } from '@playwright/test'
import { enterConsole } from '../../fixtures/console.ts'
import { savedReplies } from '../../fixtures/saved-replies.ts'
import { holdBack } from '../../fixtures/steadiness.ts'
import { expect, test } from '../../fixtures/story.ts'
import { openTicket } from '../../fixtures/tickets.ts'
import { door } from '../../fixtures/world.ts'

/** A unique name of a reply. */
const word = (): string => `Reply ${crypto.randomUUID().slice(0, 8)}`

interface AtTicket {
  readonly id: string
  readonly reply: Locator
  readonly dialog: Locator
}

/** An operator at a new customer's ticket. */
const atTicket = async (page: Page, wishes: Parameters<typeof door.createPerson>[0] = {}): Promise<AtTicket> => {
  const id = await openTicket(await door.createPerson(wishes))
  await enterConsole(page, await door.createOperator('support', 'Hanna Brandt'))
  await page.goto(`/operator/tickets/${id}`)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('complementary', { name: 'Details' })).toContainText('running')
  return { id, reply: page.getByRole('textbox', { name: 'Your reply' }), dialog: page.getByRole('dialog') }
}

test('a reply is saved with its placeholders, previewed, found, changed and deleted', async ({ page }) => {
  const name = word()
  await enterConsole(page, await door.createOperator('support', 'Hanna Brandt'))
  await page.goto('/operator/saved-replies')
  await page.getByRole('link', { name: 'New reply' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  const english = page.getByRole('textbox', { name: 'English text' })
  await english.fill('Hello ')
  await page.getByRole('button', { name: 'Placeholder for the English text' }).click()
  await page.getByRole('menuitem', { name: 'Customer’s first name' }).click()
  await expect(english).toHaveValue('Hello {{customer_first_name}}')
  await english.press('End')
  await english.pressSequentially(', **update**')
  const preview = page.getByRole('complementary', { name: 'Preview' })
  await expect(preview).toContainText('Hello Ada, update')
  await expect(preview.locator('strong')).toHaveText('update')

  const russian = page.getByRole('textbox', { name: 'Russian text' })
  await russian.fill('Здравствуйте, {{имя}}')
  await russian.blur()
  await expect(page.getByText('There is no placeholder {{имя}}.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save reply' })).toBeDisabled()
  await russian.fill('Здравствуйте, {{customer_name}}')
  await page.getByRole('button', { name: 'Save reply' }).click()
  await expect(page.getByText('Reply saved')).toBeVisible()

  await page.getByRole('textbox', { name: 'Name or text' }).fill(name)
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('English, Русский')
  await expect(row).toContainText('Hanna Brandt')
  await row.getByRole('link', { name }).click()
  await expect(page.locator('.page-head')).toContainText('not used yet')
  await russian.fill('')
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())
  await page.getByRole('button', { name: 'Save reply' }).click()
  await saved
  await page.reload()
  await expect(russian).toHaveValue('')
  await page.getByRole('button', { name: 'Delete reply' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete reply' }).click()
  await expect(page).toHaveURL(/\/operator\/saved-replies$/)
  await expect(page.getByText('Reply deleted')).toBeVisible()
})

test(
  'a duplicate name and a reply without any text are reported at their fields',
  { tag: '@main' },
  async ({ page }) => {
    const name = word()
    await savedReplies.add({ name, texts: { en: 'x' } })
    await enterConsole(page, await door.createOperator('support'))
    await page.goto('/operator/saved-replies/new')
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name.toUpperCase())
    const english = page.getByRole('textbox', { name: 'English text' })
    await english.focus()
    await english.blur()
    await expect(english).toHaveAccessibleDescription('Write the text in at least one language')
    await english.fill('x'.repeat(20_001))
    await english.blur()
    await expect(english).toHaveAccessibleDescription(/^At most 20.000 characters$/)
    await english.fill('Hello')
    await page.getByRole('button', { name: 'Save reply' }).click()
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveAccessibleDescription(/already in use/)
  },
)

test('a colleague’s changes are not overwritten silently', async ({ page }) => {
  const name = word()
  const { id } = await savedReplies.add({ name, texts: { en: 'First' } })
  await enterConsole(page, await door.createOperator('support'))
  await page.goto(`/operator/saved-replies/${id}`)
  const english = page.getByRole('textbox', { name: 'English text' })
  await english.fill('Mine')
  await savedReplies.change(id, { texts: { en: 'Theirs' }, revision: 1 })
  const save = page.getByRole('button', { name: 'Save reply' })
  await save.click()
  await expect(page.getByText('Someone else changed this reply in the meantime.')).toBeVisible()
  await expect(english).toHaveValue('Mine')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(english).toHaveValue('Theirs')
  await english.fill('Mine and theirs')
  await save.click()
  await expect(save).toBeDisabled()
  await expect.poll(async () => (await savedReplies.see(id)).revision).toBe(3)
})

test('a colleague’s changes made while the delete dialog is open are not deleted with it', async ({ page }) => {
  const { id } = await savedReplies.add({ name: word(), texts: { en: 'First' } })
  await enterConsole(page, await door.createOperator('support'))
  await page.goto(`/operator/saved-replies/${id}`)
  await page.getByRole('button', { name: 'Delete reply' }).click()
  await savedReplies.change(id, { texts: { en: 'Theirs' }, revision: 1 })
  // As returning to the tab does.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(page.getByRole('textbox', { name: 'English text' })).toHaveValue('Theirs')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete reply' }).click()
  await expect(page.getByRole('alert')).toContainText('This has changed in the meantime')
  expect((await savedReplies.see(id)).revision).toBe(2)
})

test('by keyboard alone a reply is found, read and inserted at the cursor; it is undone, kept as a draft, sent and counted', async ({
  page,
}) => {
  const name = word()
  const texts = {
    en: `Hello {{customer_first_name}} of {{company}}, this is #{{ticket_number}}.\n\n${name}\n\n{{operator_name}}`,
  }
  const { id } = await savedReplies.add({ name, texts })
  await savedReplies.add({ name: `${name} other`, texts: { en: 'Other' } })
  const { reply, dialog } = await atTicket(page, { legal_name: 'Northlight *TV*' })
  await page.keyboard.press('r')
  await page.keyboard.type('Before\n')
  await page.keyboard.press('/')
  await expect(dialog.getByRole('combobox', { name: 'Name or text' })).toBeFocused()
  await page.keyboard.type(name)
  await expect(dialog.getByRole('option')).toHaveCount(2)
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('region', { name: 'Preview' })).toHaveText('Other')
  await page.keyboard.press('ArrowUp')
  // Markdown characters in a name are literal.
  await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText('Hello Ada of Northlight *TV*')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(reply).toBeFocused()
  const filled = new RegExp(
    String.raw`^Before\nHello Ada of Northlight \\\*TV\\\*, this is #\d+\.\n\n${name}\n\nHanna Brandt$`,
  )
  await expect(reply).toHaveValue(filled)
  await page.keyboard.press('Control+z')
  await expect(reply).toHaveValue('Before\n')
  await page.keyboard.press('Control+Shift+z')
  await expect(reply).toHaveValue(filled)
  // Nothing was sent, and nothing is lost.
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.reload()
  await expect(reply).toHaveValue(filled)
  await reply.press('Control+Enter')
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect.poll(async () => (await savedReplies.see(id)).uses).toBe(1)
})

test('a slash stays a slash within words, when typed twice on an empty line, and when single keys are off', async ({
  page,
}) => {
  const { reply, dialog } = await atTicket(page)
  await reply.pressSequentially('either/or\n')
  await expect(reply).toHaveValue('either/or\n')
  await reply.press('/')
  await dialog.getByRole('combobox').press('/')
  await expect(dialog).toHaveCount(0)
  await page.keyboard.type('etc')
  await expect(reply).toHaveValue('either/or\n/etc')
  // Going back leaves everything unchanged.
  await reply.press('Control+/')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(reply).toHaveValue('either/or\n/etc')
  await page.evaluate(() => localStorage.setItem('shortcuts_off', 'true'))
  await reply.fill('')
  await reply.press('/')
  await expect(reply).toHaveValue('/')
})

test('a reply uses the customer’s language, or the only one it has; unknown values are not sent to a customer', async ({
  page,
}) => {
  const name = word()
  await savedReplies.add({ name, texts: { en: `In English ${name}`, ru: `По-русски ${name}` } })
  await savedReplies.add({ name: `${name} other`, texts: { en: '{{company}} has to wait' } })
  const { reply, dialog } = await atTicket(page, { locale: 'ru' })
  const open = page.getByRole('button', { name: 'Saved replies' })
  await open.click()
  await dialog.getByRole('combobox').fill(name)
  await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText(`По-русски ${name}`)
  await dialog.getByRole('button', { name: 'English' }).click()
  await dialog.getByRole('button', { name: 'Insert' }).click()
  await expect(reply).toHaveValue(`In English ${name}`)
  await reply.fill('')

  await open.click()
  await dialog.getByRole('combobox').fill(`${name} other`)
  await expect(dialog).toContainText('There is no Russian text; this one is English.')
  await expect(dialog).toContainText('{{company}} is not known here')
  await page.keyboard.press('Enter')
  const send = page.getByRole('button', { name: 'Send reply' })
  await expect(reply).toHaveAccessibleDescription('Replace {{company}} before you send this.')
  await expect(send).toBeDisabled()
  // The placeholder is selected, so typing replaces it.
  await page.keyboard.type('Northlight')
  await expect(reply).toHaveValue('Northlight has to wait')
  await expect(send).toBeEnabled()
})

test('a note for colleagues uses the operator’s language, and may keep a placeholder', async ({ page }) => {
  const name = word()
  const { id } = await savedReplies.add({ name, texts: { en: `Ask {{company}} ${name}`, ru: 'Спросить' } })
  const { dialog } = await atTicket(page, { locale: 'ru' })
  await page.getByRole('button', { name: 'Internal note' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('s')
  await dialog.getByRole('combobox').fill(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Note for colleagues' })).toHaveValue(`Ask {{company}} ${name}`)
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect.poll(async () => (await savedReplies.see(id)).uses).toBe(1)
})

test('a reply that was rewritten or undone does not count as used', async ({ page }) => {
  const name = word()
  const { id } = await savedReplies.add({ name, texts: { en: `Text of ${name}` } })
  const { reply, dialog } = await atTicket(page)
  const letGo = await holdBack(page, /\/operator\/api\/v1\/saved_replies\?/)
  await reply.press('Control+/')
  await dialog.getByRole('combobox').fill(name)
  // Someone who is faster than the network need not press it twice.
  await page.keyboard.press('Enter')
  await letGo()
  await expect(reply).toHaveValue(`Text of ${name}`)
  await reply.fill('Something else')
  await reply.press('Control+Enter')
  await expect(page.getByRole('article')).toHaveCount(2)
  expect((await savedReplies.see(id)).uses).toBe(0)
})

test('a read-only role sees saved replies and cannot change them', async ({ page }) => {
  const name = word()
  const { id } = await savedReplies.add({ name, texts: { en: 'x' } })
  await enterConsole(page, await door.createOperator('viewer'))
  await page.goto('/operator/saved-replies')
  await expect(page.getByRole('heading', { level: 1, name: 'Saved replies' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'New reply' })).toHaveCount(0)
  await page.goto(`/operator/saved-replies/${id}`)
  await expect(page.getByRole('textbox', { name: 'English text' })).not.toBeEditable()
  await expect(page.getByRole('button', { name: /Save|Delete/ })).toHaveCount(0)
})

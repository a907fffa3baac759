import type { Page } from '@playwright/test'
import { enterConsole } from '../../fixtures/console.ts'
import { owe } from '../../fixtures/invoices.ts'
import { expect, test } from '../../fixtures/story.ts'
import { openTicket } from '../../fixtures/tickets.ts'
import { door } from '../../fixtures/world.ts'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search or jump to' })

const options = (page: Page) => palette(page).getByRole('option')

/** Opens the palette over a page that is there. */
const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(palette(page).getByRole('combobox')).toBeFocused()
}

/** Does in the palette what these words find first. */
const run = async (page: Page, words: string, name: RegExp | string): Promise<void> => {
  await palette(page).getByRole('combobox').fill(words)
  await expect(options(page).first()).toHaveText(name)
  await page.keyboard.press('Enter')
  await expect(palette(page)).toHaveCount(0)
}

const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText())

test('on an order the palette copies what identifies it, shows it as its customer and invoices them', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const ada = await door.createPerson()
  const order = await owe(ada)
  await enterConsole(page, await door.createOperator('admin'))
  const path = `/operator/orders/${order}`
  await open(page, path)
  const number = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  // Before anything is typed, they come first.
  await expect(options(page).first()).toHaveText('Back to the list')
  await expect(palette(page)).toContainText('On this page')
  await run(page, 'copy number', `Copy ${number}Number`)
  await expect(page.getByText('Copied', { exact: true })).toBeVisible()
  expect(await copied(page)).toBe(number)
  await page.keyboard.press('Control+k')
  await run(page, 'copy e-mail', `Copy ${ada.email}E-mail`)
  await expect.poll(() => copied(page)).toBe(ada.email)
  await page.keyboard.press('Control+k')
  await run(page, 'copy link', 'Copy the link to this page')
  await expect.poll(() => copied(page)).toMatch(new RegExp(`^http.+${path}$`))
  await page.keyboard.press('Control+k')
  await run(page, 'see as', 'See as customer')
  const acting = page.getByRole('dialog', { name: `Act as ${ada.email}?` })
  await expect(acting.getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(acting).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await run(page, 'new invoice', 'New invoice…')
  await expect(page.getByRole('dialog', { name: `New invoice for ${ada.email}` })).toBeVisible()
  await expect(page).toHaveURL(path)
})

test('in a ticket the palette does what its keys do, such as taking it and writing the reply', async ({ page }) => {
  const id = await openTicket(await door.createPerson(), { title: 'The edge stops at midnight' })
  await enterConsole(page, await door.createOperator('support', 'Hanna Brandt'))
  await open(page, `/operator/tickets/${id}`)
  await run(page, 'assign', 'Assign the ticket to me')
  await expect(page.getByText('With Hanna Brandt')).toBeVisible()
  await page.keyboard.press('Control+k')
  await run(page, 'reply to', 'Reply to the ticket')
  await expect(page.getByRole('textbox', { name: 'Reply' })).toBeFocused()
})

test('on a customer’s page a new ticket is for them; a new customer is made from any page', async ({ page }) => {
  const ada = await door.createPerson()
  await enterConsole(page, await door.createOperator('admin'))
  await open(page, `/operator/customers/${ada.id}`)
  await palette(page).getByRole('combobox').fill('new ticket')
  await expect(options(page)).toHaveText(['New ticket'])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/operator/tickets/new?customer=${ada.id}`)
  await open(page, '/operator/today')
  await run(page, 'new customer', 'New customer')
  await expect(page.getByRole('dialog', { name: 'New customer' })).toBeVisible()
  await expect(page).toHaveURL('/operator/today')
})

test('the palette offers nothing that the role may not do', async ({ page }) => {
  const order = await owe(await door.createPerson())
  await enterConsole(page, await door.createOperator('viewer'))
  await open(page, `/operator/orders/${order}`)
  await expect(options(page).filter({ hasText: 'Copy the link to this page' })).toBeVisible()
  for (const name of ['See as customer', 'Write to the customer', 'New invoice', 'New ticket', 'New customer', 'Mark'])
    await expect(options(page).filter({ hasText: name })).toHaveCount(0)
})

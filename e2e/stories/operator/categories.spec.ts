import { enterConsole } from '../../fixtures/console.ts'
import { expect, fillTicket, test } from '../../fixtures/support.ts'
import { door } from '../../fixtures/world.ts'

/** A unique category name. */
const word = (): string => `Topic ${crypto.randomUUID().slice(0, 8)}`

test('a category is added, renamed and withdrawn, and customers choose among the offered ones', async ({
  page,
  signInAs,
}) => {
  const [first, renamed, kept] = [word(), word(), word()]
  await enterConsole(page, await door.createOperator('support', 'Hanna Brandt'))
  await page.goto('/operator/ticket-categories?kind=talks&product=vsaas')
  const dialog = page.getByRole('dialog')
  const add = async (name: string): Promise<void> => {
    // By keyboard, because the message about the previous one may still cover the button.
    await page.getByRole('button', { name: 'New category' }).first().press('Enter')
    await expect(dialog.getByRole('combobox', { name: 'Product' })).toHaveValue('vsaas')
    await dialog.getByRole('textbox', { name: 'Category' }).fill(name)
    await dialog.getByRole('button', { name: 'Add category' }).click()
  }
  await add(first)
  const row = (name: string) => page.getByRole('row').filter({ hasText: name })
  await expect(row(first)).toContainText('General Inquiries')
  await expect(row(first)).toContainText('Offered')
  await add(first.toUpperCase())
  await expect(dialog.getByRole('textbox', { name: 'Category' })).toHaveAccessibleDescription(/already in use/)
  await dialog.getByRole('textbox', { name: 'Category' }).fill(kept)
  await page.keyboard.press('Enter')
  await expect(row(kept)).toBeVisible()

  await page.getByRole('button', { name: `Rename: ${first}` }).click()
  await dialog.getByRole('textbox', { name: 'Category' }).fill(renamed)
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await expect(row(renamed)).toBeVisible()
  await page.getByRole('button', { name: `Stop offering: ${renamed}` }).click()
  await expect(row(renamed)).toContainText('Not offered')
  await expect(page.getByText(`“${renamed}” is no longer offered`)).toBeVisible()
  await page.getByRole('button', { name: 'Remove filter Kind' }).click()
  await expect(page).toHaveURL(/\/ticket-categories\?product=vsaas$/)

  await signInAs(await door.createPerson())
  await page.goto('/new-ticket')
  await fillTicket(page, { about: 'General Inquiries', product: 'Watcher', title: 'x', description: 'x' })
  await page.getByRole('combobox', { name: 'Category' }).click()
  await expect(page.getByRole('option', { name: kept })).toBeVisible()
  await expect(page.getByRole('option', { name: renamed })).toHaveCount(0)
})

test('a read-only role sees the categories and cannot change them', { tag: '@main' }, async ({ page }) => {
  await enterConsole(page, await door.createOperator('viewer'))
  await page.goto('/operator/ticket-categories')
  await expect(page.getByRole('table', { name: 'Ticket categories' })).toBeVisible()
  await expect(page.getByRole('button', { name: /New category|Rename|Stop offering/ })).toHaveCount(0)
})

import type { Page } from '@playwright/test'
import { owe } from '../../fixtures/invoices.ts'
import { press, tabTo, type } from '../../fixtures/keyboard.ts'
import { pixel } from '../../fixtures/pictures.ts'
import { expect, test } from '../../fixtures/story.ts'
import { staff } from '../../fixtures/tickets.ts'
import { capturesOf, door } from '../../fixtures/world.ts'

test.describe.configure({ timeout: 90_000 })

/** Opens a select and moves down to one of its options. */
const choose = async (page: Page, label: string, option: string): Promise<void> => {
  const field = page.getByRole('combobox', { name: label })
  await press(page, field)
  const options = page.getByRole('option')
  await expect(options.first()).toBeVisible()
  const names = await options.allTextContents()
  const chosen = page.locator('[data-combobox-selected]')
  for (let step = 0; step < names.length && (await chosen.textContent().catch(() => '')) !== option; step += 1)
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue(option)
}

test('SHELL-78, AUTH-04 a user without a mouse mistypes the password, signs in and out', async ({ page }) => {
  const ada = await door.createPerson()
  await page.goto('/auth/signin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const password = page.getByLabel('Password', { exact: true })
  await type(page, page.getByLabel('E-mail'), ada.email)
  await type(page, password, 'not this one')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeVisible()
  await tabTo(page, password, 'Shift+Tab')
  await page.keyboard.press('Control+a')
  await page.keyboard.type(ada.password ?? '')
  await press(page, page.getByRole('button', { name: 'Sign in' }))
  await expect(page).toHaveURL('/licenses')
  await expect(page.getByRole('heading', { name: 'No licences yet' })).toBeVisible()
  await press(page, page.getByRole('button', { name: 'Log out' }))
  await expect(page).toHaveURL(/\/auth\/signin/)
})

test('SHELL-78, BILL-17, BILL-20 a user without a mouse chooses between cards, pays with a new one and answers the bank', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  const invoice = await owe(ada)
  await door.saveCard(ada, '4242424242424242')
  await signInAs(ada)
  await page.goto('/invoices')
  await press(page, page.locator('tbody a.name'))
  await expect(page).toHaveURL(`/invoices/${invoice}`)
  const payment = page.getByRole('region', { name: 'Payment' })
  const saved = payment.getByRole('radio').first()
  await tabTo(page, saved)
  await expect(saved).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await expect(payment.getByRole('radio', { name: 'New card Stripe' })).toBeChecked()
  await type(page, payment.locator('input.number'), '4000002760003184')
  await type(page, payment.locator('input.expiry'), '1234')
  await type(page, payment.locator('input.cvc'), '123')
  await press(page, payment.getByRole('button', { name: /^Pay €/ }))
  const bank = page.frameLocator('iframe[title="Confirm with your bank"]')
  await press(page, bank.getByRole('button', { name: 'Complete' }))
  await expect(payment.getByText(/^Paid on/)).toBeVisible({ timeout: 30_000 })
  expect(await capturesOf(invoice)).toHaveLength(1)
})

test('SHELL-78, SUP-09, SUP-17 a user without a mouse asks with a file, replies and rates the answer', async ({
  page,
  signInAs,
}) => {
  await signInAs(await door.createPerson())
  await page.goto('/tickets')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await press(page, page.getByRole('link', { name: 'New ticket' }).last())
  await expect(page).toHaveURL('/new-ticket')
  await choose(page, 'What is it about?', 'Technical Support')
  await choose(page, 'Product', 'Watcher')
  await type(page, page.getByRole('textbox', { name: 'Title' }), 'No picture')
  await type(page, page.getByRole('textbox', { name: 'Description' }), 'Since noon')
  const picker = page.waitForEvent('filechooser')
  await press(page, page.getByRole('button', { name: 'Attach files' }))
  await (await picker).setFiles({ name: 'screen.png', mimeType: 'image/png', buffer: pixel })
  await expect(page.getByRole('list', { name: 'Files' })).toContainText('screen.png')
  await press(page, page.getByRole('button', { name: 'Create ticket' }))
  await expect(page).toHaveURL(/\/tickets\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('link', { name: 'Download screen.png' })).toBeVisible()

  await staff.reply(page.url().split('/').at(-1) ?? '', 'Which version?')
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(2)
  await type(page, page.getByRole('textbox', { name: 'Your reply' }), '26.10.2')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('article')).toHaveCount(3)

  await tabTo(page, page.getByRole('button', { name: 'Close ticket' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This ticket is closed.', { exact: false })).toBeVisible()
  await tabTo(page, page.getByRole('radio').first())
  for (let stars = 1; stars < 4; stars += 1) await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '4 of 5, good' })).toBeChecked()
  await type(page, page.getByRole('textbox', { name: 'Comment' }), 'Quick')
  await press(page, page.getByRole('button', { name: 'Save review' }))
  await expect(page.getByText('Review saved')).toBeVisible()
})

import type { Page } from '@playwright/test'
import { refusal } from '../../fixtures/answers.ts'
import { enterConsole } from '../../fixtures/console.ts'
import { expectNoWayOut } from '../../fixtures/keyboard.ts'
import { expect, test } from '../../fixtures/story.ts'
import { door } from '../../fixtures/world.ts'

const choose = async (page: Page, customer: string, name: string): Promise<void> => {
  await page.goto(`/operator/customers/${customer}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name }).click()
}

const pickProduct = async (page: Page): Promise<void> => {
  const product = page.getByRole('dialog').getByRole('combobox', { name: 'Product' })
  await product.click()
  await page
    .getByRole('option', { name: /^Media Server Pro · Subscription, monthly · €/ })
    .first()
    .click()
  await expect(product).toHaveValue(/^Media Server Pro/)
}

test('an invoice is typed wrongly, put right where it says so, and issued with its tax', async ({ page }) => {
  const ada = await door.createPerson()
  await enterConsole(page, await door.createOperator('billing', 'Daniel Reuter'))
  await choose(page, ada.id, 'New invoice…')
  const dialog = page.getByRole('dialog')
  const description = dialog.getByRole('textbox', { name: 'Description' })
  const title = dialog.getByRole('textbox', { name: 'Line' })
  const price = dialog.getByRole('textbox', { name: 'Unit price, EUR' })

  await description.press('Enter')
  await expect(description).toBeFocused()
  await expect(description).toHaveAccessibleDescription('Fill in this field')
  await description.fill('Two days of training')
  await title.fill('A day')
  await dialog.getByRole('textbox', { name: 'Quantity' }).fill('2')
  await price.fill('800.505')
  await price.press('Enter')
  await expect(price).toBeFocused()
  await expect(price).toHaveAccessibleDescription('Unit price incorrect')
  const count = dialog.getByRole('textbox', { name: 'Quantity' })
  await count.fill('1000000')
  await price.fill('9999999999')
  await price.press('Enter')
  await expect(price).not.toHaveAccessibleDescription('')
  const due = dialog.getByLabel('Due on')
  await due.fill('9999-01-01')
  await price.fill('800,50')
  await count.fill('2')
  await price.press('Enter')
  await expect(due).toHaveAccessibleDescription(/Due on incorrect/)
  await due.fill('')
  await dialog.getByRole('button', { name: 'Add line' }).click()
  await expect(title.nth(1)).toBeFocused()
  await title.nth(1).fill('Travel')
  await price.nth(1).fill('99')
  await expect(dialog.getByText('€1,700.00')).toBeVisible()

  // A slip of the hand does not lose it.
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await dialog.getByRole('button', { name: 'Issue invoice' }).click()
  await expect(page).toHaveURL(/\/operator\/orders\//)
  const main = page.getByRole('main')
  await expect(main).toContainText('Two days of training')
  await expect(main).toContainText('€1,700.00')
  await expect(main).toContainText('€2,023.00')
  await expect(dialog).toHaveCount(0)
})

test('a licence is sold by an invoice of the catalogue’s price', async ({ page }) => {
  const ada = await door.createPerson()
  await door.giveLicence(ada)
  await enterConsole(page, await door.createOperator('billing', 'Daniel Reuter'))
  await choose(page, ada.id, 'Sell a licence…')
  const dialog = page.getByRole('dialog')
  await pickProduct(page)
  await dialog.getByRole('textbox', { name: 'Quantity' }).fill('10')
  await expect(dialog.getByRole('term')).toHaveText(/^10 × €/)
  const price = (await dialog.getByRole('definition').textContent()) ?? ''
  expect(price).toMatch(/^€[\d,]+\.\d\d$/)
  await dialog.getByRole('button', { name: 'Issue invoice' }).click()
  await expect(page).toHaveURL(/\/operator\/orders\//)
  await expect(page.getByRole('main')).toContainText('Media Server Pro')
  await expect(page.getByRole('main')).toContainText(price)
})

test('a licence is given for a dongle, and what the server refuses is put right at its field', async ({ page }) => {
  const ada = await door.createPerson()
  await door.giveLicence(ada)
  await enterConsole(page, await door.createOperator('support', 'Hanna Brandt'))
  await choose(page, ada.id, 'Give a licence…')
  const dialog = page.getByRole('dialog')
  const give = dialog.getByRole('button', { name: 'Give licence' })
  await pickProduct(page)
  await dialog.getByRole('textbox', { name: 'Quantity' }).fill('4')
  await dialog.getByText('USB dongle').click()
  await dialog.getByText('Until a date').click()
  await dialog.getByLabel('Starts on').fill('2087-02-01')
  await dialog.getByLabel('Paid till').fill('2087-01-31')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('For the trade fair')
  await give.click()
  const serial = dialog.getByRole('textbox', { name: 'Dongle serial number' })
  await expect(serial).toHaveAccessibleDescription('Fill in this field')
  await serial.fill('HASP-77-1')
  // The server's own word, at its field; what was typed is still there.
  await give.click()
  await expect(dialog.getByLabel('Paid till')).toHaveAttribute('aria-invalid', 'true')
  await expect(serial).toHaveValue('HASP-77-1')
  await dialog.getByLabel('Paid till').fill('2087-03-31')
  await give.click()
  await expect(page).toHaveURL(/\/operator\/licences\//)
  const facts = page.getByRole('complementary', { name: 'Details' })
  await expect(facts).toContainText('USB dongle')
  await expect(facts).toContainText('31 March 2087')
})

test('whoever gives licences and issues no invoices is offered that alone', async ({ page }) => {
  const ada = await door.createPerson()
  await enterConsole(page, await door.createOperator('support', 'Hanna Brandt'))
  await page.goto(`/operator/customers/${ada.id}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await expect(page.getByRole('menuitem', { name: 'Give a licence…' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'New invoice…' })).toHaveCount(0)
})

test('an invoice that is on its way keeps its dialog, so that a refusal finds what was typed', async ({ page }) => {
  const ada = await door.createPerson()
  await enterConsole(page, await door.createOperator('billing', 'Daniel Reuter'))
  const answer = Promise.withResolvers<void>()
  await page.route(/\/operator\/api\/v1\/orders$/, async (route) => {
    await answer.promise
    await refusal(422, { code: 'invalid', title: 'Nothing is sold there' })(route)
  })
  await choose(page, ada.id, 'New invoice…')
  const dialog = page.getByRole('dialog')
  const description = dialog.getByRole('textbox', { name: 'Description' })
  await description.fill('Two days of training')
  await dialog.getByRole('textbox', { name: 'Line' }).fill('A day')
  await dialog.getByRole('textbox', { name: 'Quantity' }).fill('2')
  await dialog.getByRole('textbox', { name: 'Unit price, EUR' }).fill('800')
  await dialog.getByRole('button', { name: 'Issue invoice' }).click()
  await expectNoWayOut(page, dialog)
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()

  answer.resolve()
  await expect(dialog.getByText('Nothing is sold there')).toBeVisible()
  await expect(description).toHaveValue('Two days of training')
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await expect(dialog).toHaveCount(0)
})

import { dayMs, dayOf } from '@foyer/contract/vocabulary/days.ts'
import type { Page } from '@playwright/test'
import { enterConsole } from '../../fixtures/console.ts'
import { expect, test } from '../../fixtures/story.ts'
import { door } from '../../fixtures/world.ts'

const why =
  'Found on the statement of Tuesday: sender, amount and reference agree with the invoice, with the letter of the customer and with what their bank told us by phone'

const receivedOn = dayOf(Date.now() - 6 * dayMs)

/** An operator with this name requests a large amount, with a long reason. */
const askFor = async (page: Page, name: string) => {
  const ada = await door.createPerson()
  const id = await door.issueInvoice(ada, { description: 'Migration of the edges', price: '40000' })
  await enterConsole(page, await door.createOperator('billing', name))
  await page.goto(`/operator/orders/${id}`)
  await page.getByRole('button', { name: /^Mark .* as paid$/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Bank reference' }).fill(`TRX ${id}`)
  await dialog.getByLabel('Received on').fill(receivedOn)
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(why)
  await dialog.getByRole('button', { name: /^Mark .* as paid$/ }).click()
  await expect(page.getByText('A second person has to approve this')).toBeVisible()
  return { ada, id, row: page.getByRole('row').filter({ hasText: ada.email }) }
}

const widths = [1440, 1280, 900, 768, 390]

test('the approver sees for whom and why, on any screen width, with the buttons beside it', async ({ page }) => {
  const { ada, row } = await askFor(page, 'Daniel Reuter')
  await enterConsole(page, await door.createOperator('billing', 'Lena Krause'))
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/operator/approvals')
    await expect(row.getByText(ada.email).filter({ visible: true })).toBeInViewport({ ratio: 1 })
    await expect(row.getByText(why)).toBeInViewport({ ratio: 1 })
    await expect(row.getByRole('button', { name: 'Approve' })).toBeInViewport({ ratio: 1 })
  }
  // The palette finds both decisions by the order's number.
  await page.keyboard.press('Control+k')
  const number = /AUR-[\d-]+/.exec((await row.textContent()) ?? '')?.[0] ?? ''
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill(`reject ${number}`)
  await page.getByRole('option', { name: `Reject: ${number}` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator(`time[datetime="${receivedOn}"]`)).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Another sender')
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expect(row).toHaveCount(0)
  await page.goto('/operator/approvals?view=rejected')
  await expect(row).toContainText('Another sender')
})

test('the log shows why and what on every screen; staff appear by name, and can be searched by it', async ({
  page,
}) => {
  const name = `Nadja ${crypto.randomUUID().slice(0, 8)}`
  const { id, row } = await askFor(page, name)
  await expect(page.locator('.banner').filter({ hasText: `${name} asks to mark` })).toBeVisible()
  await page.goto('/operator/approvals')
  await expect(row).toContainText(name)
  await page.goto(`/operator/audit?object_id=${id}`)
  const asked = page.getByRole('row').filter({ hasText: 'Approval requested' })
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expect(asked.getByText(why).filter({ visible: true })).toBeInViewport({ ratio: 1 })
    await expect(asked.getByText('Requested: Mark as paid').filter({ visible: true })).toBeInViewport({ ratio: 1 })
    await expect(asked.getByText(name)).toBeInViewport({ ratio: 1 })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/operator/audit')
  await page.getByRole('button', { name: 'Who', exact: true }).click()
  await page.getByRole('combobox', { name: 'Who' }).fill(name)
  await page.getByRole('option', { name }).click()
  await expect(page).toHaveURL(/actor=operator/)
  await expect(page.getByRole('button', { name: `Who: ${name}` })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: name }).first()).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Approval requested' })).toHaveCount(1)
})

test('the log is filtered by a customer, an invoice and days, each found by its name', async ({ page }) => {
  const ada = await door.createPerson()
  const order = await door.issueInvoice(ada, { description: 'Migration of the edges', price: '100' })
  await enterConsole(page, await door.createOperator('admin', 'Lea Roth'))
  await page.goto(`/operator/orders/${order}`)
  const number = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page.goto('/operator/audit')
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') })
  await page.getByRole('button', { name: 'Customer', exact: true }).click()
  await page.getByRole('textbox', { name: 'Customer' }).fill(ada.email)
  await page.getByRole('button', { name: ada.email }).click()
  await expect(page).toHaveURL(new RegExp(`account_id=${ada.id}`))
  await expect(page.getByRole('button', { name: `Customer: ${ada.email}` })).toBeVisible()
  await expect(rows.filter({ hasText: 'Account created' })).toHaveCount(1)

  await page.getByRole('button', { name: 'Object', exact: true }).click()
  await page.getByRole('textbox', { name: 'Object' }).fill(number)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`object_id=${order}`))
  await expect(page.getByRole('button', { name: `Object: ${number}` })).toBeVisible()
  await expect(rows.filter({ hasText: 'Account created' })).toHaveCount(0)
  await expect(rows.filter({ hasText: 'Order issued' })).toHaveCount(1)

  await page.getByRole('button', { name: 'Period', exact: true }).click()
  await page.getByRole('button', { name: 'Last month' }).click()
  await expect(page.getByText('No results')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/\/operator\/audit$/)
})

import type { Page } from '@playwright/test'
import { callAsStaff } from '../../fixtures/calls.ts'
import { consoleToken, enterConsole } from '../../fixtures/console.ts'
import { expect, test } from '../../fixtures/story.ts'
import { door } from '../../fixtures/world.ts'

/** A licence at 600 EUR a month, with one of its dialogs open, and what a colleague does about it meanwhile. */
const openDialog = async (page: Page, entry: string) => {
  const ada = await door.createPerson()
  const licence = await door.giveLicence(ada, { auto_renewable: true, billing_kind: 'manual', quantity: 1 })
  await enterConsole(page, await door.createOperator('admin', 'Nora Falk'))
  await page.goto(`/operator/licences/${licence}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: entry }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Agreed by phone')
  return {
    licence,
    dialog,
    facts: page.getByRole('complementary', { name: 'Details' }),
    order: async (wish: object): Promise<void> => {
      const body = { customer_id: ada.id, deliverable_id: licence, reason: 'By a colleague', ...wish }
      await callAsStaff('POST', '/orders', body)
    },
  }
}

test('the end of a licence that was changed while its dialog was open is not undone unseen', async ({ page }) => {
  const { licence, dialog, facts } = await openDialog(page, 'Change term, servers and versions…')
  const save = dialog.getByRole('button', { name: 'Save changes' })
  await dialog.locator('input[type=date]').fill('2087-02-07')
  await dialog.getByRole('textbox', { name: 'Servers at most' }).fill('4')
  const change = { paid_till: '2087-03-31', version_min: '26.9', reason: 'By a colleague' }
  await callAsStaff('PATCH', `/deliverables/${licence}`, change)
  await save.click()
  await expect(dialog.getByRole('alert')).toHaveText(
    /^The end was changed in the meantime: the licence is now paid till 31\sMarch\s2087\./,
  )
  await expect(dialog.locator('input[type=date]')).toHaveValue('2087-02-07')
  await expect(facts).toContainText('31 March 2087')
  await save.click()
  await expect(dialog).toHaveCount(0)
  await expect(facts).toContainText('07 February 2087')
  // What the form did not touch stays as the colleague set it.
  await expect(facts).toContainText('from 26.9')
})

test('a price that a colleague agreed while the dialog was open is told before it is replaced', async ({ page }) => {
  const { dialog, facts, order } = await openDialog(page, 'Agree a price…')
  const agree = dialog.getByRole('button', { name: 'Agree price' })
  await dialog.getByRole('textbox', { name: 'Amount in EUR per month' }).fill('10')
  await order({ action: 'set_price_correction', price_correction: -50 })
  await agree.click()
  await expect(dialog.getByRole('alert')).toHaveText(
    /^The agreed correction was changed in the meantime: it is now −\u2060?€50\.00\./,
  )
  await expect(facts).toContainText('€50.00 agreed')
  await agree.click()
  await expect(dialog).toHaveCount(0)
  await expect(facts).toContainText('€10.00 agreed')
})

test('a plan that a colleague chose while the dialog was open is told before it is replaced', async ({ page }) => {
  const { dialog, facts, order } = await openDialog(page, 'Change plan…')
  const change = dialog.getByRole('button', { name: 'Change plan' })
  await dialog.getByRole('combobox', { name: 'New plan' }).fill('Basic')
  await dialog.getByRole('option', { name: 'per month' }).first().click()
  await order({ action: 'change_sku', sku_id: 'aurora-ms-pro-annually-eur' })
  await change.click()
  await expect(dialog.getByRole('alert')).toHaveText(/^The plan was changed in the meantime: it is now .+, per year\./)
  await expect(facts).toContainText('per year')
  await change.click()
  await expect(dialog).toHaveCount(0)
  await expect(facts).toContainText('per month')
})

test('what is typed to mark an order as paid stays while a colleague’s request is open, and is sent once that is withdrawn', async ({
  page,
}) => {
  const ada = await door.createPerson()
  const order = await door.issueInvoice(ada, { description: 'Migration of the edges', price: '40000' })
  await enterConsole(page, await door.createOperator('billing', 'Daniel Reuter'))
  const colleague = await consoleToken(await door.createOperator('billing'))
  const path = `/orders/${order}`
  const { amount } = (await callAsStaff('GET', path, undefined, colleague)) as { amount: number }
  await page.goto(`/operator/orders/${order}`)
  const mark = page.getByRole('button', { name: /^Mark .* as paid$/ })
  await mark.click()
  const dialog = page.getByRole('dialog')
  const confirm = dialog.getByRole('button', { name: /^Mark .* as paid$/ })
  const reference = dialog.getByRole('textbox', { name: 'Bank reference' })
  const reason = dialog.getByRole('textbox', { name: 'Reason' })
  await reference.fill(`TRX ${order}`)
  await reason.fill('Found on the statement')

  const paid_on = new Date().toISOString().slice(0, 10)
  const received = { reference: `TRX 2 ${order}`, paid_on, amount, reason: 'By a colleague' }
  const { id } = (await callAsStaff('POST', `${path}/mark_paid`, received, colleague)) as { id: string }
  // As returning from the bank's window does.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(page.getByText('You can approve or reject this.')).toBeVisible()
  await expect(reference).toHaveValue(`TRX ${order}`)
  await confirm.click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect(reference).toHaveValue(`TRX ${order}`)
  await expect(reason).toHaveValue('Found on the statement')

  await callAsStaff('POST', `/approvals/${id}/reject`, { reason: 'Booked twice' }, colleague)
  await confirm.click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('A second person has to approve this')).toBeVisible()
})

test('an invoice whose new total changes while its dialog is open is issued at the total that the dialog then shows', async ({
  page,
}) => {
  const ada = await door.createPerson()
  const order = await door.issueInvoice(ada, { description: 'Migration of the edges', price: '240' })
  const change = (data: object) => callAsStaff('PATCH', `/customers/${ada.id}`, data)
  await change({ second_name: 'Berg' })
  await enterConsole(page, await door.createOperator('billing', 'Daniel Reuter'))
  await page.goto(`/operator/orders/${order}`)
  await page.getByRole('button', { name: 'Issue again' }).click()
  const dialog = page.getByRole('dialog')
  const confirm = dialog.getByRole('button', { name: 'Issue again' })
  const reason = dialog.getByRole('textbox', { name: 'Reason' })
  await reason.fill('They were renamed')
  await expect(dialog).toContainText('€285.60')
  await change({ country: 'US' })
  await confirm.click()
  await expect(dialog.getByRole('alert')).toContainText('The price has changed')
  await expect(dialog.locator('ins').last()).toHaveText('€240.00')
  await expect(reason).toHaveValue('They were renamed')
  await confirm.click()
  await expect(dialog).toHaveCount(0)
  await expect(page).not.toHaveURL(new RegExp(order))
  await expect(page.getByRole('main')).toContainText('€240.00')
})

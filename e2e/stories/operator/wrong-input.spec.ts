import type { Page } from '@playwright/test'
import { refusal } from '../../fixtures/answers.ts'
import { enterConsole } from '../../fixtures/console.ts'
import { pdfOf } from '../../fixtures/pdf.ts'
import { expect, test } from '../../fixtures/story.ts'
import { door } from '../../fixtures/world.ts'

const toast = (page: Page) => page.locator('.toast')

test(
  'a refund finer than the currency is refused at its field: nothing is rounded',
  { tag: '@main' },
  async ({ page }) => {
    const ada = await door.createPerson()
    const id = await door.issueInvoice(ada, { description: 'Training', price: '90' })
    await door.receiveTransfer(ada, id)
    await enterConsole(page, await door.createOperator('billing', 'Daniel Reuter'))
    await page.goto(`/operator/orders/${id}`)
    await page.getByRole('button', { name: 'Refund' }).click()
    const dialog = page.getByRole('dialog')
    const amount = dialog.getByRole('textbox', { name: 'Amount in EUR' })
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('One day fell out')
    for (const [typed, said] of [
      ['10,555', 'no more decimals than EUR allows'],
      ['1e1', 'An amount above zero'],
      ['0', 'An amount above zero'],
      ['107.11', 'at most €107.10'],
    ] as const) {
      await amount.fill(typed)
      await expect(amount).toHaveAccessibleDescription(new RegExp(said))
      await expect(dialog.getByRole('button', { name: 'Refund' })).toBeDisabled()
    }
    await amount.fill('10,55')
    // An accidental Escape does not lose it.
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: 'Stay' }).click()
    await dialog.getByRole('button', { name: 'Refund €10.55' }).click()
    await expect(page.getByText('Refund recorded: send the money from your bank')).toBeVisible()
  },
)

test('an impossible limit is refused at its field, by the form and by the server, and keeps what was typed', async ({
  page,
}) => {
  const ada = await door.createPerson()
  const licence = await door.giveLicence(ada, {})
  await enterConsole(page, await door.createOperator('admin', 'Lena Krause'))
  await page.goto(`/operator/licences/${licence}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Change limit…' }).click()
  const dialog = page.getByRole('dialog')
  const limit = dialog.getByRole('textbox', { name: 'New limit' })
  const change = dialog.getByRole('button', { name: 'Change limit' })
  const reason = dialog.getByRole('textbox', { name: 'Reason' })
  await reason.fill('They asked')
  for (const typed of ['1000001', '1e3', '2.5', '0', '']) {
    await limit.fill(typed)
    await expect(limit).toHaveAccessibleDescription('A whole number from 1 to 1,000,000.')
    await expect(change).toBeDisabled()
  }
  const refusal = (pointer: string) => ({
    status: 422,
    json: {
      errors: [{ id: '1', status: '422', code: 'invalid', title: 'Too much for this server', source: { pointer } }],
    },
  })
  const path = /\/deliverables\/[^/]+\/limit$/
  await page.route(path, (route) => route.fulfill(refusal('/quantity')), { times: 1 })
  await limit.fill('7')
  await change.click()
  await expect(limit).toHaveAccessibleDescription('Too much for this server')
  await expect(toast(page)).toHaveCount(0)
  await expect(reason).toHaveValue('They asked')
  // Changed input is no longer the rejected one.
  await limit.fill('8')
  await expect(limit).toHaveAccessibleDescription('')
  await page.route(path, (route) => route.fulfill(refusal('/reason')), { times: 1 })
  await change.click()
  await expect(reason).toHaveAccessibleDescription('Too much for this server')
  // An error about a field that is not shown here is displayed all the same.
  await page.route(path, (route) => route.fulfill(refusal('/colour')), { times: 1 })
  await change.click()
  await expect(dialog.getByRole('alert')).toHaveText('Too much for this server')
  await change.click()
  await expect(page.getByText('Limit changed')).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

test('filters that fit no ticket and no log entry are ignored in the address', async ({ page }) => {
  await enterConsole(page, await door.createOperator())
  const long = `${'a'.repeat(300)}@x.example`
  for (const path of [
    'tickets?view=all&customer=nobody%40x.y',
    `tickets?view=all&customer=${long}`,
    `audit?actor=${long}`,
    `audit?action=${long}`,
    `audit?account_id=${long}`,
    `audit?object_id=${long}`,
  ]) {
    await page.goto(`/operator/${path}`)
    const row = page.locator(
      path.startsWith('tickets') ? 'ol.queue:not([aria-hidden]) > li' : 'tbody:not([aria-hidden]) tr',
    )
    await expect(row.first(), path).toBeVisible()
    await expect(page.getByRole('button', { name: /^Remove filter/ }), path).toHaveCount(0)
  }
})

test('an order that refuses an action says why in the dialog, which keeps its values', async ({ page }) => {
  const ada = await door.createPerson()
  const id = await door.issueInvoice(ada, { description: 'Training', price: '90' })
  await enterConsole(page, await door.createOperator('billing', 'Daniel Reuter'))
  await page.goto(`/operator/orders/${id}`)
  await page.route('**/mark_paid', refusal(409, { code: 'order_changed', title: 'The order has changed meanwhile' }))
  await page.getByRole('button', { name: /^Mark .* as paid$/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Bank reference' }).fill(`TRX ${id}`)
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Found on the statement')
  await dialog.getByRole('button', { name: /^Mark .* as paid$/ }).click()
  // The message is also shown as a toast, above the dialog.
  await expect(dialog.locator('.banner')).toHaveText('The order has changed meanwhile')
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Found on the statement')
})

test('a transfer that is already booked is reported at its reference, with the order that it paid', async ({
  page,
}) => {
  const ada = await door.createPerson()
  const before = await door.issueInvoice(ada, { description: 'Training', price: '90' })
  const id = await door.issueInvoice(ada, { description: 'More training', price: '90' })
  await enterConsole(page, await door.createOperator('billing', 'Daniel Reuter'))
  const dialog = page.getByRole('dialog')
  const reference = dialog.getByRole('textbox', { name: 'Bank reference' })
  const book = async (order: string): Promise<void> => {
    await page.goto(`/operator/orders/${order}`)
    await page.getByRole('button', { name: /^Mark .* as paid$/ }).click()
    await reference.fill(`TRX ${before}`)
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Found on the statement')
    await dialog.getByRole('button', { name: /^Mark .* as paid$/ }).click()
  }
  await book(before)
  await expect(page.getByText('Marked as paid')).toBeVisible()
  await book(id)
  await expect(reference).toHaveAccessibleDescription(/already booked/)
  await expect(reference).toHaveAccessibleDescription(/add AUR-\d{4}-\d+ to the reference/)
  await expect(toast(page)).toHaveCount(0)
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Found on the statement')
  const day = dialog.getByLabel('Received on')
  await day.fill('2999-01-01')
  await expect(day).toHaveAccessibleDescription(/^Enter a day from .* to today$/)
  await day.fill('1900-01-01')
  await expect(day).toHaveAccessibleDescription(/^Enter a day from .* to today$/)
  await dialog.getByRole('link', { name: 'Open the order it paid for' }).click()
  await expect(page).toHaveURL(new RegExp(`/operator/orders/${before}$`))
})

test('an impossible or existing name of a terms version is refused at its field', async ({ page }) => {
  await enterConsole(page, await door.createOperator('admin', 'Lena Krause'))
  await page.goto('/operator/terms')
  const known = (await page.getByRole('row').nth(1).locator('.name').textContent()) ?? ''
  await page.getByRole('button', { name: 'New version' }).click()
  const dialog = page.getByRole('dialog')
  const name = dialog.getByRole('textbox', { name: 'Version name' })
  const publish = dialog.getByRole('button', { name: 'Publish' })
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A new seat')
  await dialog
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'terms.pdf', mimeType: 'application/pdf', buffer: pdfOf('Terms') })
  await name.fill('December 2026')
  await expect(name).toHaveAccessibleDescription(/Only Latin letters/)
  await expect(publish).toBeDisabled()
  await name.fill(known)
  await publish.click()
  await expect(name).toHaveAccessibleDescription('A version with this name already exists')
  await expect(toast(page)).toHaveCount(0)
})

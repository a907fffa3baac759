import { callAsStaff } from '../../fixtures/calls.ts'
import { endAtCall, signInAgain } from '../../fixtures/ended-session.ts'
import { holdBack } from '../../fixtures/steadiness.ts'
import { expect, test } from '../../fixtures/story.ts'
import { door } from '../../fixtures/world.ts'

test('an unpaid invoice is issued again after a change of the billing details, and says before what will change', async ({
  page,
  signInAs,
}) => {
  const person = await door.createPerson({ legal_name: 'Northlight TV GmbH' })
  const invoice = await door.issueInvoice(person, { description: 'Migration on site', price: '240' })
  await signInAs(person)
  await page.goto(`/invoices/${invoice}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Invoice AUR-/)
  await expect(page.getByRole('button', { name: 'Issue again' })).toHaveCount(0)
  await page.goto('/profile')
  await page.getByLabel('Company or full name').fill('Northlight AG')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
  await page.goto(`/invoices/${invoice}`)
  const old = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page.getByRole('button', { name: 'Issue again' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('del')).toHaveText(['Northlight TV GmbH'])
  await expect(dialog.locator('ins')).toHaveText(['Northlight AG'])
  await expect(dialog).toContainText('€285.60')
  await dialog.getByRole('button', { name: 'Issue again' }).click()
  await expect(page).not.toHaveURL(new RegExp(invoice))
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(old)
  const main = page.getByRole('main')
  await expect(main).toContainText('Northlight AG')
  await main.getByRole('link', { name: old.replace('Invoice ', '') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(old)
  await expect(main).toContainText('Replaced by')
})

test('an invoice is not issued to another buyer or at another total than its dialog shows: it shows them first', async ({
  page,
  signInAs,
}) => {
  const person = await door.createPerson()
  const invoice = await door.issueInvoice(person, { description: 'Migration on site', price: '240' })
  const change = (data: object) => callAsStaff('PATCH', `/customers/${person.id}`, data)
  await change({ second_name: 'Berg' })
  await signInAs(person)
  await page.goto(`/invoices/${invoice}`)
  await page.getByRole('button', { name: 'Issue again' }).click()
  const dialog = page.getByRole('dialog')
  const confirm = dialog.getByRole('button', { name: 'Issue again' })
  await expect(dialog.locator('ins')).toHaveText(['Ada Berg'])
  await change({ second_name: 'Falk' })
  await confirm.click()
  await expect(page.getByText('This has changed in the meantime')).toBeVisible()
  await expect(dialog.locator('ins')).toHaveText(['Ada Falk'])
  await change({ country: 'US' })
  await confirm.click()
  await expect(page.getByText('The price has changed')).toBeVisible()
  await expect(dialog.locator('ins').last()).toHaveText('€240.00')
  await confirm.click()
  await expect(dialog).toBeHidden()
  await expect(page).not.toHaveURL(new RegExp(invoice))
  await expect(page.getByRole('main')).toContainText('Ada Falk')
})

test('a purchase order number is put on an unpaid invoice', async ({ page, signInAs }) => {
  const person = await door.createPerson()
  const invoice = await door.issueInvoice(person, { description: 'Migration on site', price: '240' })
  await signInAs(person)
  await page.goto(`/invoices/${invoice}`)
  await page.getByRole('button', { name: 'Add a number' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  await dialog.getByLabel('Purchase order').fill('PO 4500012345')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main')).toContainText('PO 4500012345')
  await expect(page.getByRole('button', { name: 'Change', exact: true })).toBeVisible()
  await door.receiveTransfer(person, invoice)
  await expect(page.getByRole('button', { name: 'Change', exact: true })).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText('PO 4500012345')
})

test('while a dialog is still being loaded, the page that it opens on stays', async ({ page, signInAs }) => {
  const person = await door.createPerson()
  const invoice = await door.issueInvoice(person, { description: 'Migration on site', price: '240' })
  await signInAs(person)
  await page.goto(`/invoices/${invoice}`)
  const letGo = await holdBack(page, /\/reference-dialog-[^/]+\.js$/)
  const asked = page.waitForRequest(/\/reference-dialog-[^/]+\.js$/)
  await page.getByRole('button', { name: 'Add a number' }).click()
  await asked
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add a number' })).toBeVisible()
  await letGo()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('what is typed as a purchase order number stays when the invoice is paid, and after the session has ended', async ({
  page,
  signInAs,
}) => {
  const person = await door.createPerson()
  const [paid, open] = [
    await door.issueInvoice(person, { description: 'Training', price: '90' }),
    await door.issueInvoice(person, { description: 'Migration on site', price: '240' }),
  ]
  const { access_token } = await signInAs(person)
  const add = page.getByRole('button', { name: 'Add a number' })
  const dialog = page.getByRole('dialog')
  const field = dialog.getByLabel('Purchase order number')
  await page.goto(`/invoices/${paid}`)
  await add.click()
  await field.fill('PO 4711')
  await door.receiveTransfer(person, paid)
  await expect(add).toHaveCount(0, { timeout: 15_000 })
  await expect(field).toHaveValue('PO 4711')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('This invoice is already paid')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { name: 'Purchase order number' })).toHaveCount(0)

  await page.goto(`/invoices/${open}`)
  await add.click()
  await field.fill('PO 4712')
  await endAtCall(page, ['PUT', /buyer_reference/], access_token)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await signInAgain(page, person)
  await add.click()
  await expect(field).toHaveValue('PO 4712')
})

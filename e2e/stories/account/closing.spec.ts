import { enterConsole } from '../../fixtures/console.ts'
import { signInOnPage } from '../../fixtures/sign-in.ts'
import { expect, test } from '../../fixtures/story.ts'
import { door, lettersTo } from '../../fixtures/world.ts'

test('an account is closed by its customer once nothing prevents it, and cannot be signed in to any more', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  const order = await door.issueInvoice(ada, { description: 'Setup service', price: '100' })
  await signInAs(ada)
  await page.goto('/profile')
  const open = page.getByRole('button', { name: 'Close account…' })
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'Close account' })
  await expect(dialog).toContainText('Invoices are unpaid: pay or cancel them.')
  await expect(dialog.getByLabel('Current password')).toHaveCount(0)
  await dialog.getByRole('link', { name: 'Go to invoices' }).click()
  await expect(page).toHaveURL(/\/unpaid-invoices/)
  await door.receiveTransfer(ada, order)

  await page.goto('/profile')
  await open.press('Enter')
  const password = dialog.getByLabel('Current password', { exact: true })
  await password.fill('not-this-one')
  await dialog.getByRole('button', { name: 'Close account' }).click()
  // What was typed stays, beside what is wrong with it.
  await expect(dialog.getByText('Wrong password')).toBeVisible()
  await expect(password).toHaveValue('not-this-one')
  await password.fill(ada.password ?? '')
  await dialog.getByRole('button', { name: 'Close account' }).click()
  await expect(page).toHaveURL('/auth/signin')
  await expect(page.getByText(/^Your account is closed\. It will be erased on/)).toBeVisible()
  const subjects = async () => (await lettersTo(ada.email)).map(({ subject }) => subject)
  await expect.poll(subjects, { timeout: 20_000 }).toContain('Your account with Aurora Streaming is closed')

  await signInOnPage(page, ada)
  await expect(page.getByRole('alert').filter({ hasText: 'This account is closed' })).toBeVisible()
})

test('PROF-03 who does not accept new terms takes their data with them and closes the account', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  await door.outdateTerms(ada)
  await signInAs(ada)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of use')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  expect((await download).suggestedFilename()).toMatch(/^account-.*\.json$/)
  const order = await door.issueInvoice(ada, { description: 'Setup service', price: '100' })
  const dialog = page.getByRole('dialog', { name: 'Close account' })
  await page.getByRole('button', { name: 'Close account…' }).click()
  // Its page would lead back here.
  await expect(dialog).toContainText('Invoices are unpaid: pay or cancel them.')
  await expect(dialog.getByRole('link')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await door.receiveTransfer(ada, order)
  await page.getByRole('button', { name: 'Close account…' }).click()
  await dialog.getByLabel('Current password', { exact: true }).fill(ada.password ?? '')
  await dialog.getByRole('button', { name: 'Close account' }).click()
  await expect(page).toHaveURL('/auth/signin')
  await expect(page.getByText(/^Your account is closed\. It will be erased on/)).toBeVisible()
})

test('staff close an account with a reason, see when it is erased, and reopen it', async ({ page }) => {
  const ada = await door.createPerson()
  await enterConsole(page, await door.createOperator('support', 'Hanna Brandt'))
  await page.goto(`/operator/customers/${ada.id}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Close account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Asked by mail')
  await dialog.getByRole('button', { name: 'Close account' }).click()
  const banner = page.locator('.banner').filter({ hasText: 'Everything personal is erased on' })
  await expect(banner).toBeVisible()
  await expect(page.getByRole('button', { name: 'Act as customer' })).toBeDisabled()
  await page.goto('/operator/customers?view=closed')
  await expect(page.getByRole('row').filter({ hasText: ada.email })).toContainText('Closed')
  await page.goto(`/operator/customers/${ada.id}`)
  await banner.getByRole('button', { name: 'Reopen account' }).click()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Changed their mind')
  await dialog.getByRole('button', { name: 'Reopen account' }).click()
  await expect(banner).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Act as customer' })).toBeEnabled()
})

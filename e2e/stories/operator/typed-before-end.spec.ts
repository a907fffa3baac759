import { enterConsole } from '../../fixtures/console.ts'
import { endAtCall, keptInTab, signInAgain } from '../../fixtures/ended-session.ts'
import { expect, test } from '../../fixtures/story.ts'
import { door } from '../../fixtures/world.ts'

test('what an operator typed before their session ended is restored in the same customer’s form and note', async ({
  page,
}) => {
  const [ada, other] = [await door.createPerson({ name: 'Ada' }), await door.createPerson({ name: 'Olga' })]
  const hanna = await door.createOperator('admin', 'Hanna Brandt')
  const token = await enterConsole(page, hanna)
  const dialog = page.getByRole('dialog')
  const name = dialog.getByRole('textbox', { name: 'First name' })
  const note = page.getByRole('textbox', { name: 'New note' })
  const profile = page.locator('.panel', { has: page.getByRole('heading', { name: 'Profile' }) })
  const edit = profile.getByRole('button', { name: 'Edit' })
  await page.goto(`/operator/customers/${ada.id}`)
  await note.fill('Calls back on Monday')
  await edit.click()
  await name.fill('Adelheid')
  await endAtCall(page, ['PATCH', /customers/], token, 'operator')
  await dialog.getByRole('button', { name: 'Save profile' }).click()
  await signInAgain(page, hanna)
  await expect(page).toHaveURL(`/operator/customers/${ada.id}`)
  await expect(note).toHaveValue('Calls back on Monday')

  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(note).toHaveValue('')
  await page.goto(`/operator/customers/${other.id}`)
  await edit.click()
  await expect(name).toHaveValue('Olga')
  await page.goto(`/operator/customers/${ada.id}`)
  await edit.click()
  await expect(name).toHaveValue('Adelheid')
  expect(await keptInTab(page)).not.toContain('Adelheid')
})

test(
  'a category name typed before the session ended is not restored for another category',
  { tag: '@main' },
  async ({ page }) => {
    const hanna = await door.createOperator('support', 'Hanna Brandt')
    const token = await enterConsole(page, hanna)
    const dialog = page.getByRole('dialog')
    const category = dialog.getByRole('textbox', { name: 'Category' })
    const open = (name: string) =>
      page
        .getByRole('button', { name: `Rename: ${name}`, exact: true })
        .first()
        .click()
    await page.goto('/operator/ticket-categories')
    await page
      .getByRole('button', { name: /^Rename: / })
      .first()
      .click()
    const begun = await category.inputValue()
    await page.keyboard.press('Escape')
    await page
      .getByRole('button', { name: /^Rename: / })
      .last()
      .click()
    const other = await category.inputValue()
    await category.fill('Once more')
    await endAtCall(page, ['PATCH', /ticket_categories/], token, 'operator')
    await dialog.getByRole('button', { name: 'Rename' }).click()
    await signInAgain(page, hanna)
    await open(begun)
    await expect(category).toHaveValue(begun)
    await page.keyboard.press('Escape')
    await open(other)
    await expect(category).toHaveValue('Once more')
  },
)

test('text typed beside a reason is not lost by an accidental click, and is restored after the session ended', async ({
  page,
}) => {
  const ada = await door.createPerson()
  const order = await door.issueInvoice(ada, { description: 'Training', price: '90' })
  const daniel = await door.createOperator('billing', 'Daniel Reuter')
  const token = await enterConsole(page, daniel)
  const dialog = page.getByRole('dialog')
  const reference = dialog.getByRole('textbox', { name: 'Bank reference' })
  const reason = dialog.getByRole('textbox', { name: 'Reason' })
  const mark = /^Mark .* as paid$/
  await page.goto(`/operator/orders/${order}`)
  await page.getByRole('button', { name: mark }).click()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: mark }).click()
  await reference.fill('TRX 4711')
  await page.keyboard.press('Escape')
  await expect(dialog).toContainText('Leave without saving?')
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await expect(reference).toHaveValue('TRX 4711')
  await reason.fill('Found on the statement')
  await endAtCall(page, ['POST', /mark_paid/], token, 'operator')
  await dialog.getByRole('button', { name: mark }).click()
  await signInAgain(page, daniel)
  await expect(page).toHaveURL(`/operator/orders/${order}`)
  await page.getByRole('button', { name: mark }).click()
  await expect(reference).toHaveValue('TRX 4711')
  await expect(reason).toHaveValue('Found on the statement')
  await dialog.getByRole('button', { name: mark }).click()
  await expect(page.getByText('Marked as paid')).toBeVisible()
  expect(await keptInTab(page)).not.toContain('TRX 4711')
})

test('a purchase order number typed before the session ended is restored', async ({ page }) => {
  const order = await door.issueInvoice(await door.createPerson(), { description: 'Training', price: '90' })
  const daniel = await door.createOperator('billing', 'Daniel Reuter')
  const token = await enterConsole(page, daniel)
  const dialog = page.getByRole('dialog')
  const field = dialog.getByRole('textbox', { name: 'Purchase order number' })
  const add = page.getByRole('button', { name: 'Add a number' })
  await page.goto(`/operator/orders/${order}`)
  await add.click()
  await field.fill('PO 4711')
  await endAtCall(page, ['PUT', /buyer_reference/], token, 'operator')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await signInAgain(page, daniel)
  await add.click()
  await expect(field).toHaveValue('PO 4711')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('complementary', { name: 'Details' })).toContainText('PO 4711')
})

test('a reason typed for one discrepancy before the session ended is not restored for another', async ({ page }) => {
  const [one, other] = [`pi_${crypto.randomUUID()}`, `pi_${crypto.randomUUID()}`]
  for (const transaction of [one, other]) await door.findDifference(transaction)
  const daniel = await door.createOperator('billing', 'Daniel Reuter')
  const token = await enterConsole(page, daniel)
  const dialog = page.getByRole('dialog')
  const reason = dialog.getByRole('textbox', { name: 'Reason' })
  const open = (transaction: string) =>
    page.getByRole('row').filter({ hasText: transaction }).getByRole('button', { name: 'Resolve…' }).click()
  await page.goto('/operator/today/discrepancies')
  await open(one)
  await reason.fill('Refunded by hand')
  await endAtCall(page, ['POST', /\/settle$/], token, 'operator')
  await dialog.getByRole('button', { name: 'Mark as resolved' }).click()
  await signInAgain(page, daniel)
  await open(other)
  await expect(dialog).toContainText(other)
  await expect(reason).toHaveValue('')
  await page.keyboard.press('Escape')
  await open(one)
  await expect(reason).toHaveValue('Refunded by hand')
})

test('a reason typed for one job before the session ended is not restored for another of its queue', async ({
  page,
}) => {
  const jobs = ['No connection', 'No such mailbox'].map((message) => ({
    id: crypto.randomUUID(),
    queue: 'mail',
    state: 'failed',
    created_at: new Date().toISOString(),
    due_at: new Date().toISOString(),
    tries: 5,
    message,
  }))
  await page.route(/\/operator\/api\/v1\/jobs\?/, (route) =>
    route.fulfill({ json: { jobs, next: null, prev: null, estimated_count: jobs.length } }),
  )
  const lena = await door.createOperator('admin', 'Lena Krause')
  const token = await enterConsole(page, lena)
  const dialog = page.getByRole('dialog')
  const reason = dialog.getByRole('textbox', { name: 'Reason' })
  const open = (message: string) =>
    page.getByRole('row').filter({ hasText: message }).getByRole('button', { name: 'Discard' }).click()
  await page.goto('/operator/jobs')
  await open('No such mailbox')
  await reason.fill('The mailbox is gone')
  await endAtCall(page, ['POST', /\/discard$/], token, 'operator')
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await signInAgain(page, lena)
  await open('No connection')
  await expect(reason).toHaveValue('')
  await page.keyboard.press('Escape')
  await open('No such mailbox')
  await expect(reason).toHaveValue('The mailbox is gone')
})

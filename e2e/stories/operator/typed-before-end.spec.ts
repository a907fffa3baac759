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

import type { Page } from '@playwright/test'
import { olga } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/story.ts'

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save contact' })
const cancelButton = (page: Page) => page.getByRole('button', { name: 'Cancel' })
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true })
const emailField = (page: Page) => page.getByRole('textbox', { name: 'E-mail', exact: true })
const cityField = (page: Page) => page.getByRole('combobox', { name: 'City' })

test.beforeEach(async ({ page, signInAs }) => {
  await signInAs(olga)
  await page.goto('/gallery')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gallery')
})

test('SHELL-60 Save waits for a valid change, and for its own completion', { tag: '@main' }, async ({ page }) => {
  const save = saveButton(page)
  await expect(save).toBeDisabled()
  await emailField(page).fill('ada@northlight')
  await expect(save).toBeDisabled()
  await emailField(page).fill('lind@northlight.example')
  await expect(save).toBeEnabled()
  await nameField(page).fill('')
  await expect(save).toBeDisabled()
  await nameField(page).fill('Ada Berg')
  await expect(save).toBeEnabled()

  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await save.click()
  await expect(save).toBeDisabled()
  await expect(save).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(0)
  await expect(save).toBeFocused()
  await page.clock.resume()
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
  await expect(save).not.toHaveAttribute('aria-busy')
  await expect(save).toBeDisabled()
  // Nothing is left to save, but the focus is not thrown out of the form.
  await expect(save).toBeFocused()
  await nameField(page).fill('Ada Lind')
  await expect(save).toBeEnabled()
})

test('SHELL-60, SHELL-78 Enter with a mistake goes to the wrong field, and without a change does nothing', async ({
  page,
}) => {
  const save = saveButton(page)
  await nameField(page).press('Enter')
  await expect(save).toBeDisabled()
  await expect(save).not.toHaveAttribute('aria-busy')
  await emailField(page).fill('ada@northlight')
  await nameField(page).press('Enter')
  await expect(save).toBeDisabled()
  await expect(emailField(page)).toBeFocused()
  await expect(emailField(page)).toHaveAttribute('aria-invalid', 'true')
})

test('SHELL-61 Cancel needs a change and restores the saved values', async ({ page }) => {
  const cancel = cancelButton(page)
  await expect(cancel).toBeDisabled()
  await nameField(page).fill('')
  await emailField(page).fill('nobody')
  await expect(cancel).toBeEnabled()
  await emailField(page).blur()
  await expect(emailField(page)).toHaveAttribute('aria-invalid', 'true')
  await cancel.click()
  await expect(nameField(page)).toHaveValue('Ada Lind')
  await expect(emailField(page)).toHaveValue('ada@northlight.example')
  await expect(page.getByText('Fill in this field')).toHaveCount(1)
  await expect(cancel).toBeDisabled()

  await nameField(page).fill('Ada Berg')
  await saveButton(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
  await expect(cancel).toBeDisabled()
  await nameField(page).fill('Somebody else')
  await cancel.click()
  await expect(nameField(page)).toHaveValue('Ada Berg')
})

test('SHELL-61 leaving unsaved changes asks first', async ({ page }) => {
  await nameField(page).fill('Ada Berg')
  await page.getByRole('navigation').getByRole('link', { name: 'Licence keys' }).first().click()
  const question = page.getByRole('dialog')
  await expect(question).toBeVisible()
  await question.getByRole('button').nth(1).click()
  await expect(question).toHaveCount(0)
  await expect(page).toHaveURL(/\/gallery$/)
  await expect(nameField(page)).toHaveValue('Ada Berg')

  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  expect((await asked).type()).toBe('beforeunload')
  await (await asked).dismiss()
  await expect(nameField(page)).toHaveValue('Ada Berg')

  await page.getByRole('navigation').getByRole('link', { name: 'Licence keys' }).first().click()
  await page.getByRole('dialog').getByRole('button').last().click()
  await expect(page).toHaveURL(/\/licenses/)
})

test('SHELL-62 deleting asks first, and does nothing unless confirmed', { tag: '@main' }, async ({ page }) => {
  const reports = page.getByRole('listitem').filter({ hasText: 'report' })
  const remove = page.getByRole('listitem').getByRole('button', { name: 'Delete Morning report' })
  const question = page.getByRole('dialog', { name: 'Delete Morning report?' })
  await remove.click()
  await expect(question).toBeVisible()
  await expect(reports).toHaveCount(2)
  await question.getByRole('button', { name: 'Keep' }).click()
  await expect(question).toHaveCount(0)
  await expect(reports).toHaveCount(2)

  await remove.click()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(reports).toHaveCount(2)

  await remove.click()
  await question.getByRole('button', { name: 'Delete Morning report' }).click()
  await expect(question).toHaveCount(0)
  await expect(reports).toHaveText([/Evening report/])
})

const asEmail = { en: 'Enter an e-mail address such as name@example.com', ru: 'Введите адрес почты' }

test('SHELL-63 a field shows its error once it was touched, in the language of the page', async ({ page }) => {
  const email = emailField(page)
  await expect(page.getByText(asEmail.en)).toHaveCount(0)
  await email.fill('ada')
  await expect(page.getByText(asEmail.en)).toHaveCount(0)
  await email.blur()
  await expect(page.getByText(asEmail.en)).toBeVisible()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveAccessibleDescription(asEmail.en)
  await nameField(page).fill('')
  await nameField(page).blur()
  await expect(nameField(page)).toHaveAccessibleDescription('Fill in this field')
  await cancelButton(page).click()

  await page.localStorage.setItem('locale', 'ru')
  await page.reload()
  const russian = page.getByRole('textbox', { name: 'Почта', exact: true })
  await russian.fill('ada')
  await russian.blur()
  await expect(page.getByText(asEmail.ru)).toBeVisible()
})

test(
  'SHELL-64 an autocomplete without a match says that the named field is incorrect',
  { tag: '@main' },
  async ({ page }) => {
    const city = cityField(page)
    await city.fill('Atlantis')
    await expect(page.getByText('City incorrect')).toHaveCount(0)
    await city.blur()
    await expect(page.getByText('City incorrect')).toBeVisible()
    await expect(saveButton(page)).toBeDisabled()

    await city.fill('Lis')
    await page.getByRole('option', { name: 'Lisbon' }).click()
    await expect(city).toHaveValue('Lisbon')
    await expect(page.getByText('City incorrect')).toHaveCount(0)
    await expect(saveButton(page)).toBeEnabled()
  },
)

test(
  'SHELL-66, CONST-04 the list of a select is at most 300 px high and scrolls',
  { tag: '@main' },
  async ({ page }) => {
    await page.getByRole('combobox', { name: 'Channel' }).click()
    const list = page.locator('.select-list:visible')
    await expect(list.getByRole('option')).toHaveCount(30)
    const { height = 0 } = (await list.boundingBox()) ?? {}
    expect(height).toBeLessThanOrEqual(300)
    expect(height).toBeGreaterThan(200)
    const last = list.getByRole('option', { name: 'Channel 30', exact: true })
    await expect(last).not.toBeInViewport()
    await list.hover()
    await page.mouse.wheel(0, 2_000)
    await expect(last).toBeInViewport()
    await last.click()
    await expect(page.getByRole('combobox', { name: 'Channel' })).toHaveValue('Channel 30')
  },
)

test('a disabled button also looks disabled under the pointer', async ({ page }) => {
  const save = saveButton(page)
  await expect(save).toBeDisabled()
  const colour = () =>
    save.evaluate(async (button) => {
      await Promise.all(button.getAnimations().map(({ finished }) => finished))
      return getComputedStyle(button).backgroundColor
    })
  const before = await colour()
  await save.hover({ force: true })
  expect(await save.evaluate((button) => button.matches(':hover'))).toBe(true)
  expect(await colour()).toBe(before)
})

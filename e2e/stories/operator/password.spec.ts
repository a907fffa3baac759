import { pairApp } from '../../fixtures/authenticator.ts'
import { consoleToken, enterConsole } from '../../fixtures/console.ts'
import { signInOnPage } from '../../fixtures/sign-in.ts'
import { expect, test } from '../../fixtures/story.ts'
import { door } from '../../fixtures/world.ts'

test(
  'an operator changes their password with the current one, and signs in only with the new one',
  { tag: '@main' },
  async ({ page }) => {
    test.setTimeout(150_000)
    const frieda = await door.createOperator('support', 'Frieda Kern')
    await enterConsole(page, frieda)
    await page.goto('/operator/security')
    await page.getByRole('button', { name: 'Change password' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change your password' })
    const current = dialog.getByLabel('Current password')
    const chosen = dialog.getByLabel('New password', { exact: true })
    const repeated = dialog.getByLabel('Repeat new password')
    const change = dialog.getByRole('button', { name: 'Change password' })
    await expect(current).toBeFocused()
    await change.click()
    await expect(dialog.getByText('Fill in this field').first()).toBeVisible()
    await current.fill('not-the-one-1')
    await chosen.fill('Another-light-42')
    await repeated.fill('Another-light-43')
    await change.click()
    await expect(repeated).toHaveAttribute('aria-invalid', 'true')
    await repeated.fill('Another-light-42')
    await change.click()
    await expect(current).toHaveAccessibleDescription('Wrong password')
    await expect(chosen).toHaveValue('Another-light-42')
    await current.fill(frieda.password)
    await change.dblclick()
    await expect(page.getByText('Password changed')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await page.getByRole('button', { name: 'Log out' }).click()
    await signInOnPage(page, frieda)
    await expect(page.getByText('Wrong e-mail or password')).toBeVisible()
    await page.getByLabel('Password', { exact: true }).fill('Another-light-42')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
  },
)

test('once a new password or two-step sign-in has ended the other sessions, the list of devices has one', async ({
  page,
}) => {
  test.setTimeout(150_000)
  const frieda = await door.createOperator('support', 'Frieda Kern')
  await enterConsole(page, frieda)
  await consoleToken(frieda)
  await page.goto('/operator/security')
  const devices = page.locator('.panel').filter({ hasText: 'Signed-in devices' }).getByRole('listitem')
  await expect(devices).toHaveCount(2)
  await page.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change your password' })
  await dialog.getByLabel('Current password').fill(frieda.password)
  await dialog.getByLabel('New password', { exact: true }).fill('Another-light-42')
  await dialog.getByLabel('Repeat new password').fill('Another-light-42')
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed')).toBeVisible()
  await expect(devices).toHaveCount(1)
  await expect(devices).toContainText('This device')

  await consoleToken({ ...frieda, password: 'Another-light-42' })
  await page.reload()
  await expect(devices).toHaveCount(2)
  await pairApp(page)
  await expect(devices).toHaveCount(1)
})

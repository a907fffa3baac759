import type { Page } from '@playwright/test'
import { codeOf, pairApp, sendsNoEmptyCode } from '../../fixtures/authenticator.ts'
import { enterConsole } from '../../fixtures/console.ts'
import { signInOnPage } from '../../fixtures/sign-in.ts'
import { expect, test } from '../../fixtures/story.ts'
import { door } from '../../fixtures/world.ts'
import type { Operator } from '../../world/door.ts'

const enter = async (page: Page, { email, password }: Operator, code: string): Promise<void> => {
  await signInOnPage(page, { email, password })
  const field = page.getByLabel('One-time code')
  await expect(field).toBeFocused()
  await sendsNoEmptyCode(page)
  await field.fill('000000')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('This code is not valid. Enter the current one.')).toBeVisible()
  await expect(field).toHaveAccessibleDescription('This code is not valid. Enter the current one.')
  // Typing replaces the wrong code.
  await expect(field).toBeFocused()
  await page.keyboard.type(code)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
}

test('an operator sets up two-step sign-in, is asked for the code, and gets in with a backup code', async ({
  page,
}) => {
  test.setTimeout(150_000)
  const hanna = await door.createOperator('billing', 'Hanna Brandt')
  await enterConsole(page, hanna)
  await page.goto('/operator/today')
  await page.getByRole('link', { name: 'Hanna Brandt' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your sign-in' })).toBeVisible()
  const { secret, codes } = await pairApp(page)
  const signOut = page.getByRole('button', { name: 'Log out' })
  await signOut.click()
  // The code that confirmed the app is used up; the next one is already accepted.
  await enter(page, hanna, codeOf(secret, 1))
  await signOut.click()
  await enter(page, hanna, codes[0] ?? '')
  await page.goto('/operator/security')
  await expect(page.getByText('9 backup codes left')).toBeVisible()
})

test(
  'if the role requires it, the console opens once it is set up, and it cannot be switched off',
  { tag: '@main' },
  async ({ page }) => {
    test.setTimeout(150_000)
    const petra = await door.createOperator('billing', 'Petra Vogel')
    await enterConsole(page, petra)
    // As at a brand that requires it of its billing staff; the demo's brands do not.
    await page.route('**/operator/api/v1/me', async (route) => {
      const answer = await route.fetch()
      const me = (await answer.json()) as { second_factor: { on: boolean }; scopes: string[] }
      const { on } = me.second_factor
      await route.fulfill({ json: { ...me, scopes: on ? me.scopes : [], second_factor: { on, required: true } } })
    })
    await page.goto('/operator/orders')
    await expect(page).toHaveURL('/operator/security')
    await expect(page.getByText('The role “Billing” requires two-step sign-in')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Orders' })).toHaveCount(0)
    await pairApp(page)
    await expect(page.getByText('it cannot be turned off')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Turn off' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Orders' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  },
)

import { enterConsole } from '../../fixtures/console.ts'
import { signInOnPage } from '../../fixtures/sign-in.ts'
import { expect, test } from '../../fixtures/story.ts'
import { door } from '../../fixtures/world.ts'

test(
  'an operator who signs in in one tab is led on in the other as well, to the page that was asked for there',
  { tag: '@main' },
  async ({ page, context }) => {
    const hanna = await door.createOperator('admin', 'Hanna Brandt')
    await page.goto('/operator/orders?view=all')
    await expect(page).toHaveURL(/\/operator\/sign-in\?next=/)
    const other = await context.newPage()
    await other.goto('/operator/customers')
    await signInOnPage(other, hanna)
    await expect(other).toHaveURL('/operator/customers')
    await expect(page).toHaveURL('/operator/orders?view=all')
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  },
)

test('an operator who signs in once more in another tab loses nothing of what is typed in the first', async ({
  page,
  context,
}) => {
  const ada = await door.createPerson()
  const hanna = await door.createOperator('admin', 'Hanna Brandt')
  await page.clock.install()
  await enterConsole(page, hanna)
  await page.goto(`/operator/customers/${ada.id}`)
  const note = page.getByRole('textbox', { name: 'New note' })
  await note.fill('Calls back on Monday')
  await enterConsole(await context.newPage(), hanna)
  // Longer than the page goes without asking for anything.
  const asked = page.waitForResponse('**/operator/api/v1/me')
  await page.clock.fastForward(65_000)
  expect((await asked).status()).toBe(200)
  await expect(page.getByRole('link', { name: 'Hanna Brandt' })).toBeVisible()
  await expect(note).toHaveValue('Calls back on Monday')
})

test('a tab of one operator goes over to another who signs in in the same browser, with nothing of what was typed in it', async ({
  page,
  context,
}) => {
  const ada = await door.createPerson()
  await enterConsole(page, await door.createOperator('admin', 'Hanna Brandt'))
  await page.goto(`/operator/customers/${ada.id}`)
  await page.getByRole('textbox', { name: 'New note' }).fill('Calls back on Monday')
  await enterConsole(await context.newPage(), await door.createOperator('admin', 'Olaf Berg'))
  await expect(page.getByRole('link', { name: 'Olaf Berg' })).toBeVisible()
  await expect(page).not.toHaveURL(/customers/)
  await page.goto(`/operator/customers/${ada.id}`)
  await expect(page.getByRole('textbox', { name: 'New note' })).toHaveValue('')
})

test('an operator whose computer is a day fast signs in all the same', async ({ page }) => {
  const hanna = await door.createOperator('admin', 'Hanna Brandt')
  await page.clock.install({ time: Date.now() + 86_400_000 })
  await page.goto('/operator/sign-in?next=%2Foperator%2Forders')
  await signInOnPage(page, hanna)
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
})

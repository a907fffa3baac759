import { expect, test } from '../../fixtures/story.ts'
import { door } from '../../fixtures/world.ts'

test('SHELL-78 a notice that stands on the page, and its countdown, are not announced on every visit', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson({ email_confirmed: false })
  await signInAs(ada)
  await page.goto('/profile')
  const notice = page.locator('.banner').filter({ hasText: `Confirm ${ada.email} with the link` })
  await notice.getByRole('button', { name: 'Send again' }).click()
  const wait = notice.getByRole('button', { name: /Send again in \d:\d\d/ })
  await expect(wait).toBeVisible()
  const isLive = wait.evaluate((button) => button.closest('[role], [aria-live], output')?.outerHTML ?? null)
  expect(await isLive).toBe(null)
  await expect(notice.getByRole('status')).toHaveCount(0)
})

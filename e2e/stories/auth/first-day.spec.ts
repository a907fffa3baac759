import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { choose } from '../../fixtures/fields.ts'
import { expect, storedTokens, test } from '../../fixtures/story.ts'
import { door, lettersTo } from '../../fixtures/world.ts'

/** The id of the person who is signed in, from their access token. */
const idOf = async (page: Page): Promise<string> => {
  const { access_token } = await storedTokens(page)
  const claims: unknown = JSON.parse(Buffer.from(access_token?.split('.')[1] ?? '', 'base64url').toString())
  return String((claims as { account_id: unknown }).account_id)
}

const password = 'Harbour-light-42'

test('AUTH-55, LINK-09, PROF-03, PROF-05, PROF-14 the first day: sign up, confirm the e-mail, accept the terms, and see the first licence', async ({
  page,
}) => {
  const email = `${randomUUID()}@fresh.example`
  await page.goto('/licenses')
  await expect(page).toHaveURL('/auth/signin')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await choose(page, 'Country', 'Germany')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Repeat password').fill(password)
  await page.getByLabel('I accept the terms of use').check()
  await page.getByRole('button', { name: 'Create account' }).click()

  // Until the e-mail address is confirmed there is only the profile, which says why.
  await expect(page).toHaveURL('/profile')
  await expect(page.getByText(`Confirm ${email} with the link`)).toBeVisible()
  const menu = page.getByRole('navigation')
  await expect(menu.getByRole('link', { name: 'Licence keys' })).toHaveCount(0)

  // The vendor changes the terms before the e-mail is opened.
  const nina = { id: await idOf(page), tenant: 'aurora', email, password }
  await door.outdateTerms(nina)
  await door.giveLicence(nina)
  await expect.poll(() => lettersTo(email)).not.toEqual([])
  const [letter] = await lettersTo(email)
  await page.goto(letter?.links[0] ?? '')
  await expect(page.getByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible()
  await expect(page).toHaveURL('/profile')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of use')
  await page.getByRole('button', { name: 'Accept the terms' }).click()
  await expect(page.getByRole('button', { name: 'Save profile' })).toBeVisible()
  await menu.getByRole('link', { name: 'Licence keys' }).first().click()
  await expect(page).toHaveURL('/licenses')
  await expect(page.getByRole('table', { name: 'Licence keys' }).getByRole('row')).toHaveCount(2)
})

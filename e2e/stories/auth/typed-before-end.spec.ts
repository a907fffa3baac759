import type { Page } from '@playwright/test'
import { foundCompany } from '../../fixtures/company.ts'
import { endAtCall, keptInTab, signInAgain } from '../../fixtures/ended-session.ts'
import { expect, storedTokens, test } from '../../fixtures/story.ts'
import { openTicket } from '../../fixtures/tickets.ts'
import { door } from '../../fixtures/world.ts'

test('AUTH-27 text typed before the session ended is restored once after signing in, except passwords', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson({ name: 'Ada', second_name: 'Falk' })
  const { access_token } = await signInAs(ada)
  await page.goto('/profile')
  const name = page.getByLabel('First name', { exact: true })
  await name.fill('Adelheid')
  await page.getByLabel('New password').fill('Never-to-be-kept-1')
  await page.getByLabel('Repeat password').fill('Never-to-be-kept-1')
  await page.getByLabel('Current password').fill(ada.password ?? '')
  await endAtCall(page, ['PUT', /\/v1\/profile$/], access_token)
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page).toHaveURL('/auth/signin')
  expect(await keptInTab(page)).toContain('Adelheid')
  expect(await keptInTab(page)).not.toContain('Never-to-be-kept')
  await signInAgain(page, ada)
  await expect(page).toHaveURL('/profile')
  await expect(name).toHaveValue('Adelheid')
  await expect(page.getByLabel('Last name')).toHaveValue('Falk')
  await expect(page.getByLabel('New password')).toHaveValue('')
  expect(await keptInTab(page)).not.toContain('Adelheid')
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(name).toHaveValue('Ada')
})

test('AUTH-27 a dialog restores its text when it is opened again, and signing out discards it', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  const change = page.getByRole('button', { name: 'Change: E-mail' })
  const dialog = page.getByRole('dialog')
  const email = dialog.getByLabel('New e-mail')
  const lose = async (accessToken: string): Promise<void> => {
    await page.goto('/profile')
    await change.click()
    await email.fill('ada.elsewhere@example.com')
    await dialog.getByLabel('Current password').fill(ada.password ?? '')
    await endAtCall(page, ['POST', /email/], accessToken)
    await dialog.getByRole('button', { name: 'Send link' }).click()
    await expect(page).toHaveURL('/auth/signin')
    await signInAgain(page, ada)
    await expect(page).toHaveURL('/profile')
  }
  await lose((await signInAs(ada)).access_token)
  await change.click()
  await expect(email).toHaveValue('ada.elsewhere@example.com')
  await expect(dialog.getByLabel('Current password')).toHaveValue('')
  await lose((await storedTokens(page)).access_token ?? '')
  expect(await keptInTab(page)).toContain('ada.elsewhere')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/auth/signin')
  expect(await keptInTab(page)).not.toContain('ada.elsewhere')
})

test('AUTH-27, AUTH-34 a session that expires does so in every tab, and each keeps its typed text', async ({
  page,
  context,
  signInAs,
}) => {
  const ada = await door.createPerson({ name: 'Ada' })
  const { access_token } = await signInAs(ada)
  const other = await context.newPage()
  await other.goto('/profile')
  const name = other.getByLabel('First name', { exact: true })
  await name.fill('Adelheid')
  await page.goto('/licenses?query=edges')
  await endAtCall(page, ['GET', /query=van/], access_token)
  await page.getByRole('textbox', { name: 'ID, plan, comment, key or server' }).fill('van')
  await expect(other.getByText('Your session has ended.')).toBeVisible()
  await signInAgain(page, ada)
  await expect(other).toHaveURL('/profile')
  await expect(name).toHaveValue('Adelheid')
})

/** With another product than before: the categories of a chosen one are already known. */
const loseTicket = async (page: Page, accessToken: string, product: string): Promise<void> => {
  await page.goto('/new-ticket')
  await page.getByRole('textbox', { name: 'Title' }).fill('No picture since noon')
  await page.getByRole('textbox', { name: 'Description' }).fill('Both channels are black')
  await page.getByRole('combobox', { name: 'What is it about?' }).click()
  await page.getByRole('option', { name: 'Technical Support' }).click()
  await endAtCall(page, ['GET', /categories/], accessToken)
  // Requests the categories of both, and is refused.
  await page.getByRole('combobox', { name: 'Product' }).click()
  await page.getByRole('option', { name: product, exact: true }).click()
  await expect(page).toHaveURL('/auth/signin')
}

test('AUTH-27 an unsent ticket survives an expired session, but only for its author', async ({ page, signInAs }) => {
  const [ada, other] = [await door.createPerson(), await door.createPerson()]
  const title = page.getByRole('textbox', { name: 'Title' })
  await loseTicket(page, (await signInAs(ada)).access_token, 'Media Server')
  await signInAgain(page, ada)
  await expect(title).toHaveValue('No picture since noon')
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('Both channels are black')
  await expect(page.getByRole('combobox', { name: 'What is it about?' })).toHaveValue('Technical Support')
  await loseTicket(page, (await storedTokens(page)).access_token ?? '', 'Watcher')
  await signInAgain(page, other)
  await expect(title).toHaveValue('')
  expect(await keptInTab(page)).not.toContain('No picture')
})

test('AUTH-27 a reply that was being sent when the session ended is in its box again', async ({ page, signInAs }) => {
  const ada = await door.createPerson()
  const ticket = await openTicket(ada)
  const { access_token } = await signInAs(ada)
  await page.goto(`/tickets/${ticket}`)
  const reply = page.getByRole('textbox', { name: 'Your reply' })
  await reply.fill('It began at noon')
  await endAtCall(page, ['POST', /\/comments$/], access_token)
  await page.getByRole('button', { name: 'Send reply' }).click()
  await signInAgain(page, ada)
  await expect(page).toHaveURL(`/tickets/${ticket}`)
  await expect(reply).toHaveValue('It began at noon')
  await expect(page.getByRole('article')).toHaveCount(1)
})

test(
  'PROF-03, SHELL-33 text typed before newer terms were published is restored after accepting them',
  { tag: '@main' },
  async ({ page, signInAs }) => {
    const ada = await door.createPerson({ name: 'Ada' })
    await signInAs(ada)
    const title = page.getByRole('textbox', { name: 'Title' })
    const description = page.getByRole('textbox', { name: 'Description' })
    await page.goto('/new-ticket')
    await title.fill('No picture since noon')
    await description.fill('Both channels are black')
    await page.getByRole('combobox', { name: 'What is it about?' }).click()
    await page.getByRole('option', { name: 'Technical Support' }).click()
    await door.outdateTerms(ada)
    // Requests the categories of both.
    await page.getByRole('combobox', { name: 'Product' }).click()
    await page.getByRole('option').first().click()
    await expect(page).toHaveURL('/profile')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of use')
    await page.getByRole('button', { name: 'Accept the terms' }).click()
    await expect(page.getByRole('button', { name: 'Save profile' })).toBeVisible()
    await page.goto('/new-ticket')
    await expect(title).toHaveValue('No picture since noon')
    await expect(description).toHaveValue('Both channels are black')
  },
)

test('PROF-03, SHELL-33 so is what was typed on a page that keeps itself up to date, and finds out by itself', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson({ name: 'Ada' })
  const licence = await door.giveLicence(ada)
  await foundCompany(ada, 'Harbour TV')
  await signInAs(ada)
  const accept = async (): Promise<void> => {
    await door.outdateTerms(ada)
    await expect(page).toHaveURL('/profile', { timeout: 15_000 })
    await page.getByRole('button', { name: 'Accept the terms' }).click()
    await expect(page.getByRole('button', { name: 'Save profile' })).toBeVisible()
  }
  const comment = page.getByLabel('Comment')
  await page.goto(`/licenses/${licence}`)
  await comment.fill('Stockholm')
  await accept()
  await page.goto(`/licenses/${licence}`)
  await expect(comment).toHaveValue('Stockholm')

  await page.goto('/company')
  await page.getByRole('textbox', { name: 'E-mails' }).fill('lars@harbour.example')
  await accept()
  await page.goto('/company')
  await expect(page.getByRole('button', { name: 'Remove lars@harbour.example' })).toBeVisible()
})

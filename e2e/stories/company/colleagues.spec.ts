import { keepBodies } from '../../fixtures/api-calls.ts'
import { befriend } from '../../fixtures/company.ts'
import { sectionOf } from '../../fixtures/parts.ts'
import { callAs } from '../../fixtures/people.ts'
import { holdBack } from '../../fixtures/steadiness.ts'
import { expect, test } from '../../fixtures/story.ts'
import { door } from '../../fixtures/world.ts'
import type { Person } from '../../world/door.ts'

/** The section with this heading. */
test(
  'COMP-22, COMP-23, SHELL-29 without colleagues the page redirects to the company, where the first one is added',
  { tag: '@main' },
  async ({ page, signInAs }) => {
    const [ada, ben] = [await door.createPerson(), await door.createPerson()]
    await signInAs(ada)
    await page.goto('/colleagues')
    await expect(page).toHaveURL('/company')
    await expect(page.getByRole('link', { name: 'Colleagues' })).toHaveCount(0)
    const add = page.getByRole('button', { name: 'Send request' })
    await expect(add).toBeDisabled()
    const email = page.getByRole('textbox', { name: 'E-mail' })
    await email.fill('no address')
    await expect(add).toBeDisabled()
    await email.fill(ben.email)
    await add.click()
    await expect(page.getByRole('link', { name: 'Colleagues' }).first()).toBeVisible()
  },
)

test(
  'COMP-24, COMP-25, COMP-26, COMP-27 requests are shown to both, and can be accepted or rejected there',
  { tag: '@main' },
  async ({ page, signInAs }) => {
    const [ada, ben, cole] = [await door.createPerson(), await door.createPerson(), await door.createPerson()]
    for (const person of [ada, cole]) await callAs(person, 'POST', '/colleagues/requests', { email: ben.email })
    await signInAs(ben)
    await page.goto('/colleagues')
    const from = ({ email }: Person) =>
      sectionOf(page, 'Requests to you').getByRole('listitem').filter({ hasText: email })
    await expect(from(ada)).toContainText('Open')
    await from(ada)
      .getByRole('button', { name: `Accept: ${ada.email}` })
      .click()
    await expect(from(ada)).toContainText('Accepted')
    await from(cole).getByRole('button', { name: 'Reject' }).click()
    await expect(from(cole)).toContainText('Rejected')
    await expect(page.getByRole('switch', { name: `Licences for ${ada.email}` })).not.toBeChecked()
    await expect(page.getByRole('switch', { name: `Licences for ${cole.email}` })).toHaveCount(0)

    await signInAs(ada)
    await page.goto('/colleagues')
    const sent = sectionOf(page, 'Requests you sent').getByRole('listitem')
    await expect(sent).toContainText(ben.email)
    await expect(sent).toContainText('Accepted')
  },
)

test('COMP-29, COMP-31 a permission is switched individually, takes effect at once, and can be switched back', async ({
  page,
  signInAs,
}) => {
  const [ada, ben] = [await door.createPerson(), await door.createPerson()]
  await befriend(ada, ben)
  await signInAs(ada)
  await page.goto('/colleagues')
  const bodies = await keepBodies(page, '**/billing/api/v1/colleagues/*')
  // Requests that only read have no body.
  const sent = (): readonly unknown[] => bodies.filter((body) => body !== null)
  const licences = page.getByRole('switch', { name: `Licences for ${ben.email}` })
  await licences.click()
  await expect(licences).toBeChecked()
  await expect.poll(sent).toEqual([{ licenses: true }])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(licences).not.toBeChecked()
  await expect.poll(sent).toEqual([{ licenses: true }, { licenses: false }])
  const history = sectionOf(page, 'Sharing history')
  const newest = history.getByRole('listitem').first()
  await expect(newest).toContainText(`You stopped sharing with ${ben.email}: Licences`)
  await expect(newest).toContainText(`${ada.email} · 127.0.0.1`)
  await expect(history).toContainText(`You shared with ${ben.email}: Licences`)
})

test('COMP-26 a request that is being answered cannot be given the other answer', async ({ page, signInAs }) => {
  const [ada, ben] = [await door.createPerson(), await door.createPerson()]
  await callAs(ada, 'POST', '/colleagues/requests', { email: ben.email })
  await signInAs(ben)
  await page.goto('/colleagues')
  const letGo = await holdBack(page, '**/colleagues/requests/*/accept')
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('button', { name: 'Reject' })).toBeDisabled()
  await letGo()
  await expect(sectionOf(page, 'Requests to you')).toContainText('Accepted')
})

test('COMP-32 removing a colleague asks first; after the last one the page is left', async ({ page, signInAs }) => {
  const [ada, ben, cole] = [await door.createPerson(), await door.createPerson(), await door.createPerson()]
  for (const friend of [ben, cole]) await befriend(ada, friend)
  await signInAs(ada)
  await page.goto('/colleagues')
  await page.getByRole('button', { name: `Remove ${cole.email}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove colleague' }).click()
  await expect(page.getByRole('button', { name: `Remove ${cole.email}` })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'What you share' })).toBeFocused()
  await page.getByRole('button', { name: `Remove ${ben.email}` }).click()
  await expect(page.getByRole('dialog')).toContainText(`Stop sharing with ${ben.email}?`)
  await page.getByRole('dialog').getByRole('button', { name: 'Remove colleague' }).click()
  await expect(page).toHaveURL('/company')
  // What was shared can still be read there.
  await expect(sectionOf(page, 'Sharing history')).toContainText(`Sharing with ${ben.email} ended, in both directions`)
})

import { sectionOf } from '../../fixtures/parts.ts'
import { expect, test } from '../../fixtures/story.ts'
import { openTicket } from '../../fixtures/tickets.ts'
import { door } from '../../fixtures/world.ts'

test('the account’s activity says who did what and when, in pages; if it cannot be loaded, it can be tried again', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  for (let at = 1; at <= 11; at += 1) await openTicket(ada, { title: `Question ${at}` })
  await signInAs(ada)
  await page.goto('/profile/security')
  const panel = sectionOf(page, 'Activity')
  const entries = panel.getByRole('listitem')
  await expect(entries).toHaveCount(10)
  await expect(entries.nth(1)).toContainText('Ticket opened')
  await expect(entries.nth(1)).toContainText('You · ')
  const back = panel.getByRole('button', { name: 'Previous page' })
  await expect(back).toBeDisabled()
  await panel.getByRole('button', { name: 'Next page' }).click()
  await expect(back).toBeEnabled()
  await page.route('**/profile/activity?*', (route) => route.abort())
  await page.reload()
  await expect(panel.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.unroute('**/profile/activity?*')
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect(entries).toHaveCount(10)
})

test.describe('in Russian', () => {
  test.use({ locale: 'ru-RU' })

  test('the activity is told in Russian', async ({ page, signInAs }) => {
    const ada = await door.createPerson({ locale: 'ru' })
    await openTicket(ada, { title: 'Нет звука' })
    await signInAs(ada)
    await page.goto('/profile/security')
    const panel = sectionOf(page, 'Журнал действий')
    await expect(panel.getByRole('listitem').filter({ hasText: 'бращение' }).first()).toContainText('Вы')
  })
})

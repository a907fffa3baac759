import { enterConsole } from '../../fixtures/console.ts'
import { openSession } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/story.ts'
import { openTicket, replyWithFiles } from '../../fixtures/tickets.ts'
import { door } from '../../fixtures/world.ts'

test('several tickets are assigned, put into a category and closed at once; one that has changed meanwhile stays', async ({
  page,
}) => {
  const ada = await door.createPerson()
  for (const title of ['First', 'Second', 'Third']) await openTicket(ada, { title })
  const changing = await openTicket(ada, { title: 'Fourth' })
  const hanna = await door.createOperator('support', 'Hanna Brandt')
  await enterConsole(page, hanna)
  await page.goto(`/operator/tickets?customer=${encodeURIComponent(ada.email)}`)
  const rows = page.locator('ol.queue > li')
  const bar = page.getByRole('region', { name: 'Several tickets' })
  const dialog = page.getByRole('dialog')
  await expect(rows).toHaveCount(4)
  await expect(bar).toHaveCount(0)

  // With Shift everything in between, with X the row that has the focus, and all of the page by one box.
  await rows.nth(0).getByRole('checkbox').click()
  await rows
    .nth(2)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] })
  await expect(bar).toContainText('3 tickets')
  await rows.nth(3).getByRole('link').focus()
  await page.keyboard.press('x')
  await expect(bar).toContainText('4 tickets')
  await page.keyboard.press('x')
  await expect(bar).toContainText('3 tickets')
  await bar.getByRole('button', { name: 'Clear selection' }).click()
  await expect(bar).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
  await expect(bar).toContainText('4 tickets')

  await bar.getByRole('button', { name: 'Assign' }).click()
  await expect(dialog.getByRole('heading')).toHaveText('Assign 4 tickets?')
  // The list of colleagues opens with the focus.
  await dialog.getByRole('option', { name: 'Me', exact: true }).click()
  await dialog.getByRole('button', { name: 'Assign' }).click()
  await expect(page.getByText('4 tickets assigned')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(bar).toHaveCount(0)
  for (const row of await rows.all()) await expect(row).toContainText('Hanna Brandt')

  await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
  await bar.getByRole('button', { name: 'Set category' }).click()
  await expect(dialog.getByRole('combobox', { name: 'Kind' })).toHaveValue('Technical Support')
  await dialog.getByRole('combobox', { name: 'Kind' }).click()
  await dialog.getByRole('option', { name: 'Billing and Payments' }).click()
  await dialog.getByRole('button', { name: 'Set category' }).click()
  await expect(page.getByText('Category of 4 tickets set')).toBeVisible()
  for (const row of await rows.all()) await expect(row).toContainText('Billing and Payments')

  await page.getByRole('checkbox', { name: 'Select all on this page' }).click()
  await bar.getByRole('button', { name: 'Close tickets' }).click()
  await expect(dialog.getByRole('heading')).toHaveText('Close 4 tickets?')
  await replyWithFiles((await openSession(ada)).access_token, changing, [])
  await dialog.getByRole('button', { name: 'Close tickets' }).click()
  await expect(page.getByText('3 tickets closed')).toBeVisible()
  await expect(bar.getByRole('alert')).toContainText('1 ticket was not changed')
  await expect(bar.getByRole('alert')).toContainText('something has happened there meanwhile')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('Fourth')
  // Now that it was seen, it can be closed.
  await bar.getByRole('button', { name: 'Close tickets' }).click()
  await dialog.getByRole('button', { name: 'Close tickets' }).click()
  await expect(page.getByText('1 ticket closed')).toBeVisible()
  await expect(rows).toHaveCount(0)
})

test('who may only read selects nothing', async ({ page }) => {
  const ada = await door.createPerson()
  await openTicket(ada)
  await enterConsole(page, await door.createOperator('viewer'))
  await page.goto(`/operator/tickets?customer=${encodeURIComponent(ada.email)}`)
  await expect(page.locator('ol.queue > li')).toHaveCount(1)
  await expect(page.getByRole('checkbox')).toHaveCount(0)
})

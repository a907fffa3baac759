import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { enterConsole } from '../../fixtures/console.ts'
import { linesOf } from '../../fixtures/looks.ts'
import { rowsIn } from '../../fixtures/parts.ts'
import { expect, test } from '../../fixtures/story.ts'
import { door } from '../../fixtures/world.ts'

/** The lines below the head of the file that the list on screen saves. */
const exportOf = async (page: Page): Promise<readonly string[]> => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ])
  return readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n')
    .slice(1)
}

test('the page of discrepancies lists each until it is resolved, and only those who may resolve it have a column for that', async ({
  page,
}) => {
  const transaction = `pi_${crypto.randomUUID()}`
  await door.findDifference(transaction)
  const row = page.getByRole('row').filter({ hasText: transaction })
  const decision = page.getByRole('columnheader', { name: 'Decision' })
  await enterConsole(page, await door.createOperator('viewer', 'Vera Lund'))
  await page.goto('/operator/today/discrepancies')
  await expect(row).toContainText('Payment unknown to us')
  await expect(row).toContainText('€12.50')
  await expect(decision).toHaveCount(0)

  await enterConsole(page, await door.createOperator('billing', 'Daniel Reuter'))
  await page.goto('/operator/today/discrepancies')
  await expect(decision).toBeVisible()
  await row.getByRole('button', { name: 'Resolve…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Paid back by hand')
  await dialog.getByRole('button', { name: 'Mark as resolved' }).click()
  await expect(page.getByText('Discrepancy resolved')).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('a discrepancy has room for its name on Today and in its list, on a phone and a tablet', async ({ page }) => {
  const transaction = `pi_${crypto.randomUUID()}`
  await door.findDifference(transaction)
  await enterConsole(page, await door.createOperator('billing', 'Daniel Reuter'))
  await page.localStorage.setItem('locale', 'ru')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/operator/today')
  const line = page.getByRole('listitem').filter({ hasText: transaction })
  await expect(line).toBeVisible()
  expect(await linesOf(line, 'Деньги, о которых мы не знаем')).toBe(1)
  await page.setViewportSize({ width: 900, height: 900 })
  await page.goto('/operator/today/discrepancies')
  await expect(page.getByRole('row').filter({ hasText: transaction })).toBeVisible()
  const isWhole = await page.locator('.table-wrap').evaluate((wrap) => wrap.scrollWidth <= wrap.clientWidth)
  expect(isWhole).toBe(true)
})

test('customers are filtered by country and language, and exported as filtered', async ({ page }) => {
  const word = `Cut${crypto.randomUUID().slice(0, 8)}`
  const german = await door.createPerson({ second_name: word })
  const russian = await door.createPerson({ second_name: word, country: 'RU', locale: 'ru' })
  await enterConsole(page, await door.createOperator('support', 'Hanna Brandt'))
  await page.goto(`/operator/customers?query=${word}`)
  await expect(rowsIn(page)).toHaveCount(2)
  expect(await exportOf(page)).toHaveLength(2)
  // Unlike the button in the head of the column, which sorts.
  const filter = (name: string) => page.getByRole('button', { name, exact: true, expanded: false })
  await filter('Country').click()
  await page.getByRole('combobox', { name: 'Country' }).fill('Russia')
  await page.getByRole('option', { name: 'Russia' }).click()
  await expect(page).toHaveURL(/country=RU/)
  await expect(rowsIn(page)).toHaveCount(1)
  await expect(rowsIn(page)).toContainText(russian.email)
  expect(await exportOf(page)).toEqual([expect.stringContaining(russian.email)])
  await page.getByRole('button', { name: /^Remove filter.*Country/ }).click()
  await filter('Language').click()
  await page.getByRole('dialog', { name: 'Language' }).getByRole('button', { name: 'English' }).click()
  await expect(rowsIn(page)).toHaveCount(1)
  await expect(rowsIn(page)).toContainText(german.email)
})

test('licences are exported as the list shows them', async ({ page }) => {
  const ada = await door.createPerson()
  await door.giveLicence(ada)
  await door.giveTrial(ada)
  await enterConsole(page, await door.createOperator('support', 'Hanna Brandt'))
  await page.goto(`/operator/licences?customer=${ada.id}`)
  await expect(rowsIn(page)).toHaveCount(2)
  const lines = await exportOf(page)
  expect(lines).toHaveLength(2)
  for (const line of lines) expect(line).toContain(ada.email)
})

test('where nothing needs a person today, the page says so', async ({ page }) => {
  const none = { count: 0, entries: [] }
  await page.route('**/operator/api/v1/today', async (route) => {
    const response = await route.fetch()
    const today = (await response.json()) as object
    const quiet = {
      unpaid: [],
      overdue: [],
      approvals: 0,
      disputes: none,
      discrepancies: none,
      failed_renewals: { count: 0, renewals: [] },
      ending_licences: { count: 0, licences: [] },
      tickets_waiting: { count: 0, tickets: [] },
      jobs: { failed: 0, late: 0, entries: [] },
    }
    await route.fulfill({ response, json: { ...today, ...quiet } })
  })
  await enterConsole(page, await door.createOperator('billing', 'Daniel Reuter'))
  await page.goto('/operator/today')
  await expect(page.getByRole('heading', { name: 'Nothing needs attention' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(0)
})

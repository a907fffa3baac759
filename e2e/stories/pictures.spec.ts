import { join } from 'node:path'
import { enterConsole } from '../fixtures/console.ts'
import { olga } from '../fixtures/people.ts'
import { expect, test } from '../fixtures/story.ts'

const folder = join(import.meta.dirname, '../../docs/pictures')

/** The pictures in the README. They are written only on request; the screens are visited either way. */
const update = process.env['UPDATE_PICTURES'] === '1'

test.use({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' })

test('the pictures for the documentation', async ({ page, signInAs }) => {
  const take = async (name: string): Promise<void> => {
    await page.mouse.move(0, 0)
    await page.evaluate(() => document.fonts.ready)
    const picture = await page.screenshot(update ? { path: join(folder, `${name}.png`) } : {})
    expect(picture.byteLength).toBeGreaterThan(20_000)
  }
  await page.goto('/auth/signin')
  await expect(page.getByRole('link', { name: 'Create an account' })).toBeVisible()
  await take('sign-in')

  await signInAs(olga)
  await page.goto('/licenses')
  const table = page.getByRole('table', { name: 'Licence keys' })
  await expect(table.getByRole('row').filter({ hasText: 'Regional edges' })).toBeVisible()
  await take('licences')

  await table.getByRole('row').filter({ hasText: 'Playout, Stockholm' }).getByRole('link').first().click()
  await expect(page.getByRole('table', { name: 'Servers' })).toContainText('sto-edge-03')
  await expect(page.locator('.sparkline')).toBeVisible()
  await take('licence')

  await page.goto('/unpaid-invoices')
  await page.getByRole('row').filter({ hasText: 'Migration of the regional edges' }).getByRole('link').first().click()
  await expect(page.getByRole('button', { name: /^Pay €/ })).toBeEnabled()
  await take('invoice')

  await page.goto('/retroview')
  await expect(page.locator('.bars')).toHaveCount(4)
  await expect(page.locator('.uplot')).toBeVisible()
  await take('statistics')

  await page.goto('/pending-tickets')
  await page.getByRole('link', { name: /^Transcoder drops frames/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Transcoder drops frames/ })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Your reply' })).toBeVisible()
  await take('ticket')

  await enterConsole(page, {
    tenant: 'aurora',
    handle: 'lena.krause',
    name: 'Lena Krause',
    email: 'lena.krause@aurora.example',
    password: 'Foyer-demo-1',
  })
  await page.goto('/operator')
  await expect(page.getByRole('link', { name: /^Second address on the invoices/ })).toBeVisible()
  await take('console')
})

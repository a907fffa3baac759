import type { Page } from '@playwright/test'
import { enterConsole } from '../../fixtures/console.ts'
import { pdfOf } from '../../fixtures/pdf.ts'
import { signInOnPage } from '../../fixtures/sign-in.ts'
import { expect, test } from '../../fixtures/story.ts'
import { door, vegaUrl } from '../../fixtures/world.ts'
import type { Person } from '../../world/door.ts'

const signIn = async (page: Page, person: Person): Promise<void> => {
  await page.goto(`${vegaUrl()}/auth/signin`)
  await signInOnPage(page, person)
}

test('a new version of the terms is viewed and published, and the customer has to accept it before continuing', async ({
  page,
  browser,
}) => {
  const version = `2026-${crypto.randomUUID().slice(0, 8)}`
  const ada = await door.createPerson({ tenant: 'vega' })
  const theirs = await browser.newContext()
  const portal = await theirs.newPage()
  await signIn(portal, ada)
  await expect(portal).toHaveURL(/\/licenses/)

  await enterConsole(page, await door.createOperator('admin', 'Lena Krause', 'vega'))
  await page.goto(`${vegaUrl()}/operator/terms`)
  await page.getByRole('button', { name: 'New version' }).click()
  const dialog = page.getByRole('dialog')
  const publish = dialog.getByRole('button', { name: 'Publish' })
  await dialog.getByRole('textbox', { name: 'Version name' }).fill(version)
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The court moved')
  const choose = async (buffer: Buffer): Promise<void> => {
    const opened = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: 'Document in English: Choose PDF…' }).click()
    const chooser = await opened
    await chooser.setFiles({ name: 'terms.pdf', mimeType: 'application/pdf', buffer })
    // The browser reports no change if the file that is still in the field is selected again.
    expect(await chooser.element().evaluate((field) => (field as HTMLInputElement).value)).toBe('')
  }
  for (const unreadable of ['no document', '%PDF-1.7\nstartxref\n9\n%%EOF']) {
    await choose(pdfOf('Terms'))
    await expect(publish).toBeEnabled()
    await choose(Buffer.from(unreadable))
    await expect(dialog.getByText('Choose a PDF that can be opened, of at most 360 kB')).toBeVisible()
    await expect(publish).toBeDisabled()
  }
  await choose(pdfOf(`Terms ${version}`))
  await expect(dialog.getByText('terms.pdf')).toBeVisible()
  await dialog.getByText('Preview').click()
  await expect(dialog.getByText(`Terms ${version}`)).toHaveCount(1)
  await expect(dialog.getByText('Russian readers see the other document.')).toBeVisible()
  await publish.click()
  await expect(dialog).toHaveCount(0)
  const row = page.getByRole('row').filter({ hasText: version })
  await expect(row).toContainText('Current')
  await expect(row).toContainText('0')

  await portal.goto(`${vegaUrl()}/licenses`)
  await expect(portal).toHaveURL(`${vegaUrl()}/profile`)
  await expect(portal.getByRole('heading', { level: 1 })).toHaveText('Terms of use')
  await expect(portal.getByText(`Terms ${version}`)).toHaveCount(1)
  await portal.getByRole('button', { name: 'Accept the terms' }).click()
  await expect(portal.getByRole('button', { name: 'Save profile' })).toBeVisible()
  await portal.goto(`${vegaUrl()}/licenses`)
  await expect(portal).toHaveURL(`${vegaUrl()}/licenses`)
  await theirs.close()

  await page.reload()
  await expect(row.getByRole('cell', { name: '1', exact: true })).toBeVisible()
})

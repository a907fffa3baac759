import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { factOf } from '../../fixtures/looks.ts'
import { rowsIn } from '../../fixtures/parts.ts'
import { expect, test } from '../../fixtures/story.ts'
import { door, lettersTo } from '../../fixtures/world.ts'

const contentOf = async (download: Download): Promise<Buffer> => readFile(await download.path())

/** The file that pressing a button downloads. */
const saved = async (page: Page, press: () => Promise<unknown>): Promise<Download> => {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return download
}

const startOf = (file: Buffer, length: number): string => file.subarray(0, length).toString('latin1')

/** A person with one paid invoice, half of which was refunded. */
const halfRefunded = async () => {
  const ada = await door.createPerson()
  const invoice = await door.issueInvoice(ada, { description: 'Training', price: '200' })
  await door.receiveTransfer(ada, invoice)
  await door.refund(ada, invoice, 'Half a day was not used', '119')
  return { ada, invoice }
}

test('BILL-10, BILL-14 a credited invoice shows it in its state, note, document, history and mail', async ({
  page,
  signInAs,
}) => {
  const { ada, invoice } = await halfRefunded()
  await signInAs(ada)
  await page.goto(`/invoices/${invoice}`)
  const header = page.getByRole('heading', { level: 1 }).locator('xpath=..')
  await expect(header).toContainText('Partly refunded')
  const notes = page.getByRole('table', { name: 'Credit notes' }).locator('tbody tr')
  await expect(notes).toHaveCount(1)
  // The note that staff wrote stays in their log.
  await expect(notes).toContainText('Returned by the seller')
  await expect(notes).toContainText('€119.00')
  await expect(page.getByText(/^Credit note AUR-C-\d{4}-\d{4} issued$/)).toBeVisible()
  const note = await saved(page, () => notes.getByRole('button').click())
  expect(note.suggestedFilename()).toMatch(/^AUR-C-\d{4}-\d{4}\.pdf$/)
  expect(startOf(await contentOf(note), 5)).toBe('%PDF-')
  await expect
    .poll(async () => (await lettersTo(ada.email)).map(({ text }) => /AUR-C-\d{4}-\d{4}/.test(text)))
    .toContain(true)

  await page.goto('/invoices')
  await page.getByRole('button', { name: 'Credit notes' }).click()
  const ofAll = rowsIn(page.getByRole('table', { name: 'Credit notes' }))
  await expect(ofAll).toHaveCount(1)
  for (const part of [/AUR-C-\d{4}-\d{4}/, 'Returned by the seller', '€119.00']) await expect(ofAll).toContainText(part)
  const csv = await saved(page, () => page.getByRole('button', { name: 'Export' }).click())
  expect(csv.suggestedFilename()).toBe('credit-notes.csv')
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await expect(page.getByRole('table', { name: 'Invoices' })).toBeVisible()

  await page.goto('/payments')
  const payment = rowsIn(page.getByRole('table', { name: 'Payments' }))
  await expect(payment).toContainText('Partly refunded')
  await payment.getByRole('link').first().click()
  await expect(factOf(page, 'Refunded')).toHaveText('€119.00')
  await page.goto(`/invoices/${invoice}`)

  await door.refund(ada, invoice, 'The rest too')
  await expect(header).toContainText('Refunded')
  await expect(notes).toHaveCount(2)
  await page.goto('/invoices')
  const listed = rowsIn(page.getByRole('table', { name: 'Invoices' }))
  await expect(listed).toContainText('Refunded')
})

test('BILL-14 the list of credit notes asks for nothing else, keeps the focus, and can be left if its file does not come', async ({
  page,
  calls,
  signInAs,
}) => {
  const { ada } = await halfRefunded()
  await signInAs(ada)
  await page.goto('/invoices?view=credit_notes')
  const table = page.getByRole('table', { name: 'Credit notes' })
  await expect(table).toContainText('Returned by the seller')
  const listsOfInvoices = calls
    .to('GET', '/orders')
    .filter((call) => new URL(call.url()).searchParams.get('limit') === '20')
  expect(listsOfInvoices).toEqual([])
  expect(calls.to('GET', '/credit_notes')).toHaveLength(1)

  const file = /\/credit-notes-list-[^/]+\.js$/
  await page.route(file, (route) => route.abort())
  await page.goto('/invoices')
  const credited = page.getByRole('button', { name: 'Credit notes' })
  await credited.press('Enter')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.getByRole('button', { name: 'All', exact: true }).press('Enter')
  await expect(page.getByRole('table', { name: 'Invoices' })).toBeVisible()

  await page.unroute(file)
  await page.goto('/invoices')
  await credited.press('Enter')
  await expect(table).toContainText('Returned by the seller')
  await expect(credited).toBeFocused()
})

test('BILL-14 the documents of a year can be downloaded as one file, for any year since the first invoice', async ({
  page,
  signInAs,
}) => {
  const year = new Date().getUTCFullYear()
  const ada = await door.createPerson()
  await door.issueInvoice(ada, { description: 'Migration', price: '240' })
  await door.issueInvoice(ada, { description: 'Training', price: '90', issued_at: `${year - 4}-03-01T09:00:00Z` })
  await signInAs(ada)
  await page.goto('/invoices')
  await page.getByRole('button', { name: 'PDFs by year' }).click()
  const years = [0, 1, 2, 3, 4].map((back) => `All of ${year - back} as ZIP`)
  await expect(page.getByRole('menuitem')).toHaveText(years)
  const zip = await saved(page, () => page.getByRole('menuitem', { name: `All of ${year} as ZIP` }).click())
  expect(zip.suggestedFilename()).toBe(`invoices-${year}.zip`)
  const file = await contentOf(zip)
  expect(startOf(file, 4)).toBe('PK\u0003\u0004')
  expect(file.toString('latin1')).toMatch(/AUR-\d{4}-\d{4}\.pdf/)
})

test('BILL-09 a list is exported as CSV with the current filters', async ({ page, signInAs }) => {
  const ada = await door.createPerson()
  await door.issueInvoice(ada, { description: 'Migration', price: '240' })
  await door.issueInvoice(ada, { description: '=Training', price: '90' })
  await signInAs(ada)
  await page.goto('/invoices?query=training')
  await expect(rowsIn(page.getByRole('table', { name: 'Invoices' }))).toHaveCount(1)
  const csv = await saved(page, () => page.getByRole('button', { name: 'Export as CSV' }).click())
  const text = (await contentOf(csv)).toString('utf8')
  expect(text.startsWith('\uFEFF')).toBe(true)
  expect(text).toContain('107.1')
  // Spreadsheets do not read it as a formula.
  expect(text).toContain("'=Training")
  expect(text).not.toContain('Migration')
})

test('BUY-18 the price on the purchase page can be downloaded as a quote, and nothing is ordered', async ({
  page,
  signInAs,
}) => {
  await signInAs(await door.createPerson({ may_buy: true }))
  await page.goto('/purchase-media-server')
  const quote = await saved(page, () => page.getByRole('button', { name: 'Quote as PDF' }).first().click())
  expect(quote.suggestedFilename()).toMatch(/^AUR-Q-\d{8}-[0-9A-F]{5}\.pdf$/)
  expect(startOf(await contentOf(quote), 5)).toBe('%PDF-')
  const toast = page.getByRole('status').filter({ hasText: /^Quote AUR-Q-/ })
  await expect(toast).toContainText(/Valid until \d{2} [A-Z][a-z]+ \d{4}/)
  await page.goto('/invoices')
  await expect(page.getByRole('heading', { name: 'No invoices yet' })).toBeVisible()
})

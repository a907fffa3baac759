import type { Page } from '@playwright/test'
import { callAsStaff } from '../../fixtures/calls.ts'
import { callAs, emil, ivan, olga } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/story.ts'
import { door } from '../../fixtures/world.ts'

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Billing' })
const table = (page: Page, name: string) => page.getByRole('table', { name })

/** The brand's payment methods without those that accept cards. */
const withoutCards = (page: Page): Promise<unknown> =>
  page.route('**/billing/api/v1/payment_gateways', async (route) => {
    const answer = await route.fetch()
    const { payment_gateways } = await answer.json()
    const others = payment_gateways.filter(({ gateway }: { gateway: string }) => gateway === 'bank_transfer')
    await route.fulfill({ response: answer, json: { payment_gateways: others } })
  })

test('BILL-01, BILL-02 billing has four tabs, including the unpaid one while something is unpaid', async ({
  page,
  signInAs,
}) => {
  await signInAs(olga)
  await page.goto('/invoices')
  await expect(tabs(page).getByRole('link')).toHaveText([/^Unpaid\d$/, 'Invoices', 'Payments', 'Payment methods'])
  for (const [name, path] of [
    ['Payments', '/payments'],
    ['Payment methods', '/payment-methods'],
    ['Unpaid', '/unpaid-invoices'],
    ['Invoices', '/invoices'],
  ] as const) {
    await tabs(page)
      .getByRole('link', { name: name === 'Unpaid' ? /^Unpaid/ : name, exact: true })
      .click()
    await expect(page).toHaveURL(path)
    await expect(tabs(page).locator('[aria-current="page"]')).toHaveText([new RegExp(`^${name}`)])
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  }

  await signInAs(emil)
  await page.goto('/invoices')
  await expect(page.getByRole('heading', { name: 'No invoices yet' })).toBeVisible()
  await expect(tabs(page).getByRole('link')).toHaveText(['Invoices', 'Payments', 'Payment methods'])
})

test('BILL-03 the tab of saved cards requires a gateway that takes cards', async ({ page, signInAs }) => {
  await signInAs(emil)
  await withoutCards(page)
  await page.goto('/invoices')
  await expect(page.getByRole('heading', { name: 'No invoices yet' })).toBeVisible()
  await expect(tabs(page).getByRole('link')).toHaveText(['Invoices', 'Payments'])
})

test(
  'BILL-04 without unpaid invoices or without cards, these pages redirect to all invoices',
  { tag: '@main' },
  async ({ page, signInAs }) => {
    await signInAs(emil)
    await page.goto('/unpaid-invoices')
    await expect(page).toHaveURL('/invoices')
    await withoutCards(page)
    await page.goto('/payment-methods')
    await expect(page).toHaveURL('/invoices')
  },
)

test('BILL-05, BILL-09 the unpaid list has unpaid invoices above zero, with a link to pay', async ({
  page,
  calls,
  signInAs,
}) => {
  const ada = await door.createPerson()
  const first = await door.issueInvoice(ada, { description: 'Migration', price: '240' })
  const paid = await door.issueInvoice(ada, { description: 'Training', price: '90' })
  await door.receiveTransfer(ada, paid)
  await door.issueInvoice(ada, { description: 'For nothing', price: '0' })
  await signInAs(ada)
  await page.goto('/unpaid-invoices')
  const rows = table(page, 'Unpaid invoices').locator('tbody tr')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('Migration')
  await expect(rows).toContainText('€285.60')
  await expect(rows.getByRole('link', { name: /^Pay AUR-/ })).toHaveAttribute('href', `/invoices/${first}`)
  const asked = calls.to('GET', '/orders').map((call) => new URL(call.url()).searchParams.get('paid_at_is'))
  expect(new Set(asked)).toEqual(new Set(['null']))
})

test('BILL-04, BILL-26 the unpaid page is left when the last invoice is paid', async ({ page, signInAs }) => {
  const ada = await door.createPerson()
  const invoice = await door.issueInvoice(ada, { description: 'Migration', price: '240' })
  await signInAs(ada)
  await page.goto('/unpaid-invoices')
  await expect(table(page, 'Unpaid invoices')).toContainText('Migration')
  await door.receiveTransfer(ada, invoice)
  await expect(page).toHaveURL('/invoices')
  await expect(tabs(page).getByRole('link', { name: /^Unpaid/ })).toHaveCount(0)
  await expect(table(page, 'Invoices')).toContainText('Paid')
})

test('BILL-02 if there are more unpaid invoices than a page shows, all are counted and the one due first is named', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  const old = { issued_at: '2026-01-05T10:00:00Z', due_on: '2026-01-19' }
  const first = await door.issueInvoice(ada, { description: 'Forgotten', price: '40', ...old })
  for (let at = 1; at <= 101; at += 1)
    await door.issueInvoice(ada, { description: `Migration ${at}`, price: '40', due_on: '2027-03-01' })
  const { number } = (await callAs(ada, 'GET', `/orders/${first}`)) as { number: string }
  await signInAs(ada)
  await page.goto('/payments')
  await expect(tabs(page).getByRole('link', { name: /^Unpaid/ })).toHaveText('Unpaid102')
  await expect(page.getByText('102 invoices are unpaid.')).toBeVisible()
  await expect(page.getByText('In total €4,855.20.')).toBeVisible()
  await expect(page.locator('.bill-banner')).toContainText(number)
  await expect(page).toHaveTitle(/^\(102\)/)
})

test('BILL-09 invoices are listed by number, date, description, amount, state and PDF, newest first', async ({
  page,
  signInAs,
}) => {
  await signInAs(olga)
  await page.goto('/invoices')
  const list = table(page, 'Invoices')
  await expect(list.getByRole('columnheader')).toHaveText([
    'Number',
    'Date, UTC',
    'Description',
    'Amount',
    'State',
    'PDF',
  ])
  const row = list.locator('tbody tr').filter({ hasText: 'Migration of the regional edges' })
  await expect(row.getByRole('cell').first()).toHaveText(/^AUR-\d{4}-\d{4}/)
  await expect(row.getByRole('cell').nth(1)).toHaveText(/^\d{2} [A-Z][a-z]+ \d{4}$/)
  await expect(row.getByRole('cell').nth(3)).toHaveText('€4,560.00')
  await expect(row.getByRole('cell').nth(4)).toContainText('Unpaid')
  await expect(row.getByRole('link', { name: /^PDF of AUR-/ })).toHaveAttribute('href', /^\/document\/[\w-]+$/)

  const days = await list
    .locator('tbody td:nth-child(2) time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))
  expect(days.length).toBe(20)
  expect(days).toEqual(days.toSorted().toReversed())
})

test('BILL-09 invoices are found by text, state and period', async ({ page, signInAs }) => {
  await signInAs(olga)
  await page.goto('/invoices')
  const rows = table(page, 'Invoices').locator('tbody tr')
  await expect(rows).toHaveCount(20)
  await page.getByRole('button', { name: 'Unpaid', exact: true }).click()
  await expect(page).toHaveURL('/invoices?status=open')
  await expect(rows.filter({ hasText: 'Migration of the regional edges' })).toHaveCount(1)
  await expect(rows.filter({ hasText: /Paid\d/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await page.getByRole('textbox', { name: 'Number, text or purchase order' }).fill('for the control room')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('Training for the control room')
  await page.getByRole('textbox', { name: 'Number, text or purchase order' }).fill('nothing like it')
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(rows).toHaveCount(20)
  // Typed key by key: the year is 0002 before it is 2020.
  await page.getByRole('button', { name: 'Period' }).click()
  // The focus moves to the first control of the opened panel a moment later.
  await expect(page.locator('.filter-panel :focus')).toHaveCount(1)
  await page.getByLabel('To', { exact: true }).pressSequentially('11112020')
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('2020-11-11')
  await expect(page).toHaveURL('/invoices?to=2020-11-11')
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible()
})

test('BILL-09 the buyer’s own reference stands below an invoice’s description, and finds the invoice', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  const invoice = await door.issueInvoice(ada, { description: 'Training', price: '90' })
  await door.issueInvoice(ada, { description: 'Migration', price: '120' })
  await callAs(ada, 'PUT', `/orders/${invoice}/buyer_reference`, { buyer_reference: 'PO 4500012345' })
  await signInAs(ada)
  await page.goto('/invoices')
  const rows = table(page, 'Invoices').locator('tbody tr')
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: 'Training' })).toContainText('PO 4500012345')
  await page.getByRole('textbox', { name: 'Number, text or purchase order' }).fill('4500012345')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('Training')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(rows.getByText('4500012345').filter({ visible: true })).toHaveCount(1)
})

test('BILL-09 the list says what all that match add up to, on whichever page they are; what was cancelled apart', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  for (const price of ['100', '200', '300']) await door.issueInvoice(ada, { description: 'Training', price })
  const migration = await door.issueInvoice(ada, { description: 'Migration', price: '10' })
  await signInAs(ada)
  const foot = page.locator('.table-foot')
  await page.goto('/unpaid-invoices')
  await expect(foot).toContainText('4 invoices · €725.90')
  await callAsStaff('POST', `/orders/${migration}/cancel`, { reason: 'billed twice' })
  // The list is polled.
  await expect(foot).toContainText('3 invoices · €714.00')
  await page.goto('/invoices')
  await expect(foot).toContainText('4 invoices · €714.00 · cancelled €11.90')
  await page.getByRole('textbox', { name: 'Number, text or purchase order' }).fill('training')
  await expect(foot).toContainText('3 invoices · €714.00')
  await expect(foot).not.toContainText('cancelled')
})

test('an invoice that is not among those listed is found among all of them, with one click', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  await door.issueInvoice(ada, { description: 'Training', price: '90' })
  await signInAs(ada)
  const search = page.getByRole('textbox', { name: 'Number, text or purchase order' })
  const rows = table(page, 'Invoices').locator('tbody tr')
  await page.goto('/invoices?status=paid')
  await search.fill('training')
  await page.getByRole('link', { name: 'All invoices: 1 found' }).click()
  await expect(page).toHaveURL('/invoices?query=training')
  await expect(rows).toHaveText([/Training/])
  await search.fill('migration')
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible()
  await expect(page.getByRole('link', { name: /found/ })).toHaveCount(0)

  await page.goto('/unpaid-invoices?amount_gt=500')
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible()
  await expect(page.getByRole('link', { name: /found/ })).toHaveCount(0)
})

test('BILL-09 amounts are entered in the local format; invalid ones are reported at their field', async ({
  page,
  signInAs,
}) => {
  await signInAs(olga)
  await page.goto('/invoices')
  await page.locator('.filter-open', { hasText: 'Amount' }).click()
  const above = page.getByRole('textbox', { name: 'More than' })
  for (const [typed, sum] of [
    ['1,500', '1500'],
    ['1,250,000.5', '1250000.5'],
    ['12,50', '12.5'],
    ['0,125', '0.125'],
    ['1 500', '1500'],
    ['€1,234.56', '1234.56'],
    ['1.234,56', '1234.56'],
    ['1\u00a0234,56\u00a0€', '1234.56'],
    ['EUR 1,234.56', '1234.56'],
    ['1.250.000', '1250000'],
  ] as const) {
    await above.fill(typed)
    await expect(page).toHaveURL(`/invoices?amount_gt=${sum}`)
    await expect(above).toHaveValue(typed)
  }
  for (const typed of ['1,23,456.5.6', '1.2,3.4', '12,34.56', '12 abc']) {
    await above.fill(typed)
    await expect(page.getByText('More than incorrect'), typed).toBeVisible()
  }
  await above.fill('abc')
  await expect(page.getByText('More than incorrect')).toBeVisible()
  await expect(above).toHaveAttribute('aria-invalid', 'true')
  await expect(above).toHaveValue('abc')
  await expect(page).toHaveURL('/invoices')

  await page.localStorage.setItem('locale', 'ru')
  await page.reload()
  await page.locator('.filter-open', { hasText: 'Сумма' }).click()
  const aboveRu = page.getByRole('textbox', { name: 'Больше' })
  for (const typed of ['1 500', '1\u00a0500', '1\u202f500,00', '1\u00a0500,00\u00a0₽', '1.500,00 €']) {
    await aboveRu.fill(typed)
    await expect(page).toHaveURL('/invoices?amount_gt=1500')
    await aboveRu.fill('')
    await expect(page).toHaveURL('/invoices')
  }
  await aboveRu.fill('1,500')
  await expect(page).toHaveURL('/invoices?amount_gt=1.5')
})

test('BILL-09 typed dates are one step in the browser history, however many were typed', async ({ page, signInAs }) => {
  await signInAs(olga)
  for (const path of ['/invoices', '/payments']) {
    await page.goto('/licenses')
    await page.goto(path)
    await page.getByRole('button', { name: 'Period' }).click()
    await page.getByLabel('From', { exact: true }).pressSequentially('10102020')
    await page.getByLabel('To', { exact: true }).pressSequentially('11112020')
    await expect(page).toHaveURL(`${path}?from=2020-10-10&to=2020-11-11`)
    await page.goBack()
    await expect(page).toHaveURL('/licenses')
  }
})

test('BILL-05 clearing the filters keeps the unpaid page, even while its list is loading', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  await door.issueInvoice(ada, { description: 'Migration', price: '240' })
  await signInAs(ada)
  await page.goto('/unpaid-invoices?query=nothing+like+it')
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(table(page, 'Unpaid invoices')).toContainText('Migration')
  await expect(page).toHaveURL('/unpaid-invoices')
})

test('BILL-08, BILL-15 an order that costs nothing is called an order, without a price or a way to pay', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  const order = await door.issueInvoice(ada, { description: 'For nothing', price: '0' })
  const invoice = await door.issueInvoice(ada, { description: 'Migration', price: '240' })
  await signInAs(ada)
  await page.goto(`/invoices/${order}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Order AUR-O-\d{4}-\d{4}/)
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0)
  await page.goto(`/invoices/${invoice}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Invoice AUR-\d{4}-\d{4}/)
})

test(
  'BILL-31, BILL-32 payments show date, amount, gateway, invoice and receipt, and link to their ids',
  { tag: '@main' },
  async ({ page, signInAs }) => {
    const ada = await door.createPerson()
    const invoice = await door.issueInvoice(ada, { description: 'Training', price: '100' })
    await door.receiveTransfer(ada, invoice)
    await signInAs(ada)
    await page.goto('/payments')
    const list = table(page, 'Payments')
    await expect(list.getByRole('columnheader')).toHaveText([
      'Date',
      'Amount',
      'Paid by',
      'Invoice',
      'Description',
      'Receipt',
    ])
    const row = list.locator('tbody tr')
    await expect(row).toHaveCount(1)
    await expect(row.getByRole('cell').first().locator('time')).toHaveText(/^\d{2} [A-Z][a-z]+ \d{4} \d{2}:\d{2} UTC$/)
    await expect(row.getByRole('cell').nth(1)).toHaveText('€119.00')
    await expect(row.getByRole('cell').nth(2)).toHaveText('Bank transfer')
    await expect(
      row
        .getByRole('cell')
        .nth(3)
        .getByRole('link', { name: /^AUR-\d{4}-\d+$/ }),
    ).toHaveAttribute('href', `/invoices/${invoice}`)
    await expect(row.getByRole('cell').nth(4)).toHaveText('Training', { useInnerText: true })
    await expect(row.getByRole('cell').nth(5).getByRole('link')).toHaveCount(0)

    await row.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/payments\/[\w-]+$/)
    const main = page.getByRole('main')
    await expect(main).toContainText('€119.00')
    await expect(main).toContainText(/\d{2} [A-Z][a-z]+ \d{4} \d{2}:\d{2} UTC/)
    await expect(main).toContainText(`transfer-${invoice}`)
    await expect(main).toContainText('Training')
    await expect(main).toContainText(page.url().split('/').at(-1) ?? '')
    await expect(main.getByRole('link', { name: /^AUR-/ })).toHaveAttribute('href', `/invoices/${invoice}`)
    // The gateway has no receipt; ours is available for accounting.
    await expect(main.getByRole('link', { name: /^Receipt/ })).toHaveCount(0)
    const file = page.waitForEvent('download')
    await main.getByRole('button', { name: 'Download receipt' }).click()
    expect((await file).suggestedFilename()).toMatch(/^AUR-\d{4}-\d+-receipt\.pdf$/)
  },
)

test('BILL-32 a gateway’s receipt opens in its own tab', async ({ page, signInAs }) => {
  await signInAs(olga)
  await page.route('**/billing/api/v1/payments?*', async (route) => {
    const answer = await route.fetch()
    const { payments, ...page_ } = await answer.json()
    const [first, ...others] = payments
    const withReceipt = { ...first, receipt_url: 'https://receipts.example/r1' }
    await route.fulfill({ response: answer, json: { payments: [withReceipt, ...others], ...page_ } })
  })
  await page.goto('/payments')
  const receipt = page.getByRole('link', { name: /^Receipt/ }).first()
  await expect(receipt).toHaveAttribute('href', 'https://receipts.example/r1')
  await expect(receipt).toHaveAttribute('target', '_blank')
  await expect(receipt).toHaveAttribute('rel', /noopener|noreferrer/)
})

test('BILL-09, BILL-47 invoices charged to a card automatically ask for nothing, and come after those that somebody has to pay', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  await door.saveCard(ada, '4242424242424242')
  const licence = await door.giveLicence(ada, { billing_kind: 'internal', auto_renewable: true })
  const renewal = await door.openRenewal(ada, licence)
  await signInAs(ada)
  await page.goto('/invoices')
  const row = table(page, 'Invoices').locator('tbody tr')
  await expect(row).toContainText(/Card charged in \d+ days/)
  await expect(row).not.toContainText('Unpaid')
  await expect(
    page.locator('.banner').filter({ hasText: '1 invoice will be charged to the saved card.' }),
  ).toBeVisible()
  await expect(page.getByText('is unpaid')).toHaveCount(0)
  await page.getByRole('link', { name: 'Show', exact: true }).click()
  await expect(page).toHaveURL('/unpaid-invoices')
  await page.goto(`/invoices/${renewal}`)
  await expect(page.getByRole('region', { name: 'Payment' })).toContainText(
    /The saved card will be charged on .* You can also pay now\./,
  )
  await door.issueInvoice(ada, { description: 'Training', price: '100' })
  await page.goto('/payments')
  const owed = page.locator('.banner').filter({ hasText: '1 invoice is unpaid.' })
  await expect(owed.getByRole('link', { name: /^Pay €/ })).toBeVisible()
  // It stands on every billing page, so it must not interrupt a screen reader.
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('BILL-33 saved cards show their first and last digits, type, expiry and gateway', async ({ page, signInAs }) => {
  const ada = await door.createPerson()
  await door.saveCard(ada, '4242424242424242')
  await signInAs(ada)
  await page.goto('/payment-methods')
  const row = table(page, 'Payment methods').locator('tbody tr')
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('Visa')
  await expect(row).toContainText('4242 42•• •••• 4242')
  await expect(row).toContainText('12/34')
  await expect(row).toContainText('Stripe')
})

test('BILL-09 a member of the company with the role sees the owner’s invoices', async ({ page, signInAs }) => {
  await signInAs(ivan)
  await page.goto('/invoices')
  await expect(table(page, 'Invoices').locator('tbody tr').first()).toContainText('olga@northlight.example')
})

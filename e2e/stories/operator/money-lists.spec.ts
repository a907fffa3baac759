import { readFileSync } from 'node:fs'
import { dayMs, dayOf } from '@foyer/contract/vocabulary/days.ts'
import { foundCompany, joinCompany } from '../../fixtures/company.ts'
import { enterConsole } from '../../fixtures/console.ts'
import { owe } from '../../fixtures/invoices.ts'
import { rowsIn } from '../../fixtures/parts.ts'
import { callAs } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/story.ts'
import { door } from '../../fixtures/world.ts'

test('a list of orders or payments shows its total in each currency, and can be filtered to one of them', async ({
  page,
}) => {
  const word = `Sum${crypto.randomUUID().slice(0, 8)}`
  const german = await door.createPerson({ second_name: word })
  const russian = await door.createPerson({ second_name: word, country: 'RU' })
  const paid = await door.issueInvoice(german, { description: 'Training', price: '90' })
  await door.issueInvoice(german, { description: 'Training', price: '10' })
  await door.issueInvoice(russian, { description: 'Training', price: '7000' })
  await door.receiveTransfer(german, paid)
  await enterConsole(page, await door.createOperator('billing', 'Daniel Reuter'))
  const foot = page.locator('.table-foot')
  await page.goto(`/operator/orders?view=all&query=${word}`)
  await expect(foot).toContainText('3 orders · €119.00, including €19.00 VAT · ₽7,000.00')
  await page.getByRole('button', { name: 'Currency', exact: true }).click()
  await page.getByRole('dialog', { name: 'Currency' }).getByRole('button', { name: 'RUB' }).click()
  await expect(page).toHaveURL(/currency=RUB/)
  await expect(foot).toContainText('1 order · ₽7,000.00')
  await expect(foot).not.toContainText('€')
  // The currency is kept when the view changes.
  await page
    .getByRole('navigation', { name: / views$/ })
    .getByRole('link', { name: 'Paid', exact: true })
    .click()
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/\/operator\/orders\?view=paid$/)

  await page.goto(`/operator/orders/${paid}`)
  await page.getByRole('button', { name: 'Refund' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Amount in EUR' }).fill('40')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('One day fell out')
  await dialog.getByRole('button', { name: 'Refund €40.00' }).click()
  await expect(page.locator('.page-head')).toContainText('Partly refunded')
  // A customer's payments are one click away from the customer.
  await page.goto(`/operator/customers/${german.id}`)
  await page.getByRole('main').getByRole('link', { name: 'Payments', exact: true }).click()
  await expect(page.getByRole('button', { name: `Customer: ${german.email}` })).toBeVisible()
  await expect(foot).toContainText('1 payment · €107.10, of which €40.00 refunded')
  await page.getByRole('button', { name: 'Period', exact: true }).click()
  await page.getByRole('button', { name: 'Last quarter' }).click()
  await expect(page.getByRole('button', { name: 'Period: Last quarter' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible()
})

test('the total of all orders tells cancelled ones apart, which are found by the day of their cancellation', async ({
  page,
}) => {
  // The documents of all stories so far are drawn for each of the two files.
  test.slow()
  const drawn = { timeout: 60_000 }
  const german = await door.createPerson()
  await door.issueInvoice(german, { description: 'Training', price: '100' })
  const dropped = await door.issueInvoice(german, { description: 'Training', price: '10' })
  await enterConsole(page, await door.createOperator('billing', 'Daniel Reuter'))
  await page.goto(`/operator/orders/${dropped}`)
  await page.getByRole('button', { name: 'Cancel order' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A mistake')
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.locator('.page-head')).toContainText('Cancelled')
  await page.goto(`/operator/orders?view=all&customer=${german.id}`)
  const foot = page.locator('.table-foot')
  await expect(foot).toContainText('2 orders · €119.00, including €19.00 VAT · cancelled €11.90')
  await expect(page.getByRole('button', { name: 'By day of' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Period', exact: true }).click()
  await page.getByRole('button', { name: 'This month' }).click()
  await page.getByRole('button', { name: 'By day of' }).click()
  await page.getByRole('dialog', { name: 'By day of' }).getByRole('button', { name: 'cancellation' }).click()
  await expect(rowsIn(page)).toHaveCount(1)
  await expect(foot).toContainText('1 order · cancelled €11.90')
  const file = page.waitForEvent('download', drawn)
  await page.getByRole('button', { name: 'Download PDFs' }).click()
  await page.getByRole('menuitem', { name: 'This month' }).click()
  expect((await file).suggestedFilename()).toMatch(/^documents-\d{4}-\d\d-01-.*\.zip$/)
  // A month may have more documents than one file can: fewer days are those of the list's filter.
  const [yesterday, today] = [Date.now() - dayMs, Date.now()].map(dayOf)
  await page.goto(`/operator/orders?view=all&from=${yesterday}&to=${today}`)
  const ofDays = page.waitForEvent('download', drawn)
  await page.getByRole('button', { name: 'Download PDFs' }).click()
  await page.getByRole('menuitem', { name: /^\d\d \w+ \d{4} – \d\d \w+ \d{4}$/ }).click()
  expect((await ofDays).suggestedFilename()).toBe(`documents-${yesterday}-${today}.zip`)
})

test('refunds are listed with the provider’s ids, from the payments', async ({ page }) => {
  const german = await door.createPerson()
  const paid = await door.issueInvoice(german, { description: 'Training', price: '100' })
  await door.receiveTransfer(german, paid)
  await door.refund(german, paid, 'One day fell out', '11.90')
  await enterConsole(page, await door.createOperator('billing', 'Daniel Reuter'))
  await page.goto(`/operator/payments?customer=${german.id}`)
  await page.getByRole('main').getByRole('link', { name: 'Refunds' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Refunds' })).toBeVisible()
  const rows = rowsIn(page)
  await expect(rows).toHaveCount(1)
  for (const part of [/AUR-\d{4}-\d+/, /AUR-C-\d{4}-\d+/, german.email, 'Bank transfer', 'Refunded', '€11.90'])
    await expect(rows).toContainText(part)
  await expect(page.locator('.table-foot')).toContainText('1 refund · €11.90')
})

test('credit notes are listed by their own date, filtered and exported as a file', async ({ page }) => {
  const german = await door.createPerson()
  const paid = await door.issueInvoice(german, { description: 'Training', price: '100' })
  await door.receiveTransfer(german, paid)
  await door.refund(german, paid, 'One day fell out', '11.90')
  await door.refund(german, paid, 'The rest as well')
  await enterConsole(page, await door.createOperator('billing', 'Daniel Reuter'))
  await page.goto(`/operator/payments?customer=${german.id}`)
  await page.getByRole('main').getByRole('link', { name: 'Credit notes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Credit notes' })).toBeVisible()
  await expect(page.getByRole('button', { name: `Customer: ${german.email}` })).toBeVisible()
  const rows = rowsIn(page)
  await expect(rows).toHaveCount(2)
  for (const part of [/AUR-C-\d{4}-\d+/, german.email, 'Germany', '€10.00', '€1.90', '19%', '€11.90'])
    await expect(rows.last()).toContainText(part)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ])
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(lines).toHaveLength(3)
  const foot = page.locator('.table-foot')
  await expect(foot).toContainText('2 credit notes · €119.00, including €19.00 VAT')
  const number = (await rows.last().locator('.name').textContent()) ?? ''
  await page.getByRole('textbox', { name: 'Number, order or customer' }).fill(number)
  await expect(foot).toContainText('1 credit note · €11.90, including €1.90 VAT')
  await expect(rows).toContainText([number])
  await page.getByRole('textbox', { name: 'Number, order or customer' }).fill('')
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: 'Period', exact: true }).click()
  await page.getByRole('button', { name: 'Last quarter' }).click()
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible()
  await page.goBack()
  await rows
    .last()
    .getByRole('link', { name: /^AUR-\d/ })
    .click()
  await expect(page).toHaveURL(`/operator/orders/${paid}`)
})

test('credit notes are opened with the month and the currency that the payments were narrowed to', async ({ page }) => {
  const german = await door.createPerson()
  const paid = await door.issueInvoice(german, { description: 'Training', price: '100' })
  await door.receiveTransfer(german, paid)
  await door.refund(german, paid, 'One day fell out', '11.90')
  await enterConsole(page, await door.createOperator('billing', 'Daniel Reuter'))
  await page.goto(`/operator/payments?customer=${german.id}`)
  await page.getByRole('button', { name: 'Currency', exact: true }).click()
  await page.getByRole('dialog', { name: 'Currency' }).getByRole('button', { name: 'EUR' }).click()
  await page.getByRole('button', { name: 'Period', exact: true }).click()
  await page.getByRole('button', { name: 'This month' }).click()
  await expect(page.getByRole('button', { name: 'Period: This month' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Credit notes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Credit notes' })).toBeVisible()
  for (const kept of ['Period: This month', 'Currency: EUR', `Customer: ${german.email}`])
    await expect(page.getByRole('button', { name: kept })).toBeVisible()
  await expect(page.locator('.table-foot')).toContainText('1 credit note · €11.90, including €1.90 VAT')
})

test(
  'the list of a company’s people has only its own, even if others have similar names',
  { tag: '@main' },
  async ({ page }) => {
    const title = `Harbour ${crypto.randomUUID().slice(0, 8)}`
    const [owner, member, stranger] = [
      await door.createPerson(),
      await door.createPerson(),
      await door.createPerson(),
    ] as const
    await foundCompany(owner, title)
    await joinCompany(owner, member, { billing: true })
    await foundCompany(stranger, title)
    await enterConsole(page, await door.createOperator('support', 'Hanna Brandt'))
    await page.goto(`/operator/customers/${member.id}`)
    const panel = page.locator('.panel', { has: page.getByRole('heading', { name: title }) })
    await panel.getByRole('link', { name: 'All 2' }).click()
    await expect(page.getByRole('button', { name: `Company: ${title}` })).toBeVisible()
    await expect(rowsIn(page)).toHaveCount(2)
    await expect(rowsIn(page).filter({ hasText: stranger.email })).toHaveCount(0)
    await page
      .getByRole('navigation', { name: / views$/ })
      .getByRole('link', { name: 'Blocked' })
      .click()
    await expect(page.getByRole('button', { name: `Company: ${title}` })).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(page).toHaveURL(/\/operator\/customers\?view=blocked$/)
  },
)

test('the log shows where actions came from, and is exported with its filters', async ({ page }) => {
  const ada = await door.createPerson()
  await enterConsole(page, await door.createOperator('admin', 'Lea Roth'))
  await page.goto(`/operator/customers/${ada.id}`)
  await page.getByRole('switch', { name: 'Buy licences' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.goto(`/operator/audit?account_id=${ada.id}&action=account_changed`)
  await expect(rowsIn(page)).toHaveCount(1)
  await expect(rowsIn(page)).toContainText(/operator · (?:\d+\.){3}\d+/)
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  const saved = await file
  expect(saved.suggestedFilename()).toBe('audit.csv')
  const lines = readFileSync(await saved.path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`account_changed,account,${ada.email}`)
})

test.describe('in Russian', () => {
  test.use({ locale: 'ru-RU' })

  test('why the server returned money, and why a card was refused, is explained in words', async ({ page }) => {
    const ada = await door.createPerson()
    const id = await door.issueInvoice(ada, { description: 'Training', price: '90' })
    await page.route(new RegExp(`/operator/api/v1/orders/${id}$`), async (route) => {
      const answer = await route.fetch()
      const refund = { id, amount: 90, currency: 'EUR', state: 'succeeded', origin: 'dispute' }
      const refunds = [{ ...refund, reason: 'taken back by the bank', created_at: '2026-01-01T00:00:00.000Z' }]
      await route.fulfill({ response: answer, json: { ...(await answer.json()), refunds } })
    })
    await page.route(/\/operator\/api\/v1\/audit\?/, async (route) => {
      const answer = await route.fetch()
      const body = (await answer.json()) as { entries: object[] }
      const said = { action: 'renewal_declined', reason: 'expired_card', changes: { tries: 2, last_four: '4242' } }
      const entries = body.entries.map((entry) => ({ ...entry, ...said }))
      await route.fulfill({ response: answer, json: { ...body, entries } })
    })
    await enterConsole(page, await door.createOperator('admin', 'Lea Roth'))
    await page.goto(`/operator/orders/${id}`)
    const refunds = page.locator('.panel', { has: page.getByRole('heading', { name: 'Возвраты' }) })
    await expect(refunds).toContainText('деньги забрал банк')
    await page.goto(`/operator/audit?object_id=${id}`)
    const row = rowsIn(page).first()
    await expect(row).toContainText('срок действия карты истёк')
    await expect(row).toContainText('Попытки: 2')
    await expect(row).toContainText('Карта: 4242')
  })
})

test('an order is found by the customer’s purchase order number, which its row shows', async ({ page }) => {
  const ada = await door.createPerson()
  const order = await owe(ada)
  const reference = `PO-${crypto.randomUUID().slice(0, 8)}`
  await callAs(ada, 'PUT', `/orders/${order}/buyer_reference`, { buyer_reference: reference })
  await enterConsole(page, await door.createOperator('billing'))
  await page.goto('/operator/orders')
  await page.getByRole('search').getByRole('textbox').fill(reference)
  const row = page.getByRole('table').getByRole('row').filter({ hasText: ada.email })
  await expect(row).toContainText(`Purchase order ${reference}`)
  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(1)
})

import type { Page } from '@playwright/test'
import { keepBodies } from '../../fixtures/api-calls.ts'
import { enterConsole } from '../../fixtures/console.ts'
import { rowsIn } from '../../fixtures/parts.ts'
import { expect, test } from '../../fixtures/story.ts'
import { openTicket } from '../../fixtures/tickets.ts'
import { door } from '../../fixtures/world.ts'

test(
  'a finance day: an unpaid order is found, marked as paid with the bank’s reference, and partly refunded',
  { tag: '@main' },
  async ({ page }) => {
    const ada = await door.createPerson()
    const description = `Training ${crypto.randomUUID().slice(0, 8)}`
    const id = await door.issueInvoice(ada, { description, price: '90' })
    await enterConsole(page, await door.createOperator('billing', 'Daniel Reuter'))
    await page.goto(`/operator/orders?query=${encodeURIComponent(description)}`)
    const rows = rowsIn(page)
    await expect(rows).toHaveCount(1)
    await expect(rows.first()).toContainText('Open')
    await rows.first().locator('a.name').click()
    await expect(page).toHaveURL(new RegExp(`/operator/orders/${id}$`))

    await page.getByRole('button', { name: /^Mark .* as paid$/ }).click()
    const dialog = page.getByRole('dialog')
    const confirm = dialog.getByRole('button', { name: /^Mark .* as paid$/ })
    await expect(confirm).toBeDisabled()
    await dialog.getByRole('textbox', { name: 'Bank reference' }).fill(`TRX ${description}`)
    await dialog.getByLabel('Received on').focus()
    await page.keyboard.press('Escape')
    await expect(dialog).toContainText('Leave without saving?')
    await dialog.getByRole('button', { name: 'Stay' }).click()
    // Going back may be an accident too.
    await page.goBack()
    await expect(dialog).toContainText('Leave without saving?')
    await expect(page).toHaveURL(new RegExp(`/operator/orders/${id}$`))
    await dialog.getByRole('button', { name: 'Stay' }).click()
    await expect(dialog.getByRole('textbox', { name: 'Bank reference' })).toHaveValue(`TRX ${description}`)
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Found on the statement')
    await confirm.click()
    await expect(page.getByText('Marked as paid')).toBeVisible()
    await expect(page.locator('.page-head')).toContainText('Paid')
    await expect(page.getByRole('button', { name: /^Mark .* as paid$/ })).toHaveCount(0)

    await expect(page.getByRole('complementary', { name: 'Details' })).toContainText(
      `Bank transferTransactionTRX ${description}`,
    )

    await page.getByRole('button', { name: 'Refund' }).click()
    // Only the reader of this can send the money.
    await expect(dialog).toContainText(`send the money to ${ada.email} from your bank`)
    await expect(dialog).not.toContainText('the way it was paid')
    // An empty field means the full amount, which the button shows.
    await expect(dialog.getByRole('button', { name: 'Refund €107.10' })).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Amount in EUR' }).fill('100000')
    await page.keyboard.press('Escape')
    await expect(dialog).toContainText('Leave without saving?')
    await dialog.getByRole('button', { name: 'Stay' }).click()
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('One day fell out')
    await expect(dialog.getByRole('button', { name: 'Refund' })).toBeDisabled()
    await dialog.getByRole('textbox', { name: 'Amount in EUR' }).fill('40')
    await dialog.getByRole('button', { name: 'Refund €40.00' }).click()
    await expect(page.getByText('Refund recorded: send the money from your bank')).toBeVisible()
    await expect(page.locator('.page-head')).toContainText('Partly refunded')
    await expect(page.getByRole('main')).toContainText('One day fell out')

    for (const [button, name] of [
      ['Invoice PDF', /^AUR-\d{4}-\d{4}\.pdf$/],
      ['Receipt PDF', /^AUR-\d{4}-\d{4}-receipt\.pdf$/],
      ['Credit note AUR-C-', /^AUR-C-\d{4}-\d{4}\.pdf$/],
    ] as const) {
      const file = page.waitForEvent('download')
      await page.getByRole('button', { name: button }).click()
      expect((await file).suggestedFilename()).toMatch(name)
    }
  },
)

test('rows of orders, payments and licences also link to the customer, and Back returns to the same list', async ({
  page,
}) => {
  const ada = await door.createPerson()
  const order = await door.issueInvoice(ada, { description: 'Training', price: '90' })
  await door.receiveTransfer(ada, order)
  await door.giveLicence(ada)
  await enterConsole(page, await door.createOperator('billing', 'Daniel Reuter'))
  const words = `query=${encodeURIComponent(ada.email)}`
  for (const list of [`orders?view=all&${words}`, `payments?${words}`, `licences?${words}`]) {
    await page.goto(`/operator/${list}`)
    const row = rowsIn(page).filter({ hasText: ada.email }).first()
    // The row's own link is the first one in tab order.
    await expect(row.getByRole('link').first()).toHaveClass(/name/)
    await row.locator(`a[href="/operator/customers/${ada.id}"]`).click()
    await expect(page).toHaveURL(new RegExp(`/operator/customers/${ada.id}$`))
    await page.goBack()
    await expect(page).toHaveURL(/query=/)
  }
})

test('typing in a search is undone step by step, and typed days are one step of the browser history', async ({
  page,
}) => {
  const ada = await door.createPerson()
  const [one, other] = [crypto.randomUUID(), crypto.randomUUID()]
  for (const description of [one, other]) await door.issueInvoice(ada, { description, price: '90' })
  await enterConsole(page, await door.createOperator('billing', 'Daniel Reuter'))
  await page.goto('/operator/today')
  await page.goto(`/operator/orders?customer=${ada.id}`)
  const rows = rowsIn(page)
  await expect(rows).toHaveCount(2)
  const words = page.getByRole('search').getByRole('textbox')
  await words.fill(one)
  await expect(rows).toHaveCount(1)
  await words.fill('')
  await expect(rows).toHaveCount(2)
  await expect(page).not.toHaveURL(/query=/)
  await expect(page).toHaveURL(/customer=/)
  await page.getByRole('button', { name: 'Period' }).click()
  await page.getByLabel('From', { exact: true }).pressSequentially('10102020')
  await page.getByLabel('To', { exact: true }).pressSequentially('11112020')
  await expect(page).toHaveURL(/from=2020-10-10&to=2020-11-11/)
  await page.goBack()
  await expect(page).toHaveURL(/\/operator\/today$/)
})

test('orders are filtered by amount across views, until the filters are cleared', async ({ page }) => {
  const ada = await door.createPerson()
  for (const price of ['90', '700', '9000']) await door.issueInvoice(ada, { description: `Cameras ${price}`, price })
  await enterConsole(page, await door.createOperator('billing', 'Daniel Reuter'))
  await page.goto(`/operator/orders?customer=${ada.id}`)
  const rows = rowsIn(page)
  await expect(rows).toHaveCount(3)
  await page.locator('.toolbar').getByRole('button', { name: 'Amount', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Amount' })
  await panel.getByRole('textbox', { name: 'More than' }).fill('500')
  await panel.getByRole('textbox', { name: 'Less than' }).fill('1000,5')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('Cameras 700')
  await page.keyboard.press('Escape')
  await expect(page.locator('.toolbar')).toContainText('more than 500, less than 1,000.50')
  await page
    .getByRole('navigation', { name: / views$/ })
    .getByRole('link', { name: 'Paid', exact: true })
    .click()
  await expect(page).toHaveURL(/amount_gt=500&amount_lt=1000\.5&view=paid/)
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/\/operator\/orders\?view=paid$/)
})

test('a search without results in one view is repeated in another without typing it again', async ({ page }) => {
  await enterConsole(page, await door.createOperator('admin', 'Lena Krause'))
  for (const area of ['orders', 'tickets', 'customers', 'licences', 'catalogue']) {
    await page.goto(`/operator/${area}?query=nothing+like+it`)
    await page
      .getByRole('navigation', { name: / views$/ })
      .getByRole('link')
      .last()
      .click()
    await expect(page).toHaveURL(/query=nothing\+like\+it&view=/)
    await expect(page.getByRole('search').getByRole('textbox')).toHaveValue('nothing like it')
  }
})

test('a partial refund without an answer is made once: the dialog retries it', async ({ page }) => {
  const ada = await door.createPerson()
  const id = await door.issueInvoice(ada, { description: 'Training', price: '90' })
  await door.receiveTransfer(ada, id)
  await enterConsole(page, await door.createOperator('billing', 'Daniel Reuter'))
  await page.goto(`/operator/orders/${id}`)
  const keys: (string | undefined)[] = []
  await page.route(/\/orders\/[^/]+\/refund$/, async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.fallback()
    // The server carries it out, but its answer is lost.
    await route.fetch()
    return route.abort()
  })
  await page.getByRole('button', { name: 'Refund' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Amount in EUR' }).fill('40')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('One day fell out')
  const refund = dialog.getByRole('button', { name: 'Refund' })
  await refund.click()
  await expect(dialog.getByRole('alert')).toHaveText('The request failed: no connection')
  await refund.click()
  await expect(page.getByText('Refund recorded: send the money from your bank')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
  await expect(page.locator('.page-head')).toContainText('Partly refunded')
  const refunds = page.locator('.panel', { has: page.getByRole('heading', { name: 'Refunds' }) })
  await expect(refunds.getByRole('listitem')).toHaveCount(1)
})

test('a shortened list on Today links to the full one, and its customers to their pages', async ({ page }) => {
  const ada = await door.createPerson()
  await openTicket(ada)
  await enterConsole(page, await door.createOperator('support', 'Hanna Brandt'))
  await page.goto('/operator/today')
  const waiting = page.locator('.panel', {
    has: page.getByRole('heading', { name: 'Customers waiting for an answer' }),
  })
  await waiting.getByRole('link', { name: /^All \d+$/ }).click()
  await expect(page).toHaveURL(/\/operator\/tickets\?view=answer$/)
})

test('debts in several currencies are listed one below the other, on Today as well', async ({ page }) => {
  await page.route('**/operator/api/v1/today', async (route) => {
    const answer = await route.fetch()
    const unpaid = ['EUR', 'USD'].map((currency) => ({ currency, amount: 130, orders: 1 }))
    await route.fulfill({ response: answer, json: { ...(await answer.json()), unpaid } })
  })
  await enterConsole(page, await door.createOperator('billing', 'Daniel Reuter'))
  await page.goto('/operator/today')
  const tops = await Promise.all(
    ['€130.00', '$130.00'].map(async (sum) => (await page.getByText(sum, { exact: true }).boundingBox())?.y ?? 0),
  )
  expect(tops[1]).toBeGreaterThan(tops[0] ?? Number.NaN)
})

test('BILL-27 an order whose payment is disputed by the bank says why it cannot be refunded', async ({ page }) => {
  const ada = await door.createPerson()
  const id = await door.issueInvoice(ada, { description: 'Training', price: '90' })
  await door.dispute(ada, id, 9000)
  await enterConsole(page, await door.createOperator('billing', 'Daniel Reuter'))
  await page.goto(`/operator/orders/${id}`)
  await expect(page.getByRole('main')).toContainText('disputes €90.00 of this payment')
  await expect(page.getByRole('complementary', { name: 'Details' })).toContainText(`StripeTransactionpi_${id}`)
  await expect(page.getByRole('button', { name: 'Refund' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Today' }).click()
  const disputed = page.locator('.panel', { has: page.getByRole('heading', { name: 'Payments disputed by banks' }) })
  const row = disputed.getByRole('listitem').filter({ hasText: ada.email })
  await expect(row).toContainText('€90.00')
  await row.getByRole('link', { name: ada.email }).click()
  await expect(page).toHaveURL(new RegExp(`/operator/customers/${ada.id}$`))
  await page.goBack()
  await row.getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`/operator/orders/${id}$`))
})

/** Daniel requests a payment above the approval limit; the order's page is open. */
const askForMuch = async (page: Page) => {
  const ada = await door.createPerson()
  const id = await door.issueInvoice(ada, { description: 'Migration of the edges', price: '40000' })
  await enterConsole(page, await door.createOperator('billing', 'Daniel Reuter'))
  await page.goto(`/operator/orders/${id}`)
  await page.getByRole('button', { name: /^Mark .* as paid$/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Bank reference' }).fill(`TRX ${id}`)
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Found on the statement')
  await dialog.getByRole('button', { name: /^Mark .* as paid$/ }).click()
  return { ada, id, dialog }
}

test('a large amount needs two people: the requester cannot approve it, a second person can', async ({ page }) => {
  const { ada, id, dialog } = await askForMuch(page)
  await expect(page.getByText('A second person has to approve this')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0)
  await expect(page.locator('.page-head')).toContainText('Open')
  await expect(page.locator('.page-head').getByRole('button')).toHaveText(['See as customer', 'Write to the customer'])

  await enterConsole(page, await door.createOperator('support', 'Hanna Brandt'))
  await page.goto(`/operator/orders/${id}`)
  await expect(page.locator('.banner')).toContainText('A second person has to decide. Until then')

  await enterConsole(page, await door.createOperator('billing', 'Lena Krause'))
  await page.goto(`/operator/orders/${id}`)
  await expect(page.getByText('the order cannot be cancelled or refunded')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0)
  await page.getByRole('link', { name: 'All open requests' }).click()
  await expect(page).toHaveURL(/\/operator\/approvals/)
  const row = page.getByRole('row').filter({ hasText: ada.email })
  await row.getByRole('link', { name: ada.email }).click()
  await expect(page).toHaveURL(new RegExp(`/operator/customers/${ada.id}$`))
  await page.goBack()
  await row.getByRole('button', { name: 'Approve' }).click()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Amount and sender agree')
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(row).toHaveCount(0)
  await page.goto(`/operator/orders/${id}`)
  await expect(page.locator('.page-head')).toContainText('Paid')
})

test('a request withdrawn by its requester is shown as withdrawn, not as rejected', async ({ page }) => {
  const { ada, dialog } = await askForMuch(page)
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Booked to another one')
  await dialog.getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByText('A second person has to decide')).toHaveCount(0)
  await page.goto('/operator/approvals?view=rejected')
  await expect(page.getByRole('row').filter({ hasText: ada.email })).toContainText('Withdrawn')
})

test('BILL-28 a refund of a bank transfer that needs two people tells both that it is sent by hand', async ({
  page,
}) => {
  const ada = await door.createPerson()
  const id = await door.issueInvoice(ada, { description: 'Migration of the edges', price: '40000' })
  await door.receiveTransfer(ada, id)
  await enterConsole(page, await door.createOperator('billing', 'Daniel Reuter'))
  await page.goto(`/operator/orders/${id}`)
  await page.getByRole('button', { name: 'Refund' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`send the money to ${ada.email} from your bank`)
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('They moved by themselves')
  await dialog.getByRole('button', { name: 'Refund' }).click()
  await expect(page.getByText('A second person has to approve this')).toBeVisible()

  await enterConsole(page, await door.createOperator('billing', 'Lena Krause'))
  await page.goto(`/operator/orders/${id}`)
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(dialog).toContainText('once approved, send the money from your bank')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('As agreed')
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(page.locator('.page-head')).toContainText('Refunded')
})

test('an order is cancelled with a reason; support sees money and cannot change it', async ({ page }) => {
  const ada = await door.createPerson()
  const id = await door.issueInvoice(ada, { description: 'Training', price: '90' })
  await enterConsole(page, await door.createOperator('support', 'Hanna Brandt'))
  await page.goto(`/operator/orders/${id}`)
  await expect(page.locator('.page-head')).toContainText('Open')
  await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0)

  await enterConsole(page, await door.createOperator('billing', 'Daniel Reuter'))
  await page.goto(`/operator/orders/${id}`)
  await page.getByRole('button', { name: 'Cancel order' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Keep order' })).toBeVisible()
  const reason = dialog.getByRole('textbox', { name: 'Reason' })
  await reason.press('Enter')
  await expect(dialog).toBeVisible()
  await reason.fill('Ordered twice')
  // Being asked whether to leave is no confirmation.
  const cancels = await keepBodies(page, '**/orders/*/cancel')
  await page.keyboard.press('Escape')
  const stay = dialog.getByRole('button', { name: 'Stay' })
  await expect(stay).toBeVisible()
  await reason.press('Enter')
  await stay.click()
  expect(cancels).toEqual([])
  // Focus stays with someone who works by keyboard.
  await reason.press('Enter')
  await expect(page.locator('.page-head')).toContainText('Cancelled')
})

test('money missing from the books is settled with a note of what was done, which is logged', async ({ page }) => {
  const transaction = `pi_${crypto.randomUUID()}`
  await door.findDifference(transaction)
  await enterConsole(page, await door.createOperator('support', 'Hanna Brandt'))
  await page.goto('/operator')
  const line = page.getByRole('listitem').filter({ hasText: transaction })
  await expect(line).toContainText('Payment unknown to us')
  await expect(line).toContainText('€12.50')
  // It belongs to no order, so there is no link; its id can be copied for the provider's pages.
  await expect(line.getByRole('link')).toHaveCount(0)
  await expect(line.getByRole('button', { name: /^Copy/ })).toBeVisible()
  await expect(line.getByRole('button', { name: 'Resolve…' })).toHaveCount(0)

  await enterConsole(page, await door.createOperator('billing', 'Daniel Reuter'))
  await page.goto('/operator')
  await line.getByRole('button', { name: 'Resolve…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(transaction)
  const settle = dialog.getByRole('button', { name: 'Mark as resolved' })
  await expect(settle).toBeDisabled()
  const reason = dialog.getByRole('textbox', { name: 'Reason' })
  await reason.fill(`Paid back by hand: ${transaction}`)
  // The line may disappear from the list meanwhile: typed text stays.
  await page.route('**/operator/api/v1/today', async (route) => {
    const response = await route.fetch()
    const today = (await response.json()) as object
    await route.fulfill({ response, json: { ...today, discrepancies: { count: 0, entries: [] } } })
  })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(line).toHaveCount(0)
  await expect(reason).toHaveValue(`Paid back by hand: ${transaction}`)
  await page.unroute('**/operator/api/v1/today')
  await settle.click()
  await expect(page.getByText('Discrepancy resolved')).toBeVisible()
  await expect(line).toHaveCount(0)
  await page.goto('/operator/audit?action=discrepancy_settled')
  await expect(page.getByRole('row').filter({ hasText: `Paid back by hand: ${transaction}` })).toHaveCount(1)
})

test('an order that a colleague has already booked is shown as booked, and not offered for booking', async ({
  page,
}) => {
  const ada = await door.createPerson()
  const id = await door.issueInvoice(ada, { description: 'Training', price: '90' })
  await enterConsole(page, await door.createOperator('billing', 'Daniel Reuter'))
  await page.goto(`/operator/orders/${id}`)
  await page.getByRole('button', { name: /^Mark .* as paid$/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Bank reference' }).fill(`TRX ${id}`)
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Found on the statement')
  await door.receiveTransfer(ada, id)
  await dialog.getByRole('button', { name: /^Mark .* as paid$/ }).click()
  await expect(page.locator('.page-head')).toContainText('Paid')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Mark .* as paid$/ })).toHaveCount(0)
})

test('a cancelled order has no due date', async ({ page }) => {
  const ada = await door.createPerson()
  const description = `Training ${crypto.randomUUID().slice(0, 8)}`
  const id = await door.issueInvoice(ada, { description, price: '90', due_on: '2099-01-05' })
  await enterConsole(page, await door.createOperator('billing', 'Daniel Reuter'))
  await page.goto(`/operator/orders/${id}`)
  const details = page.getByRole('complementary', { name: 'Details' })
  await expect(details).toContainText('05 January 2099')
  await page.getByRole('button', { name: 'Cancel order' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Ordered twice')
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.locator('.page-head')).toContainText('Cancelled')
  await expect(details).not.toContainText('2099')
  await page.goto(`/operator/orders?view=cancelled&query=${encodeURIComponent(description)}`)
  const row = page.getByRole('row').filter({ hasText: description })
  await expect(row).toHaveCount(1)
  await expect(row).not.toContainText('2099')
})

test('a customer’s long address breaks between its parts, and takes at most two lines of a list', async ({ page }) => {
  const email = `maximilian.featherstonehaugh+${crypto.randomUUID()}@media-operations.northern-broadcasting.example`
  const id = await door.issueInvoice(await door.createPerson({ email }), { description: 'Training', price: '90' })
  await enterConsole(page, await door.createOperator('billing', 'Daniel Reuter'))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/operator/orders?view=open&query=${encodeURIComponent(email)}`)
  const under = page.locator('.on-card').filter({ hasText: email })
  await expect(under).toHaveAttribute('title', email)
  expect((await under.boundingBox())?.height).toBeLessThanOrEqual(2 * 16)
  await enterConsole(page, await door.createOperator())
  await page.goto(`/operator/audit?object_id=${id}`)
  const below = page.getByTitle(email)
  expect((await below.boundingBox())?.height).toBeLessThanOrEqual(2 * 16)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/operator/orders/${id}`)
  const remark = page.getByRole('complementary', { name: 'Details' }).locator('small').filter({ hasText: email })
  await expect(remark).toBeVisible()
  const brokenParts = await remark.evaluate((element) =>
    [...element.childNodes]
      .filter((part) => {
        const range = document.createRange()
        range.selectNodeContents(part)
        return range.getClientRects().length > 1
      })
      .map(({ textContent }) => textContent),
  )
  // Words may also break after a hyphen.
  for (const part of brokenParts) expect(part).toContain('-')
})

test.describe('far from UTC', () => {
  test.use({ timezoneId: 'Europe/Moscow' })

  test('invoices and credit notes show the dates of their documents, in UTC', async ({ page }) => {
    const ada = await door.createPerson()
    const description = `Training ${crypto.randomUUID().slice(0, 8)}`
    // In Moscow it was already the next day.
    const late = '2026-03-05T22:30:00.000Z'
    const id = await door.issueInvoice(ada, { description, price: '90', issued_at: late })
    await door.receiveTransfer(ada, id)
    await door.refund(ada, id, 'Came late', '10')
    await page.route(`**/operator/api/v1/orders/${id}`, async (route) => {
      const answer = await route.fetch()
      const body = (await answer.json()) as { credit_notes: object[] }
      const credit_notes = body.credit_notes.map((note) => ({ ...note, issued_at: late }))
      await route.fulfill({ response: answer, json: { ...body, credit_notes } })
    })
    await enterConsole(page, await door.createOperator('billing', 'Daniel Reuter'))
    await page.goto(`/operator/orders?view=paid&query=${encodeURIComponent(description)}`)
    await expect(page.getByRole('row').filter({ hasText: description })).toContainText('05 March 2026')
    await page.goto(`/operator/customers/${ada.id}`)
    await expect(page.getByText(`${description} · 05 March 2026`)).toBeVisible()
    await page.goto(`/operator/orders/${id}`)
    await expect(page.getByText('05 March 2026 · Returned by the seller')).toBeVisible()
  })
})

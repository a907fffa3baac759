import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { enterConsole } from '../../fixtures/console.ts'
import { factOf } from '../../fixtures/looks.ts'
import { rowsIn } from '../../fixtures/parts.ts'
import { expect, test } from '../../fixtures/story.ts'
import { door } from '../../fixtures/world.ts'
import type { Person } from '../../world/door.ts'

const rowsOf = (page: Page) => page.getByRole('table', { name: 'Payments' }).locator('tbody tr')
const searchOf = (page: Page) => page.getByRole('textbox', { name: 'Invoice, transaction or card' })

test('BILL-31 payments are found by invoice, transaction, description and card, and the search stays in the address', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  const training = await door.issueInvoice(ada, { description: 'Training', price: '100' })
  const cameras = await door.issueInvoice(ada, { description: 'Cameras', price: '200' })
  await door.receiveTransfer(ada, training)
  await door.saveCard(ada, '4242424242424242')
  await door.chargeCard(ada, cameras)
  await signInAs(ada)
  await page.goto('/payments')
  const rows = rowsOf(page)
  const search = searchOf(page)
  await expect(rows).toHaveCount(2)
  await expect(rows.first().getByRole('cell').nth(2)).toHaveText('Stripe •••• 4242')
  const number = (await rows.last().getByRole('link', { name: /^AUR-/ }).textContent()) ?? ''
  for (const [typed, description] of [
    [number, 'Training'],
    [`transfer-${training}`, 'Training'],
    ['cameras', 'Cameras'],
    ['4242', 'Cameras'],
  ] as const) {
    await search.fill(typed)
    await expect(page, typed).toHaveURL(`/payments?query=${typed}`)
    await expect(rows, typed).toHaveCount(1)
    await expect(rows, typed).toContainText(description)
  }
  await page.reload()
  await expect(search).toHaveValue('4242')
  await expect(rows).toHaveCount(1)

  await search.fill('nothing like it')
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible()
  await expect(search).toBeFocused()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(rows).toHaveCount(2)
  await expect(page).toHaveURL('/payments')

  await rows.first().getByRole('link').first().click()
  await expect(factOf(page, 'Card')).toHaveText('•••• 4242')
  await expect(factOf(page, 'Invoice').getByRole('link')).toHaveAttribute('href', `/invoices/${cameras}`)
})

test('BILL-09, BILL-31 a pending refund is shown as pending on the payment and on its invoice', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  const invoice = await door.issueInvoice(ada, { description: 'Training', price: '100' })
  await door.receiveTransfer(ada, invoice)
  // It lasts a moment where a provider answers.
  for (const [path, list] of [
    [/\/payments(?:\/[\w-]+)?(?:\?|$)/, 'payments'],
    [/\/orders(?:\/[\w-]+)?(?:\?|$)/, 'orders'],
  ] as const)
    await page.route(path, async (route) => {
      if (!route.request().url().includes('/billing/api/')) return route.continue()
      const answer = await route.fetch()
      const told = await answer.json()
      const underWay = { returning_amount: 50 }
      const rows = told[list]?.map((row: object) => ({ ...row, ...underWay }))
      await route.fulfill({
        response: answer,
        json: rows === undefined ? { ...told, ...underWay } : { ...told, [list]: rows },
      })
    })
  await signInAs(ada)
  await page.goto('/payments')
  const row = rowsOf(page).first()
  await expect(row).toContainText('Refund under way')
  await row.getByRole('link').first().click()
  await expect(factOf(page, 'Refund under way')).toHaveText('€50.00')
  await page.goto('/invoices')
  await expect(page.getByRole('table', { name: 'Invoices' })).toContainText('Refund under way')
  await page.goto(`/invoices/${invoice}`)
  await expect(page.locator('.page-head')).toContainText('Refund under way')
})

test('BILL-31 clearing a search never says that there are no payments, even while the list is loading', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  await door.receiveTransfer(ada, await door.issueInvoice(ada, { description: 'Training', price: '100' }))
  await signInAs(ada)
  await page.goto('/payments?query=nothing+like+it')
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible()
  const { promise: isLetThrough, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route('**/billing/api/v1/payments?*', async (route) => {
    await isLetThrough
    await route.fallback()
  })
  await searchOf(page).fill('')
  await expect(page).toHaveURL('/payments')
  await expect(page.getByRole('heading', { name: 'No payments yet' })).toHaveCount(0)
  await expect(searchOf(page)).toBeFocused()
  letThrough()
  await expect(rowsOf(page)).toHaveCount(1)
})

for (const [width, look] of [
  [390, 'a card of a phone'],
  [900, 'a row of a tablet'],
] as const)
  test(`BILL-32 ${look} also shows the paid invoice and the card`, async ({ page, signInAs }) => {
    const ada = await door.createPerson()
    const invoice = await door.issueInvoice(ada, { description: 'Cameras', price: '200' })
    await door.saveCard(ada, '4242424242424242')
    await door.chargeCard(ada, invoice)
    await signInAs(ada)
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/payments')
    const row = rowsOf(page)
    await expect(row.getByText('Stripe •••• 4242').filter({ visible: true })).toHaveCount(1)
    await row.getByRole('link', { name: /^AUR-/ }).click()
    await expect(page).toHaveURL(`/invoices/${invoice}`)

    await enterConsole(page, await door.createOperator('billing', 'Daniel Reuter'))
    await page.goto(`/operator/payments?query=${ada.email}`)
    await expect(row.getByText('Stripe •••• 4242').filter({ visible: true })).toHaveCount(1)
  })

/** Opens the filter of this name and makes a choice. */
const narrow = async (page: Page, name: string, choose: (panel: Locator) => Promise<void>) => {
  const filter = page.locator('.toolbar').getByRole('button', { name, exact: true })
  const panel = page.getByRole('dialog', { name: name.replace(/:.*/, '') })
  await filter.click()
  await choose(panel)
  await page.keyboard.press('Escape')
}

const fileOf = async (page: Page): Promise<string> => {
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  return readFileSync(await (await file).path(), 'utf8')
}

/** Three payments of one customer: 100 by transfer, 200 and 400 by card. */
const payThrice = async () => {
  const ada = await door.createPerson()
  await door.receiveTransfer(ada, await door.issueInvoice(ada, { description: 'Training', price: '100' }))
  await door.saveCard(ada, '4242424242424242')
  for (const [description, price] of [
    ['Cameras', '200'],
    ['Edges', '400'],
  ] as const)
    await door.chargeCard(ada, await door.issueInvoice(ada, { description, price }))
  return ada
}

const sides = ['customer', 'staff'] as const

/** The three payments, as their customer or as staff see them. */
const openPayments = async (
  page: Page,
  side: (typeof sides)[number],
  signInAs: (person: Person) => Promise<unknown>,
) => {
  const ada = await payThrice()
  if (side === 'customer') await signInAs(ada)
  else await enterConsole(page, await door.createOperator('billing', 'Daniel Reuter'))
  await page.goto(side === 'customer' ? '/payments' : `/operator/payments?query=${ada.email}`)
  const rows = rowsIn(page.getByRole('table', { name: 'Payments' }))
  await expect(rows).toHaveCount(3)
  return rows
}

for (const side of sides)
  test(`BILL-31 a range of days entered backwards is understood and stays as it was typed, by ${side}`, async ({
    page,
    signInAs,
  }) => {
    const rows = await openPayments(page, side, signInAs)
    await narrow(page, 'Period', async (panel) => {
      const [from, to] = [panel.getByLabel('From', { exact: true }), panel.getByLabel('To', { exact: true })]
      await from.pressSequentially('12312099')
      await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible()
      await to.pressSequentially('11112020')
      await expect(rows).toHaveCount(3)
      await expect(page).toHaveURL(/from=2020-11-11&to=2099-12-31/)
      await from.focus()
      await expect(from).toHaveValue('2099-12-31')
      await expect(to).toHaveValue('2020-11-11')
      // The other date is not lost while this one is edited.
      await from.fill('2099-12-30')
      await expect(page).toHaveURL(/from=2020-11-11&to=2099-12-30/)
    })
    await expect(page.getByRole('button', { name: 'Period: 11 November 2020 – 30 December 2099' })).toBeVisible()
  })

for (const side of sides)
  test(`BILL-31 payments are filtered by amount and way to pay, by ${side}, also in the address and the file`, async ({
    page,
    signInAs,
  }) => {
    const rows = await openPayments(page, side, signInAs)
    const filters = async (expected: Readonly<Record<string, string>>) => {
      await expect
        .poll(() => {
          const { searchParams } = new URL(page.url())
          searchParams.delete('query')
          return Object.fromEntries(searchParams)
        })
        .toEqual(expected)
    }
    await narrow(page, 'Amount', async (panel) => {
      await panel.getByRole('textbox', { name: 'More than' }).fill('150,5')
      await expect(rows).toHaveCount(2)
      // The wrong way round, it means the range in between.
      await panel.getByRole('textbox', { name: 'Less than' }).fill('100')
      await expect(rows).toHaveCount(1)
      await panel.getByRole('textbox', { name: 'Less than' }).fill('600')
    })
    await filters({ amount_gt: '150.5', amount_lt: '600' })
    await expect(page.getByRole('button', { name: 'Amount: more than 150.50, less than 600' })).toBeVisible()
    await narrow(page, 'Paid by', (panel) => panel.getByRole('button', { name: 'Stripe' }).click())
    await filters({ amount_gt: '150.5', amount_lt: '600', gateway: 'stripe' })
    await expect(rows).toHaveCount(2)
    await page.reload()
    await expect(rows).toHaveCount(2)
    const lines = (await fileOf(page)).trim().split('\r\n').slice(1)
    expect(lines).toHaveLength(2)
    expect(lines.every((line) => line.includes('stripe'))).toBe(true)

    await narrow(page, 'Paid by: Stripe', (panel) => panel.getByRole('button', { name: 'Bank transfer' }).click())
    await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await filters({})
    if (side === 'customer') await expect(rows).toHaveCount(3)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible()
    await page.getByRole('button', { name: 'Remove filter Amount' }).click()
    await expect(rows).toHaveCount(1)
    await filters({ gateway: 'bank_transfer' })
  })

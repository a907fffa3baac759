import type { Page } from '@playwright/test'
import { refusal } from '../../fixtures/answers.ts'
import { owe } from '../../fixtures/invoices.ts'
import { callAs } from '../../fixtures/people.ts'
import { holdBack } from '../../fixtures/steadiness.ts'
import { expect, test } from '../../fixtures/story.ts'
import { capturesOf, door } from '../../fixtures/world.ts'
import type { Person } from '../../world/door.ts'

const together = (page: Page) => page.getByRole('region', { name: 'Pay together' })
const choices = (page: Page) => page.getByRole('checkbox', { name: /^Select AUR-/ })

/** Signs in someone with this many unpaid invoices and a saved card. */
const owing = async (
  signInAs: (person: Person) => Promise<unknown>,
  count = 1,
  card = '4242424242424242',
): Promise<{ readonly person: Person; readonly invoices: readonly string[] }> => {
  const person = await door.createPerson()
  await door.saveCard(person, card)
  const invoices: string[] = []
  for (let at = 0; at < count; at += 1) invoices.push(await owe(person))
  await signInAs(person)
  return { person, invoices }
}

test('API-29 several invoices are selected and paid with one click', async ({ page, signInAs }) => {
  const { invoices } = await owing(signInAs, 2)
  await page.goto('/unpaid-invoices')
  const boxes = choices(page)
  await expect(boxes).toHaveCount(2)
  const all = page.getByRole('checkbox', { name: 'Select all on this page' })
  await all.check()
  for (const box of await boxes.all()) await expect(box).toBeChecked()
  const bar = together(page)
  await boxes.first().uncheck()
  await expect(bar).toContainText('1 invoice: €285.60')
  await expect(all).not.toBeChecked()
  await all.check()
  await expect(bar).toContainText('2 invoices: €571.20')
  await bar.getByRole('button', { name: 'Pay €571.20' }).click()
  await expect(page.locator('.toast.ok')).toContainText('2 invoices paid')
  await expect(page).toHaveURL('/invoices')
  for (const invoice of invoices) expect(await capturesOf(invoice)).toHaveLength(1)
})

test('invoices of several pages and searches are selected and paid together', async ({ page, signInAs }) => {
  const { invoices } = await owing(signInAs, 11)
  await page.goto('/unpaid-invoices?limit=10')
  const boxes = choices(page)
  await expect(boxes).toHaveCount(10)
  await boxes.first().check()
  await boxes.nth(1).check()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(boxes).toHaveCount(1)
  const bar = together(page)
  await expect(bar).toContainText('2 invoices: €571.20')
  await expect(bar).toContainText('2 of them not on this page')
  const all = page.getByRole('checkbox', { name: 'Select all on this page' })
  await expect(all).not.toBeChecked()
  await all.check()
  await expect(bar).toContainText('3 invoices: €856.80')
  await all.uncheck()
  await expect(bar).toContainText('2 invoices: €571.20')
  await all.check()
  await page.getByRole('search').getByRole('textbox').fill('no such invoice')
  await expect(boxes).toHaveCount(0)
  await expect(bar).toContainText('3 of them not on this page')
  await bar.getByRole('button', { name: 'Pay €856.80' }).click()
  await expect(page.locator('.toast.ok')).toContainText('3 invoices paid')
  await expect(bar).toHaveCount(0)
  const captures = await Promise.all(invoices.map(capturesOf))
  expect(captures.filter(({ length }) => length === 1)).toHaveLength(3)
})

test('API-29 a card that was deleted elsewhere is offered no more once it has failed', async ({ page, signInAs }) => {
  const { person } = await owing(signInAs)
  await page.goto('/unpaid-invoices')
  await choices(page).check()
  const pay = together(page).getByRole('button', { name: 'Pay €285.60' })
  await expect(pay).toBeEnabled()
  const { payment_methods } = (await callAs(person, 'GET', '/payment_methods')) as {
    payment_methods: readonly { readonly id: string }[]
  }
  for (const { id } of payment_methods) await callAs(person, 'DELETE', `/payment_methods/${id}`)
  await pay.click()
  await expect(together(page)).toContainText('This card is no longer saved')
  await expect(together(page).getByRole('link', { name: /^Add a card/ })).toBeVisible()
  await expect(pay).toHaveCount(0)
})

test('API-29 selecting invoices before the cards are loaded does not say that there are none', async ({
  page,
  signInAs,
}) => {
  await owing(signInAs)
  const arrive = await holdBack(page, /\/payment_methods\?/)
  await page.goto('/unpaid-invoices')
  await choices(page).check()
  const bar = together(page)
  const pay = bar.getByRole('button', { name: 'Pay €285.60' })
  await expect(pay).toBeDisabled()
  await expect(bar.getByRole('link')).toHaveCount(0)
  await arrive()
  await pay.click()
  await expect(page.locator('.toast.ok')).toContainText('1 invoice paid')
})

test('API-29 cards that cannot be loaded are not reported as missing, and are loaded again', async ({
  page,
  signInAs,
}) => {
  await owing(signInAs)
  const cards = /\/payment_methods\?/
  await page.route(cards, refusal(503, { code: 'unavailable', title: 'Away' }))
  await page.goto('/unpaid-invoices')
  await choices(page).check()
  const bar = together(page)
  const again = bar.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible({ timeout: 20_000 })
  await expect(bar.getByRole('link')).toHaveCount(0)
  await page.unroute(cards)
  await again.click()
  await expect(bar.getByRole('button', { name: 'Pay €285.60' })).toBeEnabled()
})

test('API-29 of several invoices, those that the bank has not decided on are reported too', async ({
  page,
  signInAs,
}) => {
  await owing(signInAs, 2)
  await page.route('**/billing/api/v1/orders/pay', async (route) => {
    const { order_ids } = route.request().postDataJSON() as { order_ids: string[] }
    const statuses = ['processing', 'requires_action']
    await route.fulfill({ json: { results: order_ids.map((order_id, at) => ({ order_id, status: statuses[at] })) } })
  })
  await page.goto('/unpaid-invoices')
  const boxes = choices(page)
  await expect(boxes).toHaveCount(2)
  for (const box of await boxes.all()) await box.check()
  await page.getByRole('button', { name: 'Pay €571.20' }).click()
  await expect(page.locator('.toast.warn')).toContainText([
    '1 invoice is still waiting for the bank',
    'Your bank needs you to confirm 1 payment.',
  ])
})

test('API-29 of several invoices, refused ones stay selected, with the reason beside the cards', async ({
  page,
  signInAs,
}) => {
  await owing(signInAs, 2)
  const refused = { id: 'request-1', status: '402', code: 'card_declined', title: 'The card was declined' }
  const error = { ...refused, meta: { reason: 'insufficient_funds' } }
  const answers = [{ status: 'failed', error }, { status: 'processing' }]
  const pay = '**/billing/api/v1/orders/pay'
  await page.route(pay, async (route) => {
    const { order_ids } = route.request().postDataJSON() as { order_ids: string[] }
    await route.fulfill({ json: { results: order_ids.map((order_id, at) => ({ order_id, ...answers[at] })) } })
  })
  await page.goto('/unpaid-invoices')
  const boxes = choices(page)
  await expect(boxes).toHaveCount(2)
  for (const box of await boxes.all()) await box.check()
  const bar = together(page)
  await bar.getByRole('button', { name: 'Pay €571.20' }).click()
  await expect(bar.getByRole('alert')).toContainText(
    /1 invoice was not paid\s*AUR-[\d-]+: There is not enough money on the card\. Top it up/,
  )
  await expect(bar).toContainText('1 invoice: €285.60')
  await expect(page.getByRole('checkbox', { name: /^Select AUR-/, checked: true })).toHaveCount(1)
  await page.unroute(pay)
  await bar.getByRole('button', { name: 'Pay €285.60' }).click()
  await expect(page.locator('.toast.ok')).toContainText('1 invoice paid')
  await expect(boxes).toHaveCount(1)
  await expect(bar).toBeHidden()
})

test('API-29 of several invoices, one that fails the bank’s question stays selected, with the reason', async ({
  page,
  signInAs,
}) => {
  await owing(signInAs, 1, '4000002760003184')
  await page.goto('/unpaid-invoices')
  await choices(page).check()
  const bar = together(page)
  await bar.getByRole('button', { name: 'Pay €285.60' }).click()
  const bank = page.frameLocator('iframe[title="Confirm with your bank"]')
  await bank.getByRole('button', { name: 'Fail' }).click()
  await expect(bar.getByRole('alert')).toContainText('The bank could not confirm that it is you')
  await expect(page.locator('.toast')).toHaveCount(0)
  await expect(choices(page)).toBeChecked()
})

test('API-29 an invoice that was paid in another tab is reported as paid, and is not among the failed ones', async ({
  page,
  signInAs,
}) => {
  const { person, invoices } = await owing(signInAs, 2)
  await page.goto('/unpaid-invoices')
  const boxes = choices(page)
  await expect(boxes).toHaveCount(2)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  const again = await holdBack(page, /\/orders\?/)
  await door.chargeCard(person, invoices[0] ?? '')
  await page.getByRole('button', { name: 'Pay €571.20' }).click()
  await expect(page.locator('.toast.ok')).toContainText('1 invoice paid')
  await expect(page.locator('.toast.warn')).toContainText(
    /1 invoice was paid or cancelled meanwhile[^:]*AUR-[\d-]+: This invoice is already paid/,
  )
  await expect(page.getByText('1 invoice was not paid')).toHaveCount(0)
  await again()
  await expect(page).toHaveURL('/invoices')
})

test('API-29 all invoices of a long page are selected and paid at once, in as many calls as needed', async ({
  page,
  signInAs,
}) => {
  await owing(signInAs)
  await page.route(/\/billing\/api\/v1\/orders\?.*paid_at_is=null/, async (route) => {
    const answer = await route.fetch()
    const said = (await answer.json()) as { orders: { id: string; number: string }[] }
    const orders = said.orders.flatMap((order) =>
      Array.from({ length: 51 }, (_, at) => ({ ...order, id: `${order.id}-${at}`, number: `${order.number}-${at}` })),
    )
    await route.fulfill({ response: answer, json: { ...said, orders, estimated_count: 51 } })
  })
  const asked: number[] = []
  await page.route('**/billing/api/v1/orders/pay', async (route) => {
    const { order_ids } = route.request().postDataJSON() as { order_ids: string[] }
    asked.push(order_ids.length)
    await route.fulfill({ json: { results: order_ids.map((order_id) => ({ order_id, status: 'paid' })) } })
  })
  await page.goto('/unpaid-invoices?limit=100')
  const all = page.getByRole('checkbox', { name: 'Select all on this page' })
  await expect(all).toBeEnabled()
  await all.click()
  const bar = together(page)
  await expect(bar).toContainText('51 invoices: €14,565.60')
  await bar.getByRole('button', { name: 'Pay €14,565.60' }).click()
  await expect(page.locator('.toast.ok')).toContainText('51 invoices paid')
  expect(asked).toEqual([50, 1])
})

test('API-29, BILL-17 invoices are not offered a card whose gateway does not accept their currency', async ({
  page,
  signInAs,
}) => {
  await owing(signInAs)
  await page.route(/\/payment_gateways/, async (route) => {
    const answer = await route.fetch()
    const said = (await answer.json()) as { payment_gateways: { gateway: string }[] }
    const payment_gateways = said.payment_gateways.filter(({ gateway }) => gateway !== 'stripe')
    await route.fulfill({ response: answer, json: { payment_gateways } })
  })
  await page.goto('/unpaid-invoices')
  await choices(page).check()
  const bar = together(page)
  await expect(bar.getByRole('link', { name: 'Add a card to pay them at once' })).toBeVisible()
  await expect(bar.getByRole('button', { name: /^Pay/ })).toHaveCount(0)
})

import type { Page } from '@playwright/test'
import { refusal } from '../../fixtures/answers.ts'
import { enterCard, openCardForm } from '../../fixtures/card-form.ts'
import { expectNoWayOut } from '../../fixtures/keyboard.ts'
import { holdBack } from '../../fixtures/steadiness.ts'
import { expect, test } from '../../fixtures/story.ts'
import { capturesOf, door } from '../../fixtures/world.ts'
import type { Person } from '../../world/door.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'Payment' })
const goodCard = { number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123' }

const owe = async (person: Person): Promise<string> =>
  door.issueInvoice(person, { description: 'Migration on site', price: '240' })

/** The page of an invoice, opened by whoever owes it. */
const openOwed = async (page: Page, signInAs: (person: Person) => Promise<unknown>): Promise<string> => {
  const person = await door.createPerson()
  const invoice = await owe(person)
  await signInAs(person)
  await page.goto(`/invoices/${invoice}`)
  return invoice
}

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const ended = { starts_on: inDays(-100), paid_till: inDays(-70) }

for (const service of ['Paddle', 'PayPro'])
  test(`BILL-25, BILL-27 ${service} is paid on its own page, and the way back leads to the invoice`, async ({
    page,
    calls,
    signInAs,
  }) => {
    const invoice = await openOwed(page, signInAs)
    const way = panel(page).getByRole('button', { name: service })
    // While its page is on the way nothing can be pressed twice: a page that is being left answers nobody, so it is noted.
    await way.evaluate((button) =>
      addEventListener('pagehide', () =>
        sessionStorage.setItem('left', button.matches(':disabled') ? 'locked' : 'open'),
      ),
    )
    const letGo = await holdBack(page, /\/sandbox\/.*\/checkout/)
    const leaving = page.waitForRequest(/\/sandbox\/.*\/checkout/)
    await way.click()
    await leaving
    await calls.settled()
    await letGo()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Pay through ${service}`)
    expect(await page.evaluate(() => sessionStorage.getItem('left'))).toBe('locked')
    await page.getByRole('button', { name: 'Pay €285.60' }).click()
    await expect(page).toHaveURL(new RegExp(`/invoices/${invoice}`))
    await expect(panel(page).getByText(/^Paid on/)).toBeVisible({ timeout: 30_000 })
    await expect(panel(page).getByRole('button')).toHaveCount(0)
    expect(await capturesOf(invoice)).toHaveLength(1)
  })

const declineOn = async (page: Page, service: string): Promise<void> => {
  await panel(page).getByRole('button', { name: service }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Pay through ${service}`)
  await page.getByLabel('Card number').fill('4000 0566 5566 5556')
  await page.getByRole('button', { name: 'Pay €285.60' }).click()
  await expect(page.getByText('The bank refused this card.')).toBeVisible()
  await page.getByRole('link').click()
}

test('BILL-25, BILL-28 back from PayPro with a refused card it says so, and the next try pays', async ({
  page,
  signInAs,
}) => {
  const invoice = await openOwed(page, signInAs)
  await declineOn(page, 'PayPro')
  await expect(panel(page).getByText('Declined, nothing was charged')).toBeVisible({ timeout: 30_000 })
  // As slow as the notification may have been: who comes back after it finds the refusal all the same.
  await page.reload()
  await expect(panel(page).getByText('Declined, nothing was charged')).toBeVisible()
  await panel(page).getByRole('button', { name: 'PayPro' }).click()
  await page.getByRole('button', { name: 'Pay €285.60' }).click()
  await expect(panel(page).getByText(/^Paid on/)).toBeVisible({ timeout: 30_000 })
  expect(await capturesOf(invoice)).toHaveLength(1)
})

test('BILL-25, BILL-28 back from Paddle, which tells nobody of a refused card, its page can be tried again', async ({
  page,
  signInAs,
}) => {
  const invoice = await openOwed(page, signInAs)
  await declineOn(page, 'Paddle')
  await expect(panel(page).getByText('If Paddle declined the payment')).toBeVisible()
  await panel(page).getByRole('button', { name: 'Try again with Paddle' }).click()
  await page.getByRole('button', { name: 'Pay €285.60' }).click()
  await expect(panel(page).getByText(/^Paid on/)).toBeVisible({ timeout: 30_000 })
  expect(await capturesOf(invoice)).toHaveLength(1)
})

test('BILL-25, SHELL-78 whoever is back from a page and pays another way goes on where that was offered', async ({
  page,
  signInAs,
}) => {
  await openOwed(page, signInAs)
  await page.goto(`${page.url()}?from=paddle`)
  await panel(page).getByRole('button', { name: 'Pay another way' }).click()
  await expect(panel(page).getByRole('button', { name: 'Paddle' })).toBeVisible()
  await expect(panel(page).locator('.pay-part')).toBeFocused()
})

test('BILL-23, BILL-27, BILL-28 CloudPayments’ window: closed it is no error, paid the buttons go', async ({
  page,
  signInAs,
}) => {
  const invoice = await openOwed(page, signInAs)
  await panel(page).getByRole('radio').nth(1).check()
  const pay = panel(page).getByRole('button', { name: 'Pay €285.60' })
  await pay.click()
  const shown = page.getByRole('dialog', { name: 'CloudPayments' })
  await shown.getByRole('button', { name: 'Close' }).click()
  await expect(shown).toHaveCount(0)
  await expect(page.locator('.toast.bad')).toHaveCount(0)
  await expect(pay).toBeEnabled()

  await pay.click()
  const card = page.frameLocator('iframe[title="CloudPayments"]')
  await card.getByRole('button', { name: 'Pay €285.60' }).click()
  await card.getByRole('button', { name: 'Confirm' }).click()
  await expect(panel(page).getByText(/^Paid on/)).toBeVisible({ timeout: 30_000 })
  expect(await capturesOf(invoice)).toHaveLength(1)
})

test('BILL-35, BILL-34 a card is added, made the default and deleted after a question', async ({ page, signInAs }) => {
  const person = await door.createPerson()
  await door.saveCard(person, '5555555555554444')
  await signInAs(person)
  const dialog = await openCardForm(page)
  await expect(dialog.getByRole('button', { name: 'Save card' })).toBeDisabled()
  await enterCard(dialog, goodCard)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await dialog.getByRole('button', { name: 'Save card' }).click()
  await expect(page.locator('.toast.ok')).toContainText('Card saved')
  const row = page.getByRole('row').filter({ hasText: '4242' })
  await row.getByRole('button', { name: /^Actions/ }).click()
  await page.getByRole('menuitem', { name: 'Make default' }).click()
  await expect(row).toContainText('Default')
  await row.getByRole('button', { name: /^Actions/ }).click()
  await page.getByRole('menuitem', { name: 'Delete card' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(row.getByRole('button', { name: /^Actions/ })).toBeFocused()
  await row.getByRole('button', { name: /^Actions/ }).click()
  await page.getByRole('menuitem', { name: 'Delete card' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete card' }).click()
  await expect(row).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('BILL-34 a card that is being saved keeps its dialog, so that a refusal is told', async ({ page, signInAs }) => {
  await signInAs(await door.createPerson())
  const answer = Promise.withResolvers<void>()
  await page.route(/\/billing\/api\/v1\/payment_methods$/, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await answer.promise
    return refusal(422, { code: 'invalid', title: 'The bank refuses this card' })(route)
  })
  const dialog = await openCardForm(page)
  await enterCard(dialog, goodCard)
  await dialog.getByRole('button', { name: 'Save card' }).click()
  await expectNoWayOut(page, dialog)
  answer.resolve()
  await expect(dialog.getByText('The bank refuses this card')).toBeVisible()
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await expect(dialog).toHaveCount(0)
})

test('BILL-35, BILL-20 a card that its bank does not confirm says so at once, and the form stays as it was typed', async ({
  page,
  signInAs,
}) => {
  await signInAs(await door.createPerson())
  const dialog = await openCardForm(page)
  const save = dialog.getByRole('button', { name: 'Save card' })
  await enterCard(dialog, { ...goodCard, number: '4000 0025 0000 3155' })
  await save.click()
  const bank = page.frameLocator('iframe[title="Confirm with your bank"]')
  await bank.getByRole('button', { name: 'Fail' }).click()
  await expect(dialog.getByRole('alert')).toContainText('could not confirm that it is you')
  await expect(dialog.locator('input.number')).toHaveValue(/3155$/)
  await save.click()
  await bank.getByRole('button', { name: 'Complete' }).click()
  await expect(page.locator('.toast.ok')).toContainText('Card saved', { timeout: 30_000 })
  await expect(page.getByRole('row').filter({ hasText: '3155' })).toHaveCount(1)
})

test('BILL-33 a card that has expired is not offered as the default', async ({ page, signInAs }) => {
  const person = await door.createPerson()
  await door.saveCard(person, '5555555555554444', '2020-01-01')
  await door.saveCard(person, '4242424242424242')
  await signInAs(person)
  await page.goto('/payment-methods')
  const row = page.getByRole('row').filter({ hasText: '4444' })
  await expect(row).toContainText('Expired')
  await row.getByRole('button', { name: /^Actions/ }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Delete card'])
})

test('BILL-37 a CloudPayments card is verified in its window and appears by itself, and a closed window is no wait', async ({
  page,
  signInAs,
}) => {
  await signInAs(await door.createPerson())
  const dialog = await openCardForm(page)
  await dialog.getByRole('radio').nth(1).check()
  await expect(dialog).toContainText('₽10.00')
  const verify = dialog.getByRole('button', { name: 'Verify card' })
  await verify.click()
  const shown = page.getByRole('dialog', { name: 'CloudPayments' })
  await shown.getByRole('button', { name: 'Close' }).click()
  await expect(shown).toHaveCount(0)
  await expect(verify).toBeEnabled()

  await verify.click()
  const card = page.frameLocator('iframe[title="CloudPayments"]')
  await card.getByRole('button', { name: 'Pay ₽10.00' }).click()
  await card.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('row').filter({ hasText: '4242' })).toContainText('CloudPayments', { timeout: 30_000 })
})

test('BILL-21, BILL-37 where a card cannot be read, or a window does not come, that is said of the card: nothing was to be paid', async ({
  page,
  signInAs,
}) => {
  await signInAs(await door.createPerson())
  const dialog = await openCardForm(page)
  await page.route('**/sandbox/stripe/v1/tokens', (route) =>
    route.fulfill({ status: 402, json: { error: { type: 'card_error', message: 'This card is not for us.' } } }),
  )
  await enterCard(dialog, goodCard)
  await dialog.getByRole('button', { name: 'Save card' }).click()
  const note = dialog.getByRole('alert')
  await expect(note).toContainText('The card was not saved')
  await expect(note).toContainText('This card is not for us.')

  await page.route('**/cloudpayments/widget.js', (route) => route.abort())
  await dialog.getByRole('radio').nth(1).check()
  await dialog.getByRole('button', { name: 'Verify card' }).click()
  await expect(note).toContainText('The card form did not load. A content blocker may be stopping it.')
  await expect(dialog).not.toContainText('charged again')
})

test('API-29 several invoices are chosen and paid with one press', async ({ page, signInAs }) => {
  const person = await door.createPerson()
  await door.saveCard(person, '4242424242424242')
  const invoices = [await owe(person), await owe(person)]
  await signInAs(person)
  await page.goto('/unpaid-invoices')
  const boxes = page.getByRole('checkbox', { name: /^Select AUR-/ })
  await expect(boxes).toHaveCount(2)
  const all = page.getByRole('checkbox', { name: 'Select all on this page' })
  await all.check()
  for (const box of await boxes.all()) await expect(box).toBeChecked()
  const bar = page.getByRole('region', { name: 'Pay together' })
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

test('API-29 who chooses invoices before the cards are known is not told that there is none', async ({
  page,
  signInAs,
}) => {
  const person = await door.createPerson()
  await door.saveCard(person, '4242424242424242')
  await owe(person)
  await signInAs(person)
  const arrive = await holdBack(page, /\/payment_methods\?/)
  await page.goto('/unpaid-invoices')
  await page.getByRole('checkbox', { name: /^Select AUR-/ }).check()
  const bar = page.getByRole('region', { name: 'Pay together' })
  const pay = bar.getByRole('button', { name: 'Pay €285.60' })
  await expect(pay).toBeDisabled()
  await expect(bar.getByRole('link')).toHaveCount(0)
  await arrive()
  await pay.click()
  await expect(page.locator('.toast.ok')).toContainText('1 invoice paid')
})

test('API-29 cards that cannot be read are not told as none: they are asked for again', async ({ page, signInAs }) => {
  const person = await door.createPerson()
  await door.saveCard(person, '4242424242424242')
  await owe(person)
  await signInAs(person)
  const cards = /\/payment_methods\?/
  await page.route(cards, refusal(503, { code: 'unavailable', title: 'Away' }))
  await page.goto('/unpaid-invoices')
  await page.getByRole('checkbox', { name: /^Select AUR-/ }).check()
  const bar = page.getByRole('region', { name: 'Pay together' })
  const again = bar.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible({ timeout: 20_000 })
  await expect(bar.getByRole('link')).toHaveCount(0)
  await page.unroute(cards)
  await again.click()
  await expect(bar.getByRole('button', { name: 'Pay €285.60' })).toBeEnabled()
})

test('API-29 of several invoices those that the bank has not decided on are told, too', async ({ page, signInAs }) => {
  const person = await door.createPerson()
  await door.saveCard(person, '4242424242424242')
  for (let at = 0; at < 2; at += 1) await owe(person)
  await page.route('**/billing/api/v1/orders/pay', async (route) => {
    const { order_ids } = route.request().postDataJSON() as { order_ids: string[] }
    const statuses = ['processing', 'requires_action']
    await route.fulfill({ json: { results: order_ids.map((order_id, at) => ({ order_id, status: statuses[at] })) } })
  })
  await signInAs(person)
  await page.goto('/unpaid-invoices')
  const boxes = page.getByRole('checkbox', { name: /^Select AUR-/ })
  await expect(boxes).toHaveCount(2)
  for (const box of await boxes.all()) await box.check()
  await page.getByRole('button', { name: 'Pay €571.20' }).click()
  await expect(page.locator('.toast.warn')).toContainText([
    '1 invoice is still waiting for the bank',
    'The bank asks you to confirm 1 invoice.',
  ])
})

test('API-29 of several invoices those that were refused stay chosen, with the reason beside the cards', async ({
  page,
  signInAs,
}) => {
  const person = await door.createPerson()
  await door.saveCard(person, '4242424242424242')
  for (let at = 0; at < 2; at += 1) await owe(person)
  const refused = { id: 'request-1', status: '402', code: 'card_declined', title: 'The card was declined' }
  const error = { ...refused, meta: { reason: 'insufficient_funds' } }
  const answers = [{ status: 'failed', error }, { status: 'processing' }]
  const pay = '**/billing/api/v1/orders/pay'
  await page.route(pay, async (route) => {
    const { order_ids } = route.request().postDataJSON() as { order_ids: string[] }
    await route.fulfill({ json: { results: order_ids.map((order_id, at) => ({ order_id, ...answers[at] })) } })
  })
  await signInAs(person)
  await page.goto('/unpaid-invoices')
  const boxes = page.getByRole('checkbox', { name: /^Select AUR-/ })
  await expect(boxes).toHaveCount(2)
  for (const box of await boxes.all()) await box.check()
  const bar = page.getByRole('region', { name: 'Pay together' })
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

test('API-29 of several invoices one whose question the bank’s customer fails stays chosen, with the reason', async ({
  page,
  signInAs,
}) => {
  const person = await door.createPerson()
  await door.saveCard(person, '4000002760003184')
  await owe(person)
  await signInAs(person)
  await page.goto('/unpaid-invoices')
  await page.getByRole('checkbox', { name: /^Select AUR-/ }).check()
  const bar = page.getByRole('region', { name: 'Pay together' })
  await bar.getByRole('button', { name: 'Pay €285.60' }).click()
  const bank = page.frameLocator('iframe[title="Confirm with your bank"]')
  await bank.getByRole('button', { name: 'Fail' }).click()
  await expect(bar.getByRole('alert')).toContainText('The bank could not confirm that it is you')
  await expect(page.locator('.toast')).toHaveCount(0)
  await expect(page.getByRole('checkbox', { name: /^Select AUR-/ })).toBeChecked()
})

test('API-29 an invoice that was paid in another tab meanwhile is told as such, and is not among those that failed', async ({
  page,
  signInAs,
}) => {
  const person = await door.createPerson()
  await door.saveCard(person, '4242424242424242')
  const invoices = [await owe(person), await owe(person)]
  await signInAs(person)
  await page.goto('/unpaid-invoices')
  const boxes = page.getByRole('checkbox', { name: /^Select AUR-/ })
  await expect(boxes).toHaveCount(2)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  const again = await holdBack(page, /\/orders\?/)
  await door.chargeCard(person, invoices[0] ?? '')
  await page.getByRole('button', { name: 'Pay €571.20' }).click()
  await expect(page.locator('.toast.ok')).toContainText('1 invoice paid')
  await expect(page.locator('.toast.warn')).toContainText(
    /1 invoice did not have to be paid any more\s*AUR-[\d-]+: This invoice is already paid/,
  )
  await expect(page.getByText('1 invoice was not paid')).toHaveCount(0)
  await again()
  await expect(page).toHaveURL('/invoices')
})

test('API-29, SHELL-64 all invoices of a long page are chosen and paid at once, as many at a time as one call takes', async ({
  page,
  signInAs,
}) => {
  const person = await door.createPerson()
  await door.saveCard(person, '4242424242424242')
  await owe(person)
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
  await signInAs(person)
  await page.goto('/unpaid-invoices?limit=100')
  const all = page.getByRole('checkbox', { name: 'Select all on this page' })
  await expect(all).toBeEnabled()
  await all.click()
  const bar = page.getByRole('region', { name: 'Pay together' })
  await expect(bar).toContainText('51 invoices: €14,565.60')
  await bar.getByRole('button', { name: 'Pay €14,565.60' }).click()
  await expect(page.locator('.toast.ok')).toContainText('51 invoices paid')
  expect(asked).toEqual([50, 1])
})

test('API-29, BILL-17 invoices are not offered a card whose gateway does not take their currency', async ({
  page,
  signInAs,
}) => {
  const person = await door.createPerson()
  await door.saveCard(person, '4242424242424242')
  await owe(person)
  await page.route(/\/payment_gateways/, async (route) => {
    const answer = await route.fetch()
    const said = (await answer.json()) as { payment_gateways: { gateway: string }[] }
    const payment_gateways = said.payment_gateways.filter(({ gateway }) => gateway !== 'stripe')
    await route.fulfill({ response: answer, json: { payment_gateways } })
  })
  await signInAs(person)
  await page.goto('/unpaid-invoices')
  await page.getByRole('checkbox', { name: /^Select AUR-/ }).check()
  const bar = page.getByRole('region', { name: 'Pay together' })
  await expect(bar.getByRole('link', { name: 'Add a card to pay them at once' })).toBeVisible()
  await expect(bar.getByRole('button', { name: /^Pay/ })).toHaveCount(0)
})

test('BILL-40, BILL-41, BILL-45, BILL-46 renewal is switched off with a reason and on again', async ({
  page,
  signInAs,
}) => {
  const person = await door.createPerson()
  await door.saveCard(person, '4242424242424242')
  const licence = await door.giveLicence(person, { billing_kind: 'internal', auto_renewable: true })
  await signInAs(person)
  await page.goto(`/licenses/${licence}`)
  await expect(page.getByText(/^Renews automatically: Visa •••• 4242 is charged on /)).toBeVisible()
  await page.getByRole('button', { name: 'Stop automatic renewal' }).click()
  const off = page.getByRole('dialog')
  await expect(off.getByRole('button', { name: 'Stop renewal' })).toBeDisabled()
  await off.getByLabel('Reason').press('Tab')
  await expect(off.getByText('Fill in this field')).toBeVisible()
  await off.getByLabel('Reason').fill('Too dear')
  await off.getByRole('button', { name: 'Stop renewal' }).click()
  await expect(page.getByText('“Too dear”')).toBeVisible()
  await page.getByRole('button', { name: 'Renew automatically' }).click()
  await expect(page.getByRole('button', { name: 'Stop automatic renewal' })).toBeVisible()
})

test('BILL-40, BILL-41 what has ended is charged at once, which is said and confirmed before', async ({
  page,
  signInAs,
}) => {
  const person = await door.createPerson()
  await door.saveCard(person, '4242424242424242')
  const licence = await door.giveLicence(person, { billing_kind: 'manual', ...ended })
  await signInAs(person)
  await page.goto(`/licenses/${licence}`)
  await page.getByRole('button', { name: 'Renew automatically' }).click()
  const dialog = page.getByRole('dialog', { name: /^Renew .* automatically\?$/ })
  await expect(dialog).toContainText(/Period from .* to /)
  await expect(dialog).toContainText('The card •••• 4242 is charged within an hour')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Renew automatically' })).toBeVisible()
  await page.getByRole('button', { name: 'Renew automatically' }).click()
  await dialog.getByRole('button', { name: /^Pay €.* and renew$/ }).click()
  await expect(page.getByText('Automatic renewal is on')).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('BILL-38, BILL-39, BILL-42 an outside service charges the renewals once it is agreed to on its page', async ({
  page,
  signInAs,
}) => {
  const person = await door.createPerson()
  const licence = await door.giveLicenceForServices(person)
  await signInAs(person)
  await page.goto(`/licenses/${licence}`)
  await page.getByRole('button', { name: 'Renew automatically' }).click()
  const dialog = page.getByRole('dialog', { name: /^Renew .* automatically$/ })
  await expect(dialog.getByRole('radio', { name: /^Paddle/ })).toBeChecked()
  await dialog.getByRole('radio', { name: /^PayPro/ }).check()
  await dialog.getByRole('button', { name: 'Go to PayPro' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay through PayPro')
  await page.getByRole('main').getByRole('button').first().click()
  await expect(page).toHaveURL(new RegExp(`/licenses/${licence}`))
  await expect(page.getByRole('button', { name: 'Stop automatic renewal' })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('button', { name: 'Renew automatically' })).toHaveCount(0)
})

test('BILL-40, BILL-41 the notice of a licence that runs out leads to its renewal, with the sum and the day', async ({
  page,
  signInAs,
}) => {
  const person = await door.createPerson()
  await door.saveCard(person, '4242424242424242')
  const licence = await door.giveLicence(person, {
    billing_kind: 'manual',
    starts_on: inDays(-26),
    paid_till: inDays(4),
  })
  await signInAs(person)
  await page.goto(`/licenses/${licence}?tab=history`)
  const notice = page.getByRole('status').filter({ hasText: 'Expires in' })
  await notice.getByRole('button', { name: 'Renew', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^Renew .* automatically\?$/ })
  await expect(dialog).toContainText(/Charged on .*€/)
  await expect(dialog).toContainText('The card •••• 4242 is charged on')
  await dialog.getByRole('button', { name: 'Renew automatically' }).click()
  await expect(page.getByText('Automatic renewal is on')).toBeVisible()
  await expect(notice).toBeHidden()
})

test('BILL-39 who chooses the card of those that can charge is told the sum and the day before', async ({
  page,
  signInAs,
}) => {
  const person = await door.createPerson()
  await door.saveCard(person, '4242424242424242')
  const licence = await door.giveLicenceForServices(person)
  await signInAs(person)
  await page.goto(`/licenses/${licence}`)
  await page.getByRole('button', { name: 'Renew automatically' }).click()
  const dialog = page.getByRole('dialog', { name: /^Renew .* automatically$/ })
  // Whoever has a card pays with it, unless told.
  await expect(dialog.getByRole('radio', { name: /^Your default card/ })).toBeChecked()
  await expect(dialog.getByRole('radio').first()).toBeChecked()
  await expect(dialog).toContainText(/Charged on .*€/)
  await dialog.getByRole('button', { name: 'Renew automatically' }).click()
  await expect(page.getByRole('button', { name: 'Stop automatic renewal' })).toBeVisible()
})

test('BILL-39 nothing can be switched on before it is known who can charge: a quick press does not skip the question', async ({
  page,
  calls,
  signInAs,
}) => {
  const person = await door.createPerson()
  await door.saveCard(person, '4242424242424242')
  const licence = await door.giveLicenceForServices(person)
  await signInAs(person)
  const arrive = await holdBack(page, /\/payment_gateways\?/)
  await page.goto(`/licenses/${licence}`)
  await expect(page.getByText('Subscription, per month')).toBeVisible()
  await expect(page.locator('.sk-text')).toHaveCount(0)
  await expect.poll(() => calls.to('GET', /^\/payment_gateways$/).length).toBe(1)
  const button = page.getByRole('button', { name: 'Renew automatically' })
  await expect(button).toHaveCount(0)
  await arrive()
  await button.click()
  await expect(page.getByRole('dialog', { name: /^Renew .* automatically$/ }).getByRole('radio')).toHaveCount(3)
  expect(calls.to('POST', /reactivate/)).toEqual([])
})

test('BILL-17, BILL-43 where nothing is sold in one’s own currency, the ways to pay are those that take what is bought', async ({
  page,
  signInAs,
}) => {
  // Of Bishkek, who buys in euro: neither service takes soms.
  const person = await door.createPerson({ country: 'KG' })
  await door.saveCard(person, '4242424242424242')
  const licence = await door.giveLicenceForServices(person)
  await signInAs(person)
  await page.goto(`/licenses/${licence}`)
  await page.getByRole('button', { name: 'Renew automatically' }).click()
  await expect(page.getByRole('dialog', { name: /^Renew .* automatically$/ }).getByRole('radio')).toHaveCount(3)

  await page.goto(`/invoices/${await door.openRenewal(person, licence)}`)
  for (const name of ['Paddle', 'PayPro']) await expect(panel(page).getByRole('button', { name })).toBeVisible()
})

test('LIC-12 once the invoice of the next period is issued, the licence waits for its payment, not for another letter', async ({
  page,
  signInAs,
}) => {
  const person = await door.createPerson()
  const licence = await door.giveLicenceForServices(person, true)
  await door.openRenewal(person, licence)
  await signInAs(person)
  await page.goto(`/licenses/${licence}`)
  await expect(page.getByText(/^The invoice for the time from .* is issued\./)).toBeVisible()
  await expect(page.getByText(/^We e-mail an invoice/)).toHaveCount(0)
  await expect(page.getByText('Next invoice')).toHaveCount(0)
})

test('BILL-38, BILL-44 a licence that is renewed by invoice offers to have the invoices charged, or to end it', async ({
  page,
  signInAs,
}) => {
  const person = await door.createPerson()
  await door.saveCard(person, '4242424242424242')
  const licence = await door.giveLicenceForServices(person, true)
  await signInAs(person)
  await page.goto(`/licenses/${licence}`)
  await expect(page.getByText(/^We e-mail an invoice seven days before /)).toBeVisible()
  await expect(page.getByRole('button', { name: /automatic renewal|Renew automatically/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Stop renewal' }).click()
  await expect(page.getByRole('dialog', { name: /^Stop renewing / })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Pay automatically' }).click()
  const dialog = page.getByRole('dialog', { name: /^Pay the renewals of .* automatically$/ })
  await dialog.getByRole('button', { name: 'Pay automatically' }).click()
  await expect(page.getByText('Automatic payment is on')).toBeVisible()
  await expect(page.getByText(/^Renews automatically: Visa •••• 4242 is charged on /)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stop automatic renewal' })).toBeVisible()
})

test('BILL-41 without a saved card the page offers to add one', async ({ page, signInAs }) => {
  const person = await door.createPerson()
  const licence = await door.giveLicence(person, { billing_kind: 'manual' })
  await signInAs(person)
  await page.goto(`/licenses/${licence}`)
  await page.getByRole('button', { name: 'Renew automatically' }).click()
  await expect(page.getByRole('alert').getByRole('link', { name: 'Add a card' })).toHaveAttribute(
    'href',
    '/payment-methods',
  )
})

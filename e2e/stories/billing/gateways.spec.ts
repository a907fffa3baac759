import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import type { Page } from '@playwright/test'
import { refusal } from '../../fixtures/answers.ts'
import { enterCard, goodCard, openCardForm } from '../../fixtures/card-form.ts'
import { owe } from '../../fixtures/invoices.ts'
import { expectNoWayOut } from '../../fixtures/keyboard.ts'
import { holdBack } from '../../fixtures/steadiness.ts'
import { expect, test } from '../../fixtures/story.ts'
import { capturesOf, door } from '../../fixtures/world.ts'
import type { Person } from '../../world/door.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'Payment' })

/** The page of an invoice, opened by its customer. */
const openOwed = async (page: Page, signInAs: (person: Person) => Promise<unknown>): Promise<string> => {
  const person = await door.createPerson()
  const invoice = await owe(person)
  await signInAs(person)
  await page.goto(`/invoices/${invoice}`)
  return invoice
}

const inDays = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)
const ended = { starts_on: inDays(-100), paid_till: inDays(-70) }

for (const service of ['Paddle', 'PayPro'])
  test(`BILL-25, BILL-27 ${service} is paid on its own page, and the way back leads to the invoice`, async ({
    page,
    calls,
    signInAs,
  }) => {
    const invoice = await openOwed(page, signInAs)
    const way = panel(page).getByRole('button', { name: service })
    // While the provider's page loads, nothing can be pressed twice. A page that is being left answers no queries, so
    // the state is recorded.
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

test('BILL-25, BILL-28 after a card refused at PayPro the invoice says so, and the next attempt pays', async ({
  page,
  signInAs,
}) => {
  const invoice = await openOwed(page, signInAs)
  await declineOn(page, 'PayPro')
  await expect(panel(page).getByText('Declined, nothing was charged')).toBeVisible({ timeout: 30_000 })
  // However late the notification was, someone who returns afterwards sees the decline.
  await page.reload()
  await expect(panel(page).getByText('Declined, nothing was charged')).toBeVisible()
  await panel(page).getByRole('button', { name: 'PayPro' }).click()
  await page.getByRole('button', { name: 'Pay €285.60' }).click()
  await expect(panel(page).getByText(/^Paid on/)).toBeVisible({ timeout: 30_000 })
  expect(await capturesOf(invoice)).toHaveLength(1)
})

test('BILL-25, BILL-28 after a card refused at Paddle, which does not report it, its page can be tried again', async ({
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

test('BILL-25, SHELL-78 after returning from a payment page, another way to pay continues where that was offered', async ({
  page,
  signInAs,
}) => {
  await openOwed(page, signInAs)
  await page.goto(`${page.url()}?from=paddle`)
  await panel(page).getByRole('button', { name: 'Pay another way' }).click()
  await expect(panel(page).getByRole('button', { name: 'Paddle' })).toBeVisible()
  await expect(panel(page).locator('.pay-part')).toBeFocused()
})

test('BILL-23, BILL-27, BILL-28 CloudPayments’ window: closing it is no error, paying hides the buttons', async ({
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

test(
  'BILL-35, BILL-34 a card is added, made the default and deleted after a confirmation',
  { tag: '@main' },
  async ({ page, signInAs }) => {
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
    await expect(page.getByRole('dialog')).toContainText('another saved card takes its place')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(row.getByRole('button', { name: /^Actions/ })).toBeFocused()
    await row.getByRole('button', { name: /^Actions/ }).click()
    await page.getByRole('menuitem', { name: 'Delete card' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete card' }).click()
    await expect(row).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Delete card' }).click()
    await expect(page.getByRole('dialog')).toContainText('It is your only card')
  },
)

test('a click beside the dialog does not lose a card that is half typed', async ({ page, signInAs }) => {
  await signInAs(await door.createPerson())
  const dialog = await openCardForm(page)
  const number = dialog.locator('input.number')
  await number.fill('4242 4242 4242 4241')
  // The page knows what the gateway's field has only once it was told.
  await expect(dialog.getByText('The card number is not valid.').first()).toBeVisible()
  await page.mouse.click(5, 5)
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await expect(number).toHaveValue('4242 4242 4242 4241')
  await number.fill('')
  await expect(dialog.getByText('The card number is not valid.')).toHaveCount(0)
  await page.mouse.click(5, 5)
  await expect(dialog).toHaveCount(0)
})

test(
  'the dialog stays open while a card is saved, so that a refusal is shown',
  { tag: '@main' },
  async ({ page, signInAs }) => {
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
  },
)

test('BILL-35, BILL-20 a card that its bank does not confirm is reported at once, and the form keeps its values', async ({
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

test('BILL-33 an expired card is not offered as the default', async ({ page, signInAs }) => {
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

test('BILL-37 a CloudPayments card is verified in its window and appears automatically, and a closed window ends the wait', async ({
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
  // The focus returns to the control that opened it, although the provider's window had it meanwhile.
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add card' }).first()).toBeFocused()

  await page.keyboard.press('Enter')
  await dialog.getByRole('radio').nth(1).check()
  await verify.click()
  const card = page.frameLocator('iframe[title="CloudPayments"]')
  await card.getByRole('button', { name: 'Pay ₽10.00' }).click()
  await card.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('row').filter({ hasText: '4242' })).toContainText('CloudPayments', { timeout: 30_000 })
})

test('BILL-37 a verified card is not reported as lost if the list cannot be loaded', async ({ page, signInAs }) => {
  await signInAs(await door.createPerson())
  const dialog = await openCardForm(page)
  await dialog.getByRole('radio').nth(1).check()
  await dialog.getByRole('button', { name: 'Verify card' }).click()
  const card = page.frameLocator('iframe[title="CloudPayments"]')
  await card.getByRole('button', { name: 'Pay ₽10.00' }).click()
  await page.route(/\/payment_methods\?/, refusal(503, { code: 'unavailable', title: 'Try again later' }), { times: 3 })
  await card.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.locator('.toast.ok')).toContainText('Card saved', { timeout: 30_000 })
  await expect(page.getByText('The card was not saved')).toHaveCount(0)
  await expect(page.getByRole('row').filter({ hasText: '4242' })).toHaveCount(1)
})

test(
  'BILL-21, BILL-37 if a card cannot be read or a window does not open, the message is about the card, because nothing was to be paid',
  { tag: '@main' },
  async ({ page, signInAs }) => {
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
  },
)

test('BILL-40, BILL-41, BILL-45, BILL-46 renewal is switched off with a reason, and on again', async ({
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

test('BILL-40, BILL-41 an ended licence is charged at once, which has to be confirmed first', async ({
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

test('BILL-38, BILL-39, BILL-42 an external service charges the renewals after agreement on its page', async ({
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

test('BILL-40, BILL-41 the notice of an ending licence leads to its renewal, with the amount and the day', async ({
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
  const notice = page.locator('.banner').filter({ hasText: 'Expires in' })
  await notice.getByRole('button', { name: 'Renew', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /^Renew .* automatically\?$/ })
  await expect(dialog).toContainText(/Charged on .*€/)
  await expect(dialog).toContainText('The card •••• 4242 is charged on')
  await dialog.getByRole('button', { name: 'Renew automatically' }).click()
  await expect(page.getByText('Automatic renewal is on')).toBeVisible()
  await expect(notice).toBeHidden()
})

test('BILL-39 choosing the card as the way to charge shows the amount and the day first', async ({
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
  // Someone with a card pays with it by default.
  await expect(dialog.getByRole('radio', { name: /^Your saved card/ })).toBeChecked()
  await expect(dialog.getByRole('radio').first()).toBeChecked()
  await expect(dialog).toContainText(/Charged on .*€/)
  await dialog.getByRole('button', { name: 'Renew automatically' }).click()
  await expect(page.getByRole('button', { name: 'Stop automatic renewal' })).toBeVisible()
})

test('BILL-39 renewal cannot be switched on before the possible ways to charge are known: a quick click does not skip the question', async ({
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

test('BILL-17, BILL-43 if nothing is sold in the customer’s currency, the ways to pay are those that accept the order’s currency', async ({
  page,
  signInAs,
}) => {
  // A customer from Bishkek, who buys in euros: neither service accepts soms.
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

test('LIC-12 once the invoice of the next period is issued, the licence waits for its payment, not for another mail', async ({
  page,
  signInAs,
}) => {
  const person = await door.createPerson()
  const licence = await door.giveLicenceForServices(person, { auto_renewable: true })
  await door.openRenewal(person, licence)
  await signInAs(person)
  await page.goto(`/licenses/${licence}`)
  await expect(page.getByText(/^The invoice for the period from .* has been issued\./)).toBeVisible()
  await expect(page.getByText(/^We e-mail an invoice/)).toHaveCount(0)
  await expect(page.getByText('Next invoice')).toHaveCount(0)
})

test('BILL-38, BILL-44 a licence that is renewed by invoice offers automatic charges, or to stop renewing', async ({
  page,
  signInAs,
}) => {
  const person = await door.createPerson()
  await door.saveCard(person, '4242424242424242')
  const licence = await door.giveLicenceForServices(person, { auto_renewable: true })
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

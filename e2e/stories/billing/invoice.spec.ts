import type { Page } from '@playwright/test'
import { refusal } from '../../fixtures/answers.ts'
import { keepBodies } from '../../fixtures/api-calls.ts'
import { enterCard, goodCard } from '../../fixtures/card-form.ts'
import { setPdfViewer } from '../../fixtures/looks.ts'
import { expectEvery, letPass, stopClock } from '../../fixtures/page-clock.ts'
import { expect, test } from '../../fixtures/story.ts'
import { capturesOf, door } from '../../fixtures/world.ts'
import type { Person } from '../../world/door.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'Payment' })
const payButton = (page: Page) => panel(page).getByRole('button', { name: /^Pay €/ })

/** Someone with an invoice of 240 EUR and 19% tax. */
const owe = async (): Promise<{ person: Person; invoice: string }> => {
  const person = await door.createPerson()
  return { person, invoice: await door.issueInvoice(person, { description: 'Migration on site', price: '240' }) }
}

const openInvoice = async (page: Page, invoice: string): Promise<void> => {
  await page.goto(`/invoices/${invoice}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Invoice AUR-/)
}

test('BILL-24 a card that is typed stays so in another language', async ({ page, signInAs }) => {
  const { person, invoice } = await owe()
  await signInAs(person)
  await openInvoice(page, invoice)
  await panel(page).getByText('New card').first().click()
  await enterCard(panel(page), goodCard)
  await expect(payButton(page)).toBeEnabled()
  await page.getByRole('button', { name: 'Appearance and language' }).click()
  await page.getByRole('menuitemradio', { name: 'Русский' }).click()
  const pay = page.getByRole('region', { name: 'Оплата' }).getByRole('button', { name: /^Оплатить/ })
  await pay.click()
  await expect(page.getByText(/^Оплачен/).first()).toBeVisible()
})

test('BILL-10, BILL-11 an invoice shows amount, description and its PDF, and the payment time in UTC', async ({
  page,
  signInAs,
}) => {
  const { person, invoice } = await owe()
  await signInAs(person)
  await openInvoice(page, invoice)
  await expect(page.getByRole('main')).toContainText('Migration on site')
  await expect(panel(page)).toContainText('€285.60')
  await expect(page.getByRole('link', { name: 'PDF', exact: true })).toHaveAttribute('href', `/document/${invoice}`)
  await expect(payButton(page)).toHaveText('Pay €285.60')
  await expect(panel(page).getByRole('link', { name: 'Bank transfer' })).toBeVisible()
  await expect(page.getByText(/^Paid on/)).toHaveCount(0)

  await door.receiveTransfer(person, invoice)
  await expect(panel(page).getByText(/^Paid on \d{2} [A-Z][a-z]+ \d{4} \d{2}:\d{2} UTC$/)).toBeVisible()
  await expect(panel(page).getByRole('button')).toHaveCount(0)
  await expect(panel(page).getByRole('link', { name: 'Bank transfer' })).toHaveCount(0)
})

test('BILL-10 the due date is a calendar day without a time zone', async ({ page, signInAs }) => {
  const person = await door.createPerson()
  const wishes = { description: 'Migration on site', price: '240', due_on: '2099-12-01' }
  const invoice = await door.issueInvoice(person, wishes)
  await signInAs(person)
  await page.goto('/invoices')
  await expect(page.getByText(/^Next: .*, due on \d{1,2}\sDecember\s2099$/)).toBeVisible()
  await openInvoice(page, invoice)
  await expect(page.locator('.party-dates').getByText(/December 2099/)).toHaveText(/^\d{1,2} December 2099$/)
})

test('BILL-10 an overdue date is shown as overdue', async ({ page, signInAs }) => {
  const person = await door.createPerson()
  await door.issueInvoice(person, { description: 'Migration on site', price: '240', due_on: '2020-01-31' })
  await signInAs(person)
  await page.goto('/invoices')
  await expect(page.getByText(/^Next: .*, overdue since \d{1,2}\sJanuary\s2020$/)).toBeVisible()
})

test(
  'BILL-12 an invoice is polled every 5 s and updated in place',
  { tag: '@main' },
  async ({ page, calls, signInAs }) => {
    const { person, invoice } = await owe()
    await signInAs(person)
    await page.clock.install()
    await openInvoice(page, invoice)
    await expect(payButton(page)).toBeVisible()
    await stopClock(page, calls)
    await expectEvery(5_000, page, calls, ['GET', `/orders/${invoice}`])
  },
)

test(
  'BILL-13 a missing invoice leads to the list, with a warning',
  { tag: '@main' },
  async ({ page, calls, signInAs }) => {
    const { person, invoice } = await owe()
    await signInAs(person)
    await page.clock.install()
    await openInvoice(page, invoice)
    await stopClock(page, calls)
    await page.route(`**/orders/${invoice}`, refusal(404, { code: 'not_found', title: 'Not found' }))
    await letPass(page, calls, 5_500)
    await page.clock.resume()
    await expect(page).toHaveURL('/invoices')
    await expect(page.locator('.toast.warn')).toContainText(/invoice not found/i)
  },
)

test('BILL-14 the document fills the page', async ({ page, signInAs }) => {
  const { person, invoice } = await owe()
  await setPdfViewer(page, false)
  await signInAs(person)
  await openInvoice(page, invoice)
  await page.getByRole('link', { name: 'PDF', exact: true }).click()
  await expect(page).toHaveURL(`/document/${invoice}`)
  const sheet = page.locator('canvas').first()
  await expect(sheet).toBeVisible()
  const { width, height } = (await sheet.boundingBox()) ?? { width: 0, height: 0 }
  expect(width).toBeGreaterThan(700)
  expect(height / width).toBeCloseTo(Math.SQRT2, 1)
  await expect(page.getByText('Migration on site')).toBeAttached()

  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  expect((await file).suggestedFilename()).toMatch(/^AUR-\d{4}-\d{4}\.pdf$/)
})

test('BILL-14 a document that cannot be displayed says so and can be downloaded; another attempt shows all of it', async ({
  page,
  signInAs,
}) => {
  const { person, invoice } = await owe()
  await setPdfViewer(page, false)
  await signInAs(person)
  let isBroken = true
  await page.route(/\/orders\/[^/]+\/document/, (route) =>
    isBroken ? route.fulfill({ json: { document: btoa('%PDF-1.4\n%%EOF') } }) : route.fallback(),
  )
  await page.goto(`/document/${invoice}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'This document cannot be shown here' })).toBeVisible()
  await expect(main).not.toContainText('The server could not answer')
  const file = page.waitForEvent('download')
  await main.getByRole('button', { name: 'Download PDF' }).last().click()
  expect((await file).suggestedFilename()).toMatch(/^AUR-\d{4}-\d{4}\.pdf$/)
  isBroken = false
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('canvas').first()).toBeVisible()
})

test('BILL-14 a paid order has an invoice, marked as paid, and a receipt', async ({ page, signInAs }) => {
  const { person, invoice } = await owe()
  await door.saveCard(person, '4242424242424242')
  await setPdfViewer(page, false)
  await signInAs(person)
  await openInvoice(page, invoice)
  // A document that was fetched while the invoice was unpaid is not shown after the payment.
  const unpaid = page.waitForResponse(/\/orders\/[^/]+\/document/)
  await page.getByRole('link', { name: 'PDF', exact: true }).hover()
  await (await unpaid).finished()
  await payButton(page).click()
  await expect(panel(page).getByText(/^Paid on/)).toBeVisible()
  await page.getByRole('link', { name: 'PDF', exact: true }).click()
  await expect(page.locator('canvas').first()).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Paid on')
  const kinds = page.getByRole('group', { name: 'Document' })
  await expect(kinds.getByRole('button', { name: 'Invoice' })).toHaveAttribute('aria-pressed', 'true')
  await kinds.getByRole('button', { name: 'Receipt' }).click()
  await expect(page).toHaveURL(`/document/${invoice}?kind=receipt`)
  await expect(page.locator('canvas').first()).toBeVisible()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  expect((await file).suggestedFilename()).toMatch(/^AUR-\d{4}-\d{4}-receipt\.pdf$/)
})

test('BILL-14 a browser with its own PDF viewer uses that', async ({ page, signInAs }) => {
  const { person, invoice } = await owe()
  await setPdfViewer(page, true)
  await signInAs(person)
  await page.goto(`/document/${invoice}`)
  const viewer = page.locator('object[type="application/pdf"]')
  await expect(viewer).toHaveAttribute('data', /^blob:/)
  await expect(viewer).toHaveAttribute('aria-label', /^Document AUR-/)
  await expect(page.locator('canvas')).toHaveCount(0)
})

test('BILL-15 without a document there is no link to it', async ({ page, signInAs }) => {
  const { person, invoice } = await owe()
  await signInAs(person)
  await page.route(`**/orders/${invoice}`, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), pdf: false } })
  })
  await openInvoice(page, invoice)
  await expect(payButton(page)).toBeVisible()
  await expect(page.locator('a[href^="/document/"]')).toHaveCount(0)
  await page.getByRole('button', { name: 'More actions' }).click()
  await expect(page.getByRole('menuitem', { name: 'Download PDF' })).toHaveCount(0)
})

test('BILL-17 saved cards, a new card and the other gateways, all locked during a payment', async ({
  page,
  signInAs,
}) => {
  const { person, invoice } = await owe()
  await door.saveCard(person, '4242424242424242')
  await signInAs(person)
  await openInvoice(page, invoice)
  await expect(panel(page).getByRole('radio')).toHaveCount(3)
  await expect(panel(page).getByRole('radio').first()).toBeChecked()
  await expect(panel(page)).toContainText(/Visa.*4242/)
  await expect(panel(page)).toContainText('Bank transfer')

  let answer = (): void => undefined
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/payment_settings', async (route) => {
    await held
    await route.continue()
  })
  await payButton(page).click()
  await expect(payButton(page)).toBeDisabled()
  for (const radio of await panel(page).getByRole('radio').all()) await expect(radio).toBeDisabled()
  for (const name of ['Paddle', 'PayPro', 'Bank transfer'])
    await expect(panel(page).getByRole('button', { name })).toBeDisabled()
  answer()
  await expect(panel(page)).toContainText('Payment received')
})

test('BILL-18 saved cards that load late do not change what the button charges', async ({ page, signInAs }) => {
  const { person, invoice } = await owe()
  await door.saveCard(person, '4242424242424242')
  await signInAs(person)
  const cards = /\/payment_methods\?/
  await page.route(cards, refusal(503, { code: 'unavailable', title: 'Away' }))
  await openInvoice(page, invoice)
  const fresh = panel(page)
    .getByRole('radio', { name: /new card/i })
    .first()
  await expect(fresh).toBeChecked({ timeout: 20_000 })
  await page.unroute(cards)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(panel(page)).toContainText(/Visa.*4242/)
  await expect(fresh).toBeChecked()
})

test('BILL-16, BILL-18 a saved card is sent to the server by its id', async ({ page, calls, signInAs }) => {
  const { person, invoice } = await owe()
  await door.saveCard(person, '4242424242424242')
  const chosen = await keepBodies(page, '**/payment_settings')
  const paid = await keepBodies(page, '**/pay')
  await signInAs(person)
  await openInvoice(page, invoice)
  await payButton(page).click()
  await expect(panel(page)).toContainText('Payment received')
  expect(chosen).toEqual([{ gateway: 'stripe' }])
  expect(paid).toEqual([{ gateway: 'stripe', payment_method_id: expect.stringMatching(/^stripe_pm_/) }])
  const [settings] = calls.to('POST', `/orders/${invoice}/payment_settings`)
  expect(await (await settings?.response())?.json()).toEqual({ gateway: 'stripe', amount: 285.6, currency: 'EUR' })
  expect(await capturesOf(invoice)).toMatchObject([{ amount: 285.6, currency: 'EUR' }])
})

test('BILL-18, BILL-19 a new card is paid with its token when the form is complete', async ({ page, signInAs }) => {
  const { person, invoice } = await owe()
  const paid = await keepBodies(page, '**/pay')
  await signInAs(person)
  await openInvoice(page, invoice)
  await expect(panel(page).locator('input.number')).toBeVisible()
  await expect(payButton(page)).toBeDisabled()
  await expect(payButton(page)).toHaveAccessibleDescription('Fill in the card first')
  const region = panel(page).locator('[aria-live=assertive]')
  await expect(region).toHaveText('')
  await enterCard(panel(page), { ...goodCard, cvc: '' })
  await expect(payButton(page)).toBeDisabled()
  await enterCard(panel(page), { ...goodCard, number: '4242 4242 4242 4241' })
  await expect(panel(page).locator('.error').getByText('The card number is not valid.')).toBeVisible()
  await expect(region).toHaveText('The card number is not valid.')
  await expect(payButton(page)).toBeDisabled()
  await enterCard(panel(page), { ...goodCard, expiry: '12 / 20' })
  await expect(
    panel(page)
      .locator('.error')
      .getByText(/expiry date is in the past/),
  ).toBeVisible()
  await expect(payButton(page)).toBeDisabled()

  await enterCard(panel(page), goodCard)
  await expect(payButton(page)).toBeEnabled()
  let answer = (): void => undefined
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/pay', async (route) => {
    await held
    await route.fallback()
  })
  await payButton(page).click()
  await expect(payButton(page)).toBeDisabled()
  await expect(panel(page).locator('input.number')).toBeDisabled()
  answer()
  await expect(panel(page)).toContainText('Payment received')
  expect(paid).toEqual([{ gateway: 'stripe', token_id: expect.stringMatching(/^tok_/) }])
  expect(await capturesOf(invoice)).toHaveLength(1)
})

for (const [number, reason] of [
  ['4000 0000 0000 0002', 'The bank gave no reason'],
  ['4000 0000 0000 9995', 'not enough money on the card'],
  ['4000 0000 0000 0069', 'The card has expired'],
  ['4000 0000 0000 0127', 'The security code is wrong'],
] as const) {
  test(`BILL-20 the bank’s refusal is explained in the form: ${reason}`, async ({ page, signInAs }) => {
    const { person, invoice } = await owe()
    await signInAs(person)
    await openInvoice(page, invoice)
    await enterCard(panel(page), { ...goodCard, number })
    await payButton(page).click()
    await expect(panel(page).getByRole('alert')).toContainText(reason)
    await expect(panel(page).locator('input.number')).toHaveValue(number)
    await expect(payButton(page)).toBeEnabled()
    await expect(payButton(page)).toBeFocused()
    await expect(page.locator('.toast')).toHaveCount(0)
    expect(await capturesOf(invoice)).toEqual([])
  })
}

test('BILL-21 a card that the gateway could not tokenise is an error notice', async ({ page, signInAs }) => {
  const { person, invoice } = await owe()
  const paid = await keepBodies(page, '**/pay')
  await signInAs(person)
  await openInvoice(page, invoice)
  await page.route('**/sandbox/stripe/v1/tokens', (route) =>
    route.fulfill({ status: 402, json: { error: { type: 'card_error', message: 'This card is not for us.' } } }),
  )
  await enterCard(panel(page), goodCard)
  await payButton(page).click()
  await expect(page.locator('.toast.bad')).toContainText('We couldn’t read the card')
  await expect(page.locator('.toast.bad')).toContainText('This card is not for us.')
  await expect(payButton(page)).toBeEnabled()
  expect(paid).toEqual([])
})

test(
  'BILL-22, BILL-26, CONST-03 the thanks disappear after 2 s, the buttons at once',
  { tag: '@main' },
  async ({ page, calls, signInAs }) => {
    const { person, invoice } = await owe()
    await door.saveCard(person, '4242424242424242')
    await signInAs(person)
    await page.clock.install()
    await openInvoice(page, invoice)
    await expect(payButton(page)).toBeEnabled()
    await stopClock(page, calls)
    await payButton(page).click()
    const thanks = panel(page).getByText('Payment received, thank you')
    // The answer takes real time. The page's clock counts from its arrival on.
    await expect(async () => {
      await letPass(page, calls, 20, { stepMs: 10 })
      await expect(thanks).toBeVisible({ timeout: 100 })
    }).toPass()
    await expect(panel(page).getByRole('button')).toHaveCount(0)
    await letPass(page, calls, 1_900, { stepMs: 100 })
    await expect(thanks).toBeVisible()
    await letPass(page, calls, 200, { stepMs: 100 })
    await expect(thanks).toHaveCount(0)
    await expect(panel(page).getByText(/^Paid on/)).toBeVisible()
  },
)

test('BILL-29 a bank transfer is made with the document', async ({ page, calls, signInAs }) => {
  const { person, invoice } = await owe()
  await setPdfViewer(page, false)
  await signInAs(person)
  await openInvoice(page, invoice)
  await panel(page).getByRole('link', { name: 'Bank transfer' }).click()
  await expect(page).toHaveURL(`/document/${invoice}`)
  await expect(page.locator('canvas').first()).toBeVisible()
  await expect(page.getByText(/DE02 1203 0000 0000 2020 51/).first()).toBeAttached()
  expect(calls.to('POST', /\/orders\//)).toEqual([])
})

test('BILL-29, BILL-47 an invoice charged to the saved card offers no transfer', async ({ page, signInAs }) => {
  const person = await door.createPerson()
  const licence = await door.giveLicence(person, { auto_renewable: true, billing_kind: 'internal' })
  const invoice = await door.openRenewal(person, licence)
  await door.saveCard(person, '4242424242424242')
  await signInAs(person)
  await openInvoice(page, invoice)
  await expect(panel(page)).toContainText('The saved card will be charged on')
  await expect(panel(page)).toContainText('PayPro')
  await expect(panel(page).getByRole('link', { name: 'Bank transfer' })).toHaveCount(0)
  await setPdfViewer(page, false)
  await page.goto(`/document/${invoice}`)
  await expect(page.getByText(/We will charge your saved card/).first()).toBeAttached()
  await expect(page.getByText(/DE02 1203/)).toHaveCount(0)
})

test('BILL-30 two impatient clicks, one payment', async ({ page, signInAs }) => {
  const { person, invoice } = await owe()
  await door.saveCard(person, '4242424242424242')
  await signInAs(person)
  await openInvoice(page, invoice)
  await payButton(page).dblclick()
  await expect(panel(page)).toContainText('Payment received')
  expect(await capturesOf(invoice)).toHaveLength(1)
})

for (const [answer, what] of [
  ['Complete', 'answered, the invoice is paid, once'],
  ['Fail', 'refused, another card may be tried'],
] as const)
  test(`BILL-17, BILL-20 a question of the bank survives a reload: ${what}`, async ({ page, signInAs }) => {
    const { person, invoice } = await owe()
    await signInAs(person)
    await openInvoice(page, invoice)
    await enterCard(panel(page), { ...goodCard, number: '4000 0027 6000 3184' })
    await payButton(page).click()
    const bank = page.frameLocator('iframe[title="Confirm with your bank"]')
    await expect(bank.getByRole('button', { name: 'Complete' })).toBeVisible()
    await page.reload()
    await panel(page).getByRole('button', { name: 'Continue confirmation' }).click()
    await bank.getByRole('button', { name: answer }).click()
    if (answer === 'Complete') {
      await expect(panel(page).getByText(/^Paid on/)).toBeVisible({ timeout: 30_000 })
      expect(await capturesOf(invoice)).toHaveLength(1)
      return
    }
    await expect(panel(page).getByRole('alert')).toContainText('could not confirm that it is you')
    expect(await capturesOf(invoice)).toEqual([])
    await expect(payButton(page)).toBeVisible()
  })

test('BILL-18 on return, the refused card and the time are shown until another way is chosen', async ({
  page,
  signInAs,
}) => {
  const { person, invoice } = await owe()
  await door.saveCard(person, '4000000000000341')
  await signInAs(person)
  await openInvoice(page, invoice)
  await payButton(page).click()
  const note = panel(page).getByRole('alert')
  await expect(note).toContainText('Declined, nothing was charged')
  await door.saveCard(person, '4242424242424242')
  await page.reload()
  await expect(panel(page).getByRole('radio', { name: 'Visa •••• 4242' })).toBeChecked()
  await expect(note).toContainText(/Card •••• 0341 · .* UTC/)
  await panel(page).getByText('New card').first().click()
  await expect(note).toHaveCount(0)
})

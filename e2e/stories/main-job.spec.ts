import { enterCard } from '../fixtures/card-form.ts'
import { factOf } from '../fixtures/looks.ts'
import { olga } from '../fixtures/people.ts'
import { signInOnPage } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/story.ts'
import { capturesOf, lettersTo } from '../fixtures/world.ts'

const asDate = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The date three months later, such as `27 November 2026`. */
const aQuarterLater = (day: string): string => {
  const date = new Date(`${day} UTC`)
  date.setUTCMonth(date.getUTCMonth() + 3)
  return asDate.format(date)
}

test(
  'BILL-16, BILL-18, BILL-20, BILL-26 a customer signs in, finds an unpaid licence and pays for it with a card that needs the bank’s confirmation',
  { tag: '@main' },
  async ({ page }) => {
    test.slow()
    await page.goto('/')
    await signInOnPage(page, olga)

    const row = page.getByRole('row').filter({ hasText: 'Regional edges' })
    await expect(row).toContainText('Unpaid')
    await row.getByRole('link', { name: 'Media Server Pro' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Media Server Pro')
    const licence = page.url()
    const paidTill = factOf(page, 'Paid till')
    const before = /\d{2} \w+ \d{4}/.exec((await paidTill.textContent()) ?? '')?.[0] ?? ''
    expect(before).not.toBe('')
    await page.getByRole('link', { name: /^Pay €/ }).click()

    await expect(page).toHaveURL(/\/invoices\/[\w-]+$/)
    const order = page.url().split('/').at(-1) ?? ''
    const number = /AUR-\d{4}-\d+/.exec((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')?.[0] ?? ''
    const payment = page.getByRole('region', { name: 'Payment' })
    const total = (await payment.locator('.pay-price').textContent()) ?? ''
    await payment.getByText('New card').first().click()
    await enterCard(payment, { number: '4000 0000 0000 0002', expiry: '12 / 34', cvc: '123' })
    const pay = payment.getByRole('button', { name: `Pay ${total}` })
    await pay.click()
    await expect(payment.getByRole('alert')).toContainText(/declined, nothing was charged.*the bank gave no reason/i)
    await expect(payment.getByLabel('Card number').last()).toHaveValue('4000 0000 0000 0002')
    expect(await capturesOf(order)).toEqual([])

    await enterCard(payment, { number: '4000 0027 6000 3184', expiry: '12 / 34', cvc: '123' })
    await pay.click()
    const bank = page.frameLocator('iframe[title="Confirm with your bank"]')
    await bank.getByRole('button', { name: 'Complete' }).click()
    await expect(payment.getByText('Payment received, thank you')).toBeVisible()
    await expect(payment.getByRole('button', { name: /^Pay/ })).toHaveCount(0)
    await expect(payment.getByText(/^Paid on .* UTC$/)).toBeVisible()

    const captures = await capturesOf(order)
    expect(captures).toHaveLength(1)
    const amount = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' }).format(captures[0]?.amount ?? 0)
    expect(amount).toBe(total)

    await page.goto(licence)
    await expect(paidTill).toContainText(aQuarterLater(before))
    await expect(page.getByRole('link', { name: /^Pay/ })).toHaveCount(0)

    await expect
      .poll(async () => (await lettersTo(olga.email)).find(({ subject }) => subject.includes(number))?.links ?? [])
      .toContainEqual(expect.stringMatching(new RegExp(String.raw`/(invoices|document|payments)/[\w-]+$`)))
    expect(await capturesOf(order)).toHaveLength(1)
  },
)

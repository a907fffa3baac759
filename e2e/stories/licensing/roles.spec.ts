import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { foundCompany, joinCompany } from '../../fixtures/company.ts'
import { raiseTo } from '../../fixtures/limits.ts'
import { expect, test } from '../../fixtures/story.ts'
import { door } from '../../fixtures/world.ts'

const inDays = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)

/** An owner with a card, and a member who manages their licences without the billing role. */
const household = async () => {
  const [owner, member] = [await door.createPerson(), await door.createPerson()]
  await door.saveCard(owner, '4242424242424242')
  await foundCompany(owner, 'Harbour TV')
  await joinCompany(owner, member, { deliverables: true })
  return { owner, member }
}

test('BILL-41, COMP-21 without the role Billing the page says why renewals cannot be charged to the owner’s card', async ({
  page,
  calls,
  signInAs,
}) => {
  const { owner, member } = await household()
  const ended = await door.giveLicence(owner, { starts_on: inDays(-100), paid_till: inDays(-70) })
  const served = await door.giveLicenceForServices(owner)
  await signInAs(member)
  await page.goto(`/licenses/${ended}`)
  await expect(page.getByText('Only the owner or a member with the role Billing can charge')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Renew automatically' })).toHaveCount(0)

  await page.goto(`/licenses/${served}`)
  await page.getByRole('button', { name: 'Renew automatically' }).click()
  const dialog = page.getByRole('dialog', { name: /^Renew .* automatically$/ })
  await expect(dialog.getByRole('radio', { name: /^The owner’s saved card/ })).toBeDisabled()
  await expect(dialog).toContainText('Only the owner or a member with the role Billing')
  await expect(dialog.getByRole('button', { name: 'Go to Paddle' })).toBeEnabled()
  expect(calls.to('GET', /reactivate_preview/)).toEqual([])
})

test('BILL-41, COMP-21 a card of one’s own that was viewed is not taken for the owner’s, which may not be charged', async ({
  page,
  calls,
  signInAs,
}) => {
  const { owner, member } = await household()
  await door.saveCard(member, '4242424242424242')
  const served = await door.giveLicenceForServices(owner)
  await signInAs(member)
  await page.goto('/payment-methods')
  await expect(page.getByText('4242').first()).toBeVisible()
  await page.getByRole('link', { name: 'Licence keys' }).click()
  await page.locator(`a[href="/licenses/${served}"]`).first().click()
  await page.getByRole('button', { name: 'Renew automatically' }).click()
  const dialog = page.getByRole('dialog', { name: /^Renew .* automatically$/ })
  await expect(dialog.getByRole('button', { name: 'Go to Paddle' })).toBeEnabled()
  expect(calls.to('GET', /reactivate_preview/)).toEqual([])
})

test('LIC-23, COMP-21 raising a limit without access to its invoice stays on the page and says who pays it', async ({
  page,
  signInAs,
}) => {
  const { owner, member } = await household()
  const licence = await door.giveLicence(owner, { quantity: 3, auto_renewable: true })
  await signInAs(member)
  await page.goto(`/licenses/${licence}`)
  await raiseTo(page, 4)
  const told = `${owner.email}, or a member with the role Billing, pays the invoice.`
  await expect(page.getByRole('status').filter({ hasText: 'Invoice created' })).toContainText(told)
  await expect(page).toHaveURL(new RegExp(`/licenses/${licence}$`))
  await expect(page.getByText('You can change the limit once the licence’s invoice is paid.')).toBeVisible()
  await page.reload()
  await expect(page.getByText(told)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to invoices' })).toHaveCount(0)
})

test('BILL-41 a licence past its paid-till day with an open invoice is charged at once: the price is shown first', async ({
  page,
  calls,
  signInAs,
}) => {
  const { owner } = await household()
  const licence = await door.giveLicence(owner, {
    billing_kind: 'internal',
    starts_on: inDays(-33),
    paid_till: inDays(-3),
  })
  await door.openRenewal(owner, licence)
  await signInAs(owner)
  await page.goto(`/licenses/${licence}`)
  await page.getByRole('button', { name: 'Renew automatically' }).click()
  const dialog = page.getByRole('dialog', { name: /^Renew .* automatically\?$/ })
  await expect(dialog).toContainText('Charged within the hour')
  expect(calls.to('POST', /reactivate/)).toEqual([])
  await dialog.getByRole('button', { name: /^Pay €.* and renew$/ }).click()
  await expect(dialog).toBeHidden()
  expect(calls.to('POST', /reactivate/)).toHaveLength(1)
})

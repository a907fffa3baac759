import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/story.ts'
import { door } from '../../fixtures/world.ts'

const inDays = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)
/** Paid till three weeks ago: the days of grace are over. */
const stopped = { starts_on: inDays(-50), paid_till: inDays(-20), auto_renewable: true } as const

const renewalOf = (page: Page) => page.locator('.panel', { has: page.getByRole('heading', { name: 'Renewal' }) })

test('BILL-38, BILL-44 a licence that stopped unpaid can be given up, and nothing is owed for it any more', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  const licence = await door.giveLicence(ada, { ...stopped, billing_kind: 'manual' })
  const invoice = await door.openRenewal(ada, licence)
  await signInAs(ada)
  await page.goto(`/licenses/${licence}`)
  await expect(renewalOf(page)).toContainText('the servers have stopped')
  await expect(renewalOf(page)).not.toContainText('Next invoice')
  await renewalOf(page).getByRole('button', { name: 'Stop renewal' }).click()
  const off = page.getByRole('dialog')
  await expect(off).toContainText('The servers have already stopped')
  await expect(off).not.toContainText('works until')
  await off.getByLabel('Reason').fill('We moved on')
  await off.getByRole('button', { name: 'Stop renewal' }).click()
  await expect(renewalOf(page)).toContainText('“We moved on”')
  await expect(renewalOf(page).getByRole('button')).toHaveText(['Renew automatically'])
  await expect(page.getByText('is unpaid')).toHaveCount(0)
  await expect(page.locator('.page-head')).toContainText('Expired')
  await page.goto(`/invoices/${invoice}`)
  await expect(page.locator('.page-head')).toContainText('Cancelled')
  await page.goto('/unpaid-invoices')
  // The list of unpaid ones leads on where there are none.
  await expect(page).toHaveURL('/invoices')
})

test('BILL-38, BILL-39 a licence that stopped unpaid can be paid automatically from now on', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  await door.saveCard(ada, '4242424242424242')
  const licence = await door.giveLicenceForServices(ada, stopped)
  await door.openRenewal(ada, licence)
  await signInAs(ada)
  await page.goto(`/licenses/${licence}`)
  await renewalOf(page).getByRole('button', { name: 'Pay automatically' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Pay €.* and renew$/ })
    .click()
  await expect(page.getByText('Automatic payment is on')).toBeVisible()
  await expect(renewalOf(page)).not.toContainText('have stopped')
})

test('BILL-38 a licence that an outside service charges says that the service may still do so once it has stopped', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  const licence = await door.giveLicence(ada, { ...stopped, billing_kind: 'external' })
  await door.openRenewal(ada, licence)
  await signInAs(ada)
  await page.goto(`/licenses/${licence}`)
  await expect(renewalOf(page)).toContainText('the payment service may still charge')
  await renewalOf(page).getByRole('button', { name: 'Stop automatic renewal' }).click()
  const off = page.getByRole('dialog')
  await off.getByLabel('Reason').fill('We moved on')
  await off.getByRole('button', { name: 'Stop renewal' }).click()
  await expect(renewalOf(page)).toContainText('“We moved on”')
})

test('BILL-40, LIC-12 stopping the renewal in the days of grace says that the servers stop at once', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  const late = { starts_on: inDays(-35), paid_till: inDays(-5), auto_renewable: true, billing_kind: 'manual' } as const
  const licence = await door.giveLicence(ada, late)
  await door.openRenewal(ada, licence)
  const running = await door.giveLicence(ada, { auto_renewable: true, billing_kind: 'manual' })
  await signInAs(ada)
  await page.goto(`/licenses/${licence}`)
  await renewalOf(page).getByRole('button', { name: 'Stop renewal' }).click()
  await expect(page.getByRole('dialog')).toContainText('the servers stop within a minute')
  await expect(page.getByRole('dialog')).not.toContainText('works until')
  await page.goto(`/licenses/${running}`)
  await renewalOf(page).getByRole('button', { name: 'Stop renewal' }).click()
  await expect(page.getByRole('dialog')).toContainText('The licence works until the paid period ends.')
  await expect(page.getByRole('dialog')).not.toContainText('within a minute')
})

test('LIC-31 a trial that no shop sells leads to support, and not to a shop that cannot sell it', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson({ may_buy: true })
  const licence = await door.giveTrial(ada, 'mobile_watcher')
  await signInAs(ada)
  await page.goto(`/licenses/${licence}`)
  const panel = page.locator('.panel', { has: page.getByRole('heading', { name: 'Trial' }) })
  await expect(panel.getByRole('link')).toHaveText(['Contact support'])
  await expect(panel.getByRole('link')).toHaveAttribute('href', `/new-ticket?licence=${licence}`)
  await expect(panel.getByRole('button', { name: 'Terminate' })).toBeVisible()
})

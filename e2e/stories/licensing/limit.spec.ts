import { refusal, withFeatures } from '../../fixtures/answers.ts'
import { keepBodies } from '../../fixtures/api-calls.ts'
import { raiseTo } from '../../fixtures/limits.ts'
import { letPass, stopClock } from '../../fixtures/page-clock.ts'
import { holdBack } from '../../fixtures/steadiness.ts'
import { expect, test } from '../../fixtures/story.ts'
import { door } from '../../fixtures/world.ts'

const renewing = async (wishes: Parameters<typeof door.giveLicence>[1] = {}) => {
  const ada = await door.createPerson()
  const licence = await door.giveLicence(ada, { quantity: 3, auto_renewable: true, ...wishes })
  return { ada, licence }
}

test('LIC-16, LIC-20, LIC-21, LIC-23 a raise shows its calculation, and leads to its invoice', async ({
  page,
  signInAs,
}) => {
  const { ada, licence } = await renewing()
  const raises = await keepBodies(page, '**/upgrade')
  await signInAs(ada)
  await page.goto(`/licenses/${licence}`)
  await page.getByLabel('By how many').fill('2')
  await page.getByRole('button', { name: 'Increase to 5' }).click()
  const dialog = page.getByRole('dialog', { name: /Increase MS-\d+ from 3 to 5/ })
  await expect(dialog).toContainText('3 units, per month')
  await expect(dialog).toContainText('€1,800.00')
  await expect(dialog).toContainText('€3,000.00')
  await expect(dialog).toContainText(/Difference for \d+ of \d+ days/)
  await expect(dialog).toContainText('VAT 19%')
  await dialog.getByRole('button', { name: /Create invoice for €/ }).click()
  await expect(page).toHaveURL(/\/invoices\/[\w-]+$/)
  expect(raises).toEqual([{ quantity_delta: 2, seen_quantity: 5, seen_total: expect.any(Number) }])
})

test('LIC-21 whoever goes back before the raise is answered stays where they are, and is told of the invoice', async ({
  page,
  signInAs,
}) => {
  const { ada, licence } = await renewing()
  const left = Promise.withResolvers<void>()
  const asked = page.waitForRequest('**/upgrade')
  await page.route('**/upgrade', async (route) => {
    await left.promise
    await route.continue()
  })
  await signInAs(ada)
  await page.goto('/licenses')
  await page.locator(`a[href="/licenses/${licence}"]`).first().click()
  await page.getByRole('button', { name: 'Increase to 4' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Create invoice for €/ })
    .click()
  await asked
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Licence keys' })).toBeVisible()
  left.resolve()
  const told = page.getByRole('status').filter({ hasText: 'Invoice created' })
  await expect(told).toBeVisible()
  await expect(page).toHaveURL('/licenses')
  await told.getByRole('button', { name: 'Invoice', exact: true }).click()
  await expect(page).toHaveURL(/\/invoices\/[\w-]+$/)
})

test('LIC-21 a raise whose price has changed shows the new calculation, which can be confirmed', async ({
  page,
  signInAs,
}) => {
  const { ada, licence } = await renewing()
  let previews = 0
  await page.route('**/upgrade_preview?*', async (route) => {
    const answer = await route.fetch()
    const told = await answer.json()
    previews += 1
    // As it was on the evening before.
    await route.fulfill({ response: answer, json: previews === 1 ? { ...told, total: told.total + 100 } : told })
  })
  await signInAs(ada)
  await page.goto(`/licenses/${licence}`)
  await page.getByRole('button', { name: 'Increase to 4' }).click()
  const dialog = page.getByRole('dialog')
  const confirm = dialog.getByRole('button', { name: /Create invoice for €/ })
  const before = await confirm.textContent()
  await confirm.click()
  await expect(dialog.getByRole('alert')).toContainText('The price has changed')
  await expect(confirm).toBeEnabled()
  expect(await confirm.textContent()).not.toBe(before)
  await confirm.click()
  await expect(page).toHaveURL(/\/invoices\/[\w-]+$/)
})

const calculations = [
  ['en', 1, 'Difference for 1 of 1 day'],
  ['en', 31, 'Difference for 1 of 31 days'],
  ['ru', 21, 'Разница за 1 из 21 дня'],
  ['ru', 22, 'Разница за 1 из 22 дней'],
  ['ru', 30, 'Разница за 1 из 30 дней'],
  ['ru', 31, 'Разница за 1 из 31 дня'],
] as const

test('LIC-20 the days of a calculation are counted as people count them', async ({ page, signInAs }) => {
  const { ada, licence } = await renewing()
  await signInAs(ada)
  for (const [locale, days_in_period, text] of calculations) {
    await page.route('**/upgrade_preview?*', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), days_left: 1, days_in_period } })
    })
    await page.goto(`/licenses/${licence}`)
    await page.localStorage.setItem('locale', locale)
    await page.reload()
    await page.getByRole('button', { name: /^(?:Increase to|Увеличить до) 4$/ }).click()
    await expect(page.getByRole('dialog')).toContainText(new RegExp(`${text}(?!\\p{L})`, 'u'))
  }
})

test('LIC-22 a raise that costs nothing closes its dialog, and the limit is raised', async ({ page, signInAs }) => {
  const { ada, licence } = await renewing({ quantity: 9 })
  await signInAs(ada)
  await page.goto(`/licenses/${licence}`)
  await page.getByRole('button', { name: 'Increase to 10' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Nothing to pay')
  await dialog.getByRole('button', { name: 'Increase to 10' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Increase to 11' })).toBeVisible()
})

test('LIC-24 a raise that is charged to the card locks the form until the quantity has changed', async ({
  page,
  signInAs,
}) => {
  const { ada, licence } = await renewing({ billing_kind: 'internal' })
  await door.saveCard(ada, '4242424242424242')
  await signInAs(ada)
  await page.goto(`/licenses/${licence}`)
  await page.getByRole('button', { name: 'Increase to 4' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Your card •••• 4242 is charged now')
  await dialog.getByRole('button', { name: /^Pay €/ }).click()
  await expect(page.getByText('The card is being charged.')).toBeVisible()
  await expect(page.getByLabel('By how many')).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Increase to 5' })).toBeEnabled({ timeout: 20_000 })
})

test('LIC-20 a raise is confirmed with its current price, never with an earlier one', async ({ page, signInAs }) => {
  const { ada, licence } = await renewing()
  await signInAs(ada)
  await page.goto(`/licenses/${licence}`)
  const open = page.getByRole('button', { name: 'Increase to 4' })
  const dialog = page.getByRole('dialog')
  const confirm = dialog.getByRole('button', { name: /€/ })
  await open.click()
  await expect(confirm).toBeEnabled()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  const arrive = await holdBack(page, /\/upgrade_preview\?/)
  await open.click()
  await expect(dialog).toBeVisible()
  await expect(confirm).toHaveCount(0)
  await arrive()
  await expect(confirm).toBeEnabled()
})

test('LIC-25 the lock ends after two minutes with a warning if nothing has changed', async ({
  page,
  calls,
  signInAs,
}) => {
  const { ada, licence } = await renewing()
  const waiting = { status: 'waiting', async_job_id: '019cadcf-c240-73f5-92f3-ea0cf8cff024' }
  await page.route('**/upgrade', (route) => route.fulfill({ json: waiting }))
  await signInAs(ada)
  await page.clock.install()
  await page.goto(`/licenses/${licence}`)
  await raiseTo(page, 4)
  await expect(page.getByLabel('By how many')).toBeDisabled()
  await stopClock(page, calls)
  await letPass(page, calls, 121_000)
  await expect(
    page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: 'has not changed yet' }),
  ).toBeVisible()
  await expect(page.getByLabel('By how many')).toBeEnabled()
})

test('LIC-18, LIC-19 asks for a whole number of at least one, and shows the maximum', async ({ page, signInAs }) => {
  const { ada, licence } = await renewing()
  await signInAs(ada)
  await page.goto(`/licenses/${licence}`)
  const by = page.getByLabel('By how many')
  await expect(by).toHaveAttribute('min', '1')
  for (const typed of ['0', '1.5', '', '999999999']) {
    await by.fill(typed)
    await by.blur()
    await expect(page.getByText('Enter a whole number from 1 to 1,000,000')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Change the limit' })).toBeDisabled()
  }
})

test(
  'LIC-26, LIC-27 lowering the limit creates a ticket of kind payment, with a link to it',
  { tag: '@main' },
  async ({ page, signInAs }) => {
    const { ada, licence } = await renewing()
    const tickets = await keepBodies(page, '**/talks-client/api/v1/tickets')
    await signInAs(ada)
    await page.goto(`/licenses/${licence}`)
    await page.getByRole('button', { name: 'Decrease' }).click()
    await page.getByLabel('By how many').fill('3')
    await page.getByLabel('By how many').blur()
    await expect(page.getByText('At least one must remain')).toBeVisible()
    await page.getByLabel('By how many').fill('1')
    await page.getByRole('button', { name: 'Request decrease to 2' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Ask support' }).click()
    const link = page
      .getByRole('dialog', { name: 'Request sent to support' })
      .getByRole('link', { name: 'Open the ticket' })
    await expect(link).toHaveAttribute('href', /^\/tickets\/[\w-]+$/)
    expect(tickets).toMatchObject([{ kind: 'payment', product: 'iptv', deliverable_id: licence }])
    expect(JSON.stringify(tickets)).toMatch(/MS-\d+.*from 3 to 2/)
  },
)

test.describe('in Russian', () => {
  test.use({ locale: 'ru-RU' })

  test('LIC-27 the ticket is about the product of the licence, and titled in the language of its reader', async ({
    page,
    signInAs,
  }) => {
    const ada = await door.createPerson()
    const licence = await door.giveWatcher(ada, { quantity: 3, auto_renewable: true })
    const tickets = await keepBodies(page, '**/talks-client/api/v1/tickets')
    await signInAs(ada)
    await page.goto(`/licenses/${licence}`)
    await page.getByRole('button', { name: 'Уменьшить' }).click()
    await page.getByLabel('На сколько').fill('1')
    await page.getByRole('button', { name: /до 2/ }).click()
    await page.getByRole('dialog').getByRole('button').last().click()
    await expect(page.getByRole('dialog').getByRole('link')).toHaveAttribute('href', /^\/tickets\/[\w-]+$/)
    expect(tickets).toMatchObject([{ kind: 'payment', product: 'vsaas', deliverable_id: licence }])
    expect(JSON.stringify(tickets)).toMatch(/[А-я].*с 3 до 2/)
  })
})

test('LIC-16, LIC-27 without billing there is no form, without tickets no way to lower the limit', async ({
  page,
  signInAs,
}) => {
  const { ada, licence } = await renewing()
  await signInAs(ada)
  await withFeatures(page, { tickets: false })
  await page.goto(`/licenses/${licence}`)
  await expect(page.getByRole('button', { name: 'Increase to 4' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Decrease' })).toHaveCount(0)
  await page.unrouteAll()
  await withFeatures(page, { billing: false })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Change the limit' })).toHaveCount(0)
})

test('LIC-17 one line says why the limit cannot be changed', { tag: '@main' }, async ({ page, signInAs }) => {
  const { ada, licence } = await renewing()
  const still = await door.giveLicence(ada, { auto_renewable: false })
  const unpaid = await door.giveLicence(ada, { auto_renewable: true })
  await door.openRenewal(ada, unpaid)
  await signInAs(ada)
  await page.goto(`/licenses/${still}`)
  await expect(page.getByText('You can change the limit once automatic renewal is on.')).toBeVisible()
  await page.goto(`/licenses/${unpaid}`)
  await expect(page.getByRole('link', { name: 'Go to invoices' })).toHaveAttribute('href', '/unpaid-invoices')
  await page.route('**/upgrade', refusal(409, { code: 'upgrade_not_possible', title: 'Not at the moment' }))
  await page.goto(`/licenses/${licence}`)
  await raiseTo(page, 4)
  await expect(page.getByText('Not at the moment')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeVisible()
})

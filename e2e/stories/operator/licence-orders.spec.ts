import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import type { Page } from '@playwright/test'
import { callAsStaff } from '../../fixtures/calls.ts'
import { enterConsole } from '../../fixtures/console.ts'
import { expect, test } from '../../fixtures/story.ts'
import { door } from '../../fixtures/world.ts'

/** The console's page of a licence for three at 600 EUR a month that renews by invoice. */
const openLicence = async (page: Page, role: 'billing' | 'admin' = 'billing') => {
  const ada = await door.createPerson()
  const licence = await door.giveLicence(ada, { auto_renewable: true, billing_kind: 'manual' })
  await enterConsole(page, await door.createOperator(role, 'Nora Falk'))
  await page.goto(`/operator/licences/${licence}`)
  const dialog = page.getByRole('dialog')
  return {
    ada,
    licence,
    dialog,
    facts: page.getByRole('complementary', { name: 'Details' }),
    reason: dialog.getByRole('textbox', { name: 'Reason' }),
    choose: async (name: string): Promise<void> => {
      await page.getByRole('button', { name: 'More actions' }).click()
      await page.getByRole('menuitem', { name }).click()
    },
    confirm: async (name: string): Promise<void> => {
      await dialog.getByRole('button', { name }).click()
      await expect(dialog).toHaveCount(0)
    },
  }
}

test('DATA-26 a licence gets another plan and a discount, its renewal stops and resumes, it is terminated and restored', async ({
  page,
  signInAs,
}) => {
  const { ada, licence, dialog, facts, reason, choose, confirm } = await openLicence(page)
  await expect(facts).toContainText('€1,800.00')

  await choose('Change plan…')
  const plan = dialog.getByRole('combobox', { name: 'New plan' })
  await expect(plan).toBeFocused()
  await expect(plan).toHaveAttribute('placeholder', 'Choose')
  await plan.fill('Basic')
  await dialog.getByRole('option', { name: 'per month' }).first().click()
  const doIt = dialog.getByRole('button', { name: 'Change plan' })
  await expect(doIt).toBeDisabled()
  await reason.fill('They outgrew it')
  await confirm('Change plan')
  await expect(page.locator('.page-head')).toContainText('Basic')

  await choose('Agree a price…')
  const amount = dialog.getByRole('textbox', { name: 'Amount in EUR per month' })
  await reason.fill('Agreed by phone')
  await amount.fill('100.005')
  await expect(dialog.getByText('An amount above zero')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Agree price' })).toBeDisabled()
  await amount.fill('100,50')
  await expect(dialog.locator('.sum')).toContainText('−\u2060€100.50')
  await confirm('Agree price')
  await expect(facts).toContainText('−\u2060€100.50 agreed')

  await choose('Stop renewal…')
  await reason.fill('They move to the spring offer')
  await confirm('Stop renewal')
  await expect(facts).toContainText('Stopped')
  await choose('Resume renewal…')
  await reason.fill('They stay after all')
  await confirm('Resume renewal')
  await expect(facts).toContainText('Automatic')
  // The history uses words instead of the log's codes.
  const history = page.locator('.audit-changes')
  await expect(history.first()).toBeVisible()
  expect((await history.allTextContents()).filter((text) => /[a-z]_[a-z]+:/.test(text))).toEqual([])

  await choose('Terminate licence…')
  await reason.fill('The contract was cancelled')
  await confirm('Terminate licence')
  await expect(page.locator('.page-head')).toContainText('Terminated')
  await choose('Restore licence…')
  await reason.fill('It was the wrong contract')
  await confirm('Restore licence')
  await expect(page.locator('.page-head')).not.toContainText('Terminated')

  await signInAs(ada)
  await page.goto(`/licenses/${licence}?tab=history`)
  await expect(page.getByText('They move to the spring offer')).toBeVisible()
  await expect(page.getByText('The contract was cancelled')).toBeVisible()
})

test(
  'DATA-26 the next period of a licence is invoiced once, and another plan replaces its invoice',
  { tag: '@main' },
  async ({ page }) => {
    const { dialog, reason, choose } = await openLicence(page)
    const licence = page.url()
    await choose('Invoice the next period…')
    await dialog.getByRole('button', { name: 'Issue invoice' }).click()
    await expect(page).toHaveURL(/\/operator\/orders\//)
    const invoice = page.url()
    const heading = page.getByRole('heading', { level: 1, name: /^AUR-/ })
    await expect(heading).toBeVisible()
    const number = (await heading.textContent()) ?? ''

    await page.goto(licence)
    await choose('Invoice the next period…')
    await dialog.getByRole('button', { name: 'Issue invoice' }).click()
    await expect(dialog.getByRole('alert')).toContainText(`Invoice ${number} for this licence is open`)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('main').getByRole('link', { name: number })).toBeVisible()

    await choose('Change plan…')
    await dialog.getByRole('combobox', { name: 'New plan' }).click()
    await dialog.getByRole('option').first().click()
    await reason.fill('They outgrew it')
    await dialog.getByRole('button', { name: 'Change plan' }).click()
    await expect(dialog).toHaveCount(0)
    const newest = page
      .getByRole('main')
      .getByRole('link', { name: /^AUR-\d{4}-/ })
      .first()
    await expect(newest).not.toHaveText(number)
    await newest.click()
    await expect(heading).not.toHaveText(number)
    await expect(page.locator('.page-head')).toContainText('Open')
    await page.goto(invoice)
    await expect(page.locator('.page-head')).toContainText('Cancelled')
  },
)

test('DATA-26 the limit of a licence is lowered and its properties are set, and its page says who did it and why', async ({
  page,
}) => {
  const { dialog, facts, reason, choose, confirm } = await openLicence(page)
  const main = page.getByRole('main')
  await expect(main).toContainText('Nothing has been ordered for this licence.')

  await choose('Decrease limit (creates an order)…')
  const limit = dialog.getByRole('textbox', { name: 'New limit' })
  const lower = dialog.getByRole('button', { name: 'Decrease limit' })
  await reason.fill('They closed a studio')
  await limit.fill('3')
  await expect(dialog.getByText('A whole number from 1 to 2.')).toBeVisible()
  await expect(lower).toBeDisabled()
  await limit.fill('2')
  await expect(dialog.locator('.sum')).toContainText('€1,200.00')
  await confirm('Decrease limit')
  await expect(facts).toContainText('€1,200.00')
  await expect(main).toContainText('They closed a studio')
  await expect(main).toContainText('Limit decreased')

  await choose('Comment and statistics…')
  const save = dialog.getByRole('button', { name: 'Save' })
  await reason.fill('Asked by phone')
  await expect(save).toBeDisabled()
  await dialog.getByRole('textbox', { name: 'Customer’s comment' }).fill('Main site')
  await confirm('Save')
  await expect(facts).toContainText('Main site')
  await expect(main).toContainText('Licence properties changed')
})

test('a licence shows staff how many of its allowed media servers are in use', async ({ page }) => {
  const ada = await door.createPerson()
  const licence = await door.giveLicence(ada, { servers_limit: 4 })
  await door.reportServer(ada, licence, { server_id: 'edge-7', hostname: 'edge-7' })
  await enterConsole(page, await door.createOperator('support', 'Nora Falk'))
  await page.goto(`/operator/licences/${licence}`)
  await expect(page.getByText('1 of 4 allowed')).toBeVisible()
})

test('LIC-14 staff can distinguish two servers with the same name, see their state, and release one for a customer who may not any more', async ({
  page,
}) => {
  const ada = await door.createPerson()
  const licence = await door.giveLicence(ada, { servers_limit: 2 })
  await door.reportServer(ada, licence, { server_id: 'id-a', hostname: 'edge' })
  await door.reportServer(ada, licence, { server_id: 'id-b', hostname: 'edge', alerts: ['error_disk_full'] })
  await enterConsole(page, await door.createOperator('support', 'Nora Falk'))
  await page.goto(`/operator/licences/${licence}`)
  const servers = page.locator('.panel', { has: page.getByRole('heading', { name: 'Servers' }) })
  // The alerts above them are a separate list.
  const lines = servers.locator('.lines').getByRole('listitem')
  const broken = lines.filter({ hasText: 'id-b' })
  await expect(lines.filter({ hasText: 'id-a' })).toContainText('Online')
  await expect(broken).toContainText('Error')
  await expect(servers.getByRole('region', { name: 'Server alerts' })).toContainText('edge (id-b)')
  await broken.getByRole('button', { name: 'Release edge' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Its disk is broken')
  await dialog.getByRole('button', { name: 'Release server' }).click()
  await expect(page.getByText('edge released')).toBeVisible()
  await expect(broken).toHaveCount(0)
  await expect(servers).toContainText('1 of 2 allowed')
  // With a single server there is nothing to distinguish.
  await expect(servers).not.toContainText('id-a')
  await expect(page.getByRole('main')).toContainText('Its disk is broken')
})

test('DATA-17, DATA-18 staff change a licence’s end, servers, versions and dongle without an invoice', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  const licence = await door.giveLicence(ada, {
    activation_type: 'usb',
    usb_serial_number: 'LOST-1',
    paid_till: '2087-01-31',
    auto_renewable: false,
  })
  await enterConsole(page, await door.createOperator('support', 'Nora Falk'))
  await page.goto(`/operator/licences/${licence}`)
  const facts = page.getByRole('complementary', { name: 'Details' })
  await expect(facts).toContainText('LOST-1')
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Change term, servers and versions…' }).click()
  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: 'Save changes' })
  const field = (name: string) => dialog.getByRole('textbox', { name })
  await field('Reason').fill('The dongle was lost')
  await expect(save).toBeDisabled()
  await dialog.locator('input[type=date]').fill('2087-02-07')
  await field('Servers at most').fill('many')
  await expect(dialog).toContainText('A whole number from 1 to 100,000.')
  await expect(save).toBeDisabled()
  await field('Servers at most').fill('4')
  await field('Oldest version').fill('26.11')
  await field('Newest version').fill('26.9')
  await field('USB dongle number').fill('NEW-2')
  await save.click()
  // Rejected at its field, and nothing that was typed is lost.
  await expect(field('Newest version')).toHaveAttribute('aria-invalid', 'true')
  await field('Newest version').fill('')
  await save.click()
  await expect(dialog).toHaveCount(0)
  await expect(facts).toContainText('NEW-2')
  await expect(facts).toContainText('07 February 2087')
  await expect(facts).toContainText('from 26.11')
  await expect(page.getByText('0 of 4 allowed')).toBeVisible()
  // A caller can read the number on the dongle.
  await page.goto('/operator/licences?query=new-2')
  const found = page.getByRole('row').filter({ hasText: ada.email })
  await expect(found).toBeVisible()
  await page.getByRole('button', { name: 'Activation' }).click()
  await page.getByRole('button', { name: 'Offline' }).click()
  await expect(found).toHaveCount(0)
  await page.getByRole('button', { name: 'Activation: Offline' }).click()
  await page.getByRole('button', { name: 'USB dongle' }).click()
  await expect(found).toBeVisible()
  await expect(page).toHaveURL(/activation_type=usb/)

  await signInAs(ada)
  await page.goto(`/licenses/${licence}?tab=history`)
  await expect(page.getByText(/dongle NEW-2/)).toBeVisible()
})

test('LIC-20 another limit shows the price before and after, before it is set', async ({ page }) => {
  const { dialog, facts, reason, choose, confirm } = await openLicence(page, 'admin')
  await choose('Change limit…')
  const prices = dialog.locator('.sum')
  const limit = dialog.getByRole('textbox', { name: 'New limit' })
  await expect(limit).toHaveValue('3')
  await expect(prices).toHaveCount(0)
  await limit.fill('10')
  await expect(prices).toContainText('€1,800.00')
  await expect(prices).toContainText(/New price per month\s*€5,000.00/)
  await reason.fill('Agreed on the phone')
  await confirm('Change limit')
  await expect(facts).toContainText('€5,000.00')
})

for (const [entry, field] of [
  ['Change limit…', 'New limit'],
  ['Decrease limit (creates an order)…', 'New limit'],
  ['Change term, servers and versions…', 'Servers at most'],
] as const)
  test(`LIC-14 “${entry}” says what happens to the media servers beyond the new limit`, async ({ page }) => {
    const ada = await door.createPerson()
    const licence = await door.giveLicence(ada, { quantity: 3, servers_limit: 3 })
    for (const name of ['edge-1', 'edge-2', 'edge-3'])
      await door.reportServer(ada, licence, { server_id: name, hostname: name })
    await enterConsole(page, await door.createOperator('admin', 'Hanna Brandt'))
    await page.goto(`/operator/licences/${licence}`)
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: entry }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: field }).fill('2')
    await expect(dialog).toContainText('Media servers beyond the new limit are refused')
  })

for (const entry of ['Change limit', 'Decrease limit (creates an order)'])
  test(`a limit that was raised while “${entry}” was open is shown before it is overwritten, and the next click confirms`, async ({
    page,
  }) => {
    const { licence, dialog, reason, choose, confirm } = await openLicence(page, 'admin')
    const ofLicence = `/deliverables/${licence}`
    await choose(`${entry}…`)
    const limit = dialog.getByRole('textbox', { name: 'New limit' })
    await limit.fill('2')
    await reason.fill('They closed a studio')
    const raise = { quantity: 60, reason: 'They opened a house' }
    await callAsStaff('POST', `${ofLicence}/limit`, raise)
    // As returning to the tab does.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await expect(page.getByRole('complementary', { name: 'Details' })).toContainText('60')
    const press = entry.replace(' (creates an order)', '')
    await dialog.getByRole('button', { name: press }).click()
    await expect(dialog.getByRole('alert')).toHaveText(/^The limit was changed in the meantime: it is now 60\./)
    await expect(dialog).toContainText('The current limit is 60.')
    await expect(limit).toHaveValue('2')
    await confirm(press)
    expect(await callAsStaff('GET', ofLicence)).toMatchObject({ quantity: 2 })
  })

test('Today links to the whole lists of ending licences and failed renewals, which count the same days', async ({
  page,
}) => {
  const ada = await door.createPerson()
  const inDays = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)
  const ending = await door.giveLicence(ada, { paid_till: inDays(12) })
  await door.giveLicence(ada, { paid_till: inDays(16) })
  await enterConsole(page, await door.createOperator('admin', 'Nora Falk'))
  await page.goto('/operator')
  const panel = page.locator('.panel', {
    has: page.getByRole('heading', { name: 'Licences ending within 14 days' }),
  })
  await panel.getByRole('link', { name: /^All \d+/ }).click()
  await expect(page).toHaveURL(/\/licences\?view=ending$/)
  const views = page.getByRole('navigation', { name: 'Licence views' })
  await expect(views.locator('[aria-current=page]')).toHaveText('Ending within 14 days')
  await page.goto(`/operator/licences?view=ending&query=${ada.email}`)
  await expect(page.getByRole('row').locator('a.name')).toHaveAttribute('href', `/operator/licences/${ending}`)
  await views.getByRole('link', { name: 'Failed renewals' }).click()
  await expect(page).toHaveURL(/view=renewal_failed/)
  await expect(page.getByRole('row').locator('a.name')).toHaveCount(0)
})

test('DATA-26 the invoice of a renewal is cancelled with a reason that its customer can read, as the dialog says', async ({
  page,
  signInAs,
}) => {
  const { ada, licence, dialog, reason, choose } = await openLicence(page)
  await choose('Invoice the next period…')
  await dialog.getByRole('button', { name: 'Issue invoice' }).click()
  await expect(page).toHaveURL(/\/operator\/orders\//)
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await expect(dialog).toContainText('The customer sees it in the licence’s history.')
  await reason.fill('They move to the spring offer')
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.locator('.page-head')).toContainText('Cancelled')
  await signInAs(ada)
  await page.goto(`/licenses/${licence}?tab=history`)
  await expect(page.getByText('They move to the spring offer')).toBeVisible()
})

test('DATA-26 stopping the renewal of a licence says whether its media servers run on, stop at once or have stopped', async ({
  page,
}) => {
  const inDays = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)
  const ada = await door.createPerson()
  const dialog = page.getByRole('dialog')
  await enterConsole(page, await door.createOperator('billing', 'Nora Falk'))
  for (const [paid_till, says] of [
    [inDays(12), 'It works until'],
    [inDays(-5), 'its media servers stop within a minute'],
    [inDays(-20), 'its media servers have already stopped'],
  ] as const) {
    const renewing = { auto_renewable: true, billing_kind: 'manual' } as const
    const licence = await door.giveLicence(ada, { ...renewing, starts_on: inDays(-50), paid_till })
    await page.goto(`/operator/licences/${licence}`)
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Stop renewal…' }).click()
    await expect(dialog).toContainText(says)
  }
})

test('LIC-05 staff replace a key that they found on a forum, and its customer reads why', async ({
  page,
  signInAs,
}) => {
  const { ada, licence, dialog, reason, choose, confirm } = await openLicence(page, 'admin')
  await choose('Replace key…')
  await expect(dialog).toContainText('report for another day')
  await dialog.getByText('Seven more days').click()
  await expect(dialog).toContainText('report for seven more days')
  await reason.fill('Found on a forum')
  await confirm('Replace key')
  await signInAs(ada)
  await page.goto(`/licenses/${licence}?tab=history`)
  await expect(page.getByText(/Key replaced: Found on a forum/).filter({ visible: true })).toHaveCount(1)
})

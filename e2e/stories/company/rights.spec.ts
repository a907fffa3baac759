import { befriend, foundCompany, joinCompany, noRoles, setRoles } from '../../fixtures/company.ts'
import { callAs, ivan, openSession, storedSession, type Tokens } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/story.ts'
import { openTicket, staff } from '../../fixtures/tickets.ts'
import { door, portalUrl } from '../../fixtures/world.ts'
import type { Person } from '../../world/door.ts'

/** The storage of a browser in which this session was opened earlier. */
const storedFor = (tokens: Tokens) => {
  const localStorage = Object.entries(storedSession(tokens)).map(([name, value]) => ({ name, value }))
  return { cookies: [], origins: [{ origin: portalUrl(), localStorage }] }
}

interface Colleagues {
  readonly colleagues: readonly { readonly id: string }[]
}

const share = async (owner: Person, colleague: Person, permissions: readonly string[]): Promise<void> => {
  await befriend(owner, colleague)
  // The contract's list of colleagues, which contains one.
  const { colleagues } = (await callAs(owner, 'GET', '/colleagues')) as Colleagues
  for (const permission of permissions)
    await callAs(owner, 'PUT', `/colleagues/${colleagues[0]?.id ?? ''}`, { [permission]: true })
}

test('COMP-08, COMP-21 a role that the owner withdraws disappears from the member’s open page without a reload', async ({
  browser,
  page,
  signInAs,
}) => {
  const [owner, member] = [await door.createPerson(), await door.createPerson()]
  await foundCompany(owner, 'Northlight TV')
  await joinCompany(owner, member, { deliverables: true, billing: true })
  const licence = await door.giveLicence(owner)
  await signInAs(member)
  await page.goto(`/licenses/${licence}`)
  await expect(page.getByText(`${owner.email}, by your role Licences`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Properties' })).toBeVisible()
  await page.evaluate(() => Object.assign(globalThis, { stillTheSame: true }))
  // The owner's browser, in parallel.
  const beside = await browser.newContext({ storageState: storedFor(await openSession(owner)), baseURL: portalUrl() })
  const office = await beside.newPage()
  await office.goto('/company')
  const row = office.getByRole('row').filter({ hasText: member.email })
  const licences = row.getByRole('switch', { name: /Licences/ })
  await licences.click()
  await expect(page.getByRole('heading', { name: 'No access' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Properties' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Licence keys' }).first().click()
  await expect(page.getByText(owner.email)).toHaveCount(0)
  // When it is shared again, it appears again.
  await licences.click()
  await expect(page.getByRole('cell', { name: owner.email, exact: true })).toBeVisible({ timeout: 15_000 })
  expect(await page.evaluate(() => 'stillTheSame' in globalThis)).toBe(true)
  await beside.close()
})

test('COMP-34 what a colleague shares shows its owner and the permission, and has nothing to change it with', async ({
  page,
  signInAs,
}) => {
  const [owner, colleague] = [await door.createPerson(), await door.createPerson()]
  await share(owner, colleague, ['licenses', 'payments', 'statistics'])
  const licence = await door.giveLicence(owner, { retroview: true })
  await door.reportServer(owner, licence, { hostname: 'edge-77' })
  const invoice = await door.issueInvoice(owner, { description: 'Setup', price: '40' })
  await signInAs(colleague)
  await page.goto(`/licenses/${licence}`)
  await expect(page.getByText(`${owner.email} shares Licences with you`)).toBeVisible()
  await expect(page.getByText('Read-only')).toBeVisible()
  for (const heading of ['Properties', 'Limit'])
    await expect(page.getByRole('heading', { name: heading, exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Release edge-77' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Traffic', exact: true })).toBeVisible()
  await page.goto(`/invoices/${invoice}`)
  await expect(page.getByText(`${owner.email} shares Billing with you`)).toBeVisible()
  await page.goto('/retroview/streams')
  await expect(page.getByText(`${owner.email} shares Retroview with you`)).toBeVisible()
  await page.getByRole('button', { name: 'Owner' }).click()
  await page.getByRole('button', { name: 'Me', exact: true }).click()
  await expect(page).toHaveURL(/owner=me/)
  await expect(page.getByText(`${owner.email} shares Retroview with you`)).toHaveCount(0)
  await page.goto('/retroview/dashboard')
  await expect(page.getByText(`${owner.email} shares Retroview with you`)).toBeVisible()
  await page.getByRole('button', { name: 'Owner' }).click()
  const asked = page.waitForRequest((request) => new URL(request.url()).searchParams.get('owner') === owner.email)
  await page.getByRole('button', { name: owner.email }).click()
  await asked
  await expect(page.getByRole('button', { name: `Owner: ${owner.email}` })).toBeVisible()
  await expect(page).toHaveURL(/dashboard\?owner=/)
})

test('COMP-34 a ticket shared by a colleague can be read and answered; copies and rating are left to its owner', async ({
  page,
  signInAs,
}) => {
  const [owner, colleague] = [await door.createPerson(), await door.createPerson()]
  await share(owner, colleague, ['tickets'])
  const id = await openTicket(owner, { title: 'No picture' })
  await signInAs(colleague)
  await page.goto(`/tickets/${id}`)
  await expect(page.getByRole('button', { name: 'Close ticket' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add', exact: true })).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Your reply' }).fill('The lamp is on')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByText('The lamp is on')).toBeVisible()
  await staff.close(id)
  await page.reload()
  await expect(page.getByText('Only the owner of the ticket, or a member of their company')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reopen ticket' })).toBeVisible()
})

test('COMP-34 a licence whose owner shares no statistics shows nothing about viewers, even if another colleague shares theirs', async ({
  page,
  signInAs,
}) => {
  const [one, other, colleague] = [await door.createPerson(), await door.createPerson(), await door.createPerson()]
  await share(one, colleague, ['licenses'])
  await share(other, colleague, ['licenses', 'statistics'])
  const [silent, told] = [
    await door.giveLicence(one, { retroview: true }),
    await door.giveLicence(other, { retroview: true }),
  ]
  await signInAs(colleague)
  const traffic = page.getByRole('heading', { name: 'Traffic', exact: true })
  await page.goto(`/licenses/${told}`)
  await expect(traffic).toBeVisible()
  await page.goto(`/licenses/${silent}`)
  await expect(page.getByText(`${one.email} shares Licences with you`)).toBeVisible()
  await expect(page.getByRole('link', { name: /Statistics|Retroview/ }).first()).toBeVisible()
  await expect(traffic).toHaveCount(0)
})

test('COMP-21 with the role billing the owner’s cards pay the company’s invoices, but only the owner can change them', async ({
  page,
  signInAs,
}) => {
  const [owner, member] = [await door.createPerson(), await door.createPerson()]
  await foundCompany(owner, 'Northlight TV')
  await joinCompany(owner, member, { billing: true })
  await door.saveCard(owner, '4242424242424242')
  const invoice = await door.issueInvoice(owner, { description: 'Setup', price: '40' })
  await signInAs(member)
  await page.goto('/payment-methods')
  const cards = page.getByRole('region', { name: 'Cards of your company’s owner' })
  await expect(cards.getByRole('row').filter({ hasText: '4242 42•• •••• 4242' })).toBeVisible()
  await expect(cards.getByText(`${owner.email}, by your role Billing`)).toBeVisible()
  await expect(cards.getByText('Read-only')).toBeVisible()
  await expect(cards.getByRole('button', { name: /^Actions for/ })).toHaveCount(0)
  await page.goto(`/invoices/${invoice}`)
  await expect(page.getByRole('radio', { name: /Visa •••• 4242/ })).toBeChecked()
  // On its own line, because it used to continue the previous date and overflow the panel.
  await expect(page.getByText(`card of ${owner.email}`)).toHaveCSS('display', 'block')
  await page.getByRole('button', { name: /^Pay €/ }).click()
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible()
  await setRoles(owner, member, noRoles)
  await page.goto('/payment-methods')
  await expect(page.getByText('4242 42•• •••• 4242')).toHaveCount(0)
})

test('COMP-21 a member without the role billing sees why the lists of invoices and payments are empty', async ({
  page,
  signInAs,
}) => {
  const [owner, member] = [await door.createPerson(), await door.createPerson()]
  await foundCompany(owner, 'Northlight TV')
  await joinCompany(owner, member, { ...noRoles, deliverables: true })
  await door.issueInvoice(owner, { description: 'Setup', price: '40' })
  await signInAs(member)
  for (const path of ['/invoices', '/payments']) {
    await page.goto(path)
    await expect(page.getByText('ask its owner for the role Billing', { exact: false }), path).toBeVisible()
  }
})

test('COMP-21 a member without a role sees on the pages of licences, tickets and statistics which one to ask for', async ({
  page,
  signInAs,
}) => {
  await signInAs(ivan)
  const said = {
    '/licenses': 'ask its owner for the role Licences',
    '/tickets': 'ask its owner for the role Tickets',
    '/retroview/no_statistics': 'ask its owner for the role Retroview',
  }
  for (const [path, text] of Object.entries(said)) {
    await page.goto(path)
    await expect(page.getByText(text, { exact: false }), path).toBeVisible()
  }
})

test('COMP-21 an invoice and a ticket link to their licence for those who may see it; others see its name', async ({
  page,
  signInAs,
}) => {
  const [owner, member] = [await door.createPerson(), await door.createPerson()]
  await foundCompany(owner, 'Northlight TV')
  await joinCompany(owner, member, { ...noRoles, billing: true, tickets: true })
  const licence = await door.giveLicence(owner)
  const { human_id } = (await callAs(owner, 'GET', `/deliverables/${licence}`)) as { human_id: string }
  const pages = {
    invoice: `/invoices/${await door.openRenewal(owner, licence)}`,
    ticket: `/tickets/${await openTicket(owner, { deliverable_id: licence })}`,
  }
  const name = page.getByRole('main').getByText(human_id).first()
  const link = page.getByRole('main').getByRole('link', { name: new RegExp(human_id) })
  await signInAs(member)
  for (const path of Object.values(pages)) {
    await page.goto(path)
    await expect(name, path).toBeVisible()
    await expect(link, path).toHaveCount(0)
  }
  await setRoles(owner, member, { ...noRoles, billing: true, tickets: true, deliverables: true })
  for (const path of Object.values(pages)) {
    await page.goto(path)
    await expect(link.first(), path).toHaveAttribute('href', `/licenses/${licence}`)
  }
})

test('COMP-34 the owner filter lists everybody who shares, even if only one’s own items are shown', async ({
  page,
  signInAs,
}) => {
  const [owner, colleague] = [await door.createPerson(), await door.createPerson()]
  await share(owner, colleague, ['payments'])
  await door.issueInvoice(owner, { description: 'Of the owner', price: '40', issued_at: '2026-01-05T10:00:00Z' })
  for (let at = 1; at <= 10; at += 1) await door.issueInvoice(colleague, { description: `Own ${at}`, price: '40' })
  await signInAs(colleague)
  const rows = page.getByRole('main').locator('tbody tr')
  const filter = page.getByRole('button', { name: 'Owner', exact: true })
  await page.goto('/invoices')
  await expect(rows).toHaveCount(11)
  await page.getByRole('combobox', { name: 'Rows' }).selectOption('10')
  await expect(rows).toHaveCount(10)
  await expect(page.getByRole('main').getByText(owner.email)).toHaveCount(0)
  await filter.click()
  await page.getByRole('button', { name: owner.email }).click()
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('Of the owner')
  // They share no tickets.
  await page.goto('/tickets?query=anything')
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible()
  await expect(filter).toHaveCount(0)
})

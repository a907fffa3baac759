import { foundCompany, joinCompany } from '../../fixtures/company.ts'
import { watchShifts } from '../../fixtures/steadiness.ts'
import { expect, test } from '../../fixtures/story.ts'
import { openTicket, staff } from '../../fixtures/tickets.ts'
import { door } from '../../fixtures/world.ts'

const recordCalls = /^\/(?:orders|tickets)$/

test('LIC-14 a licence’s page leads to its invoices and tickets, which are asked for once it is scrolled to them', async ({
  page,
  calls,
  signInAs,
}) => {
  const ada = await door.createPerson()
  const licence = await door.giveLicence(ada, { billing_kind: 'manual', auto_renewable: true })
  const other = await door.giveLicence(ada)
  await door.openRenewal(ada, licence)
  await door.issueInvoice(ada, { description: 'Migration on site', price: '240' })
  await openTicket(ada, { title: 'No picture on edge-2', deliverable_id: licence })
  const answered = await openTicket(ada, { title: 'Audio is late', deliverable_id: licence })
  await openTicket(ada, { title: 'About the other one', deliverable_id: other })
  await staff.reply(answered, 'Which version?')
  const shifts = await watchShifts(page)
  await page.setViewportSize({ width: 1440, height: 500 })
  await signInAs(ada)
  await page.goto(`/licenses/${licence}`)
  await expect(page.getByRole('region', { name: 'Activity' })).toBeVisible()
  await calls.settled()
  expect(calls.to('GET', recordCalls)).toEqual([])

  await page.getByRole('region', { name: 'Activity' }).getByRole('listitem').last().scrollIntoViewIfNeeded()
  const invoices = page.getByRole('table', { name: 'Invoices' })
  const tickets = page.getByRole('table', { name: 'Tickets' })
  await expect(invoices.getByRole('row')).toHaveCount(2)
  await expect(invoices).toContainText(/Renewal of .*€2,142\.00/)
  await expect(tickets.getByRole('row')).toHaveCount(3)
  await expect(tickets.getByRole('row').nth(1)).toContainText(/Audio is late.*Waiting for your reply/)
  expect(calls.to('GET', recordCalls)).toHaveLength(2)
  expect((await shifts()).sum).toBeLessThan(0.01)

  await page.getByRole('link', { name: 'Show all 2' }).click()
  await expect(page).toHaveURL(`/pending-tickets?licence=${licence}`)
  const listed = page.getByRole('table')
  await expect(listed.getByRole('row')).toHaveCount(2)
  await page.getByRole('main').getByRole('link', { name: 'Opened', exact: true }).click()
  await expect(listed.getByRole('row')).toHaveCount(2)
  await expect(listed).toContainText('No picture on edge-2')
  await page.getByRole('button', { name: 'Remove filter Licence' }).click()
  await expect(listed.getByRole('row')).toHaveCount(3)
  await page.goBack()
  await page.goBack()
  await page.goBack()

  await page.getByRole('link', { name: 'Show all 1' }).click()
  await expect(page).toHaveURL(`/invoices?licence=${licence}`)
  await expect(listed.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('button', { name: /^Licence: MS-/ })).toBeVisible()
  await page.getByRole('button', { name: 'Remove filter Licence' }).click()
  await expect(listed.getByRole('row')).toHaveCount(3)
})

test('COMP-21 members without the roles Billing and Tickets see neither, and no empty place for them', async ({
  page,
  calls,
  signInAs,
}) => {
  const [owner, member] = [await door.createPerson(), await door.createPerson()]
  await foundCompany(owner, 'Harbour TV')
  await joinCompany(owner, member, { deliverables: true })
  const licence = await door.giveLicence(owner, { billing_kind: 'manual', auto_renewable: true })
  await door.openRenewal(owner, licence)
  await openTicket(owner, { deliverable_id: licence })
  await signInAs(member)
  await page.goto(`/licenses/${licence}`)
  await expect(page.getByRole('region', { name: 'Activity' })).toBeVisible()
  await page.getByRole('region', { name: 'Activity' }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 5_000)
  await calls.settled()
  await expect(page.locator('.sk')).toHaveCount(0)
  expect(calls.to('GET', recordCalls)).toEqual([])
  await expect(page.getByRole('heading', { name: 'Invoices' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Tickets' })).toHaveCount(0)
})

test.describe(() => {
  test.use({ locale: 'ru-RU' })

  test('LIC-14 a licence without invoices and tickets says so, and a ticket about it can be opened', async ({
    page,
    signInAs,
  }) => {
    const ada = await door.createPerson({ locale: 'ru' })
    const licence = await door.giveLicence(ada)
    await signInAs(ada)
    await page.goto(`/licenses/${licence}`)
    const opening = page.getByRole('link', { name: 'Создать обращение об этой лицензии' })
    await page.getByRole('region', { name: 'События' }).scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 5_000)
    await expect(page.getByText('По этой лицензии счетов нет.')).toBeVisible()
    await expect(page.getByText('Об этой лицензии обращений нет.')).toBeVisible()
    await opening.click()
    await expect(page).toHaveURL(`/new-ticket?licence=${licence}`)
  })
})

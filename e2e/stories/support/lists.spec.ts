import { withFeatures } from '../../fixtures/answers.ts'
import { factOf } from '../../fixtures/looks.ts'
import { rowsIn } from '../../fixtures/parts.ts'
import { emil, olga } from '../../fixtures/people.ts'
import { expect, fillTicket, test } from '../../fixtures/support.ts'
import { openTicket, staff } from '../../fixtures/tickets.ts'
import { door } from '../../fixtures/world.ts'

test(
  'SUP-02, SUP-04, SUP-12 each state has a list, with its columns and the newest update first',
  { tag: '@main' },
  async ({ page, calls, signInAs }) => {
    await signInAs(olga)
    for (const [path, state] of [
      ['/tickets', 'opened'],
      ['/pending-tickets', 'pending'],
      ['/closed-tickets', 'closed'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('columnheader')).toHaveText(['No.', 'Title', 'Kind', 'Product', 'State', 'Updated'])
      await expect(page.getByRole('row').nth(1)).toBeVisible()
      await expect(page.getByRole('columnheader', { name: 'Updated' })).toHaveAttribute('aria-sort', 'descending')
      expect(calls.to('GET', '/tickets').some((request) => request.url().includes(`state=${state}`))).toBe(true)
    }
  },
)

test('SUP-03 lists are paged with the answer’s cursors; search, filters and page are part of the address', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  for (let at = 1; at <= 21; at += 1)
    await openTicket(ada, { title: `Question ${at}`, product: at === 7 ? 'vsaas' : 'iptv' })
  await signInAs(ada)
  await page.goto('/tickets')
  await expect(page.getByRole('row')).toHaveCount(21)
  await expect(page.getByText('21 tickets')).toBeVisible()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/cursor=/)
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('row').nth(1)).toContainText('Question 1')
  await page.goto('/tickets')
  await page.getByRole('button', { name: 'Product' }).first().click()
  await page.getByRole('button', { name: 'Watcher', exact: true }).click()
  await expect(page).toHaveURL(/product=vsaas/)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.reload()
  await expect(page.getByRole('row').nth(1)).toContainText('Question 7')
  await page.goto('/tickets?query=nothing%20like%20it')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByRole('row')).toHaveCount(21)
})

test('SUP-03 text that is not found among the open tickets is searched among the closed ones without typing it again', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  for (const title of ['Stuttering sound', 'Black picture']) await staff.close(await openTicket(ada, { title }))
  await signInAs(ada)
  await page.goto('/tickets?query=stuttering')
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible()
  const states = page.getByRole('navigation', { name: 'Tickets by state' })
  await states.getByRole('link', { name: 'Closed' }).click()
  await expect(page).toHaveURL('/closed-tickets?query=stuttering')
  await expect(rowsIn(page)).toHaveCount(1)
  await expect(page.getByRole('search').getByRole('textbox')).toHaveValue('stuttering')
})

test('SUP-03 a page whose rows have all disappeared leads to the first one', async ({ page, signInAs }) => {
  const ada = await door.createPerson()
  const first = await openTicket(ada, { title: 'Question 1' })
  for (let at = 2; at <= 21; at += 1) await openTicket(ada, { title: `Question ${at}` })
  await signInAs(ada)
  await page.goto('/tickets')
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/cursor=/)
  await expect(page.getByRole('row')).toHaveCount(2)
  await staff.close(first)
  await page.reload()
  await expect(page.getByRole('row')).toHaveCount(21)
  await expect(page).not.toHaveURL(/cursor=/)
})

test('leaving a question with files asks first, as only its text is kept as a draft', async ({ page, signInAs }) => {
  await signInAs(await door.createPerson())
  await page.goto('/new-ticket')
  await page.getByRole('textbox', { name: 'Title' }).fill('No picture since noon')
  const log = { name: 'server.log', mimeType: 'text/plain', buffer: Buffer.from('dropped frames') }
  await page.locator('input[type=file]').setInputFiles(log)
  await page.getByRole('navigation').getByRole('link', { name: 'Licence keys' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('No picture since noon')
  await page.getByRole('navigation').getByRole('link', { name: 'Licence keys' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /leave/i }).click()
  await expect(page).toHaveURL(/\/licenses/)
})

test('empty lists say what to do', async ({ page, signInAs }) => {
  await signInAs(emil)
  await page.goto('/tickets')
  await expect(page.getByRole('heading', { name: 'No open tickets' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'New ticket' }).last().click()
  await expect(page).toHaveURL(/\/new-ticket$/)
})

test('a ticket in another state is found with one click, which keeps the search; nothing is asked while something is listed', async ({
  page,
  calls,
  signInAs,
}) => {
  const ada = await door.createPerson()
  await openTicket(ada, { title: 'Sound is late' })
  await staff.close(await openTicket(ada, { title: 'No picture since noon' }))
  await signInAs(ada)
  await page.goto('/tickets')
  const rows = page.getByRole('table').locator('tbody tr')
  await expect(rows).toHaveCount(1)
  const asked = () => calls.to('GET', '/tickets').map((request) => new URL(request.url()).searchParams.get('state'))
  expect(asked()).not.toContain('closed')
  await page.getByRole('textbox', { name: 'Title, number or text' }).fill('picture')
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible()
  await page.getByRole('link', { name: 'Closed: 1 found' }).click()
  await expect(page).toHaveURL('/closed-tickets?query=picture')
  await expect(rows).toHaveText([/No picture since noon/])
  await page.getByRole('textbox', { name: 'Title, number or text' }).fill('nowhere')
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible()
  await expect(page.getByRole('link', { name: /found/ })).toHaveCount(0)
})

test('somebody else’s ticket is not found', async ({ page, signInAs, atTicket }) => {
  const { id } = await atTicket()
  await signInAs(await door.createPerson())
  await page.goto(`/tickets/${id}`)
  await expect(page.getByRole('heading', { name: 'Ticket not found' })).toBeVisible()
})

test('a ticket keeps its licence as it was', async ({ page, signInAs }) => {
  const ada = await door.createPerson()
  const licence = await door.giveLicence(ada)
  await door.reportServer(ada, licence, { hostname: 'edge-77', version: '26.10.1' })
  await signInAs(ada)
  await page.goto('/new-ticket')
  await page.getByRole('combobox', { name: 'Licence' }).click()
  await page.getByRole('option', { name: /Media Server Pro/ }).click()
  await fillTicket(page, {
    about: 'Billing and Payments',
    product: 'Watcher',
    title: 'About this licence',
    description: 'Please look at it',
  })
  await page.getByRole('button', { name: 'Create ticket' }).click()
  await expect(factOf(page, 'Servers')).toContainText('edge-77')
  await expect(factOf(page, 'Servers')).toContainText('26.10.1')
  await staff.close(page.url().split('/').at(-1) ?? '')
})

test('asking for help on a licence’s page begins a ticket about that licence', async ({ page, signInAs }) => {
  const ada = await door.createPerson()
  const licence = await door.giveLicence(ada, { user_comment: 'Playout' })
  await door.giveLicence(ada)
  await signInAs(ada)
  await page.goto(`/licenses/${licence}`)
  await page.getByRole('link', { name: 'Get help' }).click()
  await expect(page.getByRole('combobox', { name: 'What is it about?' })).toHaveValue('Technical Support')
  await expect(page.getByRole('combobox', { name: 'Licence' })).toHaveValue(/ · Playout$/)
  // The licence's category says it.
  await expect(page.getByRole('combobox', { name: 'Product' })).toHaveValue('Media Server')
  await page.getByRole('textbox', { name: 'Title' }).fill('No picture')
  await page.getByRole('textbox', { name: 'Description' }).fill('Since noon')
  await page.getByRole('button', { name: 'Create ticket' }).click()
  await expect(page.getByRole('link', { name: 'Media Server Pro' })).toHaveAttribute('href', `/licenses/${licence}`)
})

test('asking for help on an invoice’s page begins a ticket about that invoice', async ({ page, signInAs }) => {
  const ada = await door.createPerson()
  const invoice = await door.issueInvoice(ada, { description: 'Training', price: '90' })
  await signInAs(ada)
  await page.goto(`/invoices/${invoice}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Get help' }).click()
  await expect(page.getByRole('combobox', { name: 'What is it about?' })).toHaveValue('Billing and Payments')
  const title = page.getByRole('textbox', { name: 'Title' })
  await expect(title).toHaveValue(/^Invoice AUR-/)
  // It can be written otherwise.
  await title.fill('')
  await expect(title).toHaveValue('')
  const stranger = await door.createPerson()
  await signInAs(stranger)
  await page.goto(`/new-ticket?invoice=${invoice}`)
  await expect(title).toHaveValue('')
})

test('an invoice that cannot be paid here leads to support', async ({ page, signInAs }) => {
  const ada = await door.createPerson()
  const invoice = await door.issueInvoice(ada, { description: 'Training', price: '90' })
  await signInAs(ada)
  await page.route('**/payment_gateways?*', (route) =>
    route.fulfill({
      json: { payment_gateways: [], estimated_count: 0, next: null, prev: null, timing: { total: 0 } },
    }),
  )
  await page.goto(`/invoices/${invoice}`)
  await page.getByRole('main').getByRole('link', { name: 'Get help' }).click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(/^Invoice AUR-/)
})

test('a licence in the address that the customer may not see is ignored', async ({ page, signInAs }) => {
  const [ada, ben] = [await door.createPerson(), await door.createPerson()]
  await door.giveLicence(ada)
  await signInAs(ada)
  await page.goto(`/new-ticket?licence=${await door.giveLicence(ben)}`)
  await expect(page.getByRole('combobox', { name: 'Licence' })).toHaveValue('No licence')
})

test('a ticket can be about any licence: of many a few are offered, and the server is asked for what is typed', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  for (let count = 0; count < 20; count += 1) await door.giveLicence(ada)
  await door.giveLicence(ada, { user_comment: 'The last of all' })
  await signInAs(ada)
  await page.goto('/new-ticket')
  const licence = page.getByRole('combobox', { name: 'Licence' })
  await licence.press('ArrowDown')
  // None, the first twenty, and how to find the others.
  await expect(page.getByRole('option')).toHaveCount(22)
  await expect(page.getByRole('option').last()).toHaveText('Type to find the others')
  await licence.fill('the last of')
  await expect(page.getByRole('option')).toHaveText([/ · The last of all$/])
  await licence.press('Enter')
  await expect(licence).toHaveValue(/ · The last of all$/)
  await expect(page.getByRole('combobox', { name: 'Product' })).toHaveValue('Media Server')

  await test.step('it stays chosen while others are offered, and until something else is', async () => {
    await licence.press('ArrowDown')
    await expect(page.getByRole('option')).toHaveCount(23)
    await expect(page.getByRole('option', { selected: true })).toHaveText(/ · The last of all$/)
    await licence.press('Escape')
    await licence.press('Tab')
    await expect(licence).toHaveValue(/ · The last of all$/)
    await licence.fill('no licence like this')
    await expect(page.getByText('Nothing found')).toBeVisible()
    await licence.press('Tab')
    await expect(licence).toHaveValue('No licence')
  })

  await test.step('what is found alone is chosen by leaving the field', async () => {
    await licence.fill('the last of')
    await licence.press('Tab')
    await expect(licence).toHaveValue(/ · The last of all$/)
  })
})

test('SUP-01 without the feature tickets there are no support pages', { tag: '@main' }, async ({ page, signInAs }) => {
  const ada = await door.createPerson()
  const id = await openTicket(ada)
  await signInAs(ada)
  await withFeatures(page, { tickets: false })
  for (const path of ['/tickets', '/new-ticket', '/pending-tickets', '/closed-tickets', `/tickets/${id}`]) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/\/licenses$/)
  }
})

test('SHELL-24 the menu counts the tickets that wait for the customer, leads to them, and no longer counts those answered', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  await openTicket(ada)
  const answered = await openTicket(ada, { title: 'Audio is late' })
  await staff.reply(answered, 'Which version?')
  await signInAs(ada)
  await page.goto('/licenses')
  const waiting = page.getByRole('link', { name: '1 ticket waits for your reply' })
  await waiting.click()
  await expect(page).toHaveURL('/pending-tickets')
  await page.getByRole('link', { name: 'Audio is late' }).click()
  await page.getByRole('textbox', { name: 'Your reply' }).fill('26.11')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(waiting).toHaveCount(0)
})

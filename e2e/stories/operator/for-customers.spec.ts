import { enterConsole } from '../../fixtures/console.ts'
import { signInElsewhere } from '../../fixtures/own-browser.ts'
import { holdBack } from '../../fixtures/steadiness.ts'
import { expect, test } from '../../fixtures/story.ts'
import { openTicket } from '../../fixtures/tickets.ts'
import { door, lettersTo } from '../../fixtures/world.ts'

test(
  'staff open a ticket for a customer after a call: what is missing is said at the field, and the customer sees who wrote',
  { tag: '@main' },
  async ({ page, browser }) => {
    const ada = await door.createPerson()
    await enterConsole(page, await door.createOperator('support', 'Hanna Brandt'))
    await page.goto('/operator/tickets')
    await page.getByRole('link', { name: 'New ticket' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'New ticket' })).toBeVisible()
    const submit = page.getByRole('button', { name: 'Create ticket' })
    const customer = page.getByRole('combobox', { name: 'Customer' })
    await page.getByRole('textbox', { name: 'Title' }).fill('Your call of today')
    await submit.click()
    await expect(customer).toBeFocused()
    await expect(customer).toHaveAccessibleDescription(/Fill in this field/)

    // Whoever is found alone need not be clicked, and may be found after the field was left.
    const answer = await holdBack(page, ({ search }) => search.includes(encodeURIComponent(ada.email)))
    await customer.fill(ada.email)
    await page.getByRole('combobox', { name: 'Kind' }).click()
    await expect(customer).toHaveValue('')
    await answer()
    await expect(customer).toHaveValue(new RegExp(ada.email))
    await page.getByRole('option', { name: 'Technical Support' }).click()
    await page.getByRole('combobox', { name: 'Product' }).click()
    await page.getByRole('option', { name: 'Watcher', exact: true }).click()
    const text = page.getByRole('textbox', { name: 'Description' })
    await text.fill('Please send us the **log**')
    await text.press('Control+Enter')

    await expect(page.getByRole('heading', { level: 1, name: 'Your call of today' })).toBeVisible()
    await expect(page.locator('.page-head')).toContainText('Waiting for the customer')
    await expect(page.locator('.page-head')).toContainText('With Hanna Brandt')
    const portal = await signInElsewhere(browser, ada)
    await portal.goto(new URL(page.url()).pathname.replace('/operator', ''))
    await expect(portal.getByRole('article', { name: 'Hanna Brandt' })).toContainText('Please send us the log')
    await expect(portal.locator('.page-head')).toContainText('Opened by Hanna Brandt')
    await expect(portal.getByText('We are waiting for your reply.')).toBeVisible()
    await portal.context().close()
  },
)

test('a ticket begun on a customer’s page is for that customer; its wrong kind is corrected, which stands in the thread', async ({
  page,
}) => {
  const ada = await door.createPerson()
  const id = await openTicket(ada)
  await enterConsole(page, await door.createOperator('support', 'Hanna Brandt'))
  await page.goto(`/operator/customers/${ada.id}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'New ticket' }).click()
  await expect(page.getByRole('combobox', { name: 'Customer' })).toHaveValue(new RegExp(ada.email))

  await page.goto(`/operator/tickets/${id}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Correct kind, product or licence…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Kind' }).click()
  await dialog.getByRole('option', { name: 'Billing and Payments' }).click()
  await dialog.getByRole('button', { name: 'Correct ticket' }).click()
  await expect(dialog).toHaveCount(0)
  const talk = page.getByRole('region', { name: 'Conversation' })
  await expect(talk).toContainText(/Corrected by Hanna Brandt .*Kind: Technical Support → Billing and Payments/)
  await expect(page.getByRole('complementary', { name: 'Details' })).toContainText('Billing and Payments')
})

test('a ticket is opened once, however often Ctrl+Enter is pressed until its page is there', async ({ page }) => {
  const ada = await door.createPerson()
  const calls: string[] = []
  page.on('request', (request) => request.method() === 'POST' && calls.push(new URL(request.url()).pathname))
  await enterConsole(page, await door.createOperator('support', 'Hanna Brandt'))
  await page.goto(`/operator/tickets/new?customer=${ada.id}`)
  await expect(page.getByRole('combobox', { name: 'Customer' })).toHaveValue(new RegExp(ada.email))
  await page.getByRole('combobox', { name: 'Kind' }).click()
  await page.getByRole('option', { name: 'Technical Support' }).click()
  await page.getByRole('combobox', { name: 'Product' }).click()
  await page.getByRole('option', { name: 'Watcher', exact: true }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Your call of today')
  const text = page.getByRole('textbox', { name: 'Description' })
  await text.fill('Please send us the log')
  const answer = await holdBack(page, ({ pathname }) => pathname === '/operator/api/v1/tickets')
  const next = await holdBack(page, /\/ticket-page-[^/]+\.js$/)
  await text.press('Control+Enter')
  await text.press('Control+Enter')
  await expect(page.getByRole('button', { name: 'Create ticket' })).toHaveAttribute('aria-busy', 'true')
  await answer()
  // Created, but its page is not there yet.
  await expect(page.getByText('Ticket created')).toBeVisible()
  await text.press('Control+Enter')
  await next()
  await expect(page.getByRole('heading', { level: 1, name: 'Your call of today' })).toBeVisible()
  expect(calls.filter((path) => path === '/operator/api/v1/tickets')).toHaveLength(1)
  await expect.poll(async () => (await lettersTo(ada.email)).length).toBe(1)
})

test('from an order and from a licence staff write to the customer: kind, product, licence and title are filled in', async ({
  page,
}) => {
  const ada = await door.createPerson()
  const invoice = await door.issueInvoice(ada, { description: 'Training', price: '90' })
  const licence = await door.giveLicence(ada)
  await enterConsole(page, await door.createOperator('admin'))
  await page.goto(`/operator/orders/${invoice}`)
  const number = await page.getByRole('heading', { level: 1 }).textContent()
  await page.getByRole('button', { name: 'Write to the customer' }).click()
  const title = page.getByRole('textbox', { name: 'Title' })
  await expect(title).toHaveValue(`Invoice ${number}`)
  await expect(page.getByRole('combobox', { name: 'Customer' })).toHaveValue(new RegExp(ada.email))
  await expect(page.getByRole('combobox', { name: 'Kind' })).toHaveValue('Billing and Payments')
  // It is about no licence, which would say the product.
  await expect(page.getByRole('combobox', { name: 'Product' })).toHaveValue('')

  await page.goto(`/operator/licences/${licence}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Write to the customer' }).click()
  await expect(title).toHaveValue(/ Media Server Pro$/)
  await expect(page.getByRole('combobox', { name: 'Kind' })).toHaveValue('Technical Support')
  await expect(page.getByRole('combobox', { name: 'Product' })).toHaveValue('Media Server')
  await page.getByRole('textbox', { name: 'Description' }).fill('The new version is out')
  await page.getByRole('button', { name: 'Create ticket' }).click()
  await expect(page.getByRole('heading', { level: 1, name: / Media Server Pro$/ })).toBeVisible()
})

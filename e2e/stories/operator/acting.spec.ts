import { enterConsole } from '../../fixtures/console.ts'
import { signInElsewhere } from '../../fixtures/own-browser.ts'
import { expect, test } from '../../fixtures/story.ts'
import { openTicket } from '../../fixtures/tickets.ts'
import { door } from '../../fixtures/world.ts'

test('support acts for a customer under a banner, and the customer sees it among their own sessions', async ({
  page,
  context,
  browser,
}) => {
  const ada = await door.createPerson()
  const invoice = await door.issueInvoice(ada, { description: 'Setup', price: '40' })
  await enterConsole(page, await door.createOperator('support', 'Hanna Brandt'))
  await page.goto(`/operator/customers/${ada.id}`)
  await page.getByRole('button', { name: 'Act as customer' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('They cannot find the invoice')
  await dialog.getByRole('button', { name: 'Act as customer' }).click()
  const opened = context.waitForEvent('page')
  await dialog.getByRole('link', { name: 'Open the client area' }).click()
  const acting = await opened
  await expect(acting.getByText(`Hanna Brandt is acting for ${ada.email} here`, { exact: false })).toBeVisible()

  // Actions that only the customer may take are explained, not offered.
  await acting.goto(new URL('/payment-methods', page.url()).href)
  await expect(acting.getByText('Only the customer can add cards.').first()).toBeVisible()
  await expect(acting.getByRole('button', { name: 'Add card' })).toHaveCount(0)
  await acting.goto(new URL(`/invoices/${invoice}`, page.url()).href)
  await expect(acting.getByRole('region', { name: 'Payment' })).toContainText('Only the customer can pay invoices.')
  await expect(acting.getByRole('button', { name: /^Pay/ })).toHaveCount(0)
  await acting.goto(new URL('/unpaid-invoices', page.url()).href)
  await expect(acting.getByRole('checkbox', { name: /^Select AUR-/ })).toBeDisabled()

  await acting.goto(new URL('/company', page.url()).href)
  await expect(acting.getByText('Only the customer can add colleagues.')).toBeVisible()
  await acting.getByRole('textbox', { name: 'Title' }).fill('Northlight')
  await acting.getByRole('button', { name: 'Create company' }).click()
  await expect(acting.getByText('Only the customer can invite members.')).toBeVisible()
  await expect(acting.getByText('Only the customer can transfer or close the company.')).toBeVisible()
  await expect(acting.getByRole('button', { name: /^(Leave|Close) company$/ })).toHaveCount(0)

  const portal = await signInElsewhere(browser, ada)
  await portal.goto('/profile/security')
  const place = portal.getByRole('listitem').filter({ hasText: 'Hanna Brandt from Aurora Streaming is acting for you' })
  await expect(place).toContainText(/since .* · last seen/)
  await expect(place).not.toContainText('127.0.0.1')
  await expect(place.getByRole('button', { name: 'Sign out Hanna Brandt' })).toBeVisible()
  await portal.context().close()

  await acting.getByRole('button', { name: 'End' }).click()
  await expect(acting.getByText('Hanna Brandt is acting for', { exact: false })).toHaveCount(0)
})

test('from an order, a licence and a ticket staff see the same object as the customer does', async ({
  page,
  context,
}) => {
  const ada = await door.createPerson()
  const invoice = await door.issueInvoice(ada, { description: 'Setup', price: '40' })
  const licence = await door.giveLicence(ada)
  const ticket = await openTicket(ada)
  const more = page.getByRole('button', { name: 'More actions' })
  const see = 'See as customer'
  await enterConsole(page, await door.createOperator('support', 'Hanna Brandt'))
  for (const { of, at, ask } of [
    { of: `orders/${invoice}`, at: `/invoices/${invoice}`, ask: page.getByRole('button', { name: see }) },
    { of: `licences/${licence}`, at: `/licenses/${licence}`, ask: page.getByRole('menuitem', { name: see }) },
    { of: `tickets/${ticket}`, at: `/tickets/${ticket}`, ask: page.getByRole('menuitem', { name: see }) },
  ]) {
    await page.goto(`/operator/${of}`)
    if (!of.startsWith('orders')) await more.click()
    await ask.click()
    const dialog = page.getByRole('dialog', { name: `Act as ${ada.email}?` })
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('They see something else')
    await dialog.getByRole('button', { name: 'Act as customer' }).click()
    const opened = context.waitForEvent('page')
    await dialog.getByRole('link', { name: 'Open the client area' }).click()
    const acting = await opened
    await expect(acting.getByText(`Hanna Brandt is acting for ${ada.email} here`, { exact: false })).toBeVisible()
    await expect(acting, of).toHaveURL(new RegExp(`${at}$`))
    await expect(acting.getByRole('heading', { level: 1 })).not.toHaveText('')
    await acting.close()
  }

  await page.goto(`/operator/customers/${ada.id}`)
  await more.click()
  await page.getByRole('menuitem', { name: 'Block customer' }).click()
  const block = page.getByRole('dialog')
  await block.getByRole('textbox', { name: 'Reason' }).fill('They asked')
  await block.getByRole('button', { name: 'Block customer' }).click()
  await expect(page.locator('.page-head')).toContainText('Blocked')
  await page.goto(`/operator/orders/${invoice}`)
  await page.getByRole('button', { name: see }).click()
  const refused = page.getByRole('dialog', { name: `Act as ${ada.email}?` })
  await refused.getByRole('textbox', { name: 'Reason' }).fill('They see something else')
  await refused.getByRole('button', { name: 'Act as customer' }).click()
  await expect(refused.getByRole('alert')).toHaveText('Nobody can enter a blocked account. Unblock the customer first.')
})

test('a role that may not act for customers is not offered to see as them', async ({ page }) => {
  const ada = await door.createPerson()
  const invoice = await door.issueInvoice(ada, { description: 'Setup', price: '40' })
  await enterConsole(page, await door.createOperator('viewer'))
  await page.goto(`/operator/orders/${invoice}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'See as customer' })).toHaveCount(0)
})

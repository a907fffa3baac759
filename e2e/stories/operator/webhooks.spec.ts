import { enterConsole } from '../../fixtures/console.ts'
import { rowsIn } from '../../fixtures/parts.ts'
import { expect, test } from '../../fixtures/story.ts'
import { door, portalUrl } from '../../fixtures/world.ts'

/** The ids of the messages that the sandbox's CRM has accepted. */
const takenByTheCrm = async (): Promise<string[]> => {
  const answer = await fetch(new URL('/sandbox/crm', portalUrl()))
  // The sandbox's own format; see its README.
  return ((await answer.json()) as { messages: { id: string }[] }).messages.map(({ id }) => id)
}

test(
  'a message that the CRM refused is found, viewed and sent again, and the CRM has received it',
  { tag: '@main' },
  async ({ page }) => {
    const ada = await door.createPerson()
    const order = await door.issueInvoice(ada, { description: 'Training', price: '90' })
    await door.receiveTransfer(ada, order)
    await door.refund(ada, order, 'Ordered twice')
    await enterConsole(page, await door.createOperator('admin', 'Lena Krause'))
    await page.goto(`/operator/webhooks?object_id=${order}`)
    const rows = rowsIn(page)
    const refund = rows.filter({ hasText: 'Payment refunded' })
    // The list also refetches by itself, but less often.
    await expect(async () => {
      await page.reload()
      await expect(refund).toContainText('Failed')
    }).toPass()
    await expect(rows.filter({ hasText: 'Order paid' })).toContainText('Delivered')
    await expect(refund).toContainText('410')
    await expect(refund).toContainText(/AUR-\d{4}-\d+/)
    const [number = ''] = /AUR-\d{4}-\d+/.exec(await refund.innerText()) ?? []
    const about = page.getByRole('button', { name: `About: ${number}`, exact: true })
    await expect(about).toBeVisible()
    await page.getByRole('link', { name: 'Failed' }).click()
    await expect(page).toHaveURL(/view=dead/)
    await expect(page).toHaveURL(new RegExp(`object_id=${order}`))
    await expect(rows).toHaveCount(1)
    await page.getByRole('button', { name: 'Remove filter About' }).click()
    await expect(page).not.toHaveURL(/object_id/)
    await expect(about).toHaveCount(0)
    await page.goBack()
    await expect(about).toBeVisible()
    await expect(rows).toHaveCount(1)

    await refund.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Payment refunded' })).toBeVisible()
    await expect(page.getByText('Refunds are being moved to another ledger')).toBeVisible()
    await expect(page.locator('.payload').first()).toContainText('Ordered twice')
    const message = (await page.locator('.payload-id').textContent()) ?? ''
    expect(await takenByTheCrm()).not.toContain(message)

    await page.getByRole('button', { name: 'Send again' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: 'Send again' })).toBeDisabled()
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The ledger is moved')
    await dialog.getByRole('button', { name: 'Send again' }).click()
    await expect(page.getByText('Will be sent again')).toBeVisible()
    await expect.poll(takenByTheCrm).toContain(message)
    await page.reload()
    await expect(page.locator('.page-head')).toContainText('Delivered')
    await expect(page.locator('.attempt')).toHaveCount(2)
    await page.getByRole('link', { name: number }).click()
    await expect(page).toHaveURL(new RegExp(`/operator/orders/${order}$`))
    await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()
  },
)

test('the demo’s CRM shows its address and its last message; support reads, and cannot send again', async ({
  page,
}) => {
  await enterConsole(page, await door.createOperator('support', 'Hanna Brandt'))
  await page.goto('/operator/webhooks')
  const endpoint = page.locator('.panel').filter({ hasText: '/sandbox/crm' })
  await expect(endpoint).toContainText('5 event types')
  await expect(endpoint).not.toContainText('Not yet')
  await expect(page.getByRole('button', { name: 'Send' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Event' }).click()
  await page.getByRole('button', { name: 'Ticket opened' }).click()
  await expect(page).toHaveURL(/type=ticket_opened/)
  const rows = rowsIn(page)
  // Until the answer arrives, the previous rows stay.
  await expect(rows.filter({ hasNotText: 'Ticket opened' })).toHaveCount(0)
  await rows.first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ticket opened' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send again' })).toHaveCount(0)
})

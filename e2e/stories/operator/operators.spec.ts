import { minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import { enterConsole } from '../../fixtures/console.ts'
import { expectNoWayOut } from '../../fixtures/keyboard.ts'
import { holdBack } from '../../fixtures/steadiness.ts'
import { expect, test } from '../../fixtures/story.ts'
import { door } from '../../fixtures/world.ts'

test('an administrator gives a colleague another role, blocks them and unblocks them', async ({ page, browser }) => {
  const petra = await door.createOperator('support', 'Petra Novak')
  const theirs = await browser.newContext()
  const desk = await theirs.newPage()
  await enterConsole(desk, petra)
  await desk.goto('/operator/tickets')
  await expect(desk.getByRole('link', { name: 'Operators' })).toBeVisible()
  await desk.goto('/operator/operators?sort=-created_at')
  await expect(desk.getByRole('row').filter({ hasText: petra.email })).toContainText('(you)')
  await expect(desk.getByRole('button', { name: /^Actions for/ })).toHaveCount(0)

  const lea = await door.createOperator('admin', 'Lea Roth')
  await enterConsole(page, lea)
  await page.goto('/operator/operators?sort=-created_at')
  const row = page.getByRole('row').filter({ hasText: petra.email })
  const actions = row.getByRole('button', { name: 'Actions for Petra Novak' })
  const dialog = page.getByRole('dialog')
  await actions.click()
  await page.getByRole('menuitem', { name: 'Change role' }).click()
  await dialog.getByRole('button', { name: 'Change role' }).click()
  await expect(dialog.getByRole('combobox', { name: 'Role' })).toHaveAccessibleDescription(/Choose another role/)
  await dialog.getByRole('combobox', { name: 'Role' }).click()
  await page.getByRole('option', { name: 'Billing' }).click()
  await expect(dialog).toContainText('Issues, books and refunds orders')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Moves to the accountants')
  await dialog.getByRole('button', { name: 'Change role' }).click()
  await expect(row).toContainText('Billing')

  await actions.click()
  await page.getByRole('menuitem', { name: 'Block operator' }).click()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Left on Friday')
  // A colleague has blocked them meanwhile: the button must not change its meaning before it is pressed.
  const list = /\/operator\/api\/v1\/operators(?:\?|$)/
  await page.route(list, async (route) => {
    const said = await route.fetch()
    await route.fulfill({ response: said, body: (await said.text()).replaceAll('"blocked":false', '"blocked":true') })
  })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(row).toContainText('Blocked')
  await page.unroute(list)
  await dialog.getByRole('button', { name: 'Block operator' }).click()
  await expect(dialog).toBeHidden()
  await expect(row).toContainText('Blocked')
  await desk.reload()
  await expect(desk).toHaveURL(/\/operator\/sign-in/)
  await theirs.close()

  await actions.click()
  await page.getByRole('menuitem', { name: 'Unblock operator' }).click()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Came back')
  await door.consoleOpenedBefore(lea, 16 * minuteMs)
  await dialog.getByRole('button', { name: 'Unblock operator' }).click()
  const password = dialog.getByLabel('Password', { exact: true })
  await expect(password).toBeFocused()
  await expect(row).toContainText('Blocked')
  await password.fill(lea.password)
  await dialog.getByRole('button', { name: 'Unblock operator' }).click()
  await expect(row).not.toContainText('Blocked')
})

test(
  'the dialog stays open while a key is created: its secret is shown only once, and it can call what it lists',
  { tag: '@main' },
  async ({ page }) => {
    const title = `Import ${crypto.randomUUID().slice(0, 8)}`
    await enterConsole(page, await door.createOperator('admin', 'Lea Roth'))
    await page.goto('/operator/keys')
    await page.getByRole('button', { name: 'Create key' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Name' }).fill(title)
    await dialog.getByRole('checkbox').first().check()
    const letGo = await holdBack(page, /\/operator\/api\/v1\/keys$/)
    await dialog.getByRole('button', { name: 'Create key' }).click()
    await expectNoWayOut(page, dialog)
    await letGo()
    await expect(dialog.getByRole('heading', { name: 'Key created' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toContainText('Close without copying it? It is not shown again.')
    await dialog.getByRole('button', { name: 'Stay' }).click()
    const authorization = `Bearer ${await dialog.locator('.once-link').textContent()}`
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await page.getByRole('button', { name: `Calls: ${title}` }).click()
    await expect(dialog).toContainText('No calls in the last 30 days')
    await page.keyboard.press('Escape')
    for (const path of ['/operator/api/v1/tickets', '/operator/api/v1/jobs'])
      await page.request.get(path, { headers: { authorization } })
    await page.reload()
    await page.getByRole('button', { name: `Calls: ${title}` }).click()
    await expect(dialog.getByRole('row')).toHaveText([
      /Call/,
      /GET \/operator\/api\/v1\/jobs.*403/,
      /GET \/operator\/api\/v1\/tickets.*200/,
    ])
    await expect(dialog).toContainText('2 calls in the last 30 days')
  },
)

test('revoking a key asks for a reason, and the focus stays on its page', async ({ page }) => {
  const title = `Export ${crypto.randomUUID().slice(0, 8)}`
  const token = await enterConsole(page, await door.createOperator('admin', 'Lea Roth'))
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() }
  await page.request.post('/operator/api/v1/keys', { headers, data: { title, scopes: ['tickets:read'] } })
  await page.goto('/operator/keys')
  const row = page.getByRole('row').filter({ hasText: title })
  await row.getByRole('button', { name: 'Revoke' }).click()
  const dialog = page.getByRole('dialog', { name: `Revoke “${title}”?` })
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('No longer needed')
  await dialog.getByRole('button', { name: 'Revoke' }).click()
  await expect(row).toContainText('Revoked')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('missing details of a key are reported at their fields, and the form keeps its values', async ({ page }) => {
  await enterConsole(page, await door.createOperator('admin', 'Lea Roth'))
  await page.goto('/operator/keys')
  await page.getByRole('button', { name: 'Create key' }).click()
  const dialog = page.getByRole('dialog')
  const name = dialog.getByRole('textbox', { name: 'Name' })
  const access = dialog.getByRole('group', { name: 'Access' })
  const create = dialog.getByRole('button', { name: 'Create key' })
  await page.setViewportSize({ width: 390, height: 700 })
  await access.getByRole('checkbox').last().scrollIntoViewIfNeeded()
  await create.click()
  await expect(name).toHaveAccessibleDescription('Fill in this field')
  await expect(name).toBeFocused()
  await expect(name).toBeInViewport({ ratio: 1 })
  await expect(access).toHaveAccessibleDescription('Choose at least one')
  await name.fill('Bank statement import')
  await create.click()
  await expect(access.getByRole('checkbox').first()).toBeFocused()
  await expect(name).toHaveValue('Bank statement import')
  await access.getByRole('checkbox').first().check()
  await expect(access).toHaveAccessibleDescription('')
  await create.click()
  await expect(dialog.getByRole('heading', { name: 'Key created' })).toBeVisible()
})

test('a new key asks for the password in a console that was left open, and the form keeps its values', async ({
  page,
}) => {
  const lea = await door.createOperator('admin', 'Lea Roth')
  await enterConsole(page, lea)
  await page.goto('/operator/keys')
  await page.getByRole('button', { name: 'Create key' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Left open')
  await dialog.getByRole('checkbox').first().check()
  await door.consoleOpenedBefore(lea, 16 * minuteMs)
  const create = dialog.getByRole('button', { name: 'Create key' })
  await create.click()
  const password = dialog.getByLabel('Password', { exact: true })
  await expect(password).toBeFocused()
  await expect(dialog).toContainText('You signed in a while ago')
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await password.fill(lea.password)
  await create.click()
  await expect(dialog.getByRole('heading', { name: 'Key created' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('row').filter({ hasText: 'Left open' })).toBeVisible()
})

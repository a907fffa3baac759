import { withFeatures } from '../../fixtures/answers.ts'
import { keepBodies } from '../../fixtures/api-calls.ts'
import { callAs } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/story.ts'
import { door } from '../../fixtures/world.ts'

test('LIC-28, LIC-30 comment and statistics are saved with an order that costs nothing', async ({ page, signInAs }) => {
  const ada = await door.createPerson()
  const licence = await door.giveLicence(ada, { user_comment: 'Hamburg' })
  const orders = await keepBodies(page, '**/billing/api/v1/orders')
  await signInAs(ada)
  await page.goto(`/licenses/${licence}`)
  const save = page.getByRole('button', { name: 'Save' })
  await expect(save).toBeDisabled()
  await page.getByLabel('Comment').fill('Stockholm')
  await page.getByRole('switch', { name: 'Collect statistics' }).check()
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/orders'),
  )
  await save.click()
  await expect(page.locator('.licence-remark')).toHaveText('Stockholm')
  await expect(save).toBeDisabled()
  // The page shows the new value before the call is sent.
  await saved
  expect(orders).toEqual([
    { purpose: 'update_properties', deliverable_id: licence, user_comment: 'Stockholm', retroview: true },
  ])
  await page.reload()
  await expect(page.getByLabel('Comment')).toHaveValue('Stockholm')
  await expect(page.getByRole('switch', { name: 'Collect statistics' })).toBeChecked()
  await page.goto('/unpaid-invoices')
  await expect(page.getByRole('table')).toHaveCount(0)
})

test('LIC-28, LIC-30 saving a comment keeps the statistics setting that was changed elsewhere', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  const licence = await door.giveLicence(ada)
  const orders = await keepBodies(page, '**/billing/api/v1/orders')
  await signInAs(ada)
  await page.goto(`/licenses/${licence}`)
  await page.getByLabel('Comment').fill('Stockholm')
  await callAs(ada, 'POST', '/orders', { purpose: 'update_properties', deliverable_id: licence, retroview: true })
  // The page polls every five seconds: the switch follows, and typed text stays.
  const collect = page.getByRole('switch', { name: 'Collect statistics' })
  await expect(collect).toBeChecked({ timeout: 15_000 })
  await expect(page.getByLabel('Comment')).toHaveValue('Stockholm')
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/orders'),
  )
  await page.getByRole('button', { name: 'Save' }).click()
  await saved
  expect(orders).toEqual([{ purpose: 'update_properties', deliverable_id: licence, user_comment: 'Stockholm' }])
  await page.reload()
  await expect(page.getByLabel('Comment')).toHaveValue('Stockholm')
  await expect(collect).toBeChecked()
})

test('LIC-28 a comment is shown at once, can be undone, and is reverted if the server refuses it', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  const licence = await door.giveLicence(ada, { user_comment: 'Hamburg' })
  await signInAs(ada)
  await page.goto(`/licenses/${licence}`)
  const comment = page.getByLabel('Comment')
  const remark = page.locator('.licence-remark')
  // While the server works, the page shows the future value.
  const { promise: answer, resolve: refuse } = Promise.withResolvers<void>()
  await page.route('**/billing/api/v1/orders', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await answer
    return route.fulfill({
      status: 503,
      json: { errors: [{ status: '503', code: 'internal', title: 'Out of order' }] },
    })
  })
  await comment.fill('Stockholm')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(remark).toHaveText('Stockholm')
  refuse()
  const problem = page.getByRole('alert').filter({ hasText: 'Out of order' })
  await expect(problem).toBeVisible()
  await expect(remark).toHaveText('Hamburg')
  // Typed text is not lost, not even by a second refusal.
  await expect(comment).toHaveValue('Stockholm')
  const again = page.waitForResponse('**/billing/api/v1/orders')
  await problem.getByRole('button', { name: 'Try again' }).click()
  await again
  await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled()
  await expect(comment).toHaveValue('Stockholm')
  await page.unrouteAll()
  await problem.getByRole('button', { name: 'Try again' }).click()
  await expect(remark).toHaveText('Stockholm')
  const done = page.getByRole('status').filter({ hasText: 'updated' })
  await done.getByRole('button', { name: 'Undo' }).click()
  await expect(remark).toHaveText('Hamburg')
  await expect(comment).toHaveValue('Hamburg')
})

test('LIC-28 typed text stays while another tab of the licence is open, and leaving the licence asks about it', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  const licence = await door.giveLicence(ada, { auto_renewable: true, quantity: 3 })
  await signInAs(ada)
  await page.goto(`/licenses/${licence}?tab=history`)
  const parts = page.getByRole('navigation', { name: 'Pages of the licence' })
  const comment = page.getByLabel('Comment')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(comment).toHaveCount(0)
  await parts.getByRole('link', { name: 'Overview' }).click()
  await comment.fill('Stockholm')
  await page.getByLabel('By how many').fill('4')
  await parts.getByRole('link', { name: 'History' }).click()
  await expect(comment).toBeHidden()
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Profile' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
  await parts.getByRole('link', { name: 'Overview' }).click()
  await expect(comment).toHaveValue('Stockholm')
  await expect(page.getByLabel('By how many')).toHaveValue('4')
  // Going back leaves no invisible dialog open.
  await page.getByRole('button', { name: 'Increase to 7' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(comment).toBeHidden()
  await parts.getByRole('link', { name: 'Overview' }).click()
  await expect(comment).toBeVisible()
})

test('LIC-29 if the vendor decides about statistics, the switch is disabled and says why', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  const licence = await door.giveLicence(ada, { retroview_manageable: false })
  await signInAs(ada)
  await page.goto(`/licenses/${licence}`)
  const collect = page.getByRole('switch', { name: 'Collect statistics' })
  await expect(collect).toBeDisabled()
  await page.locator('.tip-host', { has: collect }).focus()
  await expect(page.getByText('Aurora Streaming decides whether this licence collects statistics')).toBeVisible()
})

test(
  'LIC-31, LIC-32 a trial ends with a reason, and the list is updated',
  { tag: '@main' },
  async ({ page, signInAs }) => {
    const ada = await door.createPerson()
    const licence = await door.giveTrial(ada)
    const orders = await keepBodies(page, '**/billing/api/v1/orders')
    await signInAs(ada)
    await page.goto(`/licenses/${licence}`)
    await page.getByRole('button', { name: 'Terminate' }).click()
    const dialog = page.getByRole('dialog', { name: /Terminate the trial MS-\d+/ })
    const end = dialog.getByRole('button', { name: 'Terminate' })
    await expect(end).toBeDisabled()
    await dialog.getByLabel('Reason').fill('  ')
    await dialog.getByLabel('Reason').blur()
    await expect(dialog.getByText('Fill in this field')).toBeVisible()
    await expect(end).toBeDisabled()
    await dialog.getByLabel('Reason').fill('We chose another way')
    // An accidental Escape does not lose it.
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: 'Stay' }).click()
    await end.click()
    await expect(page).toHaveURL(/\/licenses$/)
    expect(orders).toEqual([
      { purpose: 'terminate', deliverable_id: licence, terminate_reason: 'We chose another way' },
    ])
    await page.goto(`/licenses/${licence}`)
    await expect(page.getByText('This licence is terminated.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Terminate' })).toHaveCount(0)
  },
)

test('LIC-33 a trial can be purchased by those who may use the shop; without billing there is no button', async ({
  page,
  signInAs,
}) => {
  const buyer = await door.createPerson({ may_buy: true })
  const licence = await door.giveTrial(buyer)
  const watcher = await door.giveTrial(buyer, 'watcher')
  await signInAs(buyer)
  for (const [id, shop] of [
    [watcher, '/purchase-watcher'],
    [licence, '/purchase-media-server'],
  ] as const) {
    await page.goto(`/licenses/${id}`)
    const link = page.getByRole('main').getByRole('link', { name: 'Purchase', exact: true })
    await expect(link).toHaveAttribute('href', `${shop}?id=${id}`)
  }
  await withFeatures(page, { billing: false })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Terminate' })).toHaveCount(0)
  await page.unrouteAll()
  const ada = await door.createPerson()
  const hers = await door.giveTrial(ada)
  await signInAs(ada)
  await page.goto(`/licenses/${hers}`)
  await expect(page.getByRole('button', { name: 'Terminate' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Purchase', exact: true })).toHaveCount(0)
})

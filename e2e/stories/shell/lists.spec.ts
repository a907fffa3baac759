import type { Page } from '@playwright/test'
import { enterConsole } from '../../fixtures/console.ts'
import { press } from '../../fixtures/keyboard.ts'
import { olga } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/story.ts'
import { door } from '../../fixtures/world.ts'

const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumbs' })
const rows = (page: Page) => page.locator('table').first().locator('tbody tr')
const sizes = (page: Page) => page.getByRole('combobox', { name: 'Rows' })

test('SHELL-11 the way back leads to the list as it was left, on wide screens and on phones', async ({
  page,
  signInAs,
}) => {
  await signInAs(olga)
  const asLeft = '/licenses?sort=-paid_till&query=Playout'
  await page.goto(asLeft)
  const open = () => page.getByRole('table', { name: 'Licence keys' }).locator('tbody a').first().click()
  await open()
  await crumbs(page).getByRole('link', { name: 'Licence keys' }).click()
  await expect(page).toHaveURL(asLeft)
  await page.setViewportSize({ width: 390, height: 844 })
  await open()
  await page.locator('.topbar').getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL(/query=Playout/)
})

test('SHELL-11, SHELL-12 breadcrumbs lead from an inner page to its list', async ({ page, signInAs }) => {
  const ada = await door.createPerson()
  const licence = await door.giveLicence(ada)
  const invoice = await door.openRenewal(ada, licence)
  await signInAs(ada)
  await page.goto(`/licenses/${licence}`)
  await expect(crumbs(page).getByRole('listitem')).toHaveText(['Licence keys', /^MS-\d+$/])
  await expect(crumbs(page).locator('[aria-current="page"]')).toHaveText(/^MS-\d+$/)
  await expect(crumbs(page).getByRole('link')).toHaveCount(1)
  await crumbs(page).getByRole('link', { name: 'Licence keys' }).click()
  await expect(page).toHaveURL('/licenses')
  await expect(crumbs(page)).toHaveCount(0)

  await page.goto(`/invoices/${invoice}`)
  await expect(crumbs(page).getByRole('listitem')).toHaveText(['Invoices', /^AUR-\d{4}-\d+$/])
  await expect(crumbs(page).getByRole('link', { name: 'Invoices' })).toHaveAttribute('href', '/invoices')
})

test('SHELL-65 lists offer 10, 20, 50 and 100 rows', { tag: '@main' }, async ({ page, signInAs }) => {
  await signInAs(olga)
  for (const path of ['/licenses', '/invoices', '/payments']) {
    await page.goto(path)
    await expect(sizes(page).getByRole('option'), path).toHaveText(['10', '20', '50', '100'])
    await sizes(page).selectOption('10')
    await expect(page, path).toHaveURL(`${path}?limit=10`)
    await expect(rows(page), path).toHaveCount(10)
  }
})

test('SHELL-42 the page is part of the address too', async ({ page, signInAs }) => {
  await signInAs(olga)
  await page.goto('/invoices?limit=10')
  const numbers = () => rows(page).locator('a.name').allTextContents()
  await expect(rows(page)).toHaveCount(10)
  const first = await numbers()
  await expect(page.getByRole('button', { name: 'Previous page' })).toBeDisabled()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/\/invoices\?(.*&)?cursor=/)
  await expect.poll(async () => (await numbers()).some((number) => first.includes(number))).toBe(false)
  const second = await numbers()
  await page.reload()
  await expect.poll(numbers).toEqual(second)
  await page.getByRole('button', { name: 'Previous page' }).click()
  await expect.poll(numbers).toEqual(first)
})

test('SHELL-42, SHELL-78 after paging to the first or last page the focus stays on the button, which is then disabled', async ({
  page,
  signInAs,
}) => {
  await signInAs(olga)
  await page.goto('/invoices?limit=10')
  const numbers = () => rows(page).locator('a.name').allTextContents()
  await expect(rows(page)).toHaveCount(10)
  const first = await numbers()
  await press(page, page.getByRole('button', { name: 'Next page' }))
  await expect.poll(numbers).not.toEqual(first)
  const previous = page.getByRole('button', { name: 'Previous page' })
  await press(page, previous)
  await expect.poll(numbers).toEqual(first)
  await expect(previous).toBeDisabled()
  await expect(previous).toBeFocused()
  const { href } = new URL(page.url())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(href)
})

test('SHELL-42 while a new sort order is loading, Next does not page the old one', async ({
  page,
  calls,
  signInAs,
}) => {
  await signInAs(olga)
  await page.goto('/invoices?limit=10')
  await expect(rows(page)).toHaveCount(10)
  const numbers = () => rows(page).locator('a.name').allTextContents()
  const newestFirst = await numbers()
  const asked = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  await page.route('**/billing/api/v1/orders?*sort=created_at*', async (route) => {
    asked.resolve()
    await release.promise
    await route.continue()
  })
  const next = page.getByRole('button', { name: 'Next page' })
  await page.getByRole('columnheader', { name: 'Date' }).getByRole('button').click()
  await asked.promise
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(next).toBeFocused()
  release.resolve()
  await expect.poll(numbers).not.toEqual(newestFirst)
  const oldestFirst = await numbers()
  expect(calls.to('GET', '/orders').filter((call) => call.url().includes('cursor='))).toHaveLength(0)

  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/cursor=/)
  await expect.poll(async () => (await numbers()).some((number) => oldestFirst.includes(number))).toBe(false)
})

test('SHELL-42, LIC-08 search and order are part of the address; reload and Back restore the list', async ({
  page,
  signInAs,
}) => {
  await signInAs(olga)
  await page.goto('/licenses')
  await expect(rows(page).first()).toBeVisible()
  await page.getByRole('textbox', { name: 'ID, plan, comment, key or server' }).fill('media server pro')
  await expect(page).toHaveURL('/licenses?query=media+server+pro')
  await page.getByRole('button', { name: 'Paid till' }).click()
  await expect(page).toHaveURL('/licenses?query=media+server+pro&sort=paid_till')
  const answered = page.waitForResponse(/\/deliverables\?.*sort=-paid_till/)
  await page.getByRole('button', { name: 'Paid till' }).click()
  await expect(page).toHaveURL('/licenses?query=media+server+pro&sort=-paid_till')
  // The contract's own format.
  const { deliverables } = (await (await answered).json()) as { deliverables: { human_id: string }[] }
  const sorted = deliverables.map(({ human_id }) => human_id)
  expect(sorted.length).toBeGreaterThan(3)
  const ids = () => rows(page).locator('td:first-child').allTextContents()
  await expect.poll(ids).toEqual(sorted)

  await page.reload()
  await expect(page.getByRole('textbox', { name: 'ID, plan, comment, key or server' })).toHaveValue('media server pro')
  await expect(page.getByRole('columnheader', { name: 'Paid till' })).toHaveAttribute('aria-sort', 'descending')
  await expect.poll(ids).toEqual(sorted)

  await rows(page).first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/licenses\/[\w-]+$/)
  await page.goBack()
  await expect(page).toHaveURL('/licenses?query=media+server+pro&sort=-paid_till')
  await expect.poll(ids).toEqual(sorted)
})

for (const search of ['limit=7&page=abc', 'sort=secret', 'cursor=', 'cursor=outdated', 'status=lost&from=2026-02-31']) {
  test(`SHELL-42 an address with unknown values shows an ordinary list: ${search}`, async ({ page, signInAs }) => {
    await signInAs(olga)
    for (const path of ['/licenses', '/invoices']) {
      await page.goto(`${path}?${search}`)
      await expect(sizes(page), path).toHaveValue('20')
      await expect(rows(page).getByRole('link').first(), path).toBeVisible()
    }
  })
}

/** More than the server searches for, with a character of two code units across the limit. */
const long = `${'long '.repeat(39)}word😀 ${'and more of it '.repeat(20)}`

test('SHELL-42 search words beyond the server’s limit are cut, in an old address and while typing', async ({
  page,
  signInAs,
}) => {
  const cut = long.slice(0, 199)
  await signInAs(olga)
  for (const path of ['/invoices', '/unpaid-invoices', '/payments', '/licenses', '/tickets']) {
    await page.goto(`${path}?query=${encodeURIComponent(long)}`)
    await expect(page.getByRole('heading', { name: 'No results' }), path).toBeVisible()
    await page.goto(path)
    const field = page.getByRole('search').getByRole('textbox')
    await field.fill(long)
    await expect(field, path).toHaveValue(cut)
    await expect(page.getByRole('heading', { name: 'No results' }), path).toBeVisible()
    await expect(page, path).toHaveURL((url) => url.searchParams.get('query') === cut)
  }
  await page.keyboard.press('Control+k')
  const found = page.getByRole('dialog', { name: 'Search or jump to' })
  await found.getByRole('combobox').fill(long)
  await expect(found.getByRole('status')).toContainText('Nothing found')
  await expect(found.getByRole('button', { name: 'Try again' })).toHaveCount(0)
})

test('search words beyond the server’s limit are cut in the lists of the console too', async ({ page }) => {
  await enterConsole(page, await door.createOperator('admin'))
  for (const path of ['tickets', 'orders', 'customers', 'payments', 'licences', 'catalogue']) {
    await page.goto(`/operator/${path}?query=${encodeURIComponent(long)}`)
    await expect(page.getByRole('search').getByRole('textbox'), path).toHaveValue(long.slice(0, 199))
    await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: /^No|^Nothing/ }), path).toBeVisible()
  }
})

const narrowings = [
  ['of the search', 'query=nothing+like+it'],
  ['of other filters', 'from=2001-01-01&to=2001-01-02'],
] as const

for (const [name, narrowing] of narrowings)
  test(`SHELL-78 what was typed right before a click that clears the filters, ${name}, does not come back`, async ({
    page,
    signInAs,
  }) => {
    await signInAs(olga)
    await page.clock.install()
    await page.goto(`/invoices?${narrowing}`)
    const button = page.getByRole('main').getByRole('button', { name: 'Clear filters' })
    await expect(button).toBeVisible()
    const field = page.getByRole('search').getByRole('textbox')
    await page.clock.pauseAt(Date.now() + 3_000)
    await field.fill('nothing like this')
    await button.click()
    await expect(page).toHaveURL('/invoices')
    // By then, a second search would have begun.
    await page.clock.runFor(1_000)
    await expect(field).toHaveValue('')
    await expect(page).toHaveURL('/invoices')
  })

test('SHELL-78 clearing the filters leaves the focus in the search, or at the top of a page without one', async ({
  page,
  signInAs,
}) => {
  const clear = async (): Promise<void> => {
    const button = page.getByRole('main').getByRole('button', { name: 'Clear filters' })
    await button.focus()
    await button.press('Enter')
  }
  await signInAs(olga)
  for (const path of ['/licenses', '/invoices', '/unpaid-invoices', '/payments', '/tickets']) {
    await page.goto(`${path}?query=nothing+like+it`)
    await clear()
    await expect(page.getByRole('search').getByRole('textbox'), path).toBeFocused()
    await expect(page, path).toHaveURL(path)
  }
  await enterConsole(page, await door.createOperator('admin'))
  for (const path of ['orders', 'catalogue']) {
    await page.goto(`/operator/${path}?query=nothing+like+it`)
    await clear()
    await expect(page.getByRole('search').getByRole('textbox'), path).toBeFocused()
  }
  await page.goto('/operator/audit?actor=nobody')
  await clear()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('SHELL-78 changes of results by search, filter and page are announced, but not when a list opens', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  for (let at = 1; at <= 11; at += 1)
    await door.issueInvoice(ada, { description: at === 7 ? 'Training' : 'Migration', price: '40' })
  await signInAs(ada)
  await page.goto('/invoices?limit=10')
  await expect(rows(page)).toHaveCount(10)
  // The live region exists before its text: text that is inserted together with the region may not be announced.
  const said = await page.locator('output.sr').elementHandle()
  const isSaid = (words: string) =>
    expect.poll(() => said?.evaluate((place) => (place.isConnected ? place.textContent : 'gone'))).toBe(words)
  const field = page.getByRole('search').getByRole('textbox')
  await isSaid('')
  await field.fill('Training')
  await isSaid('1 invoice')
  await field.fill('Nothing like it')
  await isSaid('0 invoices')
  await field.fill('')
  await isSaid('11 invoices')
  const before = await said?.evaluateHandle((place) => place.firstChild)
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(rows(page)).toHaveCount(1)
  // The same text is announced again if it is inserted again.
  await expect.poll(() => before?.evaluate((words) => words?.isConnected)).toBe(false)
  await isSaid('11 invoices')
})

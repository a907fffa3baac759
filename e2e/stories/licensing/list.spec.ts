import { readFile } from 'node:fs/promises'
import type { Page, Request } from '@playwright/test'
import { refusal } from '../../fixtures/answers.ts'
import { keepBodies } from '../../fixtures/api-calls.ts'
import { expectEvery, letPass, stopClock } from '../../fixtures/page-clock.ts'
import { emil, olga } from '../../fixtures/people.ts'
import { holdBack } from '../../fixtures/steadiness.ts'
import { expect, test } from '../../fixtures/story.ts'
import { door } from '../../fixtures/world.ts'

const table = (page: Page) => page.getByRole('table', { name: 'Licence keys' })
const rowOf = (page: Page, text: string) => table(page).getByRole('row').filter({ hasText: text })
const search = (page: Page) => page.getByRole('textbox', { name: 'ID, plan, comment, key or server' })

test.describe('in the demo', () => {
  test.use({ viewport: { width: 1600, height: 900 } })

  test('LIC-01, LIC-10 the list has the licences, and nothing else that was sold', async ({
    page,
    calls,
    signInAs,
  }) => {
    await signInAs(olga)
    await page.goto('/licenses')
    await expect(rowOf(page, 'Playout, Stockholm')).toBeVisible()
    await expect(table(page).locator('tbody tr')).toHaveCount(14)
    await expect(page.getByText('14 licences')).toBeVisible()
    const [call] = calls.to('GET', '/deliverables')
    expect(new URL(call?.url() ?? '').searchParams.get('outcome')).toBe('license')
    await expect(table(page)).not.toContainText('Depots Malmö and Umeå')
    await expect(table(page)).toContainText('Rack B4')
  })

  test('LIC-03, LIC-07 a row shows id, plan, paid till, period, quantity, comment and key', async ({
    page,
    signInAs,
  }) => {
    await signInAs(olga)
    await page.goto('/licenses')
    const row = rowOf(page, 'Playout, Stockholm')
    await expect(row).toBeVisible()
    const heads = await table(page).getByRole('columnheader').allTextContents()
    expect(heads).toEqual(['ID', 'Licence', 'State', 'Paid till', 'Period', 'Quantity', 'Comment', 'Key'])
    const cell = (head: string) => row.getByRole('cell').nth(heads.indexOf(head))
    await expect(cell('Licence').getByRole('link', { name: 'Media Server Pro' })).toHaveAttribute(
      'href',
      /^\/licenses\/[\w-]+$/,
    )
    await expect(cell('Paid till')).toHaveText(/^\d{2} [A-Z][a-z]+ \d{4}$/)
    await expect(cell('Period')).toHaveText('Monthly')
    await expect(cell('Quantity')).toContainText('6')
    await expect(cell('Comment')).toHaveText('Playout, Stockholm')
    await expect(cell('Key')).toContainText(/l4\|[\w-]{22}\|[\w-]{30}/)
    await expect(cell('Key').locator('input, textarea, [contenteditable]')).toHaveCount(0)
  })

  test('LIC-08 every data column sorts, ascending and descending', async ({ page, signInAs }) => {
    await signInAs(olga)
    await page.goto('/licenses')
    await expect(rowOf(page, 'Playout, Stockholm')).toBeVisible()
    const columns = {
      ID: 'human_id',
      Licence: 'sku_name',
      'Paid till': 'paid_till',
      Period: 'period',
      Quantity: 'quantity',
      Comment: 'user_comment',
      Key: 'key',
    }
    for (const [name, field] of Object.entries(columns)) {
      const head = table(page).getByRole('columnheader', { name, exact: true })
      await head.getByRole('button').click()
      await expect(head, name).toHaveAttribute('aria-sort', 'ascending')
      await expect(page).toHaveURL(`/licenses?sort=${field}`)
      await head.getByRole('button').click()
      await expect(head, name).toHaveAttribute('aria-sort', 'descending')
      await expect(page).toHaveURL(`/licenses?sort=-${field}`)
    }
    await page.goto('/licenses?sort=quantity')
    const quantities = async () =>
      (await table(page).locator('tbody td:nth-child(6)').allTextContents()).map((text) =>
        Number(text.split('/').at(-1)),
      )
    await expect.poll(async () => (await quantities()).length).toBe(14)
    const found = await quantities()
    expect(found).toEqual(found.toSorted((a, b) => a - b))
  })

  test('LIC-08 search covers id, plan, comment and key', async ({ page, signInAs }) => {
    await signInAs(olga)
    await page.goto('/licenses')
    const row = rowOf(page, 'Guards')
    const key = (await row.locator('.licence-key-whole').textContent()) ?? ''
    const id = row.getByRole('cell').first()
    for (const words of ['WATCHER CLUSTER', 'broadcast van', key.slice(-12), (await id.textContent()) ?? '']) {
      await search(page).fill(words)
      await expect(table(page).locator('tbody tr'), words).toHaveCount(1)
      await expect(table(page), words).toContainText(new RegExp(RegExp.escape(words), 'i'))
    }
    await search(page).fill('nothing like it')
    await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(table(page).locator('tbody tr')).toHaveCount(14)
    await expect(search(page)).toHaveValue('')
  })
})

test('LIC-08 a filter without results does not show the message for an empty account', async ({ page, signInAs }) => {
  const ada = await door.createPerson()
  await door.giveLicence(ada)
  await signInAs(ada)
  await page.goto('/licenses?query=nothing+like+it')
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible()
  const letGo = await holdBack(page, /\/deliverables\?/)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL('/licenses')
  await expect(table(page)).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('heading', { name: 'No licences yet' })).toHaveCount(0)
  await letGo()
  await expect(rowOf(page, 'Media Server Pro')).toBeVisible()
})

test('LIC-08 the empty list leads those who may buy to the catalogue', async ({ page, signInAs }) => {
  await signInAs(await door.createPerson({ may_buy: true }))
  await page.goto('/licenses')
  await expect(page.getByRole('heading', { name: 'No licences yet' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Buy a licence' })).toHaveAttribute('href', '/purchase-media-server')
  await signInAs(emil)
  await page.goto('/licenses')
  await expect(page.getByRole('heading', { name: 'No licences yet' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Buy a licence' })).toHaveCount(0)
})

test(
  'LIC-02 the list is polled every 10 s and updated in place',
  { tag: '@main' },
  async ({ page, calls, signInAs }) => {
    const ada = await door.createPerson()
    await door.giveLicence(ada)
    await signInAs(ada)
    await page.clock.install()
    await page.goto('/licenses')
    await expect(rowOf(page, 'Media Server Pro')).toBeVisible()
    await stopClock(page, calls)
    await expectEvery(10_000, page, calls, ['GET', '/deliverables'])
    await door.giveLicence(ada)
    await letPass(page, calls, 10_000)
    await expect(table(page).locator('tbody tr')).toHaveCount(2)
  },
)

test('LIC-04 the quantity shows its input channels and traffic', { tag: '@main' }, async ({ page, signInAs }) => {
  const ada = await door.createPerson()
  const licence = await door.giveLicence(ada)
  await door.reportServer(ada, licence, { medias: 12, in_bandwidth: 48.5, out_bandwidth: 910 })
  await signInAs(ada)
  await page.goto('/licenses')
  const quantity = rowOf(page, 'Media Server Pro').locator('.tip-host').first()
  await expect(quantity).toContainText('1 / 3')
  await quantity.hover()
  const tip = page.getByRole('tooltip')
  await expect(tip).toContainText('Input channels12')
  await expect(tip).toContainText('In48.5 Mbps')
  await expect(tip).toContainText('Out910 Mbps')
  await page.mouse.move(0, 0)
  await expect(tip).toBeHidden()
  await quantity.focus()
  await expect(tip).toBeVisible()
})

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('LIC-05 copying a key puts it on the clipboard and informs the vendor', async ({ page, calls, signInAs }) => {
    const ada = await door.createPerson()
    const licence = await door.giveLicence(ada)
    const bodies = await keepBodies(page, '**/billing/api/v1/events')
    await signInAs(ada)
    await page.goto('/licenses')
    const row = rowOf(page, 'Media Server Pro')
    await row.getByRole('button', { name: /^Copy key MS-/ }).click()
    const key = await row.locator('.licence-key-whole').textContent()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key)
    expect(key).toMatch(/^l4\|[\w-]{22}\|[\w-]{30}$/)
    await expect.poll(() => calls.to('POST', '/events').length).toBe(1)
    const [event] = calls.to('POST', '/events')
    expect(bodies).toEqual([{ name: 'key_copied', deliverable_id: licence }])
    expect((await event?.response())?.ok()).toBe(true)
  })

  test('LIC-06 the tick after copying shows for 700 ms', { tag: '@main' }, async ({ page, calls, signInAs }) => {
    const ada = await door.createPerson()
    await door.giveLicence(ada)
    await signInAs(ada)
    await page.clock.install()
    await page.goto('/licenses')
    const button = page.getByRole('button', { name: /^Copy key MS-/ })
    await expect(button).toBeVisible()
    await stopClock(page, calls)
    await button.click()
    await expect(page.getByText('Copied')).toBeAttached()
    await expect(button.locator('.lucide-check')).toBeVisible()
    await page.clock.runFor(690)
    await expect(page.getByText('Copied')).toBeAttached()
    await page.clock.runFor(20)
    await expect(page.getByText('Copied')).toHaveCount(0)
    await expect(button.locator('.lucide-copy')).toBeVisible()
  })

  test('LIC-09 an event that could not be delivered is not reported to the user', async ({ page, calls, signInAs }) => {
    const ada = await door.createPerson()
    await door.giveLicence(ada)
    await signInAs(ada)
    await page.route('**/billing/api/v1/events', refusal(500, { code: 'internal', title: 'Something broke' }))
    await page.goto('/licenses')
    await page.getByRole('button', { name: /^Copy key MS-/ }).click()
    await expect.poll(() => calls.to('POST', '/events').length).toBe(1)
    await calls.settled()
    await expect(page.locator('.toast')).toHaveCount(0)
    await expect(page).toHaveURL('/licenses')
  })
})

/** Simulates Safari's rule: a page may write to the clipboard only while it handles a click. */
const writeInClicksOnly = (): void => {
  let inClick = false
  // oxlint-disable-next-line typescript/unbound-method -- called below with what it belongs to
  const add = EventTarget.prototype.addEventListener
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const heard = (event: Event): void => {
      inClick = event.type === 'click'
      try {
        if (typeof listener === 'function') listener.call(this, event)
        else listener?.handleEvent(event)
      } finally {
        inClick = false
      }
    }
    add.call(this, type, type === 'click' ? heard : listener, options)
  }
  const { clipboard } = navigator
  const refused = (): Promise<never> => Promise.reject(new DOMException('no click', 'NotAllowedError'))
  const [write, writeText] = [clipboard.write.bind(clipboard), clipboard.writeText.bind(clipboard)]
  clipboard.write = (items) => (inClick ? write(items) : refused())
  clipboard.writeText = (text) => (inClick ? writeText(text) : refused())
}

test('LIC-08 all keys can be copied even if the browser allows it only within the click', async ({
  page,
  context,
  signInAs,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const ada = await door.createPerson()
  await door.giveLicence(ada, { user_comment: 'first' })
  await signInAs(ada)
  await page.addInitScript(writeInClicksOnly)
  await page.goto('/licenses')
  await page.getByRole('button', { name: 'More actions for this list' }).click()
  await page.getByRole('menuitem', { name: 'Copy all keys' }).click()
  await expect(page.getByText('1 key copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^MS-\S+\tfirst\tl4\|/)
})

test('LIC-08 keys are copied in browsers without pending clipboard items, and none if the list does not load', async ({
  page,
  context,
  signInAs,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const ada = await door.createPerson()
  await door.giveLicence(ada, { user_comment: 'first' })
  await signInAs(ada)
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'ClipboardItem')
  })
  await page.goto('/licenses')
  const copy = async (): Promise<void> => {
    await page.getByRole('button', { name: 'More actions for this list' }).click()
    await page.getByRole('menuitem', { name: 'Copy all keys' }).click()
  }
  await copy()
  await expect(page.getByText('1 key copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^MS-\S+\tfirst\tl4\|/)
  await page.route(/\/deliverables\?.*limit=100/, refusal(500, { code: 'internal', title: 'Something broke' }))
  await copy()
  await expect(page.getByText('The keys could not be copied')).toBeVisible()
})

test(
  'LIC-09 without a clipboard the key is selected for copying by hand',
  { tag: '@main' },
  async ({ page, calls, signInAs }) => {
    const ada = await door.createPerson()
    await door.giveLicence(ada)
    await signInAs(ada)
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('not allowed', 'NotAllowedError'))
    })
    await page.goto('/licenses')
    await page.getByRole('button', { name: /^Copy key MS-/ }).click()
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toMatch(/^l4\|[\w-]{22}\|[\w-]{30}$/)
    await calls.settled()
    expect(calls.to('POST', '/events')).toEqual([])
  },
)

test('LIC-08 the list is filtered by product and state with their counts, saved as CSV and copied as a whole', async ({
  page,
  context,
  signInAs,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const ada = await door.createPerson()
  for (const user_comment of ['first', 'second']) await door.giveLicence(ada, { user_comment, paid_till: null })
  const unpaid = await door.giveLicence(ada, { user_comment: 'third' })
  await door.openRenewal(ada, unpaid)
  await signInAs(ada)
  await page.goto('/licenses')
  await page.getByRole('button', { name: 'State' }).click()
  await page.getByRole('button', { name: 'Active 2' }).click()
  await expect(page).toHaveURL(/state=active/)
  await expect(page.locator('tbody tr')).toHaveCount(2)
  const told: string[] = []
  const isTelling = (request: Request): boolean => request.method() === 'POST' && request.url().endsWith('/events')
  page.on('request', (request) => isTelling(request) && told.push('asked'))
  page.on('response', (response) => isTelling(response.request()) && told.push('answered'))
  await page.getByRole('button', { name: 'More actions for this list' }).click()
  await page.getByRole('menuitem', { name: 'Copy all keys' }).click()
  await expect(page.getByText('2 keys copied')).toBeVisible()
  // In one call: with thousands of keys the page could otherwise make no other requests.
  await expect.poll(() => told).toEqual(['asked', 'answered'])
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.split('\n').map((line) => line.split('\t').map((cell) => cell.slice(0, 3)))).toEqual([
    ['MS-', 'sec', 'l4|'],
    ['MS-', 'fir', 'l4|'],
  ])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'More actions for this list' }).click()
  await page.getByRole('menuitem', { name: 'Save as CSV' }).click()
  const saved = await download
  expect(saved.suggestedFilename()).toBe('licences.csv')
  // The byte order mark, by which spreadsheets recognize UTF-8.
  expect((await readFile(await saved.path())).subarray(0, 3).toString('hex')).toBe('efbbbf')
  await page.getByRole('button', { name: 'Remove filter State' }).click()
  await expect(page.locator('tbody tr')).toHaveCount(3)
})

import { readFileSync } from 'node:fs'
import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import { refusal } from '../../fixtures/answers.ts'
import { expect, test } from '../../fixtures/story.ts'
import { door } from '../../fixtures/world.ts'

const request = (version = '26.04') => JSON.stringify({ server_id: 'srv-77', hostname: 'ferry.ship.example', version })

const offline = async () => {
  const ada = await door.createPerson()
  const licence = await door.giveLicence(ada, {
    activation_type: 'offline',
    version_min: '24.01',
    version_max: '26.11',
  })
  return { ada, licence }
}

test('LIC-34, LIC-38, LIC-40 an offline server: its request is shown, its file is saved and the activation is logged', async ({
  page,
  calls,
  signInAs,
}) => {
  const { ada, licence } = await offline()
  await signInAs(ada)
  await page.goto(`/licenses/${licence}`)
  await page.getByLabel('Activation request').fill(request())
  await expect(page.locator('.request-facts')).toContainText('srv-77')
  await expect(page.locator('.request-facts')).toContainText('26.04')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Create activation file for ferry.ship.example' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('license.txt')
  const [asked] = calls.to('GET', `/deliverables/${licence}/offline/activation_key`)
  expect(atob(new URL(asked?.url() ?? '').searchParams.get('request') ?? '')).toBe(request())
  const key = readFileSync((await file.path()) ?? '', 'utf8')
  expect(key).toMatch(/^[\w-]+\.[\w-]+\.[\w-]{86}$/)
  await expect(page.getByRole('img', { name: 'The activation file as a QR code' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Activate a server offline' })).toBeFocused()
  const log = page.getByRole('table', { name: 'Offline activations' })
  for (const text of ['ferry.ship.example', 'srv-77', '26.04', 'Ada', '127.0.0.1'])
    await expect(log).toContainText(text)
  await expect(page.getByRole('table', { name: 'Servers' })).toContainText('ferry.ship.example')
  const again = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the file of ferry.ship.example again' }).click()
  expect(readFileSync((await (await again).path()) ?? '', 'utf8')).toBe(key)
})

test('LIC-40, LIC-38 after a renewal the page says which servers stop first, and the log gives a new file for each', async ({
  page,
  signInAs,
}) => {
  const { ada, licence } = await offline()
  await signInAs(ada)
  await page.goto(`/licenses/${licence}`)
  await page.getByLabel('Activation request').fill(request())
  const first = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Create activation file for ferry.ship.example' }).click()
  const before = readFileSync((await (await first).path()) ?? '', 'utf8')
  await door.receiveTransfer(ada, await door.openRenewal(ada, licence))
  await page.reload()
  await expect(page.getByText('1 server runs on a file from before the last renewal')).toBeVisible()
  const second = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Create a new file for ferry.ship.example' }).click()
  const after = readFileSync((await (await second).path()) ?? '', 'utf8')
  const endOf = (file: string): string =>
    String(JSON.parse(Buffer.from(file.split('.')[1] ?? '', 'base64url').toString()).expires_at)
  expect(endOf(after) > endOf(before)).toBe(true)
  await expect(page.getByText('1 server runs on a file from before the last renewal')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Download the file of ferry.ship.example again' })).toHaveCount(2)
})

test('LIC-35 base64 is accepted unchanged, also from a file', async ({ page, calls, signInAs }) => {
  const { ada, licence } = await offline()
  await signInAs(ada)
  await page.goto(`/licenses/${licence}`)
  const encoded = btoa(request())
  const file = { name: 'request.txt', mimeType: 'text/plain', buffer: Buffer.from(encoded) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: 'Create activation file for ferry.ship.example' }).click()
  await expect(page.getByText(/The file for ferry.ship.example, version 26.04, has been downloaded/)).toBeVisible()
  const [asked] = calls.to('GET', `/deliverables/${licence}/offline/activation_key`)
  expect(new URL(asked?.url() ?? '').searchParams.get('request')).toBe(encoded)
})

test('LIC-35 text dragged into the field is inserted, and a file is read', async ({ page, signInAs }) => {
  const { ada, licence } = await offline()
  await signInAs(ada)
  await page.goto(`/licenses/${licence}`)
  const field = page.getByLabel('Activation request')
  const drop = (what: 'words' | 'file') =>
    field.evaluate((box, kind) => {
      const dataTransfer = new DataTransfer()
      if (kind === 'words') dataTransfer.setData('text/plain', 'dragged')
      else dataTransfer.items.add(new File(['hello there'], 'request.txt'))
      const told = { bubbles: true, cancelable: true, dataTransfer }
      // What the page does not prevent, the browser handles itself.
      return ['dragover', 'drop'].map((name) => box.dispatchEvent(new DragEvent(name, told)))
    }, what)
  expect(await drop('words')).toEqual([true, true])
  expect(await drop('file')).toEqual([false, false])
  await expect(field).toHaveValue('hello there')
})

test('LIC-37, LIC-38 an invalid request is refused in the page, and nothing is sent', async ({
  page,
  calls,
  signInAs,
}) => {
  const { ada, licence } = await offline()
  await signInAs(ada)
  await page.goto(`/licenses/${licence}`)
  const field = page.getByLabel('Activation request')
  await page.getByRole('button', { name: 'Create activation file' }).click()
  await expect(page.getByText('Paste the media server’s request first')).toBeVisible()
  await expect(field).toBeFocused()
  const refused = {
    'hello there': 'This is not an activation request from a media server',
    [request('23.01')]: 'Version 23.01 is older than this licence covers (24.01 – 26.11)',
    [request('27.01')]: 'Version 27.01 is newer than this licence covers (24.01 – 26.11)',
  }
  for (const [text, why] of Object.entries(refused)) {
    await field.fill(text)
    await expect(page.getByText(why)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Create activation file' })).toBeDisabled()
  }
  const huge = { name: 'request.txt', mimeType: 'text/plain', buffer: Buffer.alloc(1_000_000, 'x') }
  await page.locator('input[type=file]').setInputFiles(huge)
  await expect(page.getByText('This is far too long for an activation request')).toBeVisible()
  expect(calls.to('GET', `/deliverables/${licence}/offline/activation_key`)).toHaveLength(0)
})

test(
  'LIC-36, LIC-37 the first error of a refused activation is shown, as is an answer without key or version',
  { tag: '@main' },
  async ({ page, signInAs }) => {
    const { ada, licence } = await offline()
    await signInAs(ada)
    await page.goto(`/licenses/${licence}`)
    await page.getByLabel('Activation request').fill(request())
    const issue = page.getByRole('button', { name: /^Create activation file/ })
    await page.route(
      '**/offline/activation_key?*',
      refusal(409, { code: 'servers_limit_reached', title: 'All places are taken' }, { code: 'x', title: 'Second' }),
    )
    await issue.click()
    await expect(page.getByRole('alert').filter({ hasText: 'All places are taken' })).toBeVisible()
    await expect(page.getByText('Second')).toHaveCount(0)
    await page.unrouteAll()
    for (const answer of [{ key: 'k' }, { version: '26.04' }, {}]) {
      await page.route('**/offline/activation_key?*', (route) => route.fulfill({ json: answer }))
      await issue.click()
      await expect(page.getByRole('alert').filter({ hasText: 'no usable activation' }).last()).toBeVisible()
      await page.unrouteAll()
    }
  },
)

test('LIC-34, LIC-39 a dongle has its serial number and a file to download; an online licence has neither', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  const usb = await door.giveLicence(ada, { activation_type: 'usb', usb_serial_number: '0A41-77C2' })
  const online = await door.giveLicence(ada)
  await signInAs(ada)
  await page.goto(`/licenses/${usb}`)
  await expect(page.locator('.mono', { hasText: '0A41-77C2' })).toBeVisible()
  const region = await page.locator('form').getByRole('status').elementHandle()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the file' }).click()
  expect((await download).suggestedFilename()).toBe('license.txt')
  await expect(page.getByText('The file for dongle 0A41-77C2 has been downloaded.')).toBeVisible()
  expect(await region?.textContent()).toContain('The file for dongle 0A41-77C2 has been downloaded.')
  await expect(page.getByRole('heading', { name: 'File for the USB dongle' })).toBeFocused()
  await page.goto(`/licenses/${online}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByLabel('Activation request')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'File for the USB dongle' })).toHaveCount(0)
})

test('LIC-39 a request from a server with another dongle is detected in the page: nothing is sent or logged', async ({
  page,
  calls,
  signInAs,
}) => {
  const ada = await door.createPerson()
  const licence = await door.giveLicence(ada, { activation_type: 'usb', usb_serial_number: '0A41-77C2' })
  await signInAs(ada)
  await page.goto(`/licenses/${licence}`)
  const field = page.getByLabel('Activation request')
  const download = page.getByRole('button', { name: 'Download the file' })
  const said = (usb_serial_number?: string) =>
    JSON.stringify({ server_id: 'srv-77', hostname: 'ferry.ship.example', version: '26.04', usb_serial_number })
  await field.fill(said('0B93-1102'))
  await expect(
    page.getByText('This request comes from dongle 0B93-1102, but the licence is bound to 0A41-77C2.'),
  ).toBeVisible()
  await expect(page.locator('.request-facts')).toContainText('0B93-1102')
  await expect(download).toBeDisabled()
  await field.fill(said())
  await expect(page.getByText('The server that generated this has no dongle plugged in.')).toBeVisible()
  await expect(download).toBeDisabled()
  expect(calls.to('GET', `/deliverables/${licence}/usb/activation_key`)).toHaveLength(0)
  await field.fill(said('0A41-77C2'))
  const file = page.waitForEvent('download')
  await download.click()
  expect((await file).suggestedFilename()).toBe('license.txt')
  await page.getByRole('link', { name: 'History' }).click()
  await expect(page.getByText('File for dongle 0A41-77C2 issued').filter({ visible: true })).toHaveCount(1)
})

test('LIC-42 a server is released after a confirmation that names it, which is recorded in the history', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  const licence = await door.giveLicence(ada)
  await door.reportServer(ada, licence, { hostname: 'edge-77' })
  await signInAs(ada)
  await page.goto(`/licenses/${licence}`)
  await page.getByRole('button', { name: 'Release edge-77' }).click()
  const dialog = page.getByRole('dialog', { name: /Release edge-77 from MS-\d+/ })
  // Its text wraps, although it was opened from a table whose cells do not.
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await dialog.getByRole('button', { name: 'Release server' }).click()
  await expect(page.getByRole('table', { name: 'Servers' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Servers', exact: true })).toBeFocused()
  await page.getByRole('link', { name: 'History' }).click()
  await expect(page).toHaveURL(/tab=history$/)
  await expect(page.getByText('Server edge-77 released').filter({ visible: true })).toBeVisible()
})

test('LIC-42 releasing a server whose place is already free does not mention the limit on releases', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  const licence = await door.giveLicence(ada)
  await door.reportServer(ada, licence, { hostname: 'edge-77' })
  await door.reportServer(ada, licence, { hostname: 'edge-78' })
  await page.route(`**/deliverables/${licence}`, async (route) => {
    const response = await route.fetch()
    const { stats, ...rest } = (await response.json()) as Deliverable
    const servers = stats.servers.map((server) => ({ ...server, holds_place: server.hostname !== 'edge-77' }))
    await route.fulfill({ response, json: { ...rest, stats: { ...stats, servers } } })
  })
  await signInAs(ada)
  await page.goto(`/licenses/${licence}`)
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Release edge-78' }).click()
  await expect(dialog).toContainText('3 servers can be released in 30 days.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Release edge-77' }).click()
  await expect(dialog).toContainText('Its place is free already')
  await expect(dialog).not.toContainText('30 days')
})

test('LIC-40 more activations than fit on a page are paged, and all of them are counted', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  const licence = await door.giveLicence(ada, { activation_type: 'offline' })
  const activation = (number: number) => ({
    key: `file ${number}`,
    version: '26.04',
    server_id: `id-${number}`,
    hostname: `ferry-${number}`,
    created_at: '2026-11-20T10:00:00.000Z',
    expires_at: null,
    current: true,
    initiator: { email: ada.email, name: 'Ada Lind', ip: '203.0.113.7' },
  })
  await page.route('**/offline/activation_keys?*', (route) => {
    const second = new URL(route.request().url()).searchParams.get('cursor') === 'second'
    const activation_keys = second ? [activation(51)] : Array.from({ length: 50 }, (_, at) => activation(at + 1))
    const turns = second ? { next: null, prev: 'first' } : { next: 'second', prev: null }
    return route.fulfill({ json: { activation_keys, estimated_count: 151, ...turns, timing: 1, ending: null } })
  })
  await signInAs(ada)
  await page.goto(`/licenses/${licence}`)
  const log = page.locator('.panel', { has: page.getByRole('heading', { name: 'Offline activations' }) })
  await expect(log.getByRole('row')).toHaveCount(51)
  await expect(log).toContainText('151')
  await log.getByRole('button', { name: 'Next page' }).click()
  await expect(log.getByRole('row')).toHaveCount(2)
  await expect(log).toContainText('ferry-51')
  await log.getByRole('button', { name: 'Previous page' }).click()
  await expect(log.getByRole('row')).toHaveCount(51)
})

test('LIC-12 the settings for a server contain the key masked, and complete when copied or revealed', async ({
  page,
  context,
  signInAs,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const ada = await door.createPerson()
  const licence = await door.giveLicence(ada)
  await signInAs(ada)
  await page.goto(`/licenses/${licence}`)
  const tabs = page.getByRole('navigation', { name: 'Pages of the licence' })
  await tabs.getByRole('link', { name: 'Connect a server' }).click()
  await expect(tabs.locator('[aria-current]')).toHaveText(['Connect a server'])
  const snippet = page.locator('pre')
  await expect(snippet).toContainText(/LICENSE_KEY='l4\|[\w-]{6}•+/)
  await page.getByRole('button', { name: 'Kubernetes' }).click()
  await page.getByRole('button', { name: 'Copy settings with the key' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /kind: Secret[\s\S]+LICENSE_KEY: 'l4\|[\w-]{22}\|[\w-]{30}'/,
  )
  await page.getByRole('main').getByRole('button', { name: 'Show the whole key' }).last().click()
  await expect(snippet).toContainText(/l4\|[\w-]{22}\|[\w-]{30}/)
  // On a phone the text scrolls within its box.
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('LIC-05 a key that leaked is replaced for a reason, after a word on what becomes of its servers', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  const licence = await door.giveLicence(ada)
  await signInAs(ada)
  await page.goto(`/licenses/${licence}`)
  const key = page.locator('.key-line')
  await key.getByRole('button', { name: 'Show the whole key' }).click()
  const before = await key.locator('.mono').first().textContent()
  await key.getByRole('button', { name: 'Replace the key' }).click()
  const dialog = page.getByRole('dialog', { name: /^Replace the key of MS-\d+\?$/ })
  await expect(dialog).toContainText('report for another day')
  await dialog.getByText('No longer').click()
  await expect(dialog).toContainText('cannot report any more')
  const action = dialog.getByRole('button', { name: 'Replace key' })
  await expect(action).toBeDisabled()
  await dialog.getByRole('textbox', { name: 'Why is it replaced?' }).fill('Pasted into a chat')
  await action.click()
  await expect(page.getByText('The key is replaced')).toBeVisible()
  await expect(key.locator('.mono').first()).not.toHaveText(before ?? '')
  await page.getByRole('link', { name: 'History' }).click()
  await expect(page.getByText('Key replaced: Pasted into a chat').filter({ visible: true })).toHaveCount(1)
})

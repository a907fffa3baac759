import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { factOf } from '../../fixtures/looks.ts'
import { expectEvery, letPass, stopClock } from '../../fixtures/page-clock.ts'
import { olga } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/story.ts'
import { door } from '../../fixtures/world.ts'

test(
  'LIC-11 a licence is polled every 5 s and updated in place',
  { tag: '@main' },
  async ({ page, calls, signInAs }) => {
    const ada = await door.createPerson()
    const licence = await door.giveLicence(ada)
    await signInAs(ada)
    await page.clock.install()
    await page.goto(`/licenses/${licence}`)
    await expect(page.getByRole('heading', { name: 'Not activated yet' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Connect a server' })).toHaveCount(2)
    await stopClock(page, calls)
    await expectEvery(5_000, page, calls, ['GET', `/deliverables/${licence}`])
    await door.reportServer(ada, licence, { hostname: 'edge-77' })
    await letPass(page, calls, 5_000)
    await expect(page.getByRole('table', { name: 'Servers' })).toContainText('edge-77')
  },
)

test('LIC-12, LIC-14 a licence shows key, plan and price, quantity, channels, servers, paid till and versions', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  const licence = await door.giveLicence(ada, {
    quantity: 3,
    servers_limit: 4,
    version_min: '24.02',
    version_max: '26.11',
    price_correction: '-150',
  })
  await door.reportServer(ada, licence, { server_id: 'a', hostname: 'edge-01', medias: 12 })
  await door.reportServer(ada, licence, { server_id: 'b', hostname: 'edge-02', medias: 30 })
  await signInAs(ada)
  await page.goto(`/licenses/${licence}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Media Server Pro' })).toBeVisible()
  await page.getByRole('button', { name: 'Show the whole key' }).click()
  await expect(page.getByText(/^l4\|[\w-]{22}\|[\w-]{30}$/)).toBeVisible()
  await expect(factOf(page, 'Plan and price')).toContainText('€1,650.00')
  await expect(factOf(page, 'Plan and price')).toContainText('per month')
  await expect(factOf(page, 'Plan and price')).toContainText('€150.00 correction included')
  await expect(factOf(page, 'Plan and price')).toContainText('plus 19% VAT')
  await expect(factOf(page, 'Quantity')).toContainText('3')
  await expect(factOf(page, 'Input channels')).toContainText('42')
  await expect(factOf(page, 'Servers')).toContainText('2 of 4')
  await expect(factOf(page, 'Paid till')).toContainText(/\d{2} [A-Z][a-z]+ \d{4}/)
  await expect(factOf(page, 'Available versions')).toHaveText(/^24\.02 ?[-–] ?26\.11$/)
})

test('LIC-12, LIC-14 a licence with an open invoice runs on past its paid-till day: it is unpaid, not expired', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  const now = Date.now()
  const day = (days: number): Date => new Date(now + days * dayMs)
  const term = { starts_on: day(-40).toISOString().slice(0, 10), paid_till: day(-3).toISOString().slice(0, 10) }
  const licence = await door.giveLicence(ada, { ...term, billing_kind: 'manual', auto_renewable: true })
  await door.openRenewal(ada, licence)
  const ending = await door.giveLicence(ada, { ...term, user_comment: 'Nobody renews it' })
  await signInAs(ada)
  await page.goto('/licenses')
  const row = page.getByRole('row').filter({ has: page.locator(`a[href="/licenses/${licence}"]`) })
  await expect(row).toContainText('Unpaid')
  await expect(row.getByRole('link', { name: 'Pay' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Nobody renews it' })).toContainText('Expired')
  const asWritten = (date: Date): string =>
    new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date)
  const stops = asWritten(day(11))
  await page.goto(`/licenses/${licence}`)
  await expect(page.getByText(`the servers stop on ${stops} unless you pay`, { exact: false })).toBeVisible()
  await expect(page.getByText('The licence renews once its invoice is paid.', { exact: false })).toBeVisible()
  await page.goto(`/licenses/${ending}`)
  await expect(page.getByText(`Its servers stop on ${stops}.`, { exact: false })).toBeVisible()
})

test('LIC-12, LIC-14 a licence whose card is charged on the day asks for nothing before, except for a card if there is none', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  const licence = await door.giveLicence(ada, { billing_kind: 'internal', auto_renewable: true })
  const invoice = await door.openRenewal(ada, licence)
  await signInAs(ada)
  await page.goto('/licenses')
  const row = page.getByRole('row').filter({ has: page.locator(`a[href="/licenses/${licence}"]`) })
  await expect(row).toContainText('Active')
  await expect(row.getByRole('link', { name: 'Pay' })).toHaveCount(0)
  await page.goto(`/licenses/${licence}`)
  const renewal = page.locator('.panel', { has: page.getByRole('heading', { name: 'Renewal' }) })
  await expect(renewal).toContainText('there is no saved card to charge')
  await expect(renewal.getByRole('link', { name: 'Add a card' })).toHaveAttribute('href', '/payment-methods')
  await expect(page.getByText('is unpaid')).toHaveCount(0)
  await door.saveCard(ada, '4242424242424242')
  await page.reload()
  await expect(renewal).toContainText(/Visa •••• 4242 is charged on/)
  await expect(renewal.getByRole('link', { name: 'Add a card' })).toHaveCount(0)
  await renewal.getByRole('link', { name: 'Pay the invoice now' }).click()
  await expect(page).toHaveURL(`/invoices/${invoice}`)
  await expect(page.getByText('Charged to the saved card')).toBeVisible()
  await expect(page.getByText('Payment is due')).toHaveCount(0)
})

test('LIC-13, LIC-15 the server’s list of available versions takes precedence', async ({ page, signInAs }) => {
  const ada = await door.createPerson()
  const licence = await door.giveLicence(ada, { version_min: '24.02', version_max: '26.11' })
  await signInAs(ada)
  for (const [range, shown] of [
    [{ min: null, max: null }, /^any$/i],
    [{ min: '25.1', max: null }, '> 25.1'],
    [{ min: null, max: '26.3' }, '< 26.3'],
  ] as const) {
    await page.route('**/available_versions', (route) => route.fulfill({ json: range }))
    await page.goto(`/licenses/${licence}`)
    await expect(factOf(page, 'Available versions')).toHaveText(shown)
  }
})

test('LIC-14 a licence without servers explains how to begin', async ({ page, signInAs }) => {
  const ada = await door.createPerson()
  const online = await door.giveLicence(ada)
  const usb = await door.giveLicence(ada, { activation_type: 'usb', usb_serial_number: '0A41-77C2' })
  await signInAs(ada)
  await page.goto(`/licenses/${online}`)
  await expect(page.getByRole('heading', { name: 'Not activated yet' })).toBeVisible()
  await page.goto(`/licenses/${usb}`)
  await expect(page.getByText('Plug the USB dongle 0A41-77C2 into the server.')).toBeVisible()
})

test('LIC-14, LIC-41, LIC-42, LIC-43 servers with their status, version, address, streams, users and last report', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  const licence = await door.giveLicence(ada)
  await door.reportServer(ada, licence, { hostname: 'good-01', ip: '203.0.113.7', medias: 12, sessions: 1340 })
  await door.reportServer(ada, licence, { hostname: 'bad-01', alerts: ['error_disk_cache: disk cache is 94 % full'] })
  await signInAs(ada)
  await page.goto(`/licenses/${licence}`)
  const servers = page.getByRole('table', { name: 'Servers' })
  const good = servers.getByRole('row').filter({ hasText: 'good-01' })
  await expect(good).toContainText('203.0.113.7')
  await expect(good).toContainText('26.10.2')
  await expect(good).toContainText('12')
  await expect(good).toContainText('1,340')
  await expect(good).toContainText('Online')
  await expect(good).toContainText('Just now')
  await expect(servers.getByRole('row').filter({ hasText: 'bad-01' })).toContainText('Error')
  const alerts = page.getByRole('region', { name: '1 alert' })
  await expect(alerts.getByRole('listitem')).toHaveText('disk cache is 94 % full · bad-01')

  await signInAs(olga)
  await page.goto('/licenses?query=playout,+stockholm')
  await page.getByRole('link', { name: 'Media Server Pro' }).click()
  const silent = servers.getByRole('row').filter({ hasText: 'got-edge-01' })
  await expect(silent).toContainText('Offline')
  await expect(silent).toContainText(/\d hours ago/)
})

test('LIC-10 hardware, support and vsaas are listed below the licences, and open at their address', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  const support = await door.giveLicence(ada, { outcome: 'support' })
  const hardware = await door.giveLicence(ada, { outcome: 'hardware' })
  await signInAs(ada)
  await page.goto('/licenses')
  await expect(page.getByRole('heading', { name: 'No licences yet' })).toBeVisible()
  const others = page.getByRole('table', { name: 'Other purchases' })
  await expect(others.locator('tbody tr')).toHaveCount(2)
  await others.getByRole('link', { name: 'Media Server Pro' }).first().click()
  await expect(page).toHaveURL(new RegExp(`/licenses/(${support}|${hardware})$`))
  for (const id of [support, hardware]) {
    await page.goto(`/licenses/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Media Server Pro' })).toBeVisible()
  }
})

test('LIC-44 a licence that is deleted or never existed is not found', async ({ page, signInAs }) => {
  await signInAs(await door.createPerson())
  await page.goto('/licenses/01a1f78a-0000-7000-8000-000000000000')
  await expect(page.getByRole('heading', { level: 1, name: 'Licence not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to licence keys' }).click()
  await expect(page).toHaveURL('/licenses')
})

test('LIC-44 a licence that its vendor moves to another customer disappears from the open page, with its key', async ({
  page,
  calls,
  signInAs,
}) => {
  const [ada, buyer] = [await door.createPerson(), await door.createPerson()]
  const licence = await door.giveLicence(ada)
  await signInAs(ada)
  await page.clock.install()
  await page.goto(`/licenses/${licence}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Media Server Pro' })).toBeVisible()
  await page.getByRole('button', { name: 'Show the whole key' }).click()
  await stopClock(page, calls)
  await door.moveLicence(licence, buyer)
  await letPass(page, calls, 5_000)
  await expect(page.getByRole('heading', { level: 1, name: 'Licence not found' })).toBeVisible()
  await expect(page.getByText(/^l4\|/)).toHaveCount(0)
})

test('LIC-14 the last day of a licence is shown in hours, because time zones differ', async ({ page, signInAs }) => {
  const ada = await door.createPerson()
  const day = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)
  const licence = await door.giveLicence(ada, { starts_on: day(-29), paid_till: day(1), auto_renewable: false })
  await signInAs(ada)
  await page.goto('/licenses')
  await expect(page.getByRole('table')).toContainText(/Expires in \d+ (hour|minute|second)s?/)
  await page.goto(`/licenses/${licence}`)
  await expect(page.getByText(/^Expires in \d+ (hour|minute|second)s?, on/)).toBeVisible()
})

test('LIC-41 one of many servers is found by its name or status; both are in the address, and Back undoes them', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  const licence = await door.giveLicence(ada)
  for (let number = 1; number <= 12; number += 1)
    await door.reportServer(ada, licence, {
      hostname: `edge-${number}`,
      alerts: number === 7 ? ['error_disk: Disk is full'] : ['Clock was set'],
    })
  await signInAs(ada)
  await page.goto(`/licenses/${licence}`)
  // An alert that all servers have is shown once, without listing all of their names.
  await expect(
    page.getByRole('region', { name: '2 alerts' }).getByRole('listitem').filter({ hasText: 'Clock was set' }),
  ).toHaveText(/^Clock was set · (edge-\d+, ){4}edge-\d+ \+6$/)
  const names = page.getByRole('table', { name: 'Servers' }).locator('tbody .name')
  await expect(names).toHaveText(Array.from({ length: 12 }, (_, at) => `edge-${at + 1}`))
  await page.getByRole('textbox', { name: 'Host, address or version' }).fill('edge-1')
  await expect(names).toHaveText(['edge-1', 'edge-10', 'edge-11', 'edge-12'])
  await expect(page).toHaveURL(/server=edge-1/)
  await page.getByRole('button', { name: 'Clear' }).click()
  await page.getByRole('button', { name: 'Status', exact: true }).click()
  await page.getByRole('button', { name: 'Error 1' }).click()
  await expect(names).toHaveText(['edge-7'])
  await expect(page).toHaveURL(`/licenses/${licence}?status=error`)
  await page.reload()
  await expect(names).toHaveText(['edge-7'])
  await page.goBack()
  await expect(names).toHaveCount(12)
})

import type { Page } from '@playwright/test'
import type { ApiCalls } from '../../fixtures/api-calls.ts'
import { enterConsole } from '../../fixtures/console.ts'
import { olga } from '../../fixtures/people.ts'
import { givePushService } from '../../fixtures/push-browser.ts'
import { holdBack, watchShifts } from '../../fixtures/steadiness.ts'
import { expect, test } from '../../fixtures/story.ts'
import { openTicket, staff } from '../../fixtures/tickets.ts'
import { door } from '../../fixtures/world.ts'
import type { Person } from '../../world/door.ts'

const standIns = '.sk, .sk-text, [aria-busy=true]'

/** Someone with two licences, a due invoice and a ticket that nobody else changes. */
const somebodyWithSome = async (): Promise<Person> => {
  const person = await door.createPerson()
  await door.giveLicence(person)
  await door.openRenewal(person, await door.giveLicence(person))
  await openTicket(person)
  return person
}

/** The target of a list's first row. */
const firstOf = async (page: Page): Promise<string> =>
  (await page.locator('tbody a.name').first().getAttribute('href')) ?? ''

/** Opens pages whose answers arrive late, one by one, and checks whether anything moves. */
const lateOpener = async (page: Page, calls: ApiCalls): Promise<(path: string) => Promise<void>> => {
  const shifts = await watchShifts(page)
  return async (path) => {
    // The code that formats text arrives as late as the text itself.
    const letGo = await holdBack(page, /\/api\/v1\/|\/formatted-words-/)
    await page.goto(path)
    await expect(page.locator(standIns).first()).toBeVisible()
    await letGo({ oneByOne: true })
    await expect(page.locator(standIns)).toHaveCount(0)
    await calls.settled()
    const { sum, parts } = await shifts()
    expect.soft(sum, [path, ...parts].join('\n')).toBeLessThanOrEqual(0.02)
  }
}

for (const width of [412, 1440]) {
  test(`no page moves while its data arrive late, at ${width} px`, async ({ page, calls, signInAs }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    await signInAs(await somebodyWithSome())
    const open = await lateOpener(page, calls)
    for (const list of ['/licenses', '/invoices', '/tickets']) {
      await open(list)
      await open(await firstOf(page))
    }
    await signInAs(olga)
    await open('/retroview/dashboard')
    await open('/purchase-media-server')
  })

  test(`no record of the console moves while its data arrive late, at ${width} px`, async ({ page, calls }) => {
    const ada = await door.createPerson()
    const licence = await door.giveLicence(ada)
    const order = await door.openRenewal(ada, licence)
    const ticket = await openTicket(ada)
    await staff.reply(ticket, 'Which version?')
    await page.setViewportSize({ width, height: 900 })
    await enterConsole(page, await door.createOperator())
    const open = await lateOpener(page, calls)
    for (const record of [`tickets/${ticket}`, `customers/${ada.id}`, `orders/${order}`, `licences/${licence}`])
      await open(`/operator/${record}`)
  })

  test(`the list of webhook endpoints loads late and moves nothing, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await enterConsole(page, await door.createOperator())
    const shifts = await watchShifts(page)
    const arrive = await holdBack(page, /\/operator\/api\/v1\/webhooks$/)
    const list = page.waitForResponse(/\/webhook_deliveries\?/)
    await page.goto('/operator/webhooks')
    await list
    await arrive()
    await expect(page.locator('.endpoints section').first()).toBeVisible()
    await expect(page.locator(standIns)).toHaveCount(0)
    const { sum, parts } = await shifts()
    expect(sum, parts.join('\n')).toBeLessThanOrEqual(0.02)
  })
}

test('a page does not move down when notifications are suggested above it', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 412, height: 900 })
  await givePushService(page)
  await signInAs(olga)
  const shifts = await watchShifts(page)
  const letGo = await holdBack(page, /\/api\/v1\//)
  await page.goto('/licenses')
  await letGo({ oneByOne: true })
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeVisible()
  await expect(page.locator(standIns)).toHaveCount(0)
  const { sum, parts } = await shifts()
  expect(sum, parts.join('\n')).toBeLessThanOrEqual(0.02)
})

test('a page’s own data are requested before any script has run', async ({ page, signInAs }) => {
  await signInAs(olga)
  await holdBack(page, /\/assets\/index-[^/]*\.js/)
  const early: string[] = []
  page.on('request', (request) => early.push(request.url()))
  const filesOf = async (path: string, wanted: RegExp): Promise<void> => {
    early.length = 0
    await page.goto(path, { waitUntil: 'commit' })
    await expect.poll(() => early.filter((url) => wanted.test(url)).length, path).toBeGreaterThan(0)
  }
  await filesOf('/', /licences-page-[^/]*\.js$/)
  await filesOf('/licenses', /licences-page-[^/]*\.js$/)
  await filesOf('/invoices/some', /invoice-page-[^/]*\.css$/)
  await filesOf('/tickets/some', /ticket-page-[^/]*\.js$/)
  await filesOf('/retroview/dashboard?compare=1', /dashboard-page-[^/]*\.js$/)
})

for (const [drawer, width] of [
  ['open', 1440],
  ['collapsed', 1440],
  ['open', 1000],
  [null, 1000],
  [null, 390],
] as const) {
  test(`SHELL-52 the frame with the brand’s logo is there before the scripts and does not move, at ${width} px, drawer ${drawer ?? 'unset'}`, async ({
    page,
    signInAs,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await signInAs(olga)
    if (drawer !== null) {
      await page.goto('/healthz')
      await page.localStorage.setItem('drawer', drawer)
    }
    const letGo = await holdBack(page, /\/assets\/index-[^/]*\.js/)
    await page.goto('/licenses', { waitUntil: 'commit' })
    const early = page.locator('.starts .mark:visible')
    await expect(early).toBeVisible()
    const place = await early.boundingBox()
    await letGo()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.starts')).toBeHidden()
    expect(await page.locator('.brand-link .mark:visible').first().boundingBox()).toEqual(place)
  })
}

test('SHELL-52 no frame is drawn early where there will be none: for visitors, and on pages of links', async ({
  page,
  signInAs,
}) => {
  await holdBack(page, /\/assets\/index-[^/]*\.js/)
  const staysAway = async (path: string): Promise<void> => {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('.starts'), path).toBeAttached()
    await expect(page.locator('.starts'), path).toBeHidden()
  }
  await staysAway('/licenses')
  await signInAs(olga)
  for (const path of ['/auth/signin', '/newsletter?token=t', '/invite/t', '/attachments/t', '/tickets/t/review'])
    await staysAway(path)
})

const signInWords = { en: 'Sign in', ru: 'Вход' } as const

for (const [locale, width] of [
  ['en', 390],
  ['ru', 900],
  ['en', 1440],
] as const) {
  test(`SHELL-52 sign-in with the brand is there before the scripts and does not move, at ${width} px in ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/healthz')
    await page.localStorage.setItem('locale', locale)
    const letGo = await holdBack(page, /\/assets\/index-[^/]*\.js/)
    // From any page that requires being signed in.
    await page.goto('/invoices', { waitUntil: 'commit' })
    const parts = page.locator('.auth-brand, h1, h1 + .muted, .auth-form .btn')
    await expect(page.locator('h1')).toHaveText(signInWords[locale])
    await expect(page.locator('.auth-brand')).toHaveText('Aurora Streaming')
    await page.evaluate('document.fonts.ready')
    const places = await Promise.all((await parts.all()).map((part) => part.boundingBox()))
    await letGo()
    await expect(page.getByRole('textbox').first()).toBeVisible()
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page).toHaveURL(/\/auth\/signin$/)
    expect(await Promise.all((await parts.all()).map((part) => part.boundingBox()))).toEqual(places)
  })
}

test('SHELL-52 no sign-in is drawn early where there will be none: for links that may sign in, on their pages, in the console, for signed-in users', async ({
  page,
  signInAs,
}) => {
  await holdBack(page, /\/assets\/index-[^/]*\.js/)
  const staysAway = async (path: string): Promise<void> => {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('body > script'), path).toBeAttached()
    await expect(page.locator('body > .entry'), path).toHaveCount(0)
  }
  for (const path of ['/?token=t', '/tickets/1?token=t', '/auth/signup', '/invite/t', '/operator', '/operator/tickets'])
    await staysAway(path)
  await signInAs(olga)
  await staysAway('/licenses')
})

/** A licence's page with some calls held back. Returns the position of what is below, and releases the calls. */
const heldLicence = async (page: Page, signInAs: (person: Person) => Promise<unknown>, width: number, held: RegExp) => {
  const ada = await door.createPerson()
  const licence = await door.giveLicence(ada)
  await page.setViewportSize({ width, height: 900 })
  await signInAs(ada)
  const arrive = await holdBack(page, held)
  await page.goto(`/licenses/${licence}`)
  const properties = page.getByRole('heading', { name: 'Properties' })
  await expect(properties).toBeVisible()
  const renew = page.locator('.panel', { hasText: 'Nothing is charged automatically' }).getByRole('button')
  return {
    arrive,
    renew,
    activity: page.getByRole('region', { name: 'Activity' }),
    place: () => properties.boundingBox(),
  }
}

for (const width of [390, 1280, 1440])
  test(`the history of a licence loads late and moves nothing, at ${width} px`, async ({ page, signInAs }) => {
    const { arrive, renew, activity, place } = await heldLicence(page, signInAs, width, /\/timeline$/)
    await expect(page.locator(standIns)).toHaveCount(0)
    // These arrive late as well, by other calls.
    await expect(page.getByText('Subscription, per month')).toBeVisible()
    await expect(page.locator('.sk-text')).toHaveCount(0)
    await expect(renew.first()).toBeVisible()
    const before = await place()
    await arrive()
    await expect(activity).toBeVisible()
    expect(await place()).toEqual(before)
  })

for (const width of [390, 1440])
  test(`the catalogue and the ways to charge load late and move nothing, at ${width} px`, async ({
    page,
    signInAs,
  }) => {
    const held = /\/(?:skus\/[^/]+$|payment_gateways\?)/
    const { arrive, renew, activity, place } = await heldLicence(page, signInAs, width, held)
    await expect(activity).toBeVisible()
    await expect(renew).toHaveCount(0)
    const before = await place()
    await arrive()
    await expect(renew.first()).toBeVisible()
    await expect(page.locator('.sk-text')).toHaveCount(0)
    expect(await place()).toEqual(before)
  })

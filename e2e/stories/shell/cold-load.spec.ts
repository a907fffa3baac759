import type { Page } from '@playwright/test'
import { refusal, withFeatures } from '../../fixtures/answers.ts'
import type { ApiCalls } from '../../fixtures/api-calls.ts'
import { olga } from '../../fixtures/people.ts'
import { holdBack } from '../../fixtures/steadiness.ts'
import { expect, test } from '../../fixtures/story.ts'
import { openTicket } from '../../fixtures/tickets.ts'
import { door } from '../../fixtures/world.ts'

interface Opened {
  readonly path: string
  /** The page's own chunk. */
  readonly file: RegExp
  /** Its calls, below the API's version. */
  readonly asks: readonly RegExp[]
  /** The calls that are made before any script has loaded. */
  readonly early: readonly RegExp[]
}

const waysToPay = [/^\/payment_gateways$/, /^\/payment_methods$/]

const invoice = (id: string): Opened => ({
  path: `/invoices/${id}`,
  file: /\/assets\/invoice-page-[^/]*\.js$/,
  asks: [new RegExp(`^/orders/${id}$`), /^\/abilities$/, ...waysToPay],
  early: [new RegExp(`^/orders/${id}$`), /^\/abilities$/, ...waysToPay],
})

const ticket = (id: string): Opened => ({
  path: `/tickets/${id}`,
  file: /\/assets\/ticket-page-[^/]*\.js$/,
  asks: [new RegExp(`^/tickets/${id}$`), new RegExp(`^/tickets/${id}/comments$`), /^\/abilities$/],
  early: [new RegExp(`^/tickets/${id}$`), new RegExp(`^/tickets/${id}/comments$`), /^\/abilities$/],
})

const dashboard: Opened = {
  path: '/retroview/dashboard',
  file: /\/assets\/dashboard-page-[^/]*\.js$/,
  asks: [/^\/standing$/, /^\/series$/, /^\/streams$/, /^\/servers$/],
  early: [],
}

const licence = (id: string): Opened => ({
  path: `/licenses/${id}`,
  file: /\/assets\/licence-screen-[^/]*\.js$/,
  asks: [new RegExp(`^/deliverables/${id}$`)],
  early: [new RegExp(`^/deliverables/${id}$`)],
})

const licences: Opened = {
  path: '/licenses',
  file: /\/assets\/licences-page-[^/]*\.js$/,
  asks: [/^\/deliverables$/, /^\/deliverables\/counts$/],
  early: [/^\/deliverables$/],
}

const unpaid: Opened = {
  path: '/unpaid-invoices',
  file: /\/assets\/unpaid-invoices-page-[^/]*\.js$/,
  asks: [/^\/orders$/],
  early: [/^\/orders$/],
}

const title = (page: Page) => page.getByRole('heading', { level: 1 })

const made: readonly (readonly [name: string, open: () => Promise<{ who: typeof olga; opened: Opened }>])[] = [
  [
    'an invoice',
    async () => {
      const who = await door.createPerson()
      return { who, opened: invoice(await door.openRenewal(who, await door.giveLicence(who))) }
    },
  ],
  [
    'a ticket',
    async () => {
      const who = await door.createPerson()
      return { who, opened: ticket(await openTicket(who)) }
    },
  ],
  [
    'a licence',
    async () => {
      const who = await door.createPerson()
      return { who, opened: licence(await door.giveLicence(who)) }
    },
  ],
  ['the licences', () => Promise.resolve({ who: olga, opened: licences })],
  ['invoices to pay', () => Promise.resolve({ who: olga, opened: unpaid })],
  ['the dashboard', () => Promise.resolve({ who: olga, opened: dashboard })],
]

/** The page is complete, and no URL was requested twice. */
const expectAskedOnce = async (page: Page, calls: ApiCalls, paths: readonly RegExp[]): Promise<void> => {
  await expect(title(page)).toBeVisible()
  await expect(page.locator('.sk, .sk-text')).toHaveCount(0)
  await calls.settled()
  for (const path of paths) {
    const addresses = calls.to('GET', path).map((request) => request.url())
    expect(addresses, String(path)).toEqual([...new Set(addresses)])
  }
}

for (const [name, prepare] of made) {
  test(`the first load of ${name} requests its data while its script is loading, and only once`, async ({
    page,
    calls,
    signInAs,
  }) => {
    const { who, opened } = await prepare()
    await signInAs(who)
    const arrive = await holdBack(page, opened.file)
    await page.goto(opened.path)
    for (const path of opened.asks) await expect.poll(() => calls.to('GET', path).length).toBeGreaterThan(0)
    await calls.settled()
    await expect(page.locator('#root h1')).toHaveCount(0)
    await arrive()
    await expectAskedOnce(page, calls, opened.asks)
  })
}

const firstScript = /\/assets\/index-[^/]*\.js$/

for (const [name, prepare] of made) {
  test(`the first load of ${name} requests its data before the first script, and the page uses the answer`, async ({
    page,
    calls,
    signInAs,
  }) => {
    const { who, opened } = await prepare()
    await signInAs(who)
    const arrive = await holdBack(page, firstScript)
    await page.goto(opened.path, { waitUntil: 'commit' })
    const early = [/^\/profile$/, ...opened.early]
    for (const path of early) await expect.poll(() => calls.to('GET', path).length, String(path)).toBe(1)
    await arrive()
    await expectAskedOnce(page, calls, early)
  })
}

test('the first load of a ticket with Markdown loads the formatter before the first script, and one without Markdown never does', async ({
  page,
  signInAs,
}) => {
  const who = await door.createPerson()
  const [plain, marked] = [await openTicket(who), await openTicket(who, { description: 'Run `df`, then\n- restart' })]
  await signInAs(who)
  const formatter: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/formatted-words-')) formatter.push(request.url())
  })
  await page.goto(`/tickets/${plain}`)
  await expect(page.locator('.words')).toHaveText('Since noon')
  expect(formatter).toEqual([])
  const arrive = await holdBack(page, firstScript)
  await page.goto(`/tickets/${marked}`, { waitUntil: 'commit' })
  await expect.poll(() => formatter.length).toBe(1)
  await arrive()
  await expect(page.locator('.words code')).toHaveText('df')
})

test('an invoice with nothing to pay requests no ways to pay', async ({ page, calls, signInAs }) => {
  const who = await door.createPerson()
  const id = await door.issueInvoice(who, { description: 'Training', price: '100' })
  await door.receiveTransfer(who, id)
  await signInAs(who)
  await page.goto(`/invoices/${id}`)
  await expect(page.getByRole('region', { name: 'Payment' })).toBeVisible()
  await calls.settled()
  for (const path of waysToPay) expect(calls.to('GET', path)).toEqual([])
})

test('data that was requested in another language than the page’s is requested again', async ({
  page,
  calls,
  signInAs,
}) => {
  await signInAs(await door.createPerson({ locale: 'ru' }))
  const arrive = await holdBack(page, firstScript)
  await page.goto('/licenses', { waitUntil: 'commit' })
  await expect.poll(() => calls.to('GET', '/profile').length).toBe(1)
  await page.localStorage.setItem('locale', 'ru')
  await arrive()
  await expect(title(page)).toHaveText('Лицензии')
  await calls.settled()
  const languages = calls.to('GET', '/profile').map((request) => request.headers()['accept-language'])
  expect(languages).toEqual(['en', 'ru'])
})

test('SHELL-48 a failed early request is reported by the page, and repeated on click', async ({
  page,
  calls,
  signInAs,
}) => {
  const who = await door.createPerson()
  const id = await door.openRenewal(who, await door.giveLicence(who))
  await signInAs(who)
  const thrown: Error[] = []
  page.on('pageerror', (error) => thrown.push(error))
  const url = `**/billing/api/v1/orders/${id}`
  await page.route(url, refusal(400, { code: 'bad_request', title: 'Not like that' }))
  const arrive = await holdBack(page, invoice(id).file)
  await page.goto(`/invoices/${id}`)
  await expect.poll(() => calls.to('GET', `/orders/${id}`).length).toBe(1)
  await calls.settled()
  await arrive()
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await calls.settled()
  expect(calls.to('GET', `/orders/${id}`)).toHaveLength(1)
  await page.unroute(url)
  await again.click()
  await expect(page.getByRole('region', { name: 'Payment' })).toBeVisible()
  expect(thrown).toEqual([])
})

test(
  'SHELL-32, SHELL-36 nothing is requested for a page that its guards block',
  { tag: '@main' },
  async ({ page, calls, signInAs }) => {
    const who = await door.createPerson()
    const id = await door.openRenewal(who, await door.giveLicence(who))
    await page.goto(`/invoices/${id}`)
    await expect(page).toHaveURL('/auth/signin')
    expect(calls.to('GET', /./)).toEqual([])
    await signInAs(who)
    await withFeatures(page, { billing: false })
    await page.goto(`/invoices/${id}`)
    await expect(page).toHaveURL('/licenses')
    await calls.settled()
    expect(calls.to('GET', `/orders/${id}`)).toEqual([])
  },
)

test('SHELL-32 somebody who has to accept the terms is redirected without a message and without a second profile request', async ({
  page,
  calls,
  signInAs,
}) => {
  await signInAs(await door.createPerson({ terms_accepted: false }))
  await page.goto('/licenses')
  await expect(page).toHaveURL('/profile')
  await expect(title(page)).toBeVisible()
  await calls.settled()
  await expect(page.locator('.toast')).toHaveCount(0)
  expect(calls.to('GET', '/profile')).toHaveLength(1)
})

test('AUTH-25, AUTH-28 an expired session is detected once, whatever else was requested at the same time', async ({
  page,
  calls,
  signInAs,
}) => {
  const who = await door.createPerson()
  const id = await door.openRenewal(who, await door.giveLicence(who))
  await signInAs(who)
  await page.goto('/healthz')
  await page.localStorage.setItem('access_token_expires', '0')
  await page.localStorage.setItem('refresh_token', 'gone')
  await page.goto(`/invoices/${id}`)
  await expect(page).toHaveURL('/auth/signin')
  await calls.settled()
  expect(calls.to('POST', '/login')).toHaveLength(1)
  await expect(page.locator('.toast')).toHaveCount(0)
})

test('hovering over a link requests the page’s data, which the click does not repeat', async ({
  page,
  calls,
  signInAs,
}) => {
  const who = await door.createPerson()
  const id = await door.openRenewal(who, await door.giveLicence(who))
  await signInAs(who)
  await page.goto('/invoices')
  const link = page.locator(`tbody a.name[href="/invoices/${id}"]`)
  await link.hover()
  await expect.poll(() => calls.to('GET', `/orders/${id}`).length).toBe(1)
  await calls.settled()
  await link.click()
  await expect(page.getByRole('region', { name: 'Payment' })).toBeVisible()
  await calls.settled()
  expect(calls.to('GET', `/orders/${id}`)).toHaveLength(1)
})

test('a first load draws the frame before the page: the menu is there while a slow phone still draws the rest', async ({
  page,
  signInAs,
}) => {
  await signInAs(olga)
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const isFrameAlone = document.querySelector('.app nav') !== null && document.querySelector('main h1') === null
      if (isFrameAlone) document.documentElement.dataset['framedFirst'] = 'true'
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/licenses')
  await expect(title(page)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-framed-first', 'true')
})

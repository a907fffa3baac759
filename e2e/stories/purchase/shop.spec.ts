import type { Page } from '@playwright/test'
import { refusal, withFeatures } from '../../fixtures/answers.ts'
import { keepBodies } from '../../fixtures/api-calls.ts'
import { sectionOf } from '../../fixtures/parts.ts'
import { emil, olga } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/story.ts'
import { door } from '../../fixtures/world.ts'

const serversOf = (page: Page) => page.getByRole('combobox', { name: 'Servers' })

const chooseServers = async (page: Page, count: number): Promise<void> => {
  await serversOf(page).click()
  await page.getByRole('option', { name: String(count), exact: true }).click()
}

const buyer = () => door.createPerson({ may_buy: true, country: 'SE' })

test(
  'BUY-01, BUY-02, SHELL-17 the shop is available to those whom the vendor lets in, and to nobody else',
  { tag: '@main' },
  async ({ page, signInAs }) => {
    await signInAs(await buyer())
    await page.goto('/licenses')
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'Purchase new licence' })
      .click()
    await expect(page).toHaveURL('/purchase-media-server')
    await expect(page.getByRole('heading', { level: 1, name: 'Purchase new licence' })).toBeVisible()

    await withFeatures(page, { billing: false })
    await page.goto('/purchase-watcher')
    await expect(page).toHaveURL('/licenses')
    await page.unrouteAll()

    await signInAs(emil)
    for (const path of ['/purchase-media-server', '/purchase-watcher']) {
      await page.goto(path)
      await expect(page).toHaveURL('/licenses')
    }
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await expect(menu.getByRole('link', { name: 'Licence keys' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Purchase new licence' })).toHaveCount(0)
  },
)

test(
  'BUY-03, BUY-04, BUY-05, BUY-06, BUY-09, BUY-12, BUY-13, SHELL-66 a media server is bought on terms, for a period, as Basic or Pro',
  { tag: '@main' },
  async ({ page, signInAs }) => {
    await signInAs(await buyer())
    await page.goto('/purchase-media-server')
    const tabs = page.getByRole('navigation', { name: 'Products' })
    await expect(tabs.getByRole('link')).toHaveText(['Media server', 'Watcher'])
    const periods = page.getByRole('group', { name: 'Billing period' })
    await expect(periods.getByRole('radio')).toHaveCount(4)
    await expect(periods.locator('label')).toHaveText([
      /^Monthly$/,
      /^Quarterly.*−6%$/,
      /^Half-yearly.*%$/,
      /^Yearly.*%$/,
    ])
    await serversOf(page).click()
    await expect(page.getByRole('option')).toHaveText(Array.from({ length: 20 }, (_, index) => String(index + 1)))
    const { height = 0 } = (await page.locator('.select-list:visible').boundingBox()) ?? {}
    expect(height).toBeLessThanOrEqual(300)
    expect(height).toBeGreaterThan(200)
    await page.keyboard.press('Escape')
    await expect(sectionOf(page, 'Basic')).toBeVisible()
    await expect(sectionOf(page, 'Pro')).toBeVisible()
    await expect(sectionOf(page, 'More than 20 servers?')).toBeVisible()

    await page.getByRole('radio', { name: 'Perpetual' }).click({ force: true })
    await expect(periods).toHaveCount(0)
    await expect(page).toHaveURL(/terms=perpetual/)
    await expect(sectionOf(page, 'Pro')).toContainText('once')
    await expect(sectionOf(page, 'Pro')).toContainText('Updates and support for one year are included')
    await expect(sectionOf(page, 'Pro')).not.toContainText('Then ')
  },
)

test('the shop says whom the invoice is made out to before it is issued, and lets that be changed', async ({
  page,
  signInAs,
}) => {
  const person = await buyer()
  await signInAs(person)
  await page.goto('/purchase-media-server')
  await expect(sectionOf(page, 'Pro')).toContainText('made out to: Ada Lind, Sweden')
  await expect(sectionOf(page, 'Pro')).toContainText('There is no address yet')
  await sectionOf(page, 'Pro').getByRole('link', { name: 'Change whom invoices are made out to' }).click()
  await expect(page).toHaveURL('/profile')
  await page.getByLabel('Company or full name').fill('Northlight TV AB')
  await page.getByLabel('Street and number').fill('Kajplats 14')
  await page.getByLabel('City').fill('Stockholm')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()

  await page.goBack()
  await expect(sectionOf(page, 'Pro')).toContainText('made out to: Northlight TV AB, Kajplats 14, Stockholm, Sweden')
  await expect(sectionOf(page, 'Pro')).not.toContainText('There is no address yet')
  await sectionOf(page, 'Pro').getByRole('button', { name: 'Purchase Pro' }).click()
  await expect(page).toHaveURL(/\/invoices\//)
  await expect(sectionOf(page, 'Pro')).toHaveCount(0)
  await expect(page.getByText('Kajplats 14')).toBeVisible()
})

test('BUY-18 a customer who corrects their country is shown its tax in the shop at once, and buys at the first press', async ({
  page,
  signInAs,
}) => {
  await signInAs(await buyer())
  await page.goto('/purchase-media-server')
  const basic = sectionOf(page, 'Basic')
  await expect(basic).toContainText('VAT 25%')
  await basic.getByRole('link', { name: 'Change whom invoices are made out to' }).click()
  const country = page.getByRole('combobox', { name: 'Country' }).first()
  await country.click()
  await country.fill('Norway')
  await page.getByRole('option', { name: 'Norway' }).click()
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()

  await page.goBack()
  await expect(basic).toContainText('made out to: Ada Lind, Norway')
  await expect(basic).not.toContainText('25%')
  await basic.getByRole('button', { name: 'Purchase Basic' }).click()
  await expect(page).toHaveURL(/\/invoices\//)
})

test('BUY-18, BUY-20 price, tax, total and the next charge are shown before Purchase, which leads to that invoice', async ({
  page,
  signInAs,
}) => {
  await signInAs(await buyer())
  const ordered = await keepBodies(page, '**/billing/api/v1/orders')
  await page.goto('/purchase-media-server')
  const basic = sectionOf(page, 'Basic')
  await expect(basic).toContainText('€120.00 per month')
  await chooseServers(page, 4)
  await page.getByRole('radio', { name: /^Yearly/ }).click({ force: true })
  await expect(page).toHaveURL(/quantity=4/)
  await expect(basic).toContainText('€4,880.00 per year')
  await expect(basic).toContainText('4 × €1,220.00, before VAT')
  await expect(basic).toContainText('VAT 25%€1,220.00')
  await expect(basic).toContainText('Due now€6,100.00')
  await expect(basic).toContainText(/Then yearly from \d{2}\s[A-Z][a-z]+\s\d{4}€6,100\.00/)
  await basic.getByRole('button', { name: 'Purchase Basic' }).click()
  await expect(page).toHaveURL(/\/invoices\/[\w-]+$/)
  await expect(page.getByText('€6,100.00').first()).toBeVisible()
  expect(ordered.at(-1)).toMatchObject({
    purpose: 'new',
    quantity: 4,
    seen_total: 6100,
    sku_id: expect.stringContaining('basic'),
  })
})

test('BUY-18, BUY-20 if the price has changed since the card showed it, nothing is ordered and the card shows the new price', async ({
  page,
  signInAs,
}) => {
  await signInAs(await buyer())
  // As it was before the catalogue changed.
  await page.route('**/skus/*/price?*', async (route) => {
    const answer = await route.fetch()
    const quote = (await answer.json()) as { price: number; total: number }
    await route.fulfill({ response: answer, json: { ...quote, price: 99, total: 123.75 } })
  })
  await page.goto('/purchase-media-server')
  const basic = sectionOf(page, 'Basic')
  const purchase = basic.getByRole('button', { name: 'Purchase Basic' })
  await expect(basic).toContainText('Due now€123.75')
  await page.unrouteAll()
  await purchase.click()
  await expect(page.locator('.toast')).toContainText('The price has changed')
  await expect(basic).toContainText('€120.00 per month')
  await expect(basic).toContainText('Due now€150.00')
  await expect(page).toHaveURL(/\/purchase-media-server/)
  await purchase.click()
  await expect(page).toHaveURL(/\/invoices\/[\w-]+$/)
  await expect(page.getByText('€150.00').first()).toBeVisible()
})

test('BUY-10, BUY-14, BUY-15, BUY-16, BUY-17 cameras are counted from the smallest quantity to ten thousand', async ({
  page,
  signInAs,
}) => {
  await signInAs(await buyer())
  await page.goto('/purchase-watcher')
  const cameras = page.getByLabel('Cameras')
  const purchase = page.getByRole('button', { name: 'Purchase Single' })
  await expect(cameras).toHaveValue('4')
  await expect(sectionOf(page, 'Single')).toContainText('€9.60 per month')
  await expect(page.getByRole('heading', { name: 'Cluster', exact: true })).toHaveCount(0)
  await expect(sectionOf(page, 'Need a cluster?')).toBeVisible()

  await cameras.fill('')
  await expect(page.getByText('Enter the number of cameras')).toBeVisible()
  await expect(purchase).toBeDisabled()
  await cameras.fill('3')
  await expect(page.getByText('At least 4', { exact: true })).toBeVisible()
  await expect(purchase).toBeDisabled()
  await cameras.fill('20000')
  await expect(cameras).toHaveValue('10000')
  await expect(page.getByText(/^At most 10,000 cameras/)).toBeVisible()
  await expect(sectionOf(page, 'Single')).toContainText('€20,000.00 per month')
  await expect(purchase).toBeEnabled()
  await cameras.fill('16')
  await expect(page.getByText(/^At most 10,000 cameras/)).toHaveCount(0)
  await expect(sectionOf(page, 'Single')).toContainText('€35.20 per month')
})

test('BUY-14, BUY-15 the number of cameras follows the address, the tabs and Back', async ({ page, signInAs }) => {
  await page.route('**/billing/api/v1/skus?*', async (route) => {
    const answer = await route.fetch()
    const said = (await answer.json()) as { skus: { min_quantity: number; billing_terms: string }[] }
    for (const sku of said.skus) if (sku.billing_terms === 'perpetual') sku.min_quantity = 1
    await route.fulfill({ response: answer, json: said })
  })
  await signInAs(await buyer())
  await page.goto('/purchase-watcher')
  const cameras = page.getByLabel('Cameras')
  const purchase = page.getByRole('button', { name: 'Purchase Single' })
  await cameras.press('End')
  await cameras.pressSequentially('0')
  await expect(page).toHaveURL('/purchase-watcher?quantity=40')
  await page.getByRole('navigation', { name: 'Products' }).getByRole('link', { name: 'Watcher' }).click()
  await expect(page).toHaveURL('/purchase-watcher')
  await expect(cameras).toHaveValue('4')
  await expect(sectionOf(page, 'Single')).toContainText('€9.60 per month')
  await cameras.fill('')
  await expect(purchase).toBeDisabled()
  await page.goBack()
  await expect(cameras).toHaveValue('40')
  await expect(purchase).toBeEnabled()

  await page.getByRole('radio', { name: 'Perpetual' }).click({ force: true })
  // The field is reset to the other minimum.
  await expect(cameras).toHaveAccessibleDescription('1 to 10,000')
  await cameras.fill('0')
  await expect(cameras).toHaveAccessibleDescription('At least 1')
})

test(
  'BUY-14 an invalid number does not block a plan with another minimum',
  { tag: '@main' },
  async ({ page, signInAs }) => {
    await page.route('**/billing/api/v1/skus?*', async (route) => {
      const answer = await route.fetch()
      const said = (await answer.json()) as { skus: { min_quantity: number; billing_terms: string }[] }
      for (const sku of said.skus) if (sku.billing_terms === 'perpetual') sku.min_quantity = 8
      await route.fulfill({ response: answer, json: said })
    })
    await signInAs(await buyer())
    await page.goto('/purchase-watcher')
    const cameras = page.getByLabel('Cameras')
    await cameras.fill('')
    await expect(page.getByRole('button', { name: 'Purchase Single' })).toBeDisabled()
    await page.getByRole('radio', { name: 'Perpetual' }).click({ force: true })
    await expect(cameras).toHaveValue('8')
    await expect(page.getByRole('button', { name: 'Purchase Single' })).toBeEnabled()
  },
)

/** Sells Pro only from this number of servers on. */
const sellProFrom = (page: Page, count: number) =>
  page.route('**/billing/api/v1/skus?*', async (route) => {
    const answer = await route.fetch()
    const said = (await answer.json()) as { skus: { min_quantity: number; id: string }[] }
    for (const sku of said.skus) if (sku.id.includes('pro')) sku.min_quantity = count
    await route.fulfill({ response: answer, json: said })
  })

test('BUY-13, BUY-18 a plan with a minimum of five servers says so, moves to that number, and does not prevent fewer of the other', async ({
  page,
  calls,
  signInAs,
}) => {
  await sellProFrom(page, 5)
  await signInAs(await buyer())
  await page.goto('/purchase-media-server')
  const servers = serversOf(page)
  const pro = sectionOf(page, 'Pro')
  await expect(servers).toHaveValue('1')
  await expect(sectionOf(page, 'Basic')).toContainText('€120.00 per month')
  await expect(pro).toContainText('From 5 servers')
  await expect(pro.getByRole('button', { name: /^Purchase/ })).toHaveCount(0)
  await chooseServers(page, 3)
  await expect(page).toHaveURL(/quantity=3/)
  await expect(sectionOf(page, 'Basic').getByRole('button', { name: 'Purchase Basic' })).toBeEnabled()
  expect(calls.to('GET', /\/skus\/[^/]*pro[^/]*\/price/)).toEqual([])
  await pro.getByRole('button', { name: 'Choose 5 servers' }).click()
  await expect(servers).toHaveValue('5')
  await expect(pro.getByRole('button', { name: 'Purchase Pro' })).toBeEnabled()
  await expect(pro.getByRole('heading')).toBeFocused()
})

test('BUY-13, BUY-19 a plan with a minimum above the selectable numbers links to a contact', async ({
  page,
  signInAs,
}) => {
  await sellProFrom(page, 21)
  await signInAs(await buyer())
  await page.goto('/purchase-media-server?quantity=20')
  const pro = sectionOf(page, 'Pro')
  await expect(pro).toContainText('From 21 servers')
  await expect(pro.getByRole('alert')).toHaveCount(0)
  await pro.getByRole('button', { name: 'Ask for an offer' }).click()
  await expect(page.getByLabel('What are you planning?')).toBeFocused()
  await expect(sectionOf(page, 'Basic').getByRole('button', { name: 'Purchase Basic' })).toBeEnabled()
})

test('BUY-19 above a million there is no price and no Purchase, but a contact link', async ({ page, signInAs }) => {
  await page.route('**/billing/api/v1/skus/*pro*/price*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), price: 1_000_000.01 } })
  })
  await signInAs(await buyer())
  await page.goto('/purchase-media-server')
  const pro = sectionOf(page, 'Pro')
  await expect(pro).toContainText('Price on request')
  await expect(pro).not.toContainText('€')
  await expect(pro.getByRole('button', { name: /^Purchase/ })).toHaveCount(0)
  await pro.getByRole('button', { name: 'Ask for an offer' }).click()
  await expect(page.getByLabel('What are you planning?')).toBeFocused()
  await expect(sectionOf(page, 'Basic').getByRole('button', { name: 'Purchase Basic' })).toBeVisible()
})

test('BUY-07, BUY-08 the FAQ is available in both languages', { tag: '@main' }, async ({ page, signInAs }) => {
  await signInAs(await buyer())
  for (const [locale, path, title, count] of [
    ['en', '/purchase-media-server', 'Questions before you buy', 6],
    ['ru', '/purchase-media-server', 'Вопросы перед покупкой', 6],
    ['ru', '/purchase-watcher', 'Вопросы перед покупкой', 5],
  ] as const) {
    await page.goto('/healthz')
    await page.localStorage.setItem('locale', locale)
    await page.goto(path)
    const faq = page.locator('section').filter({ has: page.getByRole('heading', { name: title }) })
    await expect(faq.locator('details')).toHaveCount(count)
    const second = faq.locator('details').nth(1)
    await expect(second.locator('p')).toBeHidden()
    await second.locator('summary').click()
    await expect(second.locator('p')).toBeVisible()
  }
})

test('the question box has only a few lines, however tall the plans beside it', async ({ page, signInAs }) => {
  await signInAs(olga)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/purchase-media-server')
  const question = page.locator('#contact textarea')
  await expect(question).toBeVisible()
  await expect(page.getByRole('button', { name: 'Purchase Pro' })).toBeVisible()
  expect((await question.boundingBox())?.height).toBeLessThan(180)
})

test('BUY-11 if nothing is sold, only the contact card is shown', async ({ page, signInAs }) => {
  await page.route('**/billing/api/v1/skus?*', (route) =>
    route.fulfill({ json: { skus: [], estimated_count: 0, next: null, prev: null, timing: { total: 1 } } }),
  )
  await signInAs(await buyer())
  await page.goto('/purchase-media-server')
  await expect(sectionOf(page, 'More than 20 servers?')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Purchase/ })).toHaveCount(0)
  await expect(page.getByRole('radio')).toHaveCount(0)
})

test(
  'BUY-23, BUY-24 a question to the vendor needs text, becomes a ticket and says so',
  { tag: '@main' },
  async ({ page, signInAs }) => {
    await signInAs(await buyer())
    const sent = await keepBodies(page, '**/talks-client/api/v1/tickets')
    await page.goto('/purchase-watcher?quantity=16')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Write a few words about your plans')).toBeVisible()
    expect(sent).toHaveLength(0)
    await page.getByLabel('What are you planning?').fill('Two thousand cameras in three towns')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('link', { name: /^Open ticket \d+$/ })).toHaveAttribute('href', /^\/tickets\/[\w-]+$/)
    await expect(page.locator('#contact').getByRole('heading')).toBeFocused()
    expect(sent.at(-1)).toEqual({
      title: 'Purchase request: Watcher, 16 cameras, monthly',
      description: 'Two thousand cameras in three towns',
      kind: 'talks',
      product: 'vsaas',
    })

    // A media server's, for someone who reads Russian.
    await page.localStorage.setItem('locale', 'ru')
    await page.goto('/purchase-media-server?quantity=3')
    await page.getByLabel('Что вы планируете?').fill('Шестьдесят каналов')
    await page.getByRole('button', { name: 'Отправить' }).click()
    await expect(page.getByRole('link', { name: /^Открыть обращение/ })).toBeVisible()
    expect(sent.at(-1)).toEqual({
      title: expect.stringMatching(/^Запрос на покупку: .*3/),
      description: 'Шестьдесят каналов',
      kind: 'talks',
      product: 'iptv',
    })
    await page.localStorage.setItem('locale', 'en')

    await withFeatures(page, { tickets: false })
    await page.goto('/purchase-watcher')
    await expect(page.getByRole('button', { name: 'Purchase Single' })).toBeVisible()
    await expect(page.getByLabel('What are you planning?')).toHaveCount(0)
  },
)

test(
  'BUY-23 leaving an unsent question for the other products asks first; buying continues',
  { tag: '@main' },
  async ({ page, signInAs }) => {
    await signInAs(await buyer())
    await page.goto('/purchase-watcher')
    const question = page.getByLabel('What are you planning?')
    await question.fill('Two thousand cameras in three towns')
    await page.getByRole('navigation', { name: 'Products' }).getByRole('link', { name: 'Media server' }).click()
    const leaving = page.getByRole('dialog', { name: 'Leave without saving?' })
    await leaving.getByRole('button', { name: 'Stay' }).click()
    await expect(page).toHaveURL('/purchase-watcher')
    await expect(question).toHaveValue('Two thousand cameras in three towns')
    await page.getByRole('button', { name: 'Purchase Single' }).click()
    await expect(page).toHaveURL(/\/invoices\/[\w-]+$/)
    await expect(leaving).toHaveCount(0)
  },
)

test('PROF-36, BUY-21, LIC-33 a trial is started on the page of licences, and becomes what is bought', async ({
  page,
  signInAs,
}) => {
  await signInAs(await buyer())
  const ordered = await keepBodies(page, '**/billing/api/v1/orders')
  await page.goto('/licenses')
  await page.getByRole('button', { name: 'Get a trial' }).first().click()
  // Other stories may have put a trial of the same name on sale.
  await page.getByRole('menuitem', { name: 'Media Server Pro' }).first().click()
  await expect(page).toHaveURL(/\/licenses\/[\w-]+$/)
  const id = page.url().split('/').at(-1) ?? ''
  await page.goto(`/purchase-media-server?id=${id}`)
  await expect(page.getByText(/^Your trial MS-\d+ becomes the licence you buy here/)).toBeVisible()
  await page.getByRole('button', { name: 'Purchase Pro' }).click()
  await expect(page).toHaveURL(/\/invoices\//)
  expect(ordered.at(-1)).toMatchObject({ purpose: 'new', deliverable_id: id })

  await signInAs(emil)
  await page.goto('/licenses')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Get a trial' })).toHaveCount(0)
})

test('BUY-20 whoever has not paid the first purchase yet is led to its invoice, and not to buying it again', async ({
  page,
  signInAs,
}) => {
  await signInAs(await buyer())
  await page.goto('/purchase-media-server')
  await sectionOf(page, 'Basic').getByRole('button', { name: 'Purchase Basic' }).click()
  await expect(page).toHaveURL(/\/invoices\/[\w-]+$/)
  const invoice = page.url()
  await page.goto('/licenses')
  const main = page.getByRole('main')
  await expect(main.getByText(/^Invoice \S+ is not paid yet\./)).toBeVisible()
  await expect(main.getByRole('link', { name: /purchase|buy/i })).toHaveCount(1)
  await main.getByRole('link', { name: 'Pay', exact: true }).click()
  await expect(page).toHaveURL(invoice)
})

test(
  'LIC-33, BUY-13 a trial on several servers is offered for that number',
  { tag: '@main' },
  async ({ page, signInAs }) => {
    const ada = await buyer()
    const trial = await door.giveTrial(ada)
    for (const hostname of ['edge-1', 'edge-2', 'edge-3']) await door.reportServer(ada, trial, { hostname })
    await signInAs(ada)
    await page.goto(`/purchase-media-server?id=${trial}`)
    await expect(page.getByText('and as many servers as you buy')).toBeVisible()
    await expect(serversOf(page)).toHaveValue('3')
  },
)

test('BUY-21, BUY-22 a trial that cannot become the selected product is not converted; the product is sold separately', async ({
  page,
  signInAs,
}) => {
  const ada = await buyer()
  const trial = await door.giveTrial(ada)
  const bought = await door.giveLicence(ada)
  await signInAs(ada)
  // A trial of another product line, and a product that is no trial.
  for (const address of [`/purchase-watcher?id=${trial}`, `/purchase-media-server?id=${bought}`]) {
    await page.goto(address)
    const purchase = page.getByRole('button', { name: /^Purchase / }).first()
    await expect(page.getByText('This licence is not one of your trials')).toBeVisible()
    await expect(purchase).toBeDisabled()
    await page.getByRole('button', { name: 'Buy a new licence instead' }).click()
    await expect(purchase).toBeEnabled()
  }
})

test('BUY-21 a trial that cannot be loaded is not mistaken for something else', async ({ page, signInAs }) => {
  const ada = await buyer()
  const trial = await door.giveTrial(ada)
  await page.route(`**/billing/api/v1/deliverables/${trial}`, refusal(503, { code: 'unavailable', title: 'Away' }))
  await signInAs(ada)
  await page.goto(`/purchase-media-server?id=${trial}`)
  await expect(page.getByRole('button', { name: 'Purchase Pro' })).toBeDisabled({ timeout: 20_000 })
  await expect(page.getByText('Away')).toBeVisible()
  await expect(page.getByText('This licence is not one of your trials')).toHaveCount(0)
})

test('BUY-20, BILL-26 once it is paid, the invoice leads to the licence and its key', async ({ page, signInAs }) => {
  const ada = await buyer()
  await door.saveCard(ada, '4242424242424242')
  await signInAs(ada)
  await page.goto('/purchase-media-server')
  await page.getByRole('button', { name: 'Purchase Basic' }).click()
  const payment = page.getByRole('region', { name: 'Payment' })
  await payment.getByRole('button', { name: /^Pay €/ }).click()
  await payment.getByRole('link', { name: /^Open MS-\d+$/ }).click()
  await expect(page).toHaveURL(/\/licenses\/[\w-]+$/)
  await expect(page.getByText(/^l4\|/).first()).toBeVisible()
})

test('BUY-20 a double click orders once, without an error', async ({ page, calls, signInAs }) => {
  await signInAs(await buyer())
  await page.goto('/purchase-media-server')
  await page.getByRole('button', { name: 'Purchase Basic' }).evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await expect(page).toHaveURL(/\/invoices\/[\w-]+$/)
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(calls.to('POST', '/orders')).toHaveLength(1)
})

test('BUY-20 whoever leaves the shop before the order is answered stays where they are, and is told of the invoice', async ({
  page,
  signInAs,
}) => {
  const left = Promise.withResolvers<void>()
  await page.route('**/billing/api/v1/orders', async (route) => {
    await left.promise
    await route.continue()
  })
  await signInAs(await buyer())
  await page.goto('/purchase-media-server')
  await page.getByRole('button', { name: 'Purchase Basic' }).click()
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Licence keys' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Licence keys' })).toBeVisible()
  left.resolve()
  const told = page.getByRole('status').filter({ hasText: 'Invoice created' })
  await expect(told).toBeVisible()
  await expect(page).toHaveURL('/licenses')
  await told.getByRole('button', { name: 'Go to the invoice' }).click()
  await expect(page).toHaveURL(/\/invoices\/[\w-]+$/)
})

test('BUY-20 an unpaid invoice can be cancelled on its page', async ({ page, signInAs }) => {
  await signInAs(await buyer())
  await page.goto('/purchase-media-server')
  await page.getByRole('button', { name: 'Purchase Basic' }).click()
  await expect(page).toHaveURL(/\/invoices\//)
  await expect(page.locator('.party-dates')).toContainText('Due')
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Cancel this invoice' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel invoice' }).click()
  await expect(page.getByText('This order was cancelled before it was paid. Nothing is owed.')).toBeVisible()
  await expect(page.locator('.party-dates')).not.toContainText('Due')
  await expect(page.getByRole('heading', { level: 1 }).locator('xpath=..')).toContainText('Cancelled')
  await page.goto('/invoices?status=cancelled')
  await expect(page.getByRole('table', { name: 'Invoices' }).locator('tbody tr')).toHaveCount(1)
})

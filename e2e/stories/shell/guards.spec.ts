import { withFeatures } from '../../fixtures/answers.ts'
import { emil, nora, olga } from '../../fixtures/people.ts'
import { holdBack } from '../../fixtures/steadiness.ts'
import { expect, test } from '../../fixtures/story.ts'
import { door } from '../../fixtures/world.ts'

const areas = {
  billing: [
    '/unpaid-invoices',
    '/invoices',
    '/invoices/1',
    '/payments',
    '/payments/1',
    '/payment-methods',
    '/document/1',
    '/purchase-media-server',
    '/purchase-watcher',
  ],
  tickets: ['/tickets', '/new-ticket', '/pending-tickets', '/closed-tickets', '/tickets/1'],
  contacts: ['/notifications'],
  company: ['/company', '/colleagues'],
} as const

test(
  'SHELL-31 the start page is the licences after the e-mail is confirmed, before that the profile',
  { tag: '@main' },
  async ({ page, signInAs }) => {
    await signInAs(await door.createPerson())
    await page.goto('/')
    await expect(page).toHaveURL('/licenses')
    await signInAs(nora)
    await page.goto('/')
    await expect(page).toHaveURL('/profile')
  },
)

for (const [missing, wishes] of [
  ['terms are not accepted', { terms_accepted: false }],
  ['no password is set', { password_filled: false }],
] as const) {
  test(
    `SHELL-32, SHELL-33, SHELL-34 while ${missing} every page redirects to the profile`,
    { tag: '@main' },
    async ({ page, signInAs }) => {
      test.slow()
      await signInAs(await door.createPerson({ ...wishes, may_buy: true }))
      const pages = ['/licenses', '/licenses/1', '/retroview', '/retroview/sessions', ...Object.values(areas).flat()]
      for (const path of pages) {
        await page.goto(path)
        await expect(page, path).toHaveURL('/profile')
      }
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
  )
}

for (const [feature, paths] of Object.entries(areas)) {
  test(`SHELL-35, SHELL-36 without the feature ${feature} its pages redirect to the start`, async ({
    page,
    signInAs,
  }) => {
    await signInAs(await door.createPerson({ may_buy: true }))
    await withFeatures(page, { [feature]: false })
    for (const path of paths) {
      await page.goto(path)
      await expect(page, path).toHaveURL('/licenses')
      await expect(page.locator('.toast'), path).toContainText('This page is not available here')
    }
  })
}

test('SHELL-22, SHELL-36 without billing there is no trace of it in the menu and on the licences', async ({
  page,
  calls,
  signInAs,
}) => {
  const ada = await door.createPerson({ may_buy: true })
  const licence = await door.giveLicence(ada)
  await door.openRenewal(ada, licence)
  await signInAs(ada)
  await withFeatures(page, { billing: false })
  await page.goto('/licenses')
  await expect(page.getByRole('link', { name: 'Media Server Pro' })).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await expect(menu.getByRole('link', { name: 'Licence keys' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Billing' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Purchase licence' })).toHaveCount(0)
  await expect(page.locator('a[href^="/invoices"], a[href^="/unpaid-invoices"]')).toHaveCount(0)
  await page.getByRole('link', { name: 'Media Server Pro' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Media Server Pro/)
  await expect(page.locator('a[href^="/invoices"], a[href^="/unpaid-invoices"]')).toHaveCount(0)
  await calls.settled()
  expect(calls.to('GET', '/orders')).toEqual([])
})

test('SHELL-36 without billing nobody is invited to buy a first licence', async ({ page, signInAs }) => {
  await signInAs(await door.createPerson({ may_buy: true }))
  await withFeatures(page, { billing: false })
  await page.goto('/licenses')
  await expect(page.getByRole('heading', { name: 'No licences yet' })).toBeVisible()
  await expect(page.locator('a[href^="/purchase"]')).toHaveCount(0)
})

test('SHELL-35, SHELL-36 features of pages that need no session', { tag: '@main' }, async ({ page }) => {
  await withFeatures(page, { contacts: false, account_confirmation: false, tickets: false, company: false })
  for (const path of ['/newsletter', '/email_confirm', '/attachments/1', '/tickets/1/review', '/invite/1']) {
    await page.goto(`${path}?token=t1`)
    await expect(page, path).toHaveURL('/auth/signin')
  }
})

test('SHELL-36 sign-up and recovery redirect to sign-in if they are switched off', async ({ page }) => {
  await page.goto('/auth/signup')
  await expect(page).toHaveURL('/auth/signup')
  await withFeatures(page, { sign_up: false, password_recovery: false })
  for (const path of ['/auth/signup', '/auth/recovery']) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/auth/signin')
  }
})

test('SHELL-36 the catalogue is only for those who may buy', async ({ page, signInAs }) => {
  await signInAs(emil)
  for (const path of ['/purchase-media-server', '/purchase-watcher']) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/licenses')
    // No link leads there, so the URL was typed: the reason for the redirect is shown once.
    await expect(page.locator('.toast'), path).toContainText('You cannot buy here yet')
  }
})

test('SHELL-39 with terms switched off nobody has to accept them', async ({ page, signInAs }) => {
  await signInAs(await door.createPerson({ terms_accepted: false }))
  await withFeatures(page, { terms: false })
  await page.goto('/licenses')
  await expect(page.getByRole('heading', { name: 'Licence keys' })).toBeVisible()
  await expect(page).toHaveURL('/licenses')
})

test('SHELL-39 with confirmation switched off every e-mail counts as confirmed', async ({ page, signInAs }) => {
  await signInAs(await door.createPerson({ email_confirmed: false }))
  await withFeatures(page, { account_confirmation: false })
  await page.goto('/')
  await expect(page).toHaveURL('/licenses')
  await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Billing' })).toBeVisible()
})

test('S23, SHELL-33 newer terms redirect to the profile at the next call that requires them, without a reload', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  await signInAs(ada)
  await page.goto('/licenses')
  await expect(page.getByRole('heading', { name: 'No licences yet' })).toBeVisible()
  await door.outdateTerms(ada)
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Billing' }).click()
  await expect(page).toHaveURL('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of use')
})

test('S23, SHELL-31 before confirming the e-mail one can look around, and sees what is blocked until then', async ({
  page,
  signInAs,
}) => {
  await signInAs(await door.createPerson({ email_confirmed: false }))
  await page.goto('/licenses')
  await expect(page.getByRole('heading', { name: 'No licences yet' })).toBeVisible()
  const bar = page.getByText('Your e-mail is not confirmed yet')
  await bar.getByRole('link', { name: 'Confirm it' }).click()
  await expect(page).toHaveURL('/profile')
  await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible()
  await expect(bar).toHaveCount(0)
})

test(
  'SHELL-40 the features are delivered with the page and requested again after 60 s at the earliest',
  { tag: '@main' },
  async ({ page, calls, signInAs }) => {
    await signInAs(emil)
    await page.clock.install()
    await page.goto('/licenses')
    await expect(page.getByRole('heading', { name: 'No licences yet' })).toBeVisible()
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    const visit = async (name: string, current = name): Promise<void> => {
      await menu.getByRole('link', { name }).click()
      await expect(menu.locator('[aria-current="page"]')).toHaveText(current)
      await calls.settled()
    }
    await visit('Profile', 'Account information')
    await page.clock.fastForward(50_000)
    await visit('Licence keys')
    expect(calls.to('GET', '/features')).toHaveLength(0)
    await page.clock.fastForward(11_000)
    await visit('Profile', 'Account information')
    expect(calls.to('GET', '/features')).toHaveLength(1)
  },
)

for (const [path, call] of [
  ['/retroview/dashboard', /\/retroview\/api\/v3\/standing/],
  ['/colleagues', /\/billing\/api\/v1\/company$/],
] as const) {
  test(`while ${path} checks whether it exists, the shell and a page outline are shown`, async ({ page, signInAs }) => {
    await signInAs(olga)
    const letGo = await holdBack(page, call)
    await page.goto(path)
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
    await expect(page.getByRole('main').locator('.page-skeleton')).toBeVisible()
    await letGo()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(path)
  })
}

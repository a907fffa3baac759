import type { Page } from '@playwright/test'
import { colourOf, isRed, widthOf } from '../../fixtures/looks.ts'
import { letPass, stopClock } from '../../fixtures/page-clock.ts'
import { olga } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/story.ts'
import { door } from '../../fixtures/world.ts'

const openPx = 285
const collapsedPx = 65

const drawerOf = (page: Page) => page.locator('aside.side')
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })

test.describe('on a wide screen', () => {
  test(
    'SHELL-02, CONST-04 the drawer is 285 px wide open and 65 px collapsed',
    { tag: '@main' },
    async ({ page, signInAs }) => {
      await signInAs(olga)
      await page.goto('/licenses')
      await expect(drawerOf(page)).toBeVisible()
      expect(await widthOf(drawerOf(page))).toBe(openPx)
      await page.getByRole('button', { name: 'Collapse menu' }).click()
      await page.mouse.move(900, 400)
      await expect.poll(() => widthOf(drawerOf(page))).toBe(collapsedPx)
    },
  )

  test('SHELL-03 collapsed, it widens while the mouse is over it', { tag: '@main' }, async ({ page, signInAs }) => {
    await signInAs(olga)
    await page.goto('/licenses')
    await page.getByRole('button', { name: 'Collapse menu' }).click()
    await page.mouse.move(900, 400)
    await expect.poll(() => widthOf(drawerOf(page))).toBe(collapsedPx)
    const { x } = (await page.getByRole('heading', { level: 1 }).boundingBox()) ?? { x: 0 }
    await page.mouse.move(30, 300)
    await page.mouse.move(32, 305)
    await expect.poll(() => widthOf(drawerOf(page))).toBe(openPx)
    expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.x).toBe(x)
    await page.mouse.move(900, 400)
    await expect.poll(() => widthOf(drawerOf(page))).toBe(collapsedPx)
  })

  test('SHELL-02 exactly one menu entry is current, on every page', async ({ page, signInAs }) => {
    await signInAs(olga)
    for (const [path, name] of [
      ['/licenses', 'Licence keys'],
      ['/unpaid-invoices', 'Billing'],
      ['/tickets', 'Opened'],
      ['/closed-tickets', 'Closed'],
      ['/retroview/dashboard', 'Dashboard'],
      ['/profile', 'Account information'],
    ] as const) {
      await page.goto(path)
      await expect(menuOf(page).locator('[aria-current]'), path).toHaveText([name])
    }
  })

  test('SHELL-05 it keeps its state', async ({ page, signInAs }) => {
    await signInAs(olga)
    await page.goto('/licenses')
    await page.getByRole('button', { name: 'Collapse menu' }).click()
    await page.mouse.move(900, 400)
    await expect.poll(() => widthOf(drawerOf(page))).toBe(collapsedPx)
    await page.reload()
    await expect(drawerOf(page)).toBeVisible()
    expect(await widthOf(drawerOf(page))).toBe(collapsedPx)
    expect(await page.localStorage.getItem('drawer')).toBe('collapsed')
  })

  test(
    'SHELL-04, SHELL-05 below the menu are the contact, the user and the sign-out button',
    { tag: '@main' },
    async ({ page, signInAs }) => {
      await signInAs(olga)
      await page.goto('/licenses')
      const account = page.getByRole('navigation', { name: 'Account menu' })
      await expect(account.getByText('Olga Lindqvist')).toBeVisible()
      await expect(account.getByRole('button', { name: 'Appearance and language' })).toBeVisible()
      await expect(account.getByRole('button', { name: 'Log out' })).toBeVisible()
      await expect(drawerOf(page).getByText('Daniel Reuter')).toBeVisible()
      await expect(drawerOf(page).getByText('Account manager')).toBeVisible()
      const contact = drawerOf(page).getByRole('link', { name: 'Contact Aurora Streaming' })
      await expect(contact).toHaveAttribute('href', 'mailto:help@aurora.example')
    },
  )

  test('SHELL-05 without an account manager the contact is the brand', async ({ page, signInAs }) => {
    await signInAs(await door.createPerson())
    await page.goto('/licenses')
    await expect(drawerOf(page).getByText('help@aurora.example')).toBeVisible()
    await expect(drawerOf(page).getByText('Account manager')).toBeHidden()
  })
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1024, height: 768 } })

  test('SHELL-03 a collapsed drawer opens with its button, not by a touch', async ({ page, signInAs }) => {
    await signInAs(olga)
    await page.goto('/licenses')
    await expect(drawerOf(page)).toBeVisible()
    expect(await widthOf(drawerOf(page))).toBe(collapsedPx)
    await page.touchscreen.tap(30, 500)
    expect(await widthOf(drawerOf(page))).toBe(collapsedPx)
    await page.getByRole('button', { name: 'Expand menu' }).tap()
    await expect.poll(() => widthOf(drawerOf(page))).toBe(openPx)
  })
})

test(
  'SHELL-13, SHELL-14 the user opens the profile, the logo the start page',
  { tag: '@main' },
  async ({ page, signInAs }) => {
    await signInAs(olga)
    await page.goto('/invoices')
    await expect(drawerOf(page).locator('.me-link')).toHaveAttribute('href', '/profile')
    await drawerOf(page).locator('.me-link').click()
    await expect(page).toHaveURL('/profile')
    const logo = drawerOf(page).getByRole('link', { name: 'Aurora Streaming', exact: true })
    await expect(logo.locator('img')).toHaveAttribute('src', '/brands/aurora.svg')
    await logo.click()
    await expect(page).toHaveURL('/licenses')
  },
)

test('SHELL-16, SHELL-18 billing opens the unpaid invoices, or all invoices if there are none', async ({
  page,
  signInAs,
}) => {
  await signInAs(olga)
  await page.goto('/profile')
  await expect(menuOf(page).getByRole('link', { name: 'Licence keys' })).toHaveAttribute('href', '/licenses')
  await expect(menuOf(page).getByRole('link', { name: 'Billing', exact: true })).toHaveAttribute(
    'href',
    '/unpaid-invoices',
  )

  await signInAs(await door.createPerson())
  await page.goto('/profile')
  await expect(menuOf(page).getByRole('link', { name: 'Billing', exact: true })).toHaveAttribute('href', '/invoices')
})

test('SHELL-21 until e-mail and password are set, the menu has only the profile', async ({ page, signInAs }) => {
  for (const wishes of [{ email_confirmed: false }, { password_filled: false }]) {
    await signInAs(await door.createPerson(wishes))
    await page.goto('/profile')
    await expect(menuOf(page).locator('.nav-link')).toHaveText(['Profile'])
  }
})

test('SHELL-23, SHELL-24 a red badge counts the unpaid invoices and leads to them', async ({ page, signInAs }) => {
  const ada = await door.createPerson()
  await door.issueInvoice(ada, { description: 'First', price: '100' })
  await door.issueInvoice(ada, { description: 'Second', price: '0.01' })
  await door.issueInvoice(ada, { description: 'For nothing', price: '0' })
  await signInAs(ada)
  await page.goto('/licenses')
  const badge = menuOf(page).getByRole('link', { name: '2 unpaid invoices' })
  await expect(badge).toHaveText('2')
  expect(isRed(await colourOf(badge.locator('.badge'), 'background-color'))).toBe(true)
  await expect(page).toHaveTitle(/^\(2\) /)
  await badge.click()
  await expect(page).toHaveURL('/unpaid-invoices')
})

test(
  'SHELL-24, BILL-06 the badge is updated within 5 s and disappears at 0',
  { tag: '@main' },
  async ({ page, calls, signInAs }) => {
    const ada = await door.createPerson()
    await signInAs(ada)
    await page.clock.install()
    await page.goto('/licenses')
    await expect(page.getByRole('heading', { name: 'No licences yet' })).toBeVisible()
    await stopClock(page, calls)
    const badge = menuOf(page).locator('.nav-badge')
    await expect(badge).toHaveCount(0)

    const invoice = await door.issueInvoice(ada, { description: 'Migration', price: '240' })
    await letPass(page, calls, 5_500)
    await expect(badge).toHaveText('1')
    await door.receiveTransfer(ada, invoice)
    await letPass(page, calls, 5_500)
    await expect(badge).toHaveCount(0)
  },
)

test('SHELL-28 the profile entry is active on profile, company and colleagues', async ({ page, signInAs }) => {
  await signInAs(olga)
  for (const path of ['/profile', '/company', '/colleagues']) {
    await page.goto(path)
    const pages = menuOf(page).getByRole('button', { name: 'Profile: show pages' })
    await expect(pages, path).toHaveAttribute('aria-expanded', 'true')
  }
  await page.goto('/licenses')
  await expect(menuOf(page).locator('[aria-current="page"]')).toHaveText('Licence keys')
  await expect(menuOf(page).getByRole('button', { name: 'Profile: show pages' })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
})

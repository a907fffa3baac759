import type { Locator } from '@playwright/test'
import { widthOf } from '../../fixtures/looks.ts'
import { olga } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/story.ts'
import { openTicket } from '../../fixtures/tickets.ts'
import { door } from '../../fixtures/world.ts'

test('SHELL-09, CONST-05 from 900 px on the drawer is beside the page, below that it covers it', async ({
  page,
  signInAs,
}) => {
  await signInAs(olga)
  await page.setViewportSize({ width: 900, height: 700 })
  await page.goto('/licenses')
  await expect(page.locator('aside.side')).toBeVisible()
  await expect(page.locator('.topbar')).toBeHidden()

  await page.setViewportSize({ width: 899, height: 700 })
  await expect(page.locator('aside.side')).toHaveCount(0)
  await expect(page.locator('.topbar')).toBeVisible()
  await page.getByRole('button', { name: 'Open menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Main menu' })
  await expect(drawer).toBeVisible()
  const { x, width } = (await drawer.boundingBox()) ?? { x: -1, width: 0 }
  expect({ x, width }).toEqual({ x: 0, width: 285 })
  await drawer.getByRole('link', { name: 'Profile' }).click()
  await expect(page).toHaveURL('/profile')
  await expect(drawer).toBeHidden()
})

test('SHELL-09 the menu closes when its entry is the current page', async ({ page, signInAs }) => {
  await signInAs(olga)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/licenses?query=edge')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Main menu' })
  await drawer.getByRole('link', { name: 'Licence keys' }).click()
  await expect(page).toHaveURL('/licenses')
  await expect(drawer).toBeHidden()
})

test('CONST-05 the layout changes at 768 and 1200 px', async ({ page, signInAs }) => {
  await signInAs(olga)
  await page.setViewportSize({ width: 768, height: 700 })
  await page.goto('/licenses')
  const table = page.getByRole('table', { name: 'Licence keys' })
  const row = table.locator('tbody tr').first()
  await expect(row).toHaveCSS('display', 'table-row')
  await page.setViewportSize({ width: 767, height: 700 })
  await expect(row).not.toHaveCSS('display', 'table-row')

  const drawer = page.locator('.app')
  await page.setViewportSize({ width: 1199, height: 700 })
  await expect(drawer).toHaveAttribute('data-drawer', 'collapsed')
  await page.setViewportSize({ width: 1200, height: 700 })
  await expect(drawer).toHaveAttribute('data-drawer', 'open')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test(
    'SHELL-06, SHELL-08 inner pages have a button back to their list',
    { tag: '@main' },
    async ({ page, signInAs }) => {
      const ada = await door.createPerson()
      const licence = await door.giveLicence(ada)
      const invoice = await door.openRenewal(ada, licence)
      const paid = await door.issueInvoice(ada, { description: 'Training', price: '90' })
      await door.receiveTransfer(ada, paid)
      await signInAs(ada)
      await page.goto('/payments')
      const payment = await page.locator('a[href^="/payments/"]').first().getAttribute('href')
      const back = page.locator('.topbar').getByRole('link', { name: 'Back' })
      for (const [inner, list] of [
        [`/licenses/${licence}`, '/licenses'],
        [`/invoices/${invoice}`, '/invoices'],
        [`/document/${invoice}`, '/invoices'],
        [payment ?? '', '/payments'],
      ] as const) {
        await page.goto(inner)
        await expect(back, inner).toHaveAttribute('href', list)
        await back.click()
        await expect(page, inner).toHaveURL(list)
        await expect(back).toHaveCount(0)
        await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible()
      }
    },
  )

  test(
    'SHELL-06, SHELL-08 pages of the menu have the menu button, however deep their paths',
    { tag: '@main' },
    async ({ page, signInAs }) => {
      await signInAs(olga)
      for (const path of ['/retroview/dashboard', '/retroview/streams', '/retroview/grafana', '/company']) {
        await page.goto(path)
        await expect(page.getByRole('button', { name: 'Open menu' }), path).toBeVisible()
        await expect(page.locator('.topbar').getByRole('link', { name: 'Back' }), path).toHaveCount(0)
      }
    },
  )

  test('LIC-08 a line above the cards sorts them, by keyboard too, and the focused element is visible', async ({
    page,
    signInAs,
  }) => {
    const ada = await door.createPerson()
    await door.giveLicence(ada)
    await signInAs(ada)
    await page.goto('/licenses')
    const head = page.getByRole('table', { name: 'Licence keys' }).locator('thead')
    const quantity = head.getByRole('button', { name: 'Quantity' })
    await expect(page.getByRole('link', { name: 'Media Server Pro' })).toBeVisible()
    for (const button of await head.getByRole('button').all()) {
      await button.focus()
      await expect(button).toBeInViewport({ ratio: 1 })
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
    await quantity.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/licenses?sort=quantity')
    await quantity.click()
    await expect(page).toHaveURL('/licenses?sort=-quantity')
    await expect(quantity.locator('xpath=..')).toHaveAttribute('aria-sort', 'descending')
  })

  test('the line above the cards selects all invoices', async ({ page, signInAs }) => {
    const ada = await door.createPerson()
    await door.openRenewal(ada, await door.giveLicence(ada))
    await door.openRenewal(ada, await door.giveLicence(ada))
    await signInAs(ada)
    await page.goto('/unpaid-invoices')
    const table = page.getByRole('table')
    await table.locator('thead').getByRole('checkbox').check()
    await expect(table.locator('tbody').getByRole('checkbox', { checked: true })).toHaveCount(2)
  })

  test('SHELL-78 the narrowest phones break no word, cut no name and leave enough room for the chart', async ({
    page,
    signInAs,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await signInAs(olga)
    await page.goto('/healthz')
    await page.localStorage.setItem('locale', 'ru')
    await page.goto('/payment-methods')
    const name = page.locator('tbody .name', { hasText: 'Mastercard' })
    await expect(name).toBeVisible()
    expect(await name.evaluate((element) => element.getClientRects().length)).toBe(1)

    await page.goto('/company')
    const send = page.getByRole('button', { name: 'Отправить приглашение' })
    await expect(send).toBeVisible()
    const edgeOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().right)
    expect(await edgeOf(send)).toBeLessThan(await edgeOf(page.locator('.panel', { has: send })))

    await page.goto('/retroview/dashboard')
    const plot = page.locator('.time-chart .u-over')
    await expect(plot).toBeVisible()
    expect(await widthOf(plot)).toBeGreaterThan((await widthOf(page.locator('.time-chart'))) / 2)
  })

  test('SHELL-09 the overlay closes with Esc, with its button and with a tap beside it', async ({ page, signInAs }) => {
    await signInAs(olga)
    await page.goto('/licenses')
    const drawer = page.getByRole('dialog', { name: 'Main menu' })
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => drawer.getByRole('button', { name: 'Close menu' }).click(),
      () => page.mouse.click(380, 600),
    ]) {
      await page.getByRole('button', { name: 'Open menu' }).click()
      await expect(drawer).toBeVisible()
      await close()
      await expect(drawer).toBeHidden()
    }
    await expect(page).toHaveURL('/licenses')
  })

  test('SHELL-23 unpaid invoices are shown in the top bar', { tag: '@main' }, async ({ page, signInAs }) => {
    await signInAs(olga)
    await page.goto('/licenses')
    await page
      .locator('.topbar')
      .getByRole('link', { name: /unpaid invoice/ })
      .click()
    await expect(page).toHaveURL('/unpaid-invoices')
  })

  test('tabs that do not fit fade out on that side, and the selected one is visible', async ({ page, signInAs }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await signInAs(olga)
    await page.goto('/invoices')
    const bar = page.getByRole('navigation', { name: 'Billing' })
    await expect(bar.getByRole('link')).toHaveCount(4)
    await expect(bar).toHaveCSS('--tabs-before', '0px')
    await expect(bar).toHaveCSS('--tabs-after', '40px')
    await page.goto('/payment-methods')
    await expect(bar.locator('[aria-current]')).toBeInViewport({ ratio: 1 })
    await expect(bar).toHaveCSS('--tabs-before', '40px')
    await expect(bar).toHaveCSS('--tabs-after', '0px')
  })

  test('SHELL-09 no page is wider than the screen', async ({ page, signInAs }) => {
    await signInAs(olga)
    for (const path of [
      '/licenses',
      '/unpaid-invoices',
      '/invoices',
      '/payments',
      '/payment-methods',
      '/profile',
      '/nowhere',
    ]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390)
    }
  })
})

test('printed lists stay tables, black on white, without controls', async ({ page, signInAs }) => {
  await signInAs(olga)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/invoices')
  await expect(page.locator('tbody a.name').first()).toBeVisible()
  await page.setViewportSize({ width: 680, height: 960 })
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('tbody tr').first()).toHaveCSS('display', 'table-row')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.getByRole('main').locator('.btn, .ib, .search').filter({ visible: true })).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await page.goto('/licenses')
  await expect(page.locator('tbody a.name').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  expect(await widthOf(page.locator('.table'))).toBeLessThan(680)
})

test('paper is white with the dark theme too', async ({ page, signInAs }) => {
  await signInAs(olga)
  await page.goto('/invoices')
  const number = page.locator('tbody a.name').first()
  const textColour = () => number.evaluate((cell) => getComputedStyle(cell).color)
  await expect(number).toBeVisible()
  const light = await textColour()
  await page.localStorage.setItem('theme', 'dark')
  await page.reload()
  await expect(number).toBeVisible()
  expect(await textColour()).not.toBe(light)
  await page.emulateMedia({ media: 'print' })
  await expect.poll(textColour).toBe(light)
})

test('SHELL-09 words of two hundred letters break and push nothing off the page', async ({ page, signInAs }) => {
  const endless = 'W'.repeat(200)
  const person = await door.createPerson({ name: 'W'.repeat(60) })
  const licence = await door.giveLicence(person, { user_comment: endless })
  const invoice = await door.issueInvoice(person, { description: endless, price: '99999999.99' })
  const ticket = await openTicket(person, { title: endless, description: endless })
  await signInAs(person)
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of [
      '/licenses',
      `/licenses/${licence}`,
      '/invoices',
      `/invoices/${invoice}`,
      `/tickets/${ticket}`,
    ]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(endless).first()).toBeAttached()
      const widest = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(widest, `${path} at ${width} px`).toBeLessThanOrEqual(width)
    }
  }
  await page.goto(`/invoices/${invoice}`)
  const lines = page.getByRole('table', { name: 'Lines of the invoice' })
  await expect(lines.getByRole('cell').last()).toBeInViewport({ ratio: 1 })
})

test('SHELL-08 /cameras is not a page of this portal', async ({ page, signInAs }) => {
  await signInAs(olga)
  await page.goto('/cameras')
  await expect(page).toHaveURL('/licenses')
})

import type { Page } from '@playwright/test'
import { refusal } from '../../fixtures/answers.ts'
import { foundCompany } from '../../fixtures/company.ts'
import { focusOf, press } from '../../fixtures/keyboard.ts'
import { callAs, olga } from '../../fixtures/people.ts'
import { holdBack } from '../../fixtures/steadiness.ts'
import { expect, test } from '../../fixtures/story.ts'
import { openTicket } from '../../fixtures/tickets.ts'
import { door } from '../../fixtures/world.ts'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search or jump to' })

const openLicences = async (page: Page): Promise<void> => {
  await page.goto('/licenses')
  await expect(page.getByRole('table', { name: 'Licence keys' }).getByRole('link').first()).toBeVisible()
}

test('SHELL-78 the first Tab leads past the menu to the content', async ({ page, signInAs }) => {
  await signInAs(olga)
  await openLicences(page)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('SHELL-78 the focus is always visible', async ({ page, signInAs }) => {
  await page.goto('/auth/signin')
  await expect(page.getByRole('link', { name: 'Create an account' })).toBeVisible()
  const walk = async (steps: number): Promise<void> => {
    for (let step = 0; step < steps; step += 1) {
      await page.keyboard.press('Tab')
      const { name, visible } = await focusOf(page)
      expect(visible, name).toBe(true)
    }
  }
  await walk(8)
  await signInAs(olga)
  await openLicences(page)
  await walk(24)
})

test('SHELL-78 a dialog keeps the focus inside and returns it', async ({ page, signInAs }) => {
  await signInAs(olga)
  await openLicences(page)
  const find = page.getByRole('button', { name: 'Search or jump to…' })
  await find.focus()
  await page.keyboard.press('Enter')
  await expect(palette(page)).toBeVisible()
  await expect(palette(page).getByRole('combobox')).toBeFocused()
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press(step % 3 === 2 ? 'Shift+Tab' : 'Tab')
    // `body` represents the browser's own controls, between the last element and the first.
    const inside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog') != null,
    )
    expect(inside).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(palette(page)).toBeHidden()
  await expect(find).toBeFocused()
})

test('SHELL-78 after navigation the focus is on the headline', async ({ page, signInAs }) => {
  await signInAs(olga)
  await openLicences(page)
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('SHELL-78 a missing page has it on its headline too', async ({ page, signInAs }) => {
  await signInAs(olga)
  await openLicences(page)
  await page.evaluate(() => {
    history.pushState({}, '', '/nowhere')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeFocused()
})

test('SHELL-78 clearing a filter or text leaves the focus where it was', async ({ page, signInAs }) => {
  await signInAs(olga)
  await page.goto('/licenses?state=active&query=media')
  await press(page, page.getByRole('button', { name: 'Remove filter State' }))
  await expect(page).toHaveURL('/licenses?query=media')
  await expect(page.getByRole('button', { name: 'State', exact: true })).toBeFocused()
  const search = page.getByRole('search')
  await press(page, search.getByRole('button', { name: 'Clear' }))
  await expect(page).toHaveURL('/licenses')
  await expect(search.getByRole('textbox')).toBeFocused()
})

test('SHELL-78 a menu that loads late does not take the focus', async ({ page, signInAs }) => {
  await signInAs(olga)
  await page.goto('/licenses')
  const [first, next] = ['More actions for this list', 'Appearance and language'].map((name) =>
    page.getByRole('button', { name }),
  )
  // The first menu loads the code of all menus.
  await first?.focus()
  await expect(page.locator('button[id^="mantine"][aria-haspopup="menu"]')).toHaveCount(1)
  const held = await next?.evaluate(async (button) => {
    const after = button.nextElementSibling
    if (!(button instanceof HTMLElement && after instanceof HTMLElement)) return undefined
    button.focus()
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
    after.focus()
    // On a busy machine the menu appears some frames later.
    while (button.isConnected) await new Promise((done) => requestAnimationFrame(done))
    return document.activeElement === after
  })
  expect(held).toBe(true)
})

test('SHELL-78 a collapsed drawer can be opened by keyboard', async ({ page, signInAs }) => {
  await signInAs(olga)
  await openLicences(page)
  await page.getByRole('button', { name: 'Collapse menu' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.app')).toHaveAttribute('data-drawer', 'collapsed')
  const names: string[] = []
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('Shift+Tab')
    names.push((await focusOf(page)).name)
  }
  for (let step = 0; step < 8 && names.at(-1) !== 'BUTTON Expand menu'; step += 1) {
    await page.keyboard.press('Tab')
    names.push((await focusOf(page)).name)
  }
  expect(names.at(-1)).toBe('BUTTON Expand menu')
  await page.keyboard.press('Enter')
  await expect(page.locator('.app')).toHaveAttribute('data-drawer', 'open')
})

test('SHELL-78 search jumps to pages, licences and actions by keyboard alone', async ({ page, signInAs }) => {
  await signInAs(olga)
  await openLicences(page)
  const id = (await page.getByRole('table').locator('tbody td').first().textContent()) ?? ''
  await page.keyboard.press('Control+k')
  const input = palette(page).getByRole('combobox')
  await input.fill(id.replace('-', '').toLowerCase())
  await expect(palette(page).getByRole('option').first()).toContainText(id)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/licenses\/[\w-]+$/)
  await expect(page.getByRole('main')).toContainText(id)
  // What distinguishes its browser tab from those of other licences.
  await expect(page).toHaveTitle(new RegExp(`${id} .* · Aurora Streaming$`))

  // On a German keyboard it is above the 7.
  await page.evaluate(() => {
    const pressed = { key: '/', code: 'Digit7', shiftKey: true, bubbles: true, cancelable: true }
    document.body.dispatchEvent(new KeyboardEvent('keydown', pressed))
  })
  await expect(palette(page)).toBeVisible()
  await page.keyboard.press('Escape')

  await page.keyboard.press('/')
  await input.fill('зкщашду')
  await expect(palette(page).getByRole('option').first()).toContainText('Profile')
  await page.keyboard.press('Escape')

  await page.keyboard.press('Control+k')
  await input.fill('drak')
  await expect(palette(page).getByRole('option', { name: 'Dark theme' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  await page.keyboard.press('Control+k')
  await input.fill('zzzzzz')
  await expect(palette(page)).toContainText('Nothing found for “zzzzzz”')
})

test('SHELL-78 search finds invoices by number, tickets by title and licences by ID that no list has loaded', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  const invoice = await door.issueInvoice(ada, { description: 'Migration', price: '240' })
  await door.giveLicence(ada)
  const ticket = await openTicket(ada, { title: 'Subtitles come two seconds late' })
  const { number } = (await callAs(ada, 'GET', `/orders/${invoice}`)) as { number: string }
  const { deliverables } = (await callAs(ada, 'GET', '/deliverables')) as { deliverables: { human_id: string }[] }
  await signInAs(ada)
  await page.goto('/profile')
  await expect(page.getByLabel('First name', { exact: true })).toBeVisible()
  await page.keyboard.press('Control+k')
  const input = palette(page).getByRole('combobox')
  const options = palette(page).getByRole('option')
  await input.fill(deliverables[0]?.human_id ?? '')
  await expect(options.first()).toContainText(deliverables[0]?.human_id ?? '')
  await input.fill(number)
  await expect(options.filter({ hasText: new RegExp(`^${number}`) })).toContainText('Migration')
  await input.fill('subtitles come')
  await expect(options).toContainText(['Subtitles come two seconds late'])
  await expect(palette(page).getByText('Tickets', { exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/tickets/${ticket}`)
  // A ticket among the recent commands could not be displayed there.
  expect(await page.localStorage.getItem('recent_commands')).toBeNull()
})

test('SHELL-78 a failed search says so, not that there is nothing, and is retried by keyboard', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  const ticket = await openTicket(ada, { title: 'Subtitles come two seconds late' })
  await signInAs(ada)
  await page.goto('/profile')
  await expect(page.getByLabel('First name', { exact: true })).toBeVisible()
  const failing = refusal(500, { code: 'internal', title: 'Something went wrong' })
  await page.route(/[?&]query=/, failing)
  await page.keyboard.press('Control+k')
  const input = palette(page).getByRole('combobox')
  const options = palette(page).getByRole('option')
  const again = palette(page).getByRole('button', { name: 'Try again' })
  // Not the region of toasts, which moves into an open dialog.
  const said = palette(page).locator('output')
  await input.fill('two seconds')
  await expect(said).toContainText('The search did not work')
  await expect(palette(page)).not.toContainText('Nothing found')
  await expect(page.getByText('Something went wrong')).toHaveCount(0)

  await page.unroute(/[?&]query=/)
  await page.route(/orders\?.*query=/, failing)
  await press(page, again)
  await expect(options).toContainText(['Subtitles come two seconds late'])
  await expect(input).toBeFocused()
  await expect(said).toContainText('Not everything could be searched')

  await page.unroute(/orders\?.*query=/)
  await press(page, again)
  await expect(said).toHaveText('')
  await expect(input).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/tickets/${ticket}`)
})

test('SHELL-78 search finds common tasks, by other words for them too, and in Russian', async ({ page, signInAs }) => {
  const ada = await door.createPerson({ may_buy: true })
  const invoice = await door.issueInvoice(ada, { description: 'Migration', price: '240' })
  await foundCompany(ada, 'Lind Media')
  await signInAs(ada)
  await page.goto('/licenses')
  await expect(page.getByRole('navigation').getByRole('link', { name: '1 unpaid invoice' })).toBeVisible()
  await page.keyboard.press('Control+k')
  const input = palette(page).getByRole('combobox')
  const first = palette(page).getByRole('option')
  for (const [typed, deed] of [
    ['settle', /^Pay invoice AUR-/],
    ['pay invoice', /^Pay invoice AUR-/],
    ['ask question', /^New ticket/],
    ['invite colleague', /^Invite to the company/],
    ['buy licence', /^Purchase new licence/],
    ['change language', /^Switch to Russian/],
    ['sign out', /^Log out/],
    ['invoices', /^Invoices/],
    ['unpaid', /^Unpaid invoices/],
    ['payments', /^Payments/],
    ['saved cards', /^Payment methods/],
  ] as const) {
    await input.fill(typed)
    await expect(first.filter({ hasText: deed }), typed).toHaveCount(1)
  }
  await input.fill('change language')
  await first.filter({ hasText: 'Switch to Russian' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await page.keyboard.press('Control+k')
  const russian = page.getByRole('dialog', { name: 'Поиск и переход' })
  for (const [typed, deed] of [
    ['заплатить', /^Оплатить счёт AUR-/],
    ['коллега', /^Пригласить в компанию/],
    ['разлогиниться', /^Выйти/],
  ] as const) {
    await russian.getByRole('combobox').fill(typed)
    await expect(russian.getByRole('option').filter({ hasText: deed }), typed).toHaveCount(1)
  }
  await russian.getByRole('combobox').fill('заплатить')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/invoices/${invoice}`)
  await page.keyboard.press('Control+k')
  await russian.getByRole('combobox').fill('разлогиниться')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/auth\/signin/)
})

test('SHELL-78 single keys navigate, but not while typing, and can be switched off', async ({ page, signInAs }) => {
  const ada = await door.createPerson()
  await door.giveLicence(ada)
  await signInAs(ada)
  await page.goto('/licenses')
  await expect(page.getByRole('link', { name: 'Media Server Pro' })).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('p')
  await expect(page).toHaveURL('/profile')
  await page.keyboard.press('g')
  await page.keyboard.press('l')
  await expect(page).toHaveURL('/licenses')

  await page.getByRole('textbox', { name: 'ID, plan, comment, key or server' }).focus()
  await page.keyboard.type('gp?')
  await expect(page).toHaveURL('/licenses?query=gp%3F')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(sheet).toBeVisible()
  await sheet.getByRole('switch', { name: 'Single-key shortcuts are on' }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('g')
  await page.keyboard.press('p')
  await page.keyboard.press('?')
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL('/licenses?query=gp%3F')
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toBeVisible()
})

test('SHELL-78 a letter selects its item in an open menu, and does nothing else', async ({ page, signInAs }) => {
  await signInAs(olga)
  await openLicences(page)
  await page.getByRole('button', { name: 'Columns' }).focus()
  await page.keyboard.press('Enter')
  const items = page.getByRole('menu').getByRole('menuitemcheckbox')
  await expect(items.first()).toBeFocused()
  await page.keyboard.press('c')
  await expect(items.filter({ hasText: /^C/ }).first()).toBeFocused()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/licenses')
})

test('SHELL-78, BILL-03 search offers no page of cards where no gateway keeps them', async ({ page, signInAs }) => {
  const ada = await door.createPerson()
  await page.route('**/billing/api/v1/payment_gateways*', (route) =>
    route.fulfill({ json: { payment_gateways: [{ gateway: 'bank_transfer' }] } }),
  )
  await signInAs(ada)
  await page.goto('/licenses')
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Licence keys' }).first()).toBeVisible()
  await page.keyboard.press('Control+k')
  await palette(page).getByRole('combobox').fill('Payments')
  await expect(palette(page).getByRole('option', { name: /^Payments/ })).toBeVisible()
  await palette(page).getByRole('combobox').fill('Payment methods')
  await expect(palette(page).getByRole('option', { name: /^Payment methods/ })).toHaveCount(0)
})

test('SHELL-78 text typed before the search has loaded is not lost', async ({ page, signInAs }) => {
  await signInAs(olga)
  const letGo = await holdBack(page, /\/assets\/palette-/)
  await openLicences(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('g pro?')
  await page.keyboard.press('Backspace')
  await letGo()
  const input = palette(page).getByRole('combobox')
  await expect(input).toHaveValue('g pro')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.type('f')
  await expect(input).toHaveValue('g prof')
})

test('SHELL-78 Enter pressed before the search has loaded opens what was typed', async ({ page, signInAs }) => {
  await signInAs(olga)
  const letGo = await holdBack(page, /\/assets\/palette-/)
  await openLicences(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('profile')
  await page.keyboard.press('Enter')
  await letGo()
  await expect(page).toHaveURL('/profile')
  await expect(palette(page)).toHaveCount(0)
})

test('SHELL-78 keys move through rows, select one and start a ticket; the list of keys names them', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  await door.openRenewal(ada, await door.giveLicence(ada))
  await door.openRenewal(ada, await door.giveLicence(ada))
  await signInAs(ada)
  await page.goto('/unpaid-invoices')
  const names = page.locator('tbody a.name')
  await expect(names).toHaveCount(2)
  await page.keyboard.press('j')
  await expect(names.first()).toBeFocused()
  await page.keyboard.press('j')
  await expect(names.last()).toBeFocused()
  await page.keyboard.press('k')
  await page.keyboard.press('x')
  await expect(page.locator('tbody tr').first().getByRole('checkbox').first()).toBeChecked()

  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await page.keyboard.press('?')
  for (const name of ['Next and previous row', 'Select the row', 'New ticket']) await expect(sheet).toContainText(name)
  await page.keyboard.press('Escape')
  await page.keyboard.press('c')
  await expect(page).toHaveURL('/new-ticket')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('?')
  await expect(sheet).toContainText('New ticket')
  await expect(sheet).not.toContainText('Select the row')
})

test('SHELL-78, SHELL-61 no key leaves a dialog, whatever is typed in it', async ({ page, signInAs }) => {
  await signInAs(await door.createPerson())
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Change: E-mail' }).click()
  const dialog = page.getByRole('dialog')
  const field = dialog.getByRole('textbox', { name: /e-mail/i })
  await field.fill('ada@')
  for (const key of ['Control+k', 'Meta+k']) await page.keyboard.press(key)
  // A search that is still loading would capture the letters.
  await page.keyboard.type('people.example')
  await expect(field).toHaveValue('ada@people.example')
  // Nor do they act while the focus is outside of fields.
  await dialog.getByRole('heading').click()
  for (const key of ['?', 'c', 'g', 'l']) await page.keyboard.press(key)
  await expect(dialog).toHaveCount(1)
  await expect(field).toHaveValue('ada@people.example')
  await expect(page).toHaveURL('/profile')
})

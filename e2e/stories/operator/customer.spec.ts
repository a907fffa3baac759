import { refusal } from '../../fixtures/answers.ts'
import { codeOf } from '../../fixtures/authenticator.ts'
import { callAsStaff } from '../../fixtures/calls.ts'
import { foundCompany, joinCompany } from '../../fixtures/company.ts'
import { enterConsole } from '../../fixtures/console.ts'
import { linesOf } from '../../fixtures/looks.ts'
import { signInElsewhere } from '../../fixtures/own-browser.ts'
import { callAs } from '../../fixtures/people.ts'
import { holdBack } from '../../fixtures/steadiness.ts'
import { expect, test } from '../../fixtures/story.ts'
import { door, lettersTo } from '../../fixtures/world.ts'

test('a customer is found, annotated, given a permission, blocked and unblocked', async ({ page, browser }) => {
  const ada = await door.createPerson()
  await enterConsole(page, await door.createOperator('support', 'Hanna Brandt'))
  await page.goto(`/operator/customers?query=${encodeURIComponent(ada.email)}`)
  await page.getByRole('row').filter({ hasText: ada.email }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Lind' })).toBeVisible()

  await page.getByRole('textbox', { name: 'New note' }).fill('Pays by transfer only')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('Pays by transfer only')).toBeVisible()
  const notes = page.getByRole('heading', { name: 'Notes', exact: true })
  await expect(notes).toBeFocused()
  await page.getByRole('button', { name: 'Remove note' }).click()
  const question = page.getByRole('dialog', { name: /^Remove the note by Hanna Brandt/ })
  await expect(question).toContainText('Pays by transfer only')
  await question.getByRole('button', { name: 'Remove note' }).click()
  await expect(page.getByText('Pays by transfer only')).toHaveCount(0)
  await expect(notes).toBeFocused()
  const right = page.getByRole('switch', { name: 'Buy licences' })
  await expect(right).not.toBeChecked()
  await right.click()
  await expect(page.getByText('Saved').first()).toBeVisible()
  await expect(right).toBeChecked()

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Create sign-in link…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Lost the first mail')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const link = (await dialog.locator('.once-link').textContent()) ?? ''
  await expect(dialog).toHaveCount(1)
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await expect(dialog).toHaveCount(0)
  const theirs = await browser.newContext()
  const portal = await theirs.newPage()
  await portal.goto(link)
  await expect(portal).toHaveURL(/\/licenses/)
  await portal.goto('/profile/security')
  await expect(portal.locator('.devices > li').filter({ hasText: 'This device' })).toContainText('Sign-in link')

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Block customer' }).click()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Asked us to')
  await dialog.getByRole('button', { name: 'Block customer' }).click()
  await expect(page.locator('.page-head')).toContainText('Blocked')
  const act = page.getByRole('button', { name: 'Act as customer' })
  await expect(act).toBeDisabled()
  await act.locator('..').hover()
  await expect(page.getByRole('tooltip')).toContainText('Unblock the customer first')
  await portal.reload()
  await expect(portal).toHaveURL(/\/auth\/signin/)
  await theirs.close()

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Unblock customer' }).click()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('It was a misunderstanding')
  await dialog.getByRole('button', { name: 'Unblock customer' }).click()
  await expect(page.locator('.page-head')).not.toContainText('Blocked')
})

test(
  'a customer’s data are corrected at the field that was wrong, and the log has the old value',
  { tag: '@main' },
  async ({ page }) => {
    const ada = await door.createPerson({ manager: { name: 'Nora Berg', email: 'nora@aurora.example' } })
    await enterConsole(page, await door.createOperator('admin', 'Hanna Brandt'))
    await page.goto(`/operator/customers/${ada.id}`)
    const profile = page.locator('.panel', { has: page.getByRole('heading', { name: 'Profile' }) })
    const edit = profile.getByRole('button', { name: 'Edit' })
    await edit.click()
    const dialog = page.getByRole('dialog')
    const copies = dialog.getByRole('textbox', { name: 'E-mail copies' })
    const manager = dialog.getByRole('textbox', { name: 'Account manager', exact: true })
    const save = dialog.getByRole('button', { name: 'Save profile' })
    await copies.fill('books')
    await copies.press('Tab')
    await manager.fill('')
    await save.click()
    await expect(copies).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByRole('button', { name: 'Remove books' }).click()
    await copies.fill('books@lind.example')
    await save.click()
    await expect(manager).toHaveAccessibleDescription(/Fill in this field/)
    await manager.fill('Daniel Reuter')
    await dialog.getByRole('textbox', { name: 'Last name' }).fill('Lindqvist')
    await dialog.getByText('Русский').click()
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Asked for in a ticket')
    await save.click()
    await expect(dialog).toHaveCount(0)
    await expect(edit).toBeFocused()
    await expect(page.getByRole('heading', { level: 1, name: 'Ada Lindqvist' })).toBeVisible()
    for (const text of ['books@lind.example', 'Daniel Reuter', 'Русский']) await expect(profile).toContainText(text)

    await page.getByRole('link', { name: 'Audit log' }).last().click()
    const row = page.getByRole('row').filter({ hasText: 'Asked for in a ticket' })
    await expect(row).toContainText('Account manager: Nora Berg → Daniel Reuter')
    await expect(row).toContainText('Copies of e-mails to: — → books@lind.example')
    await expect(row).not.toContainText('Country')
  },
)

test('on a phone the captions of a customer’s profile do not break within a word', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const ada = await door.createPerson()
  await enterConsole(page, await door.createOperator('admin', 'Hanna Brandt'))
  await page.goto(`/operator/customers/${ada.id}`)
  const caption = page.locator('dt').filter({ hasText: /copies/i })
  expect(await linesOf(caption, await caption.innerText())).toBe(1)
})

test('an address that is still being typed is saved with the rest, and not lost by an accidental click', async ({
  page,
}) => {
  const ada = await door.createPerson()
  await enterConsole(page, await door.createOperator('admin', 'Hanna Brandt'))
  await page.goto(`/operator/customers/${ada.id}`)
  const profile = page.locator('.panel', { has: page.getByRole('heading', { name: 'Profile' }) })
  const edit = profile.getByRole('button', { name: 'Edit' })
  await edit.click()
  const dialog = page.getByRole('dialog')
  const copies = dialog.getByRole('textbox', { name: 'E-mail copies' })
  const save = dialog.getByRole('button', { name: 'Save profile' })
  await copies.fill('books@lind.example')
  await page.keyboard.press('Escape')
  await expect(dialog).toContainText('Leave without saving?')
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await copies.fill('desk@')
  await save.click()
  await expect(copies).toHaveAccessibleDescription(/Enter an e-mail address/)
  await dialog.getByRole('button', { name: 'Remove desk@' }).click()
  await copies.fill('desk@lind.example')
  await save.click()
  await expect(dialog).toHaveCount(0)
  await expect(profile).toContainText('books@lind.example (not confirmed), desk@lind.example (not confirmed)')
})

test('a customer without a name can be corrected without adding one; too many copies are reported at their field', async ({
  page,
}) => {
  const nameless = await door.createPerson({ name: '', second_name: '' })
  await enterConsole(page, await door.createOperator('support', 'Hanna Brandt'))
  await page.goto(`/operator/customers/${nameless.id}`)
  const edit = page
    .locator('.panel', { has: page.getByRole('heading', { name: 'Profile' }) })
    .getByRole('button', { name: 'Edit' })
  await edit.click()
  const dialog = page.getByRole('dialog')
  const first = dialog.getByRole('textbox', { name: 'First name' })
  const copies = dialog.getByRole('textbox', { name: 'E-mail copies' })
  const save = dialog.getByRole('button', { name: 'Save profile' })
  await dialog.getByRole('textbox', { name: 'Account manager', exact: true }).fill('Nora Falk')
  await save.click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText('Nora Falk')

  await edit.click()
  await first.fill('Ada')
  await copies.fill(Array.from({ length: 21 }, (_, at) => `desk-${at}@lind.example`).join(' '))
  await save.click()
  await expect(copies).toHaveAccessibleDescription('At most 20 addresses')
  await expect(copies).toBeFocused()
  await dialog.getByRole('button', { name: 'Remove desk-20@lind.example' }).click()
  await save.click()
  await expect(dialog).toHaveCount(0)

  // A name can be changed but not removed.
  await edit.click()
  await first.fill('')
  await save.click()
  await expect(first).toHaveAccessibleDescription('Fill in this field')
})

test('a permission that staff grant moves at once and keeps the focus, and moves back if it is refused', async ({
  page,
}) => {
  const ada = await door.createPerson()
  await enterConsole(page, await door.createOperator('support', 'Hanna Brandt'))
  await page.goto(`/operator/customers/${ada.id}`)
  const [buys, tries] = [
    page.getByRole('switch', { name: 'Buy licences' }),
    page.getByRole('switch', { name: 'Start trials' }),
  ]
  await expect(buys).not.toBeChecked()
  const letGo = await holdBack(page, (url) => url.pathname === `/operator/api/v1/customers/${ada.id}`)
  await buys.press('Space')
  await expect(buys).toBeChecked()
  await expect(buys).toBeFocused()
  await tries.press('Space')
  await expect(tries).toBeChecked()
  await expect(tries).toBeFocused()
  await letGo()
  await expect(page.locator('.toast', { hasText: 'Saved' })).toHaveCount(2)
  await expect(buys).toBeChecked()
  await expect(tries).toBeChecked()

  await page.route(
    (url) => url.pathname === `/operator/api/v1/customers/${ada.id}`,
    refusal(400, { code: 'invalid', title: 'Not now' }),
  )
  await tries.press('Space')
  await expect(page.getByText('Not now')).toBeVisible()
  await expect(tries).toBeChecked()
  await expect(tries).toBeFocused()
})

test('granting one permission does not restore another that a colleague has withdrawn', async ({ page }) => {
  const ada = await door.createPerson({ may_buy: true })
  await enterConsole(page, await door.createOperator('support', 'Hanna Brandt'))
  await page.goto(`/operator/customers/${ada.id}`)
  const [buys, tries] = [
    page.getByRole('switch', { name: 'Buy licences' }),
    page.getByRole('switch', { name: 'Start trials' }),
  ]
  await expect(buys).toBeChecked()
  await callAsStaff('PATCH', `/customers/${ada.id}`, { permissions: { store: false, create_trial: true } })
  await tries.click()
  await expect(tries).not.toBeChecked()
  await expect(buys).not.toBeChecked()
})

test('a customer who lost their app gets in again after staff have verified them', async ({ page, browser }) => {
  const ada = await door.createPerson()
  // The contract's SecondFactorSecret.
  const { secret } = (await callAs(ada, 'POST', '/second_factor')) as { secret: string }
  await callAs(ada, 'POST', '/second_factor/confirm', { code: codeOf(secret) })
  await enterConsole(page, await door.createOperator('support', 'Hanna Brandt'))
  await page.goto(`/operator/customers/${ada.id}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Reset two-step sign-in' }).click()
  const dialog = page.getByRole('dialog', { name: `Reset two-step sign-in for ${ada.email}?` })
  await expect(dialog).toContainText('their password alone signs in')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Called back at the number on the contract')
  await dialog.getByRole('button', { name: 'Reset two-step sign-in' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'More actions' }).click()
  await expect(page.getByRole('menuitem', { name: 'Block customer' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Reset two-step sign-in' })).toHaveCount(0)

  const portal = await signInElsewhere(browser, ada)
  await portal.context().close()
})

test('staff return a stolen account to its owner at another e-mail', async ({ page, browser }) => {
  const [ada, mia] = [await door.createPerson(), await door.createPerson()]
  const portal = await signInElsewhere(browser, ada)
  await enterConsole(page, await door.createOperator('support', 'Hanna Brandt'))
  await page.goto(`/operator/customers/${ada.id}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Change e-mail…' }).click()
  const dialog = page.getByRole('dialog', { name: `Change the e-mail of ${ada.email}?` })
  const field = dialog.getByRole('textbox', { name: 'New e-mail' })
  const change = dialog.getByRole('button', { name: 'Change e-mail' })
  await change.click()
  await expect(field).toBeFocused()
  await field.fill(mia.email)
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Called back at the number on the contract')
  await change.click()
  await expect(field).toHaveAccessibleDescription(/A customer with this e-mail already exists/)
  await expect(dialog.getByRole('link', { name: 'Open customer' })).toHaveAttribute('href', new RegExp(mia.id))
  const owned = `owner-${crypto.randomUUID()}@people.example`
  await field.fill(owned)
  await change.click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText(owned)
  await portal.reload()
  await expect(portal).toHaveURL(/\/auth\/signin/)
  await portal.context().close()
  await expect
    .poll(async () => (await lettersTo(owned)).map(({ subject }) => subject))
    .toEqual([expect.stringMatching(/^Your account with .* now uses this e-mail$/)])
})

test('the list of customers shows countries by name', async ({ page }) => {
  const ada = await door.createPerson({ country: 'DE' })
  await enterConsole(page, await door.createOperator('support', 'Hanna Brandt'))
  await page.goto(`/operator/customers?query=${encodeURIComponent(ada.email)}`)
  await expect(page.getByRole('row').filter({ hasText: ada.email })).toContainText('Germany')
})

test('a colleague of the customer is found through their company, and the log says what was done to whom', async ({
  page,
}) => {
  const [owner, member] = [await door.createPerson(), await door.createPerson()]
  await foundCompany(owner, 'Harbour TV')
  await joinCompany(owner, member, { billing: true })
  await enterConsole(page, await door.createOperator('support', 'Hanna Brandt'))
  await page.goto(`/operator/customers/${member.id}`)
  const company = page.locator('.panel', { has: page.getByRole('heading', { name: 'Harbour TV' }) })
  await expect(company.getByRole('listitem').filter({ hasText: member.email })).toContainText('Billing')
  const first = company.getByRole('listitem').first()
  await expect(first).toContainText('Company owner')
  await first.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(owner.id))

  await enterConsole(page, await door.createOperator('admin', 'Lea Roth'))
  await page.goto('/operator/audit?action=company_joined')
  const row = page.getByRole('row').filter({ hasText: member.email }).first()
  await expect(row).toContainText('company Harbour TV')
  await row.getByRole('link', { name: member.email }).click()
  await expect(page).toHaveURL(new RegExp(member.id))
})

test('what staff write while a note is being saved stays, and notes that fail to load are not reported as empty', async ({
  page,
}) => {
  const ada = await door.createPerson()
  await enterConsole(page, await door.createOperator('support', 'Hanna Brandt'))
  await page.goto(`/operator/customers/${ada.id}`)
  const panel = page.locator('.panel', { has: page.getByRole('heading', { name: 'Notes', exact: true }) })
  const note = page.getByRole('textbox', { name: 'New note' })
  const letGo = await holdBack(page, /\/customers\/[^/]+\/notes$/)
  await note.fill('Pays by transfer only')
  await page.getByRole('button', { name: 'Add note' }).click()
  await note.fill('Asks for papers on paper')
  await letGo()
  await expect(panel.getByText('Pays by transfer only')).toBeVisible()
  await expect(note).toHaveValue('Asks for papers on paper')

  const notes = /\/customers\/[^/]+\/notes\?/
  await page.route(notes, refusal(400, { code: 'invalid', title: 'Not now' }))
  await enterConsole(page, await door.createOperator('viewer', 'Vera Lund'))
  await page.goto(`/operator/customers/${ada.id}`)
  await expect(panel.getByText('This could not be loaded')).toBeVisible()
  await expect(panel.getByText('No notes yet')).toHaveCount(0)
  await page.unroute(notes)
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect(panel.getByText('Pays by transfer only')).toBeVisible()
})

test('leaving an unsaved note asks first, even after an invoice was issued', async ({ page }) => {
  const ada = await door.createPerson()
  await enterConsole(page, await door.createOperator('admin', 'Hanna Brandt'))
  await page.goto(`/operator/customers/${ada.id}`)
  const note = page.getByRole('textbox', { name: 'New note' })
  const dialog = page.getByRole('dialog')
  await note.fill('Pays by transfer only')
  await page.getByRole('link', { name: 'Today' }).click()
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await expect(note).toHaveValue('Pays by transfer only')

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'New invoice…' }).click()
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Two days of training')
  await dialog.getByRole('textbox', { name: 'Line' }).fill('A day')
  await dialog.getByRole('textbox', { name: 'Unit price, EUR' }).fill('800')
  await dialog.getByRole('button', { name: 'Issue invoice' }).click()
  await expect(dialog).toContainText('Leave without saving?')
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(note).toHaveValue('Pays by transfer only')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(note).toHaveValue('')
  await page.getByRole('link', { name: 'Today' }).click()
  await expect(page).toHaveURL(/\/operator\/today$/)
})

test('lists of one customer show their name, even if empty, and keep it from view to view', async ({ page }) => {
  const ada = await door.createPerson()
  const shown = page.getByRole('button', { name: `Customer: ${ada.email}` })
  await enterConsole(page, await door.createOperator('support', 'Hanna Brandt'))
  for (const [list, view] of [
    ['orders', 'All'],
    ['licences', 'Unpaid'],
  ] as const) {
    await page.goto(`/operator/${list}?customer=${ada.id}`)
    await expect(shown, list).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: view, exact: true }).click()
    await expect(page, list).toHaveURL(/view=/)
    await expect(page, list).toHaveURL(new RegExp(`customer=${ada.id}`))
    await expect(shown, list).toBeVisible()
  }
})

test('a licence gets another limit, is blocked, and is moved to another customer', async ({ page }) => {
  const [ada, cole] = [await door.createPerson(), await door.createPerson({ name: 'Cole' })]
  const licence = await door.giveLicence(ada)
  await enterConsole(page, await door.createOperator('admin', 'Hanna Brandt'))
  await page.goto(`/operator/licences/${licence}`)
  const more = page.getByRole('button', { name: 'More actions' })
  const dialog = page.getByRole('dialog')
  const reason = dialog.getByRole('textbox', { name: 'Reason' })

  await more.click()
  await page.getByRole('menuitem', { name: 'Change limit…' }).click()
  await dialog.getByRole('textbox', { name: 'New limit' }).fill('77')
  await reason.fill('Agreed by phone')
  await dialog.getByRole('button', { name: 'Change limit' }).click()
  await expect(page.getByRole('complementary', { name: 'Details' })).toContainText('77')

  await more.click()
  await page.getByRole('menuitem', { name: 'Block licence' }).click()
  await reason.fill('Key was published')
  await dialog.getByRole('button', { name: 'Block licence' }).click()
  await expect(page.locator('.page-head')).toContainText('Blocked')
  const log = page.locator('.panel', { has: page.getByRole('heading', { name: 'History' }) })
  await expect(log).toContainText('Key was published')

  await more.click()
  await page.getByRole('menuitem', { name: 'Move to another customer…' }).click()
  await dialog.getByRole('combobox', { name: 'New customer' }).fill(cole.email)
  await dialog.getByRole('option', { name: cole.email, exact: false }).click()
  await reason.fill('The company was sold')
  await dialog.getByRole('button', { name: 'Move licence' }).click()
  await expect(page.locator('.page-head')).toContainText(cole.email)
  // Both customers have an entry in their logs; here it is shown as one event.
  await expect(log.getByRole('listitem').filter({ hasText: 'The company was sold' })).toHaveCount(1)
})

test('moving a licence distinguishes no result from a failed search, and shows customers without a name by their address', async ({
  page,
}) => {
  const [ada, nameless] = [await door.createPerson(), await door.createPerson({ name: '', second_name: '' })]
  const licence = await door.giveLicence(ada)
  await enterConsole(page, await door.createOperator('admin', 'Hanna Brandt'))
  await page.goto(`/operator/licences/${licence}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Move to another customer…' }).click()
  const dialog = page.getByRole('dialog')
  const choice = dialog.getByRole('combobox', { name: 'New customer' })
  const nobody = dialog.getByText('Nothing found')
  // The present owner does not count as another customer.
  await choice.fill(ada.email)
  await expect(nobody).toBeVisible()
  const search = /\/operator\/api\/v1\/customers\?/
  await page.route(search, refusal(400, { code: 'invalid', title: 'Not now' }))
  await choice.fill(nameless.email)
  await expect(dialog.getByText('Not now')).toBeVisible()
  await expect(nobody).toHaveCount(0)
  await page.unroute(search)
  await choice.fill(`${nameless.email} `)
  await dialog.getByRole('option', { name: nameless.email }).click()
  await expect(choice).toHaveValue(nameless.email)
})

test('an open invoice that prevents another limit or a move is named in the dialog, one click away', async ({
  page,
}) => {
  const ada = await door.createPerson()
  const licence = await door.giveLicence(ada)
  const order = await door.openRenewal(ada, licence)
  await enterConsole(page, await door.createOperator('admin', 'Hanna Brandt'))
  await page.goto(`/operator/licences/${licence}`)
  // As the server answers on the day of the next period: before that, another limit makes its invoice anew.
  await page.route(
    '**/deliverables/*/limit',
    refusal(409, { code: 'invoice_open', title: 'It is open', meta: { order_id: order, order_number: 'AUR-1' } }),
  )
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Change limit…' }).click()
  await dialog.getByRole('textbox', { name: 'New limit' }).fill('77')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Agreed by phone')
  await dialog.getByRole('button', { name: 'Change limit' }).click()
  await expect(dialog.getByRole('link', { name: 'Open the order' })).toHaveAttribute(
    'href',
    `/operator/orders/${order}`,
  )
  await expect(page.getByText('This has changed in the meantime')).toHaveCount(0)
  await expect(dialog.getByRole('textbox', { name: 'New limit' })).toHaveValue('77')

  const next = await door.createPerson()
  await page.reload()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Move to another customer…' }).click()
  await dialog.getByRole('combobox', { name: 'New customer' }).fill(next.email)
  await dialog.getByRole('option', { name: next.email, exact: false }).click()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The company was sold')
  await dialog.getByRole('button', { name: 'Move licence' }).click()
  await expect(dialog.getByRole('alert')).toContainText('for this licence is open')
  await expect(dialog.getByRole('link', { name: 'Open the order' })).toHaveAttribute(
    'href',
    `/operator/orders/${order}`,
  )
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('The company was sold')
})

test('a refused reason is reported at its field, and not again above it', async ({ page }) => {
  const licence = await door.giveLicence(await door.createPerson())
  await enterConsole(page, await door.createOperator('admin', 'Hanna Brandt'))
  await page.goto(`/operator/licences/${licence}`)
  const title = 'This reason says nothing'
  await page.route('**/deliverables/*/limit', refusal(422, { code: 'invalid', title, source: { pointer: '/reason' } }))
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Change limit…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'New limit' }).fill('77')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('–')
  await dialog.getByRole('button', { name: 'Change limit' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(new RegExp(title))
  await expect(dialog.getByText(title)).toHaveCount(1)
})

test('LIC-08, LIC-14, LIC-17 a licence blocked by staff says so to its customer, promises nothing and links to support', async ({
  page,
  browser,
}) => {
  const ada = await door.createPerson()
  const licence = await door.giveLicence(ada, { auto_renewable: true, billing_kind: 'internal' })
  await door.giveLicence(ada)
  await door.openRenewal(ada, licence)
  await enterConsole(page, await door.createOperator('admin', 'Hanna Brandt'))
  await page.goto(`/operator/licences/${licence}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Block licence' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Key was published')
  await dialog.getByRole('button', { name: 'Block licence' }).click()
  await expect(page.locator('.page-head')).toContainText('Blocked')

  const portal = await signInElsewhere(browser, ada)
  await portal.goto('/licenses')
  await expect(portal.getByRole('row')).toHaveCount(3)
  await portal.getByRole('button', { name: 'State' }).click()
  await portal.getByRole('button', { name: /^Blocked/ }).click()
  const row = portal.getByRole('row').filter({ hasText: 'Blocked' })
  await expect(portal.getByRole('row')).toHaveCount(2)
  await expect(row.getByRole('link', { name: 'Pay' })).toHaveCount(0)
  await row.getByRole('link').first().click()

  const banner = portal.locator('.banner')
  await expect(banner).toContainText('Aurora Streaming has blocked this licence.')
  await expect(portal.getByText('You can change the limit once the licence is unblocked.')).toBeVisible()
  await expect(portal.getByRole('button', { name: 'Increase to' })).toHaveCount(0)
  const renewal = portal.locator('.panel', { has: portal.getByRole('heading', { name: 'Renewal' }) })
  await expect(renewal).toContainText('no card is charged for it')
  await expect(renewal).not.toContainText('Next charge')
  await expect(renewal.getByRole('button')).toHaveText(['Stop automatic renewal'])
  await expect(portal.getByRole('heading', { name: 'Not activated yet' })).toHaveCount(0)
  await banner.getByRole('link', { name: 'Contact support' }).click()
  await expect(portal).toHaveURL(new RegExp(`/new-ticket\\?licence=${licence}`))
  await portal.context().close()
})

test('a new customer is created, corrected at the reported field, and let in with the offered link', async ({
  page,
  browser,
}) => {
  const ada = await door.createPerson()
  const email = `nia-${crypto.randomUUID()}@new.example`
  await enterConsole(page, await door.createOperator('support', 'Hanna Brandt'))
  await page.goto('/operator/customers')
  const fresh = page.getByRole('button', { name: 'New customer' })
  const dialog = page.getByRole('dialog')
  // The dialog's code is loaded on the click: the layout does not shift meanwhile, and the focus returns afterwards.
  await fresh.click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(fresh).toBeFocused()
  await fresh.click()
  const mail = dialog.getByRole('textbox', { name: 'E-mail' })
  const country = dialog.getByRole('combobox', { name: 'Country' })
  // Escape closes only the open list, without a question.
  await country.click()
  await expect(dialog.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('option')).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'Stay' })).toHaveCount(0)
  const create = dialog.getByRole('button', { name: 'Create customer' })

  await mail.fill('nia@')
  await create.click()
  await expect(mail).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByRole('textbox', { name: 'First name' })).toHaveAccessibleDescription('Fill in this field')
  await expect(country).toHaveAccessibleDescription('Fill in this field')
  await mail.fill(ada.email)
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Nia')
  await dialog.getByRole('textbox', { name: 'Last name' }).fill('Okafor')
  await country.fill('Germany')
  await dialog.getByRole('option', { name: 'Germany' }).click()
  // The server's error, at its field, with a link to the customer with that address.
  await create.click()
  await expect(dialog.getByRole('link', { name: 'Open customer' })).toHaveAttribute(
    'href',
    `/operator/customers/${ada.id}`,
  )
  await mail.fill(email)
  await create.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nia Okafor' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Germany, pays in EUR')

  await page.getByRole('button', { name: 'Create sign-in link…' }).click()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('First day')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const link = (await dialog.locator('.once-link').textContent()) ?? ''
  const theirs = await browser.newContext()
  const portal = await theirs.newPage()
  await portal.goto(link)
  await expect(portal).not.toHaveURL(/\/auth\/signin/)
  await theirs.close()
})

test.describe('on a phone, in Russian', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'ru-RU' })

  test('the actions for a customer fit on one line', async ({ page }) => {
    const ada = await door.createPerson()
    await enterConsole(page, await door.createOperator('admin', 'Hanna Brandt'))
    await page.goto(`/operator/customers/${ada.id}`)
    const actions = page.locator('.page-head > .actions')
    await expect(actions.getByRole('button', { name: 'Войти за клиента' })).toBeVisible()
    const middles = await actions
      .locator('.btn, .ib')
      .evaluateAll((each) =>
        each.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2),
      )
    expect(middles).toHaveLength(3)
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4)
  })
})

test('a colleague’s change to a licence does not reverse an open dialog', async ({ page }) => {
  const licence = await door.giveLicence(await door.createPerson())
  const lena = await door.createOperator('support', 'Lena Krause')
  await enterConsole(page, lena)
  await page.goto(`/operator/licences/${licence}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Block licence' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A stolen key')
  await callAsStaff('POST', `/deliverables/${licence}/block`, { reason: 'A stolen key' })
  // As returning to the tab does.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(page.locator('.page-head')).toContainText('Blocked')
  await expect(dialog.getByRole('button', { name: 'Block licence' })).toBeVisible()
  await expect(dialog.getByRole('heading', { name: /^Block MS-/ })).toBeVisible()
})

import type { Page } from '@playwright/test'
import { refusal, withFeatures } from '../../fixtures/answers.ts'
import { keepBodies } from '../../fixtures/api-calls.ts'
import { expectNoWayOut } from '../../fixtures/keyboard.ts'
import { letPass, stopClock } from '../../fixtures/page-clock.ts'
import { callAs } from '../../fixtures/people.ts'
import { holdBack } from '../../fixtures/steadiness.ts'
import { expect, test } from '../../fixtures/story.ts'
import { door, lettersTo } from '../../fixtures/world.ts'
import type { Person } from '../../world/door.ts'

const profileCall = '**/billing/api/v1/profile'
const password = 'Another-light-42'

const save = (page: Page) => page.getByRole('button', { name: 'Save profile' })
const part = (page: Page, title: string) =>
  page.locator('.panel').filter({ has: page.getByRole('heading', { name: title }) })
const addresses = (page: Page) => page.getByLabel('Also send invoices and reminders to')

/** Saves the profile with these changes, outside of the story's browser. */
const saveElsewhere = async (person: Person, changed: object): Promise<void> => {
  // The contract's Profile.
  const known = (await callAs(person, 'GET', '/profile')) as Record<string, unknown>
  const { name, second_name, country, locale, newsletter, phone, notification_emails } = known
  const saved = { name, second_name, country, locale, newsletter, phone, notification_emails }
  await callAs(person, 'PUT', '/profile', { ...saved, ...changed })
}

const northlight = {
  country: 'FI',
  legal_name: 'Northlight TV Oy',
  tax_id: 'FI20774740',
  address: { line1: 'Satamakatu 3', line2: '', city: 'Helsinki', region: '', postal_code: '00160', country: 'FI' },
}

test('PROF-01, PROF-02, PROF-12 the form is loaded, changed and saved; the country is sent as a code', async ({
  page,
  signInAs,
  calls,
}) => {
  const ada = await door.createPerson({ manager: { name: 'Nora Berg', email: 'nora@aurora.example' } })
  await signInAs(ada)
  const sent = await keepBodies(page, profileCall)
  await page.goto('/profile')
  await expect(page.getByText(ada.email).first()).toBeVisible()
  await expect(part(page, 'Managed by us')).toContainText('EUR')
  await expect(part(page, 'Managed by us')).toContainText('Nora Berg')
  for (const fixed of [ada.email, 'EUR', 'Nora Berg'])
    // Password managers are told the address in a field that nobody sees.
    await expect(page.locator(`input[value="${fixed}"]:not([aria-hidden])`)).toHaveCount(0)

  await expect(save(page)).toBeDisabled()
  await page.getByLabel('First name', { exact: true }).fill('Olga')
  await part(page, 'Personal details').getByRole('combobox', { name: 'Country' }).fill('Finland')
  await page.getByRole('option', { name: 'Finland', exact: true }).click()
  await page.getByLabel('Company or full name').fill('Northlight TV Oy')
  await page.getByLabel('Tax number').fill('FI20774740')
  await page.getByLabel('Street and number').fill('Satamakatu 3')
  await part(page, 'Billing identity').getByRole('combobox', { name: 'Country' }).fill('Finland')
  await page.getByRole('option', { name: 'Finland', exact: true }).click()
  await page.getByLabel('Send me the newsletter').check()
  await save(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
  expect(sent.filter((body) => body !== null)).toMatchObject([
    { name: 'Olga', country: 'FI', newsletter: true, legal_name: 'Northlight TV Oy', address: { country: 'FI' } },
  ])
  expect(calls.to('PUT', '/profile')).toHaveLength(1)
  await page.reload()
  await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Olga')
  await expect(page.getByLabel('Tax number')).toHaveValue('FI20774740')
  await expect(part(page, 'Personal details').getByRole('combobox', { name: 'Country' })).toHaveValue('Finland')
})

test(
  'PROF-02 a form that was left open saves only what was changed in it, and shows corrections made elsewhere',
  { tag: '@main' },
  async ({ page, signInAs }) => {
    const ada = await door.createPerson()
    await signInAs(ada)
    await page.goto('/profile')
    await page.getByLabel('First name', { exact: true }).fill('Olga')
    await page.getByLabel('City').fill('Turku')
    await saveElsewhere(ada, northlight)
    await save(page).click()
    await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
    const expectAll = async (): Promise<void> => {
      await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Olga')
      await expect(page.getByLabel('Tax number')).toHaveValue('FI20774740')
      await expect(page.getByLabel('Street and number')).toHaveValue('Satamakatu 3')
      await expect(page.getByLabel('City')).toHaveValue('Turku')
    }
    await expectAll()
    await expect(save(page)).toBeDisabled()
    await page.reload()
    await expectAll()
  },
)

test('PROF-07, PROF-08 notification e-mails are chips, each is checked, and there may be none', async ({
  page,
  signInAs,
}) => {
  await signInAs(await door.createPerson())
  const sent = await keepBodies(page, profileCall)
  await page.goto('/profile')
  await addresses(page).fill('books@northlight.example, it@northlight')
  await addresses(page).press('Enter')
  const contact = part(page, 'Contact')
  await expect(contact.getByRole('button', { name: 'Remove books@northlight.example' })).toBeVisible()
  await addresses(page).blur()
  await expect(contact.getByText('Enter an e-mail address such as name@example.com')).toBeVisible()
  await expect(save(page)).toBeDisabled()
  await contact.getByRole('button', { name: 'Remove it@northlight' }).click()
  const many = Array.from({ length: 20 }, (_, at) => `desk-${at}@northlight.example`)
  await addresses(page).fill(many.join(', '))
  await addresses(page).press('Enter')
  await expect(contact.getByText('At most 20 addresses')).toBeVisible()
  for (const address of many) await contact.getByRole('button', { name: `Remove ${address}` }).click()
  await save(page).click()
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
  await contact.getByRole('button', { name: 'Remove books@northlight.example' }).click()
  await save(page).click()
  await expect(save(page)).toBeDisabled()
  await expect
    .poll(() => sent.filter((body) => body !== null))
    .toMatchObject([{ notification_emails: ['books@northlight.example'] }, { notification_emails: [] }])
})

test('a further address that is not confirmed yet says so until its owner has confirmed it', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  await signInAs(ada)
  const books = `books-${ada.email}`
  await page.goto('/profile')
  await addresses(page).fill(books)
  await addresses(page).press('Enter')
  await save(page).click()
  await expect(page.getByText(`Not confirmed yet: ${books}.`)).toBeVisible()
  await expect(addresses(page)).toHaveAccessibleDescription('Press Enter after each address')
  await expect.poll(() => lettersTo(books)).toHaveLength(1)
  const [letter] = await lettersTo(books)
  await page.goto(letter?.links[0] ?? '')
  await page.getByRole('button', { name: 'Send me copies' }).click()
  await expect(page.getByRole('status').filter({ hasText: `${books} gets copies` })).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByRole('button', { name: `Remove ${books}` })).toBeVisible()
  await expect(page.getByText('Not confirmed yet')).toHaveCount(0)
})

test('an impossible tax number is refused at its field, and nothing is lost', async ({ page, signInAs }) => {
  await signInAs(await door.createPerson())
  await page.goto('/profile')
  await page.getByLabel('First name', { exact: true }).fill('Olga')
  const tax = page.getByLabel('Tax number')
  await tax.fill('DE000000512')
  const focused = await tax.evaluateHandle((field) => {
    const told = { count: 0 }
    field.addEventListener('focus', () => (told.count += 1))
    return told
  })
  await tax.press('Enter')
  const refused = page.getByText('This is not a valid tax number for this country').first()
  await expect(refused).toBeVisible()
  await expect(tax).toHaveAttribute('aria-invalid', 'true')
  // The field says it, and no message beside it.
  await expect(page.getByText('This is not a valid tax number for this country')).toHaveCount(1)
  // Focused a second time, so that a screen reader reads the error even if the field had the focus already.
  await expect(tax).toBeFocused()
  expect(await focused.evaluate(({ count }) => count)).toBe(1)
  await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Olga')
  // The error stays as long as the field contains that number.
  await tax.press('Tab')
  await expect(tax).not.toBeFocused()
  await expect(refused).toBeVisible()
  await expect(tax).toHaveAttribute('aria-invalid', 'true')
  await tax.fill('DE000000513')
  await expect(tax).not.toHaveAttribute('aria-invalid')
})

test('PROF-09, PROF-10, PROF-11, PROF-14 a user without a password sees why the menu is short, and sets one', async ({
  page,
  signInAs,
}) => {
  await signInAs(await door.createPerson({ password_filled: false }))
  await page.goto('/licenses')
  await expect(page).toHaveURL('/profile')
  await expect(page.getByText('appear in the menu once you have set a password')).toBeVisible()
  const [chosen, repeated] = [page.getByLabel('New password'), page.getByLabel('Repeat password')]
  await page.getByLabel('First name', { exact: true }).fill('Olga')
  await expect(save(page)).toBeDisabled()
  await chosen.fill('short1')
  await chosen.blur()
  await expect(page.getByText('At least 8 characters')).toBeVisible()
  await chosen.fill(password)
  await expect(save(page)).toBeDisabled()
  await repeated.fill(`${password}!`)
  await repeated.blur()
  await expect(page.getByText('Should be equal to password')).toBeVisible()
  await repeated.fill(password)
  await expect(page.getByLabel('Current password')).toHaveCount(0)
  await save(page).click()
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Licence keys' }).first()).toBeVisible()
  await expect(page.getByText('appear in the menu once')).toHaveCount(0)
})

test(
  'PROF-09, PROF-10 a password change requires the current password; a wrong one is reported at its field',
  { tag: '@main' },
  async ({ page, signInAs }) => {
    await signInAs(await door.createPerson())
    await page.goto('/profile')
    await page.getByLabel('New password').fill(password)
    await page.getByLabel('Repeat password').fill(password)
    await expect(save(page)).toBeDisabled()
    await page.getByLabel('Current password').fill('guess')
    await save(page).click()
    await expect(page.getByText('Wrong password').first()).toBeVisible()
    await expect(page).toHaveURL('/profile')
    await page.getByLabel('Current password').fill('Harbour-light-42')
    await save(page).click()
    await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
    await expect(page.getByLabel('New password')).toHaveValue('')
  },
)

test('SHELL-61 leaving an unsaved profile asks first', { tag: '@main' }, async ({ page, signInAs }) => {
  await signInAs(await door.createPerson())
  await page.goto('/profile')
  await page.getByLabel('First name', { exact: true }).fill('Somebody')
  await page.getByRole('link', { name: 'Security' }).click()
  await expect(page.getByRole('dialog')).toContainText('Leave without saving?')
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/profile/security')
})

test(
  'PROF-03, PROF-04, PROF-05, CONST-08 the terms replace the profile until they are accepted',
  { tag: '@main' },
  async ({ page, signInAs, calls }) => {
    await signInAs(await door.createPerson({ terms_accepted: false }))
    await page.goto('/profile')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of use')
    await expect(page.locator('canvas').first()).toBeVisible()
    await expect(page.getByText('These terms apply between you')).toHaveCount(1)
    await expect(save(page)).toHaveCount(0)
    await stopClock(page, calls)
    calls.forget()
    const accept = page.getByRole('button', { name: 'Accept the terms' })
    await accept.click()
    await expect(accept).toBeDisabled()
    await expect(page.getByText('Accepted. Your profile opens in a moment.')).toBeVisible()
    await letPass(page, calls, 1_900, { stepMs: 100 })
    expect(calls.to('POST', '/legal/terms/accept')).toHaveLength(1)
    expect(calls.to('GET', '/profile')).toEqual([])
    await letPass(page, calls, 200, { stepMs: 100 })
    await expect(save(page)).toBeVisible()
    expect(calls.to('GET', '/profile')).toHaveLength(1)
    await expect(page).toHaveURL('/profile')
  },
)

test('PROF-03, PROF-05 new terms have to be accepted on any page of the portal, and everything opens again afterwards', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  await signInAs(ada)
  await page.goto('/licenses')
  await expect(page).toHaveURL('/licenses')
  await door.outdateTerms(ada)
  await page.reload()
  await expect(page).toHaveURL('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of use')
  await page.getByRole('button', { name: 'Accept the terms' }).click()
  await expect(save(page)).toBeVisible()
  await page.goto('/licenses')
  await expect(page).toHaveURL('/licenses')
})

test('PROF-03, PROF-04 terms that cannot be displayed have to be downloaded before they can be accepted', async ({
  page,
  signInAs,
}) => {
  await signInAs(await door.createPerson({ terms_accepted: false }))
  await page.route('**/legal/terms?*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), document: btoa('%PDF-1.4\n%%EOF') } })
  })
  await page.goto('/profile')
  await expect(page.getByText('They cannot be shown here')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The terms cannot be shown here' })).toBeVisible()
  const accept = page.getByRole('button', { name: 'Accept the terms' })
  await expect(accept).toBeDisabled()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).last().click()
  expect((await file).suggestedFilename()).toBe('Terms-of-use.pdf')
  await expect(accept).toBeEnabled()
})

test(
  'PROF-06 a failed acceptance shows a toast and keeps the screen; without the feature there is no such screen',
  { tag: '@main' },
  async ({ page, signInAs }) => {
    await signInAs(await door.createPerson({ terms_accepted: false }))
    await page.route('**/legal/terms/accept', refusal(500, { code: 'internal', title: 'Something broke' }))
    await page.goto('/profile')
    const accept = page.getByRole('button', { name: 'Accept the terms' })
    await accept.click()
    await expect(page.getByRole('alert').filter({ hasText: 'Something broke' })).toBeVisible()
    await expect(accept).toBeEnabled()
    await withFeatures(page, { terms: false })
    await page.goto('/profile')
    await expect(save(page)).toBeVisible()
  },
)

test(
  'PROF-15, PROF-16, PROF-17, PROF-18, PROF-20 a phone is confirmed with the code that is sent to it',
  { tag: '@main' },
  async ({ page, signInAs }) => {
    await signInAs(await door.createPerson())
    const sent = await keepBodies(page, '**/billing/api/v1/confirmation/phone')
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Add: Phone' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Send code' }).click()
    await expect(dialog.getByText('Fill in this field')).toBeVisible()
    await expect(dialog.getByLabel('Phone')).toBeFocused()
    await expect(dialog.getByLabel('Code')).toHaveCount(0)
    // The region of toasts may be in the dialog as well.
    const region = await dialog.locator('output').elementHandle()
    await dialog.getByLabel('Phone').fill('+46 70 555 01 77')
    await dialog.getByRole('button', { name: 'Send code' }).click()
    const code = dialog.getByLabel('Code')
    await expect(code).toBeFocused()
    expect(await region?.textContent()).toBe('Code sent')
    await dialog.getByRole('button', { name: 'Confirm phone' }).click()
    await expect(dialog.getByText('Fill in this field')).toBeVisible()
    await expect(dialog.getByRole('button', { name: /New code in \d:\d\d/ })).toBeDisabled()

    // A reload ends neither the pause nor the wait for the code.
    await page.reload()
    await page.getByRole('button', { name: 'Add: Phone' }).click()
    await expect(dialog.getByRole('button', { name: /New code in \d:\d\d/ })).toBeDisabled()
    await code.fill('000')
    await dialog.getByRole('button', { name: 'Confirm phone' }).click()
    await expect(dialog.getByText('The code is wrong or no longer valid')).toBeVisible()
    const [message] = await lettersTo('+46705550177')
    await code.fill(/\d{6}/.exec(message?.text ?? '')?.[0] ?? '')
    await dialog.getByRole('button', { name: 'Confirm phone' }).click()
    await expect(dialog).toHaveCount(0)
    const contact = part(page, 'Contact')
    await expect(contact).toContainText('+46705550177')
    await expect(contact.getByText('Not confirmed')).toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: 'The phone is confirmed' })).toBeVisible()
    expect(sent.at(-1)).toMatchObject({ phone: '+46705550177', code: expect.stringMatching(/^\d{6}$/) })
  },
)

test('PROF-18 the dialog stays open while a code is checked, so that a refusal is shown', async ({
  page,
  signInAs,
}) => {
  await signInAs(await door.createPerson())
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Add: Phone' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Phone').fill('+46 70 555 01 78')
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await dialog.getByLabel('Code').fill('000')
  const letGo = await holdBack(page, /\/confirmation\/phone$/)
  await dialog.getByRole('button', { name: 'Confirm phone' }).click()
  await expectNoWayOut(page, dialog)
  await expect(dialog.getByRole('button', { name: 'Another number' })).toBeDisabled()
  await letGo()
  await expect(dialog.getByText('The code is wrong or no longer valid')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test('PROF-02 removing a phone keeps corrections made elsewhere in the meantime', async ({ page, signInAs }) => {
  const ada = await door.createPerson()
  await saveElsewhere(ada, { phone: '+46705550179' })
  await signInAs(ada)
  await page.goto('/profile')
  const contact = part(page, 'Contact')
  await expect(contact).toContainText('+46705550179')
  await saveElsewhere(ada, northlight)
  await contact.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(contact).not.toContainText('+46705550179')
  await expect(page.getByLabel('Tax number')).toHaveValue('FI20774740')
  await page.reload()
  await expect(page.getByLabel('Tax number')).toHaveValue('FI20774740')
  await expect(page.getByLabel('Street and number')).toHaveValue('Satamakatu 3')
  await expect(contact).not.toContainText('+46705550179')
})

test(
  'PROF-21, PROF-22, PROF-23, PROF-14 the confirmation mail can be sent again, after a pause that survives a reload',
  { tag: '@main' },
  async ({ page, signInAs }) => {
    const ada = await door.createPerson({ email_confirmed: false })
    await signInAs(ada)
    await page.goto('/profile')
    await expect(page.getByText(`Confirm ${ada.email} with the link`)).toBeVisible()
    await page.getByRole('button', { name: 'Send again' }).click()
    await expect(page.getByText(`A link is on its way to ${ada.email}`)).toBeVisible()
    const wait = page.getByRole('button', { name: /Send again in \d:\d\d/ })
    await expect(wait).toBeDisabled()
    await page.reload()
    await expect(wait).toBeDisabled()
    await expect
      .poll(async () => (await lettersTo(ada.email))[0]?.subject)
      .toBe('Confirm your e-mail for Aurora Streaming')
    await withFeatures(page, { account_confirmation: false })
    await page.goto('/profile')
    await expect(save(page)).toBeVisible()
    await expect(page.getByText('with the link we mailed you')).toHaveCount(0)
  },
)

test('the e-mail is changed with the password and a link sent to the new address', async ({ page, signInAs }) => {
  const ada = await door.createPerson()
  const wanted = `new-${ada.email}`
  await signInAs(ada)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Change: E-mail' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('New e-mail').fill(wanted)
  await dialog.getByLabel('Current password').fill('guess')
  await dialog.getByRole('button', { name: 'Send link' }).click()
  await expect(dialog.getByText('Wrong password')).toBeVisible()
  await dialog.getByLabel('Current password').fill('Harbour-light-42')
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await dialog.getByRole('button', { name: 'Send link' }).click()
  await expect(dialog.getByText(`We sent a link to ${wanted}`)).toBeVisible()
  await expect.poll(async () => (await lettersTo(wanted)).length).toBe(1)
  const [letter] = await lettersTo(wanted)
  await page.goto(letter?.links[0] ?? '')
  await expect(page).toHaveURL('/profile')
  await expect(part(page, 'Contact')).toContainText(wanted)
})

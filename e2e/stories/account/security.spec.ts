import { readFileSync } from 'node:fs'
import { minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import type { Page } from '@playwright/test'
import { refusal } from '../../fixtures/answers.ts'
import { codeOf, pairApp, type PairedApp, sendsNoEmptyCode } from '../../fixtures/authenticator.ts'
import { enterConsole } from '../../fixtures/console.ts'
import { expectNoWayOut } from '../../fixtures/keyboard.ts'
import { openSession } from '../../fixtures/people.ts'
import { signInOnPage } from '../../fixtures/sign-in.ts'
import { holdBack } from '../../fixtures/steadiness.ts'
import { expect, test } from '../../fixtures/story.ts'
import { door } from '../../fixtures/world.ts'

const enrol = async (page: Page): Promise<PairedApp> => {
  await page.goto('/profile/security')
  return pairApp(page)
}

const enter = async (page: Page, email: string, code: string): Promise<void> => {
  await page.goto('/auth/signin')
  await signInOnPage(page, { email, password: 'Harbour-light-42' })
  const field = page.getByLabel('One-time code')
  await expect(field).toBeFocused()
  await sendsNoEmptyCode(page)
  await field.fill('000000')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('This code is not valid. Enter the current one.')).toBeVisible()
  // The field is focused, so that its error is read out, and selected, so that typing replaces it.
  await expect(field).toBeFocused()
  expect(await field.evaluate((box: HTMLInputElement) => box.selectionEnd)).toBe(6)
  // The code field stays visible whatever other error occurs.
  await page.route('**/login', refusal(503, { code: 'unavailable', title: 'Away' }))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible()
  await expect(field).toHaveValue('000000')
  await page.unroute('**/login')
  await field.fill(code)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).not.toHaveURL(/signin/)
}

const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Log out' }).first().click()
  await expect(page).toHaveURL('/auth/signin')
}

test('two-step sign-in is set up with an app, required at sign-in, passed with a backup code, and switched off', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  await signInAs(ada)
  const { secret, codes } = await enrol(page)
  await signOut(page)
  // The code that confirmed the app is used up; the next one is already accepted.
  await enter(page, ada.email, codeOf(secret, 1))
  await signOut(page)
  await enter(page, ada.email, codes[0] ?? '')
  await page.goto('/profile/security')
  await expect(page.getByText('9 backup codes left')).toBeVisible()
  await page.getByRole('button', { name: 'Turn off' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Code from the app').fill(codes[1] ?? '')
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByRole('button', { name: 'Set up two-step sign-in' })).toBeVisible()
})

test('pairing an app long after signing in requires the password, so that an open browser cannot lock its owner out', async ({
  page,
  calls,
  signInAs,
}) => {
  const ada = await door.createPerson()
  await signInAs(ada)
  await door.signedInBefore(ada, 15 * minuteMs)
  await page.goto('/profile/security')
  await page.getByRole('button', { name: 'Set up two-step sign-in' }).click()
  const dialog = page.getByRole('dialog')
  const field = dialog.getByLabel('Password', { exact: true })
  await field.fill('not-this-one-1')
  // Someone who looks it up elsewhere finds what they had typed when they return.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await calls.settled()
  await expect(field).toHaveValue('not-this-one-1')
  expect(calls.to('POST', /\/second_factor$/)).toHaveLength(1)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('Wrong password')).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill('Harbour-light-42')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('img', { name: 'QR code for an authenticator app' })).toBeVisible()
  const secret = ((await dialog.locator('.factor-secret').textContent()) ?? '').replaceAll(/\s/g, '')
  await dialog.getByLabel('Code from the app').fill(codeOf(secret))
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
})

test('without the phone, a backup code with letters can be typed over a wrong code', async ({ page, signInAs }) => {
  const ada = await door.createPerson()
  await signInAs(ada)
  const { codes } = await enrol(page)
  await signOut(page)
  await signInOnPage(page, { email: ada.email, password: 'Harbour-light-42' })
  const field = page.getByLabel('One-time code')
  await expect(field).toBeFocused()
  expect(await field.getAttribute('inputmode')).not.toBe('numeric')
  await page.keyboard.type('aaaaa-bbbbb')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('This code is not valid. Enter the current one.')).toBeVisible()
  await expect(field).toBeFocused()
  await page.keyboard.type(codes[0] ?? '')
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/signin/)
})

test('new backup codes are shown even to an impatient user, because the old ones no longer work', async ({
  page,
  signInAs,
}) => {
  await signInAs(await door.createPerson())
  const { codes } = await enrol(page)
  await page.getByRole('button', { name: 'New backup codes' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Code from the app').fill(codes[0] ?? '')
  const letGo = await holdBack(page, /second_factor\/backup_codes$/)
  await dialog.getByRole('button', { name: 'New backup codes' }).click()
  await expectNoWayOut(page, dialog)
  await letGo()
  const shown = dialog.getByRole('listitem')
  await expect(shown).toHaveCount(10)
  // Codes that were neither copied nor saved are not lost by an accidental Escape.
  await page.keyboard.press('Escape')
  await expect(dialog.getByText('Leave without keeping them? They are not shown again.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await expect(shown).toHaveCount(10)
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  await download
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('the key of two-step sign-in is handed to an app on the same phone, which cannot scan its own screen', async ({
    page,
    signInAs,
  }) => {
    await signInAs(await door.createPerson())
    await page.goto('/profile/security')
    await page.getByRole('button', { name: 'Set up two-step sign-in' }).click()
    const link = page.getByRole('dialog').getByRole('link', { name: 'Add to an app on this device' })
    await expect(link).toHaveAttribute('href', /^otpauth:\/\/totp\/.*secret=/)
  })
})

test('if the browser gives no clipboard, the text is shown for copying by hand', async ({ page, signInAs }) => {
  await signInAs(await door.createPerson())
  // As on a page without HTTPS.
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await page.goto('/profile/security')
  await page.getByRole('button', { name: 'Set up two-step sign-in' }).click()
  const dialog = page.getByRole('dialog')
  const secret = ((await dialog.locator('.factor-secret').textContent()) ?? '').replaceAll(/\s/g, '')
  await dialog.getByRole('button', { name: /^Copy / }).click()
  const told = page.getByRole('alert').filter({ hasText: 'Copy it by hand' })
  await expect(told).toContainText(secret)
})

test('a device with an expired session that still gets notifications can be switched off; it is not signed out, because it is not signed in', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  await openSession(ada)
  await signInAs(ada)
  await page.route('**/billing/api/v1/sessions', async (route) => {
    const answer = await route.fetch()
    const { sessions } = (await answer.json()) as { sessions: { current: boolean }[] }
    await route.fulfill({ json: { sessions: sessions.map((each) => ({ ...each, signed_in: each.current })) } })
  })
  await page.goto('/profile/security')
  await expect(page.getByText('Notifications only')).toHaveCount(1)
  await page.getByRole('button', { name: /^Stop notifications to / }).click()
  const dialog = page.getByRole('dialog', { name: /^Stop notifications to .*\?$/ })
  await expect(dialog).toContainText('It is signed out already.')
  await dialog.getByRole('button', { name: 'Stop notifications' }).click()
  await expect(page.getByText('It gets no more notifications', { exact: true })).toBeVisible()
  await expect(page.getByText('Notifications only')).toHaveCount(0)
})

test('of many devices, this one and the latest are shown, and the others on request', async ({ page, signInAs }) => {
  const ada = await door.createPerson()
  for (let count = 0; count < 12; count += 1) await openSession(ada)
  await signInAs(ada)
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/profile/security')
    const devices = page.locator('.devices > li').filter({ hasText: 'signed in' })
    await expect(devices).toHaveCount(10)
    await expect(devices.first()).toContainText('This device')
    const all = page.getByRole('button', { name: 'Show all 13' })
    await all.press('Enter')
    await expect(devices).toHaveCount(13)
    const fewer = page.getByRole('button', { name: 'Show fewer' })
    await expect(fewer).toBeFocused()
    await fewer.press('Enter')
    await expect(devices).toHaveCount(10)
    await expect(all).toBeFocused()
    await expect(page.getByRole('button', { name: 'Sign out all others' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }

  await enterConsole(page, await door.createOperator('support', 'Lena Krause'))
  await page.goto(`/operator/customers/${ada.id}`)
  const devices = page.locator('.devices > li').filter({ has: page.locator('time') })
  await expect(devices).toHaveCount(10)
  await page.getByRole('button', { name: 'Show all 13' }).click()
  await expect(devices).toHaveCount(13)
})

for (const width of [390, 1280])
  test(`devices have readable names and can be signed out, at ${width} px`, async ({ page, signInAs }) => {
    const ada = await door.createPerson()
    await page.setViewportSize({ width, height: 844 })
    await signInAs(ada)
    const elsewhere = await openSession(ada)
    for (let more = 0; more < 2; more += 1) await openSession(ada)
    await page.goto('/profile/security')
    const devices = page.locator('.devices > li')
    const heading = page.getByRole('heading', { name: 'Signed-in devices' })
    const dialog = page.getByRole('dialog')
    await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1)
    await expect(devices.filter({ hasText: 'node' })).toHaveCount(4)
    await devices.nth(1).getByRole('button').click()
    await dialog.getByRole('button', { name: 'Sign out', exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: '1 device is signed out' })).toBeVisible()
    await expect(devices.filter({ hasText: 'node' })).toHaveCount(3)
    await expect(heading).toBeFocused()
    await page.getByRole('button', { name: 'Sign out all others' }).click()
    await dialog.getByRole('button', { name: 'Sign out all others' }).click()
    await expect(page.getByRole('status').filter({ hasText: '2 devices are signed out' })).toBeVisible()
    await expect(devices).toHaveCount(1)
    await expect(heading).toBeFocused()
    const answer = await page.request.get('/billing/api/v1/profile', {
      headers: { authorization: `Bearer ${elsewhere.access_token}` },
    })
    expect(answer.status()).toBe(401)
  })

test('all data of the account can be downloaded as a file', async ({ page, signInAs }) => {
  const ada = await door.createPerson()
  await signInAs(ada)
  await page.goto('/profile/security')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^account-\d{4}-\d\d-\d\d\.json$/)
  const data: unknown = JSON.parse(readFileSync(await file.path(), 'utf8'))
  expect(data).toMatchObject({ profile: { email: ada.email }, sessions: [{ current: true }] })
})

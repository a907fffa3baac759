import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { refusal, withFeatures } from '../../fixtures/answers.ts'
import { keepBodies } from '../../fixtures/api-calls.ts'
import { choose } from '../../fixtures/fields.ts'
import { letPass, stopClock } from '../../fixtures/page-clock.ts'
import { expect, storedTokens, test } from '../../fixtures/story.ts'
import { door, lettersTo, severUrl } from '../../fixtures/world.ts'

const password = 'Harbour-light-42'
const signUpCall = '**/billing/api/v1/sign_up'

const toDetails = async (page: Page, country = 'Germany'): Promise<void> => {
  await page.goto('/auth/signup')
  await choose(page, 'Country', country)
  await page.getByRole('button', { name: 'Continue' }).click()
}

const fillIn = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Repeat password').fill(password)
  await page.getByLabel('I accept the terms of use').check()
}

const send = (page: Page): Promise<void> => page.getByRole('button', { name: 'Create account' }).click()

test(
  'AUTH-35, AUTH-36, AUTH-57 without their features sign-up and recovery redirect to sign-in',
  { tag: '@main' },
  async ({ page }) => {
    await withFeatures(page, { sign_up: false, password_recovery: false })
    for (const path of ['/auth/signup', '/auth/recovery']) {
      await page.goto(path)
      await expect(page).toHaveURL('/auth/signin')
    }
  },
)

test('AUTH-37, AUTH-38 first the required country, then the details', { tag: '@main' }, async ({ page }) => {
  await page.goto('/auth/signup')
  await expect(page.getByText('Step 1 of 2')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Fill in this field')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toBeHidden()
  await expect(page.getByRole('combobox', { name: 'Country' })).toBeFocused()
  await choose(page, 'Country', 'Finland')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Step 2 of 2')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Finland')
})

test('AUTH-38 going back to the country keeps the details, which are stored nowhere else', async ({ page }) => {
  await toDetails(page)
  await fillIn(page, 'ada@northlight.example')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('E-mail')).toBeHidden()
  const country = page.getByRole('combobox', { name: 'Country' })
  await country.fill('Finland')
  await page.getByRole('option', { name: 'Finland', exact: true }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('E-mail')).toHaveValue('ada@northlight.example')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password)
  await expect(page.getByLabel('I accept the terms of use')).toBeChecked()
  await expect(country).toHaveValue('Finland')
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  expect(kept).not.toContain(password)
})

test('AUTH-38 the browser’s Back leads from the details to the country, nothing is lost, and leaving them is asked about', async ({
  page,
}) => {
  await page.goto('/auth/signin')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await choose(page, 'Country', 'Germany')
  await page.getByRole('button', { name: 'Continue' }).click()
  await fillIn(page, 'ada@northlight.example')
  await page.goBack()
  await expect(page.getByText('Step 1 of 2')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Germany')
  await page.goForward()
  await expect(page.getByLabel('E-mail')).toHaveValue('ada@northlight.example')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password)
})

test('AUTH-37 the terms open above the form, which keeps its values', async ({ page }) => {
  await toDetails(page)
  await page.getByLabel('E-mail').fill('ada@northlight.example')
  const link = page.getByRole('button', { name: 'terms of use' })
  await link.click()
  const terms = page.getByRole('dialog', { name: 'Terms of use' })
  await expect(terms.getByText('These terms apply between you')).toHaveCount(1)
  const file = page.waitForEvent('download')
  await terms.getByRole('button', { name: 'Download' }).click()
  expect((await file).suggestedFilename()).toBe('Terms-of-use.pdf')
  await terms.getByText('These terms apply between you').click()
  await page.keyboard.press('Escape')
  await expect(terms).toHaveCount(0)
  await expect(link).toBeFocused()
  await expect(page.getByLabel('I accept the terms of use')).not.toBeChecked()
  await expect(page.getByLabel('E-mail')).toHaveValue('ada@northlight.example')
  expect(page.context().pages()).toHaveLength(1)
})

test('AUTH-37 a brand that has published no terms asks nobody to accept them', async ({ page }) => {
  await page.route('**/billing/api/v1/legal/terms?*', refusal(404, { code: 'not_found', title: 'Not found' }))
  await toDetails(page)
  await expect(page.getByLabel('Repeat password')).toBeVisible()
  await expect(page.getByLabel('I accept the terms of use')).toHaveCount(0)
  await page.getByLabel('E-mail').fill(`${randomUUID()}@northlight.example`)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Repeat password').fill(password)
  await expect(page.getByText('You are not a robot', { exact: true })).toBeVisible()
  await send(page)
  await expect(page).not.toHaveURL(/signup/)
})

test('AUTH-37, SHELL-64 an exactly typed country is selected, an unknown one is not, which is said', async ({
  page,
}) => {
  await page.goto('/auth/signup')
  const country = page.getByRole('combobox', { name: 'Country' })
  await country.fill('germany')
  await country.press('Tab')
  await expect(country).toHaveValue('Germany')
  await country.fill('Nowhere')
  await country.press('Tab')
  await expect(country).toHaveValue('')
  await expect(page.getByText('Country incorrect', { exact: true })).toBeVisible()
  await country.fill('Germany')
  await country.press('Tab')
  await expect(page.getByText('Country incorrect', { exact: true })).toHaveCount(0)
})

test('AUTH-37 countries that begin with the typed letters come first, and Enter selects the first', async ({
  page,
}) => {
  await page.goto('/auth/signup')
  const country = page.getByRole('combobox', { name: 'Country' })
  await country.click()
  await country.pressSequentially('ger')
  await expect(page.getByRole('option')).toHaveText(['Germany', 'Algeria', 'Niger', 'Nigeria'])
  await country.press('Enter')
  await expect(country).toHaveValue('Germany')
  await expect(page.getByText('Step 1 of 2')).toBeVisible()
})

test(
  'AUTH-39, AUTH-40 a brand that knows the country asks for the details at once',
  { tag: '@main' },
  async ({ page }) => {
    await page.goto(`${severUrl()}/auth/signup`)
    await expect(page.getByLabel('E-mail')).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Russia')
    await expect(page.getByText(/Step/)).toBeHidden()
  },
)

test(
  'AUTH-41, AUTH-42, CONST-08 visitors from Russia are informed and redirected to the Russian site 2 s later',
  { tag: '@main' },
  async ({ page, calls }) => {
    await page.route('http://sever.localhost:8080/**', (route) => route.fulfill({ body: 'the Russian site' }))
    await page.goto('/auth/signup')
    await choose(page, 'Country', 'Russia')
    await stopClock(page, calls)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Accounts in Russia are opened on the Russian site.')).toBeVisible()
    await letPass(page, calls, 1_900)
    await expect(page).toHaveURL('/auth/signup')
    await letPass(page, calls, 200)
    await expect(page).toHaveURL('http://sever.localhost:8080/auth/signup')
    expect(calls.to('POST', '/sign_up')).toEqual([])
  },
)

test('AUTH-42 visitors who are known to be in Russia are redirected there without being asked', async ({
  page,
  calls,
}) => {
  await page.route('**/auth/signup', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/(id="foyer-settings"[^>]*>\s*\{)/, '$1"country":"RU",')
    await route.fulfill({ response: answer, body })
  })
  const seen = Promise.withResolvers<void>()
  // The other site is slow, so that the notice can be read.
  await page.route('http://sever.localhost:8080/**', async (route) => {
    await seen.promise
    await route.fulfill({ body: 'the Russian site' })
  })
  await page.goto('/auth/signup', { waitUntil: 'commit' })
  await expect(page.getByText('Accounts in Russia are opened on the Russian site.')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toBeHidden()
  await expect(page.getByText(/Step/)).toBeHidden()
  seen.resolve()
  await expect(page).toHaveURL('http://sever.localhost:8080/auth/signup')
  expect(calls.to('POST', '/sign_up')).toEqual([])
})

test('AUTH-43, AUTH-46, AUTH-48, AUTH-49 missing and wrong values are reported at their fields, and nothing is sent', async ({
  page,
  calls,
}) => {
  await toDetails(page)
  await send(page)
  await expect(page.getByText('Enter an e-mail address such as name@example.com')).toBeVisible()
  await expect(page.getByText('Accept the terms of use to continue')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toBeFocused()

  const first = page.getByLabel('Password', { exact: true })
  await first.fill('short1')
  await page.getByLabel('Repeat password').focus()
  await expect(page.getByText('At least 8 characters', { exact: true })).toBeVisible()
  await first.fill('only-letters')
  await page.getByLabel('Repeat password').focus()
  await expect(page.getByText('8 to 128 Latin letters, digits and symbols')).toBeVisible()

  await fillIn(page, 'nina@fresh.example')
  await page.getByLabel('Repeat password').fill('Harbour-light-43')
  await send(page)
  await expect(page.getByText('should be equal to password')).toBeVisible()
  expect(calls.to('POST', '/sign_up')).toEqual([])
})

test('AUTH-51, AUTH-52, AUTH-53, AUTH-55, AUTH-56 signing up signs in, and the link from the mail confirms the e-mail', async ({
  page,
}) => {
  const bodies = await keepBodies(page, signUpCall)
  const email = `${randomUUID()}@fresh.example`
  await page.goto('/auth/signin?utm_source=mail&utm_campaign=spring')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await choose(page, 'Country', 'Germany')
  await page.getByRole('button', { name: 'Continue' }).click()
  await fillIn(page, email)
  await page.getByLabel('First name').fill('Nina')
  await page.getByLabel('Send me news').check()
  await expect(page.getByText('You are not a robot', { exact: true })).toBeVisible()
  await send(page)

  await expect(page).toHaveURL('/profile')
  expect((await storedTokens(page))['refresh_token']).not.toBeNull()
  expect(bodies).toEqual([
    {
      email,
      password,
      country: 'DE',
      locale: 'en',
      terms_accepted: true,
      terms_version: '1',
      newsletter: true,
      name: 'Nina',
      utm_source: 'mail',
      utm_campaign: 'spring',
      recaptcha_token: expect.stringMatching(/^[\w+/]+=*$/),
    },
  ])

  await expect.poll(() => lettersTo(email)).toHaveLength(1)
  const [letter] = await lettersTo(email)
  await page.goto(letter?.links[0] ?? '')
  await expect(page.getByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible()
  await expect(page).toHaveURL('/profile')
})

test('PROF-03 terms that are replaced during a sign-up are not accepted by it: the new ones have to be accepted', async ({
  page,
}) => {
  const bodies = await keepBodies(page, signUpCall)
  // As they stood when they were opened.
  await page.route('**/legal/terms?*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...((await answer.json()) as object), version: 'replaced' } })
  })
  await toDetails(page)
  await page.getByRole('button', { name: 'terms of use' }).click()
  const terms = page.getByRole('dialog', { name: 'Terms of use' })
  await expect(terms.getByText('These terms apply between you')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await page.unroute('**/legal/terms?*')
  await fillIn(page, `${randomUUID()}@fresh.example`)
  await expect(page.getByText('You are not a robot', { exact: true })).toBeVisible()
  await send(page)
  await expect(page).toHaveURL('/profile')
  expect(bodies).toMatchObject([{ terms_version: 'replaced' }])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of use')
  await page.getByRole('button', { name: 'Accept the terms' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Terms of use')
})

test('AUTH-50 without the captcha nothing is sent', { tag: '@main' }, async ({ page, calls }) => {
  await page.route('**/billing/api/v1/captcha', refusal(500, { code: 'internal', title: 'Something went wrong' }))
  await toDetails(page)
  await fillIn(page, 'nina@fresh.example')
  await expect(page.getByText('The check could not be completed.')).toBeVisible()
  await send(page)
  await expect(page.getByText('Finish this check first')).toBeVisible()
  expect(calls.to('POST', '/sign_up')).toEqual([])

  await page.unroute('**/billing/api/v1/captcha')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('You are not a robot', { exact: true })).toBeVisible()
  await expect(page.getByText('Finish this check first')).toBeHidden()
})

test('AUTH-56 a brand with reCAPTCHA shows its box, and its answer is accepted once', async ({ page }) => {
  const bodies = await keepBodies(page, signUpCall)
  await page.goto(`${severUrl()}/auth/signup`)
  const email = `${randomUUID()}@fresh.example`
  await fillIn(page, email)
  await send(page)
  await expect(page.getByText('Finish this check first')).toBeVisible()
  expect(bodies).toEqual([])
  // Someone who forgot the checkbox need not enter everything again.
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await expect(page.getByLabel('Repeat password')).toHaveValue(password)
  await page.getByLabel('I am not a robot').check()
  await send(page)
  await expect(page).toHaveURL(`${severUrl()}/profile`)
  expect(bodies).toMatchObject([{ recaptcha_token: expect.stringMatching(/^[\da-f-]{36}$/), country: 'RU' }])
})

test('AUTH-56 the reCAPTCHA box follows the chosen theme, otherwise that of the device', async ({ page }) => {
  await page.addInitScript(() => {
    const drawn: unknown[] = []
    Object.assign(window, { drawn })
    let given: { render: (place: Element, wishes: { theme: string }) => unknown } | undefined
    Object.defineProperty(window, 'grecaptcha', {
      configurable: true,
      get: () => given,
      set: (script: NonNullable<typeof given>) => {
        const { render } = script
        given = Object.assign(script, {
          render: (place: Element, wishes: { theme: string }) => {
            drawn.push(wishes.theme)
            return render(place, wishes)
          },
        })
      },
    })
  })
  const drawn = () => page.evaluate(() => (window as unknown as { drawn: unknown[] }).drawn)
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    await page.goto(`${severUrl()}/auth/signup`)
    await expect.poll(drawn).toEqual([scheme])
  }
})

test('AUTH-54 a failed sign-up gets a new captcha and keeps the form', { tag: '@main' }, async ({ page }) => {
  const bodies = await keepBodies(page, signUpCall)
  await page.route(signUpCall, refusal(503, { code: 'unavailable', title: 'Not now' }), { times: 1 })
  await toDetails(page)
  const email = `${randomUUID()}@fresh.example`
  await fillIn(page, email)
  await send(page)
  await expect(page.getByText('The account could not be created right now.')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password)
  await expect(page.getByText('You are not a robot', { exact: true })).toBeVisible()
  await send(page)
  await expect(page).toHaveURL('/profile')
  const tokens = bodies.map((body) => (body as { recaptcha_token: string }).recaptcha_token)
  expect(new Set(tokens).size).toBe(tokens.length)
})

test('AUTH-55 a sign-up with a taken e-mail leads to sign-in, and the mail explains the rest', async ({ page }) => {
  const ada = await door.createPerson()
  await toDetails(page)
  await fillIn(page, ada.email)
  await send(page)
  await expect(page).toHaveURL('/auth/signin')
  await expect(page.getByText(`We have sent an e-mail to ${ada.email}.`)).toBeVisible()
  await expect.poll(() => lettersTo(ada.email)).toHaveLength(1)
  expect((await lettersTo(ada.email))[0]?.subject).toBe('You already have an account with Aurora Streaming')
})

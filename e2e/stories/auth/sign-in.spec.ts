import { refusal, withFeatures } from '../../fixtures/answers.ts'
import { keepBodies } from '../../fixtures/api-calls.ts'
import { fillInSignIn, signInOnPage } from '../../fixtures/sign-in.ts'
import { expect, storedTokens, test } from '../../fixtures/story.ts'
import { door } from '../../fixtures/world.ts'

test('AUTH-01 the sign-in page asks for e-mail and password', { tag: '@main' }, async ({ page }) => {
  await page.goto('/auth/signin')
  await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveAttribute('name', 'login')
  await expect(page.getByLabel('E-mail')).toHaveAttribute('type', 'email')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password')
  await expect(page.getByRole('button', { name: 'Sign in' })).toHaveAttribute('type', 'submit')
})

test('AUTH-06, AUTH-07 an invalid e-mail and a missing password are reported at their fields, and nothing is sent', async ({
  page,
  calls,
}) => {
  await page.goto('/auth/signin')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Fill in this field')).toHaveCount(2)
  await expect(page.getByLabel('E-mail')).toBeFocused()

  // Already in the wrong field, it is entered again: screen readers read a field, and its error, when it gets the focus.
  const entered = await page.evaluateHandle(() => {
    const times: number[] = []
    document.addEventListener('focusin', ({ timeStamp }) => times.push(timeStamp))
    return times
  })
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await entered.jsonValue()).length).toBe(1)
  await expect(page.getByLabel('E-mail')).toBeFocused()

  await page.reload()
  await page.getByLabel('Password', { exact: true }).fill('x')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Fill in this field')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toBeFocused()

  await signInOnPage(page, { email: 'olga', password: '' })
  await expect(page.getByText('Enter an e-mail address such as name@example.com')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true')

  await fillInSignIn(page, { email: 'olga@northlight.example', password: 'x' })
  await expect(page.getByText('Enter an e-mail address such as name@example.com')).toBeHidden()
  await expect(page.getByText('Fill in this field')).toBeHidden()
  expect(calls.to('POST', '/login')).toEqual([])
})

test('AUTH-04, AUTH-08, AUTH-12 signing in sends Basic without a body, stores the tokens and opens the portal', async ({
  page,
  calls,
}) => {
  const ada = await door.createPerson()
  const bodies = await keepBodies(page, '**/billing/api/v1/login')
  await page.goto('/auth/signin')
  await signInOnPage(page, ada)
  await expect(page).toHaveURL('/licenses')

  const [call, ...more] = calls.to('POST', '/login')
  expect(more).toEqual([])
  const proof = Buffer.from(`${ada.email}:${ada.password}`).toString('base64')
  expect(await call?.headerValue('authorization')).toBe(`Basic ${proof}`)
  expect(bodies).toEqual([null])

  const { access_token, refresh_token, access_token_expires } = await storedTokens(page)
  const claims = JSON.parse(Buffer.from(access_token?.split('.')[1] ?? '', 'base64url').toString())
  expect(claims.account_id).toBe(ada.id)
  expect(access_token_expires).toBe(String(claims.exp))
  expect(refresh_token).toMatch(/^[\w-]{43}$/)
})

test(
  'AUTH-03, AUTH-04, AUTH-05 signing in returns to the requested page, even if the sign-in page was reloaded',
  { tag: '@main' },
  async ({ page }) => {
    const ada = await door.createPerson()
    await page.goto('/licenses?query=playout&sort=-paid_till')
    await expect(page).toHaveURL('/auth/signin')
    await page.reload()
    await signInOnPage(page, ada)
    await expect(page).toHaveURL('/licenses?query=playout&sort=-paid_till')
  },
)

test('AUTH-03 every page except sign-in and links needs a session', async ({ page }) => {
  const closed = [
    '/',
    '/profile',
    '/licenses/1',
    '/invoices',
    '/payments/1',
    '/tickets',
    '/retroview/dashboard',
    '/nowhere',
  ]
  for (const path of closed) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/auth/signin')
  }
  await page.goto('/newsletter?token=t1')
  await expect(page).toHaveURL('/newsletter')
})

for (const elsewhere of [
  '//evil.example/x',
  'https://evil.example/x',
  String.raw`/\evil.example`,
  'javascript:alert(1)',
]) {
  test(`AUTH-05 a return address on another site is ignored: ${elsewhere}`, async ({ page }) => {
    const ada = await door.createPerson()
    await page.goto('/auth/signin')
    await page.sessionStorage.setItem('previous_page', elsewhere)
    await signInOnPage(page, ada)
    await expect(page).toHaveURL('/licenses')
  })
}

test(
  'AUTH-02 a signed-in user is redirected from the pages under /auth to the start',
  { tag: '@main' },
  async ({ page, signInAs }) => {
    await signInAs(await door.createPerson())
    for (const path of ['/auth/signin', '/auth/signup', '/auth/recovery']) {
      await page.goto(path)
      await expect(page, path).toHaveURL('/licenses')
    }
  },
)

test('AUTH-02 signing in in another tab takes a waiting sign-in page to the requested page', async ({
  context,
  page,
}) => {
  const ada = await door.createPerson()
  await page.goto('/licenses?query=edges')
  await expect(page).toHaveURL('/auth/signin')
  const other = await context.newPage()
  await other.goto('/auth/signin')
  await signInOnPage(other, ada)
  await expect(other).toHaveURL('/licenses')
  await expect(page).toHaveURL('/licenses?query=edges')
})

test('AUTH-09 wrong credentials are reported on the page, without a toast', async ({ page }) => {
  const ada = await door.createPerson()
  await page.goto('/auth/signin')
  await signInOnPage(page, { email: ada.email, password: 'Not-my-password-1' })
  await expect(page.getByRole('alert')).toHaveText('Wrong e-mail or password')
  await expect(page.locator('.toast')).toHaveCount(0)
  await expect(page).toHaveURL('/auth/signin')

  await page.route(
    '**/billing/api/v1/login',
    refusal(403, { code: 'account_blocked', title: 'The account is blocked' }),
  )
  await signInOnPage(page, ada)
  await expect(page.getByRole('alert')).toHaveText('Wrong e-mail or password')
  await expect(page.locator('.toast')).toHaveCount(0)
})

for (const status of [400, 429, 500, 503]) {
  test(`AUTH-10 a sign-in that fails with ${status} asks to try again`, async ({ page }) => {
    await page.route('**/billing/api/v1/login', refusal(status, { code: 'internal', title: 'Something else' }))
    await page.goto('/auth/signin')
    await signInOnPage(page, { email: 'ada@people.example', password: 'Harbour-light-42' })
    await expect(page.getByRole('alert')).toHaveText('Sign-in is not possible right now. Try again in a moment.')
    await expect(page.locator('.toast')).toHaveCount(0)
  })
}

test('AUTH-10, AUTH-64 after too many attempts it says how long to wait', async ({ page }) => {
  await page.route(
    '**/billing/api/v1/login',
    refusal(429, { code: 'too_many_requests', title: 'Too many requests', meta: { retry_after: 431 } }),
  )
  await page.goto('/auth/signin')
  await signInOnPage(page, { email: 'ada@people.example', password: 'Harbour-light-42' })
  await expect(page.getByRole('alert')).toHaveText('There were too many attempts. Try again in 8 min.')
})

test('AUTH-10 so does a sign-in without a network', async ({ page }) => {
  await page.route('**/billing/api/v1/login', (route) => route.abort())
  await page.goto('/auth/signin')
  await signInOnPage(page, { email: 'ada@people.example', password: 'Harbour-light-42' })
  await expect(page.getByRole('alert')).toHaveText('Sign-in is not possible right now. Try again in a moment.')
  await expect(page.getByLabel('E-mail')).toHaveValue('ada@people.example')
})

test('AUTH-11 sign-up and recovery are offered if their features are on', { tag: '@main' }, async ({ page }) => {
  await page.goto('/auth/signin')
  await expect(page.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/auth/signup')
  await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/auth/recovery')

  await withFeatures(page, { sign_up: false, password_recovery: false })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create an account' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Forgot password?' })).toBeHidden()
})

test('AUTH-11, SHELL-78 pages before sign-in focus the headline after navigation, but not on first load', async ({
  page,
}) => {
  const has = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await expect(page.locator('body')).toBeFocused()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await has('Create an account')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await has('Sign in')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await has('Password recovery')
})

test('AUTH-11 the requested page survives a visit to sign-up and recovery', async ({ page }) => {
  const ada = await door.createPerson()
  await page.goto('/licenses?query=van')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page).toHaveURL('/auth/signup')
  await page.goBack()
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL('/auth/recovery')
  await page.goBack()
  await signInOnPage(page, ada)
  await expect(page).toHaveURL('/licenses?query=van')
})

test('a browser that stores nothing signs in nevertheless, for as long as the page lives, and is told so', async ({
  page,
}) => {
  const ada = await door.createPerson()
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
  })
  await page.goto('/auth/signin')
  await signInOnPage(page, ada)
  await expect(page.getByRole('heading', { name: 'No licences yet' })).toBeVisible()
  await expect(page.getByText(/^This browser stores nothing for this site/)).toBeVisible()
})

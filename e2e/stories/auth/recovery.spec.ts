import { refusal } from '../../fixtures/answers.ts'
import { keepBodies } from '../../fixtures/api-calls.ts'
import { leaveEnded, revoke } from '../../fixtures/ended-session.ts'
import { signInOnPage } from '../../fixtures/sign-in.ts'
import { watchHeadings } from '../../fixtures/steadiness.ts'
import { expect, test } from '../../fixtures/story.ts'
import { door, lettersTo } from '../../fixtures/world.ts'

const password = 'A-brand-new-1'

test(
  'AUTH-58, AUTH-59, AUTH-60, AUTH-61, AUTH-62, AUTH-63 a forgotten password is replaced with the link from the mail',
  { tag: '@main' },
  async ({ page, calls }) => {
    const ada = await door.createPerson()
    const bodies = await keepBodies(page, '**/billing/api/v1/password_recovery')
    await page.goto('/auth/signin')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByText('Enter an e-mail address such as name@example.com')).toBeVisible()
    await page.getByLabel('E-mail').fill(ada.email)
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused()
    expect(bodies).toEqual([{ email: ada.email, recaptcha_token: expect.any(String) }])

    const links = async (): Promise<string[]> =>
      (await lettersTo(ada.email)).flatMap((letter) => letter.links).filter((link) => link.includes('/auth/recovery'))
    await expect.poll(links).toHaveLength(1)
    const [link = ''] = await links()
    await page.goto(link)
    await expect(page).toHaveURL('/auth/recovery')
    await page.getByLabel('New password').fill(password)
    await page.getByLabel('Repeat password').fill('A-brand-new-2')
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(page.getByText('should be equal to password')).toBeVisible()
    await page.getByLabel('Repeat password').fill(password)
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(page.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible()
    const call = calls.to('POST', '/reset_password').at(-1)
    expect(await call?.headerValue('email-token')).toBe(new URL(link).searchParams.get('token'))

    const headings = await watchHeadings(page)
    await page.getByRole('link', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    // Nothing else appears briefly on the way.
    expect(await headings()).toEqual(['Your password has been changed', 'Sign in'])
    // The link has been used, so another request in the same tab asks for the e-mail address.
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible()
    await page.goto('/auth/signin')
    await signInOnPage(page, { email: ada.email, password })
    await expect(page).toHaveURL('/licenses')
  },
)

test('AUTH-59 without the captcha nothing is sent', async ({ page, calls }) => {
  await page.route('**/billing/api/v1/captcha', refusal(500, { code: 'internal', title: 'Something went wrong' }))
  await page.goto('/auth/recovery')
  await page.getByLabel('E-mail').fill('nobody@nowhere.example')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('Finish this check first')).toBeVisible()
  expect(calls.to('POST', '/password_recovery')).toEqual([])
})

test('AUTH-60 an unknown e-mail gets the same answer', async ({ page }) => {
  await page.goto('/auth/recovery')
  await page.getByLabel('E-mail').fill('nobody@nowhere.example')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('If nobody@nowhere.example belongs to an account, a link is on its way.')).toBeVisible()
})

test('AUTH-60 a failed request gets a new captcha and succeeds with it', async ({ page }) => {
  const call = '**/billing/api/v1/password_recovery'
  const bodies = await keepBodies(page, call)
  await page.route(call, refusal(503, { code: 'unavailable', title: 'Not now' }), { times: 1 })
  await page.goto('/auth/recovery')
  await page.getByLabel('E-mail').fill('nobody@nowhere.example')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue('nobody@nowhere.example')
  await expect(page.getByText('You are not a robot', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
  const tokens = bodies.map((body) => (body as { recaptcha_token: string }).recaptcha_token)
  expect(tokens.length).toBeGreaterThan(0)
  expect(new Set(tokens).size).toBe(tokens.length)
})

test('AUTH-63 an expired link offers to request another', async ({ page }) => {
  await page.goto('/auth/recovery?token=used-up')
  await page.getByLabel('New password').fill(password)
  await page.getByLabel('Repeat password').fill(password)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByRole('heading', { name: 'Invalid or expired link' })).toBeVisible()
  await page.getByRole('button', { name: 'Request a new link' }).click()
  await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible()
})

for (const [when, leave] of [
  ['long ago', leaveEnded],
  // Its token would still be sent for minutes.
  ['just now', async (_page, signInAs, person) => revoke((await signInAs(person)).access_token)],
] as const satisfies readonly (readonly [string, typeof leaveEnded])[]) {
  test(`AUTH-58 a session that ended ${when} does not block the link for a new password`, async ({
    page,
    signInAs,
  }) => {
    const ada = await door.createPerson()
    await leave(page, signInAs, ada)
    await page.goto(`/auth/recovery?token=${await door.linkToken(ada, 'password_reset')}`)
    await page.getByLabel('New password').fill(password)
    await page.getByLabel('Repeat password').fill(password)
    await page.getByRole('button', { name: 'Save password' }).click()
    await expect(page.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible()
  })
}

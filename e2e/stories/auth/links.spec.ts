import { olga } from '../../fixtures/people.ts'
import { expect, storedTokens, test } from '../../fixtures/story.ts'
import { door, portalUrl, severUrl } from '../../fixtures/world.ts'

test('AUTH-16, AUTH-17, AUTH-18 a customer who was moved arrives signed in at the other brand', async ({
  page,
  calls,
}) => {
  const before = await door.createPerson()
  const after = await door.createPerson({ tenant: 'sever', email: before.email, country: 'RU', name: 'Вера' })
  await door.moveTo(before, 'sever')

  await page.goto('/auth/signin')
  await page.getByLabel('E-mail').fill(before.email)
  await page.getByLabel('Password', { exact: true }).fill(before.password ?? '')
  const sentTo = page.waitForRequest((request) => request.url().startsWith(`${severUrl()}/?refresh_token=`))
  await page.getByRole('button', { name: 'Sign in' }).click()
  const code = new URL((await sentTo).url()).searchParams.get('refresh_token') ?? ''
  expect(code).toMatch(/^[\w-]{43}$/)

  await expect(page).toHaveURL(`${severUrl()}/licenses`)
  const exchange = calls.to('POST', '/login').at(-1)
  expect(new URL(exchange?.url() ?? '').origin).toBe(severUrl())
  expect(await exchange?.headerValue('authorization')).toBe(`Bearer ${code}`)
  const tokens = await storedTokens(page)
  expect(tokens['refresh_token']).not.toBe(code)
  const claims = JSON.parse(Buffer.from(tokens['access_token']?.split('.')[1] ?? '', 'base64url').toString())
  expect(claims.account_id).toBe(after.id)

  await page.goto(`${portalUrl()}/auth/signin`)
  expect(await storedTokens(page)).toEqual({ access_token: null, refresh_token: null, access_token_expires: null })
})

test('AUTH-19 a trial link signs in and is removed from the address', async ({ page, calls }) => {
  const ada = await door.createPerson({ name: 'Tara', second_name: 'Trial' })
  const token = await door.trialToken(ada)
  await page.goto(`/licenses?query=edges&trial_token=${token}`)
  await expect(page.getByText('Tara Trial')).toBeVisible()
  await expect(page).toHaveURL('/licenses?query=edges')

  const [call, ...more] = calls.to('POST', '/login')
  expect(more).toEqual([])
  expect(await call?.headerValue('trial-token')).toBe(token)
  expect(await call?.headerValue('authorization')).toBeNull()
  expect((await storedTokens(page))['refresh_token']).not.toBeNull()

  await page.reload()
  await expect(page.getByText('Tara Trial')).toBeVisible()
})

test('AUTH-20 a trial link replaces an existing session', { tag: '@main' }, async ({ page, signInAs }) => {
  await signInAs(await door.createPerson({ name: 'Frida', second_name: 'First' }))
  await page.goto('/licenses')
  await expect(page.getByText('Frida First')).toBeVisible()
  const token = await door.trialToken(await door.createPerson({ name: 'Tara', second_name: 'Trial' }))
  await page.goto(`/licenses?trial_token=${token}`)
  await expect(page.getByText('Tara Trial')).toBeVisible()
  await expect(page.getByText('Frida First')).toBeHidden()
})

for (const name of ['trial_token', 'refresh_token']) {
  test(`AUTH-20 a refused ${name} signs out and reports it once`, async ({ page, signInAs }) => {
    await signInAs(await door.createPerson())
    await page.goto(`/licenses?${name}=used-up`)
    await expect(page).toHaveURL('/auth/signin')
    await expect(page.getByRole('alert')).toHaveCount(1)
    await expect(page.getByRole('alert')).toContainText('This sign-in link is no longer valid')
    await expect(page.getByText('Your session has ended.')).toBeHidden()
    expect((await storedTokens(page))['refresh_token']).toBeNull()
  })
}

test('AUTH-20 a sign-in link that fails because of a server error ends no session, and works on retry', async ({
  page,
  signInAs,
}) => {
  await signInAs(await door.createPerson({ name: 'Frida', second_name: 'First' }))
  const token = await door.trialToken(await door.createPerson({ name: 'Tara', second_name: 'Trial' }))
  const login = '**/billing/api/v1/login'
  await page.route(login, (route) => route.fulfill({ status: 503 }))
  await page.goto(`/licenses?trial_token=${token}`)
  await expect(page.getByText('Frida First')).toBeVisible()
  await expect(page).toHaveURL('/licenses')
  const told = page.getByRole('alert').filter({ hasText: 'Signing in by this link does not work right now' })
  await page.unroute(login)
  await told.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Tara Trial')).toBeVisible()
  expect(await page.sessionStorage.getItem('sign_in_link')).toBeNull()
})

test(
  'AUTH-21, AUTH-22 a link’s token is removed from the address, stays available to its page and reaches nobody else',
  { tag: '@main' },
  async ({ page }) => {
    const told: string[] = []
    page.on('request', (request) => told.push(request.headers()['referer'] ?? '', request.url()))
    await page.goto('/email_confirm?token=secret-of-the-link&from=mail#top')
    await expect(page).toHaveURL('/email_confirm?from=mail#top')
    expect(await page.sessionStorage.items()).toContainEqual({
      name: 'link_token:/email_confirm',
      value: 'secret-of-the-link',
    })
    // A reload shows a page, which the browser knows by its new URL.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.reload()
    expect(await page.sessionStorage.getItem('link_token:/email_confirm')).toBe('secret-of-the-link')
    expect(Object.values(await storedTokens(page))).toEqual([null, null, null])

    await page.goto('/newsletter')
    await page.goBack()
    await expect(page).toHaveURL('/email_confirm?from=mail#top')
    const carrying = told.filter((text) => text.includes('secret-of-the-link'))
    expect(carrying).toEqual([`${portalUrl()}/email_confirm?token=secret-of-the-link&from=mail`])
  },
)

test('AUTH-22 a link’s token does not replace the session', async ({ page, signInAs }) => {
  await signInAs(olga)
  await page.goto('/newsletter?token=t1')
  await expect(page).toHaveURL('/newsletter')
  expect((await storedTokens(page))['refresh_token']).not.toBeNull()
})

import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { signInOnPage } from '../../fixtures/sign-in.ts'
import { holdBack } from '../../fixtures/steadiness.ts'
import { expect, storedTokens, test } from '../../fixtures/story.ts'
import { door } from '../../fixtures/world.ts'

const nothing = { access_token: null, refresh_token: null, access_token_expires: null }

test('AUTH-34 logging out ends the session on the server and in the browser', async ({ page, calls, signInAs }) => {
  const { refresh_token, access_token } = await signInAs(await door.createPerson())
  await page.goto('/licenses')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/auth/signin')
  expect(await storedTokens(page)).toEqual(nothing)
  await expect.poll(() => calls.to('DELETE', '/login').length).toBe(1)
  expect(await calls.to('DELETE', '/login')[0]?.headerValue('authorization')).toBe(`Bearer ${access_token}`)

  const refused = await page.request.post('/billing/api/v1/login', {
    headers: { authorization: `Bearer ${refresh_token}`, 'x-tenant': 'aurora', 'idempotency-key': randomUUID() },
  })
  expect(refused.status()).toBe(401)
})

test('AUTH-34 logging out works even if the server does not answer', async ({ page, signInAs }) => {
  await signInAs(await door.createPerson())
  await page.route('**/billing/api/v1/login', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  )
  await page.goto('/licenses')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/auth/signin')
  expect(await storedTokens(page)).toEqual(nothing)
  await expect(page.locator('.toast')).toHaveCount(0)
})

test('AUTH-34 the other tabs log out as well', async ({ context, page, signInAs }) => {
  await signInAs(await door.createPerson())
  await page.goto('/licenses')
  const other = await context.newPage()
  await other.goto('/profile')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(other).toHaveURL('/auth/signin')
})

test('AUTH-34 after another tab logged out, signing in there or here returns to the same page', async ({
  context,
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  await signInAs(ada)
  await page.goto('/licenses')
  const [other, third] = [await context.newPage(), await context.newPage()]
  await other.goto('/profile')
  await third.goto('/closed-tickets')
  for (const tab of [other, third]) await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Log out' }).click()
  for (const tab of [other, third]) await expect(tab).toHaveURL('/auth/signin')
  await signInOnPage(other, ada)
  await expect(other).toHaveURL('/profile')
  await expect(third).toHaveURL('/closed-tickets')
  // Someone who logged out on purpose is not led back to the page.
  await expect(page).toHaveURL('/licenses')
})

test('AUTH-34 when another tab switches the account, the page does not ask to stay and saves nothing for the other account', async ({
  context,
  page,
  calls,
  signInAs,
}) => {
  const [first, second] = [
    await door.createPerson({ name: 'Frida', second_name: 'First' }),
    await door.createPerson({ name: 'Sven', second_name: 'Second' }),
  ]
  await signInAs(first)
  await page.goto('/profile')
  await page.getByLabel('First name').fill('Freya')
  await expect(page.getByRole('button', { name: 'Save profile' })).toBeVisible()
  // Presses from this moment on, for as long as the page exists: Playwright itself does not press anything on a page
  // that is being replaced.
  let presses = 0
  await page.exposeFunction('notePress', () => (presses += 1))
  await page.evaluate(() => {
    const { notePress } = window as unknown as { notePress: () => void }
    const press = (): void => {
      const buttons = [...document.querySelectorAll('button')]
      buttons.find(({ textContent }) => textContent === 'Save profile')?.click()
      notePress()
    }
    addEventListener('storage', ({ key }) => key === 'access_token' && setInterval(press, 20))
  })
  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.type())
    void dialog.dismiss()
  })
  const letGo = await holdBack(page, ({ pathname }) => pathname === '/')
  const other = await context.newPage()
  await other.goto(`/licenses?trial_token=${await door.trialToken(second)}`)
  await expect(other.getByText('Sven Second')).toBeVisible()
  await expect.poll(() => presses).toBeGreaterThan(10)
  await letGo()
  await expect(page.getByText('Sven Second')).toBeVisible()
  await expect(page).toHaveURL('/licenses')
  expect(questions).toEqual([])
  expect(calls.to('PUT', '/profile')).toEqual([])
})

test('AUTH-34 nothing of one person is shown to the next', async ({ page, signInAs }) => {
  const first = await door.createPerson({ name: 'Frida', second_name: 'First' })
  const second = await door.createPerson({ name: 'Sven', second_name: 'Second' })
  const licence = await door.giveLicence(first, { user_comment: 'Only of the first' })
  await signInAs(first)
  await page.goto('/licenses')
  await expect(page.getByRole('link', { name: 'Media Server Pro' })).toBeVisible()
  await page.getByRole('button', { name: 'Log out' }).click()

  await page.route('**/billing/api/v1/deliverables?*', async (route) => {
    await delay(1_000)
    await route.continue()
  })
  await signInOnPage(page, second)
  await expect(page.getByText('Sven Second')).toBeVisible()
  await expect(page.getByText('Frida First')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Media Server Pro' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'No licences yet' })).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await page.goto(`/licenses/${licence}`)
  await expect(page.getByRole('heading', { name: 'Licence not found' })).toBeVisible()
})

test('AUTH-34, SHELL-61 logging out by the button or by the search asks about unsent files first', async ({
  page,
  calls,
  signInAs,
}) => {
  await signInAs(await door.createPerson())
  await page.goto('/new-ticket')
  const description = page.getByRole('textbox', { name: 'Description' })
  await description.fill('Since noon, every channel')
  // The text would be kept as a draft.
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'server.log', mimeType: 'text/plain', buffer: Buffer.from('x') })
  const leave = page.getByRole('button', { name: 'Log out' })
  await leave.click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(question).toHaveCount(0)
  await expect(leave).toBeFocused()
  await leave.click()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(description).toHaveValue('Since noon, every channel')
  expect(calls.to('DELETE', '/login')).toEqual([])

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill('log out')
  await page.getByRole('option', { name: 'Log out' }).click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/auth/signin')
  expect(await storedTokens(page)).toEqual(nothing)
})

test('AUTH-34 logging out waits for nothing: a silent server is told once it answers', async ({
  page,
  calls,
  signInAs,
}) => {
  const { refresh_token } = await signInAs(await door.createPerson())
  await page.goto('/licenses')
  await expect(page.getByRole('heading', { name: 'No licences yet' })).toBeVisible()
  const release = await holdBack(page, '**/billing/api/v1/login')
  await page.evaluate(() => localStorage.setItem('access_token_expires', '1'))
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/auth/signin')
  expect(await storedTokens(page)).toEqual(nothing)
  await release()
  await expect.poll(() => calls.to('DELETE', '/login').length).toBe(1)
  expect(await storedTokens(page)).toEqual(nothing)
  const refused = await page.request.post('/billing/api/v1/login', {
    headers: { authorization: `Bearer ${refresh_token}`, 'x-tenant': 'aurora', 'idempotency-key': randomUUID() },
  })
  expect(refused.status()).toBe(401)
})

test('AUTH-34 a tab whose stored session was cleared without a word leads to sign-in', async ({ page, signInAs }) => {
  await signInAs(await door.createPerson())
  await page.goto('/licenses')
  await expect(page.getByRole('heading', { name: 'No licences yet' })).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await page.getByRole('link', { name: 'Profile' }).or(page.locator('.me-link')).first().click()
  await expect(page).toHaveURL('/auth/signin')
})

import { refusal, withFeatures } from '../../fixtures/answers.ts'
import { keepBodies } from '../../fixtures/api-calls.ts'
import { leaveEnded } from '../../fixtures/ended-session.ts'
import { callAs } from '../../fixtures/people.ts'
import { signInOnPage } from '../../fixtures/sign-in.ts'
import { holdBack } from '../../fixtures/steadiness.ts'
import { expect, storedTokens, test } from '../../fixtures/story.ts'
import { door, lettersTo } from '../../fixtures/world.ts'

test(
  'LINK-03, LINK-04 pages that need a link redirect home without its token',
  { tag: '@main' },
  async ({ page, signInAs }) => {
    const ada = await door.createPerson()
    await signInAs(ada)
    for (const path of ['/newsletter', '/email_confirm', '/mail_copies', '/tickets/7/review', '/invite/7']) {
      await page.goto(path)
      await expect(page, path).toHaveURL('/licenses')
    }
  },
)

test('LINK-04 signed out, they redirect to sign-in', async ({ page }) => {
  await page.goto('/newsletter')
  await expect(page).toHaveURL('/auth/signin')
})

test('LINK-01, LINK-02, LINK-07 the newsletter is set with the link from a mail, without a session', async ({
  page,
  calls,
}) => {
  const ada = await door.createPerson()
  const token = await door.linkToken(ada, 'newsletter')
  const bodies = await keepBodies(page, '**/billing/api/v1/newsletter')
  await page.goto(`/newsletter?token=${token}`)
  const tick = page.getByRole('checkbox', { name: 'Send me the newsletter' })
  await expect(tick).not.toBeChecked()
  await tick.check()
  await expect(page.getByText('You are subscribed.')).toBeVisible()
  const [get] = calls.to('GET', '/newsletter')
  const [put] = calls.to('PUT', '/newsletter')
  for (const call of [get, put]) {
    expect(await call?.headerValue('email-token')).toBe(token)
    expect(await call?.headerValue('authorization')).toBeNull()
  }
  expect(bodies).toEqual([null, { newsletter: true }])
  await page.reload()
  await expect(tick).toBeChecked()
})

for (const [path, purpose, shown] of [
  ['/newsletter', 'newsletter', 'Newsletter'],
  ['/email_confirm', 'email_confirm', 'Your e-mail is confirmed'],
  // The page shows its own message, as for anybody with an invalid link.
  ['/tickets/7/review', undefined, 'Invalid or expired link'],
  ['/attachments/7', undefined, 'Invalid or expired link'],
  ['/invite/7', undefined, 'Invalid or expired link'],
] as const) {
  const tag = path === '/newsletter' ? '@main' : []
  test(`LINK-01 an expired session does not block ${path}`, { tag }, async ({ page, signInAs }) => {
    const ada = await door.createPerson({ email_confirmed: false })
    await leaveEnded(page, signInAs, await door.createPerson())
    const token = purpose === undefined ? 'forged' : await door.linkToken(ada, purpose)
    await page.goto(`${path}?token=${token}`)
    await expect.poll(async () => (await storedTokens(page))['refresh_token']).toBeNull()
    await expect(page.getByRole('heading', { name: shown })).toBeVisible()
    await expect(page).toHaveURL(path)
  })
}

test('LINK-01 signing out in another tab leaves a link’s page unchanged', async ({ context, page, signInAs }) => {
  const ada = await door.createPerson()
  await signInAs(ada)
  await page.goto(`/newsletter?token=${await door.linkToken(ada, 'newsletter')}`)
  const tick = page.getByRole('checkbox', { name: 'Send me the newsletter' })
  await expect(tick).not.toBeChecked()
  const other = await context.newPage()
  await other.goto('/licenses')
  await other.getByRole('button', { name: 'Log out' }).click()
  await expect(other).toHaveURL('/auth/signin')
  await tick.check()
  await expect(page.getByText('You are subscribed.')).toBeVisible()
  await expect(page).toHaveURL('/newsletter')
})

test('LINK-08 a failed change is reverted and reported', { tag: '@main' }, async ({ page }) => {
  const ada = await door.createPerson()
  const token = await door.linkToken(ada, 'newsletter')
  await page.goto(`/newsletter?token=${token}`)
  const tick = page.getByRole('checkbox', { name: 'Send me the newsletter' })
  await expect(tick).not.toBeChecked()
  await page.route('**/billing/api/v1/newsletter', refusal(500, { code: 'internal', title: 'Something went wrong' }))
  await tick.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong' })).toBeVisible()
  await expect(tick).not.toBeChecked()
})

test('LINK-08 of two quick changes the last one stays', async ({ page }) => {
  const ada = await door.createPerson()
  const token = await door.linkToken(ada, 'newsletter')
  await page.goto(`/newsletter?token=${token}`)
  const tick = page.getByRole('checkbox', { name: 'Send me the newsletter' })
  await expect(tick).not.toBeChecked()
  const letGo = await holdBack(page, '**/billing/api/v1/newsletter')
  const course: string[] = []
  page.on('request', (request) => request.method() === 'PUT' && course.push('asked'))
  page.on('response', (response) => response.request().method() === 'PUT' && course.push('answered'))
  await tick.click()
  await tick.click()
  await expect(tick).not.toBeChecked()
  await letGo()
  await expect(page.getByText('You are unsubscribed.')).toBeVisible()
  expect(course).toEqual(['asked', 'answered', 'asked', 'answered'])
  await page.reload()
  await expect(tick).not.toBeChecked()
})

test('LINK-05 a refused link says so, and keeps the session', { tag: '@main' }, async ({ page, signInAs }) => {
  await signInAs(await door.createPerson())
  for (const path of ['/newsletter', '/email_confirm', '/mail_copies']) {
    await page.goto(`${path}?token=forged`)
    await expect(page.getByRole('heading', { name: 'Invalid or expired link' })).toBeVisible()
    await expect(page).toHaveURL(path)
  }
  expect((await storedTokens(page))['refresh_token']).not.toBeNull()
  await page.getByRole('link', { name: 'Go to the start page' }).click()
  await expect(page).toHaveURL('/licenses')
})

for (const status of [401, 403, 404]) {
  test(`LINK-05 even a ${status} does not sign out`, async ({ page, signInAs }) => {
    await signInAs(await door.createPerson())
    await page.route('**/billing/api/v1/newsletter', refusal(status, { code: 'unauthorized', title: 'No' }))
    await page.goto('/newsletter?token=forged')
    await expect(page.getByRole('heading', { name: 'Invalid or expired link' })).toBeVisible()
    expect((await storedTokens(page))['refresh_token']).not.toBeNull()
  })
}

test(
  'LINK-09, LINK-10, LINK-11, CONST-08 an e-mail is confirmed when the link opens, and the profile follows after 2 s',
  { tag: '@main' },
  async ({ page, calls, signInAs }) => {
    const ada = await door.createPerson({ email_confirmed: false })
    await signInAs(ada)
    const token = await door.linkToken(ada, 'email_confirm')
    await page.clock.install()
    await page.goto(`/email_confirm?token=${token}`)
    await expect(page.getByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible()
    const [call] = calls.to('POST', '/confirmation/email')
    expect(await call?.headerValue('email-token')).toBe(token)
    await page.clock.runFor(1_500)
    await expect(page).toHaveURL('/email_confirm')
    await page.clock.runFor(600)
    await expect(page).toHaveURL('/profile')
    await expect(page.getByText('Licence keys').first()).toBeVisible()
  },
)

test('LINK-11 signed out, the confirmation redirects to sign-in, which leads to the profile', async ({ page }) => {
  const ada = await door.createPerson({ email_confirmed: false })
  await page.goto(`/email_confirm?token=${await door.linkToken(ada, 'email_confirm')}`)
  await page.getByRole('button', { name: 'Continue now' }).click()
  await expect(page).toHaveURL('/auth/signin')
  await signInOnPage(page, ada)
  await expect(page).toHaveURL('/profile')
})

test('LINK-11 an expired confirmation offers a new one, which is sent to the same mailbox', async ({ page }) => {
  const ada = await door.createPerson({ email_confirmed: false })
  await page.goto(`/email_confirm?token=${await door.linkToken(ada, 'email_confirm', 'expired')}`)
  await expect(page.getByText('The link has expired.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/')
  await page.getByRole('button', { name: 'Send a new link' }).click()
  await expect(page.getByText('A new link is on its way')).toBeVisible()
  await expect.poll(() => lettersTo(ada.email)).toHaveLength(1)
  await page.goto((await lettersTo(ada.email))[0]?.links[0] ?? '')
  await expect(page.getByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible()
})

test('LINK-11 a new confirmation that could not be sent says why, and never that it was sent', async ({ page }) => {
  const ada = await door.createPerson({ email_confirmed: false })
  await page.goto(`/email_confirm?token=${await door.linkToken(ada, 'email_confirm', 'expired')}`)
  const send = page.getByRole('button', { name: 'Send a new link' })
  await page.route('**/confirmation/email/send', refusal(503, { code: 'unavailable', title: 'Away for a moment' }))
  await send.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Away for a moment' })).toBeVisible()
  await page.route('**/confirmation/email/send', (route) => route.abort())
  await send.click()
  await expect(page.getByRole('alert').filter({ hasText: 'no connection' })).toBeVisible()
  await page.unroute('**/confirmation/email/send')
  await send.click()
  await expect(page.getByText('A new link is on its way')).toBeVisible()
})

test('LINK-07, LINK-09 without their features both pages redirect home', async ({ page, signInAs }) => {
  await withFeatures(page, { contacts: false, account_confirmation: false })
  await signInAs(await door.createPerson())
  for (const path of ['/newsletter', '/email_confirm']) {
    await page.goto(`${path}?token=any`)
    await expect(page).toHaveURL('/licenses')
  }
})

test('a further address is declined with the link of its letter, without a session; its page says so from then on', async ({
  page,
  calls,
}) => {
  const ada = await door.createPerson()
  // The contract's Profile.
  const known = (await callAs(ada, 'GET', '/profile')) as Record<string, unknown>
  const { name, second_name, country, locale, newsletter, phone } = known
  const books = `books-${ada.email}`
  const body = { name, second_name, country, locale, newsletter, phone, notification_emails: [books] }
  await callAs(ada, 'PUT', '/profile', body)
  await expect.poll(() => lettersTo(books)).toHaveLength(1)
  const [letter] = await lettersTo(books)
  const link = new URL(letter?.links[0] ?? '')
  await page.goto(link.href)
  await expect(page.getByText(`${ada.email} asked Aurora Streaming to send invoices`)).toBeVisible()
  await expect(page).toHaveURL('/mail_copies')
  await page.route('**/billing/api/v1/mail_copy', refusal(500, { code: 'internal', title: 'Something went wrong' }))
  const decline = page.getByRole('button', { name: 'No, thanks' })
  await decline.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong' })).toBeVisible()
  await page.unroute('**/billing/api/v1/mail_copy')
  await decline.focus()
  const letGo = await holdBack(page, '**/billing/api/v1/mail_copy')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Send me copies' })).toBeDisabled()
  await letGo()
  await expect(page.getByText(`${books} gets no copies`)).toBeVisible()
  const call = calls.to('DELETE', '/mail_copy').at(-1)
  expect(await call?.headerValue('email-token')).toBe(link.searchParams.get('token'))
  expect(await call?.headerValue('authorization')).toBeNull()
  await page.reload()
  await expect(page.getByText('ask the customer to add the address again')).toBeVisible()
  await expect(page.getByRole('button', { name: /Unsubscribe|Send me copies/ })).toHaveCount(0)
})

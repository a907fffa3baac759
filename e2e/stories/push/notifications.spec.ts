import type { Page } from '@playwright/test'
import { refusal, withFeatures } from '../../fixtures/answers.ts'
import { keepBodies } from '../../fixtures/api-calls.ts'
import { callAsStaff } from '../../fixtures/calls.ts'
import { foundCompany, joinCompany } from '../../fixtures/company.ts'
import { givePushService } from '../../fixtures/push-browser.ts'
import { signInOnPage } from '../../fixtures/sign-in.ts'
import { expect, forgetSession, test } from '../../fixtures/story.ts'
import { door, lettersTo } from '../../fixtures/world.ts'

const label = 'Show notifications'

/** Switches notifications on and waits until the server knows. A page that is left earlier cancels its subscription. */
const switchOn = async (page: Page): Promise<void> => {
  await page.goto('/notifications')
  const taken = page.waitForResponse('**/web_push/subscribe')
  await page.getByRole('switch', { name: label, exact: true }).click()
  await (await taken).finished()
}

test(
  'PROF-25, PROF-26, PROF-27, PROF-28, PROF-34 a browser is switched on, notified of an invoice, and switched off',
  { tag: '@main' },
  async ({ page, calls, signInAs }) => {
    const ada = await door.createPerson()
    await signInAs(ada)
    const browser = await givePushService(page)
    const bodies = await keepBodies(page, '**/web_push/subscribe')
    await page.goto('/notifications')
    const toggle = page.getByRole('switch', { name: label, exact: true })
    await expect(toggle).not.toBeChecked()
    await toggle.click()
    await expect(toggle).toBeChecked()
    await expect.poll(() => bodies.length).toBe(1)
    expect(await browser.steps()).toEqual(['permission', 'subscribe'])
    const [body] = bodies as { endpoint: string; keys: { auth: string; p256dh: string } }[]
    expect(body).toEqual({
      endpoint: expect.stringMatching(/^https:/),
      keys: { auth: expect.any(String), p256dh: expect.any(String) },
    })

    const invoice = await door.issueInvoice(ada, { description: 'Training', price: '90' })
    await expect.poll(() => lettersTo(body?.endpoint ?? '')).toHaveLength(1)
    expect((await lettersTo(body?.endpoint ?? ''))[0]?.links[0]).toContain(`/invoices/${invoice}`)

    await page.reload()
    await expect(toggle).toBeChecked()
    expect(calls.to('GET', '/web_push/subscription').length).toBeGreaterThan(0)
    await toggle.click()
    await expect(toggle).not.toBeChecked()
    await expect.poll(() => calls.to('POST', '/web_push/unsubscribe').length).toBe(1)
    expect(await browser.steps()).toEqual(['unsubscribe'])
  },
)

test('PROF-26, PROF-28 notifications follow the latest session in a browser where they are on', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  await signInAs(ada)
  await givePushService(page)
  const bodies = await keepBodies(page, '**/web_push/subscribe')
  await switchOn(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('push_session'))).not.toBeNull()
  expect(bodies).toHaveLength(1)
  await forgetSession(page)
  await page.goto('/auth/signin')
  await signInOnPage(page, ada)
  await expect.poll(() => bodies.length).toBe(2)
  expect(bodies[1]).toEqual(bodies[0])
})

test(
  'PROF-29, PROF-30 without permission the toggle moves back and says why',
  { tag: '@main' },
  async ({ page, calls, signInAs }) => {
    await signInAs(await door.createPerson())
    await givePushService(page, { permission: 'denied' })
    await page.goto('/notifications')
    const toggle = page.getByRole('switch', { name: label, exact: true })
    await toggle.click()
    await expect(page.getByText('The browser does not allow notifications from this site.')).toBeVisible()
    await expect(toggle).not.toBeChecked()
    expect(calls.to('POST', '/web_push/subscribe')).toEqual([])
  },
)

test(
  'PROF-29, PROF-31 a failed subscription moves it back and says so',
  { tag: '@main' },
  async ({ page, signInAs }) => {
    await signInAs(await door.createPerson())
    await givePushService(page, { broken: true })
    await page.goto('/notifications')
    const toggle = page.getByRole('switch', { name: label, exact: true })
    await toggle.click()
    await expect(page.getByText('Notifications could not be turned on. Try again.')).toBeVisible()
    await expect(toggle).not.toBeChecked()
  },
)

test('PROF-29 if the server refuses the subscription, the browser is unsubscribed', async ({ page, signInAs }) => {
  await signInAs(await door.createPerson())
  const browser = await givePushService(page)
  await page.route('**/web_push/subscribe', refusal(500, { code: 'internal', title: 'Something went wrong' }))
  await page.goto('/notifications')
  const toggle = page.getByRole('switch', { name: label, exact: true })
  await toggle.click()
  await expect(page.getByText('Notifications could not be turned on. Try again.')).toBeVisible()
  await expect(toggle).not.toBeChecked()
  expect(await browser.steps()).toEqual(['permission', 'subscribe', 'unsubscribe'])
})

test('PROF-29 a browser that cannot be switched off says so, and is off after another attempt', async ({
  page,
  signInAs,
}) => {
  await signInAs(await door.createPerson())
  const browser = await givePushService(page)
  await page.route('**/web_push/unsubscribe', refusal(500, { code: 'internal', title: 'Something went wrong' }), {
    times: 1,
  })
  await page.goto('/notifications')
  const toggle = page.getByRole('switch', { name: label, exact: true })
  await toggle.click()
  await expect(toggle).toBeChecked()
  await toggle.click()
  await expect(page.getByText('Notifications could not be turned off. Try again.')).toBeVisible()
  await expect(toggle).toBeChecked()
  await toggle.click()
  await expect(toggle).not.toBeChecked()
  expect(await browser.steps()).toEqual(['permission', 'subscribe', 'unsubscribe'])
  await page.reload()
  await expect(toggle).not.toBeChecked()
})

test('PROF-26 a browser that no longer gets notifications shows that when its page is opened again', async ({
  page,
  signInAs,
}) => {
  await signInAs(await door.createPerson())
  await givePushService(page)
  await page.goto('/notifications')
  const toggle = page.getByRole('switch', { name: label, exact: true })
  await toggle.click()
  await expect(toggle).toBeChecked()
  await expect(toggle).toBeEnabled()
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await (await registration?.pushManager.getSubscription())?.unsubscribe()
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  await expect(toggle).not.toBeChecked()
  await toggle.click()
  await expect(toggle).toBeChecked()
})

test('PROF-26 a browser that subscribed with an earlier key of the vendor shows that, and is switched on with the new one', async ({
  page,
  signInAs,
}) => {
  await signInAs(await door.createPerson())
  const browser = await givePushService(page)
  await switchOn(page)
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('sandbox_push') ?? '')
    localStorage.setItem(
      'sandbox_push',
      JSON.stringify({ ...kept, server_key: kept.server_key.replace(/^.{9}/, 'BFromLong') }),
    )
  })
  await page.reload()
  const toggle = page.getByRole('switch', { name: label, exact: true })
  await expect(toggle).toBeEnabled()
  await expect(toggle).not.toBeChecked()
  const taken = page.waitForResponse('**/web_push/subscribe')
  await toggle.click()
  await (await taken).finished()
  expect(await browser.steps()).toEqual(['permission', 'unsubscribe', 'subscribe'])
  await page.reload()
  await expect(toggle).toBeChecked()
})

const obstacles = [
  ['no https', () => Object.defineProperty(window, 'isSecureContext', { value: false }), 'Open the portal over https.'],
  [
    'no service workers',
    () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
    'This browser cannot show notifications from websites.',
  ],
  ['no push', () => Reflect.deleteProperty(window, 'PushManager'), 'This browser does not accept push messages.'],
  [
    'no worker',
    () =>
      Object.defineProperty(ServiceWorkerContainer.prototype, 'getRegistration', {
        value: () => Promise.resolve(undefined),
      }),
    'background worker is not running yet',
  ],
] as const

for (const [name, takeAway, text] of obstacles) {
  test(`PROF-32 ${name}: the page says what is missing`, { tag: '@main' }, async ({ page, signInAs }) => {
    await signInAs(await door.createPerson())
    await page.addInitScript(takeAway)
    await page.goto('/notifications')
    await expect(page.getByText(text)).toBeVisible()
    await expect(page.getByRole('switch', { name: label, exact: true })).not.toBeChecked()
  })
}

test(
  'SHELL-26, SHELL-27 notifications are suggested until they are on or declined',
  { tag: '@main' },
  async ({ page, signInAs }) => {
    await signInAs(await door.createPerson())
    await givePushService(page)
    await page.goto('/profile')
    const hint = page.getByRole('region', { name: 'Notifications' })
    const icon = page.getByTitle('Needs attention')
    await expect(hint).toBeVisible()
    await expect(icon).toBeVisible()
    await hint.getByRole('link', { name: 'Set up' }).click()
    // It would be directly above the switch that it is about.
    await expect(hint).toBeHidden()
    const toggle = page.getByRole('switch', { name: label, exact: true })
    await toggle.click()
    await expect(toggle).toBeChecked()
    await expect(icon).toBeHidden()
    await toggle.click()
    await expect(toggle).not.toBeChecked()
    await expect(hint).toBeHidden()
    await page.goto('/profile')
    await expect(hint).toBeVisible()
    await hint.getByRole('button', { name: 'Do not show again' }).click()
    await expect(hint).toBeHidden()
    await expect(icon).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(hint).toBeHidden()
  },
)

test('SHELL-27 after signing out, a browser that was on gets the suggestion again, because it is no longer notified', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  await signInAs(ada)
  await givePushService(page)
  await switchOn(page)
  await page.getByRole('button', { name: 'Log out' }).first().click()
  await signInOnPage(page, ada)
  await page.getByRole('region', { name: 'Notifications' }).getByRole('link', { name: 'Set up' }).click()
  await expect(page.getByTitle('Needs attention')).toBeVisible()
  const toggle = page.getByRole('switch', { name: label, exact: true })
  await expect(toggle).not.toBeChecked()
  await toggle.click()
  await expect(toggle).toBeChecked()
  await expect(page.getByTitle('Needs attention')).toBeHidden()
})

test('SHELL-27 nothing is suggested if notifications are denied, or without the feature', async ({
  page,
  signInAs,
}) => {
  await signInAs(await door.createPerson())
  const hint = page.getByRole('region', { name: 'Notifications' })
  await givePushService(page)
  await page.goto('/profile')
  await expect(hint).toBeVisible()
  await withFeatures(page, { contacts: false })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(hint).toBeHidden()
  await withFeatures(page, {})
  await givePushService(page, { permission: 'denied' })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(hint).toBeHidden()
})

test('PROF-25 without the feature the page redirects home', async ({ page, signInAs }) => {
  await withFeatures(page, { contacts: false })
  await signInAs(await door.createPerson())
  await page.goto('/notifications')
  await expect(page).toHaveURL('/licenses')
  // There is no link to it either.
  await page.getByRole('button', { name: 'Notifications', exact: true }).click()
  const centre = page.getByRole('dialog', { name: 'Notifications' })
  await expect(centre.getByRole('button', { name: 'Mark all as read' })).toBeVisible()
  await expect(centre.getByRole('link', { name: 'Settings' })).toHaveCount(0)
})

/** For a single page to appear: with only a second, stories on a busy machine restarted until their time was over. */
const patienceMs = 5_000

test('PROF-34 events are listed behind the bell, and opening one marks it as read', async ({ page, signInAs }) => {
  const ada = await door.createPerson()
  await signInAs(ada)
  await page.goto('/profile')
  const invoice = await door.issueInvoice(ada, { description: 'Training', price: '90', due_on: '2099-12-01' })
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('button', { name: '1 unread notification' })).toBeVisible({ timeout: patienceMs })
  }).toPass()
  await page.getByRole('button', { name: '1 unread notification' }).click()
  const notice = page.getByRole('dialog').getByRole('link', { name: /New invoice/ })
  await expect(notice).toContainText(/Training · €107\.10 to pay by \d{1,2}\sDecember\s2099/)
  await expect(notice.locator('time')).toHaveText(/^(now|\d+ (second|minute)s? ago)$/)
  await notice.click()
  await expect(page).toHaveURL(`/invoices/${invoice}`)
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
})

test('PROF-34 a notification is read once its page is opened in another way', async ({ page, signInAs }) => {
  const ada = await door.createPerson()
  await signInAs(ada)
  await page.goto('/profile')
  const invoice = await door.issueInvoice(ada, { description: 'Training', price: '90' })
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('button', { name: '1 unread notification' })).toBeVisible({ timeout: patienceMs })
  }).toPass()
  await page.goto(`/invoices/${invoice}`)
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
})

test('PROF-34, LIC-12 a notice that the vendor cancelled or blocked something replaces the request to pay', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  const licence = await door.giveLicence(ada)
  const invoice = await door.issueInvoice(ada, { description: 'Training', price: '90' })
  for (const path of [`/orders/${invoice}/cancel`, `/deliverables/${licence}/block`])
    await callAsStaff('POST', path, { reason: 'as agreed' })
  await signInAs(ada)
  await page.goto('/profile')
  const bell = page.getByRole('button', { name: '2 unread notifications' })
  await expect(async () => {
    await page.reload()
    await expect(bell).toBeVisible({ timeout: patienceMs })
  }).toPass()
  await bell.click()
  const told = page.getByRole('dialog').getByRole('listitem')
  await expect(told).toHaveCount(2)
  await expect(told.filter({ hasText: /Invoice AUR-\S+ is cancelled/ })).toContainText(
    'Training · €107.10 no longer needs to be paid',
  )
  await told.filter({ hasText: /Licence \S+ is blocked/ }).click()
  await expect(page).toHaveURL(`/licenses/${licence}`)
})

test('PROF-34 older notifications are loaded by keyboard', async ({ page, signInAs }) => {
  const ada = await door.createPerson()
  for (let count = 0; count < 22; count += 1) await door.issueInvoice(ada, { description: 'Training', price: '90' })
  await signInAs(ada)
  const bell = page.getByRole('button', { name: '22 unread notifications' })
  await page.goto('/profile')
  await expect(async () => {
    await page.reload()
    await expect(bell).toBeVisible({ timeout: patienceMs })
  }).toPass()
  await bell.click()
  const centre = page.getByRole('dialog', { name: 'Notifications' })
  const told = centre.getByRole('listitem')
  await expect(told).toHaveCount(20)
  const earlier = centre.getByRole('button', { name: 'Show earlier' })
  await earlier.focus()
  await page.keyboard.press('Enter')
  await expect(told).toHaveCount(22)
  await expect(told.nth(20).getByRole('link')).toBeFocused()
  await expect(earlier).toHaveCount(0)
  await centre.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(centre.getByText('Unread')).toHaveCount(0)
})

test('PROF-34 channels are chosen for each event', async ({ page, signInAs }) => {
  await signInAs(await door.createPerson())
  const bodies = await keepBodies(page, '**/client/v1/preferences')
  await page.goto('/notifications')
  const toggle = page.getByRole('switch', { name: 'Media server alerts: E-mail' })
  await expect(toggle).toBeChecked()
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith('/preferences') && answer.request().method() !== 'GET',
  )
  await toggle.click()
  await expect(toggle).not.toBeChecked()
  // The call being sent does not mean that it is stored: a page reloaded in between would show the old state.
  await kept
  expect(bodies.at(-1)).toEqual({
    events: [{ kind: 'server_alert', mail: false, push: true, company_mail: false }],
  })
  await page.reload()
  await expect(toggle).not.toBeChecked()
})

test('PROF-34 of two channels switched at once, only the failed one moves back', async ({ page, signInAs }) => {
  await signInAs(await door.createPerson())
  await page.goto('/notifications')
  const toggle = (channel: string) => page.getByRole('switch', { name: `Media server alerts: ${channel}` })
  await expect(toggle('E-mail')).toBeChecked()
  await page.route('**/client/v1/preferences', (route) =>
    (route.request().postData() ?? '').includes('"push":true') ? route.abort() : route.continue(),
  )
  await toggle('E-mail').click()
  await toggle('Browser').click()
  await expect(page.locator('.toast.bad')).toBeVisible()
  await expect(toggle('E-mail')).toBeChecked()
  await expect(toggle('Browser')).not.toBeChecked()
  await page.reload()
  await expect(toggle('Browser')).not.toBeChecked()
  await expect(toggle('E-mail')).toBeChecked()
})

test('a member chooses to get e-mails about the company’s invoices', async ({ page, signInAs }) => {
  const owner = await door.createPerson()
  const member = await door.createPerson()
  await foundCompany(owner, 'Harbour TV')
  await joinCompany(owner, member, { billing: true })
  await signInAs(owner)
  await page.goto('/notifications')
  await expect(page.getByRole('heading', { name: 'What to notify me about' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'E-mails about my company' })).toHaveCount(0)
  await signInAs(member)
  await page.goto('/notifications')
  const toggle = page.getByRole('switch', { name: 'Invoices to pay', exact: true })
  await expect(toggle).not.toBeChecked()
  // Their role shows them no licences.
  await expect(page.getByRole('switch', { name: 'Expiring licences', exact: true })).toHaveCount(0)
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith('/preferences') && answer.request().method() !== 'GET',
  )
  await toggle.click()
  await kept
  await page.reload()
  await expect(toggle).toBeChecked()
  await expect(page.getByRole('switch', { name: 'Invoices to pay: E-mail' })).toBeChecked()
})

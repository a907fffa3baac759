import { keepBodies } from '../../fixtures/api-calls.ts'
import { foundCompany, joinCompany } from '../../fixtures/company.ts'
import { revoke, signInAgain } from '../../fixtures/ended-session.ts'
import { factOf } from '../../fixtures/looks.ts'
import { expectEvery, stopClock } from '../../fixtures/page-clock.ts'
import { clipboardPicture } from '../../fixtures/pictures.ts'
import { givePushService } from '../../fixtures/push-browser.ts'
import { signInOnPage } from '../../fixtures/sign-in.ts'
import { holdBack } from '../../fixtures/steadiness.ts'
import { expect, fillTicket, test } from '../../fixtures/support.ts'
import { openTicket, staff } from '../../fixtures/tickets.ts'
import { door, lettersTo } from '../../fixtures/world.ts'
import type { Person } from '../../world/door.ts'

test(
  'SUP-09, SUP-10, SUP-13, SUP-14, SUP-17, SUP-18, SHELL-71, LINK-15, LINK-16, LINK-17, LINK-18 a ticket with a pasted screenshot goes from question to answer to review',
  { tag: '@main' },
  async ({ page, calls, signInAs }) => {
    const ada = await door.createPerson()
    await signInAs(ada)
    await page.goto('/new-ticket')
    const create = page.getByRole('button', { name: 'Create ticket' })
    const category = page.getByRole('combobox', { name: 'Category' })
    await expect(category).toBeDisabled()
    await page.getByRole('combobox', { name: 'What is it about?' }).click()
    await expect(page.getByRole('option')).toHaveText([
      'Billing and Payments',
      'Technical Support',
      'General Inquiries',
    ])
    await page.getByRole('option', { name: 'Technical Support' }).click()
    await page.getByRole('combobox', { name: 'Product' }).click()
    await expect(page.getByRole('option')).toHaveText([
      'Media Server',
      'Watcher',
      'Cloud Media Server',
      'Cloud Watcher',
    ])
    await expect(page.getByRole('listbox').getByText('Cloud', { exact: true })).toBeVisible()
    await page.getByRole('option', { name: 'Media Server', exact: true }).click()
    await expect(category).toBeEnabled()
    await page.getByRole('textbox', { name: 'Title' }).fill('Card declined twice')
    await expect(page.getByRole('link', { name: 'My card was declined' })).toBeVisible()
    const description = page.getByRole('textbox', { name: 'Description' })
    await description.fill('Since noon, **every** channel')
    await clipboardPicture(description)
    await expect(page.getByRole('list', { name: 'Files' })).toContainText('image.png')
    await create.click()

    await expect(page).toHaveURL(/\/tickets\/[0-9a-f-]{36}$/)
    await expect(page.getByText('Ticket created')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Card declined twice' })).toBeVisible()
    await expect(page.locator('.words strong')).toHaveText('every')
    await expect(page.getByRole('link', { name: 'Download image.png' })).toBeVisible()
    const id = page.url().split('/').at(-1) ?? ''

    await staff.reply(id, 'Which version?')
    await expect.poll(() => lettersTo(ada.email).then((letters) => letters[0]?.text)).toContain('Which version?')
    await page.reload()
    await expect(page.getByText('Waiting for your reply.', { exact: false }).first()).toBeVisible()
    const reply = page.getByRole('textbox', { name: 'Your reply' })
    await reply.fill('26.10.2')
    await reply.press('Control+Enter')
    await expect(page.getByText('Comment created')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(3)
    await expect(reply).toHaveValue('')

    await staff.close(id)
    const reviewLink = async (): Promise<string | undefined> =>
      (await lettersTo(ada.email)).flatMap(({ links }) => links).find((one) => one.includes('/review'))
    await expect.poll(reviewLink).toBeDefined()
    const link = (await reviewLink()) ?? ''
    await page.goto(link)
    await expect(page).toHaveURL(/\/review$/)
    const save = page.getByRole('button', { name: 'Save review' })
    await expect(save).toBeDisabled()
    await expect(page.getByRole('radio')).toHaveCount(5)
    await page.getByRole('radio', { name: '4 of 5, good' }).check()
    await expect(save).toBeDisabled()
    await page.getByRole('textbox', { name: 'Comment' }).fill('Quick')
    await save.click()
    await expect(page.getByText('Review saved')).toBeVisible()
    await expect(page.getByText('Thank you.', { exact: false })).toBeVisible()
    for (const method of ['GET', 'PUT']) {
      const call = calls.to(method, `/tickets/${id}/review`).at(-1)
      expect(await call?.headerValue('email-token')).toBe(new URL(link).searchParams.get('token'))
    }
    await page.reload()
    await expect(page.getByRole('radio', { name: '4 of 5, good' })).toBeChecked()
    await page.getByRole('radio', { name: '5 of 5' }).check()
    await page.getByRole('button', { name: 'Change review' }).click()
    await expect(page.getByText('Review saved')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('radio', { name: '5 of 5' })).toBeChecked()
  },
)

test('the text of a review survives the ticket being reopened while it is written', async ({ page, atTicket }) => {
  const { id } = await atTicket({}, staff.close)
  const comment = page.getByRole('textbox', { name: 'Comment' })
  // As returning to the tab does.
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await comment.fill('Quick')
  await staff.reopen(id)
  await comeBack()
  await expect(comment).toHaveCount(0)
  await staff.close(id)
  await comeBack()
  await expect(comment).toHaveValue('Quick')
  await page.getByRole('radio', { name: '4 of 5, good' }).check()
  await page.getByRole('button', { name: 'Save review' }).click()
  await expect(page.getByText('Review saved')).toBeVisible()
  expect((await staff.see(id)).review).toMatchObject({ rating: 4, comment: 'Quick' })
  await page.reload()
  await expect(comment).toHaveValue('Quick')
})

test('SUP-15, SUP-16 a ticket is sent as JSON with its category, or as a form if it has files; without categories there is no choice', async ({
  page,
  calls,
  signInAs,
}) => {
  const ada = await door.createPerson()
  await signInAs(ada)
  await page.route(/ticket_categories\?.*product=vsaas/, (route) => route.fulfill({ json: { ticket_categories: [] } }))
  const sent: { readonly type: string; readonly body: string }[] = []
  await page.route('**/talks-client/api/v1/tickets', (route) => {
    const request = route.request()
    if (request.method() === 'POST')
      sent.push({ type: request.headers()['content-type'] ?? '', body: request.postData() ?? '' })
    return route.fallback()
  })
  const category = page.getByRole('combobox', { name: 'Category' })
  const words = { about: 'Technical Support', title: 'No picture', description: 'Since noon' }
  await page.goto('/new-ticket')
  await fillTicket(page, { ...words, product: 'Watcher' })
  await expect.poll(() => calls.to('GET', '/ticket_categories').length).toBe(1)
  await expect(category).toBeDisabled()
  await fillTicket(page, { ...words, product: 'Media Server' })
  await category.click()
  await page.getByRole('option').nth(1).click()
  await page.getByRole('button', { name: 'Create ticket' }).click()
  await expect(page.getByText('Ticket created')).toBeVisible()
  expect(sent.map(({ type }) => type)).toEqual(['application/json'])
  expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
    title: 'No picture',
    description: 'Since noon',
    kind: 'support',
    product: 'iptv',
    category_id: expect.stringMatching(/./),
  })

  await page.goto('/new-ticket')
  await fillTicket(page, { ...words, product: 'Watcher' })
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.log', mimeType: 'text/plain', buffer: Buffer.from('lines') })
  await page.getByRole('button', { name: 'Create ticket' }).click()
  await expect(page.getByRole('link', { name: 'Download a.log' })).toBeVisible()
  expect(sent[1]?.type).toMatch(/^multipart\/form-data; boundary=/)
  for (const name of ['title', 'description', 'kind', 'product', 'files[]'])
    expect(sent[1]?.body).toContain(`name="${name}"`)
})

test('SUP-35, SUP-36, PROF-34 a staff answer reaches browser and mailbox, the mail links to it, and the last mail to the review that staff see', async ({
  page,
  atTicket,
}) => {
  await givePushService(page)
  const bodies = await keepBodies(page, '**/web_push/subscribe')
  const { id, ada, reply, send } = await atTicket()
  await page.goto('/notifications')
  await page.getByRole('switch', { name: 'Show notifications', exact: true }).click()
  await expect.poll(() => bodies.length).toBe(1)
  const [subscription] = bodies as { endpoint: string }[]
  const pushed = () => lettersTo(subscription?.endpoint ?? '')
  const mailed = async (part: string): Promise<string> =>
    (await lettersTo(ada.email)).flatMap(({ links }) => links).find((link) => link.includes(part)) ?? ''

  await staff.reply(id, 'It is the **codec**')
  await expect.poll(pushed).toHaveLength(1)
  expect((await pushed())[0]?.links[0]).toContain(`/tickets/${id}`)
  await expect
    .poll(async () => (await lettersTo(ada.email)).map(({ text }) => text))
    .toContainEqual(expect.stringContaining('It is the **codec**'))
  await page.goto(await mailed(`/tickets/${id}`))
  await expect(page.locator('.words strong')).toHaveText('codec')
  await reply.fill('It was')
  await send.click()
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect.poll(async () => (await staff.see(id)).state).toBe('opened')

  await staff.close(id)
  await expect.poll(() => mailed('/review')).not.toBe('')
  await page.goto(await mailed('/review'))
  await page.getByRole('radio', { name: '5 of 5, excellent' }).check()
  await page.getByRole('textbox', { name: 'Comment' }).fill('At once')
  await page.getByRole('button', { name: 'Save review' }).click()
  await expect(page.getByText('Review saved')).toBeVisible()
  expect(await staff.see(id)).toMatchObject({ state: 'closed', review: { rating: 5, comment: 'At once' } })
})

test(
  'SUP-05, SUP-06, SUP-07, SUP-08 a ticket shows what is known of it, and a warning while the vendor waits for the customer',
  { tag: '@main' },
  async ({ page, atTicket }) => {
    const { id, ada } = await atTicket()
    const details = page.getByRole('main').getByRole('complementary')
    for (const words of ['Technical Support', 'Media Server', 'Not assigned yet', 'Ada Lind', ada.email])
      await expect(details).toContainText(words)
    await expect(details).toContainText(/\d{2}-\d{2}-\d{4} \d{2}:\d{2}:\d{2}/)
    const warning = page.getByText('Waiting for your reply')
    await expect(warning).toHaveCount(0)
    await staff.reply(id, 'Which version?')
    await page.reload()
    await expect(warning.first()).toBeVisible()
    // Menu and breadcrumbs agree on the list that contains it now.
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await expect(menu.locator('.sub [aria-current]')).toHaveText(['Pending'])
    await expect(page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link')).toHaveText(['Pending'])
    await page.goto('/pending-tickets')
    await expect(page.getByRole('row', { name: /No picture/ })).toContainText('Waiting for your reply')
    await staff.close(id)
    await page.goto('/closed-tickets')
    await expect(page.getByRole('row', { name: /No picture/ })).toContainText('Closed')
    await expect(warning).toHaveCount(0)
    await page.getByRole('link', { name: 'No picture' }).click()
    await expect(factOf(page, 'Closed').last()).toHaveText(/^\d{2}-\d{2}-\d{4} \d{2}:\d{2}:\d{2}$/)
    await expect(warning).toHaveCount(0)
  },
)

test('SUP-37 an open ticket is polled every 30 s, and announces new messages below', async ({
  page,
  calls,
  atTicket,
}) => {
  const long = { description: 'line\n\n'.repeat(120) }
  const { id, reply } = await atTicket(long, () => page.clock.install())
  await expect(reply).toBeVisible()
  await stopClock(page, calls)
  const asked = ['GET', `/tickets/${id}/comments`] as const
  expect(calls.to(...asked)).toHaveLength(1)
  await staff.reply(id, 'An answer')
  await expectEvery(30_000, page, calls, asked)
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('button', { name: '1 new below' }).click()
  await expect(page.getByText('An answer')).toBeInViewport()
  await expect(page.getByRole('button', { name: '1 new below' })).toHaveCount(0)
})

test(
  'SUP-37 in a long conversation new messages are announced before its end is loaded',
  { tag: '@main' },
  async ({ page, atTicket }) => {
    const lines = 'line\n\n'.repeat(20)
    const { id, reply } = await atTicket({}, async (ticket) => {
      for (let at = 0; at < 10; at += 1) await staff.reply(ticket, lines)
      await page.clock.install()
    })
    await expect(reply).toBeVisible()
    await expect(page.getByRole('button', { name: 'Last answer' })).toBeVisible()
    await staff.reply(id, 'The newest of all')
    await page.clock.fastForward(31_000)
    await page.getByRole('button', { name: '1 new below' }).click()
    await expect(page.getByText('The newest of all')).toBeInViewport()
  },
)

test('SUP-21 a reply needs text; unsent text is kept as a draft of its ticket', async ({ page, signInAs }) => {
  const ada = await door.createPerson()
  const [one, two] = [await openTicket(ada), await openTicket(ada)]
  await signInAs(ada)
  await page.goto(`/tickets/${one}`)
  const reply = page.getByRole('textbox', { name: 'Your reply' })
  const send = page.getByRole('button', { name: 'Send reply' })
  await expect(send).toBeDisabled()
  await reply.fill('   ')
  await expect(send).toBeDisabled()
  await reply.fill('Half a thought')
  await expect(send).toBeEnabled()
  await page.goto(`/tickets/${two}`)
  await expect(reply).toHaveValue('')
  await page.goto(`/tickets/${one}`)
  await expect(reply).toHaveValue('Half a thought')
})

test('SUP-21 a draft is only shown to its author, not to a colleague in the same browser', async ({ page }) => {
  const [ada, bob] = [await door.createPerson(), await door.createPerson()]
  await foundCompany(ada, 'Shared desk')
  await joinCompany(ada, bob, { tickets: true })
  const id = await openTicket(ada)
  const reply = page.getByRole('textbox', { name: 'Your reply' })
  const openAs = async ({ email, password }: Person): Promise<void> => {
    await page.goto('/auth/signin')
    await signInOnPage(page, { email, password })
    await expect(page).not.toHaveURL(/\/auth\/signin/)
    await page.goto(`/tickets/${id}`)
  }
  const press = (): Promise<void> => page.getByRole('button', { name: 'Log out' }).click()
  const signOut = async (): Promise<void> => {
    await press()
    await expect(page).toHaveURL(/\/auth\/signin/)
  }
  await openAs(ada)
  await reply.fill('Half a thought')
  await signOut()
  await openAs(bob)
  await expect(reply).toHaveValue('')
  await signOut()
  await openAs(ada)
  await expect(reply).toHaveValue('Half a thought')
  // So is the text of a review.
  await staff.close(id)
  await page.reload()
  const comment = page.getByRole('textbox', { name: 'Comment' })
  await comment.fill('Slow, but')
  await press()
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/auth\/signin/)
  await openAs(bob)
  await expect(comment).toHaveValue('')
  await signOut()
  await openAs(ada)
  await expect(comment).toHaveValue('Slow, but')
})

test('after sending a reply with the button, the cursor is in the box for the next one', async ({ page, atTicket }) => {
  const { reply, send } = await atTicket()
  await reply.fill('Since the update')
  await send.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').getByText('Comment created')).toBeVisible()
  await expect(reply).toHaveValue('')
  await expect(reply).toBeFocused()
})

test('a customer without a name is shown by their e-mail', async ({ page, signInAs }) => {
  const ada = await door.createPerson({ name: '', second_name: '' })
  const id = await openTicket(ada)
  await signInAs(ada)
  await page.goto(`/tickets/${id}`)
  await expect(page.getByText(`Opened by ${ada.email}`)).toBeVisible()
  await expect(factOf(page, 'Creator').last()).toHaveText(ada.email)
})

test('a refused reply is back in the box', async ({ page, atTicket }) => {
  const { reply, send } = await atTicket({}, () =>
    page.route('**/comments', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, json: { errors: [] } }) : route.fallback(),
    ),
  )
  await reply.fill('Not lost')
  await send.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(reply).toHaveValue('Not lost')
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('text written while a reply is being sent stays, and becomes the next draft', async ({ page, atTicket }) => {
  const { reply, send } = await atTicket()
  const letGo = await holdBack(page, /\/comments$/)
  await reply.fill('The first thing')
  await send.click()
  await expect(reply).toHaveValue('')
  await reply.fill('And another')
  await letGo()
  await expect(page.getByRole('status').getByText('Comment created')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(reply).toHaveValue('And another')
  await page.reload()
  await expect(reply).toHaveValue('And another')
})

test('text written while a reply is refused is placed after it', async ({ page, atTicket }) => {
  const { reply, send } = await atTicket()
  await page.route(/\/comments$/, (route) => route.fulfill({ status: 500, json: { errors: [] } }))
  const letGo = await holdBack(page, /\/comments$/)
  await reply.fill('The first thing')
  await send.click()
  await expect(reply).toHaveValue('')
  await reply.fill('And another')
  await letGo()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(reply).toHaveValue('The first thing\n\nAnd another')
})

test('a reply that arrives after leaving the page is no longer a draft', async ({ page, atTicket }) => {
  const { reply, send } = await atTicket()
  const letGo = await holdBack(page, /\/comments$/)
  await reply.fill('The first thing')
  await send.click()
  await expect(reply).toHaveValue('')
  await page.getByRole('link', { name: 'Opened' }).first().click()
  await expect(page).toHaveURL(/\/tickets$/)
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await letGo()
  await answered
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(reply).toHaveValue('')
})

test('a reply that arrives after returning to the page leaves the box too', async ({ page, atTicket }) => {
  const { reply, send } = await atTicket()
  const letGo = await holdBack(page, /\/comments$/)
  await reply.fill('The first thing')
  await send.click()
  await expect(reply).toHaveValue('')
  await page.getByRole('link', { name: 'Opened' }).first().click()
  // The ticket stays on screen until the list has loaded.
  await expect(page.getByRole('heading', { name: 'Opened tickets' })).toBeVisible()
  await page.goBack()
  await expect(reply).toHaveValue('The first thing')
  await letGo()
  await expect(reply).toHaveValue('')
  await expect(page.getByRole('article')).toHaveCount(2)
})

test('without a network a reply stays a draft and says so; nothing is sent without its author', async ({
  context,
  page,
  calls,
  atTicket,
}) => {
  const { reply, send } = await atTicket()
  await expect(reply).toBeVisible()
  await context.setOffline(true)
  await reply.fill('From the train')
  await expect(
    page.getByText('You are offline. What you write is kept here; send it when the network is back.'),
  ).toBeVisible()
  await expect(send).toBeDisabled()
  await reply.press('Control+Enter')
  await expect(reply).toHaveValue('From the train')
  await expect(page.getByRole('article')).toHaveCount(1)

  await context.setOffline(false)
  await expect(send).toBeEnabled()
  expect(calls.to('POST', /\/comments$/)).toHaveLength(0)
  await send.click()
  await expect(page.getByText('Comment created')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(2)
})

test('SUP-20 a reply that was resent by hand is not offered for another attempt, which would send it twice', async ({
  page,
  calls,
  atTicket,
}) => {
  const { reply, send } = await atTicket()
  let lost = 0
  await page.route('**/comments', (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.fallback()
    lost += 1
    return route.abort()
  })
  await reply.fill('Since the update')
  await send.click()
  const again = page.getByRole('alert').getByRole('button', { name: 'Try again' })
  // Its timer pauses while the pointer is over it, so it does not disappear by itself.
  await again.hover()
  await expect(reply).toHaveValue('Since the update')
  await reply.press('Control+Enter')
  await expect(page.getByText('Comment created')).toBeVisible()
  await expect(again).toHaveCount(0)
  await expect(page.getByRole('article')).toHaveCount(2)
  expect(calls.to('POST', /\/comments$/)).toHaveLength(2)
})

test('what the server refuses in a new ticket is reported at its field until that is changed', async ({
  page,
  signInAs,
}) => {
  const refused = { id: 'request-1', status: '422', code: 'invalid', title: 'The value is not valid' }
  await page.route('**/talks-client/api/v1/tickets', (route) =>
    route.fulfill({ status: 422, json: { errors: [{ ...refused, source: { pointer: '/category_id' } }] } }),
  )
  await signInAs(await door.createPerson())
  await page.goto('/new-ticket')
  await fillTicket(page, {
    about: 'Technical Support',
    product: 'Media Server',
    title: 'No picture',
    description: 'None',
  })
  await page.getByRole('button', { name: 'Create ticket' }).click()
  const category = page.getByRole('combobox', { name: 'Category' })
  await expect(category).toHaveAccessibleDescription(/The value is not valid/)
  await page.getByRole('textbox', { name: 'Title' }).fill('No picture at all')
  await expect(category).not.toHaveAccessibleDescription(/The value is not valid/)
})

test('without a network a new ticket is not sent later automatically: it says so at once and keeps the text', async ({
  context,
  page,
  signInAs,
}) => {
  await signInAs(await door.createPerson())
  await page.goto('/new-ticket')
  await fillTicket(page, {
    about: 'Technical Support',
    product: 'Media Server',
    title: 'No picture',
    description: 'From the train',
  })
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /toasts-.*js/.test(name)),
  )
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Create ticket' }).click()
  await expect(page.getByRole('alert')).toContainText('The request failed: no connection')
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('From the train')
  await context.setOffline(false)
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/\/tickets\/[0-9a-f-]{36}$/)
})

test('SUP-13 an unsent new ticket is kept for its author through navigation, reload and signing out, until it is discarded', async ({
  page,
  signInAs,
}) => {
  const [ada, bob] = [await door.createPerson(), await door.createPerson()]
  const licence = await door.giveLicence(ada)
  const [title, description] = [
    page.getByRole('textbox', { name: 'Title' }),
    page.getByRole('textbox', { name: 'Description' }),
  ]
  const found = page.getByText('You have not sent this ticket yet.')
  await signInAs(ada)
  await page.goto(`/new-ticket?licence=${licence}`)
  await title.fill('No picture')
  await description.fill('Since noon, every channel')
  await expect(found).toHaveCount(0)
  await page.getByRole('link', { name: 'Licence keys', exact: true }).click()
  await expect(page).toHaveURL('/licenses')
  await page.goto('/new-ticket')
  const expectKept = async (): Promise<void> => {
    await expect(title).toHaveValue('No picture')
    await expect(description).toHaveValue('Since noon, every channel')
    await expect(page.getByRole('combobox', { name: 'Licence' })).toHaveValue(/Media Server Pro/)
    await expect(page.getByRole('combobox', { name: 'What is it about?' })).toHaveValue('Technical Support')
    await expect(found).toBeVisible()
  }
  await expectKept()
  await page.reload()
  await expectKept()

  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/auth\/signin/)
  const signIn = async ({ email, password }: Person): Promise<void> => {
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password ?? '')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).not.toHaveURL(/\/auth\/signin/)
    await page.goto('/new-ticket')
  }
  await signIn(bob)
  await expect(title).toHaveValue('')
  await expect(found).toHaveCount(0)
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/auth\/signin/)
  await signIn(ada)
  await expectKept()

  const discard = page.getByRole('button', { name: 'Discard draft' })
  await discard.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep writing' }).click()
  await expectKept()
  await discard.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard draft' }).click()
  await expect(title).toHaveValue('')
  await expect(found).toHaveCount(0)
  await expect(discard).toHaveCount(0)
  await page.reload()
  await expect(title).toHaveValue('')
})

test('a new ticket that was sent is no draft any more, in no tab', async ({ page, context, signInAs }) => {
  await signInAs(await door.createPerson())
  await page.goto('/new-ticket')
  const other = await context.newPage()
  await other.goto('/new-ticket')
  const there = other.getByRole('textbox', { name: 'Title' })
  await expect(there).toHaveValue('')
  await fillTicket(page, {
    about: 'Technical Support',
    product: 'Media Server',
    title: 'No picture',
    description: 'Since noon, every channel',
  })
  await expect(there).toHaveValue('No picture')
  await page.getByRole('button', { name: 'Create ticket' }).click()
  await expect(page).toHaveURL(/\/tickets\/[0-9a-f-]{36}$/)
  await expect(there).toHaveValue('')
  await page.goto('/new-ticket')
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('')
})

test('a ticket whose answer arrives after leaving its page does not navigate away from the current one', async ({
  page,
  signInAs,
}) => {
  await signInAs(await door.createPerson())
  await page.goto('/new-ticket')
  await fillTicket(page, {
    about: 'Technical Support',
    product: 'Media Server',
    title: 'No picture',
    description: 'Since noon, every channel',
  })
  const arrive = await holdBack(page, /\/api\/v1\/tickets$/)
  const show = await holdBack(page, /\/assets\/licences-page-[^/]*\.js$/)
  await page.getByRole('button', { name: 'Create ticket' }).click()
  await page.getByRole('link', { name: 'Licence keys', exact: true }).click()
  await expect(page).toHaveURL('/licenses')
  // While the next page is still loading.
  await arrive()
  await expect(page.locator('.toast.ok')).toBeVisible()
  await expect(page).toHaveURL('/licenses')
  await show()
  await expect(page.getByRole('heading', { name: 'Licence keys', level: 1 })).toBeVisible()
  await expect(page).toHaveURL('/licenses')
})

test('a ticket is created once, however often the button is clicked while its page is loading', async ({
  page,
  calls,
  signInAs,
}) => {
  await signInAs(await door.createPerson())
  await page.goto('/new-ticket')
  await fillTicket(page, {
    about: 'Technical Support',
    product: 'Media Server',
    title: 'No picture',
    description: 'Since noon, every channel',
  })
  const arrive = await holdBack(page, /\/assets\/ticket-page-[^/]*\.js$/)
  const create = page.getByRole('button', { name: /Create ticket|Sending/ })
  await create.click()
  await expect(page.locator('.toast.ok')).toBeVisible()
  await create.click({ force: true })
  await page.getByRole('textbox', { name: 'Title' }).press('Enter')
  await arrive()
  await expect(page).toHaveURL(/\/tickets\/[0-9a-f-]{36}$/)
  expect(calls.to('POST', '/tickets')).toHaveLength(1)
})

test('leaving an unsaved review asks first', async ({ page, atTicket }) => {
  await atTicket({}, staff.close)
  await page.getByRole('radio', { name: '4 of 5, good' }).check()
  await page.getByRole('link', { name: 'Licence keys', exact: true }).click()
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByRole('radio', { name: '4 of 5, good' })).toBeChecked()
})

test('a review that could not be loaded says so, and is requested once more', async ({ page, atTicket }) => {
  const refused = { id: 'request-1', status: '500', code: 'internal_error', title: 'Something went wrong' }
  await page.route('**/tickets/*/review', (route) => route.fulfill({ status: 500, json: { errors: [refused] } }))
  await atTicket({}, staff.close)
  const again = page.getByRole('complementary', { name: 'Details' }).getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible({ timeout: 20_000 })
  await page.unroute('**/tickets/*/review')
  await again.click()
  await expect(page.getByRole('radio')).toHaveCount(5)
})

test('messages in a ticket that can no longer be answered cannot be quoted either', async ({ page, atTicket }) => {
  await page.route('**/talks-client/api/v1/tickets/*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), merged_into: crypto.randomUUID() } })
  })
  await atTicket()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('textbox', { name: 'Your reply' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Quote/ })).toHaveCount(0)
})

test('the next address can be typed while one is being added', async ({ page, atTicket }) => {
  await atTicket()
  const letGo = await holdBack(page, '**/secondary_emails')
  const email = page.getByRole('textbox', { name: 'E-mail' })
  await email.fill('noc@northlight.example')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await email.fill('desk@northlight.example')
  await letGo()
  await expect(page.getByRole('list', { name: 'Copies to' })).toContainText('noc@northlight.example')
  await expect(email).toHaveValue('desk@northlight.example')
})

test('a customer closes a ticket, rates it on the same page, and reopens it', async ({ page, atTicket }) => {
  await atTicket({}, (id) => staff.reply(id, 'Fixed in 26.11'))
  await page.getByRole('button', { name: 'Close ticket' }).click()
  await expect(page.getByText('This ticket is closed.', { exact: false })).toBeVisible()
  await page.getByRole('radio', { name: '5 of 5, excellent' }).check()
  await page.getByRole('textbox', { name: 'Comment' }).fill('Exactly this')
  await page.getByRole('button', { name: 'Save review' }).click()
  await expect(page.getByTitle('This answer helped')).toBeVisible()
  await page.getByRole('button', { name: 'Reopen ticket' }).click()
  await expect(page.getByRole('button', { name: 'Close ticket' })).toBeVisible()
})

test(
  'SUP-31, SUP-32, SUP-33, SUP-34 copies are sent to further addresses, as normalised by the server',
  { tag: '@main' },
  async ({ page, atTicket }) => {
    await atTicket()
    const email = page.getByRole('textbox', { name: 'E-mail' })
    const add = page.getByRole('button', { name: 'Add', exact: true })
    await email.fill('not an address')
    await add.click()
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(email).toBeFocused()
    await expect(email).toHaveAccessibleDescription(/e-mail/i)
    await expect(email).toHaveValue('not an address')
    // The error is shown there and nowhere else.
    await expect(page.locator('.toast')).toHaveCount(0)
    await email.fill('noc@northlight.example')
    await expect(email).not.toHaveAttribute('aria-invalid', 'true')
    await add.click()
    await expect(page.getByText('Secondary e-mail created')).toBeVisible()
    const copies = page.getByRole('list', { name: 'Copies to' })
    await expect(copies).toContainText('noc@northlight.example (not confirmed yet)')
    await email.fill('network-operations-centre@broadcast.northlight.example')
    await add.click()
    await expect(copies.getByRole('listitem')).toHaveCount(2)
    await copies.getByRole('listitem').last().scrollIntoViewIfNeeded()
    // However long the address is.
    await expect(copies.getByText('(not confirmed yet)').last()).toBeInViewport({ ratio: 1 })
    // On a phone it wraps instead of widening the page.
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.getByRole('button', { name: 'Remove network-operations-centre' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove e-mail' }).click()
    await expect(copies.getByRole('listitem')).toHaveCount(1)
    await page.getByRole('button', { name: 'Remove noc@northlight.example' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove e-mail' }).click()
    await expect(page.getByText('Secondary e-mail deleted')).toBeVisible()
    await expect(copies).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Copies to' })).toBeFocused()
  },
)

test(
  'SUP-28 an answer can be rated from the ticket after following a link with a token, and not otherwise',
  { tag: '@main' },
  async ({ page, atTicket }) => {
    const { id } = await atTicket({}, async (ticket) => {
      await staff.reply(ticket, 'Fixed in 26.11')
      await staff.close(ticket)
    })
    await expect(page.getByText('Fixed in 26.11')).toBeVisible()
    const rate = page.getByRole('link', { name: 'Rate this answer' })
    await expect(rate).toHaveCount(0)
    await page.goto(`/tickets/${id}?token=t1`)
    await expect(rate).toHaveAttribute('href', `/tickets/${id}/review?token=t1`)
  },
)

test('SUP-28 after following a link with a token to a ticket, an ended session leads to sign-in and back', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  const id = await openTicket(ada)
  const { access_token } = await signInAs(ada)
  await page.goto(`/tickets/${id}?token=t1`)
  const title = page.getByRole('heading', { level: 1, name: 'No picture' })
  await expect(title).toBeVisible()
  await revoke(access_token)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await signInAgain(page, ada)
  await expect(page).toHaveURL(`/tickets/${id}`)
  await expect(title).toBeVisible()
})

test('SUP-13 an incomplete ticket is reported at its fields, focuses the first of them, and keeps its text', async ({
  page,
  signInAs,
}) => {
  await signInAs(await door.createPerson())
  await page.goto('/new-ticket')
  const about = page.getByRole('combobox', { name: 'What is it about?' })
  const product = page.getByRole('combobox', { name: 'Product' })
  const title = page.getByRole('textbox', { name: 'Title' })
  const description = page.getByRole('textbox', { name: 'Description' })
  const create = page.getByRole('button', { name: 'Create ticket' })
  await title.fill('No picture')
  await create.click()
  for (const field of [about, product, description])
    await expect(field).toHaveAccessibleDescription('Fill in this field')
  await expect(about).toBeFocused()
  await expect(title).toHaveValue('No picture')
  await expect(title).not.toHaveAttribute('aria-invalid')
  await about.click()
  await page.getByRole('option', { name: 'Technical Support' }).click()
  await expect(about).not.toHaveAccessibleDescription('Fill in this field')
  await product.click()
  await page.getByRole('option', { name: 'Watcher', exact: true }).click()
  await create.click()
  await expect(description).toBeFocused()
  await description.fill('Since noon')
  await create.click()
  await expect(page.getByRole('heading', { level: 1, name: 'No picture' })).toBeVisible()
})

test('formatting marks are undone with Ctrl+Z, and the text before them with the next', async ({ page, atTicket }) => {
  const { reply } = await atTicket()
  const bar = page.getByRole('toolbar', { name: 'Text style' })
  await reply.pressSequentially('Since noon')
  for (const [mark, marked] of [
    ['Bold', '**Since noon**'],
    ['List', '- Since noon'],
    ['Link', '[Since noon](https://)'],
  ] as const) {
    await reply.selectText()
    await bar.getByRole('button', { name: mark }).click()
    await expect(reply).toHaveValue(marked)
    await expect(reply).toBeFocused()
    await page.keyboard.press('Control+z')
    await expect(reply).toHaveValue('Since noon')
  }
  await page.keyboard.press('Control+z')
  await expect(reply).not.toHaveValue('Since noon')
})

test('a quotation is undone with Ctrl+Z, and the text before it with the next', async ({ page, atTicket }) => {
  const { reply } = await atTicket()
  await reply.pressSequentially('Look: ')
  await page.getByRole('button', { name: 'Quote Ada Lind' }).click()
  await expect(reply).toHaveValue('Look:\n\n> Since noon\n\n')
  await expect(reply).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(reply).toHaveValue('Look: ')
  await page.keyboard.press('Control+z')
  await expect(reply).not.toHaveValue('Look: ')
})

test('quoting during the preview returns to writing', async ({ page, atTicket }) => {
  const { reply } = await atTicket()
  await reply.fill('Look')
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('button', { name: 'Quote Ada Lind' }).click()
  await expect(page.getByRole('button', { name: 'Preview' })).toBeVisible()
  await expect(reply).toBeFocused()
  await page.keyboard.type('ok')
  await expect(reply).toHaveValue('Look\n\n> Since noon\n\nok')
})

test('a ticket without text is not sent from its preview: the field returns with its error', async ({
  page,
  signInAs,
}) => {
  await signInAs(await door.createPerson())
  await page.goto('/new-ticket')
  await fillTicket(page, { about: 'Technical Support', product: 'Watcher', title: 'No picture', description: '' })
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByText('Nothing to preview', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Create ticket' }).click()
  const description = page.getByRole('textbox', { name: 'Description' })
  await expect(description).toBeFocused()
  await expect(description).toHaveAccessibleDescription('Fill in this field')
  await page.keyboard.type('Since noon')
  await page.getByRole('button', { name: 'Create ticket' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'No picture' })).toBeVisible()
})

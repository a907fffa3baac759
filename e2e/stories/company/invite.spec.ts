import { randomUUID } from 'node:crypto'
import { withFeatures } from '../../fixtures/answers.ts'
import { foundCompany, joinCompany, noRoles } from '../../fixtures/company.ts'
import { letPass, stopClock } from '../../fixtures/page-clock.ts'
import { callAs } from '../../fixtures/people.ts'
import { signInOnPage } from '../../fixtures/sign-in.ts'
import { expect, storedTokens, test } from '../../fixtures/story.ts'
import { door, lettersTo, portalUrl } from '../../fixtures/world.ts'

const invited = async (email: string) => {
  const owner = await door.createPerson()
  await foundCompany(owner, 'Harbour TV')
  // The contract's Invite.
  const { id } = (await callAs(owner, 'POST', '/company/invites', {
    email,
    roles: { ...noRoles, billing: true },
  })) as { id: string }
  // Other e-mails may arrive for the invited person at the same time.
  const links = async (): Promise<readonly string[]> =>
    (await lettersTo(email)).flatMap((letter) => letter.links).filter((link) => link.includes(`/invite/${id}`))
  const link = async (): Promise<string> => {
    await expect.poll(async () => (await links()).length).toBeGreaterThan(0)
    const url = new URL((await links())[0] ?? '')
    return url.pathname + url.search
  }
  return { owner, id, path: await link() }
}

test(
  'LINK-01, LINK-02, LINK-20, LINK-22, LINK-23, LINK-25 the link from the mail shows the company, creates an account and continues signed in',
  { tag: '@main' },
  async ({ page, calls }) => {
    const { path, id } = await invited(`${randomUUID()}@fresh.example`)
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Join Harbour TV' })).toBeVisible()
    await expect(page.getByText('invites you to work with the invoices of Harbour TV')).toBeVisible()
    await expect(page).toHaveURL(`/invite/${id}`)
    await stopClock(page, calls)
    await page.getByRole('button', { name: 'Accept' }).click()
    // The answer is rendered within the page's next moments.
    await letPass(page, calls, 100, { stepMs: 10 })
    await expect(page.getByRole('heading', { name: 'You have joined Harbour TV' })).toBeVisible()
    const made = ['GET', 'PATCH'].map((method) => calls.to(method, `/company/invites/${id}`).at(-1))
    for (const call of made) {
      expect(await call?.headerValue('custom-token')).toBe(new URL(path, portalUrl()).searchParams.get('token'))
      expect(await call?.headerValue('authorization')).toBeNull()
    }
    await letPass(page, calls, 1_850, { stepMs: 50 })
    await expect(page).toHaveURL(`/invite/${id}`)
    await letPass(page, calls, 250, { stepMs: 50 })
    await expect(page).toHaveURL('/profile')
    expect((await storedTokens(page))['access_token']).toBeTruthy()
  },
)

test(
  'LINK-21, LINK-22 somebody in a company is asked before leaving it; cancelling goes home without a call',
  { tag: '@main' },
  async ({ page, calls, signInAs }) => {
    const ada = await door.createPerson()
    await foundCompany(ada, 'Old Harbour')
    const { path } = await invited(ada.email)
    await signInAs(ada)
    await page.goto(path)
    await page.getByRole('button', { name: 'Accept' }).click()
    await expect(page.getByRole('dialog')).toContainText('Leave Old Harbour and join Harbour TV?')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('link', { name: 'Cancel' }).click()
    await expect(page).toHaveURL('/licenses')
    expect(calls.to('PATCH', /invites/)).toHaveLength(0)
  },
)

test('LINK-20, LINK-22 somebody signed in with another account sees whose invite it is, and continues as the invited person', async ({
  page,
  signInAs,
}) => {
  const [ada, ben] = [await door.createPerson(), await door.createPerson()]
  const { owner, id } = await invited(ada.email)
  // The contract's InviteLink.
  const { url } = (await callAs(owner, 'POST', `/company/invites/${id}/link`)) as { url: string }
  await signInAs(ben)
  await page.goto(new URL(url).pathname + new URL(url).search)
  await expect(page.getByText(`The invitation is for ${ada.email}; you are signed in as ${ben.email}.`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Accept' })).toBeHidden()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/auth/signin')
  await signInOnPage(page, ada)
  await expect(page).toHaveURL(`/invite/${id}`)
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('heading', { name: 'You have joined Harbour TV' })).toBeVisible()
})

test('LINK-21, LINK-25 a link that was passed on reveals nothing about the e-mail, and after signing in shows what would be left', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  await foundCompany(ada, 'Old Harbour')
  const { owner, id } = await invited(ada.email)
  // The contract's InviteLink.
  const { url } = (await callAs(owner, 'POST', `/company/invites/${id}/link`)) as { url: string }
  const path = new URL(url).pathname + new URL(url).search
  await page.goto(path)
  const how = page.getByText(`Sign in as ${ada.email} to accept. No account yet?`)
  await expect(how).toContainText('Sign up with this e-mail, or open the invitation')
  await withFeatures(page, { sign_up: false })
  await page.goto(path)
  await expect(how).toContainText('Open the invitation in the mailbox of this e-mail: it creates one.')
  await expect(page.getByRole('button', { name: 'Accept' })).toBeHidden()
  await signInAs(ada)
  await page.goto(path)
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('dialog')).toContainText('Leave Old Harbour and join Harbour TV?')
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('heading', { name: 'You have joined Harbour TV' })).toBeVisible()
})

test('LINK-22, LINK-23 a mailed link joins while somebody else is signed in, who does not learn of it', async ({
  page,
  signInAs,
}) => {
  const [ada, ben] = [await door.createPerson(), await door.createPerson()]
  const { path } = await invited(ada.email)
  await signInAs(ben)
  await page.goto(path)
  await expect(page.getByText(`The invitation is for ${ada.email}; you are signed in as ${ben.email}.`)).toBeVisible()
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('heading', { name: `${ada.email} has joined Harbour TV` })).toBeVisible()
  await expect(page).toHaveURL('/profile')
})

test('LINK-01, LINK-20 after signing out in another tab, the invite is shown as to a signed-out visitor', async ({
  context,
  page,
  signInAs,
}) => {
  const [ada, ben] = [await door.createPerson(), await door.createPerson()]
  const { path, id } = await invited(ada.email)
  await signInAs(ben)
  await page.goto(path)
  const mistaken = page.getByText(`The invitation is for ${ada.email}; you are signed in as ${ben.email}.`)
  await expect(mistaken).toBeVisible()
  const other = await context.newPage()
  await other.goto('/licenses')
  await other.getByRole('button', { name: 'Log out' }).click()
  await expect(mistaken).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Join Harbour TV' })).toBeVisible()
  await expect(page).toHaveURL(`/invite/${id}`)
})

test('LINK-24 an owner whose company has other members sees why it cannot be left, and stays', async ({
  page,
  signInAs,
}) => {
  const [ada, ben] = [await door.createPerson(), await door.createPerson()]
  await foundCompany(ada, 'Old Harbour')
  await joinCompany(ada, ben, {})
  const { path, id } = await invited(ada.email)
  await signInAs(ada)
  await page.goto(path)
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByText(/^Transfer ownership of your company to another member first/).first()).toBeVisible()
  await expect(page).toHaveURL(`/invite/${id}`)
})

test('LINK-26 an invite that is cancelled while it is open ends on the page', async ({ page }) => {
  const { owner, id, path } = await invited(`${randomUUID()}@fresh.example`)
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Join Harbour TV' })).toBeVisible()
  await callAs(owner, 'DELETE', `/company/invites/${id}`)
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('heading', { name: 'Invalid or expired link' })).toBeVisible()
})

test('LINK-26 an invite that has ended says so, with a link home', async ({ page }) => {
  const { owner, id, path } = await invited(`${randomUUID()}@fresh.example`)
  await callAs(owner, 'DELETE', `/company/invites/${id}`)
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Invalid or expired link' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/')
})

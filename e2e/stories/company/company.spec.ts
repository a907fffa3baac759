import { randomUUID } from 'node:crypto'
import type { Page, Route } from '@playwright/test'
import { refusal, withFeatures } from '../../fixtures/answers.ts'
import { keepBodies } from '../../fixtures/api-calls.ts'
import { foundCompany, joinCompany, noRoles, offerCompany, setRoles } from '../../fixtures/company.ts'
import { callAs } from '../../fixtures/people.ts'
import { holdBack } from '../../fixtures/steadiness.ts'
import { expect, test } from '../../fixtures/story.ts'
import { door } from '../../fixtures/world.ts'
import type { Person } from '../../world/door.ts'

const matrix = (page: Page) => page.getByRole('table', { name: 'Members and roles' })
const row = (page: Page, text: string) => matrix(page).getByRole('row').filter({ hasText: text })

const team = async (): Promise<{ owner: Person; member: Person }> => {
  const owner = await door.createPerson({ name: 'Olga', second_name: 'Berg' })
  const member = await door.createPerson({ name: 'Ivan', second_name: 'Holm' })
  await foundCompany(owner, 'Harbour TV')
  await joinCompany(owner, member, { deliverables: true })
  return { owner, member }
}

test('COMP-01 there is no company page if the brand has no companies', { tag: '@main' }, async ({ page, signInAs }) => {
  await signInAs(await door.createPerson())
  await withFeatures(page, { company: false })
  await page.goto('/company')
  await expect(page).toHaveURL('/licenses')
})

test('COMP-03, COMP-04, COMP-05 a user without a company creates one, owns it and renames it', async ({
  page,
  signInAs,
}) => {
  await signInAs(await door.createPerson())
  await page.goto('/company')
  await expect(page.getByRole('heading', { name: 'Work as a team' })).toBeVisible()
  await expect(matrix(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Invite a member' })).toHaveCount(0)
  const create = page.getByRole('button', { name: 'Create company' })
  await expect(create).toBeDisabled()
  const bodies = await keepBodies(page, '**/billing/api/v1/company')
  const title = page.getByRole('textbox', { name: 'Company title' })
  await title.fill('a'.repeat(386))
  await title.blur()
  await expect(title).toHaveAccessibleDescription('At most 200 characters')
  await title.fill('Harbour TV')
  await create.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour TV' })).toBeVisible()
  expect(bodies.filter((body) => body !== null)).toEqual([{ title: 'Harbour TV' }])
  await page.getByRole('button', { name: 'Rename' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Company title' }).fill('Harbour Media')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour Media' })).toBeVisible()
})

test(
  'COMP-02, COMP-06, COMP-07, COMP-09, COMP-10, COMP-11, COMP-12 owner and member see the same matrix, each with their own options',
  { tag: '@main' },
  async ({ page, signInAs }) => {
    const { owner, member } = await team()
    await signInAs(owner)
    await page.goto('/company')
    const rows = matrix(page).locator('tbody tr')
    await expect(rows).toHaveCount(2)
    await expect(rows.first()).toContainText('Olga Berg')
    await expect(rows.first()).toContainText('you')
    await expect(rows.first()).toContainText('Owner')
    await expect(rows.first()).toContainText('Last sign-in')
    await expect(rows.last()).toContainText('Two-step sign-in off')
    await expect(rows.first().getByRole('switch')).toHaveCount(0)
    const removals = matrix(page).getByRole('button', { name: /^Remove / })
    await expect(removals).toHaveCount(1)
    await expect(removals).toHaveAccessibleName('Remove Ivan Holm')
    await expect(page.getByRole('heading', { name: 'Invite a member' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Activity' })).toBeVisible()
    // On a tablet the switches stay inside the panel, however long an address is.
    await page.setViewportSize({ width: 900, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(900)
    await signInAs(member)
    await page.goto('/company')
    const own = page.getByRole('switch', { name: 'Licences for Ivan Holm' })
    await expect(own).toBeChecked()
    await expect(own).toBeDisabled()
    await own.locator('xpath=ancestor::*[@tabindex="0"]').focus()
    await expect(page.getByText('You cannot change your own roles')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Invite a member' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Rename' })).toHaveCount(0)
    await expect(removals).toHaveCount(0)
  },
)

test('COMP-06 opening the page requests its members once', async ({ page, signInAs, calls }) => {
  const { owner } = await team()
  await signInAs(owner)
  await page.goto('/company')
  await expect(matrix(page).locator('tbody tr')).toHaveCount(2)
  await calls.settled()
  expect(calls.to('GET', '/company/members')).toHaveLength(1)
})

test('COMP-08 a switch moves at once, shows a tick, and can be switched back', async ({ page, signInAs }) => {
  const { owner } = await team()
  await signInAs(owner)
  await page.goto('/company')
  const bodies = await keepBodies(page, '**/billing/api/v1/company/members/*')
  const billing = page.getByRole('switch', { name: 'Billing for Ivan Holm' })
  await billing.click()
  await expect(billing).toBeChecked()
  await expect(row(page, 'Ivan Holm').locator('.matrix-tick.shown')).toHaveCount(1)
  expect(bodies).toEqual([{ roles: { billing: true } }])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(billing).not.toBeChecked()
  await expect(page.getByText('Billing is off for Ivan Holm')).toBeVisible()
  await page.reload()
  await expect(billing).not.toBeChecked()
})

test('COMP-08 a role that was withdrawn on another device does not return with a different switch', async ({
  page,
  signInAs,
}) => {
  const { owner, member } = await team()
  await signInAs(owner)
  await page.goto('/company')
  const licences = page.getByRole('switch', { name: 'Licences for Ivan Holm' })
  await expect(licences).toBeChecked()
  await setRoles(owner, member, { deliverables: false })
  await page.getByRole('switch', { name: 'Tickets for Ivan Holm' }).click()
  await expect(row(page, 'Ivan Holm').locator('.matrix-tick.shown')).toHaveCount(1)
  await expect(licences).not.toBeChecked()
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Tickets for Ivan Holm' })).toBeChecked()
  await expect(licences).not.toBeChecked()
})

test('COMP-08 a switch that waits for the previous one to be saved stays as it was set', async ({ page, signInAs }) => {
  const { owner } = await team()
  await signInAs(owner)
  await page.goto('/company')
  const billing = page.getByRole('switch', { name: 'Billing for Ivan Holm' })
  const tickets = page.getByRole('switch', { name: 'Tickets for Ivan Holm' })
  const saves: Route[] = []
  await page.route('**/billing/api/v1/company/members/*', (route) => void saves.push(route))
  await billing.click()
  await tickets.click()
  const members = page.waitForResponse(/\/company\/members(?:\?|$)/)
  await expect.poll(() => saves.length).toBe(1)
  await saves[0]?.fallback()
  // The server's state at this point: only the first change.
  expect(await (await members).text()).toContain('"tickets":false')
  await expect.poll(() => saves.length).toBe(2)
  await expect(billing).toBeChecked()
  await expect(tickets).toBeChecked()
  await saves[1]?.fallback()
  await expect(page.getByText('Tickets is on for Ivan Holm')).toBeVisible()
  await page.reload()
  await expect(billing).toBeChecked()
  await expect(tickets).toBeChecked()
})

test('COMP-08 a switch that the server refuses moves back and says why', async ({ page, signInAs }) => {
  const { owner } = await team()
  await signInAs(owner)
  await page.goto('/company')
  const billing = page.getByRole('switch', { name: 'Billing for Ivan Holm' })
  await expect(billing).toBeVisible()
  await page.route(
    '**/billing/api/v1/company/members/*',
    refusal(500, { code: 'internal', title: 'Something went wrong' }),
  )
  await billing.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong' })).toBeVisible()
  await expect(billing).not.toBeChecked()
})

test('COMP-11 removing a member asks first and names them', async ({ page, signInAs }) => {
  const { owner } = await team()
  await signInAs(owner)
  await page.goto('/company')
  await page.getByRole('button', { name: 'Remove Ivan Holm' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Remove Ivan Holm from the company?')
  await dialog.getByRole('button', { name: 'Keep member' }).click()
  await expect(row(page, 'Ivan Holm')).toBeVisible()
  await page.getByRole('button', { name: 'Remove Ivan Holm' }).click()
  await dialog.getByRole('button', { name: 'Remove member' }).click()
  await expect(row(page, 'Ivan Holm')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Members and roles' })).toBeFocused()
})

test(
  'COMP-13, COMP-14, COMP-16, COMP-18 an invite is sent, shows when it expires, and is cancelled',
  { tag: '@main' },
  async ({ page, signInAs }) => {
    const { owner } = await team()
    await signInAs(owner)
    await page.goto('/company')
    const send = page.getByRole('button', { name: 'Send invite' })
    await expect(send).toBeDisabled()
    const email = page.getByRole('textbox', { name: 'E-mails' })
    await email.fill('sara.lund@harbour')
    await expect(send).toBeDisabled()
    await email.fill('sara.lund@harbour.example')
    const tickets = page.getByRole('checkbox', { name: 'Tickets' })
    await expect(tickets).toHaveAccessibleDescription('Reads and answers the owner’s tickets')
    await tickets.check()
    await send.click()
    const invite = page.getByRole('listitem').filter({ hasText: 'sara.lund@harbour.example' }).first()
    await expect(invite).toContainText(/Tickets\. Expires \d{2}\.\d{2}\.\d{4} \d{2}:\d{2}/)
    await expect(email).toHaveValue('')
    // The next address can be typed at once.
    await expect(email).toBeFocused()
    await email.fill('sara.lund@harbour.example')
    await send.click()
    await expect(page.getByText('already has an open invite')).toBeVisible()
    // After a refusal too: the error is read out and another address can be typed.
    await expect(email).toBeFocused()
    await expect(email).toHaveAccessibleDescription(/already has an open invite/)
    await page.getByRole('button', { name: 'Remove sara.lund@harbour.example' }).click()
    await expect(page.getByText('already has an open invite')).toHaveCount(0)
    await page.getByRole('button', { name: 'Cancel the invite to sara.lund@harbour.example' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel invite' }).click()
    await expect(page.getByRole('button', { name: /Cancel the invite to/ })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Outgoing invites' })).toBeFocused()
  },
)

test('COMP-19 an invite that was not mailed says so and offers its link, which only the invited person can use', async ({
  page,
  signInAs,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { owner } = await team()
  const body = { email: 'eva.strand@harbour.example', roles: { ...noRoles, tickets: true } }
  // The contract's Invite.
  const { id } = (await callAs(owner, 'POST', '/company/invites', body)) as { id: string }
  for (let count = 1; count < 10; count += 1) await callAs(owner, 'POST', `/company/invites/${id}/resend`)
  await signInAs(owner)
  await page.goto('/company')
  await page.getByRole('button', { name: 'Resend' }).click()
  await expect(page.getByText('Invite saved, but not e-mailed')).toBeVisible()
  await expect(page.getByText(`${body.email} has received too many invites in the last hour.`)).toBeVisible()
  await page.getByRole('button', { name: 'Copy link', exact: true }).click()
  await expect(page.getByText('has to sign in or sign up with this very e-mail')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/invite/${id}?token=`)
})

test('an invite that cannot be sent says why, and keeps what was typed', async ({ page, signInAs }) => {
  const { owner } = await team()
  await signInAs(owner)
  await page.goto('/company')
  const refuse = refusal(429, { code: 'too_many_requests', title: 'Too many attempts' })
  await page.route('**/billing/api/v1/company/invites', (route) =>
    route.request().method() === 'POST' ? refuse(route) : route.fallback(),
  )
  await page.getByRole('textbox', { name: 'E-mails' }).fill('sara.lund@harbour.example')
  await page.getByRole('button', { name: 'Send invite' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Too many attempts' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove sara.lund@harbour.example' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send invite' })).toBeEnabled()
})

test('COMP-13 several people are invited at once, pasted from a mail program; who cannot be stays, with the reason', async ({
  page,
  signInAs,
}) => {
  const { owner, member } = await team()
  // Of their own: other stories may have used up the mails that an address gets.
  const [sara, eva] = [`sara-${randomUUID()}@harbour.example`, `eva-${randomUUID()}@harbour.example`]
  await signInAs(owner)
  await page.goto('/company')
  const email = page.getByRole('textbox', { name: 'E-mails' })
  const entry = (address: string) => page.getByRole('button', { name: `Remove ${address}`, exact: true })
  await email.fill(`"Lund, Sara" <${sara}>; <${member.email}>, ${eva} `)
  await expect(entry(sara)).toBeVisible()
  await page.getByRole('checkbox', { name: 'Tickets' }).check()
  await page.getByRole('button', { name: 'Send 3 invites' }).click()
  await expect(page.getByText('2 invites sent')).toBeVisible()
  const outgoing = page.getByRole('listitem').filter({ hasText: 'Tickets. Expires' })
  await expect(outgoing.filter({ hasText: sara })).toHaveCount(1)
  await expect(outgoing.filter({ hasText: eva })).toHaveCount(1)
  await expect(entry(sara)).toHaveCount(0)
  await expect(entry(member.email)).toBeVisible()
  await expect(email).toHaveAccessibleDescription(/already in the company/)
  await expect(email).toBeFocused()
  await entry(member.email).click()
  await expect(page.getByRole('button', { name: 'Send invite' })).toBeDisabled()
})

test('COMP-06 a long list of members is searched by name and e-mail, and drawn whole on request', async ({
  page,
  signInAs,
}) => {
  const { owner } = await team()
  await page.route('**/billing/api/v1/company/members?*', async (route) => {
    const answer = await route.fetch()
    // Part of the contract's Members.
    const { members, ...rest } = (await answer.json()) as { members: readonly object[] }
    const more = Array.from({ length: 60 }, (_, at) => ({
      ...members.at(-1),
      id: `01980000-0000-7000-8000-0000000000${String(at).padStart(2, '0')}`,
      name: `Crew ${at}`,
      email: `crew-${at}@harbour.example`,
    }))
    await route.fulfill({ response: answer, json: { ...rest, members: [...members, ...more] } })
  })
  await signInAs(owner)
  await page.goto('/company')
  const rows = page.getByRole('table', { name: 'Members and roles' }).getByRole('row')
  await expect(rows).toHaveCount(51)
  const search = page.getByRole('textbox', { name: 'Name or e-mail' })
  await search.fill('crew-5')
  // Number 5 and 50 to 59, below the header.
  await expect(rows).toHaveCount(12)
  await expect(page.getByText('11 people found')).toBeVisible()
  await search.fill('CREW 59')
  await expect(rows).toHaveCount(2)
  await search.fill('')
  await page.getByRole('button', { name: 'Show all 62' }).click()
  await expect(rows).toHaveCount(63)
})

test(
  'SHELL-63 a refused e-mail is corrected in the form of the two in which it was typed',
  { tag: '@main' },
  async ({ page, signInAs }) => {
    const { owner } = await team()
    await signInAs(owner)
    await page.goto('/company')
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Send request' }) })
    const email = form.getByRole('textbox', { name: 'E-mail' })
    await email.fill(owner.email)
    await form.getByRole('button', { name: 'Send request' }).click()
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(email).toBeFocused()
    // The same input may be valid now; only the server knows.
    await page.route('**/company/**', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 204 }) : route.fallback(),
    )
    await form.getByRole('button', { name: 'Send request' }).click()
    await expect(email).not.toHaveAttribute('aria-invalid')
  },
)

test('COMP-15, LINK-21 an invite is rejected or accepted on the page; somebody in a company is asked before leaving it', async ({
  page,
  signInAs,
}) => {
  const { owner } = await team()
  const other = await team()
  const body = {
    email: other.member.email,
    roles: { billing: true, tickets: false, deliverables: false, retroview: false },
  }
  await callAs(owner, 'POST', '/company/invites', body)
  await signInAs(other.member)
  await page.goto('/company')
  await page.getByRole('button', { name: 'Reject' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByRole('heading', { name: 'Invites to you' })).toHaveCount(0)
  await expect(row(page, 'Olga Berg')).toContainText(other.owner.email)

  await callAs(owner, 'POST', '/company/invites', body)
  await page.reload()
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('dialog')).toContainText('Leave Harbour TV and join Harbour TV?')
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('heading', { name: 'Invites to you' })).toHaveCount(0)
  await expect(row(page, 'Olga Berg')).toContainText(owner.email)
})

test('COMP-12 after leaving a company nothing of it is shown, even while the lists are loading', async ({
  page,
  signInAs,
}) => {
  const { owner, member } = await team()
  const licence = await door.giveLicence(owner)
  await signInAs(member)
  await page.goto('/licenses')
  const row = page.getByRole('table', { name: 'Licence keys' }).locator('tbody tr')
  await expect(row).toHaveCount(1)
  const number = /MS-\d+/.exec((await row.textContent()) ?? '')?.[0] ?? ''
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByRole('link', { name: 'Profile' }).click()
  await menu.getByRole('link', { name: 'Company' }).click()
  await page.getByRole('button', { name: 'Leave company' }).click()
  const letGo = await holdBack(page, /\/deliverables(?:\?|$)/)
  await page.getByRole('dialog').getByRole('button', { name: 'Leave company' }).click()
  await expect(page.getByRole('heading', { name: 'Work as a team' })).toBeVisible()
  await page.keyboard.press('Control+k')
  const search = page.getByRole('dialog', { name: 'Search or jump to' })
  await search.getByRole('combobox').fill(number)
  await expect(search.getByText('Nothing found')).toBeVisible()
  await expect(search.locator(`a[href="/licenses/${licence}"], [role=option]`)).toHaveCount(0)
  await letGo()
})

test('COMP-12 the company is transferred to a member once both agree', async ({ page, signInAs }) => {
  const { owner, member } = await team()
  await signInAs(owner)
  await page.goto('/company')
  await page.getByRole('button', { name: 'Transfer ownership' }).click()
  // Nobody is preselected just because they are first in the list.
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Offer ownership' })).toBeDisabled()
  const newOwner = page.getByRole('combobox', { name: 'New owner' })
  await newOwner.fill('Nobody')
  await newOwner.press('Tab')
  await expect(page.getByText('New owner incorrect')).toBeVisible()
  await newOwner.click()
  await page.getByRole('option', { name: `Ivan Holm, ${member.email}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Offer ownership' }).click()
  // Above, and beside the button that is disabled now.
  await expect(page.getByText(`Ownership is offered to ${member.email}`)).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Transfer ownership' })).toBeDisabled()
  await page.getByRole('button', { name: 'Withdraw offer' }).click()
  await expect(page.getByRole('dialog')).toContainText(`${member.email} can no longer accept it`)
  await page.keyboard.press('Escape')
  await signInAs(member)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/company')
  await expect(page.getByRole('button', { name: 'Become owner…' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.getByRole('button', { name: 'Become owner…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Become owner' }).click()
  await expect(page.getByRole('heading', { name: 'Invite a member' })).toBeVisible()
  await expect(row(page, 'Ivan Holm')).toContainText('Owner')
})

test('SHELL-62 declining an offered company asks first', async ({ page, calls, signInAs }) => {
  const { owner, member } = await team()
  await offerCompany(owner, member)
  await signInAs(member)
  await page.goto('/company')
  const banner = page.getByText(`${owner.email} offers you ownership`)
  await page.getByRole('button', { name: 'Decline', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Decline the offer of ${owner.email}?` })
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(banner).toBeVisible()
  expect(calls.to('DELETE', /\/company\/transfer$/)).toEqual([])
  await page.getByRole('button', { name: 'Decline', exact: true }).click()
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect(banner).toHaveCount(0)
})

test('a dialog about an offer stays when the offer is withdrawn, and does not open by itself for the next one', async ({
  page,
  signInAs,
}) => {
  const { owner, member } = await team()
  await offerCompany(owner, member)
  await signInAs(member)
  await page.goto('/company')
  const banner = page.getByText(`${owner.email} offers you ownership`)
  const lookAgain = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await page.getByRole('button', { name: 'Decline', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Decline the offer of ${owner.email}?` })
  await callAs(owner, 'DELETE', '/company/transfer')
  await lookAgain()
  await expect(banner).toHaveCount(0)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await offerCompany(owner, member)
  await lookAgain()
  await expect(banner).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

import { enterConsole } from '../../fixtures/console.ts'
import { openSession } from '../../fixtures/people.ts'
import { holdBack } from '../../fixtures/steadiness.ts'
import { expect, test } from '../../fixtures/story.ts'
import { openTicket, replyWithFiles, staff } from '../../fixtures/tickets.ts'
import { door, lettersTo } from '../../fixtures/world.ts'

/** A unique title of a ticket. */
const word = (): string => `Case ${crypto.randomUUID().slice(0, 8)}`

test('SUP-36 of two colleagues with the same name, only the one to whom a ticket was assigned has it', async ({
  page,
}) => {
  const title = word()
  const name = `Anna ${crypto.randomUUID().slice(0, 8)}`
  const [anna, namesake] = [await door.createOperator('support', name), await door.createOperator('support', name)]
  const id = await openTicket(await door.createPerson(), { title })
  await staff.assign(id, namesake.handle)
  await enterConsole(page, anna)
  await page.goto(`/operator/tickets?view=mine&query=${encodeURIComponent(title)}`)
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible()
  await page.goto(`/operator/tickets/${id}`)
  await expect(page.locator('.page-head')).toContainText(`With ${name}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Hand over to a colleague…' }).click()
  await expect(page.getByRole('dialog')).toContainText(`It is assigned to ${name} (${namesake.handle}) now.`)
  // The first Escape closes the list of colleagues, which opens with the focus.
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Assign to me' }).click()
  await expect(page.getByRole('button', { name: 'Assign to me' })).toHaveCount(0)
  // The other takes it back while this page shows it as the user's own.
  await staff.assign(id, namesake.handle)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Unassign' }).click()
  await expect(page.getByRole('alert')).toHaveText(new RegExp(`now assigned to ${name} \\(${namesake.handle}\\)`))
})

test('the queue can be filtered by colleague, and each tab shows the count of the list it leads to', async ({
  page,
}) => {
  const ada = await door.createPerson()
  const shared = word()
  const name = `Petra ${crypto.randomUUID().slice(0, 8)}`
  const petra = await door.createOperator('support', name)
  const [waits, answered] = [
    await openTicket(ada, { title: `${shared} waits` }),
    await openTicket(ada, { title: `${shared} answered` }),
  ]
  await openTicket(ada, { title: `${shared} free` })
  for (const id of [waits, answered]) await staff.assign(id, petra.handle)
  await staff.reply(answered, 'Which version?')
  await enterConsole(page, await door.createOperator('support', 'Hanna Brandt'))
  await page.goto(`/operator/tickets?query=${encodeURIComponent(shared)}`)
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: 'Assigned to' }).click()
  await page.getByRole('combobox', { name: 'Colleague' }).fill(name)
  await expect(page.getByRole('link', { name: /^To answer/ })).toHaveText('To answer2')
  const letGo = await holdBack(page, /[?&]assigned=/)
  await page.getByRole('option', { name }).click()
  await expect(page.getByRole('button', { name: `Assigned to: ${name}`, exact: true })).toBeVisible()
  // The count of the list before is not shown as that of this one.
  await expect(page.getByRole('link', { name: /^To answer/ })).toHaveText('To answer')
  await letGo()
  await expect(page).toHaveURL(new RegExp(`assigned=${petra.handle}`))
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('waits')
  const waiting = page.getByRole('link', { name: /^Waiting for the customer/ })
  await expect(waiting).toHaveText('Waiting for the customer1')
  await expect(page.getByRole('link', { name: /^To answer/ })).toHaveText('To answer1')
  await waiting.click()
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('answered')
  await expect(page.getByRole('main').getByText('1 ticket', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Remove filter.*Assigned to/ }).click()
  await expect(page).not.toHaveURL(/assigned=/)
})

test('blocking a colleague shows how many open tickets they have, and can unassign them', async ({ page }) => {
  const title = word()
  const petra = await door.createOperator('support', 'Petra Novak')
  const ada = await door.createPerson()
  for (const part of ['one', 'two'])
    await staff.assign(await openTicket(ada, { title: `${title} ${part}` }), petra.handle)
  await enterConsole(page, await door.createOperator('admin', 'Lea Roth'))
  await page.goto('/operator/operators?sort=-created_at')
  const row = page.getByRole('row').filter({ hasText: petra.email })
  await row.getByRole('button', { name: 'Actions for Petra Novak' }).click()
  await page.getByRole('menuitem', { name: 'Block operator' }).click()
  const dialog = page.getByRole('dialog')
  const release = dialog.getByRole('checkbox', { name: 'Unassign their 2 open tickets' })
  await expect(release).not.toBeChecked()
  await expect(release).toHaveAccessibleDescription(/stay assigned to the blocked operator/)
  await release.check()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Left on Friday')
  await dialog.getByRole('button', { name: 'Block operator' }).click()
  await expect(row).toContainText('Blocked')
  await page.goto(`/operator/tickets?assigned=nobody&query=${encodeURIComponent(title)}`)
  await expect(page.getByRole('list', { name: 'To answer' }).getByRole('listitem')).toHaveCount(2)
})

test('an operator gets mails about their tickets, and chooses which', { tag: '@main' }, async ({ page }) => {
  const ada = await door.createPerson()
  const title = word()
  const tomas = await door.createOperator('support', 'Tomáš Horák')
  const id = await openTicket(ada, { title })
  await staff.assign(id, tomas.handle)
  await enterConsole(page, tomas)
  await page.goto('/operator/security')
  const replies = page.getByRole('switch', { name: 'A customer replies in a ticket that is assigned to me' })
  const given = page.getByRole('switch', { name: 'A colleague assigns a ticket to me' })
  await expect(replies).toBeChecked()
  await given.click()
  await expect(page.getByText('Saved')).toBeVisible()
  await page.reload()
  await expect(given).not.toBeChecked()
  await expect(replies).toBeChecked()
  await replyWithFiles((await openSession(ada)).access_token, id, ['server.log'])
  await expect
    .poll(async () => (await lettersTo(tomas.email)).filter(({ text }) => text.includes('server.log')))
    .toMatchObject([
      { subject: expect.stringContaining(title), text: expect.stringContaining(`/operator/tickets/${id}`) },
    ])
})

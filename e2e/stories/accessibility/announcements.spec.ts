import { expect, test } from '../../fixtures/story.ts'
import { door } from '../../fixtures/world.ts'

test('SHELL-78 a notice that stands on the page, and its countdown, are not announced on every visit', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson({ email_confirmed: false })
  await signInAs(ada)
  await page.goto('/profile')
  const notice = page.locator('.banner').filter({ hasText: `Confirm ${ada.email} with the link` })
  await notice.getByRole('button', { name: 'Send again' }).click()
  const wait = notice.getByRole('button', { name: /Send again in \d:\d\d/ })
  await expect(wait).toBeVisible()
  const isLive = wait.evaluate((button) => button.closest('[role], [aria-live], output')?.outerHTML ?? null)
  expect(await isLive).toBe(null)
  await expect(notice.getByRole('status')).toHaveCount(0)
})

test('SHELL-78 closing a dialog by accident asks aloud: the question comes with the focus, and a second Esc stays', async ({
  page,
  signInAs,
}) => {
  await signInAs(await door.createPerson())
  await page.goto('/profile')
  await page
    .getByRole('button', { name: /^Change/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  const field = dialog.getByLabel('New e-mail')
  await field.fill('ada@northlight.example')
  await page.keyboard.press('Escape')
  const stay = dialog.getByRole('button', { name: 'Stay' })
  await expect(stay).toBeFocused()
  await expect(stay).toHaveAccessibleDescription('Leave without saving?')
  await page.keyboard.press('Escape')
  await expect(stay).toHaveCount(0)
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('ada@northlight.example')
})

test('SHELL-78 a question is read out when it opens, with the focus on the answer that changes nothing', async ({
  page,
  signInAs,
}) => {
  await signInAs(await door.createPerson())
  await page.goto('/gallery')
  await page.getByRole('button', { name: 'Delete Morning report' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Morning report?' })
  await expect(dialog).toHaveAccessibleDescription(/\S/)
  await expect(dialog.getByRole('button', { name: 'Keep' })).toBeFocused()
})

test('SHELL-67, SHELL-78 a success is read out although the dialog that it came from closes at once', async ({
  page,
  signInAs,
}) => {
  await signInAs(await door.createPerson())
  await page.goto('/gallery')
  await page.getByRole('button', { name: 'Delete Morning report' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Morning report?' })
  await expect(dialog).toBeVisible()
  // Screen readers miss a live region that appears together with its text.
  const born = await page.evaluateHandle(() => {
    const texts: string[] = []
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof Element && node.matches('.toasts'))
          texts.push(node.querySelector('[role=status]')?.textContent ?? '')
    }).observe(document, { childList: true, subtree: true })
    return texts
  })
  await dialog.getByRole('button', { name: 'Delete Morning report' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: 'Morning report' })).toBeVisible()
  expect(await born.jsonValue()).toEqual([''])
})

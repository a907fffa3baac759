import type { Locator, Page } from '@playwright/test'
import { refusal } from '../../fixtures/answers.ts'
import type { ApiCalls } from '../../fixtures/api-calls.ts'
import { colourOf, isRed } from '../../fixtures/looks.ts'
import { letPass, stopClock } from '../../fixtures/page-clock.ts'
import { expect, test } from '../../fixtures/story.ts'
import { door } from '../../fixtures/world.ts'

const documentPath = /\/orders\/[^/]+\/document\?/

/** Someone with an invoice whose document fails to load. */
const openInvoice = async (
  page: Page,
  signInAs: (person: Awaited<ReturnType<typeof door.createPerson>>) => unknown,
) => {
  const ada = await door.createPerson()
  const invoice = await door.issueInvoice(ada, { description: 'Migration', price: '240' })
  await signInAs(ada)
  await page.goto(`/invoices/${invoice}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Invoice AUR-')
}

const download = async (page: Page, [menu, item] = ['More actions', 'Download PDF']): Promise<void> => {
  await page.getByRole('button', { name: menu }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('SHELL-67, CONST-01 a failure is a red toast at the top right, closed after 7 s', async ({
  page,
  calls,
  signInAs,
}) => {
  await page.clock.install()
  await openInvoice(page, signInAs)
  await page.route(documentPath, refusal(409, { code: 'conflict', title: 'The document is being made' }))
  await stopClock(page, calls)
  await download(page)
  await letPass(page, calls, 500, { stepMs: 100 })
  const toast = page.getByRole('alert').filter({ hasText: 'The document is being made' })
  await expect(toast).toBeVisible()
  const { x, y, width } = (await toast.boundingBox()) ?? { x: 0, y: 0, width: 0 }
  expect(y).toBeLessThan(32)
  expect(1280 - x - width).toBeLessThan(32)
  expect(isRed(await colourOf(toast.locator('svg').first()))).toBe(true)
  const paper = await colourOf(toast, 'background-color')
  expect(paper.red).toBeGreaterThan(paper.green)

  await letPass(page, calls, 6_400)
  await expect(toast).toBeVisible()
  await letPass(page, calls, 700, { stepMs: 100 })
  await expect(toast).toHaveCount(0)
})

test('SHELL-67 a toast with the focus stays', async ({ page, calls, signInAs }) => {
  await page.clock.install()
  await openInvoice(page, signInAs)
  await page.route(documentPath, refusal(409, { code: 'conflict', title: 'The document is being made' }))
  await download(page)
  const toast = page.getByRole('alert').filter({ hasText: 'The document is being made' })
  await toast.hover()
  await stopClock(page, calls)
  await page.clock.fastForward(30_000)
  await expect(toast).toBeVisible()
  await page.mouse.move(500, 700)
  await letPass(page, calls, 7_500)
  await expect(toast).toHaveCount(0)
})

/** Three messages, with a stopped clock. */
const showThree = async (page: Page, calls: ApiCalls): Promise<Locator> => {
  const problems = ['First', 'Second', 'Third'].map((title) => ({ title, code: 'conflict' }))
  await page.route(documentPath, (route) => route.fulfill({ status: 409, json: { errors: problems } }))
  await stopClock(page, calls)
  await download(page)
  await letPass(page, calls, 500, { stepMs: 100 })
  await expect(page.locator('.toast')).toHaveCount(3)
  return page.locator('.toast')
}

test('SHELL-67 a toast under the pointer stays, whatever happens to its focus', async ({ page, calls, signInAs }) => {
  await page.clock.install()
  await openInvoice(page, signInAs)
  const shown = await showThree(page, calls)
  await shown.last().hover()
  await shown.last().getByRole('button', { name: 'Close' }).focus()
  await page.getByRole('button', { name: 'More actions' }).focus()
  await page.clock.fastForward(30_000)
  await expect(shown).toHaveCount(3)
  await page.mouse.move(500, 700)
  await letPass(page, calls, 7_500)
  await expect(shown).toHaveCount(0)
})

test('SHELL-67 one toast is closed by key, the others close in time', async ({ page, calls, signInAs }) => {
  await page.clock.install()
  await openInvoice(page, signInAs)
  const shown = await showThree(page, calls)
  await shown.first().getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press('Enter')
  await expect(shown).toHaveCount(2)
  await letPass(page, calls, 7_500)
  await expect(shown).toHaveCount(0)
})

test('SHELL-67, SHELL-78 F6 goes to the newest toast, which then stays, and closing it goes back', async ({
  page,
  calls,
  signInAs,
}) => {
  await page.clock.install()
  await openInvoice(page, signInAs)
  const shown = await showThree(page, calls)
  const more = page.getByRole('button', { name: 'More actions' })
  await more.focus()
  await page.keyboard.press('F6')
  await expect(shown.last().locator('button').first()).toBeFocused()
  await page.clock.fastForward(30_000)
  await expect(shown).toHaveCount(3)
  await page.keyboard.press('F6')
  await expect(more).toBeFocused()
  await page.keyboard.press('F6')
  await shown.last().getByRole('button', { name: 'Close' }).press('Enter')
  await expect(shown).toHaveCount(2)
  await expect(more).toBeFocused()
})

test('SHELL-67 one toast is closed by pointer, and the next one under it stays', async ({ page, calls, signInAs }) => {
  await page.clock.install()
  await openInvoice(page, signInAs)
  const shown = await showThree(page, calls)
  await shown.first().getByRole('button', { name: 'Close' }).click()
  await expect(shown).toHaveCount(2)
  await page.clock.fastForward(30_000)
  await expect(shown).toHaveCount(2)
  await page.mouse.move(500, 700)
  await letPass(page, calls, 7_500)
  await expect(shown).toHaveCount(0)
})

test('SHELL-68 one error shows its title and the details of its meta', async ({ page, signInAs }) => {
  await openInvoice(page, signInAs)
  await page.route(documentPath, (route) =>
    route.fulfill({
      status: 422,
      json: { error: { title: 'Not yet', code: 'invalid', meta: { retry_after: 30, field: 'document' } } },
    }),
  )
  await download(page)
  const toast = page.locator('.toast')
  await expect(toast).toHaveCount(1)
  await expect(toast).toContainText('Not yet')
  await expect(toast).toContainText('retry_after: 30')
  await expect(toast).toContainText('field: document')
})

test('SHELL-68 a call refused for now says in words when it may be made again, in the language of the page', async ({
  page,
  signInAs,
}) => {
  await openInvoice(page, signInAs)
  const meta = { retry_after: 30, limit: 5 }
  await page.route(documentPath, refusal(429, { code: 'too_many_requests', title: 'Too many attempts', meta }))
  await download(page)
  const toast = page.locator('.toast')
  await expect(toast).toContainText('Try again in 30 seconds')
  await expect(toast).toContainText('limit: 5')
  await expect(toast).not.toContainText('retry_after')
  // It would be refused again.
  await expect(toast.getByRole('button', { name: 'Try again' })).toHaveCount(0)

  await page.localStorage.setItem('locale', 'ru')
  await page.reload()
  await page.route(documentPath, refusal(503, { code: 'unavailable', title: 'Away', meta: { retry_after: 431 } }))
  await download(page, ['Другие действия', 'Скачать PDF'])
  await expect(toast).toContainText('Повторите через 8 минут')
})

test('SHELL-69 several errors show as many toasts, by title or otherwise by code', async ({ page, signInAs }) => {
  await openInvoice(page, signInAs)
  await page.route(documentPath, (route) =>
    route.fulfill({
      status: 422,
      json: {
        errors: [
          { title: 'First of two', code: 'a' },
          { code: 'second_code', meta: { limit: 5 } },
        ],
      },
    }),
  )
  await download(page)
  await expect(page.locator('.toast')).toHaveCount(2)
  await expect(page.locator('.toast').filter({ hasText: 'First of two' })).toHaveCount(1)
  await expect(page.locator('.toast').filter({ hasText: 'second_code' })).toContainText('limit: 5')
})

test('SHELL-69 of very many errors the first are shown, and how many more there are', async ({ page, signInAs }) => {
  await openInvoice(page, signInAs)
  const errors = Array.from({ length: 1800 }, (_, at) => ({ title: `Error ${at + 1}`, code: 'a' }))
  await page.route(documentPath, (route) => route.fulfill({ status: 422, json: { errors } }))
  await download(page)
  await expect(page.locator('.toast')).toHaveCount(3)
  await expect(page.locator('.toast').filter({ hasText: 'Error 3' })).toContainText('… +1797')
})

test('SHELL-70 the legacy error is shown unchanged', async ({ page, signInAs }) => {
  await openInvoice(page, signInAs)
  await page.route(documentPath, (route) => route.fulfill({ status: 400, json: { error: 'no document for you' } }))
  await download(page)
  await expect(page.getByRole('alert').filter({ hasText: 'no document for you' })).toBeVisible()
})

test('SHELL-72 a failure without a body is described by its status', async ({ page, signInAs }) => {
  await openInvoice(page, signInAs)
  await page.route(documentPath, (route) => route.fulfill({ status: 418 }))
  await download(page)
  await expect(page.getByRole('alert').filter({ hasText: 'The request failed (status 418)' })).toBeVisible()
})

test('SHELL-67, SHELL-78 success is announced by an existing live region', async ({ page, signInAs }) => {
  await signInAs(await door.createPerson())
  await page.goto('/profile')
  const place = page.getByRole('status').and(page.locator('.toasts-ok'))
  await expect(place).toBeAttached()
  const before = await place.elementHandle()
  await page.getByLabel('First name', { exact: true }).fill('Augusta')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.locator('.toast.ok')).toContainText('Saved')
  expect(await before?.evaluate((element) => element.textContent)).toContain('Saved')
})

import { expect, test } from '../../fixtures/story.ts'

/* The page is painted before its scripts are there. If they do not come, it must say so. */

test('SHELL-49 a page whose scripts cannot be fetched says so, and loads again', async ({ page }) => {
  await page.route(/\/assets\/index-.*\.js$/, (route) => route.abort())
  await page.goto('/auth/signin')
  await expect(page.getByRole('alert')).toHaveText(/^The portal could not be loaded\. Check your network and reload/)
  await expect(page.locator('.auth')).toHaveCount(0)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByLabel('E-mail')).toBeVisible()
})

test('SHELL-49 so does one without a file that its scripts import', async ({ page }) => {
  await page.route(/\/assets\/(?!index-)[^/]*runtime[^/]*\.js$/, (route) => route.fulfill({ status: 404 }))
  await page.goto('/auth/signin')
  await expect(page.getByRole('alert')).toContainText('The portal could not be loaded')
})

test.describe('in Russian', () => {
  test.use({ locale: 'ru-RU' })

  test('a browser that is too old is told', async ({ page }) => {
    await page.addInitScript(() => {
      CSS.supports = () => false
    })
    await page.goto('/auth/signin')
    await expect(page.getByRole('alert')).toHaveText(/^Этот браузер слишком старый для портала\. Обновите его/)
    await expect(page.getByRole('button', { name: 'Обновить страницу' })).toBeVisible()
    await expect(page.getByLabel('E-mail')).toHaveCount(0)
  })
})

// Chromium parses `noscript` as if scripts were on even where a test switches them off, so this reads the page's source.
test('without scripts the page says that it needs them, in both languages', async ({ page }) => {
  const html = await (await page.request.get('/auth/signin', { headers: { accept: 'text/html' } })).text()
  const [, words = ''] = /<noscript>(.*?)<\/noscript>/s.exec(html) ?? []
  expect(words).toContain('The portal needs JavaScript.')
  expect(words).toContain('Для работы портала нужен JavaScript.')
})

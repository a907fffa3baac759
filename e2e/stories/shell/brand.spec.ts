import type { Page } from '@playwright/test'
import { type Colour, colourOf } from '../../fixtures/looks.ts'
import { emil, olga } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/story.ts'
import { door, portalUrl, severUrl } from '../../fixtures/world.ts'

const distance = (a: Colour, b: Colour): number =>
  Math.max(Math.abs(a.red - b.red), Math.abs(a.green - b.green), Math.abs(a.blue - b.blue))

const aurora: Colour = { red: 0x00, green: 0x6a, blue: 0x7c }
const sever: Colour = { red: 0x24, green: 0x47, blue: 0xc4 }

test('SHELL-52, SHELL-53 each brand has its own name, logo and colours', async ({ page }) => {
  await page.goto('/auth/signin')
  await expect(page).toHaveTitle('Sign in · Aurora Streaming')
  await expect(page.locator('.auth-brand img')).toHaveAttribute('src', '/brands/aurora.svg')
  await expect(page.locator('.auth-brand')).toContainText('Aurora Streaming')
  await expect(page.locator('footer')).toContainText(/© \d{4} Aurora Streaming/)
  await expect(page.locator('footer')).toContainText('help@aurora.example')
  const ours = await colourOf(page.getByRole('button', { name: 'Sign in' }), 'background-color')
  expect(distance(ours, aurora)).toBeLessThan(12)

  await page.goto(`${severUrl()}/auth/signin`)
  await expect(page).toHaveTitle(/ · Север Видео$/)
  await expect(page.locator('.auth-brand img')).toHaveAttribute('src', '/brands/sever.svg')
  await expect(page.locator('footer')).toContainText(/© \d{4} Север Видео/)
  await expect(page.locator('footer')).toContainText('help@sever.example')
  const theirs = await colourOf(page.locator('button[type=submit]'), 'background-color')
  expect(distance(theirs, sever)).toBeLessThan(12)
})

test.describe('before any script has run', () => {
  test.use({ javaScriptEnabled: false })

  test('SHELL-52 colours, icon and name are present', { tag: '@main' }, async ({ page }) => {
    for (const [url, primary, name, icon] of [
      [portalUrl(), '#006a7c', 'Aurora Streaming', '/brands/aurora.svg'],
      [severUrl(), '#2447c4', 'Север Видео', '/brands/sever.svg'],
    ] as const) {
      await page.goto(`${url}/auth/signin`)
      await expect(page).toHaveTitle(name)
      await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', icon)
      await expect(page.locator('html')).toHaveCSS('--brand-primary', primary)
    }
  })
})

test('SHELL-52 the page uses the brand’s font', async ({ page }) => {
  const fontOf = (of: Page): Promise<string> => of.evaluate(() => getComputedStyle(document.body).fontFamily)
  await page.goto('/auth/signin')
  expect(await fontOf(page)).toContain('Inter')
  await page.route('**/auth/signin', async (route) => {
    const answer = await route.fetch()
    const html = (await answer.text()).replace(/"fonts":\{"family":"Inter"/, '"fonts":{"family":"Georgia"')
    await route.fulfill({ response: answer, body: html })
  })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  expect(await fontOf(page)).toMatch(/^"?Georgia/)
})

test('SHELL-53 the shell calls the brand by its name', async ({ page, signInAs }) => {
  await signInAs(olga)
  await page.goto('/licenses')
  await expect(page).toHaveTitle(/Licence keys · Aurora Streaming$/)
  await expect(page.getByRole('link', { name: 'Contact Aurora Streaming' })).toBeVisible()
})

test.describe('with a browser in Russian', () => {
  test.use({ locale: 'ru-RU' })

  test('SHELL-54 the portal is in Russian', async ({ page, signInAs }) => {
    await page.goto('/auth/signin')
    await expect(page.getByRole('heading', { level: 1, name: 'Вход' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
    await signInAs(await door.createPerson())
    await page.goto('/licenses')
    await expect(page.getByRole('navigation', { name: 'Главное меню' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Лицензи' }).first()).toBeVisible()
  })
})

test.describe('with a browser in an unsupported language', () => {
  test.use({ locale: 'fr-FR' })

  test('SHELL-54, SHELL-56 the brand’s own language is used', async ({ page }) => {
    await page.goto('/auth/signin')
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.goto(`${severUrl()}/auth/signin`)
    await expect(page.getByRole('heading', { level: 1, name: 'Вход' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  })
})

test('SHELL-58 the language chosen before signing in is kept and takes precedence over the browser’s', async ({
  page,
}) => {
  await page.goto('/auth/signin')
  await page.getByRole('button', { name: 'Русский' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Вход' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  expect(await page.localStorage.getItem('locale')).toBe('ru')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Вход' })).toBeVisible()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
})

test('SHELL-58 the user menu switches language and theme', async ({ page, calls, signInAs }) => {
  await signInAs(emil)
  await page.goto('/licenses')
  await page.getByRole('button', { name: 'Appearance and language' }).click()
  await page.getByRole('menuitemradio', { name: 'Русский' }).click()
  await expect(page.getByRole('navigation', { name: 'Главное меню' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Лицензи/)
  // The server's texts follow the language on screen; e-mails and documents follow the profile.
  expect(await calls.to('GET', '/deliverables').at(-1)?.headerValue('accept-language')).toBe('ru')
  expect(calls.to('PUT', '/profile')).toEqual([])

  await page.getByRole('button', { name: 'Оформление и язык' }).click()
  await page.getByRole('menuitemradio', { name: 'Тёмная' }).click()
  const dark = await colourOf(page.locator('body'), 'background-color')
  expect(dark.red + dark.green + dark.blue).toBeLessThan(200)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

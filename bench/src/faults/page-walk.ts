import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test'
import { browserArguments, findBrowser } from '../../../e2e/fixtures/browser.ts'
import { person } from './customer.ts'

/** A walk through a page, and the problems it shows. */
export interface Walk {
  readonly page: Page
  /** Errors on the browser's console. */
  readonly errors: readonly string[]
  /** Error pages that were shown instead of what was asked for. */
  readonly failures: readonly string[]
  /** How often the page was loaded. */
  readonly loads: () => number
}

export interface Visitor {
  open(): Promise<Walk>
  close(): Promise<void>
}

/** Opens a browser. With `pages`, its HTML and files are of that version, while its calls go to the server. */
export const openBrowser = async (pages?: { readonly html: string; readonly root: string }): Promise<Visitor> => {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments })
  const open = async (): Promise<Walk> => {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      serviceWorkers: 'block',
      locale: 'en-GB',
    })
    if (pages !== undefined) await servePages(context, pages)
    return watch(await context.newPage())
  }
  return { open, close: () => browser.close() }
}

const servePages = (context: BrowserContext, { html, root }: { html: string; root: string }) =>
  context.route('**/*', (route) => {
    const request = route.request()
    const { pathname } = new URL(request.url())
    if (request.isNavigationRequest()) return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
    if (!pathname.startsWith('/assets/')) return route.continue()
    return route.fulfill({ path: join(root, 'web/dist', pathname) })
  })

const watch = (page: Page): Walk => {
  const errors: string[] = []
  const failures: string[] = []
  let loads = 0
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())))
  page.on('pageerror', (error) => void errors.push(error.message))
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  page.on('response', (answer) => {
    if (answer.status() >= 500) failures.push(`${answer.status()} ${answer.url()}`)
  })
  return { page, errors, failures, loads: () => loads }
}

/** The page that a server of the older version renders for the brand. */
export const readPage = async (url: string): Promise<string> =>
  (await fetch(`${url}/auth/signin`, { headers: { accept: 'text/html' } })).text()

const patience = { timeout: 30_000 }

export const enter = async ({ page }: Walk, url: string): Promise<void> => {
  await page.goto(`${url}/auth/signin`)
  await page.getByLabel('E-mail').fill(person.email, patience)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Media Server Pro' }).first()).toBeVisible(patience)
}

/**
 * Goes from the list of licences to the invoice, pays it with the saved card, and goes on to the payments and to a
 * ticket. Throws where it cannot go on.
 */
export const payAndAsk = async ({ page }: Walk, invoice: string): Promise<void> => {
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await page.getByRole('link', { name: 'Media Server Pro' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Media Server Pro', patience)
  await menu.getByRole('link', { name: 'Billing' }).click()
  await expect(page.locator('a[href^="/invoices/"]').first()).toBeVisible(patience)
  await page.goto(new URL(`/invoices/${invoice}`, page.url()).href)
  await page.getByRole('button', { name: /^Pay €/ }).click(patience)
  await expect(page.getByText('Payment received, thank you')).toBeVisible(patience)
  await page.goto(new URL('/payments', page.url()).href)
  await expect(page.locator('a[href^="/payments/"]').first()).toBeVisible(patience)
  await menu.getByRole('link', { name: 'Support' }).click()
  await page.getByRole('link', { name: 'New ticket' }).first().click(patience)
  await page.getByRole('combobox', { name: 'What is it about?' }).click(patience)
  await page.getByRole('option', { name: 'Technical Support' }).click()
  await page.getByRole('combobox', { name: 'Product' }).click()
  await page.getByRole('option', { name: 'Media Server', exact: true }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('From before')
  await page.getByRole('textbox', { name: 'Description' }).fill('Written on a page of another version')
  await page.getByRole('button', { name: 'Create ticket' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'From before' })).toBeVisible(patience)
}

/** Opens a page that was not loaded before. Throws if it does not appear. */
export const goOn = async ({ page }: Walk): Promise<void> => {
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Billing' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible(patience)
}

/** The paths of all built files of a version. */
export const filesOf = (root: string): string[] => {
  // Written by the build.
  const built = JSON.parse(readFileSync(join(root, 'web/dist/.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string }
  >
  return [...new Set(Object.values(built).map(({ file }) => `/${file}`))]
}

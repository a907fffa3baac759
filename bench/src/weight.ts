import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { browserArguments, findBrowser } from '../../e2e/fixtures/browser.ts'
import { median, report, type Row } from './report.ts'
import { openShop, signIn } from './shop.ts'

/** Slow 4G as browsers define it, in bytes per second and milliseconds, on a phone's processor. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const cpuSlowdown = 4
const visits = 3

interface Visit {
  readonly scripts: number
  readonly styles: number
  readonly fonts: number
  readonly requests: number
  readonly lcp: number
  readonly cls: number
  readonly blocked: number
}

interface Seen {
  readonly lcp: number
  readonly cls: number
  readonly blocked: number
}

const visit = async (
  browser: Browser,
  url: string,
  ready: (page: Page) => Promise<void>,
  storage: Readonly<Record<string, string>>,
): Promise<Visit> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.addInitScript({ path: join(import.meta.dirname, 'page-observer.js') })
  await page.addInitScript(
    `for (const [key, value] of Object.entries(${JSON.stringify(storage)})) localStorage.setItem(key, value)`,
  )
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', slow4g)
  await client.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  const sums = { script: 0, stylesheet: 0, font: 0, requests: 0 }
  const kinds = new Map<string, keyof typeof sums>()
  client.on('Network.responseReceived', ({ requestId, type }) => {
    const kind = type.toLowerCase()
    if (kind === 'script' || kind === 'stylesheet' || kind === 'font') kinds.set(requestId, kind)
  })
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind !== undefined) sums[kind] += encodedDataLength
    // What the page shows a second time, or has made itself, does not come over the line.
    if (encodedDataLength > 0) sums.requests += 1
  })
  await page.goto(url)
  await ready(page)
  await page.waitForLoadState('networkidle')
  const seen: Seen = await page.evaluate('seen')
  await context.close()
  return { scripts: sums.script, styles: sums.stylesheet, fonts: sums.font, requests: sums.requests, ...seen }
}

const kilobytes = (bytes: number): number => Number((bytes / 1000).toFixed(1))

const summary = (name: string, all: readonly Visit[], goal: string): Row => {
  const of = (figure: keyof Visit): number => median(all.map((one) => one[figure]))
  return {
    page: name,
    'JS + CSS kB': kilobytes(of('scripts') + of('styles')),
    'fonts kB': kilobytes(of('fonts')),
    requests: of('requests'),
    'LCP ms': Math.round(of('lcp')),
    'TBT ms': Math.round(of('blocked')),
    CLS: Number(of('cls').toFixed(3)),
    goal,
  }
}

/** With the parts of menus and filters, which come last. */
const licencesSettled = async (page: Page): Promise<void> => {
  const last = page.waitForResponse(/assets\/floating-/)
  await page.locator('tbody tr').first().waitFor()
  await (await last).finished()
}

/** What a first visit loads, as it comes over the wire, and how soon it shows on slow 4G with a processor four times slower. */
export const weight = async (): Promise<void> => {
  const shop = await openShop('weight')
  const { server, base, customer } = shop
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments })
  try {
    const entry: Visit[] = []
    const licences: Visit[] = []
    for (let round = 0; round < visits; round += 1) {
      entry.push(
        await visit(browser, `${server.url}/auth/signin`, (page) => page.locator('button[type=submit]').waitFor(), {}),
      )
      const { access_token, refresh_token } = await signIn(base, customer)
      const claims = JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString()) as {
        exp: number
      }
      const session = { access_token, refresh_token, access_token_expires: String(claims.exp) }
      licences.push(await visit(browser, `${server.url}/licenses`, licencesSettled, session))
    }
    report('weight', [
      summary('sign-in', entry, 'JS + CSS at most 150 kB, LCP at most 1600 ms, TBT at most 100 ms'),
      summary('licences, cold', licences, 'JS + CSS at most 220 kB, LCP at most 2500 ms'),
    ])
  } finally {
    await browser.close()
    await shop.close()
  }
}

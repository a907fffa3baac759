// usage: node e2e/zz-shoot.mjs <who> <lang> <scheme> <width> name=path ...
import { chromium } from 'playwright-core'
const [who, lang, scheme, width, ...pages] = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const context = await browser.newContext({ viewport: { width: +width, height: width < 500 ? 844 : 900 }, colorScheme: scheme, locale: lang === 'ru' ? 'ru-RU' : 'en-GB', timezoneId: 'Europe/Berlin' })
const page = await context.newPage()
const B = 'http://localhost:8272'
const op = who.endsWith('aurora.example')
await page.goto(B + (op ? '/operator/sign-in' : '/auth/signin'))
await page.locator('input[type=email],input[name=email]').first().fill(who)
await page.locator('input[type=password]').first().fill('Foyer-demo-1')
await page.locator('input[type=password]').first().press('Enter')
await page.waitForURL((u) => !/sign-?in/.test(u.pathname), { timeout: 30000 })
for (const entry of pages) {
  const at = entry.indexOf('='); const name = entry.slice(0, at); let [path, ...acts] = entry.slice(at + 1).split('##')
  if (path) await page.goto(B + path)
  await page.waitForTimeout(1200)
  await page.waitForFunction(() => document.querySelectorAll('.sk').length === 0, null, { timeout: 30000 }).catch(() => console.log(name, 'still loading'))
  await page.waitForTimeout(500)
  let full = true
  for (const act of acts) {
    const [k, v] = [act.slice(0, act.indexOf(':')), act.slice(act.indexOf(':') + 1)]
    try {
    if (k === 'click') await page.getByRole('button', { name: new RegExp(v) }).first().click({ timeout: 4000 })
    if (k === 'fill') { const [l, x] = v.split('|'); await page.getByLabel(l, { exact: true }).first().fill(x, { timeout: 4000 }) }
    if (k === 'link') await page.getByRole('link', { name: new RegExp(v) }).first().click({ timeout: 4000 })
    if (k === 'item') await page.getByRole('menuitem', { name: new RegExp(v) }).first().click({ timeout: 4000 })
    if (k === 'text') await page.getByText(new RegExp(v)).first().click({ timeout: 4000 })
    if (k === 'css') await page.locator(v).first().click({ timeout: 4000 })
    if (k === 'type') await page.keyboard.type(v)
    if (k === 'key') await page.keyboard.press(v)
    if (k === 'wait') await page.waitForTimeout(+v)
    if (k === 'view') full = false
    if (k === 'scroll') { await page.evaluate((y) => document.scrollingElement.scrollTo(0, +y), v); full = false }
    } catch (e) { console.log(name, act, String(e).slice(0, 200)) }
    await page.waitForTimeout(700)
  }
  await page.screenshot({ path: `/tmp/shots/${name}.png`, fullPage: full })
  console.log(name, page.url())
}
await browser.close()

import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { daySeconds, hourMs, hourSeconds } from '@foyer/contract/vocabulary/durations.ts'
import type { Page } from '@playwright/test'
import { refusal } from '../../fixtures/answers.ts'
import { keepBodies } from '../../fixtures/api-calls.ts'
import { foundCompany, joinCompany } from '../../fixtures/company.ts'
import { stopClock } from '../../fixtures/page-clock.ts'
import { rowsIn } from '../../fixtures/parts.ts'
import { olga } from '../../fixtures/people.ts'
import { holdBack, watchShifts } from '../../fixtures/steadiness.ts'
import { expect, test } from '../../fixtures/story.ts'
import { door } from '../../fixtures/world.ts'

const rows = (page: Page) => rowsIn(page.getByRole('main'))
const asked = (request: { url(): string } | undefined): URLSearchParams =>
  new URL(request?.url() ?? 'about:').searchParams
const days = (query: URLSearchParams): number => (Number(query.get('to')) - Number(query.get('from'))) / daySeconds

/** Whether the font with flags was loaded. */
const flagsAre = (page: Page) =>
  page.evaluate(() => [...document.fonts].find(({ family }) => family.includes('Flags'))?.status)

/** Someone with a licence that collects statistics, and its viewing. */
const viewer = async () => {
  const ada = await door.createPerson()
  const licence = await door.giveLicence(ada, { retroview: true })
  return { ada, licence }
}

test.describe('the dashboard', () => {
  test(
    'STAT-01, STAT-02, STAT-03, STAT-04 shows the top ten of the last month, four times',
    { tag: '@main' },
    async ({ page, signInAs, calls }) => {
      await signInAs(olga)
      await page.goto('/retroview')
      await expect(page).toHaveURL('/retroview/dashboard')
      for (const name of ['Streams by traffic', 'Streams by view time', 'Servers by traffic', 'Servers by view time'])
        await expect(page.getByRole('heading', { name })).toBeVisible()
      const bars = page.locator('.bars').first().getByRole('listitem')
      await expect(bars).toHaveCount(10)
      await expect(bars.first()).toHaveText(/TB/)
      await expect(bars.first()).toHaveAttribute('title', /: [\d,]+\sB$/)
      await expect(page.locator('.bars').nth(1).getByRole('listitem').first()).toHaveText(/\sh/)
      for (const list of ['/streams', '/servers']) {
        const queries = calls.to('GET', list).map(asked)
        expect(queries.map((query) => `${query.get('sort')} ${query.get('limit')}`).sort()).toEqual([
          '-bytes 10',
          '-duration 10',
        ])
        for (const query of queries) {
          // An hour more or less if the clocks changed in between.
          expect(days(query)).toBeGreaterThanOrEqual(28 - 1 / 24)
          expect(days(query)).toBeLessThanOrEqual(31 + 1 / 24)
          expect(Math.abs(Number(query.get('to')) - Date.now() / 1000)).toBeLessThan(120)
        }
      }
    },
  )

  test('STAT-04 sums that could not be loaded do not look as if they were loading, and can be retried at once', async ({
    page,
    signInAs,
  }) => {
    await signInAs(olga)
    const series = '**/retroview/api/v3/series*'
    await page.route(series, refusal(400, { code: 'internal_error', title: 'Something went wrong' }))
    await page.goto('/retroview/dashboard?range=day')
    const sums = page.locator('.keys dd.key-value')
    await expect(sums).toHaveText(['—', '—', '—', '—'])
    await page.unroute(series)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(sums).toHaveText([/TB/, /\sh/, /^[\d,]+$/, /^[\d,]+$/])
  })

  test('STAT-02 a bar links to the sessions that it consists of', async ({ page, signInAs }) => {
    await signInAs(olga)
    await page.goto('/retroview/dashboard?range=day')
    const name = await page.locator('.bars').first().getByRole('link').first().textContent()
    await page
      .locator('.bars')
      .first()
      .getByRole('link', { name: `Sessions: ${name}` })
      .click()
    await expect(page).toHaveURL(new RegExp(`/retroview/sessions\\?.*stream=${name}`))
    await expect(rows(page).first()).toContainText(`${name}`)
  })

  test('STAT-02 a bar links only to its own sessions, even if other names begin alike', async ({ page, signInAs }) => {
    const { ada, licence } = await viewer()
    const long = 'n'.repeat(512)
    await door.play(licence, [
      { media: 'news', bytes: 9_000, hostname: '' },
      { media: 'news_hd', bytes: 8_000, hostname: '' },
      { media: long, bytes: 7_000, hostname: '' },
    ])
    await signInAs(ada)
    await page.goto('/retroview/dashboard?range=week')
    // Servers without a name have no link.
    await expect(page.locator('.bars')).toHaveCount(4)
    await expect(page.locator('.bars').nth(2).locator('.bar-name')).toHaveText('—')
    await expect(page.locator('.bars').nth(2).getByRole('link')).toHaveCount(0)
    for (const name of ['news', long]) {
      await page
        .locator('.bars')
        .first()
        .getByRole('link', { name: `Sessions: ${name}`, exact: true })
        .click()
      await expect(page).toHaveURL(/stream=/)
      await expect(rows(page)).toHaveCount(1)
      await page.goBack()
    }
    await page.locator('.bars').first().getByRole('link', { name: 'Sessions: news', exact: true }).click()
    await page.getByRole('button', { name: 'Remove filter Stream', exact: true }).click()
    await expect(rows(page)).toHaveCount(3)
  })

  test('STAT-02 all figures have the same period, and so do the lists that they link to', async ({
    page,
    signInAs,
    calls,
  }) => {
    const { ada, licence } = await viewer()
    const now = new Date().setUTCMinutes(-30, 0, 0)
    await door.play(licence, [{ media: 'harbour', opened_at: now - dayMs }])
    await signInAs(ada)
    await page.clock.setFixedTime(now)
    await page.goto('/retroview/dashboard')
    const bar = page.locator('.bars').first().getByRole('link', { name: 'harbour', exact: true })
    await expect(bar).toBeVisible()
    await calls.settled()
    const periodOf = (query: URLSearchParams): string => `${query.get('from')} ${query.get('to')}`
    const asks = ['/streams', '/servers', '/series', '/audience'].flatMap((list) => calls.to('GET', list).map(asked))
    // Names narrow the dashboard, which keeps its period.
    const links = await page.locator('.charts a:not([href*="/dashboard"])').all()
    const led = await Promise.all(
      links.map(async (link) => new URL(`${await link.getAttribute('href')}`, page.url()).searchParams),
    )
    expect(led.length).toBeGreaterThanOrEqual(8)
    // Four series of the previous period are requested too, for comparison.
    const until = String(now / 1000)
    const periods = [...asks, ...led].filter((query) => query.get('to') === until).map(periodOf)
    expect(periods).toHaveLength(asks.length + led.length - 4)
    expect([...new Set(periods)]).toHaveLength(1)
  })

  test('STAT-02 servers with the same name link to the sessions of one of them each, from the dashboard and from the list', async ({
    page,
    signInAs,
  }) => {
    const { ada, licence } = await viewer()
    await door.play(licence, [
      { media: 'one', server_id: 'a', hostname: 'edge' },
      { media: 'two', server_id: 'b', hostname: 'edge', bytes: 2 },
      { media: 'three', server_id: '', hostname: 'edge', bytes: 1 },
    ])
    await signInAs(ada)
    for (const [path, links] of [
      [
        '/retroview/dashboard?range=week',
        page
          .locator('.bars')
          .nth(2)
          .getByRole('link', { name: /^Sessions/ }),
      ],
      ['/retroview/servers', rows(page).getByRole('link')],
    ] as const)
      for (const [at, media] of ['one', 'two', 'three'].entries()) {
        await page.goto(path)
        await expect(links).toHaveCount(3)
        await links.nth(at).click()
        await expect(page).toHaveURL(/\/retroview\/sessions\?/)
        await expect(rows(page)).toHaveCount(1)
        await expect(rows(page)).toContainText(media)
      }
    await expect(page.getByRole('button', { name: 'Server ID: none' })).toBeVisible()
    await page.getByRole('button', { name: 'Remove filter Server ID' }).click()
    await expect(rows(page)).toHaveCount(3)
  })

  test('a viewer without a name and program links to no other sessions from that address', async ({
    page,
    signInAs,
  }) => {
    const ip = '198.51.100.78'
    const { ada, licence } = await viewer()
    await door.play(licence, [
      { media: 'one', user_id: '', ip, user_agent: '', bytes: 9_000_000 },
      { media: 'two', user_id: '', ip, user_agent: 'VLC/3.0' },
      { media: 'three', user_id: 'anna', ip, user_agent: '' },
      { media: 'four', user_id: 'anna', ip, user_agent: 'VLC/3.0' },
    ])
    await signInAs(ada)
    for (const [at, media] of ['one', 'two'].entries()) {
      await page.goto('/retroview/users')
      await rows(page).getByRole('link', { name: ip }).nth(at).click()
      await expect(page).toHaveURL(/\/retroview\/sessions\?/)
      await expect(rows(page)).toHaveCount(1)
      await expect(rows(page)).toContainText(media)
      const none = page.getByRole('button', { name: 'User ID: none' })
      await none.click()
      await page.getByRole('button', { name: 'Apply' }).click()
      await expect(none).toBeVisible()
    }
    await page.goBack()
    await rows(page).getByRole('link', { name: ip }).first().click()
    await expect(page.getByRole('button', { name: 'Exact program: none' })).toBeVisible()
    await page.getByRole('button', { name: 'Remove filter Exact program' }).click()
    await expect(rows(page)).toHaveCount(2)
    await page.getByRole('button', { name: 'Remove filter User ID' }).click()
    await expect(rows(page)).toHaveCount(4)
  })

  test('a viewer without a name links to the sessions of exactly that program', async ({ page, signInAs }) => {
    const ip = '198.51.100.77'
    const { ada, licence } = await viewer()
    await door.play(licence, [
      { media: 'one', user_id: '', ip, user_agent: 'VLC/3.0' },
      { media: 'other', user_id: '', ip, user_agent: 'VLC/3.0.21', bytes: 1 },
    ])
    await signInAs(ada)
    await page.goto('/retroview/users')
    await rows(page).first().getByRole('link', { name: ip }).click()
    await expect(page).toHaveURL(/agent=VLC/)
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText('one')
  })

  test('STAT-04 without data the four charts are replaced by one that says so and looks further back, and the page keeps its layout', async ({
    page,
    calls,
    signInAs,
  }) => {
    const { ada, licence } = await viewer()
    await door.play(licence, [{ opened_at: Date.now() - 45 * dayMs }])
    await signInAs(ada)
    const shifts = await watchShifts(page)
    const letGo = await holdBack(page, /\/v3\/(series|streams|servers)/)
    await page.goto('/retroview/dashboard')
    await expect(page.locator('.bars .sk').first()).toBeVisible()
    await letGo({ oneByOne: true })
    await expect(page.getByText('No data')).toHaveCount(1)
    await calls.settled()
    const { sum, parts } = await shifts()
    expect(sum, parts.join('\n')).toBeLessThanOrEqual(0.02)
    await expect(page.locator('.bars')).toHaveCount(0)
    await page.getByRole('button', { name: 'Show the last three months' }).click()
    await expect(page).toHaveURL(/range=quarter/)
    await expect(page.locator('.bars')).toHaveCount(4)
  })

  test('the range is compared with the preceding one of equal length, in its figures and optionally in the chart', async ({
    page,
    signInAs,
  }) => {
    const { ada, licence } = await viewer()
    await door.play(licence, [
      { id: 'now', bytes: 3_000_000, opened_at: Date.now() - 2 * hourMs },
      { id: 'before', bytes: 1_000_000, opened_at: Date.now() - 30 * hourMs },
    ])
    await signInAs(ada)
    await page.goto('/retroview/dashboard?range=day')
    const traffic = page.locator('.keys > div').filter({ has: page.getByText('Traffic', { exact: true }) })
    await expect(traffic).toContainText('2.9 MB')
    await expect(traffic).toContainText('More than in the previous period:')
    await expect(traffic).toContainText('200%')
    const compare = page.getByRole('button', { name: 'Compare with previous' })
    await expect(compare).toHaveAttribute('aria-pressed', 'false')
    await expect(page.locator('.chart-legend')).not.toContainText('Previous traffic')
    await compare.click()
    await expect(page).toHaveURL(/compare=1/)
    await expect(compare).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('.chart-legend')).toContainText('Previous traffic')
    await page.getByText('Show as a table').click()
    await expect(page.getByRole('columnheader', { name: 'Previous traffic' })).toBeVisible()
    await expect(page.getByRole('cell', { name: '976.6 KB' })).toHaveCount(1)
  })

  test('a comparison with a period that is no longer stored says so', async ({ page, signInAs }) => {
    const { ada, licence } = await viewer()
    await door.play(licence, [{ media: 'harbour' }])
    await signInAs(ada)
    const now = Math.floor(Date.now() / 1000)
    await page.goto(`/retroview/dashboard?from=${now - 300 * daySeconds}&to=${now}`)
    await expect(page.locator('.time-chart canvas')).toBeVisible()
    const told = page.getByText('Data for the previous period is incomplete')
    await expect(told).toHaveCount(0)
    await page.getByRole('button', { name: 'Compare with previous' }).click()
    await expect(told).toBeVisible()
    await page.getByText('Show as a table').click()
    await expect(page.getByRole('columnheader', { name: 'Concurrent sessions' })).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Previous traffic' })).toHaveCount(0)
  })

  test('a share refers to its own range, whichever answer arrives first', async ({ page, signInAs }) => {
    const { ada, licence } = await viewer()
    await door.play(licence, [
      { media: 'harbour', bytes: 1_000_000, opened_at: Date.now() - 2 * hourMs },
      { media: 'harbour', bytes: 9_000_000, opened_at: Date.now() - 30 * hourMs },
    ])
    await signInAs(ada)
    await page.goto('/retroview/dashboard?range=day')
    const shares = page.locator('.bars').first().locator('.bar-share')
    await expect(shares).toHaveText(['100.0%'])
    const letGo = await holdBack(page, /\/v3\/series/)
    await page.getByRole('button', { name: /^Period/ }).click()
    await page.getByRole('button', { name: 'Last 7 days' }).click()
    await expect(page.locator('.bars').first()).toContainText('9.5 MB')
    await expect(shares).toHaveText([''])
    await letGo()
    await expect(shares).toHaveText(['100.0%'])
  })

  test('the last hour ends when it is chosen, however long the page has been open', async ({
    page,
    calls,
    signInAs,
  }) => {
    await page.clock.install()
    await signInAs(olga)
    await page.goto('/retroview/dashboard')
    await expect(page.locator('.bars')).toHaveCount(4)
    const choose = async () => {
      await page.getByRole('button', { name: /^Period/ }).click()
      await page.getByRole('button', { name: 'Last hour', exact: true }).click()
      await calls.settled()
    }
    const lastTo = () => Number(asked(calls.to('GET', '/streams').at(-1)).get('to'))
    // First in place of the month, then again. Not so long that the session is renewed: then the page would learn that the server’s clock
    // has not gone along.
    for (let chosen = 0; chosen < 2; chosen += 1) {
      await page.clock.fastForward('04:00')
      await choose()
      const now = await page.evaluate(() => Date.now() / 1000)
      await expect.poll(() => Math.abs(lastTo() - now)).toBeLessThan(120)
    }
  })

  test('a dashboard that nobody touches follows the clock, says as of when, and can be refreshed', async ({
    page,
    calls,
    signInAs,
  }) => {
    await page.clock.install()
    await signInAs(olga)
    await page.goto('/retroview/dashboard?range=hour')
    const canvas = page.locator('.time-chart canvas')
    await canvas.evaluate((drawn) => drawn.closest('.time-chart')?.setAttribute('data-drawn', 'first'))
    // Those of the hour before end earlier.
    const lastTo = () => Math.max(...calls.to('GET', '/series').map((call) => Number(asked(call).get('to'))))
    const asOf = page.getByText(/^As of /)
    const before = await asOf.textContent()
    await page.clock.fastForward('00:05:00')
    await expect(asOf).not.toHaveText(`${before}`)
    const now = await page.evaluate(() => Date.now() / 1000)
    expect(Math.abs(lastTo() - now)).toBeLessThan(120)
    await expect(page.locator('.time-chart')).toHaveAttribute('data-drawn', 'first')
    const again = page.waitForRequest(/\/v3\/series/)
    await page.getByRole('button', { name: 'Refresh' }).click()
    await again
  })

  test('the chart stays while other figures load beside it', async ({ page, signInAs }) => {
    await signInAs(olga)
    const letGo = await holdBack(page, /\/series\?metric=plays/)
    await page.goto('/retroview/dashboard?range=week')
    const canvas = page.locator('.time-chart canvas')
    await canvas.evaluate((drawn) => drawn.setAttribute('data-drawn', 'first'))
    const plays = page.locator('.keys > div').filter({ has: page.getByText('Play sessions', { exact: true }) })
    await expect(plays.locator('.sk').first()).toBeVisible()
    await letGo()
    await expect(plays.locator('.sk')).toHaveCount(0)
    await expect(canvas).toHaveAttribute('data-drawn', 'first')
  })

  test('SHELL-51 a chart whose file is missing reloads the page once, and can be retried if that did not help', async ({
    page,
    signInAs,
  }) => {
    await signInAs(olga)
    const file = /\/assets\/time-chart-[^/]+\.js$/
    let starts = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) starts += 1
    })
    let comesAtStart = 2
    await page.route(file, (route) =>
      starts < comesAtStart ? route.fulfill({ status: 404, json: { errors: [] } }) : route.fallback(),
    )
    await page.goto('/retroview/dashboard?range=week')
    await expect(page.locator('.time-chart canvas')).toBeVisible()
    expect(starts).toBe(2)

    comesAtStart = 4
    await page.goto('/retroview/dashboard?range=month')
    const chart = page.locator('.over-time-chart')
    await expect(chart.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(chart).not.toContainText('This browser cannot draw the chart')
    expect(starts).toBe(3)
  })

  test('a browser whose language the chart does not support gets a hint to read the table', async ({
    page,
    signInAs,
  }) => {
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'language', { get: () => 'en-US@posix' }))
    await signInAs(olga)
    await page.goto('/retroview/dashboard?range=week')
    await expect(page.locator('.over-time-chart')).toContainText(
      'This browser cannot draw the chart. The table shows the figures.',
    )
  })

  test('paper is white: the chart of a dark page is printed in light colours', async ({ page, signInAs }) => {
    await signInAs(olga)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/retroview/dashboard?range=week')
    const darkest = () =>
      page.locator('.time-chart canvas').evaluate((canvas: HTMLCanvasElement) => {
        const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
        const inks: number[] = []
        for (let at = 0; at < data.length; at += 4) if ((data[at + 3] ?? 0) === 255) inks.push(data[at + 1] ?? 0)
        return Math.min(...inks)
      })
    const onScreen = await darkest()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    // Grid lines are nearly black on a dark page, and nearly white on paper.
    await expect.poll(darkest).toBeGreaterThan(onScreen + 20)
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
    await expect.poll(darkest).toBe(onScreen)
  })

  test('the chart over time can be explored by keyboard and read as a table', async ({ page, signInAs }) => {
    const { ada, licence } = await viewer()
    // Half past the previous hour, so that the range always ends within a step.
    const now = new Date().setUTCMinutes(-30, 0, 0)
    await door.play(licence, [{ opened_at: now - dayMs }, { opened_at: now - 60_000 }])
    await signInAs(ada)
    await page.clock.setFixedTime(now)
    await page.goto('/retroview/dashboard?range=week')
    const chart = page.getByRole('img', { name: /Chart of traffic/ })
    await chart.focus()
    // Backwards it starts with the latest.
    await page.keyboard.press('ArrowLeft')
    await expect(page.locator('.chart-tip')).toContainText('so far')
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('.chart-tip')).toContainText('Concurrent sessions')
    await expect(page.locator('.chart-tip')).toContainText(/Traffic per hour.*Mean rate.*bit\/s/)
    await expect(page.locator('.chart-tip strong')).toHaveText(/\d\d:\d\d ?– ?.*\d\d:\d\d$/)
    await expect(page.locator('.chart-legend')).toContainText('Traffic per hour')
    await expect(page.locator('.chart-tip')).not.toContainText('so far')
    await page.keyboard.press('End')
    await expect(page.locator('.chart-tip')).toContainText('so far')
    // Whoever has gone on is not told again when the chart is drawn anew.
    await page.keyboard.press('Tab')
    await expect(page.locator('.chart-tip')).toHaveCount(0)
    const drawn = await page.locator('.time-chart canvas').elementHandle()
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => drawn?.evaluate((canvas) => canvas.isConnected)).toBe(false)
    await expect(page.locator('.chart-tip')).toHaveCount(0)
    await page.getByText('Show as a table').click()
    await expect(page.getByRole('columnheader', { name: 'Concurrent sessions' })).toBeVisible()
    await expect(page.getByRole('rowheader', { name: 'so far' })).toHaveCount(1)
  })
})

test('STAT-04 the current day is drawn up to now, and compared with the same part of the day before', async ({
  page,
  signInAs,
  calls,
}) => {
  const { ada, licence } = await viewer()
  await door.play(licence, [{ opened_at: Date.now() - 7_200_000 }])
  await signInAs(ada)
  const now = Math.floor(Date.now() / 1000)
  const [from, to] = [now - 6 * hourSeconds, now + 18 * hourSeconds]
  await page.goto(`/retroview/dashboard?from=${from}&to=${to}`)
  await page.getByText('Show as a table').click()
  await expect(page.locator('.chart-foot').getByRole('table')).toBeVisible()
  await calls.settled()
  const ranges = calls.to('GET', '/series').map(asked)
  expect(ranges.length).toBeGreaterThanOrEqual(7)
  for (const query of ranges) {
    expect(Number(query.get('to'))).toBeLessThanOrEqual(now + 60)
    expect(Number(query.get('to')) - Number(query.get('from'))).toBeLessThanOrEqual(6 * hourSeconds + 60)
  }
  // A chosen range stays exactly as chosen.
  await expect(page).toHaveURL(`/retroview/dashboard?from=${from}&to=${to}`)
})

test('an empty list for a month links further back, and one for three months does not', async ({ page, signInAs }) => {
  const { ada } = await viewer()
  await signInAs(ada)
  await page.goto('/retroview/sessions')
  await page.getByRole('button', { name: 'Show the last month' }).click()
  await expect(page).toHaveURL(/range=month/)
  await page.getByRole('button', { name: 'Show the last three months' }).click()
  await expect(page).toHaveURL(/range=quarter/)
  await expect(page.getByRole('heading', { name: 'Nobody watched in this period' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Show the last/ })).toHaveCount(0)
})

test('STAT-03 the preset ranges are shown separately, also on a page without a list', async ({ page, signInAs }) => {
  await signInAs(olga)
  await page.goto('/retroview/dashboard')
  await page.getByRole('button', { name: /^Period/ }).click()
  const stretches = page.getByRole('dialog', { name: 'Period' }).locator('.range-presets')
  await expect(stretches).toHaveCSS('display', 'grid')
})

test('STAT-13 a period entered backwards is understood; the other time is not lost while one is typed', async ({
  page,
  signInAs,
}) => {
  await signInAs(olga)
  await page.goto('/retroview/dashboard?range=day')
  await page.getByRole('button', { name: /^Period/ }).click()
  const panel = page.getByRole('dialog', { name: 'Period' })
  const [from, to] = [panel.getByLabel('From', { exact: true }), panel.getByLabel('To', { exact: true })]
  await to.fill('2026-03-02T10:00')
  await from.fill('2026-03-03T10:00')
  await from.fill('2026-03-01T10:00')
  const at = (moment: string): Promise<string> =>
    page.evaluate((text) => String(new Date(text).getTime() / 1000), moment)
  await expect(page).toHaveURL(
    `/retroview/dashboard?from=${await at('2026-03-01T10:00')}&to=${await at('2026-03-02T10:00')}`,
  )
  await from.fill('2026-03-03T10:00')
  await to.focus()
  await expect(from).toHaveValue('2026-03-03T10:00')
  await expect(to).toHaveValue('2026-03-02T10:00')
})

for (const [moments, what] of [
  ['from=9999999999999&to=1', 'no calendar'],
  ['from=1764201600000&to=1764288000000', 'milliseconds'],
] as const)
  test(`STAT-13 an impossible time in the address is ignored: ${what}`, async ({ page, signInAs, calls }) => {
    await signInAs(olga)
    for (const [path, call] of [
      ['/retroview/sessions', '/sessions'],
      ['/retroview/dashboard', '/series'],
    ] as const) {
      await page.goto(`${path}?${moments}`)
      await expect(page.getByRole('button', { name: /^Period/ })).toBeVisible()
      await expect.poll(() => calls.to('GET', call).length).toBeGreaterThan(0)
      await calls.settled()
      for (const request of calls.to('GET', call)) expect((await request.response())?.status()).toBe(200)
      await expect(page.getByRole('alert')).toHaveCount(0)
    }
  })

test.describe('the lists', () => {
  const lists = [
    ['sessions', '/sessions', 1, ['Started', 'Stream', 'Protocol', 'Server', 'User', 'Program', 'Traffic', 'Duration']],
    ['streams', '/streams', 2, ['Stream', 'Traffic', 'Duration', 'Sessions']],
    ['users', '/clients', 2, ['User', 'Address', 'Program', 'Traffic', 'Duration', 'Sessions']],
    [
      'unique_sessions',
      '/user_sessions',
      1,
      ['Started', 'Stream', 'Protocol', 'Server', 'User', 'Program', 'Traffic', 'Duration', 'Sessions'],
    ],
    ['servers', '/servers', 2, ['Server', 'Address', 'Alerts', 'Traffic', 'Duration', 'Sessions']],
  ] as const

  for (const [name, path, back, columns] of lists) {
    test(`STAT-05, STAT-06, STAT-07, STAT-08, STAT-09, STAT-10, STAT-19 ${name}`, async ({ page, signInAs, calls }) => {
      await page.setViewportSize({ width: 1600, height: 900 })
      await signInAs(olga)
      await page.goto(`/retroview/${name}`)
      await expect(rows(page).first()).toBeVisible()
      await expect(page.getByRole('columnheader')).toHaveText([...columns])
      const query = asked(calls.to('GET', path)[0])
      expect(query.get('limit')).toBe('100')
      expect(days(query)).toBe(back)
    })
  }

  test(
    'STAT-16, STAT-18, STAT-19 a session shows everything that is known of it',
    { tag: '@main' },
    async ({ page, signInAs }) => {
      const { ada, licence } = await viewer()
      const opened_at = Date.now() - 7_200_000
      const user_agent =
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1'
      await door.play(licence, [
        {
          media: 'harbour',
          proto: 'dash',
          user_id: 'anna',
          ip: '198.51.100.9',
          country: 'FR',
          hostname: 'edge-9',
          user_agent,
          bytes: 1_610_612_736,
          duration: 3_725,
          opened_at,
        },
      ])
      await page.setViewportSize({ width: 1600, height: 900 })
      await signInAs(ada)
      await page.goto('/retroview/sessions')
      const row = rows(page).first()
      for (const text of ['harbour', 'dash', 'edge-9', 'anna', '198.51.100.9', 'FR', '1.5 GB', '1:02:05'])
        await expect(row).toContainText(text)
      await expect(row).toContainText(/\d\d-\d\d-\d{4} \d\d:\d\d:\d\d/)
      await expect(row.locator('time')).toHaveAttribute('title', /^\d\d-\d\d-\d{4} \d\d:\d\d:\d\d UTC$/)
      await expect(row.getByText('Safari 26, iPhone')).toHaveAttribute('title', user_agent)
      await expect(row.locator('.country').last()).toHaveAttribute('title', 'France')
      await expect.poll(() => flagsAre(page)).toBe('loaded')
      await page.getByRole('button', { name: 'Program', exact: true }).click()
      await page.getByRole('dialog', { name: 'Program' }).getByLabel('Program').fill(user_agent)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: 'Program: Safari 26, iPhone' })).toBeVisible()
      await expect(rows(page)).toHaveCount(1)
      await page.goto('/retroview/streams')
      await expect(rows(page).first()).toBeVisible()
      expect(await flagsAre(page)).toBe('unloaded')
    },
  )

  test('a refreshed list includes what was watched a moment ago', async ({ page, signInAs }) => {
    const { ada, licence } = await viewer()
    await door.play(licence, [{ media: 'earlier' }])
    await signInAs(ada)
    await page.goto('/retroview/sessions')
    await expect(rows(page)).toHaveCount(1)
    const now = Date.now()
    const begun = { event: 'play_started', opened_at: now, started_at: now, utc_ms: now } as const
    await door.play(licence, [{ ...begun, id: `${licence}-now`, media: 'just now', closed_at: null }])
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(rows(page)).toHaveCount(2)
    await expect(rows(page).first()).toContainText('just now')
  })

  test('refreshing returns to the first page if the period ends now, and keeps the page between two fixed times', async ({
    page,
    signInAs,
  }) => {
    const { ada, licence } = await viewer()
    await door.play(
      licence,
      Array.from({ length: 11 }, (_, at) => ({ id: `${licence}-${at}`, media: `stream ${at}` })),
    )
    await signInAs(ada)
    const turn = async (): Promise<void> => {
      await expect(rows(page)).toHaveCount(10)
      await page.getByRole('button', { name: 'Next page' }).click()
      await expect(rows(page)).toHaveCount(1)
      await page.getByRole('button', { name: 'Refresh' }).click()
    }
    await page.goto('/retroview/sessions?limit=10')
    await turn()
    await expect(page).toHaveURL('/retroview/sessions?limit=10')
    await expect(rows(page)).toHaveCount(10)
    const now = Math.ceil(Date.now() / 1000)
    await page.goto(`/retroview/sessions?from=${now - 86_400}&limit=10&to=${now + 3_600}`)
    await turn()
    await expect(page).toHaveURL(/cursor=/)
    await expect(rows(page)).toHaveCount(1)
  })

  test('a phone shows the active filters, and the others on request', async ({ page, signInAs }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signInAs(olga)
    await page.goto('/retroview/sessions?proto=dash')
    await expect(page.getByRole('button', { name: 'Protocol: dash' })).toBeVisible()
    const program = page.getByRole('button', { name: 'Program', exact: true })
    await expect(program).toBeHidden()
    await page.getByRole('button', { name: 'More filters' }).click()
    await program.click()
    await expect(page.getByRole('dialog', { name: 'Program' })).toBeVisible()
  })

  test('STAT-13 a filter offers the values of the list', async ({ page, signInAs }) => {
    await signInAs(olga)
    await page.goto('/retroview/sessions?range=day')
    await expect(rows(page).first()).toBeVisible()
    await page.getByRole('button', { name: 'Protocol', exact: true }).click()
    const field = page.getByRole('dialog', { name: 'Protocol' }).getByLabel('Protocol')
    const offered = await field.evaluate((input: HTMLInputElement) =>
      [...(input.list?.options ?? [])].map(({ value }) => value),
    )
    expect(offered).toContain('hls')
    expect(new Set(offered).size).toBe(offered.length)
    await field.fill(offered[0] ?? '')
    await field.press('Enter')
    await expect(page.getByRole('button', { name: `Protocol: ${offered[0]}` })).toBeVisible()
    await expect(rows(page).first()).toBeVisible()
  })

  test('STAT-14 one call after the last keystroke of a stream’s name, or at once with Enter', async ({
    page,
    signInAs,
    calls,
  }) => {
    await signInAs(olga)
    await page.clock.install()
    await page.goto('/retroview/streams')
    await expect(rows(page).first()).toBeVisible()
    await stopClock(page, calls)
    calls.forget()
    await page.getByRole('textbox', { name: 'Stream name' }).pressSequentially('news')
    await page.clock.runFor(900)
    expect(calls.to('GET', '/streams')).toHaveLength(0)
    await page.clock.runFor(200)
    await expect(page).toHaveURL(/name=news/)
    await calls.settled()
    const names = () => calls.to('GET', '/streams').map((call) => asked(call).get('stream_name_like'))
    expect(names()).toEqual(['news'])
    await page.getByRole('textbox', { name: 'Stream name' }).press('Backspace')
    await page.getByRole('textbox', { name: 'Stream name' }).press('Enter')
    await page.clock.runFor(1)
    await expect(page).toHaveURL(/name=new(&|$)/)
    await expect.poll(names).toEqual(['news', 'new'])
  })

  test(
    'STAT-14 a stream’s name is searched, however long names may be',
    { tag: '@main' },
    async ({ page, signInAs, calls }) => {
      await signInAs(olga)
      await page.goto(`/retroview/streams?name=${'a'.repeat(1_030)}`)
      const name = page.getByRole('textbox', { name: 'Stream name' })
      await expect(name).toHaveValue('a'.repeat(1_024))
      await name.fill('b'.repeat(300))
      await name.press('Enter')
      const asks = () => calls.to('GET', '/streams').map((call) => asked(call).get('stream_name_like'))
      await expect.poll(asks).toEqual(['a'.repeat(1_024), 'b'.repeat(300)])
      await expect(page.getByText('No viewing matches these filters')).toBeVisible()
    },
  )

  test('STAT-13 durations entered backwards are understood, and invalid numbers are reported at their field', async ({
    page,
    signInAs,
  }) => {
    await signInAs(olga)
    await page.goto('/retroview/sessions')
    await page.locator('.viewing-filters').getByRole('button', { name: 'Duration' }).click()
    const dialog = page.getByRole('dialog', { name: 'Duration' })
    const [longer, shorter] = [dialog.getByLabel('Longer than'), dialog.getByLabel('Shorter than')]
    await longer.fill('an hour')
    await shorter.fill('60')
    await shorter.press('Enter')
    await expect(longer).toHaveAccessibleDescription('Enter whole seconds, such as 90')
    await expect(page).toHaveURL('/retroview/sessions')
    await longer.fill('3600')
    await longer.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL('/retroview/sessions?duration_gt=60&duration_lt=3600')
    await expect(page.getByRole('button', { name: 'Duration: > 0:01:00, < 1:00:00' })).toBeVisible()
  })

  test('STAT-13, STAT-15 filters, order and page are part of the address, and Back undoes them one by one', async ({
    page,
    signInAs,
    calls,
  }) => {
    await signInAs(olga)
    await page.goto('/retroview/sessions?proto=dash&duration_gt=600&limit=10')
    await expect(rows(page)).toHaveCount(10)
    await expect(page.getByRole('button', { name: 'Protocol: dash' })).toBeVisible()
    await page.getByRole('button', { name: 'Duration', exact: true }).last().click()
    await expect(page).toHaveURL(/sort=duration/)
    // Until the new order has arrived, the next page is still that of the old one.
    await calls.settled()
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect(page).toHaveURL(/cursor=/)
    await calls.settled()
    const query = asked(calls.to('GET', '/sessions').at(-1))
    expect(Object.fromEntries(query)).toMatchObject({
      proto: 'dash',
      duration_gt: '600',
      sort: 'duration',
      limit: '10',
    })
    await page.getByRole('button', { name: /Remove.*Protocol|Protocol.*remove/i }).click()
    await expect(page).not.toHaveURL(/proto=|cursor=/)
    await page.goBack()
    await expect(page).toHaveURL(/proto=dash.*cursor=/)
    await expect(page.getByRole('button', { name: 'Protocol: dash' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/retroview/sessions?proto=dash&duration_gt=600&limit=10&sort=duration')
    await page.goBack()
    await expect(page).toHaveURL('/retroview/sessions?proto=dash&duration_gt=600&limit=10')
    await page.goForward()
    await expect(page.getByRole('columnheader', { name: 'Duration' })).toHaveAttribute('aria-sort', 'ascending')
  })

  test('STAT-13 a sort order that a list does not have is ignored', async ({ page, signInAs }) => {
    const { ada, licence } = await viewer()
    await door.play(licence, [{ media: 'one' }])
    await signInAs(ada)
    await page.goto('/retroview/streams?sort=-started_at')
    await expect(rows(page)).toHaveCount(1)
    await expect(page.getByRole('columnheader', { name: 'Traffic' })).toHaveAttribute('aria-sort', 'descending')
  })

  test('a list is downloaded with the current filters', async ({ page, signInAs }) => {
    const { ada, licence } = await viewer()
    await door.play(licence, [{ media: 'one' }, { media: 'two' }])
    await signInAs(ada)
    await page.goto('/retroview/streams?name=two')
    await expect(rows(page)).toHaveCount(1)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export as CSV' }).click()
    const file = await (await download).createReadStream()
    let text = ''
    for await (const chunk of file) text += String(chunk)
    expect(text).toContain('stream_name,bytes,duration,sessions_count')
    expect(text.trim().split('\r\n').slice(1)).toEqual(['two,1000000,60,1'])
  })

  test('on any screen width, two viewers without a name at one address can be distinguished', async ({
    page,
    signInAs,
  }) => {
    const ip = '2001:db8:6d3a:6a57:c3f4:dd22:4f1:a8b1'
    const { ada, licence } = await viewer()
    await door.play(licence, [
      { user_id: '', ip, user_agent: 'VLC/3.0.21' },
      { user_id: '', ip, user_agent: 'Kodi/21.0' },
    ])
    await signInAs(ada)
    await page.goto('/retroview/users')
    await expect(rows(page)).toHaveCount(2)
    for (const width of [900, 390]) {
      await page.setViewportSize({ width, height: 800 })
      for (const program of ['VLC', 'Kodi'])
        await expect(rows(page).getByText(program).filter({ visible: true })).toHaveCount(1)
      const list = page.getByRole('main').locator('.table-wrap')
      expect(await list.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
    }
  })

  test('STAT-13 a server that was found by its address links to its sessions, whose addresses are their viewers’', async ({
    page,
    signInAs,
  }) => {
    const { ada, licence } = await viewer()
    await door.play(licence, [{ media: 'harbour', hostname: 'edge-7', ip: '198.51.100.9' }])
    await signInAs(ada)
    await page.goto('/retroview/servers')
    await expect(rows(page)).toHaveCount(1)
    await page.getByRole('button', { name: 'IP address', exact: true }).click()
    const field = page.getByRole('dialog', { name: 'IP address' }).getByLabel('IP address')
    const offered = await field.evaluate((input: HTMLInputElement) =>
      [...(input.list?.options ?? [])].map(({ value }) => value),
    )
    expect(offered).toHaveLength(1)
    await field.fill(offered[0] ?? '')
    await field.press('Enter')
    await expect(page).toHaveURL(/ip=/)
    await rows(page).getByRole('link', { name: 'edge-7' }).click()
    await expect(page).toHaveURL(/\/retroview\/sessions\?/)
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText('harbour')
    await expect(page.getByRole('button', { name: `Server address: ${offered[0]}` })).toBeVisible()
  })

  test('reinstalled servers with the same name and address disappear when the list is filtered', async ({
    page,
    signInAs,
  }) => {
    const { ada, licence } = await viewer()
    await door.play(licence, [
      { hostname: 'edge-7', server_id: 'before' },
      { hostname: 'edge-7', server_id: 'after' },
      { hostname: 'edge-8', server_id: 'other', bytes: 1 },
    ])
    await signInAs(ada)
    await page.goto('/retroview/servers')
    await expect(rows(page)).toHaveCount(3)
    await page.locator('.viewing-filters').getByRole('button', { name: 'Server', exact: true }).click()
    const field = page.getByRole('dialog', { name: 'Server' }).getByLabel('Server')
    await field.fill('edge-8')
    await field.press('Enter')
    await expect(page).toHaveURL(/hostname=edge-8/)
    await expect(rows(page)).toHaveText([/edge-8/])
  })

  test('STAT-31, STAT-32, STAT-33, STAT-34, STAT-35 servers show what they report', async ({ page, signInAs }) => {
    const { ada, licence } = await viewer()
    await door.reportServer(ada, licence, {
      server_id: 'edge-7',
      hostname: 'edge-7',
      alerts: [
        'error_disk: Disk is full, see https://help.example/disk',
        'error_cpu_scaling_governor: powersave',
        'external_error: 503 from upstream',
      ],
    })
    await door.play(licence, [{ server_id: 'edge-7', hostname: 'edge-7' }])
    await signInAs(ada)
    await page.goto('/retroview/servers')
    const row = rows(page).first()
    await expect(row).toContainText('Disk is full')
    await expect(row).toContainText('An outside service returned an error')
    await expect(row).not.toContainText(/powersave|upstream/)
    const link = row.getByRole('link', { name: 'https://help.example/disk' })
    await expect(link).toHaveAttribute('target', '_blank')
  })
})

test.describe('the traffic of one licence', () => {
  test('its page shows the last week and links to its sessions only', async ({ page, signInAs }) => {
    const { ada, licence } = await viewer()
    const other = await door.giveLicence(ada, { retroview: true })
    await door.play(licence, [{ id: 'mine', media: 'harbour', bytes: 3_145_728, opened_at: Date.now() - 7_200_000 }])
    await door.play(other, [{ id: 'other', media: 'parliament', opened_at: Date.now() - 7_200_000 }])
    await signInAs(ada)
    await page.goto(`/licenses/${licence}`)
    const panel = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Traffic', exact: true }) })
    await expect(panel).toContainText('3 MB')
    await expect(panel).toContainText('Last 7 days')
    await expect(panel.locator('.sparkline')).toBeVisible()
    await panel.getByRole('link', { name: 'Sessions' }).click()
    await expect(page).toHaveURL(new RegExp(`licence=.*${licence}`))
    // Someone who gets the URL knows which licence is meant.
    await expect(page.getByRole('button', { name: /^Licence: MS-\d+$/ })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: /^Licence: MS-\d+$/ })).toBeVisible()
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page).first()).toContainText('harbour')
  })

  test('a week without viewing says so, and a licence that collects nothing has no such section', async ({
    page,
    signInAs,
  }) => {
    const { ada, licence } = await viewer()
    const silent = await door.giveLicence(ada)
    await signInAs(ada)
    await page.goto(`/licenses/${licence}`)
    await expect(page.getByText('No viewing in the last 7 days')).toBeVisible()
    await page.goto(`/licenses/${silent}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(
      page.getByRole('heading', { name: 'Key', exact: true }).or(page.getByText('Paid till')),
    ).not.toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Traffic', exact: true })).toHaveCount(0)
  })
})

test.describe('without statistics', () => {
  const button = (page: Page) => page.getByRole('button', { name: 'Enable statistics' })

  test(
    'STAT-25, STAT-26, STAT-27 an account without licences gets an explanation of statistics',
    { tag: '@main' },
    async ({ page, signInAs }) => {
      await signInAs(await door.createPerson())
      for (const path of ['dashboard', 'sessions', 'servers', 'server_health']) {
        await page.goto(`/retroview/${path}`)
        await expect(page).toHaveURL('/retroview/no_statistics')
      }
      await expect(button(page)).toBeDisabled()
      await page.goto('/retroview/grafana')
      await expect(page).toHaveURL('/retroview/grafana')
    },
  )

  test(
    'STAT-28, STAT-29 enabling updates every possible licence, and returns',
    { tag: '@main' },
    async ({ page, signInAs }) => {
      const ada = await door.createPerson()
      for (let times = 0; times < 2; times += 1) await door.giveLicence(ada)
      await door.giveLicence(ada, { retroview_manageable: false })
      await signInAs(ada)
      const bodies = await keepBodies(page, '**/billing/api/v1/deliverables/retroview')
      await page.goto('/profile')
      await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Retroview' }).click()
      await expect(page).toHaveURL('/retroview/no_statistics')
      await button(page).click()
      await expect(page).toHaveURL('/profile')
      await expect(page.getByText('Statistics are enabled for 2 licences')).toBeVisible()
      // However many there are, they are enabled by one call.
      expect(bodies.filter((body) => body !== null)).toEqual([{}])
      await page.goto('/retroview/streams')
      await expect(page).toHaveURL('/retroview/streams')
    },
  )

  test(
    'STAT-25 if every licence collects, only the link to the statistics is offered',
    { tag: '@main' },
    async ({ page, signInAs }) => {
      const { ada } = await viewer()
      await signInAs(ada)
      await page.goto('/retroview/no_statistics')
      await expect(page.getByRole('heading', { name: 'All licences collect statistics' })).toBeVisible()
      await expect(button(page)).toHaveCount(0)
      await page.getByRole('link', { name: 'See usage statistics' }).click()
      await expect(page).toHaveURL('/retroview/dashboard')
    },
  )

  test('COMP-21 somebody who may change the company’s licences enables theirs, and sees who can grant access to the data', async ({
    page,
    signInAs,
  }) => {
    const [owner, member] = [await door.createPerson(), await door.createPerson()]
    await foundCompany(owner, 'Harbour TV')
    await joinCompany(owner, member, { deliverables: true })
    await door.giveLicence(owner)
    await signInAs(member)
    const bodies = await keepBodies(page, '**/billing/api/v1/deliverables/retroview')
    await page.goto('/retroview/no_statistics')
    await button(page).click()
    await expect(page.getByText('Statistics are enabled for 1 licence')).toBeVisible()
    expect(bodies.filter((body) => body !== null)).toEqual([{}])
    await page.goto('/retroview/no_statistics')
    await expect(page.getByRole('heading', { name: 'All licences collect statistics' })).toBeVisible()
    await expect(page.getByText('ask its owner for the role Retroview')).toBeVisible()
    await expect(page.getByRole('link', { name: 'See usage statistics' })).toHaveCount(0)
  })

  test('STAT-29 a failure is reported and enables nothing; the page reloads its data, stays, and can be tried again', async ({
    page,
    signInAs,
  }) => {
    const ada = await door.createPerson()
    await door.giveLicence(ada)
    await signInAs(ada)
    await page.goto('/retroview/no_statistics')
    const enabling = '**/billing/api/v1/deliverables/retroview'
    await page.route(enabling, refusal(409, { code: 'conflict', title: 'Somebody was quicker' }), { times: 1 })
    await expect(button(page)).toBeEnabled()
    const readAnew = page.waitForRequest((request) => request.url().includes('/retroview/api/v3/standing'))
    await button(page).click()
    await expect(page.getByRole('alert')).toContainText('Somebody was quicker')
    await readAnew
    await expect(page).toHaveURL('/retroview/no_statistics')
    await button(page).click()
    await expect(page.getByText('Statistics are enabled for 1 licence')).toBeVisible()
  })
})

test.describe('external dashboards', () => {
  const boards = [
    'input_monitoring',
    'server_health',
    'alerts_dashboard',
    'dvr_monitoring',
    'input_monitoring_summary',
    'multiplexer_monitoring',
    'output_monitoring',
    'transcoder_monitoring',
    'watcher_monitoring',
  ]

  test('STAT-20, STAT-24 each monitoring page links to its board', async ({ page, signInAs }) => {
    await signInAs(olga)
    await page.route('**/retroview/api/v3/monitoring?*', (route) => {
      const query = new URL(route.request().url()).searchParams
      const url = `https://dashboards.example/login?board=${query.get('board')}&codes=${query.get('codes')}`
      return route.fulfill({ json: { url } })
    })
    await page.route('https://dashboards.example/**', (route) => route.fulfill({ body: 'the board' }))
    for (const board of boards) {
      await page.goto(`/retroview/${board}`)
      await expect(page).toHaveURL(`https://dashboards.example/login?board=${board}&codes=null`)
    }
    await page.goto('/retroview/server_health?codes=1')
    await expect(page).toHaveURL('https://dashboards.example/login?board=server_health&codes=403,404,500')
  })

  test('STAT-21 without a confirmed e-mail one is redirected to confirm it, if there is a tool to sign in to', async ({
    page,
    calls,
    signInAs,
  }) => {
    const ada = await door.createPerson({ email_confirmed: false })
    await door.giveLicence(ada, { retroview: true })
    await signInAs(ada)
    await page.goto('/retroview/grafana')
    await expect(page.getByRole('heading', { name: 'Dashboards are not set up' })).toBeVisible()
    await page.route('**/retroview/api/v3/standing', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), dashboards: true } })
    })
    for (const path of ['/retroview/grafana', '/retroview/server_health']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'Confirm your e-mail first' })).toBeVisible()
      const confirm = page.getByRole('main').getByRole('link', { name: 'Confirm it' })
      // The button stays while the page checks again whether the e-mail address has been confirmed.
      await confirm.focus()
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
      await calls.settled()
      await expect(confirm).toBeFocused()
      await confirm.click()
      await expect(page).toHaveURL('/profile')
    }
  })

  test('an operator who acts for a customer learns that only the customer can open the dashboards', async ({
    page,
    signInAs,
  }) => {
    await signInAs(olga)
    await page.route('**/retroview/api/v3/monitoring*', (route) =>
      route.fulfill({ status: 403, json: { errors: [{ code: 'in_person_only', title: 'Only the account holder' }] } }),
    )
    await page.route('**/retroview/api/v3/standing', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), dashboards: true } })
    })
    for (const path of ['/retroview/grafana', '/retroview/server_health']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'The dashboards are for the customer alone' })).toBeVisible()
    }
  })

  test(
    'STAT-21, STAT-22 without a tool the pages say so; with one the page of dashboards has a link',
    { tag: '@main' },
    async ({ page, signInAs }) => {
      await signInAs(olga)
      await page.goto('/retroview/dvr_monitoring')
      await expect(page.getByRole('heading', { name: 'Dashboards are not set up' })).toBeVisible()
      await page.route('**/retroview/api/v3/monitoring*', (route) =>
        route.fulfill({ json: { url: 'https://dashboards.example/login?auth_token=t' } }),
      )
      await page.goto('/retroview/grafana')
      const link = page.getByRole('link', { name: 'Open the dashboards' })
      await expect(link).toHaveAttribute('href', 'https://dashboards.example/login?auth_token=t')
    },
  )

  test('STAT-30 unknown pages of statistics redirect to the start', { tag: '@main' }, async ({ page, signInAs }) => {
    await signInAs(olga)
    await page.goto('/retroview/nowhere')
    await expect(page).toHaveURL('/licenses')
  })
})

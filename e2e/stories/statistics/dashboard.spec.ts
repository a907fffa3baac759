import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { daySeconds, hourMs, hourSeconds } from '@foyer/contract/vocabulary/durations.ts'
import type { Page } from '@playwright/test'
import { refusal } from '../../fixtures/answers.ts'
import { foundCompany } from '../../fixtures/company.ts'
import { rowsIn } from '../../fixtures/parts.ts'
import { expect, test } from '../../fixtures/story.ts'
import { door } from '../../fixtures/world.ts'

const bars = (page: Page, chart: number) => page.locator('.bars').nth(chart)
const figure = (page: Page, name: string) =>
  page.locator('.keys > div').filter({ has: page.getByText(name, { exact: true }) })
const rows = (page: Page) => rowsIn(page.getByRole('main'))
const shares = (page: Page, name: string) =>
  page
    .locator('section.panel')
    .filter({ has: page.getByRole('heading', { name }) })
    .locator('tbody tr')

/** Someone whose two licences collect statistics. */
const broadcaster = async () => {
  const ada = await door.createPerson()
  const licence = await door.giveLicence(ada, { retroview: true })
  const other = await door.giveLicence(ada, { retroview: true })
  const opened_at = Date.now() - 3 * hourMs
  await door.play(licence, [
    { id: '1', media: 'news', server_id: 'a', hostname: 'edge-a', bytes: 1_048_576, country: 'DE', opened_at },
    { id: '2', media: 'sport', server_id: 'a', hostname: 'edge-a', bytes: 2_097_152, country: 'FR', opened_at },
  ])
  await door.play(other, [
    {
      id: '3',
      media: 'news',
      server_id: 'b',
      hostname: 'edge-b',
      bytes: 4_194_304,
      country: '',
      proto: 'srt',
      opened_at,
    },
  ])
  return { ada, licence, other }
}

test(
  'the name of a bar narrows all of the dashboard to it, which the address keeps, Back undoes and a cross removes',
  { tag: '@main' },
  async ({ page, signInAs }) => {
    const { ada } = await broadcaster()
    await signInAs(ada)
    await page.goto('/retroview/dashboard?range=day')
    await expect(figure(page, 'Traffic')).toContainText('7 MB')
    await expect(shares(page, 'Viewers by country')).toHaveCount(3)
    await bars(page, 0).getByRole('link', { name: 'news', exact: true }).click()
    await expect(page).toHaveURL('/retroview/dashboard?range=day&stream=news')
    await expect(figure(page, 'Traffic')).toContainText('5 MB')
    await expect(figure(page, 'Play sessions').locator('.key-value')).toHaveText('2')
    await expect(figure(page, 'Peak concurrent').locator('.key-value')).toHaveText('2')
    await expect(bars(page, 0).getByRole('listitem')).toHaveCount(1)
    await expect(bars(page, 2).getByRole('listitem')).toHaveText([/edge-b/, /edge-a/])
    await expect(shares(page, 'Viewers by country')).toHaveText([/Australia/, /Germany/])
    await page.reload()
    await expect(figure(page, 'Traffic')).toContainText('5 MB')
    await bars(page, 2).getByRole('link', { name: 'edge-a', exact: true }).click()
    await expect(figure(page, 'Traffic')).toContainText('1 MB')
    await page.goBack()
    await expect(figure(page, 'Traffic')).toContainText('5 MB')
    await page.goForward()
    await page.getByRole('button', { name: 'Remove filter Stream' }).click()
    await expect(figure(page, 'Traffic')).toContainText('3 MB')
    // A name that the dashboard is narrowed to leads nowhere.
    await expect(bars(page, 2).getByRole('link', { name: 'edge-a', exact: true })).toHaveCount(0)
    await page.getByRole('button', { name: 'Remove filter Server', exact: true }).click()
    await expect(figure(page, 'Traffic')).toContainText('7 MB')
    await expect(page).toHaveURL('/retroview/dashboard?range=day')
  },
)

test('the sessions, the lists and their files have the filters of the dashboard that leads to them', async ({
  page,
  signInAs,
}) => {
  const { ada } = await broadcaster()
  await signInAs(ada)
  await page.goto('/retroview/dashboard?range=day&stream=news')
  await page.locator('.dashboard-filters').getByRole('link', { name: 'Sessions' }).click()
  await expect(page.getByRole('button', { name: 'Stream: news' })).toBeVisible()
  await expect(rows(page)).toHaveCount(2)
  await page.goBack()
  await bars(page, 2).getByRole('link', { name: 'Sessions: edge-b' }).click()
  await expect(rows(page)).toHaveCount(1)
  await page.goBack()
  await page.getByRole('link', { name: /^Show all.*Servers by traffic$/ }).click()
  await expect(rows(page)).toHaveText([/edge-b.*4\.0\sMB/, /edge-a.*1\.0\sMB/])
})

test('the dashboard is narrowed to a licence, a server or a stream with the filters of the lists, by keyboard', async ({
  page,
  signInAs,
}) => {
  const { ada } = await broadcaster()
  await signInAs(ada)
  await page.goto('/retroview/dashboard?range=day')
  await page.getByRole('button', { name: 'Licence', exact: true }).press('Enter')
  const licence = page.getByRole('combobox', { name: 'Licence' })
  await expect(licence).toBeFocused()
  await expect(page.getByRole('option')).toHaveCount(2)
  await licence.press('ArrowDown')
  await licence.press('Enter')
  await expect(page.getByRole('button', { name: /^Licence: \w/ })).toBeVisible()
  await expect(figure(page, 'Traffic')).toContainText(/3\sMB|4\sMB/)
  await page.getByRole('button', { name: 'Remove filter Licence' }).click()
  await page.getByRole('button', { name: 'Server', exact: true }).press('Enter')
  const field = page.getByRole('combobox', { name: 'Server' })
  await expect(page.locator('.filter-panel option')).toHaveCount(2)
  await field.fill('edge-b')
  await field.press('Enter')
  await expect(figure(page, 'Traffic')).toContainText('4 MB')
  await page.getByRole('button', { name: 'Stream', exact: true }).press('Enter')
  await page.getByRole('combobox', { name: 'Stream' }).fill('sport')
  await page.getByRole('combobox', { name: 'Stream' }).press('Enter')
  await expect(page.getByText('No data for this period')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(figure(page, 'Traffic')).toContainText('7 MB')
})

test('a licence’s server leads to what was watched on it, and back from there to the licence', async ({
  page,
  signInAs,
}) => {
  const { ada, licence } = await broadcaster()
  // Owners of companies have no role in them, and need none.
  await foundCompany(ada, 'Harbour TV')
  await door.reportServer(ada, licence, { server_id: 'a', hostname: 'edge-a' })
  const silent = await door.giveLicence(ada)
  await door.reportServer(ada, silent, { hostname: 'edge-c' })
  await signInAs(ada)
  await page.goto(`/licenses/${licence}`)
  await page.getByRole('table', { name: 'Servers' }).getByRole('link', { name: 'edge-a' }).click()
  await expect(page).toHaveURL(`/retroview/dashboard?licence=${licence}&hostname=edge-a&server=a`)
  await expect(figure(page, 'Traffic')).toContainText('3 MB')
  await page.getByRole('link', { name: 'Show the licence' }).click()
  await expect(page).toHaveURL(`/licenses/${licence}?server=edge-a`)
  await expect(page.getByRole('table', { name: 'Servers' }).getByRole('row')).toHaveCount(2)

  // Of a server alone the licence is searched for.
  await page.goto('/retroview/dashboard?hostname=edge-a')
  await page.getByRole('link', { name: 'Licences with this server' }).click()
  await expect(page).toHaveURL('/licenses?query=edge-a')
  await expect(rows(page)).toHaveCount(1)

  // A licence without statistics has nothing to look at.
  await page.goto(`/licenses/${silent}`)
  const servers = page.getByRole('table', { name: 'Servers' })
  await expect(servers).toContainText('edge-c')
  await expect(servers.getByRole('link')).toHaveCount(0)
})

test('dragging over the chart selects its steps, Escape ends that, and Back returns to the period before', async ({
  page,
  signInAs,
}) => {
  const { ada } = await broadcaster()
  await signInAs(ada)
  await page.goto('/retroview/dashboard?range=day')
  const plot = page.locator('.time-chart .u-over')
  await plot.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await plot.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const drag = async (from: number, to: number): Promise<void> => {
    await page.mouse.move(x + width * from, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(x + width * to, y + height / 2, { steps: 5 })
  }
  await drag(0.2, 0.5)
  await expect(page.locator('.time-chart .u-select')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.mouse.move(x + width * 0.6, y + height / 2)
  await page.mouse.up()
  await expect(page).toHaveURL('/retroview/dashboard?range=day')
  // A click is no period.
  await page.mouse.click(x + width * 0.5, y + height / 2)
  await expect(page).toHaveURL('/retroview/dashboard?range=day')

  // From the right to the left as well.
  await drag(0.75, 0.25)
  await page.mouse.up()
  await expect(page).toHaveURL(/^[^?]+\?from=\d+&to=\d+$/)
  const asked = new URL(page.url()).searchParams
  const hours = (Number(asked.get('to')) - Number(asked.get('from'))) / hourSeconds
  expect(hours).toBeGreaterThan(11)
  expect(hours).toBeLessThan(14)
  await page.goBack()
  await expect(page).toHaveURL('/retroview/dashboard?range=day')
  await expect(page.getByRole('button', { name: 'Period: Last 24 hours' })).toBeVisible()
})

test('the streams to choose from are those of the server that is chosen, not of another of its name', async ({
  page,
  signInAs,
}) => {
  const ada = await door.createPerson()
  const licence = await door.giveLicence(ada, { retroview: true })
  await door.play(licence, [
    { media: 'news', server_id: 'a', hostname: 'edge' },
    { media: 'sport', server_id: 'b', hostname: 'edge' },
  ])
  await signInAs(ada)
  await page.goto('/retroview/dashboard?range=day&hostname=edge&server=b')
  await page.getByRole('button', { name: 'Stream', exact: true }).click()
  await expect(page.locator('.filter-panel option')).toHaveText(['sport'])
})

test('viewers are divided by country, in the reader’s language, and by protocol', async ({ page, signInAs }) => {
  const { ada, licence } = await broadcaster()
  await door.play(licence, [{ id: '4', country: 'DE', duration: 540, closed_at: null, event: 'play_updated' }])
  await signInAs(ada)
  await page.goto('/retroview/dashboard?range=two_days')
  await page.localStorage.setItem('locale', 'ru')
  await page.reload()
  await expect(shares(page, 'Зрители по странам')).toHaveText([/Германия83,3/, /Австралия8,3/, /Франция8,3/])
  await expect(shares(page, 'Зрители по протоколам')).toHaveText([/hls91,7/, /srt8,3/])
})

test('without any country the dashboard says that none was reported', async ({ page, signInAs }) => {
  const ada = await door.createPerson()
  const licence = await door.giveLicence(ada, { retroview: true })
  await door.play(licence, [{ country: '', ip: '' }])
  await signInAs(ada)
  await page.goto('/retroview/dashboard?range=two_days')
  await expect(page.getByText('Your media servers have not reported where viewers are.')).toBeVisible()
})

test('the peak of concurrent sessions is compared too, and nothing before is no change', async ({ page, signInAs }) => {
  const ada = await door.createPerson()
  const licence = await door.giveLicence(ada, { retroview: true })
  await door.play(licence, [
    { id: 'a', opened_at: Date.now() - 2 * hourMs },
    { id: 'b', opened_at: Date.now() - 2 * hourMs },
    { id: 'c', opened_at: Date.now() - 30 * hourMs },
  ])
  await signInAs(ada)
  await page.goto('/retroview/dashboard?range=day')
  const peak = figure(page, 'Peak concurrent')
  await expect(peak).toContainText('More than in the previous period:100%')
  await expect(peak).toContainText(/\d\d\.\d\d\.\d{4} \d\d:\d\d/)
  await page.goto('/retroview/dashboard?range=week')
  await expect(peak).toContainText('No earlier data')
  for (const name of ['Traffic', 'View time', 'Play sessions'])
    await expect(figure(page, name)).toContainText('No earlier data')
})

test('where too many sessions would have to be counted the rest is shown, with a word about what is missing', async ({
  page,
  signInAs,
}) => {
  const { ada } = await broadcaster()
  await signInAs(ada)
  const refused = refusal(422, { code: 'too_much_asked', title: 'Too much' })
  await page.route(/\/v3\/(series\?metric=sessions|audience)/, refused)
  await page.goto('/retroview/dashboard?range=day&stream=news')
  await expect(figure(page, 'Traffic')).toContainText('5 MB')
  await expect(figure(page, 'Peak concurrent')).toContainText('Too many sessions')
  await expect(page.locator('.time-chart canvas')).toBeVisible()
  await expect(page.locator('.chart-legend')).not.toContainText('Concurrent')
  await expect(page.getByText('There are too many sessions to count concurrent ones')).toBeVisible()
  await expect(page.getByText('There are too many sessions to divide them')).toHaveCount(2)
})

test('a peak whose earlier period has too many sessions to count is not said to have no earlier data', async ({
  page,
  signInAs,
}) => {
  const { ada } = await broadcaster()
  await signInAs(ada)
  const refused = refusal(422, { code: 'too_much_asked', title: 'Too much' })
  const isEarlier = (url: URL): boolean =>
    url.searchParams.get('metric') === 'sessions' &&
    Number(url.searchParams.get('to')) * 1000 < Date.now() - 12 * hourMs
  const earlier = page.waitForResponse((response) => isEarlier(new URL(response.url())))
  await page.route(isEarlier, refused)
  await page.goto('/retroview/dashboard?range=day&stream=news')
  await earlier
  await expect(figure(page, 'Play sessions')).toContainText('No earlier data')
  await expect(figure(page, 'Peak concurrent')).toContainText(/\d/)
  await expect(figure(page, 'Peak concurrent')).not.toContainText('No earlier data')
})

test('while an update is rolled out, a server of the previous version answers as far as it can; other refusals stand', async ({
  page,
  signInAs,
}) => {
  const { ada } = await broadcaster()
  await signInAs(ada)
  const knowsNoZone = refusal(400, { code: 'unknown_field', title: 'Unknown field' })
  await page.route(/\/v3\/series\?.*zone=/, knowsNoZone)
  await page.route(/\/v3\/series\?(?!.*zone=)/, async (route) => {
    const answer = await route.fetch()
    const { series, step } = (await answer.json()) as { series: unknown; step: unknown }
    await route.fulfill({ response: answer, json: { series, step } })
  })
  await page.goto('/retroview/dashboard?range=day')
  await expect(figure(page, 'Traffic')).toContainText('7 MB')
  await expect(page.locator('.time-chart canvas')).toBeVisible()

  await page.unrouteAll({ behavior: 'wait' })
  let asked = 0
  await page.route(/\/v3\/series\?metric=bytes/, (route) => {
    asked += 1
    return refusal(400, { code: 'bad_request', title: 'Not like this' })(route)
  })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  // The range and the one before it, once each.
  expect(asked).toBe(2)
})

test.describe('in a time zone half an hour from the hours of UTC', () => {
  test.use({ timezoneId: 'Asia/Kolkata' })

  test('days begin half an hour late, which the chart says, and steps that are cut off are marked', async ({
    page,
    signInAs,
  }) => {
    const { ada } = await broadcaster()
    await signInAs(ada)
    // From ten in the morning there, two months ago, until today.
    const from = Math.floor((Date.now() - 60 * dayMs) / dayMs) * daySeconds + 4.5 * hourSeconds
    // Half past the previous hour, so that the range always ends within a step.
    await page.clock.setFixedTime(new Date().setUTCMinutes(-30, 0, 0))
    await page.goto(`/retroview/dashboard?from=${from}`)
    await expect(page.getByText('hours and days begin 30 minutes late')).toBeVisible()
    await expect(page.locator('.chart-legend')).toContainText('Incomplete step')
    await page.getByText('Show as a table').click()
    const steps = page.locator('.chart-table').getByRole('rowheader')
    await expect(steps.first()).toHaveText(/10:00–12:30, incomplete$/)
    await expect(steps.nth(1)).toHaveText(/12:30 – .*00:30$/)
    await expect(steps.last()).toHaveText(/so far$/)
  })
})

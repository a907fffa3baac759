import type { Page } from '@playwright/test'
import { olga } from '../../fixtures/people.ts'
import { holdBack, watchShifts } from '../../fixtures/steadiness.ts'
import { expect, test } from '../../fixtures/story.ts'

const standIns = '.sk, .sk-text, [aria-busy=true]'
/** A button may stay busy: with an invoice that is being paid. */
const drawn = '.sk, .sk-text'

// The demo's Olga has most of everything, and other stories pay and write in her name meanwhile: an invoice that is being paid as this one
// looks at it moves with reason.
test.describe.configure({ retries: 2 })

/** Where the first row of a list leads. */
const firstOf = async (page: Page): Promise<string> =>
  (await page.locator('tbody a.name').first().getAttribute('href')) ?? ''

for (const width of [412, 1440]) {
  test(`no page moves under its reader while its answers arrive late, at ${width} px`, async ({
    page,
    calls,
    signInAs,
  }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    await signInAs(olga)
    const shifts = await watchShifts(page)
    const open = async (path: string): Promise<void> => {
      const letGo = await holdBack(page, /\/api\/v1\//)
      await page.goto(path)
      await expect(page.locator(standIns).first()).toBeVisible()
      await letGo({ oneByOne: true })
      await expect(page.locator(drawn)).toHaveCount(0)
      await calls.settled()
      const { sum, parts } = await shifts()
      expect.soft(sum, [path, ...parts].join('\n')).toBeLessThanOrEqual(0.02)
    }
    for (const list of ['/licenses', '/invoices', '/tickets']) {
      await open(list)
      await open(await firstOf(page))
    }
    await open('/retroview/dashboard')
    await open('/purchase-media-server')
  })
}

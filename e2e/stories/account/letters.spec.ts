import { AxeBuilder } from '@axe-core/playwright'
import { accountLetters } from '../../../server/src/modules/account/testing/account-letters.ts'
import { expect, test } from '../../fixtures/story.ts'

for (const locale of ['en', 'ru'] as const)
  test(`account mails declare their language, fit a phone and a desktop, and are readable in light and dark mode: ${locale}`, async ({
    page,
  }) => {
    const letters = await accountLetters(locale)
    expect(letters.length).toBeGreaterThan(10)
    for (const { kind, html } of letters) {
      await page.setContent(html)
      const inLanguage = await page.locator('[lang]').count()
      expect(inLanguage, kind).toBeGreaterThan(0)
      await expect(page.locator(`[lang="${locale}"]`), kind).toHaveCount(inLanguage)
      for (const width of [390, 700]) {
        await page.setViewportSize({ width, height: 900 })
        const widest = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(widest, `${kind} at ${width} px`).toBeLessThanOrEqual(width)
      }
    }
    // All e-mails share one layout, so checking the colours of one is enough.
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().withRules(['color-contrast']).analyze()
      expect(violations, colorScheme).toEqual([])
    }
  })

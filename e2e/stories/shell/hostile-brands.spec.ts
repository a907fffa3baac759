import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { olga } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/story.ts'

/** Colours that a vendor may have, and that text on them or in them would not survive as they are. */
const hostile = {
  yellow: '#ffeb00',
  'nearly white': '#fafafa',
  'nearly black': '#050505',
  neon: '#39ff14',
  grey: '#808080',
  'the red of errors': '#d32f2f',
}

const unreadable = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withRules(['color-contrast']).analyze()
  return violations.flatMap(({ nodes }) => nodes.map(({ target, any }) => `${target.join(' ')} (${any[0]?.message})`))
}

const paint = (page: Page, colour: string): Promise<void> =>
  page.evaluate((value) => {
    for (const property of ['--brand-primary', '--brand-secondary', '--brand-neutral'])
      document.documentElement.style.setProperty(property, value)
  }, colour)

const lookAt = async (page: Page): Promise<void> => {
  for (const [name, colour] of Object.entries(hostile)) {
    await paint(page, colour)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await unreadable(page), `${name}, ${colorScheme}`).toEqual([])
    }
  }
}

test.describe.configure({ timeout: 90_000 })

test('SHELL-52, SHELL-78 a brand of any colour leaves the sign-in page readable', async ({ page }) => {
  await page.goto('/auth/signin')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await lookAt(page)
})

for (const path of ['/gallery', '/licenses'])
  test(`SHELL-52, SHELL-78 a brand of any colour leaves ${path} readable`, async ({ page, signInAs }) => {
    await signInAs(olga)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await lookAt(page)
  })

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { olga } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/story.ts'

/** Possible brand colours on which, or in which, text would be unreadable without adjustment. */
const hostile = {
  yellow: '#ffeb00',
  'nearly white': '#fafafa',
  'nearly black': '#050505',
  neon: '#39ff14',
  grey: '#808080',
  'the red of errors': '#d32f2f',
}

type Pair = readonly [ink: string, ground: string, needed: number]

const pairs = (inks: readonly string[], grounds: readonly string[], needed: number): Pair[] =>
  inks.flatMap((ink) => grounds.map((ground): Pair => [ink, ground, needed]))

const grounds = ['canvas', 'surface', 'sunken', 'raised', 'hover']

/** Which tokens are used on which, with the contrast that WCAG 2.2 requires for text (4.5) and graphics (3). */
const tokenPairs: readonly Pair[] = [
  ...pairs(['text', 'text-2', 'text-3'], grounds, 4.5),
  ...pairs(['accent-text'], [...grounds, 'accent-tint'], 4.5),
  ...pairs(['on-accent'], ['accent', 'accent-hover'], 4.5),
  ...pairs(['on-inverse', 'on-inverse-2'], ['inverse'], 4.5),
  ...pairs(['on-danger'], ['danger-solid'], 4.5),
  ...['ok', 'warn', 'danger', 'info'].flatMap((status) => [
    ...pairs([status], [`${status}-tint`, 'surface', 'canvas'], 4.5),
    ...pairs([`${status}-solid`], ['surface'], 3),
  ]),
  ...pairs(['focus'], ['canvas', 'surface', 'raised'], 3),
  ...pairs(['border-control', 'accent', 'chart-1', 'chart-2', 'usage'], ['surface'], 3),
]

/** Pairs of tokens with too little contrast in the browser's current colours. */
const tooFaint = (page: Page): Promise<string[]> =>
  page.evaluate((wanted) => {
    const probe = document.body.appendChild(document.createElement('p'))
    const paper = document.createElement('canvas').getContext('2d')
    const luminance = (token: string): number => {
      probe.style.color = `var(--${token})`
      if (paper === null) return Number.NaN
      paper.fillStyle = getComputedStyle(probe).color
      paper.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = [...paper.getImageData(0, 0, 1, 1).data].map((part) => {
        const share = part / 255
        return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    return wanted.flatMap(([ink, ground, needed]) => {
      const [light = 0, dark = 0] = [luminance(ink), luminance(ground)].sort((a, b) => b - a)
      const ratio = (light + 0.05) / (dark + 0.05)
      return ratio >= needed ? [] : [`${ink} on ${ground}: ${ratio.toFixed(2)}`]
    })
  }, tokenPairs)

test('SHELL-52 a brand of any colour keeps all pairs of tokens distinct', async ({ page }) => {
  const tokens = readFileSync(join(import.meta.dirname, '../../../web/src/ui/styles/tokens.css'), 'utf8')
  await page.setContent(`<style>${tokens}</style>`)
  // Proves that the check can fail: the brand's colour without adjustment.
  await page.addStyleTag({ content: ':root { --accent-text: #ffeb00 }' })
  expect(await tooFaint(page)).toContain('accent-text on surface: 1.23')
  await page.setContent(`<style>${tokens}</style>`)
  for (const [name, colour] of Object.entries(hostile)) {
    await paint(page, colour)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await tooFaint(page), `${name}, ${colorScheme}`).toEqual([])
    }
  }
})

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

test('SHELL-52, SHELL-78 a brand of any colour keeps the sign-in page readable', async ({ page }) => {
  await page.goto('/auth/signin')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await lookAt(page)
})

for (const path of ['/gallery', '/licenses'])
  test(`SHELL-52, SHELL-78 a brand of any colour keeps ${path} readable`, async ({ page, signInAs }) => {
    await signInAs(olga)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await lookAt(page)
  })

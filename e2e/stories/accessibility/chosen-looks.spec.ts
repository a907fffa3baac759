import type { Locator, Page } from '@playwright/test'
import { focusOf } from '../../fixtures/keyboard.ts'
import { olga } from '../../fixtures/people.ts'
import { holdBack } from '../../fixtures/steadiness.ts'
import { expect, test } from '../../fixtures/story.ts'

/** Everything that is animated, or would be when it changes, with its animation. */
const movingParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const lasts = (durations: string): boolean => durations.split(',').some((each) => Number.parseFloat(each) > 0)
    return [...document.querySelectorAll('*')]
      .filter((element) => {
        const style = getComputedStyle(element)
        const slides = style.transitionProperty !== 'none' && lasts(style.transitionDuration)
        // An animation with a single step only delays a change, so nothing moves.
        const plays = lasts(style.animationDuration) && !style.animationTimingFunction.startsWith('steps(1')
        return slides || plays
      })
      .map(({ tagName, className }) => `${tagName}.${className}`)
  })

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('SHELL-78 nothing moves, neither while a page loads nor in its dialogs', async ({ page, signInAs }) => {
    await signInAs(olga)
    const letGo = await holdBack(page, /\/billing\/api\/v1\/(deliverables|orders)/)
    await page.goto('/licenses')
    await expect(page.locator('.sk').first()).toBeVisible()
    expect(await movingParts(page)).toEqual([])
    await letGo()
    await expect(page.locator('a.name').first()).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await movingParts(page)).toEqual([])
    for (const path of ['/company', '/retroview/dashboard', '/notifications', '/tickets']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await movingParts(page), path).toEqual([])
    }
  })
})

test.describe('with system colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

  /** What distinguishes a control's state when the system replaces backgrounds and shadows. */
  const lookOf = (control: Locator): Promise<string> =>
    control.evaluate((element) =>
      [element, getComputedStyle(element, '::after').content === 'none' ? null : '::after']
        .flatMap((part) => {
          if (part === null) return []
          const style = typeof part === 'string' ? getComputedStyle(element, part) : getComputedStyle(part)
          return [style.backgroundColor, style.outline, style.borderBlockEnd, style.color]
        })
        .join(' | '),
    )

  const expectTold = async (chosen: Locator, other: Locator): Promise<void> => {
    await expect(chosen).toBeVisible()
    await expect(other).toBeVisible()
    expect(await lookOf(chosen)).not.toBe(await lookOf(other))
  }

  test('SHELL-78 the current page, selected items, switches and the focus can be recognised', async ({
    page,
    signInAs,
  }) => {
    await signInAs(olga)
    await page.goto('/invoices')
    await expect(page.locator('a.name').first()).toBeVisible()
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    await expectTold(menu.getByRole('link', { name: 'Billing' }), menu.getByRole('link', { name: 'Licence keys' }))
    await expectTold(page.locator('.tabs [aria-current]'), page.locator('.tabs a:not([aria-current])').first())
    const status = page.getByRole('group', { name: 'Status' }).or(page.locator('.toolbar .seg'))
    await expectTold(
      status.first().locator('[aria-pressed="true"]'),
      status.first().locator('[aria-pressed="false"]').first(),
    )
    for (let step = 0; step < 20; step += 1) {
      await page.keyboard.press('Tab')
      const { name, visible } = await focusOf(page)
      expect(visible, name).toBe(true)
    }
    await page.keyboard.press('Control+k')
    const options = page.getByRole('dialog').getByRole('option')
    await expectTold(options.and(page.locator('[aria-selected="true"]')).first(), options.nth(1))
    await page.keyboard.press('Escape')

    await page.goto('/notifications')
    const switches = page.getByRole('switch')
    await expectTold(
      switches.and(page.locator(':checked')).first(),
      switches.and(page.locator(':not(:checked)')).first(),
    )

    await page.goto('/purchase-media-server')
    const radios = page.locator('.seg > label')
    await expectTold(
      radios.filter({ has: page.locator(':checked') }).first(),
      radios.filter({ hasNot: page.locator(':checked') }).first(),
    )
  })

  test('SHELL-78 charts are drawn with distinguishable lines', async ({ page, signInAs }) => {
    await signInAs(olga)
    await page.goto('/retroview/dashboard')
    const canvas = page.locator('canvas').first()
    await expect(canvas).toBeVisible()
    const coloursOf = () =>
      canvas.evaluate((element: HTMLCanvasElement) => {
        const pixels = element.getContext('2d')?.getImageData(0, 0, element.width, element.height).data ?? []
        const seen = new Map<string, number>()
        for (let at = 0; at < pixels.length; at += 4) {
          if (pixels[at + 3] !== 255) continue
          const colour = `${pixels[at]} ${pixels[at + 1]} ${pixels[at + 2]}`
          seen.set(colour, (seen.get(colour) ?? 0) + 1)
        }
        return [...seen.values()].filter((count) => count > 100).length
      })
    // The area, its line, and the second line.
    await expect.poll(coloursOf).toBeGreaterThanOrEqual(3)
    const fill = page.locator('.bar-fill').first()
    await expect(fill).toBeVisible()
    await expect(fill).toHaveCSS('border-bottom-style', 'solid')
  })
})

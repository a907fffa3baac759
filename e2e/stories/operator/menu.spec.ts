import { enterConsole } from '../../fixtures/console.ts'
import { expect, test } from '../../fixtures/story.ts'
import { door } from '../../fixtures/world.ts'

test(
  'SHELL-02 a menu taller than the screen scrolls by itself and shows the current entry; its header and footer stay',
  { tag: '@main' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 560 })
    await enterConsole(page, await door.createOperator('admin'))
    await page.goto('/operator/audit')
    const menu = page.getByRole('navigation', { name: 'Main menu' })
    const whole = { ratio: 1 }
    await expect(menu.getByRole('link', { name: 'Audit log' })).toBeInViewport(whole)
    await expect(page.getByRole('button', { name: 'Log out' })).toBeInViewport(whole)
    await expect(page.getByRole('button', { name: /Search/ })).toBeInViewport(whole)
    await expect(menu.getByRole('link', { name: 'Today' })).not.toBeInViewport()
    await menu.getByRole('link', { name: 'Today' }).focus()
    await expect(menu.getByRole('link', { name: 'Today' })).toBeInViewport(whole)
    await page.getByRole('button', { name: 'Collapse menu' }).click()
    await page.mouse.move(900, 300)
    await expect(page.getByRole('region', { name: 'Account menu' }).getByRole('link')).toBeInViewport(whole)
    await expect(page.getByRole('button', { name: 'Expand menu' })).toBeInViewport(whole)
  },
)

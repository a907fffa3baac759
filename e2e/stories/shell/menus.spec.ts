import { enterConsole } from '../../fixtures/console.ts'
import { expect, test } from '../../fixtures/story.ts'
import { door } from '../../fixtures/world.ts'

test('a menu opens even if it is clicked before the page is complete', async ({ page }) => {
  const ada = await door.createPerson()
  await enterConsole(page, await door.createOperator('support', 'Hanna Brandt'))
  const parts = page.waitForResponse(/\/floating-[^/]*\.js$/)
  await page.goto(`/operator/customers/${ada.id}`)
  const more = page.getByRole('button', { name: 'More actions' })
  await expect(more).toBeVisible()
  await (await parts).finished()
  // The click arrives while the page still handles the pointer's arrival, before it has painted anything for it.
  await page.evaluate(() =>
    window.addEventListener('pointerover', () => {
      const until = performance.now() + 500
      while (performance.now() < until);
    }),
  )
  const box = await more.boundingBox()
  if (box === null) throw new Error('the button has no place')
  await Promise.all([page.mouse.move(box.x + box.width / 2, box.y + box.height / 2), page.mouse.down()])
  await page.mouse.up()
  await expect(page.getByRole('menuitem', { name: 'Create sign-in link…' })).toBeVisible()
})

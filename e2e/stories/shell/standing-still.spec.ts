import type { Page } from '@playwright/test'
import { olga } from '../../fixtures/people.ts'
import { holdBack, watchShifts } from '../../fixtures/steadiness.ts'
import { expect, test } from '../../fixtures/story.ts'
import { openTicket } from '../../fixtures/tickets.ts'
import { door } from '../../fixtures/world.ts'
import type { Person } from '../../world/door.ts'

const standIns = '.sk, .sk-text, [aria-busy=true]'

/** Somebody with two licences, an invoice that is due and a ticket, all of which only they change. */
const somebodyWithSome = async (): Promise<Person> => {
  const person = await door.createPerson()
  await door.giveLicence(person)
  await door.openRenewal(person, await door.giveLicence(person))
  await openTicket(person)
  return person
}

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
    await signInAs(await somebodyWithSome())
    const shifts = await watchShifts(page)
    const open = async (path: string): Promise<void> => {
      // What formats words comes as late as the words themselves.
      const letGo = await holdBack(page, /\/api\/v1\/|\/formatted-words-/)
      await page.goto(path)
      await expect(page.locator(standIns).first()).toBeVisible()
      await letGo({ oneByOne: true })
      await expect(page.locator(standIns)).toHaveCount(0)
      await calls.settled()
      const { sum, parts } = await shifts()
      expect.soft(sum, [path, ...parts].join('\n')).toBeLessThanOrEqual(0.02)
    }
    for (const list of ['/licenses', '/invoices', '/tickets']) {
      await open(list)
      await open(await firstOf(page))
    }
    await signInAs(olga)
    await open('/retroview/dashboard')
    await open('/purchase-media-server')
  })
}

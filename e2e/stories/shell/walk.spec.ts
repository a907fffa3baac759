import type { Page } from '@playwright/test'
import { olga } from '../../fixtures/people.ts'
import { expect, test } from '../../fixtures/story.ts'

/** The portal's paths that this page links to, with every menu open. */
const linksOn = async (page: Page, path: string): Promise<string[]> => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The dashboard asks twenty questions of the statistics engine, which gives way to everything else on the machine.
  await expect(page.locator('[aria-busy=true], .sk, .sk-text')).toHaveCount(0, { timeout: 30_000 })
  const closed = page.getByRole('button', { name: /: show pages$/, expanded: false })
  for (let left = await closed.count(); left > 0; left -= 1) {
    await closed.first().click()
    await expect(closed).toHaveCount(left - 1)
  }
  return page
    .locator('a[href^="/"]')
    .evaluateAll((links: readonly HTMLAnchorElement[]) => links.map(({ pathname }) => pathname))
}

/** Every reachable path, one of each kind: a second licence is like the first. */
const walkFrom = async (page: Page, start: string): Promise<ReadonlySet<string>> => {
  const found = new Map([[start, start]])
  for (const path of found.values()) {
    for (const link of await linksOn(page, path)) {
      const kind = link.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, ':id')
      if (!found.has(kind)) found.set(kind, link)
    }
  }
  return new Set(found.keys())
}

test(
  'SHELL-01 from the signed-in shell, menus and links lead to every area',
  { tag: '@main' },
  async ({ page, signInAs }) => {
    test.slow()
    await signInAs(olga)
    const reached = [...(await walkFrom(page, '/licenses'))]
    expect(reached).toEqual(
      expect.arrayContaining([
        '/licenses/:id',
        '/purchase-media-server',
        '/purchase-watcher',
        '/unpaid-invoices',
        '/invoices',
        '/invoices/:id',
        '/payments',
        '/payments/:id',
        '/payment-methods',
        '/tickets',
        '/tickets/:id',
        '/new-ticket',
        '/pending-tickets',
        '/closed-tickets',
        '/retroview/dashboard',
        '/retroview/sessions',
        '/retroview/streams',
        '/retroview/users',
        '/retroview/unique_sessions',
        '/retroview/servers',
        '/profile',
        '/profile/security',
        '/company',
        '/colleagues',
        '/notifications',
      ]),
    )
    await page.goto('/profile')
    await expect(
      page.getByRole('checkbox', { name: /news/i }).or(page.getByRole('switch', { name: /news/i })),
    ).toBeVisible()
  },
)

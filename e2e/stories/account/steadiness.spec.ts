import type { Page } from '@playwright/test'
import { befriend } from '../../fixtures/company.ts'
import { callAs } from '../../fixtures/people.ts'
import { holdBack, watchShifts } from '../../fixtures/steadiness.ts'
import { expect, test } from '../../fixtures/story.ts'
import { door } from '../../fixtures/world.ts'
import type { Person } from '../../world/door.ts'

/** Far below what anybody notices; the goal for the portal is 0.05. */
const most = 0.01

const somebodyWithLicence = async (): Promise<Person> => {
  const person = await door.createPerson()
  await door.giveLicence(person)
  return person
}

/** Someone with two colleagues and a request from a third person. */
const somebodyWithColleagues = async (): Promise<Person> => {
  const person = await door.createPerson()
  for (let more = 0; more < 2; more += 1) await befriend(person, await door.createPerson())
  await callAs(await door.createPerson(), 'POST', '/colleagues/requests', { email: person.email })
  return person
}

interface Visit {
  readonly name: string
  /** The calls that the page waits for. */
  readonly calls: RegExp
  readonly person?: () => Promise<Person>
  readonly address: (person: Person) => Promise<string> | string
  /** Visible while the answers are pending. */
  readonly before: (page: Page) => ReturnType<Page['locator']>
  /** Visible once they have arrived. */
  readonly after: (page: Page) => ReturnType<Page['locator']>
}

const visits: readonly Visit[] = [
  {
    name: 'the security page',
    calls: /\/billing\/api\/v1\/(sessions|second_factor)$/,
    address: () => '/profile/security',
    before: (page) => page.getByRole('button', { name: 'Download my data' }),
    after: (page) => page.getByText('This device'),
  },
  {
    name: 'the notifications page',
    calls: /\/client\/v1\/preferences$/,
    address: () => '/notifications',
    before: (page) => page.getByText('Support replies'),
    after: (page) => page.getByRole('switch', { name: 'Support replies: E-mail' }),
  },
  {
    name: 'the terms',
    calls: /\/legal\/terms(\?|$)/,
    person: () => door.createPerson({ terms_accepted: false }),
    address: () => '/profile',
    before: (page) => page.getByRole('heading', { level: 1, name: 'Terms of use' }),
    after: (page) => page.locator('canvas').first(),
  },
  {
    name: 'the newsletter page',
    calls: /\/newsletter$/,
    address: async (person) => `/newsletter?token=${await door.linkToken(person, 'newsletter')}`,
    before: (page) => page.getByRole('heading', { level: 1 }),
    after: (page) => page.getByRole('checkbox'),
  },
  {
    name: 'the page of colleagues',
    calls: /\/billing\/api\/v1\/colleagues/,
    person: somebodyWithColleagues,
    address: () => '/colleagues',
    before: (page) => page.getByRole('heading', { level: 1, name: 'Colleagues' }),
    after: (page) => page.getByRole('heading', { name: 'Requests to you' }),
  },
  {
    name: 'the form of a new ticket',
    calls: /\/billing\/api\/v1\/deliverables\?/,
    person: somebodyWithLicence,
    address: () => '/new-ticket',
    before: (page) => page.getByRole('combobox', { name: 'Category' }),
    after: (page) => page.getByRole('combobox', { name: 'Licence' }).and(page.locator(':enabled')),
  },
]

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  for (const { name, calls, person = () => door.createPerson(), address, before, after } of visits)
    test(`${name} does not move when its data arrive, at ${width} px`, async ({ page, signInAs }) => {
      const ada = await person()
      const path = await address(ada)
      await signInAs(ada)
      await page.setViewportSize({ width, height })
      const shifts = await watchShifts(page)
      const release = await holdBack(page, calls)
      await page.goto(path)
      await expect(before(page)).toBeVisible()
      await release()
      await expect(after(page)).toBeVisible()
      const { sum, parts } = await shifts()
      expect(sum, parts.join('\n')).toBeLessThan(most)
    })

import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { expect, it } from 'vitest'
import { useFoyer } from '../../../../test/foyer.ts'
import { giveCard, giveLicence } from '../../../../test/licences.ts'
import { subjectsTo } from '../../../../test/outbox.ts'
import { createPerson, type Person } from '../../../../test/people.ts'

const foyer = useFoyer()

/** First day of the month that many months ahead. */
const monthIn = (months: number): string => {
  const now = foyer.platform.clock.now()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1)).toISOString().slice(0, 10)
}

/** Moves the clock to that many days before the card expires, which is at the end of its month. */
const daysBeforeEndOf = (month: string, days: number): void => {
  const end = new Date(month)
  end.setUTCMonth(end.getUTCMonth() + 1)
  const { clock } = foyer.platform
  clock.offset_ms += end.getTime() - days * dayMs + dayMs / 2 - clock.now().getTime()
}

const warnings = async ({ email }: Person): Promise<string[]> => {
  await foyer.platform.jobs.runDue()
  return (await subjectsTo(foyer, email)).filter((subject) => subject.includes('expires'))
}

it('BILL-33 thirty days before the default card expires, its owner is notified once; an owner without renewals by card is not, until there are some', async () => {
  const [olga, cole, mia] = await Promise.all([1, 2, 3].map(() => createPerson(foyer, { country: 'DE' })))
  if (olga === undefined || cole === undefined || mia === undefined) throw new Error('three were made')
  const expires = monthIn(3)
  const renewing = { auto_renewable: true, billing_kind: 'internal', paid_till: monthIn(12) } as const
  await giveLicence(foyer, olga, renewing)
  await giveCard(foyer, olga, { expires, is_default: true })
  // A card that pays no renewal, and one that is not the default.
  await giveCard(foyer, cole, { expires, is_default: true })
  await giveLicence(foyer, mia, renewing)
  await giveCard(foyer, mia, { expires: monthIn(30), is_default: true })
  await giveCard(foyer, mia, { expires })

  daysBeforeEndOf(expires, 32)
  expect(await warnings(olga)).toEqual([])
  daysBeforeEndOf(expires, 29)
  expect(await warnings(olga)).toEqual(['Your card •••• 4242 expires soon'])
  daysBeforeEndOf(expires, 20)
  expect(await warnings(olga)).toHaveLength(1)
  expect(await warnings(cole)).toEqual([])
  expect(await warnings(mia)).toEqual([])
  await giveLicence(foyer, cole, renewing)
  daysBeforeEndOf(expires, 10)
  expect(await warnings(cole)).toHaveLength(1)
  expect(await warnings(olga)).toHaveLength(1)
})

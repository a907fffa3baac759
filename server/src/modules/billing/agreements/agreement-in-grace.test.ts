// @module-tag long
import { getDeliverable, listDeliverables, reactivateExternally } from '@foyer/contract/licensing/endpoints.ts'
import { addDays, dayOf } from '@foyer/contract/vocabulary/days.ts'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { payOnPage } from '../../../../test/checkouts.ts'
import { type RunningFoyer, startFoyer } from '../../../../test/foyer.ts'
import { giveLicence, publishSku } from '../../../../test/licences.ts'
import { mailsTo } from '../../../../test/outbox.ts'
import { createPerson, type Person, signIn } from '../../../../test/people.ts'
import { letPass } from '../../../../test/sandbox.ts'

let foyer: RunningFoyer

// The clock moves for everybody at once, so each case has a server of its own.
beforeEach(async () => {
  await foyer?.close()
  foyer = await startFoyer()
})
afterAll(() => foyer?.close())

const now = (): Date => foyer.platform.clock.now()

const passTo = async (moment: Date): Promise<void> => {
  const advance_seconds = Math.ceil((moment.getTime() - now().getTime()) / 1_000)
  const { status } = await letPass(foyer, advance_seconds)
  expect(status).toBe(200)
}

/** That many months after the first of the next month: `2026-12-01`. */
const firstOf = (months: number, begin: Date): string =>
  dayOf(Date.UTC(begin.getUTCFullYear(), begin.getUTCMonth() + 1 + months, 1))

const noon = (day: string): Date => new Date(`${day}T12:00:00Z`)

interface Held {
  readonly olga: Person
  readonly id: string
}

const orders = ({ id }: Held) =>
  foyer.sql<{ gateway: string | null; paid: boolean }>(
    `select gateway, paid_at is not null as paid from billing."order" where deliverable_id = $1 order by created_at, id`,
    id,
  )

/** Letters that ask for money, or say that something stopped because it was not paid. */
const asking = async ({ olga }: Held): Promise<string[]> =>
  (await mailsTo(foyer, olga.email))
    .map(({ subject }) => subject)
    .filter((subject) => /^Invoice|^Reminder|has stopped/.test(subject))

/** What the licence's owner sees after signing in again: sessions end long before a licence does. */
const seen = async ({ olga, id }: Held) => {
  const { client } = await signIn(foyer, olga)
  const { state, paid_till, unpaid_order_id } = await client.ask(getDeliverable, { params: { id } })
  const { deliverables } = await client.ask(listDeliverables, { query: { state } })
  expect(deliverables.map((licence) => licence.id)).toEqual([id])
  return { state, paid_till: paid_till?.slice(0, 10), isAsked: unpaid_order_id !== null }
}

describe.each(['paypro', 'paddle'] as const)('an agreement made in the days of grace, %s', (gateway) => {
  /** Paid until the first of a month and invoiced for the next period. The owner agrees on the 11th, when the first charge is due. */
  const agreeOnThe11th = async () => {
    const begin = now()
    const first = (months: number): string => firstOf(months, begin)
    await passTo(noon(addDays(first(0), 10)))
    const olga = await createPerson(foyer, { country: 'DE' })
    const manual = { billing_kind: 'manual', auto_renewable: true } as const
    const held = { olga, id: await giveLicence(foyer, olga, { ...manual, starts_on: first(-1), paid_till: first(0) }) }
    await foyer.modules.licensing.runRenewals('aurora')
    expect(await orders(held)).toEqual([{ gateway: null, paid: false }])
    await publishSku(foyer, { supported_external_gateways: [gateway] })
    const asked = { params: { id: held.id }, body: { gateway } } as const
    await payOnPage((await olga.client.ask(reactivateExternally, asked)).url)
    await letPass(foyer, 60)
    await vi.waitFor(async () => expect(await orders(held)).toEqual([{ gateway, paid: true }]), { timeout: 20_000 })
    expect(await seen(held)).toEqual({ state: 'active', paid_till: first(1), isAsked: false })
    return { held, first, letters: await asking(held) }
  }

  it('BILL-39, BILL-47 charges on its own day, ten days after the paid-till day, period after period: until then nobody is asked, and nothing stops', async () => {
    const { held, first, letters } = await agreeOnThe11th()
    const charged = { gateway, paid: true }
    for (const period of [1, 2]) {
      const isGoingOn = { state: 'active', paid_till: first(period), isAsked: false }
      // From the fourth on it was shown as not charged, and on the eighth its customer was reminded.
      for (const days of [3, 7, 9]) {
        await passTo(noon(addDays(first(period), days)))
        expect(await orders(held)).toHaveLength(period)
        expect(await seen(held)).toEqual(isGoingOn)
      }
      await passTo(noon(addDays(first(period), 10)))
      const all = Array.from({ length: period + 1 }, () => charged)
      await vi.waitFor(async () => expect(await orders(held)).toEqual(all), { timeout: 20_000 })
      expect(await seen(held)).toEqual({ ...isGoingOn, paid_till: first(period + 1) })
    }
    expect(await asking(held)).toEqual(letters)
  })

  it('BILL-39, BILL-47 does not charge on its own day: three days later its customer is asked', async () => {
    const { held, first, letters } = await agreeOnThe11th()
    await foyer.sql(`update sandbox.subscription set next_at = next_at + interval '9 days'`)
    await passTo(noon(addDays(first(1), 12)))
    expect(await seen(held)).toEqual({ state: 'active', paid_till: first(1), isAsked: false })
    expect(await asking(held)).toEqual(letters)
    await passTo(noon(addDays(first(1), 13)))
    expect(await seen(held)).toEqual({ state: 'unpaid', paid_till: first(1), isAsked: true })
    expect(await asking(held)).toHaveLength(letters.length + 1)
    const [letter] = await mailsTo(foyer, held.olga.email)
    expect(letter?.text).toContain(`${gateway} has not charged`.toUpperCase())
  })
})

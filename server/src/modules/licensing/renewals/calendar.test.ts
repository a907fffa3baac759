import { addPaymentMethod, payOrder } from '@foyer/contract/billing/endpoints.ts'
import { deactivateDeliverable, getDeliverable, previewReactivation } from '@foyer/contract/licensing/endpoints.ts'
import type { BillingPeriod } from '@foyer/contract/vocabulary/billing-period.ts'
import { hourMs } from '@foyer/contract/vocabulary/durations.ts'
import { afterEach, expect, it } from 'vitest'
import { type RunningFoyer, startFoyer } from '../../../../test/foyer.ts'
import { giveLicence, publishSku } from '../../../../test/licences.ts'
import { createPerson, type Person, signIn } from '../../../../test/people.ts'

const dayMs = 24 * hourMs
const ownZone = process.env['TZ']
let foyer: RunningFoyer | undefined

afterEach(async () => {
  await foyer?.close()
  if (ownZone === undefined) delete process.env['TZ']
  else process.env['TZ'] = ownZone
})

interface Life {
  readonly olga: Person
  readonly world: RunningFoyer
  /** A licence with periods of this length that the default card pays. */
  sell(period: BillingPeriod, startsOn: string, paidTill: string): Promise<string>
  /** Sets the clock to this moment; it runs on from there. */
  leap(to: string): void
  /** Runs only the renewals, again and again, until this moment. */
  live(until: string, stepMs: number): Promise<void>
}

/** A server that runs in this time zone at this moment, and a customer with a saved card. */
const beginLife = async (zone: string, now: string): Promise<Life> => {
  process.env['TZ'] = zone
  const world = await startFoyer()
  foyer = world
  const { clock } = world.platform
  const leap = (to: string): void => {
    clock.offset_ms = Date.parse(to) - Date.now()
  }
  leap(now)
  const olga = await createPerson(world, { country: 'DE' })
  await olga.client.ask(addPaymentMethod, { body: { gateway: 'stripe', token_id: 'tok_visa' } })
  return {
    olga,
    world,
    leap,
    sell: async (period, starts_on, paid_till) => {
      const sku_id = `test-${period}`
      await publishSku(world, { id: sku_id, period })
      const wishes = { sku_id, starts_on, paid_till, auto_renewable: true, billing_kind: 'internal' } as const
      return giveLicence(world, olga, wishes)
    },
    live: async (until, stepMs) => {
      while (clock.now().getTime() < Date.parse(until)) {
        clock.offset_ms += stepMs
        await world.modules.licensing.runRenewals('aurora')
      }
    },
  }
}

interface Period {
  readonly starts_on: string
  readonly ends_on: string
  /** When the invoice was issued, and when the card was charged. */
  readonly issued_on: string
  readonly charged_on: string
  readonly captures: number
}

/** The payments of a licence, period by period, with the data of the invoice and of the provider. */
const periodsOf = ({ world }: Life, id: string): Promise<Period[]> =>
  world.sql<Period>(
    `select r.starts_on::text, o.actions->0->'data'->>'ends_on' as ends_on, (o.created_at at time zone 'UTC')::date::text as issued_on,
      (o.paid_at at time zone 'UTC')::date::text as charged_on,
      (select count(*)::int from sandbox.capture c where c.order_id = o.id::text) as captures
      from licensing.renewal r join billing."order" o on o.id = r.order_id
      where r.deliverable_id = $1 and r.state = 'paid' order by r.starts_on`,
    id,
  )

const daysBefore = (day: string, count: number): string =>
  new Date(Date.parse(day) - count * dayMs).toISOString().slice(0, 10)

/** Each is charged once, on its first day, and invoiced that many days earlier; each begins on the day the previous one ends. */
const expectWhole = (periods: readonly Period[], noticeDays: number): void => {
  for (const [at, { starts_on, issued_on, charged_on, captures }] of periods.entries()) {
    expect({ starts_on, issued_on, charged_on, captures }).toEqual({
      starts_on,
      issued_on: daysBefore(starts_on, noticeDays),
      charged_on: starts_on,
      captures: 1,
    })
    if (at > 0) expect(starts_on).toBe(periods[at - 1]?.ends_on)
  }
}

const days = (...rows: string[]): string[] => rows.flatMap((row) => row.split(' '))

it('API-98, BILL-47 fifteen months of renewals with month ends and a leap day: each period once, on its day, from the end of the previous one', async () => {
  const life = await beginLife('America/New_York', '2027-01-18T12:00:00Z')
  const from31 = await life.sell('monthly', '2026-12-31', '2027-01-31')
  const from30 = await life.sell('monthly', '2026-12-30', '2027-01-30')
  const quarterly = await life.sell('quarterly', '2026-08-31', '2027-02-28')
  const yearly = await life.sell('annually', '2024-02-29', '2027-02-28')
  // All of them begin at the end of a month and are invoiced a week before: from the 2nd to the 18th nothing is due.
  for (let month = 0; month < 15; month += 1) {
    const day = (date: number) => new Date(Date.UTC(2027, month, date, 12)).toISOString()
    life.leap(day(18))
    await life.live(day(33), dayMs)
  }
  const starts = async (id: string) => {
    const periods = await periodsOf(life, id)
    expectWhole(periods, 7)
    return periods.map(({ starts_on }) => starts_on)
  }
  expect(await starts(from31)).toEqual(
    days(
      '2027-01-31 2027-02-28 2027-03-31 2027-04-30 2027-05-31 2027-06-30 2027-07-31 2027-08-31',
      '2027-09-30 2027-10-31 2027-11-30 2027-12-31 2028-01-31 2028-02-29 2028-03-31',
    ),
  )
  expect(await starts(from30)).toEqual(
    days(
      '2027-01-30 2027-02-28 2027-03-30 2027-04-30 2027-05-30 2027-06-30 2027-07-30 2027-08-30',
      '2027-09-30 2027-10-30 2027-11-30 2027-12-30 2028-01-30 2028-02-29 2028-03-30',
    ),
  )
  expect(await starts(quarterly)).toEqual(['2027-02-28', '2027-05-31', '2027-08-31', '2027-11-30', '2028-02-29'])
  expect(await starts(yearly)).toEqual(['2027-02-28', '2028-02-29'])
  const { client } = await signIn(life.world, { email: life.olga.email })
  const seen = async (id: string) => (await client.ask(getDeliverable, { params: { id } })).paid_till
  expect(await seen(from31)).toBe('2028-04-30T00:00:00.000Z')
  expect(await seen(yearly)).toBe('2029-02-28T00:00:00.000Z')
})

it.each([
  ['2027-01-31', '2027-02-28', '2027-03-31'],
  ['2027-03-31', '2027-04-30', '2027-05-31'],
])(
  'API-98, BILL-46 started on %s and cancelled, its period from %s is as long as its invoice says if paid on that very day',
  async (begun, starts_on, ends_on) => {
    const life = await beginLife('UTC', `${daysBefore(starts_on, 3)}T12:00:00Z`)
    const id = await life.sell('monthly', begun, starts_on)
    await life.olga.client.ask(deactivateDeliverable, { params: { id }, body: { reason: 'a break' } })
    const { licensing } = life.world.modules
    const order_id = await licensing.openRenewal({ tenant: 'aurora', deliverable_id: id, actor: 'operator:test' })
    life.leap(`${starts_on}T12:00:00Z`)
    const { client } = await signIn(life.world, { email: life.olga.email })
    await client.call(payOrder, { params: { order_id }, body: { gateway: 'stripe', token_id: 'tok_visa' } })
    expect(await periodsOf(life, id)).toMatchObject([{ starts_on, ends_on, charged_on: starts_on }])
    expect((await client.ask(getDeliverable, { params: { id } })).paid_till).toBe(`${ends_on}T00:00:00.000Z`)
  },
)

it('API-98, BILL-41 invoiced again long after its end, its next charge is on the day in its invoice', async () => {
  const life = await beginLife('UTC', '2027-01-20T12:00:00Z')
  await publishSku(life.world, { id: 'test-monthly', period: 'monthly' })
  const deliverable_id = await giveLicence(life.world, life.olga, {
    sku_id: 'test-monthly',
    starts_on: '2026-12-31',
    paid_till: '2027-01-31',
    auto_renewable: false,
    billing_kind: 'manual',
  })
  life.leap('2027-04-30T12:00:00Z')
  await life.world.modules.licensing.openRenewal({ tenant: 'aurora', deliverable_id, actor: 'operator:test' })
  const { client } = await signIn(life.world, { email: life.olga.email })
  expect(await client.ask(previewReactivation, { params: { id: deliverable_id } })).toMatchObject({
    starts_on: '2027-04-30',
    ends_on: '2027-05-30',
  })
})

it.each([
  ['America/New_York', { '2027-03-14': [300, 240], '2027-11-07': [240, 300] }],
  ['Europe/Berlin', { '2027-03-28': [-60, -120], '2027-10-31': [-120, -60] }],
] as const)(
  'API-98, BILL-47 in %s no day is skipped or charged twice when the clocks change',
  async (zone, changes) => {
    const life = await beginLife(zone, '2027-02-01T00:00:00Z')
    for (const [change, offsets] of Object.entries(changes)) {
      const [before, after] = [daysBefore(change, 1), daysBefore(change, -1)]
      life.leap(`${before}T00:30:00Z`)
      // The process really runs in that zone, and its clocks change that night.
      expect([before, daysBefore(change, -2)].map((day) => new Date(day).getTimezoneOffset())).toEqual(offsets)
      const daily = await life.sell('daily', daysBefore(before, 1), before)
      const monthly = await life.sell('monthly', daysBefore(change, 30), change)
      await life.live(`${after}T23:00:00Z`, hourMs)
      const days = await periodsOf(life, daily)
      expectWhole(days, 0)
      expect(days.map(({ starts_on }) => starts_on)).toEqual([before, change, after])
      const charged = (await periodsOf(life, monthly)).map(({ charged_on, captures }) => [charged_on, captures])
      expect(charged).toEqual([[change, 1]])
      await life.world.sql('update licensing.deliverable set auto_renewable = false')
    }
  },
)

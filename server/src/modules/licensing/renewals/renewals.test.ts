// @module-tag long
import { updateProfile } from '@foyer/contract/account/endpoints.ts'
import {
  addPaymentMethod,
  getOrder,
  getOrderDocument,
  listOrders,
  payOrder,
} from '@foyer/contract/billing/endpoints.ts'
import {
  deactivateDeliverable,
  getDeliverable,
  listDeliverables,
  previewReactivation,
  reactivateDeliverable,
  reactivateExternally,
  upgradeDeliverable,
} from '@foyer/contract/licensing/endpoints.ts'
import { blockLicence, createStaffOrder, moveLicence, unblockLicence } from '@foyer/contract/operator/endpoints.ts'
import { listNotifications } from '@foyer/contract/push/endpoints.ts'
import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { daySeconds, hourMs } from '@foyer/contract/vocabulary/durations.ts'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { payOnPage } from '../../../../test/checkouts.ts'
import { advance, dayIn, today } from '../../../../test/days.ts'
import { type RunningFoyer, startFoyer } from '../../../../test/foyer.ts'
import { readLedger } from '../../../../test/ledger.ts'
import { giveCard, giveLicence, giveOrder, longDay, publishSku } from '../../../../test/licences.ts'
import { createStaff } from '../../../../test/operators.ts'
import { mailsTo } from '../../../../test/outbox.ts'
import { openPdf } from '../../../../test/pdf.ts'
import { createPerson, type Person, signIn } from '../../../../test/people.ts'
import { forgetPlans, letPass, plan } from '../../../../test/sandbox.ts'
import type { NewLicence } from '../index.ts'
import { dayOfMonth, periodEnd } from '../purchase/period-rules.ts'

let foyer: RunningFoyer

// The clock moves for everybody at once, so each case has a server of its own.
beforeEach(async () => {
  await foyer?.close()
  foyer = await startFoyer()
})
afterAll(() => foyer?.close())

/** Lets that many days pass one by one, and runs everything that becomes due. */
const pass = async (days: number, step = 1): Promise<void> => {
  for (let gone = 0; gone < days; gone += step) await letPass(foyer, step * daySeconds)
}

/** The same without mails, reconciliation and providers: only the renewals, day by day. */
const passQuickly = async (days: number): Promise<void> => {
  for (let gone = 0; gone < days; gone += 1) {
    advance(foyer, dayMs)
    await foyer.modules.licensing.runRenewals('aurora')
  }
}

/** Jobs run at the same time as the providers' notifications, so a slow machine needs several rounds. */
const untilDone = (isSo: () => Promise<void>): Promise<void> =>
  vi.waitFor(
    async () => {
      await foyer.platform.jobs.runDue()
      await isSo()
    },
    { timeout: 20_000 },
  )

interface Holder {
  readonly olga: Person
  readonly id: string
}

const holder = async (wishes: Partial<NewLicence>, token: string | null = 'tok_visa'): Promise<Holder> => {
  const olga = await createPerson(foyer, { country: 'DE' })
  if (token !== null) await olga.client.ask(addPaymentMethod, { body: { gateway: 'stripe', token_id: token } })
  const id = await giveLicence(foyer, olga, {
    starts_on: dayIn(foyer, -20),
    paid_till: dayIn(foyer, 10),
    auto_renewable: true,
    ...wishes,
  })
  return { olga, id }
}

/** Sessions expire long before a licence does. */
const createAgain = ({ email }: Person) => signIn(foyer, { email })

/** The licence's database row. */
const seen = async ({ id }: Holder) => {
  const [row] = await foyer.sql<{ paid_till: string; billing_kind: string; auto_renewable: boolean }>(
    'select paid_till::text, billing_kind, auto_renewable from licensing.deliverable where id = $1',
    id,
  )
  return row
}

const captures = async () => (await readLedger(foyer)).captures

const deeds = async ({ id }: Holder): Promise<string[]> => {
  const rows = await foyer.sql<{ action: string }>(
    `select action from platform.audit_entry where object_id = $1 and object_type = 'deliverable' order by at, id`,
    id,
  )
  return rows.map(({ action }) => action).filter((action) => action !== 'licence_issued')
}

const lettersTo = async ({ olga }: Holder): Promise<string[]> => {
  const { body } = await foyer.client.send('GET', '/sandbox/outbox', { query: { to: olga.email, limit: '100' } })
  return (body as { messages: { subject: string }[] }).messages.map(({ subject }) => subject).toReversed()
}

const orders = () =>
  foyer.sql<{ paid: boolean; cancelled: boolean }>(
    `select paid_at is not null as paid, cancelled_at is not null as cancelled from billing."order" order by created_at`,
  )

describe('internal billing', () => {
  it('API-98, BILL-47 seven days before its end the invoice is created, on the day the default card is charged, once, for a year', async () => {
    const someone = await holder({ billing_kind: 'internal' })
    await pass(3)
    expect(await orders()).toEqual([{ paid: false, cancelled: false }])
    expect(await captures()).toEqual([])
    const first = (await seen(someone))?.paid_till
    await pass(6)
    expect(await captures()).toEqual([])
    await pass(1)
    expect(await captures()).toHaveLength(1)
    expect((await seen(someone))?.paid_till).not.toBe(first)
    await passQuickly(360)
    const taken = await captures()
    expect(taken).toHaveLength(12)
    expect(new Set(taken.map(({ order_id }) => order_id)).size).toBe(12)
    const periods = await foyer.sql<{ starts_on: string }>(
      `select starts_on::text from licensing.renewal where state = 'paid' order by starts_on`,
    )
    expect(new Set(periods.map(({ starts_on }) => starts_on)).size).toBe(12)
    expect((await deeds(someone)).slice(0, 2)).toEqual(['renewal_opened', 'licence_prolonged'])
  })

  it('BILL-47 a refused card is tried again after 1, 3 and 5 days, each reported by mail; after 14 days the licence stops, and paying starts it again', async () => {
    const someone = await holder({ billing_kind: 'internal' }, 'tok_chargeCustomerFail')
    await pass(10)
    const after = async () => (await deeds(someone)).filter((deed) => deed !== 'renewal_opened')
    expect(await after()).toEqual(['renewal_declined'])
    await pass(1)
    expect(await after()).toHaveLength(2)
    await pass(1)
    expect(await after()).toHaveLength(2)
    await pass(1)
    expect(await after()).toHaveLength(3)
    await pass(2)
    expect(await after()).toEqual(['renewal_declined', 'renewal_declined', 'renewal_declined', 'renewal_given_up'])
    await pass(8)
    expect(await after()).not.toContain('licence_stopped')
    await pass(1)
    expect((await after()).at(-1)).toBe('licence_stopped')
    await pass(5)
    expect(await captures()).toEqual([])
    const subjects = await lettersTo(someone)
    expect(subjects.filter((subject) => subject.includes('was not paid'))).toHaveLength(4)
    expect(subjects.at(-1)).toContain('has stopped')

    const [order] = await foyer.sql<{ id: string }>('select id from billing."order"')
    await foyer.modules.billing.recordPayment({
      tenant: 'aurora',
      order_id: order?.id ?? '',
      gateway: 'bank_transfer',
      transaction_id: 'late',
      actor: 'operator:test',
      reason: 'found on the bank statement',
    })
    expect(((await seen(someone))?.paid_till ?? '') > today(foyer)).toBe(true)
  })

  it.each([
    ['en', 'authenticationRequired', 'open the invoice, pay it and confirm the payment with your bank', '/invoices/'],
    ['ru', 'authenticationRequired', 'откройте счёт, оплатите его и подтвердите оплату в банке', '/invoices/'],
    ['en', 'chargeDeclinedExpiredCard', 'Add another card, or pay the invoice yourself', '/payment-methods'],
    ['ru', 'chargeDeclinedExpiredCard', 'Добавьте другую карту или оплатите счёт сами', '/payment-methods'],
  ] as const)(
    'BILL-47 the first letter about a decline says what to do, not only to wait: in %s, %s',
    async (locale, card, remedy, page) => {
      const olga = await createPerson(foyer, { country: 'DE', locale })
      await olga.client.ask(addPaymentMethod, { body: { gateway: 'stripe', token_id: 'tok_visa' } })
      // It could be saved, and no longer works.
      const changed = 'update billing.payment_method set gateway_ref = $2 where account_id = $1'
      await foyer.sql(changed, olga.account.id, `pm_card_${card}`)
      await giveLicence(foyer, olga, {
        starts_on: dayIn(foyer, -30),
        paid_till: dayIn(foyer, 0),
        auto_renewable: true,
        billing_kind: 'internal',
      })
      await foyer.modules.licensing.runRenewals('aurora')
      const letter = (await mailsTo(foyer, olga.email)).find(({ subject }) => /was not paid|не оплачено/.test(subject))
      expect(letter?.text).toContain(remedy)
      expect(letter?.text).toMatch(/We will try again on|Следующая попытка/)
      expect(letter?.links.join()).toContain(page)
    },
  )

  it('BILL-47 without a card nothing is charged and its owner is notified', async () => {
    const someone = await holder({ billing_kind: 'internal' }, null)
    await pass(10)
    expect(await captures()).toEqual([])
    expect((await lettersTo(someone)).join()).toContain('no card is saved')
  })

  it.each([
    ['en', /renews on .+, but your card expires first$/, 'will have expired by then'],
    ['ru', /продление .+, а срок карты истекает раньше$/, 'действовать не будет'],
  ] as const)(
    'BILL-47, BILL-10 no charge is announced for a card that will have expired: its owner is notified, in %s',
    async (locale, subject, words) => {
      const olga = await createPerson(foyer, { country: 'DE', locale })
      const id = await giveLicence(foyer, olga, {
        starts_on: dayIn(foyer, -20),
        paid_till: dayIn(foyer, 5),
        auto_renewable: true,
        billing_kind: 'internal',
      })
      await giveCard(foyer, olga, { expires: `${dayIn(foyer, -31).slice(0, 8)}01`, is_default: true })
      await foyer.modules.licensing.runRenewals('aurora')
      expect(await deeds({ olga, id })).toEqual(['renewal_opened'])
      const letter = (await mailsTo(foyer, olga.email)).find((mail) => subject.test(mail.subject))
      expect(letter?.text).toContain(words)
      expect(letter?.text).not.toMatch(/We will charge|мы спишем/)
    },
  )

  it('BILL-47 two processes that run at the same moment, and again, charge one period once', async () => {
    const second = await startFoyer({ environment: { DATABASE_URL: foyer.database_url } })
    try {
      await Promise.all(
        Array.from({ length: 5 }, () => holder({ billing_kind: 'internal', paid_till: dayIn(foyer, 0) })),
      )
      const runs = [foyer, second, foyer, second].map((one) => one.modules.licensing.runRenewals('aurora'))
      await Promise.all(runs)
      await Promise.all([foyer, second].map((one) => one.modules.licensing.runRenewals('aurora')))
      expect(await captures()).toHaveLength(5)
      expect(await orders()).toHaveLength(5)
    } finally {
      await second.close()
    }
  })

  it('BILL-47 an answer that was lost after the capture: the retry finds it and never charges again', async () => {
    await holder({ billing_kind: 'internal', paid_till: dayIn(foyer, 0) })
    for (const mode of ['drop_answer', 'hook_missing']) await plan(foyer, 'stripe', mode)
    await foyer.modules.licensing.runRenewals('aurora')
    expect(await captures()).toHaveLength(1)
    await pass(3)
    expect(await captures()).toHaveLength(1)
    expect(await orders()).toEqual([{ paid: true, cancelled: false }])
  })

  it('BILL-47 killed between reserving an attempt and charging it, the next run charges once', async () => {
    const someone = await holder({ billing_kind: 'internal', paid_till: dayIn(foyer, 0) })
    await foyer.modules.licensing.openRenewal({ tenant: 'aurora', deliverable_id: someone.id, actor: 'system' })
    // The state after a process died while holding the lease.
    await foyer.sql(`update licensing.renewal set try_at = now() + interval '2 minutes'`)
    await foyer.modules.licensing.runRenewals('aurora')
    expect(await captures()).toEqual([])
    advance(foyer, 180_000)
    await Promise.all([1, 2, 3].map(() => foyer.modules.licensing.runRenewals('aurora')))
    expect(await captures()).toHaveLength(1)
  })
})

it.each(['internal', 'manual'] as const)(
  'LIC-12, BILL-47 blocked at its end, a licence that is billed %s is neither reminded nor called stopped; once unblocked it is invoiced for a period from that day',
  async (billing_kind) => {
    const someone = await holder({ billing_kind, paid_till: dayIn(foyer, 1) })
    const { client: staff } = await createStaff(foyer)
    await foyer.modules.licensing.runRenewals('aurora')
    await staff.ask(blockLicence, { params: { id: someone.id }, body: { reason: 'a question' } })
    await pass(16)
    const letters = async () =>
      (await lettersTo(someone)).filter((subject) =>
        /^Reminder|stopped|not paid|^Invoice|renews|^Receipt/.test(subject),
      )
    expect(await letters()).toHaveLength(1)
    expect(await deeds(someone)).not.toContain('licence_stopped')
    const { client } = await createStaff(foyer)
    await client.ask(unblockLicence, { params: { id: someone.id }, body: null })
    await foyer.modules.licensing.runRenewals('aurora')
    await foyer.platform.jobs.runDue()
    const told = billing_kind === 'internal' ? [/renews on/, /^Receipt/] : [/^Invoice AUR-/]
    expect((await letters()).slice(1)).toEqual(told.map((one) => expect.stringMatching(one)))
    expect(await captures()).toHaveLength(billing_kind === 'internal' ? 1 : 0)
    if (billing_kind === 'internal') expect((await seen(someone))?.paid_till).toBe(periodEnd(today(foyer), 'monthly'))
  },
)

it('LIC-12, BILL-47 what had stopped unpaid before it was blocked stays stopped when it is unblocked', async () => {
  const someone = await holder({ billing_kind: 'manual', paid_till: dayIn(foyer, 0) })
  await passQuickly(14)
  expect((await deeds(someone)).at(-1)).toBe('licence_stopped')
  const { client: staff } = await createStaff(foyer)
  const params = { id: someone.id }
  await staff.ask(blockLicence, { params, body: { reason: 'a question' } })
  await staff.ask(unblockLicence, { params, body: null })
  await passQuickly(1)
  expect(await orders()).toEqual([{ paid: false, cancelled: false }])
})

it('BILL-47 a licence that is blocked on its day is not charged, and is once unblocked', async () => {
  const { id } = await holder({ billing_kind: 'internal', paid_till: dayIn(foyer, 0) })
  const block = (at: string) => foyer.sql(`update licensing.deliverable set blocked_at = ${at} where id = $1`, id)
  await foyer.modules.licensing.openRenewal({ tenant: 'aurora', deliverable_id: id, actor: 'system' })
  await block('now()')
  await passQuickly(2)
  expect(await captures()).toEqual([])
  await block('null')
  await passQuickly(2)
  expect(await captures()).toHaveLength(1)
})

describe('a gateway that has stopped answering', () => {
  /** Ten failures in a row, an hour from now, so that the gateway is not called until then, however slow this machine is. */
  const silence = async (): Promise<void> => {
    const { clock } = foyer.platform
    clock.offset_ms += hourMs
    const ivan = await createPerson(foyer, { country: 'DE' })
    await plan(foyer, 'stripe', 'fail_before', { times: 1_000 })
    const pay = async () => {
      const params = { order_id: await giveOrder(foyer, ivan) }
      return ivan.client.call(payOrder, { params, body: { gateway: 'stripe', token_id: 'tok_visa' } })
    }
    await Promise.all(Array.from({ length: 10 }, pay))
    await vi.waitFor(async () => expect((await pay()).status).toBe(502), { timeout: 60_000, interval: 100 })
    clock.offset_ms -= hourMs
    await forgetPlans(foyer)
  }

  it('BILL-47 postpones the charge: it is no attempt, no decline and no mail, and is made once the gateway recovers', async () => {
    const someone = await holder({ billing_kind: 'internal', paid_till: dayIn(foyer, 0) })
    await silence()
    await foyer.modules.licensing.runRenewals('aurora')
    const untried = () =>
      foyer.sql<{ tries: number; state: string }>(
        `select r.tries, r.state from licensing.renewal r where r.deliverable_id = $1
          and not exists (select from billing.payment_attempt a where a.order_id = r.order_id)`,
        someone.id,
      )
    expect(await untried()).toEqual([{ tries: 0, state: 'open' }])
    expect(await deeds(someone)).toEqual(['renewal_opened'])

    advance(foyer, hourMs + 60_000)
    await foyer.modules.licensing.runRenewals('aurora')
    expect(await untried()).toEqual([])
    expect(await deeds(someone)).toEqual(['renewal_opened', 'licence_prolonged'])
  })
})

describe('manual billing', () => {
  it('BILL-47 mails the invoice and its reminders, charges nothing, and stops the licence after 14 days', async () => {
    const someone = await holder({ billing_kind: 'manual' })
    await pass(25)
    expect(await captures()).toEqual([])
    expect(await deeds(someone)).toEqual(['renewal_opened', 'renewal_reminded', 'renewal_reminded', 'licence_stopped'])
    const subjects = await lettersTo(someone)
    expect(subjects[0]).toMatch(/^Invoice AUR-/)
    expect(subjects.filter((subject) => subject.startsWith('Reminder'))).toHaveLength(2)
    expect(subjects).toHaveLength(4)
  })

  it('BILL-47 what is invoiced only after its first day is reported once, with today’s date, and reminded a week before it stops', async () => {
    const someone = await holder({ billing_kind: 'manual', paid_till: dayIn(foyer, -3) })
    const begun = today(foyer)
    await foyer.modules.licensing.runRenewals('aurora')
    const mails = await mailsTo(foyer, someone.olga.email)
    const letters = mails.filter(({ subject }) => /^Invoice|^Reminder/.test(subject))
    expect(letters.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Invoice AUR-/)])
    expect(letters[0]?.text).toContain(`is due on ${longDay(begun)}`.toUpperCase())
    expect(letters[0]?.text).not.toMatch(new RegExp(longDay(dayIn(foyer, -3)), 'i'))
    await passQuickly(3)
    expect(await deeds(someone)).toEqual(['renewal_opened'])
    await passQuickly(1)
    expect(await deeds(someone)).toEqual(['renewal_opened', 'renewal_reminded'])
  })

  it('BILL-47 several reminders that became due during a downtime are one mail', async () => {
    const someone = await holder({ billing_kind: 'manual' })
    await pass(5)
    await pass(14, 14)
    expect(await deeds(someone)).toEqual(['renewal_opened', 'renewal_reminded'])
    expect((await lettersTo(someone)).filter((subject) => subject.startsWith('Reminder'))).toHaveLength(1)
    await pass(6)
    expect((await deeds(someone)).at(-1)).toBe('licence_stopped')
    expect((await lettersTo(someone)).filter((subject) => subject.startsWith('Reminder'))).toHaveLength(1)
  })
})

describe('switching it on and off', () => {
  it('BILL-41, API-32 with a saved card it is on: charged on the day; 409 when it is on already', async () => {
    const someone = await holder({ billing_kind: 'manual', auto_renewable: false })
    const { olga, id } = someone
    const asked = { params: { id } }
    const licence = await olga.client.ask(reactivateDeliverable, asked)
    expect(licence).toMatchObject({ auto_renewable: true, billing_kind: 'internal', cancellation_reason: null })
    expect(await olga.client.refusal(reactivateDeliverable, asked)).toMatchObject({ status: 409, code: 'conflict' })
    await pass(10)
    expect(await captures()).toHaveLength(1)
  })

  it('BILL-41, API-32 without a saved card it stays off: 422', async () => {
    const { olga, id } = await holder({ billing_kind: 'manual', auto_renewable: false }, null)
    const refused = await olga.client.refusal(reactivateDeliverable, { params: { id } })
    expect(refused).toMatchObject({ status: 422, code: 'no_saved_card' })
    expect(await olga.client.ask(getDeliverable, { params: { id } })).toMatchObject({ billing_kind: 'manual' })
  })

  it('BILL-41, API-32 with an expired default card it stays off, in the preview and in the call: 422', async () => {
    const { olga, id } = await holder({ billing_kind: 'manual', auto_renewable: false }, null)
    await giveCard(foyer, olga, { expires: '2020-01-01', is_default: true })
    const ended = { status: 422, code: 'card_ended' }
    expect(await olga.client.refusal(previewReactivation, { params: { id } })).toMatchObject(ended)
    expect(await olga.client.refusal(reactivateDeliverable, { params: { id } })).toMatchObject(ended)
    expect(await olga.client.ask(getDeliverable, { params: { id } })).toMatchObject({ billing_kind: 'manual' })
    // A customer who enters another card then wants that one to be charged.
    await giveCard(foyer, olga, { is_default: false })
    expect(await olga.client.ask(reactivateDeliverable, { params: { id } })).toMatchObject({ auto_renewable: true })
  })

  it('API-32, API-34 a one-time purchase is not renewed: 409', async () => {
    const olga = await createPerson(foyer, { country: 'DE' })
    await publishSku(foyer, { id: 'once', period: 'one_time', billing_terms: 'perpetual' })
    const id = await giveLicence(foyer, olga, { sku_id: 'once', paid_till: null })
    expect(await olga.client.refusal(reactivateDeliverable, { params: { id } })).toMatchObject({ status: 409 })
    const off = { params: { id }, body: { reason: 'too dear' } }
    expect(await olga.client.refusal(deactivateDeliverable, off)).toMatchObject({ status: 409 })
  })

  it('BILL-45, BILL-46, API-34 off with a reason: nothing is charged, the open invoice is cancelled, the licence works until its paid-till day', async () => {
    const someone = await holder({ billing_kind: 'internal' })
    const { olga, id } = someone
    await pass(4)
    const { client } = await createAgain(olga)
    const licence = await client.ask(deactivateDeliverable, { params: { id }, body: { reason: 'too dear' } })
    expect(licence).toMatchObject({ auto_renewable: false, cancellation_reason: 'too dear', unpaid_order_id: null })
    expect(await orders()).toEqual([{ paid: false, cancelled: true }])
    await pass(10)
    expect(await captures()).toEqual([])
    const { client: later } = await createAgain(olga)
    expect((await later.ask(listOrders, { query: { status: 'open' } })).orders).toEqual([])
  })

  it('BILL-46 switched off at the very moment of the charge: either it is charged and recorded, or it is off and nothing is taken', async () => {
    const { olga, id } = await holder({ billing_kind: 'internal', paid_till: dayIn(foyer, 0) })
    const off = { params: { id }, body: { reason: 'too dear' } }
    const [, answer] = await Promise.all([
      foyer.modules.licensing.runRenewals('aurora'),
      olga.client.call(deactivateDeliverable, off),
    ])
    const taken = await captures()
    const [order] = await orders()
    expect(taken.length).toBe(order?.paid === true ? 1 : 0)
    expect(order?.paid === true && order.cancelled).toBe(false)
    expect([200, 409]).toContain(answer.status)
  })
})

describe('resuming after the end', () => {
  const periods = ({ id }: Holder) =>
    foyer.sql<{ starts_on: string; state: string }>(
      'select starts_on::text, state from licensing.renewal where deliverable_id = $1 order by starts_on',
      id,
    )
  const ended = () =>
    ({
      starts_on: dayIn(foyer, -100),
      paid_till: dayIn(foyer, -70),
      billing_kind: 'manual',
      auto_renewable: false,
    }) as const

  it('BILL-41, BILL-46 switched on long after, it pays for one period from that day, and nothing for the months without it', async () => {
    const someone = await holder(ended())
    const { olga, id } = someone
    const licence = await olga.client.ask(reactivateDeliverable, { params: { id } })
    expect(licence.next_charge?.date).toBe(today(foyer))
    expect(await periods(someone)).toEqual([{ starts_on: today(foyer), state: 'open' }])
    const begun = today(foyer)
    await foyer.modules.licensing.runRenewals('aurora')
    await pass(1)
    expect(await captures()).toHaveLength(1)
    expect(await periods(someone)).toEqual([{ starts_on: begun, state: 'paid' }])
    expect((await seen(someone))?.paid_till).toBe(periodEnd(begun, 'monthly'))
    const letters = (await lettersTo(someone)).filter((subject) => /renews on|Receipt/.test(subject))
    expect(letters).toEqual([expect.stringContaining('renews on'), expect.stringContaining('Receipt')])
  })

  it('BILL-41, BILL-46 cancelled and switched on ten days after its end, it pays for none of the ten', async () => {
    const someone = await holder({ billing_kind: 'internal', starts_on: dayIn(foyer, -30), paid_till: dayIn(foyer, 1) })
    const { olga, id } = someone
    await olga.client.ask(deactivateDeliverable, { params: { id }, body: { reason: 'a break' } })
    await passQuickly(10)
    const { client } = await createAgain(olga)
    await client.ask(reactivateDeliverable, { params: { id } })
    await foyer.modules.licensing.runRenewals('aurora')
    expect(await periods(someone)).toContainEqual({ starts_on: today(foyer), state: 'paid' })
    expect((await seen(someone))?.paid_till).toBe(periodEnd(today(foyer), 'monthly'))
    expect(await captures()).toHaveLength(1)
  })

  it.each([
    ['at once', 0, -13],
    ['four days later', 4, -9],
  ])(
    'BILL-41, BILL-46 cancelled nine or thirteen days after its end and switched on %s, it pays for the days on which it ran',
    async (_name, idle, begins) => {
      const someone = await holder({ billing_kind: 'manual', starts_on: dayIn(foyer, -30), paid_till: dayIn(foyer, 1) })
      const { olga, id } = someone
      await passQuickly(1 + 13 - idle)
      const owner = await createAgain(olga)
      await owner.client.ask(deactivateDeliverable, { params: { id }, body: { reason: 'a break' } })
      await passQuickly(idle)
      const { client } = await createAgain(olga)
      const begun = dayIn(foyer, begins)
      expect(await client.ask(previewReactivation, { params: { id } })).toMatchObject({
        starts_on: begun,
        charge_on: today(foyer),
        charged_now: true,
      })
      await client.ask(reactivateDeliverable, { params: { id } })
      await foyer.modules.licensing.runRenewals('aurora')
      expect(await periods(someone)).toContainEqual({ starts_on: begun, state: 'paid' })
      expect((await seen(someone))?.paid_till).toBe(periodEnd(begun, 'monthly'))
    },
  )

  it('BILL-41 an immediate charge is shown first, and is exactly what is charged; nobody else sees the card', async () => {
    const someone = await holder(ended())
    const { olga, id } = someone
    const preview = await olga.client.ask(previewReactivation, { params: { id } })
    expect(preview).toEqual({
      starts_on: today(foyer),
      ends_on: periodEnd(today(foyer), 'monthly'),
      charge_on: today(foyer),
      charged_now: true,
      amount: 1800,
      tax: 342,
      total: 2142,
      currency: 'EUR',
      card_last_four: '4242',
    })
    await olga.client.ask(reactivateDeliverable, { params: { id } })
    await foyer.modules.licensing.runRenewals('aurora')
    expect((await captures()).map(({ amount }) => amount)).toEqual([preview.total])
    expect((await seen(someone))?.paid_till).toBe(preview.ends_on)
  })

  it('BILL-41 a later charge shows its day, and an already open invoice is what is charged', async () => {
    const { olga, id } = await holder({ billing_kind: 'manual', auto_renewable: false })
    const ask = () => olga.client.ask(previewReactivation, { params: { id } })
    expect(await ask()).toMatchObject({
      starts_on: dayIn(foyer, 10),
      charge_on: dayIn(foyer, 10),
      charged_now: false,
      total: 2142,
    })
    await foyer.modules.licensing.openRenewal({ tenant: 'aurora', deliverable_id: id, actor: 'operator:test' })
    await publishSku(foyer, { tiers: [{ from_quantity: 1, unit_price: '9000' }] })
    expect(await ask()).toMatchObject({ starts_on: dayIn(foyer, 10), charged_now: false, total: 2142 })
  })

  it('BILL-41, BILL-47 stopped unpaid and switched to the card, it is charged for a period from that day, not for the earlier invoice', async () => {
    const someone = await holder({ billing_kind: 'manual', starts_on: dayIn(foyer, -30), paid_till: dayIn(foyer, 1) })
    await passQuickly(20)
    const { olga, id } = someone
    const { client } = await createAgain(olga)
    expect(await client.ask(previewReactivation, { params: { id } })).toMatchObject({
      starts_on: today(foyer),
      charged_now: true,
    })
    await client.ask(reactivateDeliverable, { params: { id } })
    await foyer.modules.licensing.runRenewals('aurora')
    expect(await captures()).toHaveLength(1)
    expect(await orders()).toEqual([
      { paid: false, cancelled: true },
      { paid: true, cancelled: false },
    ])
    expect((await seen(someone))?.paid_till).toBe(periodEnd(today(foyer), 'monthly'))
  })

  it('BILL-46, DATA-26 resumed by staff ten days after its end, it is invoiced for a period from that day', async () => {
    const someone = await holder({ billing_kind: 'manual', starts_on: dayIn(foyer, -30), paid_till: dayIn(foyer, 1) })
    const { olga, id } = someone
    await olga.client.ask(deactivateDeliverable, { params: { id }, body: { reason: 'a break' } })
    await passQuickly(10)
    const { client: staff } = await createStaff(foyer, { role: 'billing' })
    await staff.ask(createStaffOrder, {
      body: { customer_id: olga.account.id, deliverable_id: id, action: 'recommence', reason: 'they are back' },
    })
    await foyer.modules.licensing.runRenewals('aurora')
    expect((await periods(someone)).filter(({ state }) => state === 'open')).toEqual([
      { starts_on: today(foyer), state: 'open' },
    ])
  })

  it.each(['paddle', 'paypro'] as const)(
    'BILL-39, BILL-46 cancelled and charged by %s from ten days after its end, its period begins on that day',
    async (gateway) => {
      const someone = await holder({
        billing_kind: 'internal',
        starts_on: dayIn(foyer, -30),
        paid_till: dayIn(foyer, 1),
      })
      const { olga, id } = someone
      await publishSku(foyer, { supported_external_gateways: ['paddle', 'paypro'] })
      await olga.client.ask(deactivateDeliverable, { params: { id }, body: { reason: 'a break' } })
      await pass(10, 5)
      const { client } = await createAgain(olga)
      const { url } = await client.ask(reactivateExternally, { params: { id }, body: { gateway } })
      const begun = today(foyer)
      await payOnPage(url)
      await foyer.platform.jobs.runDue()
      await pass(2)
      expect(await captures()).toHaveLength(1)
      expect((await periods(someone)).filter(({ state }) => state !== 'cancelled')).toEqual([
        { starts_on: begun, state: 'paid' },
      ])
      expect((await seen(someone))?.paid_till).toBe(periodEnd(begun, 'monthly'))
      // The service mails about its charges; no mail of ours asks for payment.
      expect((await lettersTo(someone)).filter((subject) => /^Invoice|New invoice|renews on/.test(subject))).toEqual([])
    },
  )

  it('BILL-46, BILL-47 paid manually some days after the invoice, it begins on the day of the payment', async () => {
    const someone = await holder(
      { ...ended(), billing_kind: 'internal', auto_renewable: true },
      'tok_chargeCustomerFail',
    )
    await foyer.modules.licensing.runRenewals('aurora')
    await passQuickly(6)
    const { client } = await createAgain(someone.olga)
    const [order] = (await client.ask(listOrders, { query: { status: 'open' } })).orders
    const order_id = order?.id ?? ''
    const before = await client.ask(getOrder, { params: { id: order_id } })
    const asked = { params: { order_id }, body: { gateway: 'stripe', token_id: 'tok_visa' } } as const
    expect((await client.call(payOrder, asked)).status).toBe(200)
    const stretch = { starts_on: today(foyer), ends_on: periodEnd(today(foyer), 'monthly') }
    expect((await seen(someone))?.paid_till).toBe(stretch.ends_on)
    // The lines stay as issued. The result, and a note on both documents, show the days that were paid for.
    const paid = await client.ask(getOrder, { params: { id: order_id } })
    expect(paid.lines).toEqual(before.lines)
    expect(paid.actions).toMatchObject([{ command: 'prolong', ...stretch }])
    for (const kind of ['receipt', 'invoice'] as const) {
      const { document } = await client.ask(getOrderDocument, { params: { order_id }, query: { kind } })
      const page = await (await openPdf(Buffer.from(document, 'base64'))).getPage(1)
      const { items } = await page.getTextContent()
      const text = items.map((item) => ('str' in item ? item.str : '')).join('')
      expect(text, kind).toContain('so the period starts on the day of payment')
    }
  })
})

it('BILL-30 more customers than one batch holds are all reminded on the day, and all stopped on theirs', async () => {
  const { olga } = await holder({ billing_kind: 'manual' })
  const wishes = {
    starts_on: dayIn(foyer, -20),
    paid_till: dayIn(foyer, 10),
    auto_renewable: true,
    billing_kind: 'manual',
  } as const
  for (let count = 1; count < 101; count += 1) await giveLicence(foyer, olga, wishes)
  const counted = (condition: string) =>
    foyer.sql(`select count(*)::int as count from licensing.renewal where ${condition}`)
  await passQuickly(10)
  expect(await counted('reminders = 1')).toEqual([{ count: 101 }])
  await passQuickly(14)
  expect(await counted(`reminders = 2 and state = 'stopped'`)).toEqual([{ count: 101 }])
})

it.each([
  ['the invoice of the next period is created', 10, 3],
  ['its period ends, if that is created already', 5, 5],
  ['it reaches the maximum age of an invoice', 60, 15],
])(
  'LIC-23, LIC-24 a raise is due before the day on which %s, is cancelled on it, and its customer is notified',
  async (_, left, over) => {
    const someone = await holder({ billing_kind: 'internal', paid_till: dayIn(foyer, left) }, null)
    const { olga, id } = someone
    await foyer.modules.licensing.runRenewals('aurora')
    const raised = await olga.client.ask(upgradeDeliverable, { params: { id }, body: { quantity_delta: 1 } })
    const order = 'order_id' in raised ? raised.order_id : ''
    const read = async () => (await createAgain(olga)).client.ask(getOrder, { params: { id: order } })
    const { due_on } = await read()
    expect(due_on).toBe(dayIn(foyer, over - 1))
    await passQuickly(over - 1)
    expect(today(foyer)).toBe(due_on)
    expect((await read()).cancelled_at).toBeNull()
    await passQuickly(1)
    const { cancelled_at, number } = await read()
    expect(cancelled_at).not.toBeNull()
    await foyer.platform.jobs.runDue()
    const letters = await lettersTo(someone)
    expect(letters.filter((subject) => subject.endsWith('is cancelled'))).toEqual([expect.stringContaining(number)])
  },
)

describe.each(['paddle', 'paypro'] as const)('external billing by %s', (gateway) => {
  it('BILL-39, BILL-47, API-33 agreed on its page, it charges period after period; ended with a reason it charges no more', async () => {
    const someone = await holder({ billing_kind: 'manual', auto_renewable: false })
    const { olga, id } = someone
    await publishSku(foyer, { supported_external_gateways: ['paddle', 'paypro'] })
    const { url } = await olga.client.ask(reactivateExternally, { params: { id }, body: { gateway } })
    await payOnPage(url)
    await pass(1)
    expect(await seen(someone)).toMatchObject({ billing_kind: 'external', auto_renewable: true })
    expect(await captures()).toEqual([])
    await pass(75, 5)
    const taken = await captures()
    expect(taken.length).toBeGreaterThanOrEqual(2)
    expect((await orders()).filter(({ paid }) => paid)).toHaveLength(taken.length)
    // Customers have nothing to pay: no mail and no notification asks them to, and the receipts show what was charged.
    const letters = (await lettersTo(someone)).filter((subject) => /invoice|€/i.test(subject))
    expect(letters.filter((subject) => !subject.startsWith('Receipt'))).toEqual([])
    expect(letters).toHaveLength(taken.length)
    const bell = await (await createAgain(olga)).client.ask(listNotifications, { query: {} })
    expect(bell.notifications.map(({ kind }) => kind)).not.toContain('unpaid_invoice')
    expect(((await seen(someone))?.paid_till ?? '') > today(foyer)).toBe(true)

    const { client } = await createAgain(olga)
    await client.ask(deactivateDeliverable, { params: { id }, body: { reason: 'moving on' } })
    await pass(70, 7)
    expect(await captures()).toHaveLength(taken.length)
  })

  /** The service charges the licence from now on, because its owner agrees on its page. */
  const agreeTo = async ({ olga, id }: Holder): Promise<void> => {
    await publishSku(foyer, { supported_external_gateways: ['paddle', 'paypro'] })
    const { url } = await olga.client.ask(reactivateExternally, { params: { id }, body: { gateway } })
    await payOnPage(url)
    await foyer.platform.jobs.runDue()
  }
  const shown = async ({ olga, id }: Holder) => {
    const { client } = await createAgain(olga)
    const { state, unpaid_order_id } = await client.ask(getDeliverable, { params: { id } })
    const { deliverables } = await client.ask(listDeliverables, { query: { state } })
    expect(deliverables.map((licence) => licence.id)).toEqual([id])
    return { state, isAsked: unpaid_order_id !== null }
  }

  it('BILL-39, BILL-47 in the last week nobody is asked to pay for what it charges on the day: one charge, one period', async () => {
    const paid_till = dayIn(foyer, 6)
    const someone = await holder({ billing_kind: 'manual', auto_renewable: true, paid_till })
    await foyer.modules.licensing.runRenewals('aurora')
    expect(await orders()).toEqual([{ paid: false, cancelled: false }])
    await agreeTo(someone)
    // The earlier invoice is cancelled.
    expect(await orders()).toEqual([{ paid: false, cancelled: true }])
    await pass(1)
    expect(await shown(someone)).toEqual({ state: 'active', isAsked: false })
    expect(await orders()).toEqual([{ paid: false, cancelled: true }])
    await pass(6)
    expect(await captures()).toHaveLength(1)
    expect(await orders()).toEqual([
      { paid: false, cancelled: true },
      { paid: true, cancelled: false },
    ])
    expect((await seen(someone))?.paid_till).toBe(periodEnd(paid_till, 'monthly'))
  })

  it('BILL-39, BILL-47 if its charge does not arrive, its customer is asked three days after the end, and reminded; a later charge pays for the next period', async () => {
    const paid_till = dayIn(foyer, 2)
    const someone = await holder({ billing_kind: 'manual', auto_renewable: false, paid_till })
    await agreeTo(someone)
    const subscription = (set: string) => foyer.sql(`update sandbox.subscription set ${set}`)
    await subscription(`next_at = next_at + interval '9 days'`)
    const letters = async () =>
      (await lettersTo(someone)).filter((subject) => /^Invoice|^Reminder|^Receipt|has stopped/.test(subject))
    await pass(4)
    expect(await shown(someone)).toEqual({ state: 'active', isAsked: false })
    expect(await letters()).toEqual([])
    await pass(1)
    expect(await shown(someone)).toEqual({ state: 'unpaid', isAsked: true })
    expect(await letters()).toEqual([expect.stringMatching(/^Invoice AUR-/)])
    const [letter] = await mailsTo(foyer, someone.olga.email)
    expect(letter?.text).toContain(`${gateway} has not charged`.toUpperCase())
    await pass(4)
    expect((await letters()).slice(1)).toEqual([expect.stringMatching(/^Reminder/)])

    const { client } = await createAgain(someone.olga)
    const [order] = (await client.ask(listOrders, { query: { status: 'open' } })).orders
    const asked = { params: { order_id: order?.id ?? '' }, body: { gateway: 'stripe', token_id: 'tok_visa' } } as const
    expect((await client.call(payOrder, asked)).status).toBe(200)
    const next = periodEnd(paid_till, 'monthly') ?? ''
    expect(await seen(someone)).toMatchObject({ paid_till: next, billing_kind: 'external' })
    await pass(3)
    expect((await captures()).map((capture) => capture.gateway)).toEqual(['stripe', gateway])
    expect((await seen(someone))?.paid_till).toBe(periodEnd(next, 'monthly', dayOfMonth(paid_till)))
  })

  it('BILL-39, LIC-23 an unpaid raise is cancelled when a service begins to charge the agreed price', async () => {
    const someone = await holder({ billing_kind: 'manual', auto_renewable: true })
    const { olga, id } = someone
    await publishSku(foyer, { supported_external_gateways: ['paddle', 'paypro'] })
    const raised = await olga.client.ask(upgradeDeliverable, { params: { id }, body: { quantity_delta: 1 } })
    expect(raised).toMatchObject({ status: 'payment_required' })
    const { url } = await olga.client.ask(reactivateExternally, { params: { id }, body: { gateway } })
    await payOnPage(url)
    await foyer.platform.jobs.runDue()
    expect(await seen(someone)).toMatchObject({ billing_kind: 'external' })
    const { orders: open } = await olga.client.ask(listOrders, { query: { status: 'open' } })
    expect(open.filter(({ purpose }) => purpose === 'increase')).toEqual([])
  })

  it('BILL-39 an agreement that was replaced by another is reported once more: the current one continues', async () => {
    const someone = await holder({ billing_kind: 'manual', auto_renewable: false })
    const { olga, id } = someone
    await publishSku(foyer, { supported_external_gateways: ['paddle', 'paypro'] })
    const { jobs } = foyer.platform
    const agree = async (): Promise<void> => {
      const { url } = await olga.client.ask(reactivateExternally, { params: { id }, body: { gateway } })
      await payOnPage(url)
      await jobs.runDue()
    }
    await agree()
    await olga.client.ask(deactivateDeliverable, { params: { id }, body: { reason: 'not now' } })
    await jobs.runDue()
    await agree()
    const agreements = () =>
      foyer.sql<{ reference: string; state: string }>(
        'select reference, state from billing.agreement where deliverable_id = $1 order by created_at, id',
        id,
      )
    const [first, second] = await agreements()
    expect([first?.state, second?.state]).toEqual(['ended', 'active'])
    // Like a job that was interrupted before it was marked as done.
    const [told] = await foyer.sql<{ id: string; raw: string }>(
      `select id, raw from billing.gateway_notification where raw like '%' || $1 || '%' and outcome = 'agreement is active'`,
      first?.reference,
    )
    const [checkout] = await foyer.sql<{ id: string }>(
      `select id from billing.checkout where deliverable_id = $1 order by created_at limit 1`,
      id,
    )
    const news = { kind: 'agreement', reference: checkout?.id, agreement: first?.reference, state: 'active' }
    await foyer.platform.database.transaction('aurora', (tx) =>
      jobs.enqueue(tx, 'billing.notification', {
        tenant: 'aurora',
        gateway,
        notification_id: told?.id,
        news: JSON.stringify(news),
      }),
    )
    await jobs.runDue()
    expect((await agreements()).map(({ state }) => state)).toEqual(['ended', 'active'])
  })

  it('BILL-39 if the service does not end an agreement, it is not shown as ended: the vendor’s people are notified, once', async () => {
    const someone = await holder({ billing_kind: 'manual', auto_renewable: false })
    const { olga, id } = someone
    await publishSku(foyer, { supported_external_gateways: ['paddle', 'paypro'] })
    const { jobs, clock } = foyer.platform
    const { url } = await olga.client.ask(reactivateExternally, { params: { id }, body: { gateway } })
    await payOnPage(url)
    await jobs.runDue()
    // The service no longer knows the agreement, and says so.
    await foyer.sql(`update sandbox.subscription set status = 'ended' where gateway = $1`, gateway)
    await olga.client.ask(deactivateDeliverable, { params: { id }, body: { reason: 'not now' } })
    const told = async (): Promise<string[]> =>
      (await mailsTo(foyer, 'finance@aurora.example'))
        .map(({ subject }) => subject)
        .filter((subject) => subject.startsWith('Subscription'))
    const agreements = () =>
      foyer.sql<{ reference: string; state: string }>(
        'select reference, state from billing.agreement where deliverable_id = $1',
        id,
      )
    await vi.waitFor(async () => expect(await told()).toHaveLength(1), { timeout: 20_000 })
    clock.offset_ms += 3_600_000
    await jobs.runDue()
    const [agreement] = await agreements()
    expect(agreement?.state).toBe('ending')
    expect(await told()).toEqual([
      `Subscription ${agreement?.reference} at ${gateway === 'paddle' ? 'Paddle' : 'PayPro'} is still running`,
    ])
  })

  it.each(['terminated', 'given to another customer'] as const)(
    'BILL-39 agreed on a page that was opened before the licence was %s, it is ended at once',
    async (what) => {
      const someone = await holder({ billing_kind: 'manual', auto_renewable: false })
      const { olga, id } = someone
      await publishSku(foyer, { supported_external_gateways: ['paddle', 'paypro'] })
      const { url } = await olga.client.ask(reactivateExternally, { params: { id }, body: { gateway } })
      const { client: staff } = await createStaff(foyer)
      if (what === 'terminated')
        await staff.ask(createStaffOrder, {
          body: { customer_id: olga.account.id, deliverable_id: id, action: 'terminate', reason: 'they left' },
        })
      else {
        const { account } = await createPerson(foyer)
        await staff.ask(moveLicence, { params: { id }, body: { customer_id: account.id, reason: 'sold' } })
      }
      await payOnPage(url)
      await foyer.platform.jobs.runDue()
      await foyer.platform.jobs.runDue()
      expect(await foyer.sql('select state from billing.agreement')).toEqual([{ state: 'ended' }])
      expect(await foyer.sql('select status from sandbox.subscription')).toEqual([{ status: 'ended' }])
      expect(await seen(someone)).toMatchObject({ billing_kind: 'manual', auto_renewable: false })
    },
  )

  it('BILL-39 a charge to the former owner of a licence is returned: the new owner’s invoice is not paid by it', async () => {
    const { olga, id } = await holder({ billing_kind: 'manual', auto_renewable: true, paid_till: today(foyer) })
    await publishSku(foyer, { supported_external_gateways: ['paddle', 'paypro'] })
    const { url } = await olga.client.ask(reactivateExternally, { params: { id }, body: { gateway } })
    const { account } = await createPerson(foyer)
    const { client: staff } = await createStaff(foyer)
    await staff.ask(moveLicence, { params: { id }, body: { customer_id: account.id, reason: 'sold' } })
    await passQuickly(1)
    expect(await orders()).toEqual([{ paid: false, cancelled: false }])
    await payOnPage(url)
    await foyer.platform.jobs.runDue()
    await foyer.platform.jobs.runDue()
    // The service charges once more before it has processed the cancellation.
    await foyer.sql(`update sandbox.subscription set status = 'active'`)
    await pass(1)
    expect(await captures()).toHaveLength(1)
    const refunds = 'select account_id, origin, state from billing.refund'
    await untilDone(async () => {
      const back = [{ account_id: olga.account.id, origin: 'surplus', state: 'succeeded' }]
      expect(await foyer.sql(refunds)).toEqual(back)
    })
    expect(await orders()).toEqual([{ paid: false, cancelled: false }])
  })

  /** Refunded payments, and the mails that staff get about them. */
  const returned = async () => ({
    refunds: await foyer.sql('select origin, state from billing.refund'),
    told: (await mailsTo(foyer, 'finance@aurora.example'))
      .map(({ subject }) => subject)
      .filter((subject) => subject.endsWith('charged a renewal that is not wanted')),
  })
  const service = gateway === 'paddle' ? 'Paddle' : 'PayPro'
  const wentBack = {
    refunds: [{ origin: 'surplus', state: 'succeeded' }],
    told: [`${service} charged a renewal that is not wanted`],
  }

  it('BILL-39 agreed before the licence became more expensive, it does not begin: the customer is notified, and its charge is returned', async () => {
    const someone = await holder({ billing_kind: 'manual', auto_renewable: true })
    const { olga, id } = someone
    await publishSku(foyer, { supported_external_gateways: ['paddle', 'paypro'] })
    const { url } = await olga.client.ask(reactivateExternally, { params: { id }, body: { gateway } })
    const raise = await olga.client.ask(upgradeDeliverable, { params: { id }, body: { quantity_delta: 1 } })
    if (raise.status !== 'payment_required') throw new Error('paid by itself')
    await olga.client.call(payOrder, {
      params: { order_id: raise.order_id },
      body: { gateway: 'stripe', token_id: 'tok_visa' },
    })
    await payOnPage(url)
    await foyer.platform.jobs.runDue()
    await foyer.platform.jobs.runDue()
    expect(await foyer.sql('select state, refused from billing.agreement')).toEqual([{ state: 'ended', refused: true }])
    const before = await seen(someone)
    expect(before).toMatchObject({ billing_kind: 'manual', auto_renewable: true })
    expect(await deeds(someone)).toContain('renewal_external_refused')
    const letters = (await lettersTo(someone)).filter((subject) => subject.includes(service))
    expect(letters).toEqual([expect.stringMatching(new RegExp(`^MS-.+ does not renew through ${service}$`))])
    // The service charges once more before it has processed the cancellation.
    await foyer.sql(`update sandbox.subscription set status = 'active'`)
    await pass(10, 5)
    await untilDone(async () => expect(await returned()).toEqual(wentBack))
    expect(await seen(someone)).toEqual(before)
  })

  it('BILL-39, BILL-47 if the tax has changed since the agreement, its charge is returned, it charges no more, and the invoice is paid manually', async () => {
    const someone = await holder({ billing_kind: 'manual', auto_renewable: false, paid_till: dayIn(foyer, 2) })
    const { olga } = someone
    await agreeTo(someone)
    const { name, second_name } = olga.account
    const locale = 'en' as const
    const body = { name, second_name, locale, notification_emails: [], phone: null, newsletter: false, country: 'CH' }
    await olga.client.ask(updateProfile, { body })
    await pass(3)
    await untilDone(async () => expect(await returned()).toEqual(wentBack))
    expect(await foyer.sql('select state, refused from billing.agreement')).toEqual([{ state: 'ended', refused: true }])
    expect(await seen(someone)).toMatchObject({ billing_kind: 'manual', auto_renewable: true })
    const letters = (await lettersTo(someone)).filter((subject) => subject.includes(service))
    expect(letters).toEqual([expect.stringMatching(new RegExp(`^MS-.+ does not renew through ${service}$`))])

    const { client } = await createAgain(olga)
    const [order] = (await client.ask(listOrders, { query: { status: 'open' } })).orders
    const asked = { params: { order_id: order?.id ?? '' }, body: { gateway: 'stripe', token_id: 'tok_visa' } } as const
    expect((await client.call(payOrder, asked)).status).toBe(200)
    expect(await shown(someone)).toEqual({ state: 'active', isAsked: false })
    await pass(20, 4)
    expect((await captures()).map((capture) => capture.gateway)).toEqual([gateway, 'stripe'])
  })

  it('BILL-39 stopped by the customer while the service does not answer, a charge before it has processed that is returned', async () => {
    const someone = await holder({ billing_kind: 'manual', auto_renewable: false, paid_till: dayIn(foyer, 1) })
    const { olga, id } = someone
    await publishSku(foyer, { supported_external_gateways: ['paddle', 'paypro'] })
    const { url } = await olga.client.ask(reactivateExternally, { params: { id }, body: { gateway } })
    await payOnPage(url)
    await foyer.platform.jobs.runDue()
    expect(await seen(someone)).toMatchObject({ billing_kind: 'external' })
    const call = gateway === 'paddle' ? 'POST /2.0/subscription/users_cancel' : 'POST /api/Subscriptions/Terminate'
    await plan(foyer, gateway, 'fail_before', { times: 100, call })
    await olga.client.ask(deactivateDeliverable, { params: { id }, body: { reason: 'moving on' } })
    await pass(1)
    expect((await captures()).filter((capture) => capture.gateway === gateway)).toHaveLength(1)
    await forgetPlans(foyer)
    await vi.waitFor(
      async () => {
        await letPass(foyer, 60)
        expect(await returned()).toEqual(wentBack)
      },
      { timeout: 20_000 },
    )
    expect(await seen(someone)).toMatchObject({
      billing_kind: 'manual',
      auto_renewable: false,
      paid_till: today(foyer),
    })
  })

  it.each(['has ended the renewal meanwhile', 'wants it still'] as const)(
    'BILL-39, BILL-45 agreed without a notification, it is recognised by its first charge: its customer %s',
    async (what) => {
      const isWanted = what === 'wants it still'
      const someone = await holder({ billing_kind: 'manual', auto_renewable: true })
      const { olga, id } = someone
      await publishSku(foyer, { supported_external_gateways: ['paddle', 'paypro'] })
      const { url } = await olga.client.ask(reactivateExternally, { params: { id }, body: { gateway } })
      await plan(foyer, gateway, 'hook_missing')
      await payOnPage(url)
      await foyer.platform.jobs.runDue()
      expect(await foyer.sql('select state from billing.agreement')).toEqual([])
      if (!isWanted) await olga.client.ask(deactivateDeliverable, { params: { id }, body: { reason: 'moving on' } })
      await pass(12, 4)
      expect(await captures()).toHaveLength(1)
      const agreement = { state: isWanted ? 'active' : 'ended', refused: !isWanted }
      await untilDone(async () => {
        const agreements = 'select state, refused from billing.agreement'
        expect(await foyer.sql(agreements)).toEqual([agreement])
        expect(await returned()).toEqual(isWanted ? { refunds: [], told: [] } : wentBack)
      })
      expect(await seen(someone)).toMatchObject(
        isWanted
          ? { billing_kind: 'external', auto_renewable: true }
          : { billing_kind: 'manual', auto_renewable: false },
      )
      const why = 'select cancellation_reason from licensing.deliverable where id = $1'
      expect(await foyer.sql(why, id)).toEqual([{ cancellation_reason: isWanted ? null : 'moving on' }])
      const subscriptions = 'select status from sandbox.subscription'
      expect(await foyer.sql(subscriptions)).toEqual([{ status: agreement.state }])
    },
  )

  it('BILL-39 if its licence is blocked, it is still charged: the vendor’s people are notified of that, and of each charge', async () => {
    const someone = await holder({ billing_kind: 'manual', auto_renewable: false })
    const { olga, id } = someone
    const plain = await giveLicence(foyer, olga, {})
    await publishSku(foyer, { supported_external_gateways: ['paddle', 'paypro'] })
    const { url } = await olga.client.ask(reactivateExternally, { params: { id }, body: { gateway } })
    await payOnPage(url)
    await foyer.platform.jobs.runDue()
    const { client: staff } = await createStaff(foyer)
    for (const one of [id, plain]) await staff.ask(blockLicence, { params: { id: one }, body: { reason: 'abuse' } })
    const told = async (): Promise<string[]> =>
      (await mailsTo(foyer, 'finance@aurora.example'))
        .map(({ subject }) => subject)
        .filter((subject) => subject.includes('blocked'))
    const [row] = await foyer.sql<{ human_id: string }>('select human_id from licensing.deliverable where id = $1', id)
    const line = `${row?.human_id} is blocked but still charged by ${gateway === 'paddle' ? 'Paddle' : 'PayPro'}`
    await vi.waitFor(async () => expect(await told()).toEqual([line]), { timeout: 20_000 })
    await pass(12, 4)
    expect(await captures()).toHaveLength(1)
    await vi.waitFor(async () => expect(await told()).toEqual([line, line]), { timeout: 20_000 })
  })

  it('BILL-39 a repeated notification of a period’s charge opens no invoice of the next period', async () => {
    const someone = await holder({ billing_kind: 'manual', auto_renewable: false })
    const { olga, id } = someone
    await publishSku(foyer, { supported_external_gateways: ['paddle', 'paypro'] })
    const { url } = await olga.client.ask(reactivateExternally, { params: { id }, body: { gateway } })
    await payOnPage(url)
    await pass(12)
    expect(await captures()).toHaveLength(1)
    expect(await orders()).toEqual([{ paid: true, cancelled: false }])
    const { database, jobs } = foyer.platform
    const applied = await foyer.sql<{ data: object }>(
      `select data from jobs.job where name = 'billing.notification' and data ->> 'news' like '%"kind":"payment"%'`,
    )
    expect(applied.length).toBeGreaterThan(0)
    // Like a report by PayPro under two names, or a job that was interrupted before it was marked as done.
    await database.transaction('aurora', async (tx) => {
      for (const { data } of applied) await jobs.enqueue(tx, 'billing.notification', data)
    })
    await jobs.runDue()
    expect(await orders()).toEqual([{ paid: true, cancelled: false }])
  })

  it('API-33 a SKU that does not work with it: 422', async () => {
    const { olga, id } = await holder({ billing_kind: 'manual', auto_renewable: false })
    const refused = await olga.client.refusal(reactivateExternally, { params: { id }, body: { gateway } })
    expect(refused).toMatchObject({ status: 422, code: 'gateway_unavailable' })
  })
})

it('BILL-30 an open renewal that its owner pays manually is not charged again on the day', async () => {
  const { olga } = await holder({ billing_kind: 'internal' })
  await pass(4)
  const { client } = await createAgain(olga)
  const [order] = (await client.ask(listOrders, { query: { status: 'open' } })).orders
  const order_id = order?.id ?? ''
  await client.call(payOrder, { params: { order_id }, body: { gateway: 'stripe', token_id: 'tok_visa' } })
  await pass(10)
  expect(await captures()).toHaveLength(1)
  const { client: later } = await createAgain(olga)
  expect((await later.ask(getOrder, { params: { id: order_id } })).paid_at).not.toBeNull()
})

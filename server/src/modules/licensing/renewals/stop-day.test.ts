import { addPaymentMethod, getOrder, listOrders } from '@foyer/contract/billing/endpoints.ts'
import { deactivateDeliverable, reactivateDeliverable } from '@foyer/contract/licensing/endpoints.ts'
import { createStaffOrder } from '@foyer/contract/operator/endpoints.ts'
import { addDays, dayMs } from '@foyer/contract/vocabulary/days.ts'
import { expect, it } from 'vitest'
import { advance, dayIn } from '../../../../test/days.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { giveLicence, longDay } from '../../../../test/licences.ts'
import { createStaff } from '../../../../test/operators.ts'
import { mailsTo } from '../../../../test/outbox.ts'
import { createPerson, type Person, signIn } from '../../../../test/people.ts'
import type { NewLicence } from '../index.ts'

/* How long a licence works without payment: mails and invoices must name the day that servers are given. */

const foyer = useFoyer()

/** A customer with a licence and, if they have one, a card that their bank declines. */
const holder = async (token: string | null, wishes: Partial<NewLicence>, locale: 'en' | 'ru' = 'en') => {
  const olga = await createPerson(foyer, { country: 'DE', locale })
  if (token !== null) await olga.client.ask(addPaymentMethod, { body: { gateway: 'stripe', token_id: token } })
  const id = await giveLicence(foyer, olga, { starts_on: dayIn(foyer, -100), ...wishes })
  return { olga, id }
}

const pass = async (days: number): Promise<void> => {
  for (let gone = 0; gone < days; gone += 1) {
    advance(foyer, dayMs)
    await foyer.modules.licensing.runRenewals('aurora')
  }
}

/** The last mail to its customer, and the stop day on their open invoice. */
const told = async ({ email }: Person) => {
  await foyer.platform.jobs.runDue()
  const { client } = await signIn(foyer, { email })
  const { orders } = await client.ask(listOrders, { query: { status: 'open' } })
  const { stops_on } = await client.ask(getOrder, { params: { id: orders[0]?.id ?? '' } })
  const [letter] = await mailsTo(foyer, email)
  return { letter: letter?.text, stops_on }
}

it.each([
  ['en', 'The licence does not work until the invoice is paid.'],
  ['ru', 'До оплаты счёта лицензия не работает.'],
] as const)(
  'BILL-41, BILL-47 one that had ended long before does not work until it is paid, in %s',
  async (locale, words) => {
    const paid_till = dayIn(foyer, -70)
    const { olga, id } = await holder('tok_chargeCustomerFail', { paid_till }, locale)
    await olga.client.ask(reactivateDeliverable, { params: { id } })
    await foyer.modules.licensing.runRenewals('aurora')
    const { letter, stops_on } = await told(olga)
    expect(letter).toContain(words)
    expect(stops_on).toBe(addDays(paid_till, 14))
  },
)

it('BILL-41, BILL-47 one that was cancelled and is switched on again works for 14 days from its paid-till day, not from then', async () => {
  const paid_till = dayIn(foyer, 1)
  const { olga, id } = await holder('tok_chargeCustomerFail', { paid_till, auto_renewable: true })
  await olga.client.ask(deactivateDeliverable, { params: { id }, body: { reason: 'a break' } })
  await pass(5)
  const { client } = await signIn(foyer, olga)
  await client.ask(reactivateDeliverable, { params: { id } })
  await foyer.modules.licensing.runRenewals('aurora')
  const { letter, stops_on } = await told(olga)
  expect(letter).toContain(`keeps working until ${longDay(addDays(paid_till, 14))}`)
  expect(stops_on).toBe(addDays(paid_till, 14))
})

it('BILL-30, BILL-47 a reminder promises nothing for a licence that staff have restored after its end', async () => {
  const { olga, id } = await holder(null, { paid_till: dayIn(foyer, -70), billing_kind: 'manual' })
  const { client: lena } = await createStaff(foyer, { role: 'billing' })
  const order = { customer_id: olga.account.id, deliverable_id: id, action: 'recommence' } as const
  await lena.ask(createStaffOrder, { body: { ...order, reason: 'they are back' } })
  await foyer.modules.licensing.runRenewals('aurora')
  await pass(7)
  const { letter } = await told(olga)
  expect(letter).toContain('is not paid yet. The licence does not work until it is.')
})

it('BILL-47 an ordinary one works for 14 days from its paid-till day', async () => {
  const paid_till = dayIn(foyer, 1)
  const { olga } = await holder('tok_chargeCustomerFail', { paid_till, auto_renewable: true, billing_kind: 'internal' })
  await pass(1)
  const { letter, stops_on } = await told(olga)
  expect(letter).toContain(`keeps working until ${longDay(addDays(paid_till, 14))}`)
  expect(stops_on).toBe(addDays(paid_till, 14))
})

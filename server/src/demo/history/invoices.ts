import { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { money } from '@foyer/contract/vocabulary/money.ts'
import { momentOf } from '../calendar.ts'
import type { CustomerPlan, InvoicePlan } from '../plans.ts'
import { receivePayment } from './payments.ts'
import { personOf, type Surroundings } from './surroundings.ts'

/** An invoice of its own, paid or not. */
export const planInvoice = (around: Surroundings, { owner }: CustomerPlan, plan: InvoicePlan): void => {
  const { past, tenant, database, calendar, story } = around
  const day = calendar.day(plan.on)
  let orderId: string | undefined
  story.at(momentOf(day, '08:45'), async () => {
    const account = personOf(around, owner.email)
    const currency = Currency.parse(account.currency)
    orderId = await database.transaction(tenant, (tx) =>
      past.modules.billing.issue(tx, {
        tenant,
        account_id: account.id,
        purpose: plan.purpose,
        description: plan.description,
        lines: plan.lines.map(({ unit_price, detail = null, ...line }) => ({
          ...line,
          detail,
          unit_price: money(unit_price, currency),
        })),
        actions: [],
        deliverable: null,
        due_on: calendar.day(plan.on + plan.due),
        actor: 'operator:lena.krause',
      }),
    )
  })
  const { paid } = plan
  if (paid === undefined) return
  story.at(momentOf(day, '12:25', paid.after), async () => {
    if (orderId !== undefined)
      await receivePayment(around, orderId, paid.by, `${owner.email} ${plan.description} ${day}`)
  })
}

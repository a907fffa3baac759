import { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { money } from '@foyer/contract/vocabulary/money.ts'
import { momentOf } from '../calendar.ts'
import type { CustomerPlan, InvoicePlan } from '../plans.ts'
import { askApproval } from './approvals.ts'
import { receivePayment } from './payments.ts'
import { personOf, type Surroundings } from './surroundings.ts'

const actor = 'operator:lena.krause'

const issue = (around: Surroundings, { owner }: CustomerPlan, plan: InvoicePlan): Promise<string> => {
  const { past, tenant, database, calendar } = around
  const account = personOf(around, owner.email)
  const currency = Currency.parse(account.currency)
  return database.transaction(tenant, (tx) =>
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
      actor,
    }),
  )
}

/** An invoice outside a licence's term: paid or unpaid, cancelled, or paid and refunded. */
export const planInvoice = (around: Surroundings, customer: CustomerPlan, plan: InvoicePlan): void => {
  const { past, tenant, database, calendar, story } = around
  const { billing } = past.modules
  const { paid, cancelled, refunded, asked } = plan
  const day = calendar.day(plan.on)
  let made: string | undefined
  story.at(momentOf(day, '08:45'), async () => {
    made = await issue(around, customer, plan)
  })
  const later = (time: string, after: number, act: (order_id: string) => Promise<unknown>): void =>
    story.at(momentOf(day, time, after), async () => {
      if (made !== undefined) await act(made)
    })
  if (paid !== undefined)
    later('12:25', paid.after, (id) =>
      receivePayment(around, customer.owner.email, id, paid.by, `${customer.owner.email} ${plan.description} ${day}`),
    )
  if (cancelled !== undefined)
    later('10:05', cancelled.after, (order_id) =>
      database.transaction(tenant, (tx) => billing.cancel(tx, { order_id, actor, reason: cancelled.reason })),
    )
  if (refunded !== undefined)
    later('15:40', refunded.after, (order_id) => {
      const { amount, reason } = refunded
      return billing.refund({ tenant, order_id, actor, reason, ...(amount !== undefined && { amount }) })
    })
  if (asked !== undefined) later('09:35', asked.after, (order_id) => askApproval(around, order_id, asked))
}

import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import type { ConsistencyRule } from '../../platform/consistency.ts'

/** Invariants of money, which hold whatever was interrupted. */
export const billingConsistency: readonly ConsistencyRule[] = [
  {
    // What was missing and let go counts with it.
    says: 'every paid invoice has a payment of its total',
    broken: `select o.id from billing."order" o left join billing.payment p on p.order_id = o.id
      where o.total > 0 and o.paid_at is not null and (p.amount + p.shortfall) is distinct from o.total`,
  },
  {
    says: 'what was too much goes back for the invoice that its transaction paid',
    broken: `select r.id from billing.refund r join billing.payment p on p.tenant = r.tenant and p.gateway = r.gateway and p.transaction_id = r.transaction_id
      where r.origin = 'surplus' and p.order_id is distinct from r.order_id`,
  },
  {
    says: 'no payment belongs to an invoice that is unpaid',
    broken: `select p.id from billing.payment p join billing."order" o on o.id = p.order_id where o.paid_at is null`,
  },
  {
    says: 'what a gateway collected is a payment',
    broken: `select a.id from billing.payment_attempt a where a.state = 'succeeded'
      and not exists (select from billing.payment p where p.attempt_id = a.id)`,
  },
  {
    says: 'nothing is without a number, and no number is left out',
    broken: `select s.tenant || ' ' || s.series || ' ' || s.year as id from billing.number_sequence s
      where s.last <> case s.series
        when 'credit_note' then (select count(*) from billing.credit_note n where n.tenant = s.tenant and n.number like '%-C-' || s.year || '-%')
        else (select count(*) from billing."order" o where o.tenant = s.tenant and not o.imported and o.number like '%-' || s.year || '-%'
          and (o.number like '%-O-%') = (s.series = 'order')) end`,
  },
  {
    says: 'credit notes take back no more than their invoice',
    broken: `select o.id from billing."order" o join billing.credit_note n on n.order_id = o.id group by o.id having sum(n.total) > o.total`,
  },
  {
    says: 'money that went back of an invoice has its credit note',
    broken: `select r.id from billing.refund r where r.state = 'succeeded' and r.payment_id is not null and r.order_id is not null
      and not exists (select from billing.credit_note n where n.refund_id = r.id)
      and (select coalesce(sum(n.total), 0) from billing.credit_note n where n.order_id = r.order_id) < (select o.total from billing."order" o where o.id = r.order_id)`,
  },
  {
    says: 'attempts are settled within an hour',
    broken: `select id from billing.payment_attempt where state in ('started', 'unknown') and created_at < now() - interval '1 hour'`,
  },
  {
    // The gateway was called but its answer never arrived: look in its own records.
    says: 'refunds are settled within a day',
    broken: `select id from billing.refund where state in ('started', 'unknown') and created_at < now() - interval '1 day'`,
  },
]

/** Open invoices in currencies in which a brand takes no money, neither by transfer nor through a gateway. */
export const paymentTroubles = (payable: ReadonlyMap<string, readonly Currency[]>): ConsistencyRule[] =>
  Array.from(payable, ([brand, currencies]) => ({
    says: `every open invoice of ${brand} can be paid in its currency`,
    broken: `select o.number || ' (' || o.currency || ')' as id from billing."order" o where o.tenant = '${brand}' and o.total > 0
      and o.paid_at is null and o.cancelled_at is null and o.currency <> all('{${currencies.join(',')}}'::text[])`,
  }))

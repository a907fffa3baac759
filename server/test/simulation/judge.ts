import type { Life, Shop } from './shop.ts'

interface Law {
  readonly says: string
  /** Returns violations; $1 is the account. */
  readonly broken: string
}

const laws: readonly Law[] = [
  {
    says: 'an order is paid exactly where it has one payment, or costs nothing',
    broken: `select o.number as what from billing."order" o where o.account_id = $1
      and (o.paid_at is not null) <> (o.total = 0 or exists (select from billing.payment p where p.order_id = o.id))`,
  },
  {
    says: 'what the gateway keeps of an order is what the order’s payment says, less what went back',
    broken: `select o.number || ': kept ' || kept.amount || ', owned ' || owned.amount as what from billing."order" o,
      lateral (select coalesce((select sum(amount) from sandbox.capture c where c.order_id = o.id::text), 0)
        - coalesce((select sum(r.amount) from sandbox.refund r join sandbox.capture c on c.id = r.capture_id where c.order_id = o.id::text), 0) as amount) kept,
      lateral (select coalesce((select sum(amount) from billing.payment p where p.order_id = o.id and p.gateway = 'stripe'), 0)
        - coalesce((select sum(r.amount) from billing.refund r join billing.payment p on p.id = r.payment_id
            where r.state = 'succeeded' and p.order_id = o.id and p.gateway = 'stripe'), 0) as amount) owned
      where o.account_id = $1 and kept.amount <> owned.amount`,
  },
  {
    says: 'no more goes back than was paid',
    broken: `select p.id::text as what from billing.payment p where p.account_id = $1 and p.amount <
      (select coalesce(sum(amount), 0) from billing.refund r where r.payment_id = p.id and r.state <> 'failed')`,
  },
  {
    says: 'what was given up is not paid as well',
    broken: `select number as what from billing."order" where account_id = $1 and paid_at is not null and cancelled_at is not null`,
  },
  {
    says: 'each paid prolongation, and nothing else, has prolonged its licence once',
    broken: `select o.number as what from billing."order" o where o.account_id = $1 and o.purpose = 'prolong'
      and (select count(*) from platform.audit_entry a where a.action = 'licence_prolonged' and a.changes ->> 'order_id' = o.id::text)
        <> (o.paid_at is not null)::int`,
  },
  {
    says: 'a period is sold for the limit that the licence has by then',
    broken: `select o.number || ': ' || sold.quantity || ', not ' || due.quantity as what from billing."order" o
      join licensing.deliverable d on d.id = o.deliverable_id,
      lateral (select sum((line ->> 'quantity')::int) as quantity from jsonb_array_elements(o.lines) line) sold,
      lateral (select d.quantity - coalesce(sum((action -> 'data' ->> 'quantity_delta')::int), 0) as quantity
        from billing."order" later, jsonb_array_elements(later.actions) action
        where later.deliverable_id = d.id and later.purpose = 'increase' and later.paid_at > o.paid_at) due
      where o.account_id = $1 and o.purpose = 'prolong' and o.paid_at is not null and sold.quantity <> due.quantity`,
  },
  {
    says: 'a raise is paid before the period that follows the days it is priced for',
    broken: `select o.number as what from billing."order" o where o.account_id = $1 and o.purpose = 'increase' and o.paid_at is not null
      and exists (select from billing."order" next where next.deliverable_id = o.deliverable_id and next.purpose = 'prolong'
        and next.paid_at > o.created_at and next.paid_at < o.paid_at)`,
  },
  {
    says: 'each payment has its line in the audit log and its letter',
    broken: `select o.number as what from billing.payment p join billing."order" o on o.id = p.order_id where p.account_id = $1 and (
      (select count(*) from platform.audit_entry a where a.action = 'order_paid' and a.object_id = p.order_id::text) <> 1
      or (select count(*) from jobs.job j where j.name = 'mail' and j.data ->> 'message_id' like '<receipt-' || p.order_id || '@%') <> 1)`,
  },
  {
    says: 'everything has come to its end',
    broken: `select 'attempt ' || id || ' ' || state as what from billing.payment_attempt where account_id = $1 and state not in ('failed', 'succeeded')
      union all select 'refund ' || id || ' ' || state from billing.refund where account_id = $1 and state not in ('failed', 'succeeded')`,
  },
]

interface Standing {
  readonly id: string
  readonly quantity: number
  readonly due_quantity: number
  readonly paid_till: string
  readonly due_paid_till: string
}

/**
 * A licence must be paid until the end of its first period plus its paid prolongations, counted from its first day:
 * from 30 January to 28 February, and on to 30 March. Its quantity must be what was bought.
 */
const licencesOff = async ({ ask }: Shop, { licences }: Life): Promise<string[]> => {
  const off: string[] = []
  for (const { id, quantity, starts_on } of licences) {
    const [row] = await ask<Standing>(
      `select d.human_id as id, d.quantity, d.paid_till::text,
        ($3::date + make_interval(months => 1 + (select count(*) from billing."order" o
          where o.deliverable_id = d.id and o.purpose = 'prolong' and o.paid_at is not null)::int))::date::text as due_paid_till,
        $2::int + (select coalesce(sum((action -> 'data' ->> 'quantity_delta')::int), 0)::int
          from billing."order" o, jsonb_array_elements(o.actions) action
          where o.deliverable_id = d.id and o.purpose = 'increase' and o.paid_at is not null) as due_quantity
       from licensing.deliverable d where d.id = $1`,
      [id, quantity, starts_on],
    )
    if (row?.paid_till !== row?.due_paid_till)
      off.push(`${row?.id} is paid till ${row?.paid_till}, not ${row?.due_paid_till}`)
    if (row?.quantity !== row?.due_quantity) off.push(`${row?.id} is for ${row?.quantity}, not ${row?.due_quantity}`)
  }
  return off
}

/** The invariants that a finished life violates. */
export const judge = async (shop: Shop, life: Life): Promise<string[]> => {
  const { account_id, surprises } = life
  const broken = surprises.map((surprise) => `thrown: ${surprise}`)
  for (const { says, broken: query } of laws)
    for (const { what } of await shop.ask<{ what: string }>(query, [account_id])) broken.push(`${says}: ${what}`)
  return [...broken, ...(await licencesOff(shop, life))]
}

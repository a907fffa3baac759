import type pg from 'pg'

/** An invariant of money that always holds. Each query returns violations. */
interface Invariant {
  readonly id: string
  readonly says: string
  readonly broken: string
}

const money: readonly Invariant[] = [
  {
    id: 'I1',
    says: 'an order is captured at most once, with its own amount',
    broken: `select c.order_id as id from sandbox.capture c left join billing."order" o on o.id::text = c.order_id
      group by c.order_id, o.total, o.currency
      having count(*) > 1 or bool_or(c.amount is distinct from o.total) or bool_or(c.currency is distinct from o.currency)`,
  },
  {
    id: 'I2',
    says: 'an order is paid if and only if it has exactly one payment or costs nothing',
    broken: `select o.id from billing."order" o
      where (o.paid_at is not null) <> (o.total = 0 or (select count(*) from billing.payment p where p.order_id = o.id) = 1)`,
  },
  {
    id: 'I3',
    says: 'each payment has an audit entry and a mail',
    broken: `select p.id from billing.payment p
      where (select count(*) from platform.audit_entry a where a.action = 'order_paid' and a.object_id = p.order_id::text) <> 1
        or (select count(*) from jobs.job j where j.name = 'mail' and j.data ->> 'message_id' like '<receipt-' || p.order_id || '@%') <> 1`,
  },
  {
    id: 'I4',
    says: 'a licence is extended once per paid order',
    broken: `select o.id from billing."order" o
      where o.purpose = 'prolong' and (select count(*) from platform.audit_entry a
        where a.action = 'licence_prolonged' and a.changes ->> 'order_id' = o.id::text) <> (o.paid_at is not null)::int`,
  },
  {
    id: 'I6',
    says: 'every capture at the gateway is a payment, or listed as unknown',
    broken: `select c.id from sandbox.capture c
      where not exists (select from billing.payment p join billing.payment_attempt a on a.id = p.attempt_id where a.id::text = c.attempt_id)
        and not exists (select from billing.payment_attempt a where a.id::text = c.attempt_id and a.state in ('started', 'requires_action', 'unknown'))`,
  },
]

const guarded = ['order', 'payment', 'payment_attempt', 'credit_note', 'refund', 'payment_method'] as const

/** I7: in the server's own role, for another brand and for none, the tables are empty. */
const visibleElsewhere = async (client: pg.Client): Promise<string[]> => {
  const seen: string[] = []
  for (const tenant of ['sever', '']) {
    await client.query('begin')
    await client.query('set local role foyer_web')
    await client.query(`select set_config('foyer.tenant', $1, true)`, [tenant])
    for (const table of guarded) {
      const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from billing."${table}"`)
      if ((rows[0]?.count ?? 0) > 0) seen.push(`${table} for “${tenant}”`)
    }
    await client.query('rollback')
  }
  return seen
}

/** What a run has seen to be final, so that none of it may disappear later. */
export interface Witness {
  /** Orders that a caller was told are paid. */
  readonly acknowledged: Set<string>
  /** Orders that were once seen as paid. */
  readonly final: Set<string>
}

export const createWitness = (): Witness => ({ acknowledged: new Set(), final: new Set() })

const paidOrders = async (client: pg.Client): Promise<Set<string>> => {
  const { rows } = await client.query<{ id: string }>(
    `select o.id from billing."order" o join billing.payment_attempt a on a.order_id = o.id and a.state = 'succeeded' where o.paid_at is not null`,
  )
  return new Set(rows.map(({ id }) => id))
}

/** Records what is final at this point. */
export const remember = async (client: pg.Client, { final }: Witness): Promise<void> => {
  for (const id of await paidOrders(client)) final.add(id)
}

export interface Finding {
  readonly id: string
  readonly says: string
  readonly broken: readonly string[]
}

/** Checks I1 to I8 in the database and the gateway's own ledger, as the owner of the database. */
export const checkInvariants = async (client: pg.Client, witness: Witness): Promise<Finding[]> => {
  const findings: Finding[] = []
  for (const { id, says, broken } of money) {
    const { rows } = await client.query<{ id: string }>(broken)
    findings.push({ id, says, broken: rows.map((row) => row.id) })
  }
  const paid = await paidOrders(client)
  const gone = (known: ReadonlySet<string>): string[] => [...known].filter((order) => !paid.has(order))
  findings.push({ id: 'I5', says: 'final states do not change', broken: gone(witness.final) })
  findings.push({ id: 'I7', says: 'no row is visible to another brand', broken: await visibleElsewhere(client) })
  findings.push({ id: 'I8', says: 'acknowledged changes are in the database', broken: gone(witness.acknowledged) })
  return findings.sort((a, b) => a.id.localeCompare(b.id))
}

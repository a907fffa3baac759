import Fastify from 'fastify'
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose'
import pg from 'pg'

/**
 * The baseline for reads: the minimum that still verifies a token and asks PostgreSQL for the same rows, including the
 * related rows of the answer. It has no tenants, rights, contract, paging or count. It runs in its own process, like
 * the server.
 */
const { DATABASE_URL, JWKS } = process.env
const keys = createLocalJWKSet(JSON.parse(JWKS ?? '{"keys":[]}') as JSONWebKeySet)
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 16 })

const app = Fastify()
type Row = Readonly<Record<string, unknown>>
type Rows = readonly Row[]
const serve = (path: string, answer: (rows: Rows) => unknown, name: string, text: string): void => {
  app.get<{ Params: { id?: string } }>(path, async (request) => {
    const token = (request.headers.authorization ?? '').slice(7)
    const { payload } = await jwtVerify(token, keys, { algorithms: ['EdDSA'], issuer: 'foyer', typ: 'at+jwt' })
    const { id } = request.params
    const values = id === undefined ? [payload['account_id']] : [payload['account_id'], id]
    const { rows } = await pool.query({ name, text, values })
    return answer(rows)
  })
}
const only = ([row]: Rows): unknown => row
const order =
  'id, account_id, number, purpose, description, created_at, due_on, paid_at, cancelled_at, currency, net, tax_percent, tax, total, actions, deliverable_id, deliverable_human_id, deliverable_name'
/** The last payment and the sum of credit notes, which a list contains for each order. */
const beside = `(select json_build_object('state', state, 'gateway', gateway, 'failure_code', failure_code, 'at', updated_at)
    from billing.payment_attempt where order_id = "order".id order by created_at desc limit 1) as attempt,
  (select coalesce(sum(total), 0) from billing.credit_note where order_id = "order".id) as credited`

serve(
  '/orders',
  (orders) => ({ orders }),
  'orders',
  `select ${order}, ${beside} from billing."order" where account_id = $1 order by created_at desc limit 50`,
)
serve(
  '/orders/:id',
  only,
  'order',
  `select ${order}, seller, buyer, lines from billing."order" where account_id = $1 and id = $2`,
)
/** Servers and unpaid invoices, each for all licences at once. */
const withSurroundings = async (rows: Rows): Promise<unknown> => {
  const values = [rows.map(({ id }) => id)]
  const [servers, orders] = await Promise.all([
    pool.query<Row>({
      name: 'servers',
      text: `select deliverable_id, server_id, hostname, ip, version, in_bandwidth, out_bandwidth, sessions, medias, cpu, memory, lifetime, alerts, last_seen_at
        from licensing.server where deliverable_id = any($1) and released_at is null and replaced_by is null order by hostname`,
      values,
    }),
    pool.query<Row>({
      name: 'unpaid',
      text: `select distinct on (deliverable_id) id, deliverable_id, purpose, due_on from billing."order"
        where deliverable_id = any($1) and paid_at is null and cancelled_at is null order by deliverable_id, purpose = 'prolong', created_at`,
      values,
    }),
  ])
  const serversOf = Map.groupBy(servers.rows, ({ deliverable_id }) => deliverable_id)
  const unpaidOf = new Map(orders.rows.map((unpaid) => [unpaid['deliverable_id'], unpaid]))
  return {
    deliverables: rows.map((row) => ({
      ...row,
      servers: serversOf.get(row['id']) ?? [],
      unpaid: unpaidOf.get(row['id']) ?? null,
    })),
  }
}
serve(
  '/deliverables',
  withSurroundings,
  'deliverables',
  'select * from licensing.deliverable where account_id = $1 order by created_at desc limit 20',
)
serve('/deliverables/:id', only, 'deliverable', 'select * from licensing.deliverable where account_id = $1 and id = $2')
serve('/profile', only, 'profile', 'select * from account.account where id = $1')
console.log(`ready at ${await app.listen({ port: 0, host: '127.0.0.1' })}`)

import Fastify from 'fastify'
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose'
import pg from 'pg'

/**
 * The floor that reads are measured against: the least that still checks a token and asks PostgreSQL for the same rows.
 * No tenant, no rights, no contract, no paging. A process of its own, as the server is.
 */
const { DATABASE_URL, JWKS } = process.env
const keys = createLocalJWKSet(JSON.parse(JWKS ?? '{"keys":[]}') as JSONWebKeySet)
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 16 })

const app = Fastify()
const serve = (path: string, answer: (rows: readonly unknown[]) => unknown, name: string, text: string): void => {
  app.get<{ Params: { id?: string } }>(path, async (request) => {
    const token = (request.headers.authorization ?? '').slice(7)
    const { payload } = await jwtVerify(token, keys, { algorithms: ['EdDSA'], issuer: 'foyer', typ: 'at+jwt' })
    const { id } = request.params
    const values = id === undefined ? [payload['account_id']] : [payload['account_id'], id]
    const { rows } = await pool.query({ name, text, values })
    return answer(rows)
  })
}
const only = ([row]: readonly unknown[]): unknown => row
const order =
  'id, number, purpose, description, created_at, due_on, paid_at, currency, net, tax_percent, tax, total, gateway, deliverable_id, deliverable_human_id, deliverable_name'

serve(
  '/orders',
  (orders) => ({ orders }),
  'orders',
  `select ${order} from billing."order" where account_id = $1 order by created_at desc limit 50`,
)
serve(
  '/orders/:id',
  only,
  'order',
  `select ${order}, seller, buyer, lines from billing."order" where account_id = $1 and id = $2`,
)
serve(
  '/deliverables',
  (deliverables) => ({ deliverables }),
  'deliverables',
  'select * from licensing.deliverable where account_id = $1 order by created_at desc limit 20',
)
serve('/deliverables/:id', only, 'deliverable', 'select * from licensing.deliverable where account_id = $1 and id = $2')
serve('/profile', only, 'profile', 'select * from account.account where id = $1')
console.log(`ready at ${await app.listen({ port: 0, host: '127.0.0.1' })}`)

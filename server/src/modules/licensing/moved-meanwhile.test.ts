import { createOrder } from '@foyer/contract/billing/endpoints.ts'
import { encodeActivationRequest } from '@foyer/contract/licensing/activation-request.ts'
import {
  deactivateDeliverable,
  getOfflineActivationKey,
  reactivateDeliverable,
  releaseServer,
  upgradeDeliverable,
} from '@foyer/contract/licensing/endpoints.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { useFoyer } from '../../../test/foyer.ts'
import { giveCard, giveLicence, reportServer } from '../../../test/licences.ts'
import { untilWaiting } from '../../../test/locks.ts'
import { createPerson, type Person } from '../../../test/people.ts'
import type { NewLicence } from './index.ts'

/* A customer's request that is in progress while staff transfer the licence must not count as the new owner's. */

const foyer = useFoyer()
let gate: Client
beforeAll(async () => {
  gate = new Client({ connectionString: foyer.database_url })
  await gate.connect()
})
afterAll(async () => {
  await gate.end()
})

const request = encodeActivationRequest(
  JSON.stringify({ server_id: 'late', hostname: 'late.ship.example', version: '26.11' }),
)

type Ask = (seller: Person, id: string) => Promise<{ readonly status: number }>
const cases: readonly (readonly [string, Partial<NewLicence>, Ask])[] = [
  ['renewals', {}, ({ client }, id) => client.call(reactivateDeliverable, { params: { id } })],
  [
    'the end of renewals',
    { auto_renewable: true },
    ({ client }, id) => client.call(deactivateDeliverable, { params: { id }, body: { reason: 'too dear' } }),
  ],
  [
    'a higher limit',
    { auto_renewable: true },
    ({ client }, id) => client.call(upgradeDeliverable, { params: { id }, body: { quantity_delta: 1 } }),
  ],
  [
    'a file for a server',
    { activation_type: 'offline' },
    ({ client }, id) => client.call(getOfflineActivationKey, { params: { id }, query: { request } }),
  ],
  ['the place of a server', {}, ({ client }, id) => client.call(releaseServer, { params: { id, server_id: 'first' } })],
  [
    'another comment',
    {},
    ({ client }, id) =>
      client.call(createOrder, { body: { purpose: 'update_properties', deliverable_id: id, user_comment: 'Mine' } }),
  ],
]

const rowsOf = async (id: string): Promise<unknown> => {
  const { rows } = await gate.query(
    `select to_jsonb(d) as licence, (select jsonb_agg(to_jsonb(s)) from licensing.server s where deliverable_id = d.id) as servers,
      (select jsonb_agg(action) from platform.audit_entry where object_id = d.id::text and account_id = d.account_id) as told,
      (select count(*) from billing."order" o where o.account_id = d.account_id) as orders
    from licensing.deliverable d where id = $1`,
    [id],
  )
  return rows
}

it.each(cases)(
  'LIC-44 %s requested while the licence is moved is 404, and its new owner’s licence is unchanged',
  async (_, wishes, ask) => {
    const [seller, buyer] = [await createPerson(foyer), await createPerson(foyer)]
    for (const person of [seller, buyer]) await giveCard(foyer, person, { is_default: true })
    const id = await giveLicence(foyer, seller, wishes)
    if (wishes.activation_type === undefined) await reportServer(foyer, id, { server_id: 'first' })
    await gate.query('begin')
    await gate.query(`update licensing.deliverable set account_id = $2, billing_kind = 'manual' where id = $1`, [
      id,
      buyer.account.id,
    ])
    const moved = await rowsOf(id)
    const asked = ask(seller, id)
    await untilWaiting(gate, 1)
    await gate.query('commit')
    expect((await asked).status).toBe(404)
    expect(await rowsOf(id)).toEqual(moved)
  },
)

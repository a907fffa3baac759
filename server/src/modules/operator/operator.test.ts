import { getOperator, operatorLogin, operatorLogout } from '@foyer/contract/operator/endpoints.ts'
import { operatorRoles } from '@foyer/contract/operator/operator.ts'
import { addStaffComment, listStaffTickets } from '@foyer/contract/operator/ticket-endpoints.ts'
import { openTicket } from '@foyer/contract/support/endpoints.ts'
import { describe, expect, it } from 'vitest'
import { useFoyer } from '../../../test/foyer.ts'
import { createStaff } from '../../../test/operators.ts'
import { createPerson } from '../../../test/people.ts'
import { scopesOfRole } from './policy.ts'

const foyer = useFoyer()

const statusOf = (access_token: string, tenant?: string) =>
  foyer.client
    .send('GET', getOperator.url, {
      as: { access_token },
      ...(tenant !== undefined && { headers: { 'x-tenant': tenant } }),
    })
    .then(({ status }) => status)

describe('a key', () => {
  it('identifies the caller and its rights, and is stored as its hash', async () => {
    const { operator, key, client } = await createStaff(foyer, { role: 'support' })
    expect(await client.ask(getOperator)).toEqual({
      id: operator.id,
      handle: operator.handle,
      name: operator.name,
      email: operator.email,
      role: 'support',
      scopes: scopesOfRole.support,
      second_factor: { on: false, required: false },
    })
    const rows = await foyer.sql('select * from operator.credential where operator_id = $1', operator.id)
    expect(JSON.stringify(rows)).not.toContain(key)
  })

  it('opens one brand: the one it was created for, named or not', async () => {
    const { key, client } = await createStaff(foyer, { tenant: 'sever' })
    expect(await statusOf(key)).toBe(200)
    expect(await statusOf(key, 'sever')).toBe(200)
    expect(await statusOf(key, 'aurora')).toBe(401)
    // The answer says nothing against the key, which is valid.
    expect(await statusOf(key, 'sewer')).toBe(400)
    const person = await createPerson(foyer)
    const question = { title: 'At the other brand', description: 'x', kind: 'support', product: 'iptv' } as const
    await person.client.ask(openTicket, { body: question })
    expect((await client.ask(listStaffTickets)).tickets).toEqual([])
  })

  it('opens what both its role and its scopes allow', async () => {
    const asked = { params: { id: '00000000-0000-4000-8000-000000000000' }, body: { body: 'Hello' } }
    const viewer = await createStaff(foyer, { role: 'viewer' })
    await viewer.client.ask(listStaffTickets)
    expect(await viewer.client.refusal(addStaffComment, asked)).toMatchObject({
      status: 403,
      code: 'forbidden',
      meta: { scope: 'tickets:write' },
    })
    const narrow = await createStaff(foyer, { role: 'admin', scopes: ['audit:read'] })
    expect(await narrow.client.refusal(listStaffTickets)).toMatchObject({ status: 403 })
    const wide = await createStaff(foyer, { role: 'viewer', scopes: ['tickets:read', 'tickets:write'] })
    expect((await wide.client.ask(getOperator)).scopes).toEqual(['tickets:read'])
    expect(await wide.client.refusal(addStaffComment, asked)).toMatchObject({ status: 403 })
  })

  it('ends at once when revoked, expired, or its operator is blocked', async () => {
    const ends = [
      `update operator.credential set revoked_at = now() where operator_id = $1`,
      `update operator.credential set expires_at = now() - interval '1 second' where operator_id = $1`,
      `update operator.operator set blocked = true where id = $1`,
    ]
    for (const end of ends) {
      const { operator, key } = await createStaff(foyer)
      expect(await statusOf(key)).toBe(200)
      await foyer.sql(end, operator.id)
      expect(await statusOf(key)).toBe(401)
    }
  })

  it('is not an access token, and an access token is not a key', async () => {
    const { tokens } = await createPerson(foyer)
    expect(await statusOf(tokens.access_token)).toBe(401)
    const { key } = await createStaff(foyer)
    const { status } = await foyer.client.send('GET', '/billing/api/v1/profile', { as: { access_token: key } })
    expect(status).toBe(401)
  })

  it('needs no Idempotency-Key, but one that is sent takes effect', async () => {
    const { client } = await createStaff(foyer)
    const person = await createPerson(foyer)
    const question = { title: 'Twice', description: 'x', kind: 'support', product: 'iptv' } as const
    const { id } = await person.client.ask(openTicket, { body: question })
    const said = { params: { id }, body: { body: 'Hello' } }
    await client.ask(addStaffComment, { ...said, idempotency_key: null })
    const idempotency_key = '0b0d7c52-1b1f-4a6a-9f52-0d7f0f0a7c11'
    const first = await client.ask(addStaffComment, { ...said, idempotency_key })
    expect(await client.ask(addStaffComment, { ...said, idempotency_key })).toEqual(first)
  })
})

describe('an operator who signs in', () => {
  const password = 'Harbour-light-42'
  const signIn = (email: string, typed = password, tenant = 'aurora') =>
    foyer.client.call(operatorLogin, { as: { tenant, basic: { email, password: typed } } })

  it('works with the token until they sign out', async () => {
    const { operator, key } = await createStaff(foyer, { role: 'billing', password })
    const { status, body } = await signIn(operator.email)
    expect({ status, body }).toMatchObject({ status: 200, body: { operator: { handle: operator.handle } } })
    const { token } = body as { token: string }
    expect(await statusOf(token)).toBe(200)
    await foyer.client.ask(operatorLogout, { as: { access_token: token } })
    expect(await statusOf(token)).toBe(401)
    // A key does not end when its operator signs out.
    await foyer.client.ask(operatorLogout, { as: { access_token: key } })
    expect(await statusOf(key)).toBe(200)
  })

  it('is refused alike for a wrong password, an unknown e-mail, another brand, and an account without a password', async () => {
    const { operator } = await createStaff(foyer, { password })
    const program = await createStaff(foyer)
    const person = await createPerson(foyer)
    for (const tried of [
      signIn(operator.email, 'wrong'),
      signIn('nobody@staff.example'),
      signIn(operator.email, password, 'sever'),
      signIn(program.operator.email),
      signIn(person.email, person.password),
    ])
      expect(await tried).toMatchObject({ status: 401, body: { errors: [{ code: 'wrong_credentials' }] } })
  })

  it('cannot sign in once blocked, and only learns that with the right password', async () => {
    const { operator } = await createStaff(foyer, { password })
    const block = 'update operator.operator set blocked = true where id = $1'
    await foyer.sql(block, operator.id)
    expect(await signIn(operator.email)).toMatchObject({ status: 403, body: { errors: [{ code: 'account_blocked' }] } })
    expect((await signIn(operator.email, 'wrong')).status).toBe(401)
  })

  it('has to wait after five wrong passwords', async () => {
    const { operator } = await createStaff(foyer, { password })
    for (let tries = 0; tries < 5; tries += 1) expect((await signIn(operator.email, 'wrong')).status).toBe(401)
    expect((await signIn(operator.email)).status).toBe(429)
  })
})

it('each role reads everything and writes no more than the one above', () => {
  for (const role of operatorRoles) expect(scopesOfRole[role]).toEqual(expect.arrayContaining([...scopesOfRole.viewer]))
  expect(scopesOfRole.admin).toEqual(expect.arrayContaining([...scopesOfRole.support, ...scopesOfRole.billing]))
})

import {
  changeOperator,
  confirmOperatorSecondFactor,
  createOperatorKey,
  getOperator,
  listAudit,
  listOperatorKeys,
  revokeOperatorKey,
  startOperatorSecondFactor,
} from '@foyer/contract/operator/endpoints.ts'
import { minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import { Client as Postgres } from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import { advance } from '../../../../test/days.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { signInStaff } from '../../../../test/invites.ts'
import { untilWaiting } from '../../../../test/locks.ts'
import { createStaff, type Staff } from '../../../../test/operators.ts'
import { mailsTo } from '../../../../test/outbox.ts'
import { codeOf, nextCode } from '../../../../test/second-factors.ts'

const foyer = useFoyer()
let admin: Staff
beforeAll(async () => {
  admin = await createStaff(foyer)
})

const password = 'Quiet-harbour-7'

const signIn = ({ operator: { email, tenant } }: Staff): Promise<Client> =>
  signInStaff(foyer, { email, password, tenant })

const aWhileLater = (): void => {
  advance(foyer, 15 * minuteMs)
}

const body = { title: 'Bank statement import', scopes: ['orders:read' as const] }

describe('a key that is created in a session', () => {
  it('requires the password if the sign-in is older than 15 minutes: an open console cannot create a key', async () => {
    const client = await signIn(await createStaff(foyer, { password }))
    await client.ask(createOperatorKey, { body })
    aWhileLater()
    const missing = { status: 422, code: 'required', source: { pointer: '/password' } }
    expect(await client.refusal(createOperatorKey, { body })).toMatchObject(missing)
    const wrong = await client.refusal(createOperatorKey, { body: { ...body, password: 'another-one-1' } })
    expect(wrong).toMatchObject({ status: 422, code: 'wrong_password', source: { pointer: '/password' } })
    const { secret } = await client.ask(createOperatorKey, { body: { ...body, password } })
    await foyer.client.as({ access_token: secret }).ask(getOperator)
  })

  it('requires a code too if two-step sign-in is on', async () => {
    const client = await signIn(await createStaff(foyer, { password }))
    const { secret } = await client.ask(startOperatorSecondFactor)
    await client.ask(confirmOperatorSecondFactor, { body: { code: codeOf(foyer, secret) } })
    aWhileLater()
    const missing = { status: 422, code: 'required', source: { pointer: '/code' } }
    expect(await client.refusal(createOperatorKey, { body: { ...body, password } })).toMatchObject(missing)
    const wrong = await client.refusal(createOperatorKey, { body: { ...body, password, code: '000000' } })
    expect(wrong).toMatchObject({ status: 422, code: 'wrong_code', source: { pointer: '/code' } })
    const proven = { ...body, password, code: codeOf(foyer, secret) }
    expect((await client.call(createOperatorKey, { body: proven })).status).toBe(201)
    // Each code works once.
    expect((await client.refusal(createOperatorKey, { body: proven })).code).toBe('wrong_code')
    nextCode(foyer)
  })
})

it('is created with another key at any time, without a password', async () => {
  const { client } = await createStaff(foyer, { password })
  aWhileLater()
  expect((await client.call(createOperatorKey, { body })).status).toBe(201)
})

describe('the operator of a new key', () => {
  it('gets a mail with its name, its access and the key that created it', async () => {
    const maker = await createStaff(foyer)
    await maker.client.ask(createOperatorKey, { body })
    const [mail] = await mailsTo(foyer, maker.operator.email)
    expect(mail?.subject).toMatch(/^New API key for the /)
    expect(mail?.text).toContain('“Bank statement import”')
    expect(mail?.text).toContain('orders:read')
    expect(mail?.text).toContain('with the key “Test”')
    expect(mail?.text).toContain('IP address 127.0.0.1')
    expect(mail?.links[0]).toMatch(/\/operator\/keys$/)
  })

  it('gets a mail that a session created it and that it has all rights of the role', async () => {
    const maker = await createStaff(foyer, { password })
    await (await signIn(maker)).ask(createOperatorKey, { body: { title: 'All' } })
    const [mail] = await mailsTo(foyer, maker.operator.email)
    expect(mail?.text).toContain('everything your role allows')
    expect(mail?.text).toContain('in the console')
  })

  it('gets a mail naming the colleague who created it, without their address', async () => {
    const bea = await createStaff(foyer, { role: 'support' })
    const maker = await createStaff(foyer, { name: 'Jonas Weber' })
    await maker.client.ask(createOperatorKey, { body: { title: 'Sync', operator: bea.operator.handle } })
    const [mail] = await mailsTo(foyer, bea.operator.email)
    expect(mail?.text).toContain('Jonas Weber')
    expect(mail?.text).not.toContain('IP address')
    expect(await mailsTo(foyer, maker.operator.email)).toEqual([])
  })
})

const make = async (client: Client, operator?: string) => {
  const asked = { title: 'x', scopes: ['operators:write' as const, 'orders:read' as const] }
  const wish = operator === undefined ? asked : { title: 'x', scopes: ['orders:read' as const], operator }
  const { key, secret } = await client.ask(createOperatorKey, { body: wish })
  return { key, secret, client: foyer.client.as({ access_token: secret }) }
}

const revoke = (id: string) =>
  admin.client.call(revokeOperatorKey, { params: { id }, body: { reason: 'it stood in a log' } })

describe('a key that ends', () => {
  it('ends the keys that were created with it, and their keys in turn, in every name', async () => {
    const [lea, bea] = [await createStaff(foyer, { password }), await createStaff(foyer, { role: 'support' })]
    const session = await signIn(lea)
    const leaked = await make(session)
    const child = await make(leaked.client)
    const grandchild = await make(child.client)
    const inBeasName = await make(child.client, bea.operator.handle)
    const ofTheSession = await make(session)
    expect((await revoke(leaked.key.id)).status).toBe(200)
    for (const { client } of [leaked, child, grandchild, inBeasName])
      expect((await client.refusal(getOperator)).status).toBe(401)
    for (const client of [session, ofTheSession.client, lea.client, bea.client]) await client.ask(getOperator)
    const { entries } = await admin.client.ask(listAudit, { query: { object_id: grandchild.key.id } })
    expect(entries).toMatchObject([
      { action: 'operator_key_revoked', reason: 'it stood in a log' },
      { action: 'operator_key_issued' },
    ])
    expect((await revoke(child.key.id)).status).toBe(409)
  })

  it('does not end the key that created it', async () => {
    const lea = await createStaff(foyer)
    const child = await make(lea.client)
    const { keys } = await lea.client.ask(listOperatorKeys, { query: { limit: '100' } })
    const parent = keys.find(({ operator, title }) => operator.handle === lea.operator.handle && title === 'Test')
    expect(keys.find(({ id }) => id === child.key.id)?.made_with).toEqual({ id: parent?.id, title: 'Test' })
    await revoke(child.key.id)
    await lea.client.ask(getOperator)
  })

  it('because its operator is blocked ends the keys that were created with it', async () => {
    const [lea, bea] = [await createStaff(foyer), await createStaff(foyer, { role: 'support' })]
    const own = await make(lea.client)
    const theirs = await make(own.client, bea.operator.handle)
    await admin.client.ask(changeOperator, { params: { id: lea.operator.id }, body: { blocked: true } })
    expect((await theirs.client.refusal(getOperator)).status).toBe(401)
  })
})

/** Changes the maker in a transaction that holds their row while their request for a key waits for it. */
const askMeanwhile = async ({ operator: { id } }: Staff, client: Client, becomes: string) => {
  const holder = new Postgres({ connectionString: foyer.database_url })
  await holder.connect()
  await holder.query('begin')
  await holder.query('select from operator.operator where id = $1 for update', [id])
  const asking = client.call(createOperatorKey, { body })
  try {
    await untilWaiting(holder, 1)
    await holder.query(becomes, [id])
  } finally {
    await holder.query('commit')
    await holder.end()
  }
  return asking
}

describe('a key whose creator at the same time', () => {
  it.each([
    ['is blocked', 'update operator.operator set blocked = true where id = $1', 401],
    ['may no longer create keys', `update operator.operator set role = 'support' where id = $1`, 403],
    [
      'loses the key used for the call',
      'update operator.credential set revoked_at = now() where operator_id = $1',
      401,
    ],
  ])('%s is not created', async (_, becomes, status) => {
    const maker = await createStaff(foyer)
    expect((await askMeanwhile(maker, maker.client, becomes)).status).toBe(status)
    const { keys } = await admin.client.ask(listOperatorKeys, { query: { limit: '100' } })
    expect(keys.filter(({ operator }) => operator.handle === maker.operator.handle)).toHaveLength(1)
  })
})

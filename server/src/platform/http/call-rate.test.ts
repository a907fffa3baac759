import { randomUUID } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { acceptTerms, getFeatures, getProfile, listSessions, login } from '@foyer/contract/account/endpoints.ts'
import { sendHeartbeat } from '@foyer/contract/licensing/media-server-endpoints.ts'
import { createOperatorKey, listCustomers, revokeOperatorKey } from '@foyer/contract/operator/endpoints.ts'
import { Client } from 'pg'
import { describe, expect, it } from 'vitest'
import { useFoyer } from '../../../test/foyer.ts'
import { signInStaff } from '../../../test/invites.ts'
import { giveLicence } from '../../../test/licences.ts'
import { mediaServer } from '../../../test/media-servers.ts'
import { createStaff } from '../../../test/operators.ts'
import { createPerson, type Person, signIn } from '../../../test/people.ts'
import { createCallRate } from './call-rate.ts'

const most = 30

describe('a flood of calls', () => {
  const foyer = useFoyer({
    adjust: (settings) => ({ ...settings, calls_per_minute: { account: most, address: most, licence: most } }),
  })

  const times = async (count: number, call: () => Promise<{ readonly status: number }>): Promise<number[]> => {
    const answers = await Promise.all(Array.from({ length: count }, call))
    return answers.map(({ status }) => status)
  }

  /** A server that is known already, which no limit of new ones concerns. Returns its heartbeat. */
  const startServer = async (owner: Person) => {
    const machine = await mediaServer(foyer, await giveLicence(foyer, owner))
    const body = { server_id: 'id-of-a-machine', hostname: 'one.servers.example', version: '26.11' }
    await machine.ask(sendHeartbeat, { body })
    return () => machine.call(sendHeartbeat, { body })
  }

  it('of one account is refused beyond the limit with the time to wait, from any session; others continue', async () => {
    const [olga, mia] = [await createPerson(foyer), await createPerson(foyer)]
    const again = await signIn(foyer, olga)
    const statuses = await times(most, () => olga.client.call(getProfile))
    expect(new Set(statuses)).toEqual(new Set([200]))
    const refused = await again.client.refusal(listSessions)
    expect(refused).toMatchObject({ status: 429, code: 'too_many_requests' })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await mia.client.call(getProfile)).status).toBe(200)
  })

  it('with a key of an operator is refused too, and the operator can still revoke that key', async () => {
    const password = 'Harbour-light-42'
    const hanna = await createStaff(foyer, { password })
    const { email } = hanna.operator
    const session = await signInStaff(foyer, { email, password })
    const { key, secret } = await session.ask(createOperatorKey, { body: { title: 'A dashboard' } })
    const byKey = foyer.client.as({ access_token: secret })
    const statuses = await times(most + 1, () => byKey.call(listCustomers))
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    expect((await session.call(revokeOperatorKey, { params: { id: key.id }, body: null })).status).toBe(200)
    expect((await byKey.call(listCustomers)).status).toBe(401)
  })

  it('of one licence is refused with the time to wait, and is nothing to the servers of another', async () => {
    const olga = await createPerson(foyer)
    const [known, other] = [await startServer(olga), await startServer(olga)]
    const statuses = await times(most, known)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([
      ...Array.from({ length: most - 1 }, () => 200),
      429,
    ])
    const refused = await known()
    expect(refused).toMatchObject({ status: 429, body: { errors: [{ code: 'too_many_requests' }] } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await other()).status).toBe(200)
    expect((await olga.client.call(getProfile)).status).toBe(200)
  })

  it('without an identity counts by address, wrong tokens too, whatever X-Forwarded-For says', async () => {
    let number = 0
    const statuses = await times(most * 2, () => {
      number += 1
      const headers = { 'x-forwarded-for': `203.0.113.${number}` }
      return number % 2 === 0
        ? foyer.client.call(getFeatures, { headers })
        : foyer.client.as({ access_token: 'made up' }).call(getProfile, { headers })
    })
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(most)
  })
})

describe('concurrent calls', () => {
  const foyer = useFoyer({
    adjust: (settings) => ({ ...settings, calls_at_once: { account: 20, transfers: 5 } }),
  })

  /** A call with an incomplete body, which stays in progress until its caller disconnects. */
  const begin = (access_token: string): Socket => {
    const socket = connect(Number(new URL(foyer.url).port), '127.0.0.1')
    const proof = `Authorization: Bearer ${access_token}\r\nIdempotency-Key: ${randomUUID()}`
    socket.write(`POST ${acceptTerms.url} HTTP/1.1\r\nHost: here\r\n${proof}\r\n`)
    socket.write('Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"')
    return socket
  }

  it('S54 of one account wait from the 21st on, are refused with the time to wait, and continue when a place is free; others are not affected', async () => {
    const [olga, mia] = [await createPerson(foyer), await createPerson(foyer)]
    const again = await signIn(foyer, olga)
    const open = Array.from({ length: 20 }, () => begin(olga.tokens.access_token))
    await expect.poll(async () => (await olga.client.call(getProfile)).status, { timeout: 15_000 }).toBe(429)
    const refused = await again.client.refusal(listSessions)
    expect(refused).toMatchObject({ status: 429, code: 'too_many_requests' })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await mia.client.call(getProfile)).status).toBe(200)
    open.pop()?.destroy()
    await expect.poll(async () => (await olga.client.call(getProfile)).status, { timeout: 15_000 }).toBe(200)
    for (const socket of open) socket.destroy()
  })

  it('S54 are all answered up to 20 of one account', async () => {
    const olga = await createPerson(foyer)
    const answers = await Promise.all(Array.from({ length: 20 }, () => olga.client.call(getProfile)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })

  it('S54 make no attempts while they cannot be counted: signing in is refused, other reads work', async () => {
    const olga = await createPerson(foyer)
    const holder = new Client({ connectionString: foyer.database_url })
    await holder.connect()
    await holder.query('begin; lock table platform.rate_limit in access exclusive mode')
    const { email, password } = olga
    const signingIn = foyer.client.refusal(login, { as: { tenant: 'aurora', basic: { email, password } } })
    expect((await olga.client.call(getProfile)).status).toBe(200)
    expect(await signingIn).toMatchObject({ status: 503, code: 'unavailable', meta: { retry_after: 2 } })
    await holder.end()
    expect((await signIn(foyer, olga)).tokens.access_token).not.toBe('')
  })
})

describe('a minute', () => {
  it('begins with the first call and restarts when it is over', () => {
    let now = 0
    const told: string[] = []
    const limits = { account: 2, address: 1, licence: 1 }
    const flood = createCallRate(limits, { now: () => now, tellBeyond: (...beyond) => told.push(beyond.join(' ')) })
    flood.take('account', 'olga')
    now = 59_000
    flood.take('account', 'olga')
    for (let more = 0; more < 3; more += 1) expect(() => flood.take('account', 'olga')).toThrow('too_many_requests')
    expect(told).toEqual(['account olga'])
    flood.take('address', 'olga')
    now = 60_000
    flood.take('account', 'olga')
  })
})

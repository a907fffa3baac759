// @module-tag long
import { randomUUID } from 'node:crypto'
import { login } from '@foyer/contract/account/endpoints.ts'
import { describe, expect, it } from 'vitest'
import { type RunningFoyer, startFoyer, useFoyer } from '../../../test/foyer.ts'
import { createAccount, somePassword } from '../../../test/people.ts'

const foyer = useFoyer()

const tryAs = (email: string, password: string, tenant = 'aurora') =>
  foyer.client.call(login, { as: { tenant, basic: { email, password } } })

const guess = async (email: string, times: number, tenant = 'aurora'): Promise<number[]> => {
  const statuses: number[] = []
  for (let count = 0; count < times; count += 1) statuses.push((await tryAs(email, `guess-${count}`, tenant)).status)
  return statuses
}

it('AUTH-64, API-11 after ten attempts the pair of account and address has to wait, for a stated time; others do not', async () => {
  const olga = await createAccount(foyer)
  const mia = await createAccount(foyer)
  expect(await guess(olga.email, 10)).toEqual(Array.from({ length: 10 }, () => 401))
  const refused = await foyer.client.refusal(login, {
    as: { tenant: 'aurora', basic: { email: olga.email, password: somePassword } },
  })
  expect(refused).toMatchObject({ status: 429, code: 'too_many_requests' })
  const seconds = Number(refused.meta?.['retry_after'])
  expect(seconds).toBeGreaterThan(580)
  expect(seconds).toBeLessThanOrEqual(600)
  expect(refused.headers.get('retry-after')).toBe(String(seconds))
  expect((await tryAs(mia.email, somePassword)).status).toBe(200)
  // The limits after exactly ten minutes, neither sooner nor later.
  const wait = (ms: number) =>
    foyer.sql(`update platform.rate_limit set expire = expire - ${ms} where key like 'sign_in%'`)
  await wait((seconds - 120) * 1000)
  expect((await tryAs(olga.email, somePassword)).status).toBe(429)
  await wait(120_000)
  expect((await tryAs(olga.email, somePassword)).status).toBe(200)
})

it('AUTH-64 the e-mail counts in any spelling, and each brand counts separately', async () => {
  const { email } = await createAccount(foyer)
  await createAccount(foyer, { tenant: 'sever', email, country: 'RU' })
  await guess(email, 5)
  await guess(` ${email.toUpperCase()}`, 5)
  expect((await tryAs(email, somePassword)).status).toBe(429)
  expect((await tryAs(email, somePassword, 'sever')).status).toBe(200)
})

it('AUTH-64 an unknown e-mail is counted like a known one', async () => {
  expect(await guess('nobody@people.example', 11)).toEqual([...Array.from({ length: 10 }, () => 401), 429])
})

it('AUTH-64 a success resets the count', async () => {
  const { email } = await createAccount(foyer)
  await guess(email, 9)
  expect((await tryAs(email, somePassword)).status).toBe(200)
  expect(await guess(email, 10)).not.toContain(429)
})

describe('an attacker who tries passwords does not lock the owner out', () => {
  const device = randomUUID()
  const rival = randomUUID()
  const attempt = (foyer: RunningFoyer, email: string, password: string, headers: Record<string, string>) =>
    foyer.client.call(login, { as: { tenant: 'aurora', basic: { email, password } }, headers })
  const statuses = async (times: number, one: () => Promise<{ readonly status: number }>): Promise<number[]> => {
    const all: number[] = []
    for (let count = 0; count < times; count += 1) all.push((await one()).status)
    return all
  }

  it('AUTH-64, S29 at another address, where a whole IPv6 network is one', async () => {
    const proxied = await startFoyer({ adjust: (settings) => ({ ...settings, trusted_proxies: ['127.0.0.1'] }) })
    try {
      const { email } = await createAccount(proxied)
      const from = (ip: string, password: string) => attempt(proxied, email, password, { 'x-forwarded-for': ip })
      expect((await statuses(11, () => from('192.0.2.7', 'guess'))).at(-1)).toBe(429)
      expect((await from('192.0.2.8', somePassword)).status).toBe(200)
      // A customer with IPv6 has 2⁶⁴ addresses to try from; they count as one.
      const mia = await createAccount(proxied)
      let host = 0
      const within = (network: string, password: string) => {
        host += 1
        const ip = `${network}::${host.toString(16)}:${host}`
        return attempt(proxied, mia.email, password, { 'x-forwarded-for': ip })
      }
      expect((await statuses(11, () => within('2001:db8:7:1', 'guess'))).at(-1)).toBe(429)
      expect((await within('2001:db8:7:2', somePassword)).status).toBe(200)
    } finally {
      await proxied.close()
    }
  })

  it('S29 trying one account from many networks is stopped, and its owner gets in where they were before', async () => {
    const proxied = await startFoyer({ adjust: (settings) => ({ ...settings, trusted_proxies: ['127.0.0.1'] }) })
    try {
      const { email } = await createAccount(proxied)
      const from = (ip: string, password: string, headers = {}) =>
        attempt(proxied, email, password, { 'x-forwarded-for': ip, ...headers })
      expect((await from('203.0.113.1', somePassword, { device })).status).toBe(200)
      // Ten at a time: of a hundred concurrent calls a busy machine refuses some before it checks their password.
      for (let ten = 0; ten < 10; ten += 1) {
        const networks = Array.from({ length: 10 }, (_, one) => `10.0.${ten * 10 + one}.1`)
        const guesses = await Promise.all(networks.map((ip) => from(ip, 'guess')))
        expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([401]))
      }
      expect((await from('10.1.0.1', somePassword)).status).toBe(429)
      expect((await from('203.0.113.1', somePassword, { device })).status).toBe(200)
    } finally {
      await proxied.close()
    }
  })

  it('S29 trying many accounts from one network is stopped, however many addresses it has; others are not', async () => {
    const proxied = await startFoyer({ adjust: (settings) => ({ ...settings, trusted_proxies: ['127.0.0.1'] }) })
    try {
      const { email } = await createAccount(proxied)
      const from = (ip: string) => attempt(proxied, email, somePassword, { 'x-forwarded-for': ip })
      for (const network of ['198.51.100', '2001:db8:9']) {
        const at = (host: number) => (network.includes(':') ? `${network}:${host}::1` : `${network}.${host}`)
        expect((await from(at(1))).status).toBe(200)
        await proxied.sql(`update platform.rate_limit set points = 1000 where key like 'sign_in_network:${network}%'`)
        expect((await from(at(2))).status).toBe(429)
      }
      expect((await from('198.51.101.1')).status).toBe(200)
      expect((await from('2001:db8:a::1')).status).toBe(200)
    } finally {
      await proxied.close()
    }
  })

  it('AUTH-64 on a device where they have signed in before, even from the same address; an unknown device has to wait', async () => {
    const { email } = await createAccount(foyer)
    expect((await attempt(foyer, email, somePassword, { device })).status).toBe(200)
    expect((await statuses(11, () => attempt(foyer, email, 'guess', { device: rival }))).at(-1)).toBe(429)
    expect((await attempt(foyer, email, somePassword, {})).status).toBe(429)
    expect((await attempt(foyer, email, somePassword, { device: randomUUID() })).status).toBe(429)
    expect((await attempt(foyer, ` ${email.toUpperCase()}`, somePassword, { device })).status).toBe(200)
  })

  it('AUTH-64 while a known device has its own attempts, as many as others, and is only known for its account and brand', async () => {
    const [olga, mia] = [await createAccount(foyer), await createAccount(foyer)]
    await attempt(foyer, olga.email, somePassword, { device })
    expect(await statuses(11, () => attempt(foyer, olga.email, 'guess', { device }))).toEqual([
      ...Array.from({ length: 10 }, () => 401),
      429,
    ])
    // To another account, the same browser is unknown: its tries count with the others of the address.
    expect((await statuses(11, () => attempt(foyer, mia.email, 'guess', { device }))).at(-1)).toBe(429)
    expect((await tryAs(mia.email, somePassword)).status).toBe(429)
    await createAccount(foyer, { tenant: 'sever', email: olga.email, country: 'RU' })
    await guess(olga.email, 11, 'sever')
    const there = { as: { tenant: 'sever', basic: { email: olga.email, password: somePassword } } }
    expect((await foyer.client.call(login, { ...there, headers: { device } })).status).toBe(429)
  })

  it('AUTH-64 and a device’s name is stored as a hash, of a length that cannot be guessed', async () => {
    const { email, id } = await createAccount(foyer)
    await attempt(foyer, email, somePassword, { device })
    await attempt(foyer, email, somePassword, { device: 'short' })
    const rows = await foyer.sql<{ device_hash: Buffer | null }>(
      'select device_hash from account.session where account_id = $1 order by created_at',
      id,
    )
    expect(rows.map(({ device_hash }) => device_hash?.length ?? null)).toEqual([32, null])
    expect(rows[0]?.device_hash?.includes(Buffer.from(device))).toBe(false)
  })
})

it('AUTH-64 an address has 300 attempts, for any accounts', async () => {
  // A server of its own, because the other tests here have used up some of its tries.
  const quiet = await startFoyer()
  try {
    const olga = await createAccount(quiet)
    const { client } = quiet
    const as = (email: string) => ({ as: { tenant: 'aurora', basic: { email, password: somePassword } } })
    for (let count = 0; count < 299; count += 1) await client.call(login, as('nobody@people.example'))
    expect((await client.call(login, as(olga.email))).status).toBe(200)
    expect(await client.refusal(login, as(olga.email))).toMatchObject({ status: 429, code: 'too_many_requests' })
  } finally {
    await quiet.close()
  }
})

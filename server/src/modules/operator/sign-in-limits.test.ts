import { randomUUID } from 'node:crypto'
import { operatorLogin } from '@foyer/contract/operator/endpoints.ts'
import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { expect, it } from 'vitest'
import { useFoyer } from '../../../test/foyer.ts'
import { createStaff } from '../../../test/operators.ts'
import { watchStatements } from '../../../test/statements.ts'

const password = 'Harbour-light-42'
const statements = watchStatements()
const foyer = useFoyer({ adjust: (settings) => ({ ...settings, trusted_proxies: ['127.0.0.1'] }) })

const statusFrom = async (ip: string, email: string, typed = password, tenant = 'aurora'): Promise<number> => {
  const as = { tenant, basic: { email, password: typed } }
  return (await foyer.client.call(operatorLogin, { as, headers: { 'x-forwarded-for': ip } })).status
}

/** Sets the counts as if that many tries had been made. Only counters that already exist are changed. */
const count = (key: string, tries: number) =>
  foyer.sql(`update platform.rate_limit set points = $2 where key like $1`, key, tries)

const nobody = () => `${randomUUID()}@staff.example`

it('S29 trying one operator from many networks is stopped; operators still get in where they were before', async () => {
  const { operator } = await createStaff(foyer, { password })
  expect(await statusFrom('203.0.113.1', operator.email)).toBe(200)
  expect(await statusFrom('10.0.1.1', operator.email, 'guess')).toBe(401)
  await count('operator_email:%', 48)
  for (const at of [2, 3]) expect(await statusFrom(`10.0.${at}.1`, operator.email, 'guess')).toBe(401)
  expect(await statusFrom('10.1.0.1', operator.email)).toBe(429)
  // The neighbour's address is unknown; a colleague's is known.
  expect(await statusFrom('203.0.113.2', operator.email)).toBe(429)
  const colleague = await createStaff(foyer, { password })
  expect(await statusFrom('198.51.100.1', colleague.operator.email)).toBe(200)
  expect(await statusFrom('198.51.100.1', operator.email, 'guess')).toBe(401)
  expect(await statusFrom('203.0.113.1', operator.email)).toBe(200)
  // A success resets the count of tries.
  expect(await statusFrom('10.1.0.1', operator.email)).toBe(200)
})

it('S29 trying many operators from one network is stopped; other networks, and operators where they were before, are not', async () => {
  const { operator } = await createStaff(foyer, { password })
  for (const [network, beside] of [
    ['192.0.2.', '192.0.3.1'],
    ['2001:db8:9:', '2001:db8:a:1::1'],
  ] as const) {
    const at = (host: number) => (network.includes(':') ? `${network}${host}::1` : `${network}${host}`)
    expect(await statusFrom(at(1), nobody())).toBe(401)
    await count(`operator_network:${network.replace(/:$/, '')}%`, 199)
    expect(await statusFrom(at(1), operator.email)).toBe(200)
    expect(await statusFrom(at(2), nobody())).toBe(429)
    expect(await statusFrom(at(2), operator.email)).toBe(429)
    expect(await statusFrom(beside, operator.email)).toBe(200)
    expect(await statusFrom(at(1), operator.email)).toBe(200)
  }
})

it('S29 an address is known as an operator’s for half a year, and only at their brand', async () => {
  const { operator } = await createStaff(foyer, { password })
  const stranger = nobody()
  const home = '2001:db8:77:1::5'
  const tries = async (tenant?: string) => [
    await statusFrom('2001:db8:77:1::6', stranger, 'guess', tenant),
    await statusFrom('2001:db8:77:2::6', stranger, 'guess', tenant),
  ]
  expect(await statusFrom(home, operator.email)).toBe(200)
  for (const tenant of ['aurora', 'sever']) await statusFrom('10.2.0.1', stranger, 'guess', tenant)
  await count('operator_email:%', 50)
  expect(await tries()).toEqual([401, 429])
  expect(await tries('sever')).toEqual([429, 429])
  const { clock } = foyer.platform
  clock.offset_ms += 179 * dayMs
  expect(await tries()).toEqual([401, 429])
  clock.offset_ms += 2 * dayMs
  expect(await tries()).toEqual([429, 429])
})

it('S29, S30 neither the count nor the duration reveals whether there is such an operator, even at an operator’s address', async () => {
  const { operator } = await createStaff(foyer, { password })
  const home = '198.51.100.7'
  expect(await statusFrom(home, operator.email)).toBe(200)
  const outcomeOf = async (email: string, ip: string) => ({
    status: await statusFrom(ip, email, 'guess'),
    statements: statements.last(),
  })
  const outcomes = async (email: string) => {
    const all = [await outcomeOf(email, '10.3.0.1'), await outcomeOf(email, home)]
    await count('operator_email:%', 50)
    return [...all, await outcomeOf(email, '10.3.1.1'), await outcomeOf(email, home)]
  }
  // Warms up what is prepared once per connection.
  await outcomes(nobody())
  const known = await outcomes(operator.email)
  expect(known).toEqual(await outcomes(nobody()))
  expect(known.map(({ status }) => status)).toEqual([401, 401, 429, 401])
})

import { login } from '@foyer/contract/account/endpoints.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningFoyer, startFoyer } from '../../../test/foyer.ts'
import { createAccount, somePassword } from '../../../test/people.ts'

let foyer: RunningFoyer
beforeAll(async () => {
  foyer = await startFoyer()
})
afterAll(() => foyer.close())

const tryAs = (email: string, password: string, tenant = 'aurora') =>
  foyer.client.call(login, { as: { tenant, basic: { email, password } } })

const guess = async (email: string, times: number): Promise<number[]> => {
  const statuses: number[] = []
  for (let count = 0; count < times; count += 1) statuses.push((await tryAs(email, `guess-${count}`)).status)
  return statuses
}

it('AUTH-64, API-11 after ten tries the pair of account and address waits, with the time to wait; others do not', async () => {
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
})

it('AUTH-64 the e-mail counts however it is written, and each brand counts for itself', async () => {
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

it('AUTH-64 a success forgets the tries before it', async () => {
  const { email } = await createAccount(foyer)
  await guess(email, 9)
  expect((await tryAs(email, somePassword)).status).toBe(200)
  expect(await guess(email, 10)).not.toContain(429)
})

it('AUTH-64 an address has 300 tries, whoever they are for', async () => {
  // A server of its own: the others here have used up some of its tries.
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

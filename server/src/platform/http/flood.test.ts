import { getFeatures, getProfile, listSessions } from '@foyer/contract/account/endpoints.ts'
import { listCustomers } from '@foyer/contract/operator/endpoints.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningFoyer, startFoyer } from '../../../test/foyer.ts'
import { createStaff } from '../../../test/operators.ts'
import { createPerson, signIn } from '../../../test/people.ts'
import { createFlood } from './flood.ts'

const most = 30

describe('a flood of calls', () => {
  let foyer: RunningFoyer
  beforeAll(async () => {
    foyer = await startFoyer({
      adjust: (settings) => ({ ...settings, calls_per_minute: { account: most, address: most } }),
    })
  })
  afterAll(() => foyer.close())

  const times = async (count: number, call: () => Promise<{ readonly status: number }>): Promise<number[]> => {
    const answers = await Promise.all(Array.from({ length: count }, call))
    return answers.map(({ status }) => status)
  }

  it('of one account is refused beyond the limit with the time to wait, from whichever session; others go on', async () => {
    const [olga, mia] = [await createPerson(foyer), await createPerson(foyer)]
    const again = await signIn(foyer, olga)
    const statuses = await times(most, () => olga.client.call(getProfile))
    expect(new Set(statuses)).toEqual(new Set([200]))
    const refused = await again.client.refusal(listSessions)
    expect(refused).toMatchObject({ status: 429, code: 'too_many_requests' })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await mia.client.call(getProfile)).status).toBe(200)
  })

  it('of one operator is refused as well', async () => {
    const hanna = await createStaff(foyer)
    const statuses = await times(most + 1, () => hanna.client.call(listCustomers))
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })

  it('of nobody in particular counts by address, wrong tokens too, whatever X-Forwarded-For says', async () => {
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

describe('a minute', () => {
  it('begins with the first call and starts anew when it is over', () => {
    let now = 0
    const flood = createFlood({ account: 2, address: 1 }, () => now)
    flood.take('account', 'olga')
    now = 59_000
    flood.take('account', 'olga')
    expect(() => flood.take('account', 'olga')).toThrow('too_many_requests')
    flood.take('address', 'olga')
    now = 60_000
    flood.take('account', 'olga')
  })
})

import { login } from '@foyer/contract/account/endpoints.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Settings } from '../src/config.ts'
import { type RunningFoyer, startFoyer } from './foyer.ts'
import { somePassword } from './people.ts'
import { codeOf, enrol, type Enrolled, nextCode } from './second-factors.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

const before = 'the secret that was read by others'
const after = 'the secret that nobody has read yet'

let database: TestDatabase
/** Each test uses another person, because signing in uses up a code. */
let people: readonly Enrolled[]
const start = (secrets: Pick<Settings, 'secret' | 'previous_secrets'>): Promise<RunningFoyer> =>
  startFoyer({ environment: { DATABASE_URL: database.url }, adjust: (settings) => ({ ...settings, ...secrets }) })

beforeAll(async () => {
  database = await createTestDatabase()
  const first = await start({ secret: before, previous_secrets: [] })
  people = [await enrol(first), await enrol(first), await enrol(first)]
  await first.close()
})
afterAll(() => database.drop())

const signIn = async ({ client }: RunningFoyer, { person: { email } }: Enrolled, otp: string) =>
  (await client.call(login, { as: { tenant: 'aurora', basic: { email, password: somePassword, otp } } })).status

describe('a changed secret', () => {
  it('keeps apps and backup codes working if the previous one is configured', async () => {
    const second = await start({ secret: after, previous_secrets: [before] })
    const [olga, mia] = people
    if (olga === undefined || mia === undefined) throw new Error('both are there')
    nextCode(second)
    expect(await signIn(second, olga, codeOf(second, olga.secret))).toBe(200)
    expect(await signIn(second, mia, mia.codes[0] ?? '')).toBe(200)
    expect(await signIn(second, mia, mia.codes[0] ?? '')).toBe(401)
    await second.close()
  })

  it('makes every code wrong otherwise, and no call fails', async () => {
    const second = await start({ secret: after, previous_secrets: [] })
    const [, , tom] = people
    if (tom === undefined) throw new Error('he is there')
    nextCode(second)
    expect(await signIn(second, tom, codeOf(second, tom.secret))).toBe(401)
    expect(await signIn(second, tom, tom.codes[0] ?? '')).toBe(401)
    await second.close()
  })
})

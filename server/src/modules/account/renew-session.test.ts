import { getProfile, listSessions, login } from '@foyer/contract/account/endpoints.ts'
import type { LoginInfo } from '@foyer/contract/account/tokens.ts'
import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import { describe, expect, it } from 'vitest'
import { advance } from '../../../test/days.ts'
import { useFoyer } from '../../../test/foyer.ts'
import { createPerson, type Person } from '../../../test/people.ts'

const foyer = useFoyer()

const as = (token: string, tenant = 'aurora') => ({ as: { tenant, refresh_token: token } })
const renew = (token: string): Promise<LoginInfo> => foyer.client.ask(login, as(token))
const refuse = (token: string, tenant?: string) => foyer.client.refusal(login, as(token, tenant))

const isSignedIn = async ({ access_token }: LoginInfo): Promise<boolean> =>
  (await foyer.client.as({ access_token }).call(getProfile)).status === 200

/** Why the person's only session was ended, or null while it is open. */
const endOf = async ({ account }: Person): Promise<string | null> => {
  const [row] = await foyer.sql<{ because: string | null }>(
    'select revoked_because as because from account.session where account_id = $1',
    account.id,
  )
  return row?.because ?? null
}

describe('refreshing a session', () => {
  it('AUTH-15, API-06 a refresh token is exchanged for the next one and a fresh access token', async () => {
    const { tokens } = await createPerson(foyer)
    const next = await renew(tokens.refresh_token)
    expect(next.refresh_token).not.toBe(tokens.refresh_token)
    expect(next.redirect_to).toBeNull()
    expect(await isSignedIn(next)).toBe(true)
    const after = await renew(next.refresh_token)
    expect(await isSignedIn(after)).toBe(true)
  })

  it('AUTH-15 an access token is valid for ten minutes', async () => {
    const { tokens } = await createPerson(foyer)
    advance(foyer, 595_000)
    expect(await isSignedIn(tokens)).toBe(true)
    advance(foyer, 5_000)
    expect(await isSignedIn(tokens)).toBe(false)
    expect(await isSignedIn(await renew(tokens.refresh_token))).toBe(true)
  })

  it('AUTH-15 two tabs that send the same one get the same successor, for ten seconds', async () => {
    const { tokens } = await createPerson(foyer)
    const [one, two] = await Promise.all([renew(tokens.refresh_token), renew(tokens.refresh_token)])
    expect(two.refresh_token).toBe(one.refresh_token)
    advance(foyer, 9_000)
    const third = await renew(tokens.refresh_token)
    expect(third.refresh_token).toBe(one.refresh_token)
    expect(await Promise.all([one, two, third].map(isSignedIn))).toEqual([true, true, true])
  })

  it('AUTH-15 a hundred concurrent calls with the same one get one successor', async () => {
    const { tokens, account } = await createPerson(foyer)
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => foyer.client.call(login, as(tokens.refresh_token))),
    )
    // A busy machine may refuse some calls as overloaded, but no call may be told that the session has ended.
    expect(answers.filter(({ status }) => ![200, 503].includes(status))).toEqual([])
    const given = answers.flatMap(({ status, body }) => (status === 200 ? [body.refresh_token] : []))
    expect(new Set(given).size).toBe(1)
    const [kept] = await foyer.sql<{ count: number }>(
      `select count(*)::int as count from account.refresh_token t join account.session s on s.id = t.session_id
       where s.account_id = $1`,
      account.id,
    )
    expect(kept).toEqual({ count: 2 })
  })
})

describe('a reused refresh token', () => {
  it('AUTH-15 ends the whole session after ten seconds, including its successor and its access tokens', async () => {
    const olga = await createPerson(foyer)
    const next = await renew(olga.tokens.refresh_token)
    expect(await isSignedIn(next)).toBe(true)
    advance(foyer, 10_001)
    expect(await refuse(olga.tokens.refresh_token)).toMatchObject({ status: 401, code: 'unauthorized' })
    expect(await endOf(olga)).toBe('refresh token used twice')
    expect((await refuse(next.refresh_token)).status).toBe(401)
    expect(await isSignedIn(next)).toBe(false)
    expect(await isSignedIn(olga.tokens)).toBe(false)
    const audit = await foyer.sql(
      `select action, reason from platform.audit_entry where account_id = $1 and action = 'session_revoked'`,
      olga.account.id,
    )
    expect(audit).toEqual([{ action: 'session_revoked', reason: 'refresh token used twice' }])
  })

  it('AUTH-15 ends the session even within them once its successor was used: the overlap lets no grandparent in', async () => {
    const olga = await createPerson(foyer)
    const second = await renew(olga.tokens.refresh_token)
    const third = await renew(second.refresh_token)
    expect((await refuse(olga.tokens.refresh_token)).status).toBe(401)
    expect(await isSignedIn(third)).toBe(false)
    expect((await refuse(third.refresh_token)).status).toBe(401)
  })

  it('AUTH-15 ends only its own session, not the person’s others', async () => {
    const olga = await createPerson(foyer)
    const { email, password } = olga
    const elsewhere = await foyer.client.ask(login, { as: { tenant: 'aurora', basic: { email, password } } })
    await isSignedIn(await renew(olga.tokens.refresh_token))
    advance(foyer, 10_001)
    await refuse(olga.tokens.refresh_token)
    expect(await isSignedIn(olga.tokens)).toBe(false)
    expect(await isSignedIn(elsewhere)).toBe(true)
  })
})

describe('a refresh whose answer was lost', () => {
  it('AUTH-15 can be repeated for as long as nobody used what it answered, and ends nothing', async () => {
    const olga = await createPerson(foyer)
    await renew(olga.tokens.refresh_token)
    advance(foyer, 3 * dayMs)
    await renew(olga.tokens.refresh_token)
    advance(foyer, 3 * dayMs)
    const last = await renew(olga.tokens.refresh_token)
    expect(await isSignedIn(last)).toBe(true)
    expect(await isSignedIn(await renew(last.refresh_token))).toBe(true)
    expect(await endOf(olga)).toBeNull()
  })

  it('AUTH-15 is repeated alike for two tabs', async () => {
    const { tokens } = await createPerson(foyer)
    await renew(tokens.refresh_token)
    advance(foyer, 60_000)
    const [one, two] = await Promise.all([renew(tokens.refresh_token), renew(tokens.refresh_token)])
    advance(foyer, 9_000)
    const three = await renew(tokens.refresh_token)
    expect([two.refresh_token, three.refresh_token]).toEqual([one.refresh_token, one.refresh_token])
    expect(await Promise.all([one, two, three].map(isSignedIn))).toEqual([true, true, true])
  })

  it('AUTH-15 cannot be repeated after seven days, like a session that was idle; nobody is warned of a thief', async () => {
    const olga = await createPerson(foyer)
    await renew(olga.tokens.refresh_token)
    advance(foyer, 7 * dayMs)
    expect((await refuse(olga.tokens.refresh_token)).status).toBe(401)
    expect(await endOf(olga)).toBeNull()
  })

  it('AUTH-15 cannot be repeated once the next token was exchanged, even if no access token was used', async () => {
    const olga = await createPerson(foyer)
    const next = await renew(olga.tokens.refresh_token)
    await renew(next.refresh_token)
    advance(foyer, 10_001)
    expect((await refuse(olga.tokens.refresh_token)).status).toBe(401)
    expect(await endOf(olga)).toBe('refresh token used twice')
  })

  it('AUTH-15 an access token from before it does not count as its answer having arrived', async () => {
    const olga = await createPerson(foyer)
    const second = await renew(olga.tokens.refresh_token)
    await renew(second.refresh_token)
    expect(await isSignedIn(second)).toBe(true)
    advance(foyer, 60_000)
    expect(await isSignedIn(second)).toBe(true)
    expect(await isSignedIn(await renew(second.refresh_token))).toBe(true)
  })
})

describe('a thief and the owner with the same refresh token', () => {
  /** Both get an answer for it, the second so late that it gets tokens of its own. */
  const both = async () => {
    const olga = await createPerson(foyer)
    const first = await renew(olga.tokens.refresh_token)
    advance(foyer, 60_000)
    const second = await renew(olga.tokens.refresh_token)
    expect(second.refresh_token).not.toBe(first.refresh_token)
    return { olga, first, second }
  }
  const useAccess = (tokens: LoginInfo) => isSignedIn(tokens)
  const useRefresh = async (tokens: LoginInfo): Promise<boolean> =>
    (await foyer.client.call(login, as(tokens.refresh_token))).status === 200

  it.each([
    ['access token, then access token', useAccess, useAccess],
    ['access token, then refresh token', useAccess, useRefresh],
    ['refresh token, then access token', useRefresh, useAccess],
    ['refresh token, then refresh token', useRefresh, useRefresh],
  ])('AUTH-15 the first answer used after the second ends the session for both: %s', async (_, useSecond, useFirst) => {
    const { olga, first, second } = await both()
    expect(await useSecond(second)).toBe(true)
    expect(await useFirst(first)).toBe(false)
    expect(await endOf(olga)).toBe('refresh token used twice')
    expect(await Promise.all([first, second].map(isSignedIn))).toEqual([false, false])
    expect(await useRefresh(second)).toBe(false)
  })

  it.each([
    ['access token', useAccess],
    ['refresh token', useRefresh],
  ])('AUTH-15 the first answer used although the second was not ends the session too: %s', async (_, useFirst) => {
    const { olga, first, second } = await both()
    expect(await useFirst(first)).toBe(false)
    expect(await endOf(olga)).toBe('refresh token used twice')
    expect(await isSignedIn(second)).toBe(false)
  })

  it('AUTH-15 the thief who comes after the owner’s first call ends the session, and the one before it does at the owner’s', async () => {
    const after = await createPerson(foyer)
    await isSignedIn(await renew(after.tokens.refresh_token))
    advance(foyer, 10_001)
    expect((await refuse(after.tokens.refresh_token)).status).toBe(401)
    const before = await createPerson(foyer)
    const owners = await renew(before.tokens.refresh_token)
    advance(foyer, 10_001)
    expect(await isSignedIn(await renew(before.tokens.refresh_token))).toBe(true)
    expect(await isSignedIn(owners)).toBe(false)
    expect([await endOf(after), await endOf(before)]).toEqual(Array(2).fill('refresh token used twice'))
  })

  it('AUTH-15 the session ends once, however many calls show it', async () => {
    const { olga, first, second } = await both()
    await useAccess(second)
    const used = await Promise.all([useAccess(first), useAccess(first), useRefresh(first)])
    expect(used).toEqual([false, false, false])
    const entries = await foyer.sql(
      `select 1 from platform.audit_entry where account_id = $1 and action = 'session_revoked'`,
      olga.account.id,
    )
    expect(entries).toHaveLength(1)
  })
})

describe('how long a session lasts', () => {
  it('AUTH-15 seven idle days end it', async () => {
    const patient = await createPerson(foyer)
    const idle = await createPerson(foyer)
    advance(foyer, 7 * dayMs - 60_000)
    await renew(patient.tokens.refresh_token)
    advance(foyer, 60_000)
    expect((await refuse(idle.tokens.refresh_token)).status).toBe(401)
  })

  it('AUTH-15 thirty days end it, however often it is refreshed; the last access token does not outlive them', async () => {
    const { tokens } = await createPerson(foyer)
    let current: LoginInfo = tokens
    for (let week = 0; week < 4; week += 1) {
      advance(foyer, 7 * dayMs - 60_000)
      current = await renew(current.refresh_token)
    }
    advance(foyer, 2 * dayMs + 4 * minuteMs - 30_000)
    current = await renew(current.refresh_token)
    expect(await isSignedIn(current)).toBe(true)
    advance(foyer, 30_000)
    expect((await refuse(current.refresh_token)).status).toBe(401)
    expect(await isSignedIn(current)).toBe(false)
  })
})

describe('the brand of a refresh token', () => {
  it('AUTH-15, API-09 it is unknown at another brand, and stays valid at its own', async () => {
    const { tokens } = await createPerson(foyer)
    expect(await refuse(tokens.refresh_token, 'sever')).toMatchObject({ status: 401, code: 'unauthorized' })
    expect(await isSignedIn(await renew(tokens.refresh_token))).toBe(true)
  })

  it('API-06 an access token refreshes nothing and a refresh token opens nothing', async () => {
    const { tokens } = await createPerson(foyer)
    expect((await refuse(tokens.access_token)).status).toBe(401)
    expect(await isSignedIn({ ...tokens, access_token: tokens.refresh_token })).toBe(false)
  })

  it('AUTH-15 a blocked account is signed out at once: access token, refresh token and list of sessions', async () => {
    const olga = await createPerson(foyer)
    expect(await isSignedIn(olga.tokens)).toBe(true)
    await foyer.sql('update account.account set blocked = true where id = $1', olga.account.id)
    expect(await isSignedIn(olga.tokens)).toBe(false)
    expect((await olga.client.call(listSessions)).status).toBe(401)
    expect((await refuse(olga.tokens.refresh_token)).status).toBe(401)
  })
})

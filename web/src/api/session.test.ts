import { hourMs, minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import { describe, expect, it } from 'vitest'
import { memoryStore } from '../lib/storage.ts'
import { Failure } from './failure.ts'
import { type LoginInfo, RefreshRefused, Session, type SessionEvent, sessionKeys } from './session.ts'

const now = Date.parse('2026-03-05T12:00:00Z')

const encode = (part: object): string => btoa(JSON.stringify(part))

/** An access token that expires in this many seconds. */
const token = (secondsLeft: number, account = 'a1'): string =>
  `${encode({ alg: 'EdDSA' })}.${encode({ exp: now / 1000 + secondsLeft, account_id: account })}.signature`

const info = (secondsLeft: number, account?: string): LoginInfo => ({
  access_token: token(secondsLeft, account),
  refresh_token: 'refresh-2',
})

interface World {
  readonly refresh?: (refreshToken: string) => Promise<LoginInfo>
  readonly stored?: LoginInfo
}

/** Like the browser's lock: one action after the other. */
const inTurn = () => {
  let before: Promise<unknown> = Promise.resolve()
  return <T>(action: () => Promise<T>): Promise<T> => {
    const turn = before.then(action, action)
    before = turn
    return turn
  }
}

/** Whether a call gets its token. Everything it may wait for here ends within one task. */
const isSent = (bearer: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    bearer.then(() => true),
    new Promise<boolean>((resolve) => {
      setTimeout(() => resolve(false))
    }),
  ])

/** The same portal on a computer whose clock is off by `offMs`; `passes` lets time go by. */
const wrongClockWorld = (offMs: number) => {
  let passed = 0
  const asked: string[] = []
  const issue = (): LoginInfo => {
    const iat = (now + passed) / 1000
    const claims = { iat, exp: iat + 600, account_id: 'a1' }
    return { access_token: `e30.${encode(claims)}.signature`, refresh_token: `refresh-${asked.length}` }
  }
  const parts = {
    store: memoryStore(),
    now: () => now + passed + offMs,
    exclusive: inTurn(),
    refresh: async (refreshToken: string) => {
      asked.push(refreshToken)
      return issue()
    },
  }
  new Session(parts).start(issue())
  // A tab that is opened later knows what the earlier one found out.
  return { session: new Session(parts), asked, passes: (ms: number) => void (passed += ms) }
}

const world = ({ refresh = async () => info(600), stored }: World = {}) => {
  const store = memoryStore()
  const asked: string[] = []
  const parts = {
    store,
    now: () => now,
    exclusive: inTurn(),
    refresh: (refreshToken: string) => {
      asked.push(refreshToken)
      return refresh(refreshToken)
    },
  }
  if (stored !== undefined) new Session(parts).start(stored)
  const session = new Session(parts)
  const events: SessionEvent[] = []
  session.subscribe((event) => events.push(event))
  return { store, session, asked, events, secondTab: () => new Session(parts) }
}

describe('the session', () => {
  it('AUTH-23 is logged out without tokens and logged in with an active access token', () => {
    expect(world().session.isLoggedIn).toBe(false)
    expect(world({ stored: info(600) }).session.isLoggedIn).toBe(true)
  })

  it('AUTH-23 is logged in with only a refresh token', () => {
    const { store, session } = world()
    store.set('refresh_token', 'refresh-1')
    expect(session.isLoggedIn).toBe(true)
  })

  it('AUTH-12 stores both tokens and the exp claim of the access token', () => {
    const { store } = world({ stored: info(600) })
    expect(sessionKeys.map((key) => store.get(key))).toEqual(['refresh-2', String(now / 1000 + 600), token(600)])
  })

  it('AUTH-24 a token with 3.0 s left is not active, with 3.1 s left it is', async () => {
    const late = world({ stored: info(3) })
    await late.session.bearer()
    expect(late.asked).toHaveLength(1)
    const fresh = world({ stored: info(3.1) })
    expect(await fresh.session.bearer()).toBe(token(3.1))
    expect(fresh.asked).toHaveLength(0)
  })

  it('AUTH-25 ten concurrent calls share one refresh', async () => {
    const { session, asked } = world({ stored: info(1) })
    const bearers = await Promise.all(Array.from({ length: 10 }, () => session.bearer()))
    expect(asked).toEqual(['refresh-2'])
    expect(new Set(bearers)).toEqual(new Set([token(600)]))
  })

  it('AUTH-25 a tab that waited for another tab uses the token that this one got', async () => {
    const { session, secondTab, asked } = world({ stored: info(1) })
    expect(await Promise.all([session.bearer(), secondTab().bearer()])).toEqual([token(600), token(600)])
    expect(asked).toHaveLength(1)
  })

  it('AUTH-26 a refused refresh clears the three values and logs out', async () => {
    const refresh = () => Promise.reject(new RefreshRefused())
    const { store, session, events } = world({ stored: info(1), refresh })
    expect(await session.bearer()).toBeUndefined()
    expect(sessionKeys.map((key) => store.get(key))).toEqual([null, null, null])
    expect(events).toEqual(['expired'])
  })

  it('AUTH-34 logging out during a refresh stays logged out', async () => {
    const [question, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<LoginInfo>()]
    const refresh = () => {
      question.resolve()
      return answer.promise
    }
    const { store, session } = world({ stored: info(1), refresh })
    const bearer = session.bearer()
    await question.promise
    session.end('signed_out')
    answer.resolve(info(600))
    expect(await bearer).toBeUndefined()
    expect(sessionKeys.map((key) => store.get(key))).toEqual([null, null, null])
  })

  it.each([
    ['takes its tokens', (answer: PromiseWithResolvers<LoginInfo>) => answer.resolve(info(600, 'a1'))],
    ['is refused', (answer: PromiseWithResolvers<LoginInfo>) => answer.reject(new RefreshRefused())],
  ])('AUTH-26 a refresh that %s too late does not affect a newer sign-in', async (_, end) => {
    const [question, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<LoginInfo>()]
    const refresh = () => {
      question.resolve()
      return answer.promise
    }
    const { store, session, secondTab, events } = world({ stored: info(1), refresh })
    const bearer = session.bearer()
    await question.promise
    const theirs = { access_token: token(600, 'a2'), refresh_token: 'refresh-of-another' }
    secondTab().start(theirs)
    end(answer)
    expect(await isSent(bearer)).toBe(false)
    expect([store.get('access_token'), store.get('refresh_token')]).toEqual([theirs.access_token, theirs.refresh_token])
    expect(events).toEqual(['switched'])
  })

  it('AUTH-34 a page of one account sends nothing for another one that has since signed in, whether it has noticed that or not', async () => {
    const { session, secondTab, events } = world({ stored: info(600) })
    secondTab().start(info(600, 'a2'))
    expect(await isSent(session.bearer())).toBe(false)
    session.followStore()
    expect(await isSent(session.bearer())).toBe(false)
    expect(new Set(events)).toEqual(new Set(['switched']))
    expect(session.account).toBe('a1')
  })

  it('AUTH-34 nor does it with the token that it gets for the other’s refresh token', async () => {
    const { session, secondTab, events } = world({ stored: info(1), refresh: async () => info(600, 'a2') })
    secondTab().start(info(1, 'a2'))
    expect(await isSent(session.bearer())).toBe(false)
    expect(events).toEqual(['switched'])
  })

  it('AUTH-34 signing in as somebody else in the same tab continues as them', async () => {
    const { session, events } = world({ stored: info(600) })
    session.start(info(600, 'a2'))
    expect(await session.bearer()).toBe(token(600, 'a2'))
    expect(events).toEqual(['signed_in'])
  })

  it('AUTH-27, AUTH-28 a 401 to the current bearer logs out, to an older one it does not', () => {
    const { session, events } = world({ stored: info(600) })
    session.refused(token(1))
    expect(events).toEqual([])
    session.refused(token(600))
    expect(events).toEqual(['expired'])
    expect(session.isLoggedIn).toBe(false)
  })

  it.each([
    ['has just expired', -5, 0],
    ['is about to expire', 20, 0],
    ['has expired by the clock of the server, which is ahead', 300, 290_000],
    ['has expired by the own clock, although the server was thought to be behind', -5, -600_000],
  ])('AUTH-27 a 401 to a token that %s is followed by a refresh and not by the end', async (_, secondsLeft, ahead) => {
    const { store, session, asked, events } = world({ stored: info(secondsLeft) })
    store.set('server_ahead', String(ahead))
    expect(session.refused(token(secondsLeft))).toBe(true)
    expect(await session.refresh(false)).toBe(token(600))
    expect([asked, events]).toEqual([['refresh-2'], []])
  })

  it('AUTH-34 tokens that went away unnoticed end the session of this tab with its next call', async () => {
    const { store, session, events } = world({ stored: info(600) })
    for (const key of sessionKeys) store.remove(key)
    expect(await session.bearer()).toBeUndefined()
    expect(events).toEqual(['left'])
    expect(session.account).toBeUndefined()
  })

  it('AUTH-29 a refresh that fails with 503 keeps the session, and the next call tries again', async () => {
    const answers = [Promise.reject(new Failure(503, [])), Promise.resolve(info(600))]
    const { session, asked } = world({ stored: info(1), refresh: () => answers[asked.length - 1] ?? Promise.reject() })
    const failed = await Promise.allSettled([session.bearer(), session.bearer()])
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(session.isLoggedIn).toBe(true)
    expect(await session.bearer()).toBe(token(600))
    expect(asked).toHaveLength(2)
  })

  it('AUTH-31 a forced refresh replaces a token that is still active', async () => {
    const { session, asked } = world({ stored: info(300) })
    expect(await session.refresh(true)).toBe(token(600))
    expect(asked).toHaveLength(1)
  })

  it('AUTH-34 follows the other tabs’ sign-out, sign-in, and change of account', () => {
    const { store, session, events } = world({ stored: info(600) })
    for (const key of sessionKeys) store.remove(key)
    session.followStore()
    store.set('refresh_token', 'refresh-9')
    store.set('access_token', token(600, 'a2'))
    session.followStore()
    store.set('access_token', token(600, 'a3'))
    session.followStore()
    expect(events).toEqual(['left', 'entered', 'switched'])
  })

  it('AUTH-27, AUTH-34 a session that expired in one tab counts as expired in the others', () => {
    const { session, events, secondTab } = world({ stored: info(600) })
    expect(session.account).toBe('a1')
    secondTab().end('expired')
    session.followStore()
    expect(session.account).toBeUndefined()
    secondTab().start(info(600))
    session.followStore()
    secondTab().end('signed_out')
    session.followStore()
    expect(events).toEqual(['expired', 'entered', 'left'])
  })
})

describe('S35 a browser whose clock is wrong', () => {
  it.each([
    ['an hour fast', hourMs],
    ['an hour slow', -hourMs],
    ['right', 0],
  ])('%s: sends a token until it expires, and never an expired one', async (_, offMs) => {
    const { session, asked, passes } = wrongClockWorld(offMs)
    for (let minute = 0; minute < 9; minute += 1) {
      await session.bearer()
      passes(60_000)
    }
    expect(asked).toEqual([])
    passes(58_000)
    await session.bearer()
    expect(asked).toEqual(['refresh-0'])
    passes(20 * minuteMs)
    await session.bearer()
    expect(asked).toEqual(['refresh-0', 'refresh-1'])
  })

  it('AUTH-24 a few seconds slow: sends no token that has expired by the server’s clock', async () => {
    const { session, asked, passes } = wrongClockWorld(-20_000)
    passes(598_000)
    await session.bearer()
    expect(asked).toEqual(['refresh-0'])
  })

  it('that is corrected refreshes at most once too often', async () => {
    const store = memoryStore()
    let offMs = -hourMs
    const asked: string[] = []
    const issue = (): LoginInfo => {
      const claims = { iat: now / 1000, exp: now / 1000 + 600, account_id: 'a1' }
      return { access_token: `e30.${encode(claims)}.signature`, refresh_token: 'r' }
    }
    const refresh = async (token: string) => {
      asked.push(token)
      return issue()
    }
    const session = new Session({ store, now: () => now + offMs, exclusive: inTurn(), refresh })
    session.start(issue())
    offMs = 0
    for (let calls = 0; calls < 10; calls += 1) await session.bearer()
    expect(asked.length).toBeLessThanOrEqual(1)
  })
})

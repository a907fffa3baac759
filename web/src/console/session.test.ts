import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { describe, expect, it } from 'vitest'
import { memoryStore } from '../lib/storage.ts'
import { ConsoleSession, type ConsoleSessionEvent } from './session.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')
const evening = '2026-11-22T00:00:00Z'
const operator = { id: 'o1' }
const other = { id: 'o2' }

/** Tabs of one browser whose clock is off by `offMs`. */
const opened = (offMs = 0) => {
  const time = { now: noon }
  const store = memoryStore()
  const tab = () => new ConsoleSession(store, () => time.now + offMs)
  const session = tab()
  const heard: ConsoleSessionEvent[] = []
  session.subscribe((event) => heard.push(event))
  const start = (token: string, whose = operator, of = session): void =>
    of.start({ token, expires_at: evening, operator: whose }, time.now)
  return { session, store, heard, time, tab, start }
}

/** Whether a call gets its token. Everything it may wait for here ends within one task. */
const isSent = (bearer: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    bearer.then(() => true),
    new Promise<boolean>((resolve) => {
      setTimeout(() => resolve(false))
    }),
  ])

describe('the session of an operator', () => {
  it('lasts until its end, and is separate from the customer’s', () => {
    const { session, store, time, start } = opened()
    start('one')
    expect(session.token).toBe('one')
    expect(store.get('access_token')).toBeNull()
    expect(store.get('refresh_token')).toBeNull()
    time.now = Date.parse(evening)
    expect(session.token).toBeUndefined()
  })

  it.each([
    ['a day fast', dayMs],
    ['a day slow', -dayMs],
  ])('lasts as long on a computer whose clock is %s', (_, offMs) => {
    const { tab, time, start } = opened(offMs)
    start('one')
    // A tab that is opened later knows what the earlier one found out.
    time.now = Date.parse(evening) - 1
    expect(tab().token).toBe('one')
    time.now = Date.parse(evening)
    expect(tab().token).toBeUndefined()
  })

  it('opens by the local clock if the answer does not say the server’s time', () => {
    const { session } = opened()
    session.start({ token: 'one', expires_at: evening, operator }, Number.NaN)
    expect(session.token).toBe('one')
  })

  it('ends when the server no longer accepts its token, whatever happens to an earlier one', () => {
    const { session, heard, start } = opened()
    start('one')
    start('two')
    session.refused('one')
    expect(session.token).toBe('two')
    session.refused('two')
    expect(session.token).toBeUndefined()
    expect(heard).toEqual(['signed_in', 'signed_in', 'expired'])
  })

  it('ends with the first call after its expiry, which would fail, and says so once', async () => {
    const { session, time, heard, start } = opened()
    expect(await session.bearer()).toBeUndefined()
    start('one')
    expect(await session.bearer()).toBe('one')
    time.now = Date.parse(evening)
    expect([await session.bearer(), await session.bearer()]).toEqual([undefined, undefined])
    expect(heard).toEqual(['signed_in', 'expired'])
  })

  it('knows its owner, and counts as expired if it expired in another tab', () => {
    const { session, heard, tab, start } = opened()
    start('one')
    expect(session.account).toBe(operator.id)
    tab().end('expired')
    session.followStore('operator_token')
    expect(session.account).toBeUndefined()
    expect(heard).toEqual(['signed_in', 'expired'])
  })
})

describe('the session of an operator in several tabs', () => {
  it('follows the other tabs out and in', () => {
    const { session, heard, tab, start } = opened()
    session.followStore('theme')
    start('one', operator, tab())
    session.followStore('operator_token')
    expect(session.account).toBe(operator.id)
    tab().end('signed_out')
    session.followStore('operator_token')
    expect(heard).toEqual(['entered', 'left'])
  })

  it('goes on undisturbed when its operator signs in once more', async () => {
    const { session, heard, tab, start } = opened()
    start('one')
    start('two', operator, tab())
    session.followStore('operator_token')
    expect(heard).toEqual(['signed_in'])
    expect(await session.bearer()).toBe('two')
  })

  it('sends nothing with the token of another operator, whether it has noticed them or not', async () => {
    const { session, heard, tab, start } = opened()
    start('one')
    start('two', other, tab())
    expect(await isSent(session.bearer())).toBe(false)
    session.followStore('operator_token')
    expect(await isSent(session.bearer())).toBe(false)
    expect(new Set(heard)).toEqual(new Set(['signed_in', 'switched']))
    expect(session.account).toBe(operator.id)
  })

  it('goes on as somebody else who signs in in the same tab', async () => {
    const { session, heard, start } = opened()
    start('one')
    start('two', other)
    expect(await session.bearer()).toBe('two')
    expect(heard).toEqual(['signed_in', 'signed_in'])
  })
})

import { describe, expect, it } from 'vitest'
import { memoryStore } from '../lib/storage.ts'
import { ConsoleSession, type ConsoleSessionEvent } from './session.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')
const evening = '2026-11-22T00:00:00Z'
const operator = { id: 'o1' }

const opened = (now = noon) => {
  const time = { now }
  const store = memoryStore()
  const session = new ConsoleSession(store, () => time.now)
  const heard: ConsoleSessionEvent[] = []
  session.subscribe((event) => heard.push(event))
  return { session, store, heard, time }
}

describe('the session of an operator', () => {
  it('lasts until its end, and is separate from the customer’s', () => {
    const { session, store, time } = opened()
    session.start({ token: 'one', expires_at: evening, operator })
    expect(session.token).toBe('one')
    expect(store.get('access_token')).toBeNull()
    expect(store.get('refresh_token')).toBeNull()
    time.now = Date.parse(evening)
    expect(session.token).toBeUndefined()
  })

  it('ends when the server no longer accepts its token, whatever happens to an earlier one', () => {
    const { session, heard } = opened()
    session.start({ token: 'one', expires_at: evening, operator })
    session.start({ token: 'two', expires_at: evening, operator })
    session.refused('one')
    expect(session.token).toBe('two')
    session.refused('two')
    expect(session.token).toBeUndefined()
    expect(heard).toEqual(['signed_in', 'signed_in', 'expired'])
  })

  it('ends with the first call after its expiry, which would fail, and says so once', () => {
    const { session, time, heard } = opened()
    expect(session.bearer()).toBeUndefined()
    session.start({ token: 'one', expires_at: evening, operator })
    expect(session.bearer()).toBe('one')
    time.now = Date.parse(evening)
    expect([session.bearer(), session.bearer()]).toEqual([undefined, undefined])
    expect(heard).toEqual(['signed_in', 'expired'])
  })

  it('follows other tabs', () => {
    const { session, store, heard } = opened()
    session.start({ token: 'one', expires_at: evening, operator })
    session.followStore('theme')
    store.remove('operator_token')
    session.followStore('operator_token')
    expect(heard).toEqual(['signed_in', 'left'])
  })

  it('knows its owner, and counts as expired if it expired in another tab', () => {
    const { session, store, heard } = opened()
    session.start({ token: 'one', expires_at: evening, operator })
    expect(session.account).toBe(operator.id)
    new ConsoleSession(store, () => noon).end('expired')
    session.followStore('operator_token')
    expect(session.account).toBeUndefined()
    expect(heard).toEqual(['signed_in', 'expired'])
  })
})

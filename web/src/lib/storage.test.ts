import { expect, it } from 'vitest'
import { isForgetful, storeOver } from './storage.ts'

/** A storage that refuses what is stored there while it is full. */
const limited = () => {
  const values = new Map<string, string>()
  const state = { isFull: false }
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (state.isFull) throw new Error('QuotaExceededError')
      values.set(key, value)
    },
    removeItem: (key: string) => void values.delete(key),
  } as Partial<Storage> as Storage
  return { store: storeOver(() => storage), state }
}

it('what the browser refuses to store is kept for this page, and said to be so', () => {
  const { store, state } = limited()
  expect(store.set('draft', 'one')).toBe(true)
  state.isFull = true
  expect(store.set('draft', 'two')).toBe(false)
  expect(isForgetful()).toBe(true)
  expect(store.get('draft')).toBe('two')
  state.isFull = false
  expect(store.set('draft', 'three')).toBe(true)
  expect(store.get('draft')).toBe('three')
  state.isFull = true
  store.set('draft', 'four')
  store.remove('draft')
  expect(store.get('draft')).toBeNull()
})

it('a browser that blocks storage altogether works as long as the page lives', () => {
  const store = storeOver(() => {
    throw new Error('SecurityError')
  })
  expect(store.set('access_token', 'x')).toBe(false)
  expect(store.get('access_token')).toBe('x')
  store.remove('access_token')
  expect(store.get('access_token')).toBeNull()
})

import { expect, it } from 'vitest'
import { memoryStore } from '../../lib/storage.ts'
import { keepTyped, takeTyped } from './typed-before-end.ts'

const before = { name: 'Olga', city: 'Hamburg', password: '' }
const values = { ...before, name: 'Olga B' }
const page = '/profile name'

it('typed text is restored for the same account and form, once', () => {
  const store = memoryStore()
  keepTyped('a1', page, { values, before }, store)
  keepTyped('a1', '/tickets/new-ticket ticket', { values: { title: 'No picture' }, before: { title: '' } }, store)
  expect(takeTyped('a1', '/company title', { title: '' }, store)).toBeUndefined()
  expect(takeTyped('a1', page, before, store)).toEqual(values)
  expect(takeTyped('a1', page, before, store)).toBeUndefined()
  expect(takeTyped('a1', '/tickets/new-ticket ticket', { title: '' }, store)).toEqual({ title: 'No picture' })
  expect(store.get('typed')).toBeNull()
})

it('newer changes from elsewhere stay, and typed text is added', () => {
  const store = memoryStore()
  keepTyped('a1', page, { values: { ...values, city: 'Kiel' }, before }, store)
  const now = { ...before, city: 'Bremen' }
  expect(takeTyped('a1', page, now, store)).toEqual({ ...now, name: 'Olga B' })
})

it('a form for something else finds nothing, and leaves it to the form in which it was typed', () => {
  const store = memoryStore()
  keepTyped('a1', page, { values: { name: 'Streams' }, before: { name: 'Stream' } }, store)
  expect(takeTyped('a1', page, { name: 'Billing' }, store)).toBeUndefined()
  expect(takeTyped('a1', page, { name: 'Stream' }, store)).toEqual({ name: 'Streams' })
})

it('text outside a form is kept too', () => {
  const store = memoryStore()
  keepTyped('a1', page, { values: 'Call back', before: '' }, store)
  expect(takeTyped('a1', page, '', store)).toBe('Call back')
})

it('another account finds none of it, and leaves none', () => {
  const store = memoryStore()
  keepTyped('a1', page, { values, before }, store)
  expect(takeTyped('a2', page, before, store)).toBeUndefined()
  expect(takeTyped('a1', page, before, store)).toBeUndefined()
})

it('passwords and codes are never kept, and nothing is stored if nothing else was typed', () => {
  const store = memoryStore()
  const secrets = { password: 's3cret-1', repeat_password: 's3cret-2', current_password: 's3cret-3', code: 's3cret-4' }
  const blank = { password: '', repeat_password: '', current_password: '', code: '' }
  keepTyped('a1', page, { values: secrets, before: blank }, store)
  expect(store.get('typed')).toBeNull()
  const address = { address: { postal_code: '20095' } }
  keepTyped('a1', page, { values: { ...secrets, ...address }, before: blank }, store)
  expect(store.get('typed')).not.toContain('s3cret')
  expect(store.get('typed')).toContain('20095')
})

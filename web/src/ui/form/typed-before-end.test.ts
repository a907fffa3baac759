import { expect, it, vi } from 'vitest'
import { memoryStore } from '../../lib/storage.ts'

vi.mock('../../api/client.ts', () => ({ session: undefined }))
const { keepTyped, takeTyped } = await import('./typed-before-end.ts')

const before = { name: 'Olga', password: '' }
const typed = { values: { name: 'Olga B', password: '' }, before }

it('what was typed is given to the same account and form, once', () => {
  const store = memoryStore()
  keepTyped('a1', '/profile name', typed, store)
  keepTyped('a1', '/tickets/new-ticket ticket', { values: { title: 'No picture' }, before: { title: '' } }, store)
  expect(takeTyped('a1', '/company title', store)).toBeUndefined()
  expect(takeTyped('a1', '/profile name', store)).toEqual(typed)
  expect(takeTyped('a1', '/profile name', store)).toBeUndefined()
  expect(takeTyped('a1', '/tickets/new-ticket ticket', store)).toMatchObject({ values: { title: 'No picture' } })
  expect(store.get('typed')).toBeNull()
})

it('another account finds nothing of it, and leaves nothing', () => {
  const store = memoryStore()
  keepTyped('a1', '/profile name', typed, store)
  expect(takeTyped('a2', '/profile name', store)).toBeUndefined()
  expect(takeTyped('a1', '/profile name', store)).toBeUndefined()
})

it('passwords and codes are never kept', () => {
  const store = memoryStore()
  const secrets = { password: 's3cret-1', repeat_password: 's3cret-2', current_password: 's3cret-3', code: 's3cret-4' }
  keepTyped('a1', '/profile name', { values: { ...secrets, address: { postal_code: '20095' } }, before }, store)
  expect(store.get('typed')).not.toContain('s3cret')
  expect(store.get('typed')).toContain('20095')
})

import { expect, it } from 'vitest'
import { nextAfter } from './next-rules.ts'

const queue = ['oldest', 'second', 'newest'].map((id) => ({ id }))

it.each([
  ['oldest', 'second'],
  ['second', 'newest'],
  ['newest', 'oldest'],
  ['answered a moment ago', 'oldest'],
])('after %s comes %s', (id, next) => {
  expect(nextAfter(queue, id)).toEqual({ id: next })
})

it('nothing comes after the only waiting one', () => {
  expect(nextAfter([{ id: 'one' }], 'one')).toBeUndefined()
  expect(nextAfter([], 'one')).toBeUndefined()
})

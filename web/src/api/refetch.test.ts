import { expect, it } from 'vitest'
import { spread } from './refetch.ts'

it('F18 tabs poll as often as promised, and after a failure each at its own time', () => {
  const success = { state: { status: 'success' } } as const
  const error = { state: { status: 'error' } } as const
  expect([0, 0.7, 1].map((chance) => spread(chance)('licences')(success))).toEqual([10_000, 10_000, 10_000])
  expect([0, 0.7, 1].map((chance) => spread(chance)('licences')(error))).toEqual([5_000, 8_500, 10_000])
})

import { expect, it } from 'vitest'
import { playedOf } from './played.ts'

it('STAT-17 an amount is an object’s `play` or a plain number', () => {
  expect(playedOf({ play: 4096 })).toBe(4096)
  expect(playedOf(61.5)).toBe(61.5)
  expect(playedOf(0)).toBe(0)
})

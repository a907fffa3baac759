import { expect, it } from 'vitest'
import { ageTone } from './age-rules.ts'

it.each([
  [0, 'calm'],
  [4 * 3_600_000 - 1, 'calm'],
  [4 * 3_600_000, 'soon'],
  [8 * 3_600_000, 'overdue'],
])('after %i ms of waiting a ticket is %s', (waited, tone) => {
  expect(ageTone(waited)).toBe(tone)
})

import { hourMs } from '@foyer/contract/vocabulary/durations.ts'
import { expect, it } from 'vitest'
import { ageTone } from './age-rules.ts'

it.each([
  [0, 'calm'],
  [4 * hourMs - 1, 'calm'],
  [4 * hourMs, 'soon'],
  [8 * hourMs, 'overdue'],
])('after %i ms of waiting a ticket is %s', (waited, tone) => {
  expect(ageTone(waited)).toBe(tone)
})

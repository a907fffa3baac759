import { expect, it } from 'vitest'
import { type Snooze, snoozedUntil } from './snooze-rules.ts'

const friday = new Date(2026, 10, 27, 17, 40)

it.each([
  ['tomorrow', '', new Date(2026, 10, 28, 9)],
  ['three_days', '', new Date(2026, 10, 30, 9)],
  // Across the end of a month.
  ['week', '', new Date(2026, 11, 4, 9)],
  ['day', '2027-01-11', new Date(2027, 0, 11, 9)],
  // This morning has passed; a ticket cannot be snoozed into the past.
  ['day', '2026-11-27', undefined],
  ['day', '2026-11-01', undefined],
  ['day', '', undefined],
  ['day', '2027-11-28', new Date(2027, 10, 28, 9)],
  // Later than the server allows.
  ['day', '2027-11-29', undefined],
  ['day', '20271-01-01', undefined],
] satisfies [Snooze, string, Date | undefined][])(
  'snoozed until %s %s it returns in the morning',
  (snooze, typed, at) => {
    expect(snoozedUntil(snooze, typed, friday)).toEqual(at)
  },
)

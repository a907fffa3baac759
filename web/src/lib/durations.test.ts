import { expect, it } from 'vitest'
import { formatDuration, formatHours } from './durations.ts'

it('STAT-19 a duration is written h:mm:ss', () => {
  expect([0, 59, 61.5, 3_600, 360_000].map(formatDuration)).toEqual([
    '0:00:00',
    '0:00:59',
    '0:01:02',
    '1:00:00',
    '100:00:00',
  ])
})

it('STAT-04 view time is written in hours', () => {
  expect([0, 5_400, 36_000, 4_623_516_000].map((seconds) => formatHours(seconds, 'en'))).toEqual([
    '0\u00a0h',
    '1.5\u00a0h',
    '10\u00a0h',
    '1,284,310\u00a0h',
  ])
  expect(formatHours(5_400, 'ru')).toBe('1,5\u00a0ч')
})

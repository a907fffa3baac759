import { hourSeconds } from '@foyer/contract/vocabulary/durations.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { browserStore } from '../../../lib/storage.ts'
import { endOfMinute, minuteOfVisit, presentMinute } from './minute-of-visit.ts'

const noon = Date.parse('2026-03-05T12:00:00Z')

afterEach(() => {
  browserStore.remove('server_ahead')
  vi.useRealTimers()
})

test.each([-3, 3])('statistics go up to the present on a computer whose clock is %i hours off', (hours) => {
  const offMs = hours * hourSeconds * 1000
  vi.useFakeTimers({ now: noon + offMs })
  browserStore.set('server_ahead', String(-offMs))
  const minutes = [presentMinute(), endOfMinute(), minuteOfVisit()]
  expect(minutes).toEqual([noon / 1000, noon / 1000, noon / 1000])
})

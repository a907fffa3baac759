import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { momentLabels } from './moment-labels.ts'

beforeEach(() => void vi.stubEnv('TZ', 'Europe/Berlin'))
afterEach(() => void vi.unstubAllEnvs())

const at = (...moments: readonly string[]): number[] => moments.map((moment) => new Date(moment).getTime() / 1000)

it('times of one day are hours, and midnight is the day that begins', () => {
  expect(momentLabels(at('2026-03-01T18:00', '2026-03-02T00:00', '2026-03-02T06:00'), 'en')).toEqual([
    '18:00',
    '2 Mar',
    '06:00',
  ])
  // Also on the day when the clocks change.
  expect(momentLabels(at('2026-03-29T00:00', '2026-03-29T06:00'), 'ru')).toEqual(['29 мар.', '06:00'])
})

it('dates of several years have the year below the first of each, and those of one year none', () => {
  expect(momentLabels(at('2026-10-01T00:00', '2026-11-01T00:00'), 'en')).toEqual(['1 Oct', '1 Nov'])
  expect(
    momentLabels(at('2025-11-01T00:00', '2025-12-01T00:00', '2026-01-01T00:00', '2026-02-01T00:00'), 'en'),
  ).toEqual(['1 Nov\n2025', '1 Dec', '1 Jan\n2026', '1 Feb'])
  expect(momentLabels(at('2025-12-31T18:00', '2026-01-01T00:00', '2026-01-01T06:00'), 'en')).toEqual([
    '18:00',
    '1 Jan\n2026',
    '06:00',
  ])
})

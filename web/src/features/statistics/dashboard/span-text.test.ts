import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { spanText } from './span-text.ts'

beforeEach(() => void vi.stubEnv('TZ', 'Europe/Berlin'))
afterEach(() => void vi.unstubAllEnvs())

const span = (from: string, to: string) => ({ from: Date.parse(from) / 1000, to: Date.parse(to) / 1000 })

describe('the time of the most concurrent sessions', () => {
  it('is the interval that contains it, in the browser’s zone', () => {
    const sixHours = span('2026-03-05T12:00Z', '2026-03-05T18:00Z')
    for (const locale of ['en', 'ru'] as const) expect(spanText(sixHours, locale)).toBe('05.03.2026 13:00–19:00')
  })

  it('has both dates if it ends on another', () => {
    expect(spanText(span('2026-03-05T21:00Z', '2026-03-06T03:00Z'), 'en')).toBe('05.03 22:00 – 06.03 04:00')
    expect(spanText(span('2026-03-05T12:00Z', '2026-03-12T12:00Z'), 'ru')).toBe('05.03 13:00 – 12.03 13:00')
    // Up to midnight, which belongs to the next day.
    expect(spanText(span('2026-03-05T17:00Z', '2026-03-05T23:00Z'), 'en')).toBe('05.03 18:00 – 06.03 00:00')
  })

  it('uses the clock before and after a time change', () => {
    expect(spanText(span('2026-03-29T00:00Z', '2026-03-29T06:00Z'), 'en')).toBe('29.03.2026 01:00–08:00')
  })

  it('is a moment if the step is a few minutes', () => {
    expect(spanText(span('2026-03-05T12:00Z', '2026-03-05T12:01Z'), 'en')).toBe('05.03.2026 13:00')
    expect(spanText(span('2026-03-05T12:00Z', '2026-03-05T12:05Z'), 'ru')).toBe('05.03.2026 13:00')
  })
})

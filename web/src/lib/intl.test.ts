import { afterEach, expect, it, vi } from 'vitest'
import { dateTimeFormat } from './intl.ts'

afterEach(() => void vi.unstubAllEnvs())

it('times follow a traveller into another time zone', () => {
  const noon = Date.parse('2026-03-05T12:00:00Z')
  const shown = (zone: string): string => {
    vi.stubEnv('TZ', zone)
    return dateTimeFormat('en', { timeStyle: 'short', hourCycle: 'h23' }).format(noon)
  }
  expect([shown('Europe/Berlin'), shown('Asia/Tokyo'), shown('Europe/Berlin')]).toEqual(['13:00', '21:00', '13:00'])
})

import { expect, it } from 'vitest'
import { flagOf } from './flags.ts'

it('STAT-19 a country is shown by its flag', () => {
  expect(flagOf('DE')).toBe('🇩🇪')
  expect(flagOf('')).toBe('')
  expect(flagOf('de')).toBe('')
})

import { expect, it } from 'vitest'
import { staffName } from './staff-rules.ts'

const staff = [
  { handle: 'lena.krause', name: 'Lena Krause' },
  { handle: 'anna.berg', name: 'Anna Berg' },
  { handle: 'anna.berg.2', name: 'Anna Berg' },
]

it.each([
  ['lena.krause', 'Lena Krause'],
  ['anna.berg.2', 'Anna Berg (anna.berg.2)'],
  ['gone.long', 'gone.long'],
])('calls %s %s', (handle, name) => {
  expect(staffName(staff, handle)).toBe(name)
})

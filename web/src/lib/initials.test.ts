import { expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

it.each([
  ['Olga Lindqvist', 'OL'],
  ['ivan@northlight.example', 'IN'],
  ['  ада  ', 'А'],
  ['𝒜da 🙂', '𝒜🙂'],
  ['', ''],
])('SHELL-04 %j is shown as %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

import { Country, Email } from '@foyer/contract/vocabulary/contact.ts'
import { Id } from '@foyer/contract/vocabulary/ids.ts'
import { requiredLine } from '@foyer/contract/vocabulary/text.ts'
import { expect, it } from 'vitest'
import { country, email, id, lineUpTo, textUpTo } from './search-texts.ts'

const typed: readonly unknown[] = [
  undefined,
  null,
  42,
  '',
  ' ',
  ' lena ',
  'lena.krause',
  'two\nlines',
  'turned \u202e round',
  'half \ud83d',
  'whole 😀',
  'nobody@x.y',
  'nobody@x.example',
  ' nobody@x.example',
  'no..body@x.example',
  "o'hara+tag@mail.x.example",
  `${'a'.repeat(244)}@x.example`,
  `${'a'.repeat(245)}@x.example`,
  'DE',
  'de',
  'DEU',
  'a'.repeat(64),
  'a'.repeat(65),
  ` ${'a'.repeat(64)} `,
]

it('reads from the address what the call takes, as the call takes it', () => {
  for (const raw of typed) {
    expect(email(raw), String(raw)).toBe(Email.safeParse(raw).data)
    expect(country(raw), String(raw)).toBe(Country.safeParse(raw).data)
    expect(id(raw), String(raw)).toBe(Id.safeParse(raw).data)
    expect(lineUpTo(64)(raw), String(raw)).toBe(requiredLine(64).safeParse(raw).data)
  }
})

it('ignores text that is too long, rather than ask for something else than was meant', () => {
  expect(textUpTo(3)('abc')).toBe('abc')
  expect(textUpTo(3)('abcd')).toBeUndefined()
  expect(textUpTo(3)('')).toBeUndefined()
})

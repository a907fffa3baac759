import { expect, it } from 'vitest'
import { searchOf } from './search-params.ts'
import { words, wordsUpTo } from './search-words.ts'

it('sends the server as much of the text as it accepts, without half a character', () => {
  const search = searchOf({ query: words })
  expect(search({ query: 'a'.repeat(201) })).toEqual({ query: 'a'.repeat(200) })
  expect(search({ query: `${'a'.repeat(199)}😀` })).toEqual({ query: 'a'.repeat(199) })
  expect(search({ query: `${'a'.repeat(198)}😀b` })).toEqual({ query: `${'a'.repeat(198)}😀` })
  expect(search({ query: '' })).toEqual({})
  expect(wordsUpTo(1_024)('a'.repeat(1_025))).toBe('a'.repeat(1_024))
})

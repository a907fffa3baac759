import { expect, it } from 'vitest'
import { wholeNumber } from './search-figures.ts'
import { oneOf, parseSearch, searchOf, stringifySearch, text } from './search-params.ts'

const read = searchOf({ query: text, limit: oneOf(10, 20), from: wholeNumber })

it('SHELL-42 filters are read from the address, unknown values are ignored', () => {
  expect(read({ query: '42', limit: '20', from: '1700000000', colour: 'red' })).toEqual({
    query: '42',
    limit: 20,
    from: 1_700_000_000,
  })
  expect(read({ query: '', limit: '15', from: 'yesterday' })).toEqual({})
})

it('SHELL-42 filters are in the address as plain text and are read back unchanged', () => {
  const search = stringifySearch({ query: 'a b&c', limit: 20, cursor: undefined })
  expect(search).toBe('?query=a+b%26c&limit=20')
  expect(read(parseSearch(search))).toEqual({ query: 'a b&c', limit: 20 })
  expect(stringifySearch({ cursor: undefined })).toBe('')
})

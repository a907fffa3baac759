import { expect, it } from 'vitest'
import { isComposing } from './is-composing.ts'

it.each([
  ['a key during a composition', { isComposing: true, keyCode: 13 }, true],
  ['the Enter that ends one in Safari', { isComposing: false, keyCode: 229 }, true],
  ['Enter', { isComposing: false, keyCode: 13 }, false],
])('%s', (_, key, expected) => {
  expect(isComposing(key)).toBe(expected)
})

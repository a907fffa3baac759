import { expect, it } from 'vitest'
import { createSeal } from './seal.ts'

const secret = 'the installation’s secret'
const seal = createSeal({ secret, previous_secrets: [] }, 'tests')
const sealed = seal.close(Buffer.from('a key'), 'olga')

it('opens in its own context, and gives another text each time', () => {
  expect(seal.open(sealed, 'olga').toString()).toBe('a key')
  expect(seal.close(Buffer.from('a key'), 'olga').equals(sealed)).toBe(false)
})

it('opens with previous secrets, and seals only with the current one', () => {
  const later = createSeal({ secret: 'another', previous_secrets: ['a third', secret] }, 'tests')
  expect(later.open(sealed, 'olga').toString()).toBe('a key')
  expect(() => seal.open(later.close(Buffer.from('a key'), 'olga'), 'olga')).toThrow()
})

it.each<[string, () => Buffer]>([
  ['in another context', () => seal.open(sealed, 'mia')],
  ['for another purpose', () => createSeal({ secret, previous_secrets: [] }, 'others').open(sealed, 'olga')],
  [
    'with another secret',
    () => createSeal({ secret: 'another', previous_secrets: ['a third'] }, 'tests').open(sealed, 'olga'),
  ],
  ['with a truncated tag, which would be easier to guess', () => seal.open(sealed.subarray(0, 16), 'olga')],
  ['an empty text', () => seal.open(Buffer.alloc(0), 'olga')],
])('does not open %s', (_, open) => {
  expect(open).toThrow()
})

it('does not open with any bit flipped', () => {
  for (let bit = 0; bit < sealed.length * 8; bit += 1) {
    const other = Buffer.from(sealed)
    other[bit >> 3] = (other[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    expect(() => seal.open(other, 'olga'), `bit ${bit}`).toThrow()
  }
})

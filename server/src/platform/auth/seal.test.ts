import { expect, it } from 'vitest'
import { createSeal } from './seal.ts'

const seal = createSeal('the installation’s secret', 'tests')
const sealed = seal.close(Buffer.from('a key'), 'olga')

it('opens in its own place, and is another text each time', () => {
  expect(seal.open(sealed, 'olga').toString()).toBe('a key')
  expect(seal.close(Buffer.from('a key'), 'olga').equals(sealed)).toBe(false)
})

it.each<[string, () => Buffer]>([
  ['in another place', () => seal.open(sealed, 'mia')],
  ['for another purpose', () => createSeal('the installation’s secret', 'others').open(sealed, 'olga')],
  ['with another secret', () => createSeal('another secret', 'tests').open(sealed, 'olga')],
  ['cut off within its tag, which would be guessed sooner', () => seal.open(sealed.subarray(0, 16), 'olga')],
  ['of nothing at all', () => seal.open(Buffer.alloc(0), 'olga')],
])('does not open %s', (_, open) => {
  expect(open).toThrow()
})

it('does not open with one bit turned, wherever it is', () => {
  for (let bit = 0; bit < sealed.length * 8; bit += 1) {
    const other = Buffer.from(sealed)
    other[bit >> 3] = (other[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    expect(() => seal.open(other, 'olga'), `bit ${bit}`).toThrow()
  }
})

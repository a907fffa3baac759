import { expect, it } from 'vitest'
import { exactFirst } from './exact-first.ts'

const groups = ['tickets', 'orders', 'licences'].map((group) => ({ group }))
const found = [
  { group: 'tickets', identifier: '#1001' },
  { group: 'orders', identifier: 'AUR-2026-0412' },
  { group: 'orders', identifier: 'AUR-2026-0413' },
  { group: 'licences', identifier: 'MS-1001' },
]

const firstFor = (query: string) => {
  const sorted = exactFirst(query, groups, found)
  const [first] = sorted.groups.flatMap(({ group }) => sorted.found.filter((each) => each.group === group))
  return first?.identifier
}

it.each([
  ['MS-1001', 'MS-1001'],
  [' ms-1001 ', 'MS-1001'],
  ['AUR-2026-0413', 'AUR-2026-0413'],
  ['1001', '#1001'],
])('SHELL-78 typing %s lists %s first', (query, first) => {
  expect(firstFor(query)).toBe(first)
})

it('other names keep their order', () => {
  expect(exactFirst('media', groups, found)).toEqual({ groups, found })
})

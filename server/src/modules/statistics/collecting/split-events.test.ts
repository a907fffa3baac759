import { expect, it, vi } from 'vitest'
import { splitEvents } from './split-events.ts'

const count = 100_000

/** A chunked body may arrive in pieces of any size. */
const inBytes = async function* (text: string): AsyncGenerator<Uint8Array> {
  for (const byte of Buffer.from(text)) yield Uint8Array.of(byte)
}

it.each([
  ['a line without an end', 'x'.repeat(count)],
  ['an element without an end', `["${'x'.repeat(count)}`],
])('S54 %s that arrives byte by byte is not copied again with each of them', async (_, text) => {
  const concat = vi.spyOn(Buffer, 'concat')
  let pieces = 0
  for await (const texts of splitEvents(inBytes(text))) pieces += texts.length
  const copied = concat.mock.results.reduce((sum, { value }) => sum + (value as Buffer).length, 0)
  concat.mockRestore()
  expect(pieces).toBe(1)
  expect(copied).toBeLessThan(20 * count)
})

it('events that arrive byte by byte are all found', async () => {
  for (const text of ['{"a":1}\n\n{"b":"ü,"}\n', '[{"a":1},{"b":"ü,"}]']) {
    const found: unknown[] = []
    for await (const texts of splitEvents(inBytes(text))) found.push(...texts)
    expect(found).toEqual(['{"a":1}', '{"b":"ü,"}'])
  }
})

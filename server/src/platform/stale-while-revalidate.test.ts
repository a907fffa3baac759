import { expect, it } from 'vitest'
import { staleWhileRevalidate } from './stale-while-revalidate.ts'

const always = { freshMs: Number.POSITIVE_INFINITY, keptMs: Number.POSITIVE_INFINITY }

const counting = () => {
  let reads = 0
  return {
    reads: () => reads,
    read: async () => {
      reads += 1
      return reads
    },
  }
}

it('reads once while it is fresh, each name for itself', async () => {
  const { read } = counting()
  const kept = staleWhileRevalidate<number>(10, always)
  expect([await kept.of('a', read), await kept.of('a', read), await kept.of('b', read)]).toEqual([1, 1, 2])
})

it('tells what was read a moment ago and reads it anew beside it, for the next one', async () => {
  const { read, reads } = counting()
  const kept = staleWhileRevalidate<number>(10, { ...always, freshMs: -1 })
  expect(await kept.of('a', read)).toBe(1)
  expect(await kept.of('a', read)).toBe(1)
  await expect.poll(reads).toBe(2)
  expect(await kept.of('a', read)).toBe(2)
})

it('waits for what is no longer kept, and tells where that fails', async () => {
  const kept = staleWhileRevalidate<number>(10, { ...always, keptMs: -1 })
  expect(await kept.of('a', async () => 1)).toBe(1)
  await expect(kept.of('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
})

it('goes on telling what is kept where it cannot be read anew, and tries again', async () => {
  const { read, reads } = counting()
  const kept = staleWhileRevalidate<number>(10, { ...always, freshMs: -1 })
  await kept.of('a', read)
  const away = async () => {
    await read()
    throw new Error('away')
  }
  expect([await kept.of('a', away), await kept.of('a', away)]).toEqual([1, 1])
  await expect.poll(reads).toBe(3)
  expect(await kept.of('a', read)).toBe(1)
})

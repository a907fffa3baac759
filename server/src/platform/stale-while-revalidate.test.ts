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

it('reads once while it is fresh, for each name separately', async () => {
  const { read } = counting()
  const kept = staleWhileRevalidate<number>(10, always)
  expect([await kept.of('a', read), await kept.of('a', read), await kept.of('b', read)]).toEqual([1, 1, 2])
})

it('returns a recent answer and refreshes it in the background, for the next caller', async () => {
  const { read, reads } = counting()
  const kept = staleWhileRevalidate<number>(10, { ...always, freshMs: -1 })
  expect(await kept.of('a', read)).toBe(1)
  expect(await kept.of('a', read)).toBe(1)
  await expect.poll(reads).toBe(2)
  expect(await kept.of('a', read)).toBe(2)
})

it('waits for an answer that is too old, and passes on its failure', async () => {
  const kept = staleWhileRevalidate<number>(10, { ...always, keptMs: -1 })
  expect(await kept.of('a', async () => 1)).toBe(1)
  await expect(kept.of('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
})

it('keeps returning a stored answer if it cannot be refreshed, and retries', async () => {
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

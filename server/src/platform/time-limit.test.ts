import { expect, it } from 'vitest'
import { within } from './time-limit.ts'

it('returns a timely result, passes its failure on, and waits no longer than the limit', async () => {
  expect(await within(60_000, Promise.resolve('done'))).toBe('done')
  await expect(within(60_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await within(1, new Promise(() => undefined))).toBeUndefined()
})

import { refetchMs as asked } from '@foyer/contract/vocabulary/constants.ts'
import { expect, it } from 'vitest'
import { paced, refetchMs } from './refetch.ts'

it('F18 tabs ask at paces of their own, never later than is promised', () => {
  expect(paced(0)).toEqual(asked)
  expect(paced(0.5).licences).toBe(9_500)
  for (const what of Object.keys(asked) as (keyof typeof asked)[]) {
    expect(refetchMs[what]).toBeLessThanOrEqual(asked[what])
    expect(refetchMs[what]).toBeGreaterThanOrEqual(asked[what] * 0.9)
  }
})

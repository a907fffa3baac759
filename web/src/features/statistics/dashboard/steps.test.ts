import { expect, it } from 'vitest'
import { rateOf, spanOf, stepIn } from './steps.ts'

it.each([
  [60, 'minute', 1],
  [1_800, 'minute', 30],
  [21_600, 'hour', 6],
  [86_400, 'day', 1],
  [604_800, 'day', 7],
] as const)('a step of %i seconds is named by its unit: %s, %i', (seconds, unit, count) => {
  expect(stepIn(seconds)).toEqual({ unit, count })
})

it('the mean rate refers to the real length of each step, also of a shorter first and an open last one', () => {
  const traffic = [1_800, 3_600, 7_200].map((at) => ({ at, value: 900 }))
  const course = { traffic, step: 3_600, to: 7_800 }
  expect([0, 1, 2].map((index) => spanOf(course, index))).toEqual([
    { from: 1_800, to: 3_600 },
    { from: 3_600, to: 7_200 },
    { from: 7_200, to: 7_800 },
  ])
  expect([0, 1, 2].map((index) => rateOf(course, index))).toEqual([4, 2, 12])
  expect(rateOf({ ...course, to: 7_200 }, 2)).toBe(0)
})

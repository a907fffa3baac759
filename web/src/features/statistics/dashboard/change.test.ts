import { expect, it } from 'vitest'
import { changeOf, endOfStep, isLastOpen, peakOf, sumOf } from './change.ts'

it('compares with the previous period, if there was any', () => {
  expect(changeOf(110, 100)).toBeCloseTo(0.1)
  expect(changeOf(50, 100)).toBe(-0.5)
  expect(changeOf(5, 0)).toBeUndefined()
})

it('adds up points and finds the first maximum', () => {
  const points = [
    { at: 1, value: 2 },
    { at: 2, value: 7 },
    { at: 3, value: 7 },
  ]
  expect(sumOf(points)).toBe(16)
  expect(peakOf(points)).toEqual({ at: 2, value: 7 })
  expect(peakOf([])).toBeUndefined()
})

it('a last step that ends after the range is open', () => {
  const points = [0, 60, 120].map((at) => ({ at, value: 1 }))
  expect(isLastOpen(points, 180)).toBe(false)
  expect(isLastOpen(points, 179)).toBe(true)
  expect(isLastOpen(points.slice(0, 1), 10)).toBe(false)
})

it('a first step that begins within an hour is shorter than the others', () => {
  const points = [30, 60, 120].map((at) => ({ at, value: 1 }))
  expect([0, 1, 2].map((index) => endOfStep(points, index, 60, 170))).toEqual([60, 120, 170])
  expect(endOfStep(points, 2, 60, 200)).toBe(180)
  expect(isLastOpen(points, 170)).toBe(true)
  expect(isLastOpen(points, 180)).toBe(false)
})

import { expect, it } from 'vitest'
import { readFeatures } from './feature-flags.ts'

it('SHELL-37 a boolean flag is used as it is', () => {
  const features = readFeatures({ billing: false, tickets: true })
  expect(features.billing).toBe(false)
  expect(features.tickets).toBe(true)
})

it.each([undefined, null, 'false', 0])('SHELL-38 a flag that is %j means on', (flag) => {
  expect(readFeatures({ billing: flag }).billing).toBe(true)
})

it('SHELL-38 without any flag all eight areas are on', () => {
  expect(Object.values(readFeatures({}))).toEqual(Array.from({ length: 8 }, () => true))
})

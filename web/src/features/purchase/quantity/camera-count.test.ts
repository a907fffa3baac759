import { expect, it } from 'vitest'
import { readCameras } from './camera-count.ts'

it.each([
  ['', '', null, 'required'],
  ['abc', '', null, 'required'],
  ['0', '0', null, 'min'],
  ['3', '3', null, 'min'],
  ['4', '4', 4, null],
  ['007', '7', 7, null],
  ['1 000', '1000', 1000, null],
  ['10000', '10000', 10_000, null],
  ['10001', '10000', 10_000, 'max'],
  ['99999999999999999999', '10000', 10_000, 'max'],
] as const)('BUY-15, BUY-16, BUY-17 typing %j gives %j, asks for %s and shows %s', (typed, text, count, problem) => {
  expect(readCameras(typed, 4, 10_000)).toEqual({ text, count, problem })
})

it('BUY-17 the message of the maximum disappears with the next change', () => {
  expect(readCameras(readCameras('20000', 4, 10_000).text, 4, 10_000).problem).toBeNull()
})

import { expect, it } from 'vitest'
import { clearTop } from './toast-place.ts'

const box = (top: number, bottom: number) => ({ top, bottom, left: 0, right: 100 })

it.each([
  ['nothing is there', [], undefined],
  ['what is there ends above it', [box(-40, 10)], undefined],
  ['what is there stands further down', [box(90, 120)], undefined],
  ['the head has buttons', [box(60, 96)], 104],
  ['there is a bar, and buttons below it', [box(112, 148), box(0, 56)], 156],
  ['there would be no room left', [box(10, 560)], undefined],
])('SHELL-67 where %s, a message of 60 px begins there', (_, boxes, top) => {
  expect(clearTop(60, boxes, 600)).toBe(top)
})

import type { Range } from './range.ts'

const two = (value: number): string => String(value).padStart(2, '0')

/** A moment in the format of the browser's own field: local time, to the minute. */
export const textOf = (seconds: number): string => {
  const at = new Date(seconds * 1000)
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}

/**
 * The moment of such a text, or undefined. A bound that was not edited keeps its exact moment, because the text lacks
 * seconds and, when the clocks go back, does not tell the two equal hours apart.
 */
export const momentOf = (text: string | undefined, { from, to }: Range): number | undefined => {
  const untouched = [from, to].find((bound) => textOf(bound) === text)
  if (untouched !== undefined || text === undefined) return untouched
  const ms = new Date(text).getTime()
  return Number.isNaN(ms) ? undefined : Math.floor(ms / 1000)
}

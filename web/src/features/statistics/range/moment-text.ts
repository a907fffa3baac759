import type { Range } from './range.ts'

const two = (value: number): string => String(value).padStart(2, '0')

/** A moment as the browser's own field for it has it: local, to the minute. */
export const textOf = (seconds: number): string => {
  const at = new Date(seconds * 1000)
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}

/**
 * What such a text means; undefined for none. A bound that was not touched stays the moment that it was: its text leaves out seconds, and where
 * the clocks are put back, which of two equal hours it is.
 */
export const momentOf = (text: string | undefined, { from, to }: Range): number | undefined => {
  const untouched = [from, to].find((bound) => textOf(bound) === text)
  if (untouched !== undefined || text === undefined) return untouched
  const ms = new Date(text).getTime()
  return Number.isNaN(ms) ? undefined : Math.floor(ms / 1000)
}

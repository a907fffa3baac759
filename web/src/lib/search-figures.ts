/* Readers that only lists and the shop need; sign-in does without. */

import type { Reader } from './search-params.ts'

export const wholeNumber: Reader<number> = (raw) => {
  const value = Number(raw)
  return raw !== '' && raw !== null && Number.isSafeInteger(value) ? value : undefined
}

/** A calendar day as `2026-04-18`; a day that does not exist, such as 31 February, reads as undefined. */
export const day: Reader<string> = (raw) => {
  if (typeof raw !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(raw)) return undefined
  const time = new Date(`${raw}T00:00:00Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(raw) ? raw : undefined
}

/** The largest amount that the server accepts in a filter. */
const mostAmount = 1_000_000_000_000

/** An amount in major units; anything else reads as undefined. */
export const amount: Reader<number> = (raw) => {
  const value = (typeof raw === 'string' && raw.trim() !== '') || typeof raw === 'number' ? Number(raw) : Number.NaN
  // In the form that the server reads: without an exponent.
  return /^\d+(?:\.\d+)?$/.test(String(value)) && value <= mostAmount ? value : undefined
}

/**
 * Reads one search parameter; undefined for a value that means nothing here. Unknown values are ignored and never cause
 * an error.
 */
type Reader<Value> = (raw: unknown) => Value | undefined

type Readers = Readonly<Record<string, Reader<unknown>>>

/** The values read; a parameter set to undefined is removed from the address. */
type SearchOf<R extends Readers> = { [Key in keyof R]?: ReturnType<R[Key]> }

export const text: Reader<string> = (raw) => (typeof raw === 'string' && raw !== '' ? raw : undefined)

export const wholeNumber: Reader<number> = (raw) => {
  const value = Number(raw)
  return raw !== '' && raw !== null && Number.isSafeInteger(value) ? value : undefined
}

export const oneOf =
  <const Value extends string | number>(...values: readonly Value[]): Reader<Value> =>
  (raw) =>
    values.find((value) => String(value) === String(raw))

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

/** Builds a page's `search` from one reader per parameter. */
export const searchOf =
  <R extends Readers>(readers: R) =>
  (raw: Record<string, unknown>): SearchOf<R> => {
    const entries = Object.entries(readers).map(([key, read]) => [key, read(raw[key])] as const)
    // Each entry was read by the reader of its own key.
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as SearchOf<R>
  }

/** Search parameters stand in the address as plain text, without quotes or JSON. */
export const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search))

export const stringifySearch = (search: Record<string, unknown>): string => {
  const entries = Object.entries(search).filter(([, value]) => value !== undefined && value !== null && value !== '')
  const query = new URLSearchParams(Object.fromEntries(entries.map(([key, value]) => [key, String(value)]))).toString()
  return query === '' ? '' : `?${query}`
}

/**
 * Reads one search parameter; undefined for a value that means nothing here. Unknown values are ignored and never cause
 * an error.
 */
export type Reader<Value> = (raw: unknown) => Value | undefined

type Readers = Readonly<Record<string, Reader<unknown>>>

/** The values read; a parameter set to undefined is removed from the address. */
type SearchOf<R extends Readers> = { [Key in keyof R]?: ReturnType<R[Key]> }

export const text: Reader<string> = (raw) => (typeof raw === 'string' && raw !== '' ? raw : undefined)

export const oneOf =
  <const Value extends string | number>(...values: readonly Value[]): Reader<Value> =>
  (raw) =>
    values.find((value) => String(value) === String(raw))

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

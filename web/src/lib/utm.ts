import type { Utm } from '@foyer/contract/vocabulary/utm.ts'
import type { KeyValueStore } from './storage.ts'

/* Read on every first page. The names stand here and not in the contract, because that would bring its schemas along. */
const fields = [
  'utm_source',
  'utm_campaign',
  'utm_medium',
  'utm_term',
  'utm_content',
  'utm_custom',
] as const satisfies readonly (keyof Utm)[]

const longest = 255

/** Keeps the visitor's campaign as long as the tab lives. A later campaign replaces only the parameters that it names. */
export const keepUtm = (store: KeyValueStore, address: URL): void => {
  for (const field of fields) {
    const value = address.searchParams.get(field)
    if (value !== null && value !== '') store.set(field, value.slice(0, longest).replace(/[\uD800-\uDBFF]$/, ''))
  }
}

export const keptUtm = (store: KeyValueStore): Utm =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = store.get(field)
      return value === null ? [] : [[field, value]]
    }),
  )

import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { type QueryKey, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { aside } from '../api/query-client.ts'
import { formatNumber } from '../lib/measures.ts'
import { useLocale } from './use-locale.ts'

/** Another list that may have what the one on screen lacks. */
export interface Place {
  /** What it is called, such as "Closed". */
  readonly name: string
  readonly key: QueryKey
  /** A page of as few rows as possible with the same filters: only their number is read. */
  readonly read: () => Promise<{ readonly estimated_count: number }>
  /** A link that keeps the filters. */
  readonly link: (text: string) => ReactNode
}

type Words = (name: string, count: string) => string

const en: Words = (name, count) => `${name}: ${count} found`

const ru: Words = (name, count) => `${name}: найдено ${count}`

/** These texts stand beside the component, so that the first page does not load them. */
const words: Readonly<Record<Locale, Words>> = { en, ru }

/** Not `useQueries`, which would weigh on every page. */
const Found = ({ place: { name, key, read, link } }: { readonly place: Place }) => {
  const locale = useLocale()
  const { data = 0 } = useQuery({
    queryKey: [...key, 'elsewhere'],
    queryFn: async () => (await read()).estimated_count,
    ...aside,
  })
  return data > 0 && link(words[locale](name, formatNumber(data, locale)))
}

/** Links to the other lists in which the same filters find something. These are asked only while the list on screen is empty. */
export const Elsewhere = ({ places }: { readonly places: readonly Place[] }) => (
  // Below the button, which it must not move.
  <div className="actions" aria-live="polite">
    {places.map((place) => (
      <Found key={place.name} place={place} />
    ))}
  </div>
)

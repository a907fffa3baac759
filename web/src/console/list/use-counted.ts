import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { formatNumber } from '../../lib/measures.ts'
import { useLocale } from '../../ui/use-locale.ts'

// The contract's `mostCounted`. Its module would also load a validator.
const most = 10_000

// No interface, which would not do as the variables of a text.
type Counted = { readonly count: number; readonly replace?: { readonly count: string } }

/** The variables of a text with a count. The server stops counting beyond ten thousand: more is shown as "10,000+". */
export const countedIn =
  (locale: Locale) =>
  (count: number): Counted =>
    count > most ? { count: most, replace: { count: `${formatNumber(most, locale)}+` } } : { count }

export const useCounted = () => countedIn(useLocale())

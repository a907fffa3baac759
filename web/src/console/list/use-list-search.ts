import { useNavigate, useSearch } from '@tanstack/react-router'
import type { PageSize } from '../../ui/page-sizes.ts'

/** What every list keeps in the address. */
export interface ListSearch {
  readonly query?: string | undefined
  readonly sort?: string | undefined
  readonly cursor?: string | undefined
  readonly limit?: PageSize | undefined
}

type Change<Search> = (next: Partial<Search> | ListSearch, how?: { readonly replace: boolean }) => void

/** The state of a list, as it stands in the address, and how to change it: from the first page on unless a cursor says otherwise. */
export const useListSearch = <Search extends object>(
  read: (raw: Record<string, unknown>) => Search,
): readonly [Search, Change<Search>] => {
  // The routes of the console are none of the portal's, whose types the library knows.
  const raw = useSearch({ strict: false }) as Record<string, unknown>
  const navigate = useNavigate()
  const change: Change<Search> = (next, { replace } = { replace: false }) => {
    const search = (now: Record<string, unknown>) => read({ ...now, cursor: undefined, ...next })
    void navigate({ to: '.', search: search as never, replace, resetScroll: false })
  }
  return [read(raw), change]
}

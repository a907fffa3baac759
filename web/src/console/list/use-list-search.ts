import { useNavigate, useSearch } from '@tanstack/react-router'
import type { PageSize } from '../../ui/page-sizes.ts'
import { place } from '../paths.ts'

/** What every list keeps in the address. */
export interface ListSearch {
  readonly query?: string | undefined
  readonly sort?: string | undefined
  readonly cursor?: string | undefined
  readonly limit?: PageSize | undefined
}

type Change<Search> = (next: Partial<Search> | ListSearch, how?: { readonly replace: boolean }) => void

/**
 * A list's parameters in the address and a function to change them. Changes return to the first page unless a cursor is
 * given.
 */
export const useListSearch = <Search extends object>(
  read: (raw: Record<string, unknown>) => Search,
): readonly [Search, Change<Search>] => {
  // The router's types know only the portal's routes, not the console's.
  const raw = useSearch({ strict: false }) as Record<string, unknown>
  const navigate = useNavigate()
  const change: Change<Search> = (next, { replace } = { replace: false }) => {
    const search = (now: Record<string, unknown>) => read({ ...now, cursor: undefined, ...next })
    void navigate({ ...place('.', search), replace, resetScroll: false })
  }
  return [read(raw), change]
}

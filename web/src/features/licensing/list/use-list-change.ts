import { getRouteApi } from '@tanstack/react-router'
import type { LicencesSearch } from './licences-search.ts'

const route = getRouteApi('/portal/main/licenses')

type Change = (next: LicencesSearch, how?: { readonly replace: boolean }) => void

/**
 * Changes the list's parameters and returns to the first page unless a cursor is given. Back undoes each change; typed
 * changes replace the previous history entry.
 */
export const useListChange = (): Change => {
  const navigate = route.useNavigate()
  return (next, { replace } = { replace: false }) =>
    void navigate({ search: (now) => ({ ...now, cursor: undefined, ...next }), replace, resetScroll: false })
}

import { getRouteApi } from '@tanstack/react-router'
import type { LicencesSearch } from './licences-search.ts'

const route = getRouteApi('/portal/main/licenses')

type Change = (next: LicencesSearch, how?: { readonly replace: boolean }) => void

/**
 * Changes what is listed, from the first page on unless a cursor says otherwise. Back undoes it step by step;
 * what is typed replaces the step before.
 */
export const useListChange = (): Change => {
  const navigate = route.useNavigate()
  return (next, { replace } = { replace: false }) =>
    void navigate({ search: (now) => ({ ...now, cursor: undefined, ...next }), replace, resetScroll: false })
}

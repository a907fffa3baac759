import type { FeatureName } from '@foyer/contract/account/features.ts'
import { type AnyRoute, createRoute, type ResolveParams } from '@tanstack/react-router'
import { askAhead, type Question } from '../api/ask-ahead.ts'
import type { RouterContext } from './guards.ts'
import type { PageName } from './page-names.ts'
import { readingOnly, type ReadSearch, type Screen } from './screen.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page's name in the texts of the shell. */
    readonly page?: PageName
    /** Where the back button of the mobile top bar leads on this inner page. */
    readonly back?: string
    /** The area's feature, where it has one. */
    readonly feature?: FeatureName
    /** What the page asks first: asked while its files are still on their way. */
    asks?(visit: Visit): readonly Question[]
  }
}

interface Visit<Params = Readonly<Record<string, string>>, Search = object> {
  readonly params: Params
  readonly search: Search
}

interface PageOptions<Path extends string, Search> {
  readonly back?: string
  /** The queries that the page begins with, by the very options with which it asks them. */
  asks?(visit: Visit<ResolveParams<Path>, Search>): readonly Question[]
  /** Reads the search parameters; without it the page has none. */
  readonly search?: ReadSearch<Search>
}

/** Makes the pages of one part of the site map: `path`, name in the texts, screen. */
export const pagesOf =
  <Parent extends AnyRoute>(parent: Parent) =>
  <const Path extends string, Search extends object = object>(
    path: Path,
    page: PageName,
    show: Screen,
    { search, ...told }: PageOptions<Path, Search> = {},
  ) =>
    createRoute({
      getParentRoute: () => parent,
      path,
      staticData: { page, ...told },
      validateSearch: readingOnly<Search>(search),
      // After the guards: nothing is asked that nobody will be shown.
      beforeLoad: (visit) => {
        // As the path, `search` and the guards have it; the library's types cannot see that through a generic.
        const known = visit as unknown as Visit<ResolveParams<Path>, Search> & { readonly context: RouterContext }
        askAhead(known.context.queryClient, told.asks?.(known) ?? [])
      },
      ...show,
    })

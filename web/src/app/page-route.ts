import type { FeatureName } from '@foyer/contract/account/features.ts'
import { type AnyRoute, createRoute, type ResolveParams } from '@tanstack/react-router'
import { askAhead, type Question } from '../api/ask-ahead.ts'
import type { RouterContext } from './guards.ts'
import type { PageName } from './page-names.ts'
import { readingOnly, type ReadSearch, type Screen } from './screen.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page's name in the shell's texts. */
    readonly page?: PageName
    /** Where the back button of the mobile top bar leads from this inner page. */
    readonly back?: string
    /** The area's feature, if it has one. */
    readonly feature?: FeatureName
    /** The page's first queries, asked while its files are still loading. */
    asks?(visit: Visit): readonly Question[]
  }
}

interface Visit<Params = Readonly<Record<string, string>>, Search = object> {
  readonly params: Params
  readonly search: Search
}

interface PageOptions<Path extends string, Search> {
  readonly back?: string
  /** The page's first queries, with exactly the options that the page uses. */
  asks?(visit: Visit<ResolveParams<Path>, Search>): readonly Question[]
  /** Reads the search parameters; without it the page has none. */
  readonly search?: ReadSearch<Search>
}

/** Builds the pages of one part of the site map from `path`, name in the texts, and screen. */
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
      // After the guards, so that nothing is asked for a page that will not be shown.
      beforeLoad: (visit) => {
        // The path, `search` and the guards guarantee this; the router's types cannot see that through a generic.
        const known = visit as unknown as Visit<ResolveParams<Path>, Search> & { readonly context: RouterContext }
        askAhead(known.context.queryClient, told.asks?.(known) ?? [])
      },
      ...show,
    })

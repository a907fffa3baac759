import { type AnyRoute, createRoute } from '@tanstack/react-router'
import type { PageName } from './page-names.ts'
import { readingOnly, type ReadSearch, type Screen } from './screen.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page's name in the texts of the shell. */
    readonly page?: PageName
    /** Where the back button of the mobile top bar leads on this inner page. */
    readonly back?: string
  }
}

interface PageOptions<Search> {
  readonly back?: string
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
    { back, search }: PageOptions<Search> = {},
  ) =>
    createRoute({
      getParentRoute: () => parent,
      path,
      staticData: back === undefined ? { page } : { page, back },
      validateSearch: readingOnly(search),
      ...show,
    })

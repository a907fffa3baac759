import { type AnyRoute, createRoute, lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { needTexts } from './i18n/i18n.ts'
import type { Namespace } from './i18n/namespaces.ts'
import type { PageName } from './page-names.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page's name in the texts of the shell. */
    readonly page?: PageName
    /** Where the back button of the mobile top bar leads on this inner page. */
    readonly back?: string
  }
}

/** A screen with the texts it needs; both are loaded with its route. */
export interface Screen {
  readonly component: RouteComponent
  readonly loader: () => Promise<void>
}

export const screen = <Name extends string>(
  load: () => Promise<Readonly<Record<Name, () => ReactNode>>>,
  name: Name,
  ...texts: readonly Namespace[]
): Screen => ({
  // The export that `name` picks is a component without props; the library's type cannot see that through a generic.
  component: lazyRouteComponent(load, name) as RouteComponent,
  loader: () => needTexts(...texts),
})

type ReadSearch<Search> = (raw: Record<string, unknown>) => Search

interface PageOptions<Search> {
  readonly back?: string
  /** Reads the search parameters; without it the page has none. */
  readonly search?: ReadSearch<Search>
}

/** What a page does not know or cannot read is set to undefined: the router would keep it as it stands in the address. */
const readingOnly =
  <Search extends object>(read: ReadSearch<Search> | undefined): ReadSearch<Search> =>
  (raw) =>
    read === undefined
      ? // A page that reads nothing promises nothing: its Search is any object.
        ({} as Search)
      : { ...Object.fromEntries(Object.keys(raw).map((name) => [name, undefined])), ...read(raw) }

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

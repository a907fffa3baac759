import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { leaveForNewer } from '../api/newer-version.ts'
import { whole } from '../api/whole-files.ts'
import { needTexts } from './i18n/i18n.ts'
import type { Namespace } from './i18n/namespaces.ts'

/** A screen with the texts it needs; its route loads both. */
export interface Screen {
  readonly component: RouteComponent
  readonly loader: (visit: { readonly preload: boolean }) => Promise<void>
}

export type LoadScreens<Name extends string> = () => Promise<Readonly<Record<Name, () => ReactNode>>>

export const screen = <Name extends string>(
  load: LoadScreens<Name>,
  name: Name,
  ...texts: readonly Namespace[]
): Screen => {
  // Hovering over a link also loads the page, but must never reload the current one.
  let isWanted = false
  const loadWhole = whole(load)
  const refused = async (error: unknown): Promise<never> => {
    if (isWanted) return leaveForNewer(error)
    throw error
  }
  return {
    // The export named `name` is a component without props; the router's type cannot see that through a generic.
    component: lazyRouteComponent(() => loadWhole().catch(refused), name) as RouteComponent,
    loader: ({ preload }) => {
      isWanted = !preload
      return needTexts(...texts).catch(refused)
    },
  }
}

export type ReadSearch<Search> = (raw: Record<string, unknown>) => Search

/**
 * Unknown and unreadable parameters are set to undefined, because otherwise the router keeps them as they stand in the
 * address.
 */
export const readingOnly =
  <Search extends object>(read: ReadSearch<Search> | undefined): ReadSearch<Search> =>
  (raw) =>
    read === undefined
      ? // A page that reads no parameters makes no promise: its Search is any object.
        ({} as Search)
      : { ...Object.fromEntries(Object.keys(raw).map((name) => [name, undefined])), ...read(raw) }

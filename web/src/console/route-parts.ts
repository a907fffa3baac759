import type { OperatorScope } from '@foyer/contract/operator/operator.ts'
import {
  type AnyRoute,
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  type RouteComponent,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { needTexts } from '../app/i18n/i18n.ts'
import type { Namespace } from '../app/i18n/namespaces.ts'
import { RootLayout } from '../app/root-layout.tsx'
import { ShellSkeleton } from '../app/shell/shell-skeleton.tsx'
import { type ConsoleContext, signedIn } from './guards.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What a role must open for the pages below. */
    readonly needs?: OperatorScope
  }
}

export const root = createRootRouteWithContext<ConsoleContext>()({ component: RootLayout })

interface Screen {
  readonly component: RouteComponent
  readonly loader: () => Promise<void>
}

/** A screen that is loaded when someone goes there, with the texts it needs beyond the console's own. */
export const screen = <Name extends string>(
  load: () => Promise<Readonly<Record<Name, () => ReactNode>>>,
  name: Name,
  ...texts: readonly Namespace[]
): Screen => ({
  // The export that `name` picks is a component without props; the library's type cannot see that through a generic.
  component: lazyRouteComponent(load, name) as RouteComponent,
  loader: () => needTexts('operator', ...texts),
})

type ReadSearch = (raw: Record<string, unknown>) => object

interface PageParts {
  readonly search?: ReadSearch
  /** Where the back button of small screens leads on this inner page. */
  readonly back?: string
}

/** What a page does not know is set to undefined: the router would keep it as it stands in the address. */
const readingOnly =
  (read: ReadSearch = () => ({})): ReadSearch =>
  (raw) => ({ ...Object.fromEntries(Object.keys(raw).map((name) => [name, undefined])), ...read(raw) })

export const page = (parent: AnyRoute, path: string, show: Screen, { search, back }: PageParts = {}) =>
  createRoute({
    getParentRoute: () => parent,
    path,
    validateSearch: readingOnly(search),
    staticData: back === undefined ? {} : { back },
    ...show,
  })

export const console = createRoute({
  getParentRoute: () => root,
  id: 'console',
  beforeLoad: signedIn,
  pendingComponent: ShellSkeleton,
  ...screen(() => import('./shell/console-shell.tsx'), 'ConsoleShell'),
})

/** Pages that need a scope, and say so to whoever lacks it. */
export const area = (needs: OperatorScope) =>
  createRoute({
    getParentRoute: () => console,
    id: needs,
    staticData: { needs },
    ...screen(() => import('./shell/needs-scope.tsx'), 'NeedsScope'),
  })

import type { OperatorScope } from '@foyer/contract/operator/operator.ts'
import { type AnyRoute, createRootRouteWithContext, createRoute } from '@tanstack/react-router'
import type { Namespace } from '../app/i18n/namespaces.ts'
import { RootLayout } from '../app/root-layout.tsx'
import { screen as appScreen, type LoadScreens, readingOnly, type ReadSearch, type Screen } from '../app/screen.ts'
import { ShellSkeleton } from '../app/shell/shell-skeleton.tsx'
import { type ConsoleContext, signedIn } from './guards.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The scope that a role needs for the pages below. */
    readonly needs?: OperatorScope
  }
}

export const root = createRootRouteWithContext<ConsoleContext>()({ component: RootLayout })

/** A screen of the console, with the console's texts and any further ones. */
export const screen = <Name extends string>(
  load: LoadScreens<Name>,
  name: Name,
  ...texts: readonly Namespace[]
): Screen => appScreen(load, name, 'operator', ...texts)

interface PageParts {
  readonly search?: ReadSearch<object>
  /** Where the back button of small screens leads from this inner page. */
  readonly back?: string
  /** A scope that the page needs beyond its area's, because it does nothing without it. */
  readonly needs?: OperatorScope
}

export const page = (parent: AnyRoute, path: string, show: Screen, { search = () => ({}), ...facts }: PageParts = {}) =>
  createRoute({
    getParentRoute: () => parent,
    path,
    validateSearch: readingOnly(search),
    staticData: facts,
    ...show,
  })

export const console = createRoute({
  getParentRoute: () => root,
  id: 'console',
  beforeLoad: signedIn,
  pendingComponent: ShellSkeleton,
  ...screen(() => import('./shell/console-shell.tsx'), 'ConsoleShell'),
})

/** Pages that need a scope, and say so to operators without it. */
export const area = (needs: OperatorScope) =>
  createRoute({
    getParentRoute: () => console,
    id: needs,
    staticData: { needs },
    ...screen(() => import('./shell/needs-scope.tsx'), 'NeedsScope'),
  })

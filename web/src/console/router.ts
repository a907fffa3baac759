import { createRouter, type ErrorRouteComponent, lazyRouteComponent } from '@tanstack/react-router'
import { routerOptions } from '../app/router-options.ts'
import type { ConsoleContext } from './guards.ts'
import { routeTree } from './routes.ts'

const FailurePage: ErrorRouteComponent = lazyRouteComponent(
  () => import('../app/error-screens/failure-page.tsx'),
  'WholeFailurePage',
)

/** The console has its own site map: the portal loads nothing of it, nor the other way round. */
export const createConsoleRouter = (context: ConsoleContext) =>
  createRouter({
    ...routerOptions,
    routeTree,
    context,
    defaultErrorComponent: FailurePage,
  })

export type ConsoleRouter = ReturnType<typeof createConsoleRouter>

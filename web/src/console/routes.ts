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
import { approvalsSearch } from './approvals/approvals-search.ts'
import { auditSearch } from './audit/audit-search.ts'
import { customersSearch } from './customers/customers-search.ts'
import { type ConsoleContext, signedIn, signedOut, start } from './guards.ts'
import { licencesSearch } from './licences/licences-search.ts'
import { ordersSearch } from './orders/orders-search.ts'
import { paths } from './paths.ts'
import { paymentsSearch } from './payments/payments-search.ts'
import { ticketsSearch } from './tickets/tickets-search.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What a role must open for the pages below. */
    readonly needs?: OperatorScope
  }
}

const root = createRootRouteWithContext<ConsoleContext>()({ component: RootLayout })

interface Screen {
  readonly component: RouteComponent
  readonly loader: () => Promise<void>
}

/** A screen that is loaded when someone goes there, with the texts it needs beyond the console's own. */
const screen = <Name extends string>(
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

const page = (parent: AnyRoute, path: string, show: Screen, { search, back }: PageParts = {}) =>
  createRoute({
    getParentRoute: () => parent,
    path,
    validateSearch: readingOnly(search),
    staticData: back === undefined ? {} : { back },
    ...show,
  })

const console = createRoute({
  getParentRoute: () => root,
  id: 'console',
  beforeLoad: signedIn,
  pendingComponent: ShellSkeleton,
  ...screen(() => import('./shell/console-shell.tsx'), 'ConsoleShell'),
})

/** Pages that need a scope, and say so to whoever lacks it. */
const area = (needs: OperatorScope) =>
  createRoute({
    getParentRoute: () => console,
    id: needs,
    staticData: { needs },
    ...screen(() => import('./shell/needs-scope.tsx'), 'NeedsScope'),
  })

const tickets = area('tickets:read')
const customers = area('customers:read')
const orders = area('orders:read')
const licences = area('licences:read')
const jobs = area('jobs:read')
const brands = area('brands:read')
const legal = area('legal:read')
const operators = area('operators:read')
const audit = area('audit:read')

const ticketPages = [
  page(
    tickets,
    paths.tickets,
    screen(() => import('./tickets/queue-page.tsx'), 'QueuePage', 'support'),
    {
      search: ticketsSearch,
    },
  ),
  page(
    tickets,
    paths.ticket('$id'),
    screen(() => import('./tickets/ticket-page.tsx'), 'TicketPage', 'support', 'talk'),
    { back: paths.tickets },
  ),
]

const customerPages = [
  page(
    customers,
    paths.customers,
    screen(() => import('./customers/customers-page.tsx'), 'CustomersPage'),
    {
      search: customersSearch,
    },
  ),
  page(
    customers,
    paths.customer('$id'),
    screen(() => import('./customers/customer-page.tsx'), 'CustomerPage'),
    {
      back: paths.customers,
    },
  ),
]

const orderPages = [
  page(
    orders,
    paths.today,
    screen(() => import('./today/today-page.tsx'), 'TodayPage'),
  ),
  page(
    orders,
    paths.orders,
    screen(() => import('./orders/orders-page.tsx'), 'OrdersPage'),
    { search: ordersSearch },
  ),
  page(
    orders,
    paths.order('$id'),
    screen(() => import('./orders/order-page.tsx'), 'OrderPage'),
    { back: paths.orders },
  ),
  page(
    orders,
    paths.approvals,
    screen(() => import('./approvals/approvals-page.tsx'), 'ApprovalsPage'),
    { search: approvalsSearch },
  ),
  page(
    orders,
    paths.payments,
    screen(() => import('./payments/payments-page.tsx'), 'PaymentsPage'),
    { search: paymentsSearch },
  ),
]

const licencePages = [
  page(
    licences,
    paths.licences,
    screen(() => import('./licences/licences-page.tsx'), 'LicencesPage'),
    { search: licencesSearch },
  ),
  page(
    licences,
    paths.licence('$id'),
    screen(() => import('./licences/licence-page.tsx'), 'LicencePage'),
    { back: paths.licences },
  ),
]

const jobPages = [
  page(
    jobs,
    paths.jobs,
    screen(() => import('./jobs/jobs-page.tsx'), 'JobsPage'),
  ),
]

const auditPages = [
  page(
    audit,
    paths.audit,
    screen(() => import('./audit/audit-page.tsx'), 'AuditPage'),
    { search: auditSearch },
  ),
]

const signIn = createRoute({
  getParentRoute: () => root,
  path: paths.signIn,
  beforeLoad: signedOut,
  ...screen(() => import('./sign-in/sign-in-page.tsx'), 'SignInPage', 'auth'),
})

const nowhere = page(
  console,
  '/operator/$',
  screen(() => import('./shell/nowhere-page.tsx'), 'NowherePage'),
  {
    back: paths.home,
  },
)

export const routeTree = root.addChildren([
  signIn,
  console.addChildren([
    createRoute({ getParentRoute: () => console, path: paths.home, beforeLoad: start }),
    tickets.addChildren(ticketPages),
    customers.addChildren(customerPages),
    orders.addChildren(orderPages),
    licences.addChildren(licencePages),
    jobs.addChildren(jobPages),
    brands.addChildren([
      page(
        brands,
        paths.brand,
        screen(() => import('./brand/brand-page.tsx'), 'BrandPage'),
      ),
    ]),
    legal.addChildren([
      page(
        legal,
        paths.terms,
        screen(() => import('./terms/terms-page.tsx'), 'TermsPage'),
      ),
    ]),
    operators.addChildren([
      page(
        operators,
        paths.keys,
        screen(() => import('./keys/keys-page.tsx'), 'KeysPage'),
      ),
    ]),
    audit.addChildren(auditPages),
    nowhere,
  ]),
])

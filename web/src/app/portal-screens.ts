import { type ErrorRouteComponent, lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'
import { type Screen, screen } from './screen.ts'

/* The screens for signed-in users; see entry-screens.ts. */

export const notifications: Screen = screen(
  () => import('../features/push/routes/notifications-page.tsx'),
  'NotificationsPage',
  'push',
)
export const account: Screen = screen(
  () => import('../features/account/routes/profile-page.tsx'),
  'ProfilePage',
  'account',
)
export const security: Screen = screen(
  () => import('../features/account/routes/security-page.tsx'),
  'SecurityPage',
  'account',
  'second_factor',
)
export const licences: Screen = screen(
  () => import('../features/licensing/routes/licences-page.tsx'),
  'LicencesPage',
  'licensing',
)
export const licence: Screen = screen(
  () => import('./licence-screen.tsx'),
  'LicenceScreen',
  'licensing',
  'activation',
  'statistics',
)
export const unpaidInvoices: Screen = screen(
  () => import('../features/billing/routes/unpaid-invoices-page.tsx'),
  'UnpaidInvoicesPage',
  'billing',
)
export const invoices: Screen = screen(
  () => import('../features/billing/routes/invoices-page.tsx'),
  'InvoicesPage',
  'billing',
)
export const invoice: Screen = screen(
  () => import('../features/billing/routes/invoice-page.tsx'),
  'InvoicePage',
  'billing',
)
export const payments: Screen = screen(
  () => import('../features/billing/routes/payments-page.tsx'),
  'PaymentsPage',
  'billing',
)
export const payment: Screen = screen(
  () => import('../features/billing/routes/payment-page.tsx'),
  'PaymentPage',
  'billing',
)
export const paymentMethods: Screen = screen(
  () => import('../features/billing/routes/payment-methods-page.tsx'),
  'PaymentMethodsPage',
  'billing',
)
export const orderDocument: Screen = screen(
  () => import('../features/billing/routes/document-page.tsx'),
  'DocumentPage',
  'billing',
)
export const dashboard: Screen = screen(
  () => import('../features/statistics/routes/dashboard-page.tsx'),
  'DashboardPage',
  'statistics',
)
export const sessions: Screen = screen(
  () => import('../features/statistics/routes/list-pages.tsx'),
  'SessionsPage',
  'statistics',
)
export const streams: Screen = screen(
  () => import('../features/statistics/routes/list-pages.tsx'),
  'StreamsPage',
  'statistics',
)
export const users: Screen = screen(
  () => import('../features/statistics/routes/list-pages.tsx'),
  'UsersPage',
  'statistics',
)
export const uniqueSessions: Screen = screen(
  () => import('../features/statistics/routes/list-pages.tsx'),
  'UniqueSessionsPage',
  'statistics',
)
export const servers: Screen = screen(
  () => import('../features/statistics/routes/list-pages.tsx'),
  'ServersPage',
  'statistics',
)
export const monitoring: Screen = screen(
  () => import('../features/statistics/routes/monitoring-page.tsx'),
  'MonitoringPage',
  'statistics',
)
export const grafana: Screen = screen(
  () => import('../features/statistics/routes/grafana-page.tsx'),
  'GrafanaPage',
  'statistics',
)
export const noStatistics: Screen = screen(
  () => import('../features/statistics/routes/no-statistics-page.tsx'),
  'NoStatisticsPage',
  'statistics',
)
export const openedTickets: Screen = screen(
  () => import('../features/support/routes/tickets-pages.tsx'),
  'OpenedTicketsPage',
  'support',
)
export const pendingTickets: Screen = screen(
  () => import('../features/support/routes/tickets-pages.tsx'),
  'PendingTicketsPage',
  'support',
)
export const closedTickets: Screen = screen(
  () => import('../features/support/routes/tickets-pages.tsx'),
  'ClosedTicketsPage',
  'support',
)
export const newTicket: Screen = screen(
  () => import('../features/support/routes/new-ticket-page.tsx'),
  'NewTicketPage',
  'support',
  'talk',
)
export const ticket: Screen = screen(
  () => import('../features/support/routes/ticket-page.tsx'),
  'TicketPage',
  'support',
  'talk',
)
export const company: Screen = screen(
  () => import('../features/company/routes/company-page.tsx'),
  'CompanyPage',
  'company',
)
export const colleagues: Screen = screen(
  () => import('../features/company/routes/colleagues-page.tsx'),
  'ColleaguesPage',
  'company',
)
const purchasePages = () => import('../features/purchase/routes/purchase-pages.tsx')
export const purchaseMediaServer: Screen = screen(purchasePages, 'PurchaseMediaServerPage', 'purchase')
export const purchaseWatcher: Screen = screen(purchasePages, 'PurchaseWatcherPage', 'purchase')
export const gallery: Screen = screen(() => import('./gallery/gallery-page.tsx'), 'GalleryPage', 'gallery')
export const notFound: Screen = screen(() => import('./error-screens/not-found-page.tsx'), 'NotFoundPage')
export const wholeFailure: ErrorRouteComponent = lazyRouteComponent(
  () => import('./error-screens/failure-page.tsx'),
  'WholeFailurePage',
)
export const shell: RouteComponent = lazyRouteComponent(() => import('./shell/shell.tsx'), 'Shell')

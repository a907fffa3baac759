import { createRoute } from '@tanstack/react-router'
import { abilitiesQuery } from '../api/abilities.ts'
import { askAhead } from '../api/ask-ahead.ts'
import { cardsQuery } from '../api/cards.ts'
import { companyQuery } from '../api/company.ts'
import { licenceQuery } from '../api/licence.ts'
import { gatewaysQuery } from '../api/payment-gateways.ts'
import { pushChanceQuery } from '../api/push.ts'
import { statisticsStandingQuery } from '../api/statistics-standing.ts'
import { documentSearch } from '../features/billing/document/document-search.ts'
import { invoiceSearch } from '../features/billing/invoice/invoice-search.ts'
import { ordersSearch, unpaidSearch } from '../features/billing/orders/orders-search.ts'
import { paymentsSearch } from '../features/billing/payments/payments-search.ts'
import {
  creditNotesQuery,
  documentQuery,
  orderAhead,
  orderQuery,
  ordersQuery,
  paymentQuery,
  paymentsQuery,
  unpaidPageQuery,
} from '../features/billing/queries.ts'
import { colleaguesQuery, receivedQuery, sentQuery } from '../features/company/queries.ts'
import { licenceSearch, licencesSearch } from '../features/licensing/list/licences-search.ts'
import { countsQuery, licencesQuery } from '../features/licensing/queries.ts'
import { purchaseSearch } from '../features/purchase/shop/purchase-search.ts'
import { askedByDashboard } from '../features/statistics/dashboard/dashboard-queries.ts'
import { dashboardSearch, monitoringSearch, viewingSearch } from '../features/statistics/list/viewing-search.ts'
import { newTicketSearch } from '../features/support/form/new-ticket-search.ts'
import { ticketsSearch } from '../features/support/list/tickets-search.ts'
import { commentsQuery, formatterQuery, ticketQuery, ticketsQuery } from '../features/support/queries.ts'
import { createRoot, entryRoutes } from './entry-routes.ts'
import { pagesOf } from './page-route.ts'
import { goTo, onlyWith, ready, signedIn, start, store } from './portal-guards.ts'
import * as screens from './portal-screens.ts'
import { ColleaguesGate, CollectingGate } from './shell/gates.tsx'
import { ShellSkeleton } from './shell/shell-skeleton.tsx'

/** Exported here because it looks the page up in this site map. */
export { fetchPage } from './fetch-page.ts'

const root = createRoot()

/** Asked before the frame is drawn: a suggestion that appeared later would push the page down. */
const askedByFrame = [pushChanceQuery]

/* Signed in: the shell. Inside it, most pages need terms and password, and areas need their feature. */
const portal = createRoute({
  getParentRoute: () => root,
  id: 'portal',
  staticData: { asks: () => askedByFrame },
  beforeLoad: (visit) => {
    askAhead(visit.context.queryClient, askedByFrame)
    return signedIn(visit)
  },
  component: screens.shell,
  errorComponent: screens.wholeFailure,
  pendingComponent: ShellSkeleton,
})
const main = createRoute({ getParentRoute: () => portal, id: 'main', beforeLoad: ready })
const billing = createRoute({ getParentRoute: () => main, id: 'billing', ...onlyWith('billing') })
const shop = createRoute({ getParentRoute: () => billing, id: 'store', beforeLoad: store })
const tickets = createRoute({ getParentRoute: () => main, id: 'tickets', ...onlyWith('tickets') })
const contacts = createRoute({ getParentRoute: () => main, id: 'contacts', ...onlyWith('contacts') })
const company = createRoute({ getParentRoute: () => main, id: 'company', ...onlyWith('company') })

const retroview = createRoute({ getParentRoute: () => main, id: 'statistics', component: CollectingGate })

const withColleagues = createRoute({ getParentRoute: () => company, id: 'colleagues', component: ColleaguesGate })

/* Addresses without a screen of their own. */
const index = createRoute({ getParentRoute: () => portal, path: '/', beforeLoad: start })
const cameras = createRoute({ getParentRoute: () => portal, path: '/cameras', beforeLoad: goTo('/') })
const retroviewOther = createRoute({
  getParentRoute: () => main,
  path: '/retroview/$',
  beforeLoad: (visit) => goTo(/^\/retroview\/?$/.test(visit.location.pathname) ? '/retroview/dashboard' : '/')(),
})

const onPortal = pagesOf(portal)
const onMain = pagesOf(main)
const onBilling = pagesOf(billing)
const onShop = pagesOf(shop)
const onTickets = pagesOf(tickets)
const onCompany = pagesOf(company)
const onColleagues = pagesOf(withColleagues)
const onRetroview = pagesOf(retroview)

/** The whole site map. */
export const portalTree = root.addChildren([
  ...entryRoutes(root),
  portal.addChildren([
    index,
    cameras,
    onPortal('/profile', 'account', screens.account),
    onPortal('/profile/security', 'security', screens.security, { back: '/profile' }),
    onPortal('/gallery', 'gallery', screens.gallery, { back: '/' }),
    onPortal('$', 'not_found', screens.notFound, { back: '/' }),
    main.addChildren([
      onMain('/licenses', 'licences', screens.licences, {
        search: licencesSearch,
        asks: ({ search }) => [licencesQuery(search), countsQuery(search)],
      }),
      onMain('/licenses/$id', 'licences', screens.licence, {
        back: '/licenses',
        search: licenceSearch,
        asks: ({ params }) => [licenceQuery(params.id)],
      }),
      billing.addChildren([
        onBilling('/unpaid-invoices', 'unpaid_invoices', screens.unpaidInvoices, {
          search: unpaidSearch,
          asks: ({ search }) => [unpaidPageQuery(search)],
        }),
        onBilling('/invoices', 'invoices', screens.invoices, {
          search: ordersSearch,
          asks: ({ search }) => [search.view === undefined ? ordersQuery(search) : creditNotesQuery(search)],
        }),
        onBilling('/invoices/$id', 'invoice', screens.invoice, {
          back: '/invoices',
          search: invoiceSearch,
          asks: ({ params }) => [orderAhead(params.id), abilitiesQuery],
        }),
        onBilling('/payments', 'payments', screens.payments, {
          search: paymentsSearch,
          asks: ({ search }) => [paymentsQuery(search)],
        }),
        onBilling('/payments/$id', 'payment', screens.payment, {
          back: '/payments',
          asks: ({ params }) => [paymentQuery(params.id)],
        }),
        onBilling('/payment-methods', 'payment_methods', screens.paymentMethods, {
          asks: () => [cardsQuery, gatewaysQuery],
        }),
        onBilling('/document/$id', 'document', screens.orderDocument, {
          back: '/invoices',
          search: documentSearch,
          asks: ({ params, search }) => [documentQuery(params.id, search.kind), orderQuery(params.id)],
        }),
        shop.addChildren([
          onShop('/purchase-media-server', 'purchase_media_server', screens.purchaseMediaServer, {
            back: '/licenses',
            search: purchaseSearch,
          }),
          onShop('/purchase-watcher', 'purchase_watcher', screens.purchaseWatcher, {
            back: '/licenses',
            search: purchaseSearch,
          }),
        ]),
      ]),
      tickets.addChildren([
        onTickets('/tickets', 'opened', screens.openedTickets, {
          search: ticketsSearch,
          asks: ({ search }) => [ticketsQuery('opened', search)],
        }),
        onTickets('/new-ticket', 'new_ticket', screens.newTicket, { back: '/tickets', search: newTicketSearch }),
        onTickets('/pending-tickets', 'pending', screens.pendingTickets, {
          search: ticketsSearch,
          asks: ({ search }) => [ticketsQuery('pending', search)],
        }),
        onTickets('/closed-tickets', 'closed', screens.closedTickets, {
          search: ticketsSearch,
          asks: ({ search }) => [ticketsQuery('closed', search)],
        }),
        onTickets('/tickets/$id', 'ticket', screens.ticket, {
          back: '/tickets',
          asks: ({ params }) => [
            ticketQuery(params.id),
            commentsQuery(params.id),
            formatterQuery(params.id),
            abilitiesQuery,
          ],
        }),
      ]),
      contacts.addChildren([pagesOf(contacts)('/notifications', 'notifications', screens.notifications)]),
      company.addChildren([
        onCompany('/company', 'company', screens.company, { asks: () => [companyQuery, abilitiesQuery] }),
        withColleagues.addChildren([
          onColleagues('/colleagues', 'colleagues', screens.colleagues, {
            asks: () => [companyQuery, colleaguesQuery, receivedQuery, sentQuery],
          }),
        ]),
      ]),
      onMain('/retroview/grafana', 'grafana', screens.grafana),
      onMain('/retroview/no_statistics', 'no_statistics', screens.noStatistics),
      retroview.addChildren([
        onRetroview('/retroview/dashboard', 'dashboard', screens.dashboard, {
          search: dashboardSearch,
          asks: ({ search }) => [statisticsStandingQuery, ...askedByDashboard(search)],
        }),
        onRetroview('/retroview/sessions', 'sessions', screens.sessions, { search: viewingSearch }),
        onRetroview('/retroview/streams', 'streams', screens.streams, { search: viewingSearch }),
        onRetroview('/retroview/users', 'users', screens.users, { search: viewingSearch }),
        onRetroview('/retroview/unique_sessions', 'unique_sessions', screens.uniqueSessions, { search: viewingSearch }),
        onRetroview('/retroview/servers', 'servers', screens.servers, { search: viewingSearch }),
        onRetroview('/retroview/input_monitoring', 'input_monitoring', screens.monitoring),
        onRetroview('/retroview/server_health', 'server_health', screens.monitoring, { search: monitoringSearch }),
        onRetroview('/retroview/alerts_dashboard', 'alerts_dashboard', screens.monitoring),
        onRetroview('/retroview/dvr_monitoring', 'dvr_monitoring', screens.monitoring),
        onRetroview('/retroview/input_monitoring_summary', 'input_monitoring_summary', screens.monitoring),
        onRetroview('/retroview/multiplexer_monitoring', 'multiplexer_monitoring', screens.monitoring),
        onRetroview('/retroview/output_monitoring', 'output_monitoring', screens.monitoring),
        onRetroview('/retroview/transcoder_monitoring', 'transcoder_monitoring', screens.monitoring),
        onRetroview('/retroview/watcher_monitoring', 'watcher_monitoring', screens.monitoring),
      ]),
      retroviewOther,
    ]),
  ]),
])

import { createRoute } from '@tanstack/react-router'
import { approvalsSearch } from './approvals/approvals-search.ts'
import { auditSearch } from './audit/audit-search.ts'
import { catalogueSearch, newSkuSearch, versionsSearch } from './catalogue/catalogue-search.ts'
import { creditNotesSearch } from './credit-notes/credit-notes-search.ts'
import { customersSearch } from './customers/customers-search.ts'
import { signedOut, start } from './guards.ts'
import { jobsSearch } from './jobs/jobs-search.ts'
import { keysSearch } from './keys/keys-search.ts'
import { licencesSearch } from './licences/licences-search.ts'
import { operatorsSearch } from './operators/operators-search.ts'
import { ordersSearch } from './orders/orders-search.ts'
import { paths } from './paths.ts'
import { paymentsSearch } from './payments/payments-search.ts'
import { refundsSearch } from './refunds/refunds-search.ts'
import { area, console, page, root, screen } from './route-parts.ts'
import { ticketRoutes } from './ticket-routes.ts'
import { discrepanciesSearch } from './today/discrepancies-search.ts'
import { deliveriesSearch } from './webhooks/deliveries-search.ts'

const customers = area('customers:read')
const orders = area('orders:read')
const licences = area('licences:read')
const catalogue = area('catalogue:read')
const webhooks = area('webhooks:read')
const jobs = area('jobs:read')
const brands = area('brands:read')
const legal = area('legal:read')
const operators = area('operators:read')
const audit = area('audit:read')

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
    screen(() => import('./customers/customer-page.tsx'), 'CustomerPage', 'closing'),
    {
      back: paths.customers,
    },
  ),
]

/** The lists of money that moved are in one file. */
const moneyScreen = (name: 'PaymentsPage' | 'CreditNotesPage' | 'RefundsPage') =>
  screen(() => import('./payments/payments-page.tsx'), name)

const orderPages = [
  page(
    orders,
    paths.today,
    screen(() => import('./today/today-page.tsx'), 'TodayPage'),
  ),
  page(
    orders,
    paths.discrepancies,
    screen(() => import('./today/today-page.tsx'), 'DiscrepanciesPage'),
    { search: discrepanciesSearch, back: paths.today },
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
    screen(() => import('./orders/order-page.tsx'), 'OrderPage', 'order', 'records'),
    { back: paths.orders },
  ),
  page(
    orders,
    paths.approvals,
    screen(() => import('./approvals/approvals-page.tsx'), 'ApprovalsPage'),
    { search: approvalsSearch },
  ),
  page(orders, paths.payments, moneyScreen('PaymentsPage'), { search: paymentsSearch }),
  page(orders, paths.creditNotes, moneyScreen('CreditNotesPage'), { search: creditNotesSearch, back: paths.payments }),
  page(orders, paths.refunds, moneyScreen('RefundsPage'), { search: refundsSearch, back: paths.payments }),
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
    screen(() => import('./licences/licence-page.tsx'), 'LicencePage', 'licence', 'records'),
    { back: paths.licences },
  ),
]

const cataloguePages = [
  page(
    catalogue,
    paths.catalogue,
    screen(() => import('./catalogue/catalogue-page.tsx'), 'CataloguePage', 'catalogue'),
    { search: catalogueSearch },
  ),
  page(
    catalogue,
    paths.newSku,
    screen(() => import('./catalogue/new-sku-page.tsx'), 'NewSkuPage', 'catalogue'),
    { search: newSkuSearch, back: paths.catalogue, needs: 'catalogue:write' },
  ),
  page(
    catalogue,
    paths.sku('$id'),
    screen(() => import('./catalogue/sku-page.tsx'), 'SkuPage', 'catalogue'),
    { back: paths.catalogue },
  ),
  page(
    catalogue,
    paths.catalogueDraft,
    screen(() => import('./catalogue/draft-page.tsx'), 'DraftPage', 'catalogue'),
    { back: paths.catalogue },
  ),
  page(
    catalogue,
    paths.catalogueHistory,
    screen(() => import('./catalogue/history-page.tsx'), 'HistoryPage', 'catalogue'),
    { search: versionsSearch, back: paths.catalogue },
  ),
  page(
    catalogue,
    paths.catalogueVersion('$id'),
    screen(() => import('./catalogue/version-page.tsx'), 'VersionPage', 'catalogue'),
    { back: paths.catalogueHistory },
  ),
]

const webhookPages = [
  page(
    webhooks,
    paths.webhooks,
    screen(() => import('./webhooks/webhooks-page.tsx'), 'WebhooksPage', 'webhooks'),
    { search: deliveriesSearch },
  ),
  page(
    webhooks,
    paths.delivery('$id'),
    screen(() => import('./webhooks/delivery-page.tsx'), 'DeliveryPage', 'webhooks'),
    { back: paths.webhooks },
  ),
]

const jobPages = [
  page(
    jobs,
    paths.jobs,
    screen(() => import('./jobs/jobs-page.tsx'), 'JobsPage'),
    { search: jobsSearch },
  ),
]

const auditPages = [
  page(
    audit,
    paths.audit,
    screen(() => import('./audit/audit-page.tsx'), 'AuditPage', 'records'),
    { search: auditSearch },
  ),
]

const signIn = createRoute({
  getParentRoute: () => root,
  path: paths.signIn,
  beforeLoad: signedOut,
  ...screen(() => import('./sign-in/sign-in-page.tsx'), 'SignInPage', 'auth'),
})

const recovery = createRoute({
  getParentRoute: () => root,
  path: paths.recovery,
  beforeLoad: signedOut,
  ...screen(() => import('./sign-in/recovery-page.tsx'), 'RecoveryPage', 'auth', 'staff'),
})

/** Also for somebody who is signed in: the link may be a colleague's, or the session about to end. */
const choosePassword = createRoute({
  getParentRoute: () => root,
  path: paths.choosePassword,
  ...screen(() => import('./sign-in/password-page.tsx'), 'PasswordPage', 'staff'),
})

/** Matches all other addresses, including the bare one, because the router accepts an empty splat. */
const otherwise = createRoute({
  getParentRoute: () => console,
  path: '/operator/$',
  staticData: { back: paths.home },
  beforeLoad: (visit) => (/^\/operator\/?$/.test(visit.location.pathname) ? start(visit) : undefined),
  ...screen(() => import('./shell/nowhere-page.tsx'), 'NowherePage'),
})

export const routeTree = root.addChildren([
  signIn,
  recovery,
  choosePassword,
  console.addChildren([
    ticketRoutes,
    customers.addChildren(customerPages),
    orders.addChildren(orderPages),
    licences.addChildren(licencePages),
    catalogue.addChildren(cataloguePages),
    webhooks.addChildren(webhookPages),
    jobs.addChildren(jobPages),
    brands.addChildren([
      page(
        brands,
        paths.brand,
        screen(() => import('./brand/brand-page.tsx'), 'BrandPage', 'settings'),
      ),
    ]),
    legal.addChildren([
      page(
        legal,
        paths.terms,
        screen(() => import('./terms/terms-page.tsx'), 'TermsPage', 'settings'),
      ),
    ]),
    operators.addChildren([
      page(
        operators,
        paths.operators,
        screen(() => import('./operators/operators-page.tsx'), 'OperatorsPage', 'staff'),
        { search: operatorsSearch },
      ),
      page(
        operators,
        paths.keys,
        screen(() => import('./keys/keys-page.tsx'), 'KeysPage', 'staff'),
        { search: keysSearch },
      ),
    ]),
    audit.addChildren(auditPages),
    page(
      console,
      paths.security,
      screen(() => import('./security/security-page.tsx'), 'SecurityPage', 'second_factor', 'staff'),
    ),
    otherwise,
  ]),
])

/** Where the console's pages are. */
export const paths = {
  home: '/operator',
  signIn: '/operator/sign-in',
  tickets: '/operator/tickets',
  ticket: (id: string) => `/operator/tickets/${id}`,
  customers: '/operator/customers',
  customer: (id: string) => `/operator/customers/${id}`,
  today: '/operator/today',
  orders: '/operator/orders',
  order: (id: string) => `/operator/orders/${id}`,
  approvals: '/operator/approvals',
  payments: '/operator/payments',
  licences: '/operator/licences',
  licence: (id: string) => `/operator/licences/${id}`,
  jobs: '/operator/jobs',
} as const

export const paths = {
  home: '/operator',
  signIn: '/operator/sign-in',
  recovery: '/operator/recovery',
  choosePassword: '/operator/password',
  tickets: '/operator/tickets',
  newTicket: '/operator/tickets/new',
  ticket: (id: string) => `/operator/tickets/${id}`,
  replies: '/operator/saved-replies',
  reply: (id: string) => `/operator/saved-replies/${id}`,
  newReply: '/operator/saved-replies/new',
  categories: '/operator/ticket-categories',
  customers: '/operator/customers',
  customer: (id: string) => `/operator/customers/${id}`,
  today: '/operator/today',
  discrepancies: '/operator/today/discrepancies',
  orders: '/operator/orders',
  order: (id: string) => `/operator/orders/${id}`,
  approvals: '/operator/approvals',
  payments: '/operator/payments',
  creditNotes: '/operator/payments/credit-notes',
  refunds: '/operator/payments/refunds',
  licences: '/operator/licences',
  licence: (id: string) => `/operator/licences/${id}`,
  catalogue: '/operator/catalogue',
  sku: (id: string) => `/operator/catalogue/products/${id}`,
  newSku: '/operator/catalogue/new',
  catalogueDraft: '/operator/catalogue/draft',
  catalogueHistory: '/operator/catalogue/history',
  catalogueVersion: (number: number | '$id') => `/operator/catalogue/history/${number}`,
  webhooks: '/operator/webhooks',
  delivery: (id: string) => `/operator/webhooks/${id}`,
  jobs: '/operator/jobs',
  brand: '/operator/brand',
  terms: '/operator/terms',
  operators: '/operator/operators',
  keys: '/operator/keys',
  audit: '/operator/audit',
  security: '/operator/security',
}

/** A screen and what its address says of it. */
export interface Place {
  readonly to: string
  readonly search?: object
}

/** Where a link leads. The router’s types know only the portal’s screens, and this is the one place that says so. */
export const place = (to: string, search: object = {}): { readonly to: string; readonly search: never } => ({
  to,
  search: search as never,
})

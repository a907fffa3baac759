/** Where the console's pages are. */
export const paths = {
  home: '/operator',
  signIn: '/operator/sign-in',
  tickets: '/operator/tickets',
  ticket: (id: string) => `/operator/tickets/${id}`,
  customers: '/operator/customers',
  customer: (id: string) => `/operator/customers/${id}`,
} as const

import type { en } from './locale/en.ts'

/** The names of pages, as keys of the shell's texts. */
export type PageName = keyof (typeof en)['pages']

/** What a path segment is called in breadcrumbs. A segment that is an id takes the name of the loaded object. */
export const segmentNames: Readonly<Record<string, PageName>> = {
  licenses: 'licences',
  'unpaid-invoices': 'unpaid_invoices',
  invoices: 'invoices',
  payments: 'payments',
  'payment-methods': 'payment_methods',
  document: 'document',
  'purchase-media-server': 'purchase_media_server',
  'purchase-watcher': 'purchase_watcher',
  tickets: 'opened',
  'new-ticket': 'new_ticket',
  'pending-tickets': 'pending',
  'closed-tickets': 'closed',
  review: 'review',
  retroview: 'retroview',
  dashboard: 'dashboard',
  sessions: 'sessions',
  streams: 'streams',
  users: 'users',
  unique_sessions: 'unique_sessions',
  servers: 'servers',
  grafana: 'grafana',
  no_statistics: 'no_statistics',
  profile: 'account',
  security: 'security',
  company: 'company',
  colleagues: 'colleagues',
  notifications: 'notifications',
}

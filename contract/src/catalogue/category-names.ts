/** The kinds of products. Apart from their schemas: what only filters by them loads no library of schemas. */
export const categoryNames = ['media_server', 'watcher', 'support', 'hardware', 'vsaasio', 'mobile_watcher'] as const

/** What products are called wherever they are named. */
export const en = {
  catalogue: {
    states: {
      on_sale: 'On sale',
      hidden: 'Not on sale',
      new: 'New',
      changed: 'Changed',
      outdated: 'Outdated',
    },
    categories: {
      media_server: 'Media Server',
      watcher: 'Watcher',
      support: 'Support',
      hardware: 'Hardware',
      vsaasio: 'VSaaS',
      mobile_watcher: 'Mobile Watcher',
    },
    spans: {
      monthly: 'per month',
      quarterly: 'per quarter',
      semiannually: 'per half-year',
      annually: 'per year',
      daily: 'per day',
      hourly: 'per hour',
      one_time: 'once',
    },
    each: '{{quantity, number}} × {{price}}, before VAT',
  },
} as const

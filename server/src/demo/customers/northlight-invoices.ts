import type { InvoicePlan } from '../plans.ts'

const nights = (on: number, hours: number): InvoicePlan => ({
  on,
  purpose: 'custom',
  description: 'Media Server Pro by the hour, live events',
  lines: [
    {
      title: 'Media Server Pro, server hours',
      detail: 'burst-fra-1 and burst-fra-2',
      quantity: hours,
      unit_price: '0.60',
    },
  ],
  due: 14,
  paid: { by: 'stripe', after: 0 },
})

/** Northlight's purchases besides licences. */
export const northlightInvoices: readonly InvoicePlan[] = [
  {
    on: -2,
    purpose: 'custom',
    description: 'Migration of the regional edges',
    lines: [
      {
        title: 'Migration on site, two engineers',
        detail: 'Oslo, Helsinki, Copenhagen',
        quantity: 3,
        unit_price: '1096',
      },
      { title: 'Travel', quantity: 1, unit_price: '360' },
    ],
    due: 14,
  },
  {
    on: -13,
    purpose: 'custom',
    description: 'Media Server Pro for the ski week, eight servers',
    lines: [{ title: 'Media Server Pro, eight servers for ten days', quantity: 8, unit_price: '210' }],
    due: 14,
    cancelled: { after: 4, reason: 'The event was called off' },
  },
  nights(-33, 1_420),
  {
    on: -47,
    purpose: 'custom',
    description: 'Training on the new control room',
    lines: [{ title: 'Training, one day, eight people', quantity: 1, unit_price: '1850' }],
    due: 14,
    paid: { by: 'bank_transfer', after: 6 },
    refunded: { after: 11, reason: 'Ordered twice' },
  },
  {
    on: -88,
    purpose: 'custom',
    description: 'Acceptance tests of the Oslo edge',
    lines: [{ title: 'Engineer on site, days', detail: 'Oslo', quantity: 2, unit_price: '960' }],
    due: 14,
    paid: { by: 'bank_transfer', after: 10 },
    refunded: { after: 24, amount: '1200', reason: 'The second day was not needed' },
  },
  nights(-154, 2_310),
  nights(-398, 1_180),
  nights(-520, 960),
  {
    on: -610,
    purpose: 'custom',
    description: 'Training for the control room',
    lines: [{ title: 'Training, one day, eight people', quantity: 1, unit_price: '1800' }],
    due: 14,
    paid: { by: 'bank_transfer', after: 9 },
  },
]

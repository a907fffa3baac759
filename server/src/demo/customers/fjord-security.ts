import type { CustomerPlan, LicencePlan, ServerPlan, TicketPlan } from '../plans.ts'

const site = (place: string, ip: string, medias: number): ServerPlan => ({
  hostname: `nvr-${place}`,
  ip,
  country: 'NO',
  version: '26.10.0',
  medias,
  viewers: Math.ceil(medias / 9),
  rate: 3.2,
  cpu: 44,
  memory: 58,
})

const renewed = { paid_by: 'stripe', billing_kind: 'internal', auto_renewable: true } as const
const byTransfer = { paid_by: 'bank_transfer', billing_kind: 'manual', auto_renewable: true } as const

const licences: readonly LicencePlan[] = [
  {
    name: 'cluster',
    sku: 'aurora-watcher-cluster-quarterly-eur',
    quantity: 640,
    term: { periods: 8, till: 41 },
    ...byTransfer,
    user_comment: 'Ports of Bergen and Stavanger',
    retroview: true,
    servers: [
      site('bergen-1', '198.51.100.161', 216),
      site('bergen-2', '198.51.100.162', 208),
      site('stavanger-1', '198.51.100.171', 188),
    ],
  },
  {
    name: 'shops',
    sku: 'aurora-watcher-single-monthly-eur',
    quantity: 48,
    term: { periods: 17, till: 17 },
    ...renewed,
    user_comment: 'Shops at Torgallmenningen',
    servers: [site('torget', '198.51.100.180', 46)],
  },
  {
    name: 'patrol',
    sku: 'aurora-mobile-watcher-annually-eur',
    quantity: 35,
    term: { periods: 2, till: 133 },
    ...byTransfer,
    user_comment: 'Patrol',
  },
  {
    name: 'recorders',
    sku: 'aurora-recorder-one-time-eur',
    quantity: 24,
    term: { bought: -210 },
    paid_by: 'bank_transfer',
    outcome: 'hardware',
  },
  {
    name: 'support',
    sku: 'aurora-support-24-7-annually-eur',
    quantity: 1,
    term: { periods: 2, till: 88 },
    ...byTransfer,
    outcome: 'support',
  },
]

const tickets: readonly TicketPlan[] = [
  {
    title: 'Lower the limit of the shops from 48 to 40 cameras',
    description: 'Two shops move out at the end of the month.',
    by: 'sigrid@fjordsecurity.example',
    kind: 'payment',
    product: 'vsaas',
    category: 'Change of limit',
    licence: 'shops',
    opened: 310,
    replies: [],
  },
]

/** A security company that guards ports and shops. */
export const fjordSecurity: CustomerPlan = {
  tenant: 'aurora',
  country: 'NO',
  legal_name: 'Fjord Security AS',
  address: { line1: 'Nøstegaten 58', line2: '', city: 'Bergen', region: '', postal_code: '5011' },
  tax_id: 'NO 900 000 042 MVA',
  buyer_reference: 'PO 2026-0118',
  manager: { name: 'Lena Krause', email: 'lena.krause@aurora.example' },
  owner: {
    email: 'sigrid@fjordsecurity.example',
    name: 'Sigrid',
    second_name: 'Haugen',
    since: -790,
    phone: '+4755000042',
    notification_emails: ['regnskap@fjordsecurity.example'],
  },
  company: {
    title: 'Fjord Security',
    members: [
      {
        person: { email: 'per@fjordsecurity.example', name: 'Per', second_name: 'Nilsen', since: -640 },
        roles: { billing: false, tickets: true, deliverables: true, retroview: true },
        joined: -639,
      },
    ],
  },
  cards: [
    {
      gateway: 'stripe',
      since: -540,
      number: '5555555555554444',
      type: 'MasterCard',
      expires_in: 30,
      is_default: true,
    },
  ],
  licences,
  invoices: [
    {
      on: -3,
      purpose: 'custom',
      description: 'Camera recorders for two further ports',
      lines: [{ title: 'Camera recorder, 16 channels', detail: 'Ålesund, Haugesund', quantity: 10, unit_price: '820' }],
      due: 30,
      asked: {
        after: 2,
        by: 'daniel.reuter',
        transfer: 'SPV 4471 FJORD SECURITY RECORDERS',
        reason: 'On the bank statement; sender and amount agree with the invoice',
      },
    },
  ],
  tickets,
  viewing: { sessions: 15_000, seed: 42, licences: ['cluster'] },
}

import type { CustomerPlan, LicencePlan, ServerPlan } from '../plans.ts'

const node = (hostname: string, ip: string, viewers: number, more: Partial<ServerPlan> = {}): ServerPlan => ({
  hostname,
  ip,
  country: 'PT',
  version: '26.10.2',
  medias: 80,
  viewers,
  rate: 4.4,
  cpu: 63,
  memory: 66,
  ...more,
})

const renewed = { paid_by: 'stripe', billing_kind: 'internal', auto_renewable: true } as const
const throughPaypro = { paid_by: 'paypro', billing_kind: 'external', auto_renewable: true } as const

const licences: readonly LicencePlan[] = [
  {
    name: 'iptv',
    sku: 'aurora-ms-pro-semiannually-eur',
    quantity: 14,
    term: { periods: 4, till: 67 },
    ...renewed,
    servers_limit: 14,
    user_comment: 'IPTV head end and city nodes',
    retroview: true,
    version_min: '25.06',
    servers: [
      node('headend-1', '203.0.113.201', 310, { medias: 164 }),
      node('aveiro-1', '203.0.113.211', 4_100),
      node('coimbra-1', '203.0.113.212', 3_700),
      node('ilhavo-1', '203.0.113.213', 1_450, { alerts: ['uplink at 91 % of 10 Gbps'] }),
      node('viseu-1', '203.0.113.214', 1_900, { silent: 31 }),
    ],
  },
  {
    name: 'hotels',
    sku: 'aurora-ms-basic-monthly-eur',
    quantity: 6,
    term: { periods: 22, till: 10 },
    ...throughPaypro,
    servers_limit: 6,
    user_comment: 'Hotels',
    servers: [
      node('hotel-costa', '203.0.113.230', 210, { medias: 60 }),
      node('hotel-ria', '203.0.113.231', 140, { medias: 60 }),
    ],
  },
  {
    name: 'lab',
    sku: 'aurora-ms-pro-lab-annually-eur',
    quantity: 1,
    term: { periods: 1, till: 201 },
    paid_by: 'stripe',
    user_comment: 'Laboratory',
  },
  {
    name: 'cameras',
    sku: 'aurora-vsaas-annually-eur',
    quantity: 60,
    term: { periods: 1, till: 118 },
    ...renewed,
    outcome: 'vsaas',
    user_comment: 'Home cameras of subscribers',
  },
]

/** A cable and internet provider with television for its subscribers. */
export const lagoonCable: CustomerPlan = {
  tenant: 'aurora',
  country: 'PT',
  legal_name: 'Lagoon Cable, Lda.',
  address: { line1: 'Rua do Canal 8', line2: '2.º', city: 'Aveiro', region: '', postal_code: '3800-200' },
  tax_id: 'PT500000733',
  manager: { name: 'Daniel Reuter', email: 'daniel.reuter@aurora.example' },
  owner: { email: 'rui@lagooncable.example', name: 'Rui', second_name: 'Tavares', since: -745, phone: '+351234000733' },
  company: {
    title: 'Lagoon Cable',
    members: [
      {
        person: { email: 'ines@lagooncable.example', name: 'Inês', second_name: 'Moura', since: -420 },
        roles: { billing: true, tickets: true, deliverables: false, retroview: false },
        joined: -419,
      },
      {
        person: { email: 'noc@lagooncable.example', name: 'Network', second_name: 'Operations', since: -400 },
        roles: { billing: false, tickets: true, deliverables: true, retroview: true },
        joined: -400,
      },
    ],
  },
  cards: [
    { gateway: 'stripe', since: -730, number: '4242424242424242', type: 'Visa', expires_in: 9, is_default: true },
  ],
  licences,
  invoices: [
    {
      on: -37,
      purpose: 'custom',
      description: 'Installation of two further city nodes',
      lines: [
        { title: 'Installation on site, two engineers', detail: 'Ovar, Águeda', quantity: 2, unit_price: '3200' },
        { title: 'Travel', quantity: 1, unit_price: '1000' },
      ],
      due: 14,
      paid: { by: 'bank_transfer', after: 9 },
      asked: {
        after: 35,
        by: 'lena.krause',
        reason: 'Called off before our engineers travelled, as agreed with Rui Tavares by phone',
      },
    },
  ],
  tickets: [
    {
      title: 'Node in Viseu lost its key after the move',
      description: 'The server has a new network card and is refused. Please release the former one.',
      by: 'noc@lagooncable.example',
      kind: 'support',
      product: 'iptv',
      category: 'Licence and activation',
      opened: 6_300,
      replies: [
        {
          ago: 6_180,
          by: { name: 'Hanna Brandt', login: 'hanna.brandt' },
          body: 'Released. You can do this yourself three times in a month, on the page of the licence.',
        },
      ],
      closed: 4_900,
    },
  ],
  viewing: { sessions: 25_000, seed: 733, licences: ['iptv'] },
}

import type { CustomerPlan } from '../plans.ts'

const daniel = { name: 'Daniel Reuter', email: 'daniel.reuter@aurora.example' }

/** Aurora's customers without a company. Each shows one situation. */
export const singlePeople: readonly CustomerPlan[] = [
  {
    tenant: 'aurora',
    country: 'NL',
    legal_name: 'Southbeam B.V.',
    address: { line1: 'Maaskade 71', line2: '', city: 'Rotterdam', region: '', postal_code: '3071 NC' },
    tax_id: 'NL000000071B01',
    manager: daniel,
    owner: { email: 'cole@southbeam.example', name: 'Cole', second_name: 'Vermeer', since: -334 },
    licences: [
      {
        name: 'relay',
        sku: 'aurora-ms-basic-monthly-eur',
        quantity: 2,
        term: { periods: 9, till: 15 },
        paid_by: 'bank_transfer',
        auto_renewable: true,
        servers_limit: 2,
        user_comment: 'Relay, Rotterdam',
        servers: [
          {
            hostname: 'rtm-relay-1',
            ip: '198.51.100.201',
            country: 'NL',
            version: '26.09.0',
            medias: 11,
            viewers: 620,
            rate: 2.9,
            cpu: 35,
            memory: 41,
          },
        ],
      },
    ],
  },
  {
    tenant: 'aurora',
    country: 'LV',
    legal_name: 'Baltic Sound SIA',
    address: { line1: 'Ganību dambis 24', line2: '', city: 'Rīga', region: '', postal_code: 'LV-1005' },
    manager: daniel,
    owner: { email: 'anete@balticsound.example', name: 'Anete', second_name: 'Ozola', since: -395 },
    typed_card: '5555555555554444',
    licences: [
      {
        name: 'radio',
        sku: 'aurora-ms-basic-monthly-eur',
        quantity: 1,
        term: { periods: 12, till: 4, unpaid: 'renewal' },
        paid_by: 'stripe',
        billing_kind: 'internal',
        auto_renewable: true,
        servers_limit: 1,
        user_comment: 'Radio',
      },
    ],
  },
  {
    tenant: 'aurora',
    country: 'US',
    owner: { email: 'grace@prairieworship.example', name: 'Grace', second_name: 'Olsen', since: -160 },
    typed_card: '4000056655665556',
    licences: [
      {
        name: 'sunday',
        sku: 'aurora-ms-basic-monthly-usd',
        quantity: 1,
        term: { periods: 5, till: 20 },
        paid_by: 'stripe',
        billing_kind: 'internal',
        auto_renewable: true,
        user_comment: 'Sunday service',
      },
    ],
  },
  {
    tenant: 'aurora',
    country: 'FI',
    owner: { email: 'new@fresh.example', name: 'Nora', second_name: 'Falk', since: -1, unconfirmed: true },
  },
  {
    tenant: 'aurora',
    country: 'DE',
    owner: { email: 'empty@fresh.example', name: 'Emil', second_name: 'Brandt', since: -12 },
  },
]

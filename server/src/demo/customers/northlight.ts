import type { CompanyRoles } from '../../modules/company/index.ts'
import type { CustomerPlan } from '../plans.ts'
import { northlightInvoices } from './northlight-invoices.ts'
import { northlightLicences } from './northlight-licences.ts'
import { northlightTickets } from './northlight-tickets.ts'

const none: CompanyRoles = { billing: false, tickets: false, deliverables: false, retroview: false }

/** A broadcaster with edge servers all over the north: the customer that shows every feature. */
export const northlight: CustomerPlan = {
  tenant: 'aurora',
  country: 'SE',
  legal_name: 'Northlight TV AB',
  address: { line1: 'Kajplats 14', line2: '', city: 'Stockholm', region: '', postal_code: '111 00' },
  tax_id: 'SE000000104201',
  manager: { name: 'Daniel Reuter', email: 'daniel.reuter@aurora.example' },
  owner: {
    email: 'olga@northlight.example',
    name: 'Olga',
    second_name: 'Lindqvist',
    since: -985,
    phone: '+46700000104',
    notification_emails: ['billing@northlight.example'],
    permissions: { store: true, create_trial: true },
  },
  company: {
    title: 'Northlight TV',
    members: [
      {
        person: { email: 'ivan@northlight.example', name: 'Иван', second_name: 'Петров', locale: 'ru', since: -690 },
        roles: { ...none, billing: true },
        joined: -689,
      },
      {
        person: { email: 'mia@northlight.example', name: 'Mia', second_name: 'Halvorsen', since: -512 },
        roles: { ...none, deliverables: true, retroview: true },
        joined: -511,
      },
      {
        person: { email: 'jonas@northlight.example', name: 'Jonas', second_name: 'Sand', since: -203 },
        roles: { ...none, tickets: true, deliverables: true },
        joined: -202,
      },
    ],
  },
  invites: [
    { email: 'petra@northlight.example', roles: { ...none, billing: true, tickets: true }, sent: -2 },
    { email: 'noc@northlight.example', roles: { ...none, tickets: true, retroview: true }, sent: -6 },
  ],
  colleagues: [
    {
      email: 'cole@southbeam.example',
      since: -120,
      permissions: { payments: false, statistics: false, licenses: true, tickets: false },
    },
  ],
  cards: [
    { gateway: 'stripe', since: -860, number: '4242424242424242', type: 'Visa', expires_in: 21, is_default: true },
    {
      gateway: 'cloudpayments',
      since: -700,
      number: '5555555555554444',
      type: 'MasterCard',
      expires_in: 0,
      is_default: false,
    },
  ],
  licences: northlightLicences,
  invoices: northlightInvoices,
  tickets: northlightTickets,
  viewing: { sessions: 1_030_000, seed: 1042, licences: ['playout', 'edges'] },
}

import type { NewSku } from '../../modules/catalogue/index.ts'
import { abroadSkus } from './aurora-abroad.ts'
import {
  allPeriods,
  type FamilyPlan,
  type SellingPlace,
  type SinglePlan,
  singleSku,
  subscriptionSkus,
} from './families.ts'

/** The products that Aurora Streaming sells in euros, which is all of them. */

const basic = { name: 'media_server', product: 'basic' } as const
const pro = { name: 'media_server', product: 'pro' } as const
const single = { name: 'watcher', product: 'single' } as const
const cluster = { name: 'watcher', product: 'cluster' } as const

const euro: SellingPlace = { tenant: 'aurora', currency: 'EUR', external: ['paddle', 'paypro'] }

const families: readonly FamilyPlan[] = [
  {
    id: 'ms-basic',
    name: 'Media Server Basic',
    category: basic,
    monthly: [
      [1, '120'],
      [5, '112'],
      [10, '104'],
      [20, '96'],
    ],
    step: '10',
    periods: allPeriods,
  },
  {
    id: 'ms-pro',
    name: 'Media Server Pro',
    category: pro,
    monthly: [
      [1, '190'],
      [7, '180'],
      [12, '170'],
      [20, '155'],
    ],
    step: '10',
    periods: allPeriods,
  },
  {
    id: 'watcher-single',
    name: 'Watcher Single',
    category: single,
    monthly: [
      [4, '2.40'],
      [16, '2.20'],
      [64, '2'],
    ],
    step: '0.10',
    periods: allPeriods,
    min_quantity: 4,
  },
  {
    id: 'watcher-cluster',
    name: 'Watcher Cluster',
    category: cluster,
    monthly: [
      [50, '3.20'],
      [200, '2.90'],
      [500, '2.50'],
      [2000, '2.10'],
    ],
    step: '0.10',
    periods: allPeriods,
    min_quantity: 50,
  },
  {
    id: 'mobile-watcher',
    name: 'Mobile Watcher',
    category: { name: 'mobile_watcher' },
    monthly: [
      [5, '1.50'],
      [50, '1.20'],
    ],
    step: '0.10',
    periods: ['monthly', 'annually'],
    min_quantity: 5,
  },
  {
    id: 'vsaas',
    name: 'VSaaS',
    category: { name: 'vsaasio' },
    monthly: [
      [10, '4.20'],
      [100, '3.60'],
      [500, '3.10'],
    ],
    step: '0.10',
    periods: ['monthly', 'semiannually', 'annually'],
    min_quantity: 10,
  },
]

const singles: readonly SinglePlan[] = [
  {
    id: 'ms-basic',
    name: 'Media Server Basic',
    category: basic,
    billing_terms: 'perpetual',
    period: 'one_time',
    tiers: [
      [1, '2900'],
      [5, '2700'],
    ],
  },
  {
    id: 'ms-pro',
    name: 'Media Server Pro',
    category: pro,
    billing_terms: 'perpetual',
    period: 'one_time',
    tiers: [
      [1, '4600'],
      [5, '4300'],
    ],
  },
  {
    id: 'watcher-single',
    name: 'Watcher Single',
    category: single,
    billing_terms: 'perpetual',
    period: 'one_time',
    tiers: [
      [4, '58'],
      [64, '49'],
    ],
    min_quantity: 4,
  },
  {
    id: 'ms-pro',
    name: 'Media Server Pro',
    category: pro,
    billing_terms: 'subscription',
    period: 'hourly',
    tiers: [[1, '0.60']],
  },
  {
    id: 'ms-pro',
    name: 'Media Server Pro',
    category: pro,
    billing_terms: 'subscription',
    period: 'daily',
    tiers: [[1, '9']],
  },
  {
    id: 'ms-pro-trial',
    name: 'Media Server Pro',
    category: pro,
    billing_terms: 'trial',
    period: 'one_time',
    tiers: [[1, '0']],
  },
  {
    id: 'watcher-trial',
    name: 'Watcher Single',
    category: single,
    billing_terms: 'trial',
    period: 'one_time',
    tiers: [[1, '0']],
  },
  {
    id: 'support-24-7',
    name: 'Support 24/7',
    category: { name: 'support' },
    billing_terms: 'support',
    period: 'annually',
    tiers: [[1, '3600']],
  },
  {
    id: 'support-office',
    name: 'Support on working days',
    category: { name: 'support' },
    billing_terms: 'support',
    period: 'annually',
    tiers: [[1, '1200']],
  },
  {
    id: 'transcoder',
    name: 'Transcoder appliance',
    category: { name: 'hardware' },
    billing_terms: 'perpetual',
    period: 'one_time',
    tiers: [
      [1, '5400'],
      [4, '5100'],
    ],
  },
  {
    id: 'recorder',
    name: 'Camera recorder, 16 channels',
    category: { name: 'hardware' },
    billing_terms: 'perpetual',
    period: 'one_time',
    tiers: [
      [1, '890'],
      [10, '820'],
    ],
  },
  {
    id: 'ms-basic-spring',
    name: 'Media Server Basic, spring offer',
    category: basic,
    billing_terms: 'promo',
    period: 'quarterly',
    tiers: [[1, '290']],
    unpublished: true,
  },
  {
    id: 'ms-pro-lab',
    name: 'Media Server Pro, laboratory',
    category: pro,
    billing_terms: 'development',
    period: 'annually',
    tiers: [[1, '190']],
    unpublished: true,
  },
  {
    id: 'ms-pro-house',
    name: 'Media Server Pro, our own',
    category: pro,
    billing_terms: 'internal',
    period: 'annually',
    tiers: [[1, '0']],
    unpublished: true,
  },
]

export const auroraSkus: readonly NewSku[] = [
  ...families.flatMap((family) => subscriptionSkus(euro, family)),
  ...singles.map((plan) => singleSku(euro, plan)),
  ...abroadSkus,
]

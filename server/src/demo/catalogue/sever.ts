import type { NewSku } from '../../modules/catalogue/index.ts'
import {
  allPeriods,
  type FamilyPlan,
  type SellingPlace,
  type SinglePlan,
  singleSku,
  subscriptionSkus,
} from './families.ts'

/** The products of «Север Видео», in roubles; its media servers in tenge as well. */

const basic = { name: 'media_server', product: 'basic' } as const
const pro = { name: 'media_server', product: 'pro' } as const
const single = { name: 'watcher', product: 'single' } as const
const cluster = { name: 'watcher', product: 'cluster' } as const

const rouble: SellingPlace = { tenant: 'sever', currency: 'RUB', external: [] }
const tenge: SellingPlace = { tenant: 'sever', currency: 'KZT', external: [] }

const families: readonly FamilyPlan[] = [
  {
    id: 'ms-basic',
    name: 'Медиасервер Basic',
    category: basic,
    monthly: [
      [1, '11400'],
      [5, '10600'],
      [20, '9100'],
    ],
    step: '100',
    periods: allPeriods,
  },
  {
    id: 'ms-pro',
    name: 'Медиасервер Pro',
    category: pro,
    monthly: [
      [1, '18000'],
      [7, '17000'],
      [20, '14700'],
    ],
    step: '100',
    periods: allPeriods,
  },
  {
    id: 'watcher-single',
    name: 'Watcher, один сервер',
    category: single,
    monthly: [
      [4, '230'],
      [64, '190'],
    ],
    step: '10',
    periods: allPeriods,
    min_quantity: 4,
  },
  {
    id: 'watcher-cluster',
    name: 'Watcher, кластер',
    category: cluster,
    monthly: [
      [50, '310'],
      [500, '240'],
    ],
    step: '10',
    periods: allPeriods,
    min_quantity: 50,
  },
  {
    id: 'mobile-watcher',
    name: 'Мобильный Watcher',
    category: { name: 'mobile_watcher' },
    monthly: [[5, '140']],
    step: '10',
    periods: ['monthly', 'annually'],
    min_quantity: 5,
  },
  {
    id: 'vsaas',
    name: 'VSaaS',
    category: { name: 'vsaasio' },
    monthly: [
      [10, '400'],
      [100, '340'],
    ],
    step: '10',
    periods: ['monthly', 'annually'],
    min_quantity: 10,
  },
]

const singles: readonly SinglePlan[] = [
  {
    id: 'ms-basic',
    name: 'Медиасервер Basic',
    category: basic,
    billing_terms: 'perpetual',
    period: 'one_time',
    tiers: [[1, '275000']],
  },
  {
    id: 'ms-pro',
    name: 'Медиасервер Pro',
    category: pro,
    billing_terms: 'perpetual',
    period: 'one_time',
    tiers: [[1, '436000']],
  },
  {
    id: 'watcher-single',
    name: 'Watcher, один сервер',
    category: single,
    billing_terms: 'perpetual',
    period: 'one_time',
    tiers: [[4, '5500']],
    min_quantity: 4,
  },
  {
    id: 'ms-pro',
    name: 'Медиасервер Pro',
    category: pro,
    billing_terms: 'subscription',
    period: 'hourly',
    tiers: [[1, '57']],
  },
  {
    id: 'ms-pro-trial',
    name: 'Медиасервер Pro',
    category: pro,
    billing_terms: 'trial',
    period: 'one_time',
    tiers: [[1, '0']],
  },
  {
    id: 'support-24-7',
    name: 'Поддержка 24/7',
    category: { name: 'support' },
    billing_terms: 'support',
    period: 'annually',
    tiers: [[1, '340000']],
  },
  {
    id: 'transcoder',
    name: 'Аппаратный транскодер',
    category: { name: 'hardware' },
    billing_terms: 'perpetual',
    period: 'one_time',
    tiers: [[1, '512000']],
  },
]

const abroad: readonly FamilyPlan[] = [
  {
    id: 'ms-basic',
    name: 'Медиасервер Basic',
    category: basic,
    monthly: [[1, '63000']],
    step: '100',
    periods: ['monthly', 'annually'],
  },
  {
    id: 'ms-pro',
    name: 'Медиасервер Pro',
    category: pro,
    monthly: [[1, '99000']],
    step: '100',
    periods: ['monthly', 'annually'],
  },
]

export const severSkus: readonly NewSku[] = [
  ...families.flatMap((family) => subscriptionSkus(rouble, family)),
  ...singles.map((plan) => singleSku(rouble, plan)),
  ...abroad.flatMap((family) => subscriptionSkus(tenge, family)),
]

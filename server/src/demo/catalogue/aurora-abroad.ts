import type { NewSku } from '../../modules/catalogue/index.ts'
import { type SellingPlace, subscriptionSkus } from './families.ts'

/** The products that Aurora Streaming sells outside the euro zone: those sold without a quote, by month and by year. */

const basic = { name: 'media_server', product: 'basic' } as const
const pro = { name: 'media_server', product: 'pro' } as const
const single = { name: 'watcher', product: 'single' } as const

const abroad: readonly {
  readonly place: SellingPlace
  readonly basic: string
  readonly pro: string
  readonly camera: string
  readonly step: string
}[] = [
  {
    place: { tenant: 'aurora', currency: 'USD', external: ['paddle', 'paypro'] },
    basic: '130',
    pro: '205',
    camera: '2.60',
    step: '0.10',
  },
  {
    place: { tenant: 'aurora', currency: 'CAD', external: ['paddle'] },
    basic: '178',
    pro: '280',
    camera: '3.60',
    step: '0.10',
  },
  {
    place: { tenant: 'aurora', currency: 'BRL', external: ['paypro'] },
    basic: '690',
    pro: '1090',
    camera: '13.80',
    step: '0.10',
  },
  {
    place: { tenant: 'aurora', currency: 'INR', external: [] },
    basic: '11500',
    pro: '18200',
    camera: '230',
    step: '1',
  },
  {
    place: { tenant: 'aurora', currency: 'CLP', external: [] },
    basic: '122000',
    pro: '194000',
    camera: '2450',
    step: '10',
  },
]

const skusOf = ({ place, step, ...price }: (typeof abroad)[number]): NewSku[] => {
  const periods = ['monthly', 'annually'] as const
  return [
    ...subscriptionSkus(place, {
      id: 'ms-basic',
      name: 'Media Server Basic',
      category: basic,
      monthly: [[1, price.basic]],
      step,
      periods,
    }),
    ...subscriptionSkus(place, {
      id: 'ms-pro',
      name: 'Media Server Pro',
      category: pro,
      monthly: [[1, price.pro]],
      step,
      periods,
    }),
    ...subscriptionSkus(place, {
      id: 'watcher-single',
      name: 'Watcher Single',
      category: single,
      monthly: [[4, price.camera]],
      step,
      periods,
      min_quantity: 4,
    }),
  ]
}

export const abroadSkus: readonly NewSku[] = abroad.flatMap(skusOf)

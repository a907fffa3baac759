import type { CustomerPlan } from '../plans.ts'
import { polarCircle } from './polar-circle.ts'

const maria = { name: 'Мария Соколова', email: 'maria.sokolova@sever.example' }
const byTransfer = { paid_by: 'bank_transfer', billing_kind: 'manual', auto_renewable: true } as const

const belomor: CustomerPlan = {
  tenant: 'sever',
  country: 'RU',
  legal_name: 'АО «Беломор-Телеком»',
  address: { line1: 'Троицкий пр., 61', line2: '', city: 'Архангельск', region: '', postal_code: '163000' },
  tax_id: 'ИНН 2901000061',
  manager: maria,
  owner: { email: 'dmitry@belomor.example', name: 'Дмитрий', second_name: 'Попов', since: -570 },
  company: {
    title: 'Беломор-Телеком',
    members: [
      {
        person: { email: 'svetlana@belomor.example', name: 'Светлана', second_name: 'Юшкова', since: -480 },
        roles: { billing: true, tickets: true, deliverables: false, retroview: false },
        joined: -480,
      },
    ],
  },
  licences: [
    {
      name: 'iptv',
      sku: 'sever-ms-pro-annually-rub',
      quantity: 8,
      term: { periods: 1, till: 190 },
      ...byTransfer,
      servers_limit: 8,
      user_comment: 'IPTV для абонентов',
      servers: [
        {
          hostname: 'iptv-arh-1',
          ip: '192.0.2.231',
          country: 'RU',
          version: '26.10.2',
          medias: 140,
          viewers: 5_200,
          rate: 4.2,
          cpu: 66,
          memory: 61,
        },
        {
          hostname: 'iptv-svd-1',
          ip: '192.0.2.232',
          country: 'RU',
          version: '26.10.2',
          medias: 140,
          viewers: 2_100,
          rate: 4.2,
          cpu: 48,
          memory: 57,
        },
      ],
    },
    {
      name: 'yards',
      sku: 'sever-watcher-single-monthly-rub',
      quantity: 70,
      term: { periods: 13, till: 11 },
      ...byTransfer,
      user_comment: 'Дворы',
    },
  ],
}

const media: CustomerPlan = {
  tenant: 'sever',
  country: 'KZ',
  manager: maria,
  owner: { email: 'aigul@altymedia.example', name: 'Айгуль', second_name: 'Сериккызы', since: -140 },
  licences: [
    {
      name: 'studio',
      sku: 'sever-ms-basic-monthly-kzt',
      quantity: 1,
      term: { periods: 4, till: 18 },
      ...byTransfer,
      user_comment: 'Студия',
    },
  ],
}

/** Customers of «Север Видео». */
export const severCustomers: readonly CustomerPlan[] = [polarCircle, belomor, media]

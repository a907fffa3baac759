import type { CustomerPlan, LicencePlan, ServerPlan, TicketPlan } from '../plans.ts'

const node = (hostname: string, ip: string, viewers: number, more: Partial<ServerPlan> = {}): ServerPlan => ({
  hostname,
  ip,
  country: 'RU',
  version: '26.10.2',
  medias: 34,
  viewers,
  rate: 3.1,
  cpu: 51,
  memory: 54,
  ...more,
})

const byTransfer = { paid_by: 'bank_transfer', billing_kind: 'manual', auto_renewable: true } as const

const licences: readonly LicencePlan[] = [
  {
    name: 'playout',
    sku: 'sever-ms-pro-monthly-rub',
    quantity: 6,
    term: { periods: 20, till: 24 },
    ...byTransfer,
    servers_limit: 6,
    user_comment: 'Вещание, Петрозаводск',
    retroview: true,
    version_min: '24.02',
    version_max: '26.11',
    servers: [
      node('ptz-play-01', '192.0.2.201', 2_900),
      node('ptz-play-02', '192.0.2.202', 2_600),
      node('mmk-edge-01', '192.0.2.211', 1_700, { alerts: ['error_disk_cache: кэш заполнен на 96 %'] }),
      node('arh-edge-01', '192.0.2.212', 1_300),
    ],
  },
  {
    name: 'edges',
    sku: 'sever-ms-pro-quarterly-rub',
    quantity: 3,
    term: { periods: 7, till: 6, unpaid: 'renewal' },
    ...byTransfer,
    servers_limit: 3,
    user_comment: 'Региональные узлы',
    servers: [node('kem-edge-01', '192.0.2.221', 640), node('seg-edge-01', '192.0.2.222', 410)],
  },
  {
    name: 'van',
    sku: 'sever-ms-basic-quarterly-rub',
    quantity: 1,
    term: { periods: 3, till: 5 },
    paid_by: 'bank_transfer',
    servers_limit: 1,
    user_comment: 'ПТС',
  },
  {
    name: 'depots',
    sku: 'sever-watcher-cluster-monthly-rub',
    quantity: 120,
    term: { periods: 11, till: 13 },
    ...byTransfer,
    user_comment: 'Главный офис и склады',
  },
  {
    name: 'support',
    sku: 'sever-support-24-7-annually-rub',
    quantity: 1,
    term: { periods: 2, till: 42 },
    ...byTransfer,
    outcome: 'support',
  },
]

const tickets: readonly TicketPlan[] = [
  {
    title: 'Кэш узла в Мурманске заполняется за сутки',
    description: 'На mmk-edge-01 раздел кэша растёт до 96 % и не очищается ночью, на остальных узлах всё в порядке.',
    by: 'olga@northlight.example',
    kind: 'support',
    product: 'iptv',
    category: 'Воспроизведение',
    licence: 'playout',
    opened: 1_500,
    replies: [
      {
        ago: 1_210,
        by: { name: 'Павел Крылов', login: 'pavel.krylov' },
        saved: 'Запросить журнал',
        body: 'Похоже, очистка не успевает за записью. Установите, пожалуйста, `cache_limit 85%` и пришлите журнал за час после перезапуска.',
      },
    ],
  },
  {
    title: 'Закрывающие документы за квартал',
    description: 'Просим выставить один акт за квартал по всем лицензиям.',
    by: 'olga@northlight.example',
    kind: 'payment',
    product: 'iptv',
    category: 'Счёт',
    opened: 64_000,
    replies: [
      {
        ago: 62_800,
        by: { name: 'Мария Соколова', login: 'maria.sokolova' },
        body: 'Акт готов, отправили на адрес для уведомлений.',
      },
    ],
    closed: 61_000,
  },
]

/** A television company in the far north. Its Olga has the same e-mail address as Northlight's, but is another person. */
export const polarCircle: CustomerPlan = {
  tenant: 'sever',
  country: 'RU',
  legal_name: 'ООО ТК «Полярный круг»',
  address: {
    line1: 'ул. Озёрная, 9',
    line2: '',
    city: 'Петрозаводск',
    region: 'Республика Карелия',
    postal_code: '185000',
  },
  tax_id: 'ИНН 1001000000',
  manager: { name: 'Мария Соколова', email: 'maria.sokolova@sever.example' },
  owner: {
    email: 'olga@northlight.example',
    name: 'Ольга',
    second_name: 'Северова',
    since: -705,
    notification_emails: ['buh@polarcircle.example'],
  },
  company: {
    title: 'ТК «Полярный круг»',
    members: [
      {
        person: { email: 'artyom@polarcircle.example', name: 'Артём', second_name: 'Лосев', since: -300 },
        roles: { billing: false, tickets: true, deliverables: true, retroview: true },
        joined: -299,
      },
    ],
  },
  cards: [
    {
      gateway: 'stripe',
      since: -600,
      number: '5555555555554444',
      type: 'MasterCard',
      expires_in: 14,
      is_default: true,
    },
  ],
  licences,
  invoices: [
    {
      on: -4,
      purpose: 'custom',
      description: 'Выезд инженера в Мурманск',
      lines: [{ title: 'Работы на площадке, день', detail: 'mmk-edge-01', quantity: 2, unit_price: '184300' }],
      due: 10,
    },
  ],
  tickets,
  viewing: { sessions: 20_000, seed: 185, licences: ['playout'] },
}

import type { Translation } from '../../lib/translation.ts'
import type { en } from './products.en.ts'

export const ru: Translation<typeof en> = {
  catalogue: {
    states: {
      on_sale: 'В продаже',
      hidden: 'Не в продаже',
      new: 'Новый',
      changed: 'Изменён',
      outdated: 'Устарел',
    },
    categories: {
      media_server: 'Медиасервер',
      watcher: 'Watcher',
      support: 'Поддержка',
      hardware: 'Оборудование',
      vsaasio: 'VSaaS',
      mobile_watcher: 'Mobile Watcher',
    },
    spans: {
      monthly: 'в месяц',
      quarterly: 'в квартал',
      semiannually: 'за полгода',
      annually: 'в год',
      daily: 'в день',
      hourly: 'в час',
      one_time: 'один раз',
    },
    each: '{{quantity, number}} × {{price}}, без НДС',
  },
}

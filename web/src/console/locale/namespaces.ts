import { addTexts } from '../../app/i18n/namespaces.ts'

addTexts({
  operator: {
    en: () => import('./en.ts'),
    ru: () => import('./ru.ts'),
  },
  licence: {
    en: () => import('./licence.en.ts'),
    ru: () => import('./licence.ru.ts'),
  },
  categories: {
    en: () => import('./categories.en.ts'),
    ru: () => import('./categories.ru.ts'),
  },
  catalogue: {
    en: () => import('./catalogue.en.ts'),
    ru: () => import('./catalogue.ru.ts'),
  },
  order: {
    en: () => import('./order.en.ts'),
    ru: () => import('./order.ru.ts'),
  },
  queue: {
    en: () => import('./queue.en.ts'),
    ru: () => import('./queue.ru.ts'),
  },
  records: {
    en: () => import('./records.en.ts'),
    ru: () => import('./records.ru.ts'),
  },
  webhooks: {
    en: () => import('./webhooks.en.ts'),
    ru: () => import('./webhooks.ru.ts'),
  },
  settings: {
    en: () => import('./settings.en.ts'),
    ru: () => import('./settings.ru.ts'),
  },
  removal: {
    en: () => import('./removal.en.ts'),
    ru: () => import('./removal.ru.ts'),
  },
  closing: {
    en: () => import('./closing.en.ts'),
    ru: () => import('./closing.ru.ts'),
  },
  staff: {
    en: () => import('./staff.en.ts'),
    ru: () => import('./staff.ru.ts'),
  },
})

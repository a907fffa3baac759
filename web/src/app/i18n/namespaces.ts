import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import type { en as catalogue } from '../../console/locale/catalogue.en.ts'
import type { en as categories } from '../../console/locale/categories.en.ts'
import type { en as closing } from '../../console/locale/closing.en.ts'
import type { en as operator } from '../../console/locale/en.ts'
import type { en as licence } from '../../console/locale/licence.en.ts'
import type { en as order } from '../../console/locale/order.en.ts'
import type { en as queue } from '../../console/locale/queue.en.ts'
import type { en as records } from '../../console/locale/records.en.ts'
import type { en as removal } from '../../console/locale/removal.en.ts'
import type { en as settings } from '../../console/locale/settings.en.ts'
import type { en as staff } from '../../console/locale/staff.en.ts'
import type { en as webhooks } from '../../console/locale/webhooks.en.ts'
import type { en as account } from '../../features/account/locale/en.ts'
import type { en as auth } from '../../features/auth/locale/en.ts'
import type { en as billing } from '../../features/billing/locale/en.ts'
import type { en as company } from '../../features/company/locale/en.ts'
import type { en as entry } from '../../features/entry/locale/en.ts'
import type { en as activation } from '../../features/licensing/activation/locale/en.ts'
import type { en as licensing } from '../../features/licensing/locale/en.ts'
import type { en as link } from '../../features/link/locale/en.ts'
import type { en as purchase } from '../../features/purchase/locale/en.ts'
import type { en as push } from '../../features/push/locale/en.ts'
import type { en as statistics } from '../../features/statistics/locale/en.ts'
import type { en as support } from '../../features/support/locale/en.ts'
import type { en as second_factor } from '../../ui/second-factor/locale/en.ts'
import type { en as talk } from '../../ui/talk/locale/en.ts'
import type { en as gallery } from '../gallery/locale/en.ts'
import type { en as app } from '../locale/en.ts'
import type { en as notices } from '../notices/locale/en.ts'
import type { en as palette } from '../palette/locale/en.ts'
import type { en as sign_in_link } from '../sign-in-link/locale/en.ts'

/** The English texts define all keys. */
export interface Texts {
  app: typeof app
  account: typeof account
  activation: typeof activation
  auth: typeof auth
  billing: typeof billing
  entry: typeof entry
  gallery: typeof gallery
  company: typeof company
  licensing: typeof licensing
  link: typeof link
  notices: typeof notices
  palette: typeof palette
  purchase: typeof purchase
  second_factor: typeof second_factor
  push: typeof push
  sign_in_link: typeof sign_in_link
  statistics: typeof statistics
  support: typeof support
  talk: typeof talk
  operator: typeof operator
  licence: typeof licence
  catalogue: typeof catalogue
  categories: typeof categories
  queue: typeof queue
  records: typeof records
  order: typeof order
  webhooks: typeof webhooks
  removal: typeof removal
  closing: typeof closing
  settings: typeof settings
  staff: typeof staff
}

export type Namespace = keyof Texts

export type ConsoleNamespace =
  | 'operator'
  | 'licence'
  | 'order'
  | 'catalogue'
  | 'categories'
  | 'queue'
  | 'records'
  | 'webhooks'
  | 'removal'
  | 'settings'
  | 'staff'
  | 'closing'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app'
    defaultVariables: { brand: string }
    resources: Texts
  }
}

type Bundle = Record<string, unknown>
/** Each text file exports its texts under the name of the locale. */
type Loaders = { readonly [locale in Locale]: () => Promise<Readonly<Record<locale, Bundle>>> }

/** One file per namespace and locale, loaded when a route needs it. */
const loaders: Record<Exclude<Namespace, ConsoleNamespace>, Loaders> = {
  app: {
    en: () => import('../locale/en.ts'),
    ru: () => import('../locale/ru.ts'),
  },
  account: {
    en: () => import('../../features/account/locale/en.ts'),
    ru: () => import('../../features/account/locale/ru.ts'),
  },
  activation: {
    en: () => import('../../features/licensing/activation/locale/en.ts'),
    ru: () => import('../../features/licensing/activation/locale/ru.ts'),
  },
  auth: {
    en: () => import('../../features/auth/locale/en.ts'),
    ru: () => import('../../features/auth/locale/ru.ts'),
  },
  billing: {
    en: () => import('../../features/billing/locale/en.ts'),
    ru: () => import('../../features/billing/locale/ru.ts'),
  },
  entry: {
    en: () => import('../../features/entry/locale/en.ts'),
    ru: () => import('../../features/entry/locale/ru.ts'),
  },
  gallery: {
    en: () => import('../gallery/locale/en.ts'),
    ru: () => import('../gallery/locale/ru.ts'),
  },
  company: {
    en: () => import('../../features/company/locale/en.ts'),
    ru: () => import('../../features/company/locale/ru.ts'),
  },
  licensing: {
    en: () => import('../../features/licensing/locale/en.ts'),
    ru: () => import('../../features/licensing/locale/ru.ts'),
  },
  link: {
    en: () => import('../../features/link/locale/en.ts'),
    ru: () => import('../../features/link/locale/ru.ts'),
  },
  notices: {
    en: () => import('../notices/locale/en.ts'),
    ru: () => import('../notices/locale/ru.ts'),
  },
  palette: {
    en: () => import('../palette/locale/en.ts'),
    ru: () => import('../palette/locale/ru.ts'),
  },
  purchase: {
    en: () => import('../../features/purchase/locale/en.ts'),
    ru: () => import('../../features/purchase/locale/ru.ts'),
  },
  push: {
    en: () => import('../../features/push/locale/en.ts'),
    ru: () => import('../../features/push/locale/ru.ts'),
  },
  sign_in_link: {
    en: () => import('../sign-in-link/locale/en.ts'),
    ru: () => import('../sign-in-link/locale/ru.ts'),
  },
  statistics: {
    en: () => import('../../features/statistics/locale/en.ts'),
    ru: () => import('../../features/statistics/locale/ru.ts'),
  },
  support: {
    en: () => import('../../features/support/locale/en.ts'),
    ru: () => import('../../features/support/locale/ru.ts'),
  },
  second_factor: {
    en: () => import('../../ui/second-factor/locale/en.ts'),
    ru: () => import('../../ui/second-factor/locale/ru.ts'),
  },
  talk: {
    en: () => import('../../ui/talk/locale/en.ts'),
    ru: () => import('../../ui/talk/locale/ru.ts'),
  },
}

const known: Record<string, Loaders> = loaders

/** Adds the console's namespaces, which customers' pages do not even name. */
export const addTexts = (more: Readonly<Record<ConsoleNamespace, Loaders>>): void => {
  Object.assign(known, more)
}

export const namespaces = (): readonly string[] => Object.keys(known)

export const loadTexts = async (locale: string, namespace: string): Promise<Bundle> => {
  const files = known[namespace]
  if (files === undefined) throw new Error(`no texts of ${namespace}`)
  return locale === 'ru' ? (await files.ru()).ru : (await files.en()).en
}

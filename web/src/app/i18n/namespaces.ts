import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import type { en as operator } from '../../console/locale/en.ts'
import type { en as account } from '../../features/account/locale/en.ts'
import type { en as auth } from '../../features/auth/locale/en.ts'
import type { en as billing } from '../../features/billing/locale/en.ts'
import type { en as company } from '../../features/company/locale/en.ts'
import type { en as entry } from '../../features/entry/locale/en.ts'
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

/** The English texts are the type of all keys. */
export interface Texts {
  app: typeof app
  account: typeof account
  auth: typeof auth
  billing: typeof billing
  entry: typeof entry
  gallery: typeof gallery
  company: typeof company
  licensing: typeof licensing
  link: typeof link
  notices: typeof notices
  purchase: typeof purchase
  second_factor: typeof second_factor
  push: typeof push
  statistics: typeof statistics
  support: typeof support
  talk: typeof talk
  operator: typeof operator
}

export type Namespace = keyof Texts

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app'
    defaultVariables: { brand: string }
    resources: Texts
  }
}

type Bundle = Record<string, unknown>
type Loader = () => Promise<Bundle>

/** One file per namespace and locale, loaded when a route needs it. */
const loaders: Record<Namespace, Record<Locale, Loader>> = {
  app: {
    en: () => import('../locale/en.ts').then((file) => file.en),
    ru: () => import('../locale/ru.ts').then((file) => file.ru),
  },
  account: {
    en: () => import('../../features/account/locale/en.ts').then((file) => file.en),
    ru: () => import('../../features/account/locale/ru.ts').then((file) => file.ru),
  },
  auth: {
    en: () => import('../../features/auth/locale/en.ts').then((file) => file.en),
    ru: () => import('../../features/auth/locale/ru.ts').then((file) => file.ru),
  },
  billing: {
    en: () => import('../../features/billing/locale/en.ts').then((file) => file.en),
    ru: () => import('../../features/billing/locale/ru.ts').then((file) => file.ru),
  },
  entry: {
    en: () => import('../../features/entry/locale/en.ts').then((file) => file.en),
    ru: () => import('../../features/entry/locale/ru.ts').then((file) => file.ru),
  },
  gallery: {
    en: () => import('../gallery/locale/en.ts').then((file) => file.en),
    ru: () => import('../gallery/locale/ru.ts').then((file) => file.ru),
  },
  company: {
    en: () => import('../../features/company/locale/en.ts').then((file) => file.en),
    ru: () => import('../../features/company/locale/ru.ts').then((file) => file.ru),
  },
  licensing: {
    en: () => import('../../features/licensing/locale/en.ts').then((file) => file.en),
    ru: () => import('../../features/licensing/locale/ru.ts').then((file) => file.ru),
  },
  link: {
    en: () => import('../../features/link/locale/en.ts').then((file) => file.en),
    ru: () => import('../../features/link/locale/ru.ts').then((file) => file.ru),
  },
  notices: {
    en: () => import('../notices/locale/en.ts').then((file) => file.en),
    ru: () => import('../notices/locale/ru.ts').then((file) => file.ru),
  },
  purchase: {
    en: () => import('../../features/purchase/locale/en.ts').then((file) => file.en),
    ru: () => import('../../features/purchase/locale/ru.ts').then((file) => file.ru),
  },
  push: {
    en: () => import('../../features/push/locale/en.ts').then((file) => file.en),
    ru: () => import('../../features/push/locale/ru.ts').then((file) => file.ru),
  },
  statistics: {
    en: () => import('../../features/statistics/locale/en.ts').then((file) => file.en),
    ru: () => import('../../features/statistics/locale/ru.ts').then((file) => file.ru),
  },
  support: {
    en: () => import('../../features/support/locale/en.ts').then((file) => file.en),
    ru: () => import('../../features/support/locale/ru.ts').then((file) => file.ru),
  },
  second_factor: {
    en: () => import('../../ui/second-factor/locale/en.ts').then((file) => file.en),
    ru: () => import('../../ui/second-factor/locale/ru.ts').then((file) => file.ru),
  },
  talk: {
    en: () => import('../../ui/talk/locale/en.ts').then((file) => file.en),
    ru: () => import('../../ui/talk/locale/ru.ts').then((file) => file.ru),
  },
  operator: {
    en: () => import('../../console/locale/en.ts').then((file) => file.en),
    ru: () => import('../../console/locale/ru.ts').then((file) => file.ru),
  },
}

export const namespaces = Object.keys(loaders) as readonly Namespace[]

export const loadTexts = (locale: string, namespace: string): Promise<Bundle> => {
  const files = loaders[namespace as Namespace]
  return locale === 'ru' ? files.ru() : files.en()
}

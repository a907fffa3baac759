import type { BillingPeriod } from '@foyer/contract/vocabulary/billing-period.ts'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { formatDay } from '../../../platform/locale/format.ts'

export interface LicensingTexts {
  readonly periods: Readonly<Record<BillingPeriod, string>>
  readonly prolongation: (humanId: string, name: string) => string
  /** The order of a raise: to so many. */
  readonly raise: (humanId: string, name: string, quantity: number) => string
  readonly raiseLine: (name: string, delta: number) => string
  readonly purchase: (name: string) => string
  readonly conversion: (humanId: string, name: string) => string
  readonly properties: (humanId: string) => string
  readonly termination: (humanId: string) => string
  /** What the vendor's people order for nothing. */
  readonly changed: Readonly<
    Record<
      'change_sku' | 'decrease' | 'set_price_correction' | 'terminate' | 'restore' | 'discontinue' | 'recommence',
      string
    >
  >
  readonly moneyTakenBack: string
  /** `yyyy-MM-dd` as people write it. */
  readonly day: (day: string) => string
}

const dayIn =
  (locale: Locale) =>
  (day: string): string =>
    formatDay(day, locale)

export const texts: Readonly<Record<Locale, LicensingTexts>> = {
  en: {
    periods: {
      monthly: 'monthly',
      quarterly: 'quarterly',
      semiannually: 'half-yearly',
      annually: 'yearly',
      daily: 'daily',
      hourly: 'hourly, 24 hours',
      one_time: 'one time',
    },
    prolongation: (humanId, name) => `Renewal of ${humanId} ${name}`,
    raise: (humanId, name, quantity) => `Increase of ${humanId} ${name} to ${quantity}`,
    raiseLine: (name, delta) => `${name}, ${delta} more`,
    purchase: (name) => `Purchase of ${name}`,
    conversion: (humanId, name) => `${name} instead of the trial ${humanId}`,
    properties: (humanId) => `Properties of ${humanId} changed`,
    termination: (humanId) => `Trial ${humanId} ended`,
    changed: {
      change_sku: 'Plan changed',
      decrease: 'Limit decreased',
      set_price_correction: 'Price agreed',
      terminate: 'Licence ended',
      restore: 'Licence restored',
      discontinue: 'Automatic renewal stopped',
      recommence: 'Automatic renewal turned on',
    },
    moneyTakenBack: 'The bank took the payment back',
    day: dayIn('en'),
  },
  ru: {
    periods: {
      monthly: 'на месяц',
      quarterly: 'на квартал',
      semiannually: 'на полгода',
      annually: 'на год',
      daily: 'на день',
      hourly: 'почасовая оплата, 24 часа',
      one_time: 'разовая оплата',
    },
    prolongation: (humanId, name) => `Продление ${humanId} ${name}`,
    raise: (humanId, name, quantity) => `Увеличение лимита ${humanId} ${name} до ${quantity}`,
    raiseLine: (name, delta) => `${name}, ещё ${delta}`,
    purchase: (name) => `Покупка ${name}`,
    conversion: (humanId, name) => `${name} вместо пробной лицензии ${humanId}`,
    properties: (humanId) => `Изменены свойства ${humanId}`,
    termination: (humanId) => `Завершена пробная лицензия ${humanId}`,
    changed: {
      change_sku: 'Смена тарифа',
      decrease: 'Уменьшение лимита',
      set_price_correction: 'Согласованная цена',
      terminate: 'Прекращение лицензии',
      restore: 'Восстановление лицензии',
      discontinue: 'Отключение автопродления',
      recommence: 'Включение автопродления',
    },
    moneyTakenBack: 'Банк отменил платёж (чарджбэк)',
    day: dayIn('ru'),
  },
}

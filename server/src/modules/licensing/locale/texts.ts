import type { BillingPeriod } from '@foyer/contract/vocabulary/billing-period.ts'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'

export interface LicensingTexts {
  readonly periods: Readonly<Record<BillingPeriod, string>>
  readonly prolongation: (humanId: string, name: string) => string
  /** `yyyy-MM-dd` as people write it. */
  readonly day: (day: string) => string
}

const dayIn = (tag: string) => {
  const format = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (day: string): string => format.format(new Date(day)).replace(/\s?г\.$/, '')
}

export const texts: Readonly<Record<Locale, LicensingTexts>> = {
  en: {
    periods: {
      monthly: 'monthly',
      quarterly: 'quarterly',
      semiannually: 'half-yearly',
      annually: 'yearly',
      daily: 'daily',
      hourly: 'hourly',
      one_time: 'one time',
    },
    prolongation: (humanId, name) => `Prolongation of ${humanId} ${name}`,
    day: dayIn('en-GB'),
  },
  ru: {
    periods: {
      monthly: 'на месяц',
      quarterly: 'на квартал',
      semiannually: 'на полгода',
      annually: 'на год',
      daily: 'на день',
      hourly: 'почасовая оплата',
      one_time: 'разовая оплата',
    },
    prolongation: (humanId, name) => `Продление ${humanId} ${name}`,
    day: dayIn('ru-RU'),
  },
}

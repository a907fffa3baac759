import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import type { Settings } from '../config.ts'
import { openRatesFile, rateOn } from '../modules/branding/index.ts'

interface RatesFinding {
  readonly about: string
  readonly wrong: string | null
  readonly warning: true
}

const wrongWith = ({
  rates_file,
  max_age_days,
}: NonNullable<Settings['brands'][string]['tax_currency']>): string | null => {
  try {
    const rates = openRatesFile(rates_file).read()
    if (rates.size === 0) return `${rates_file} has no rates`
    const today = dayOf(Date.now())
    const old = [...rates.keys()].filter((currency) => rateOn(rates, currency, today, max_age_days) === null)
    return old.length === 0
      ? null
      : `${rates_file} has no rate of the last ${max_age_days} days for ${old.join(', ')}: invoices do not state their tax`
  } catch (error) {
    return (error as Error).message
  }
}

/** The exchange rates of brands whose invoices state their tax in another currency. */
export const lookAtRates = ({ brands }: Settings): RatesFinding[] =>
  Object.entries(brands).flatMap(([key, { tax_currency }]) =>
    tax_currency === undefined
      ? []
      : [{ about: `exchange rates of ${key}`, wrong: wrongWith(tax_currency), warning: true }],
  )
